"""The style of what only the statistics have."""

from __future__ import annotations

from cascadia_qt.views.text_size import sized
from cascadia_qt.views.theme import Theme

_SHEET = """
#statistics_card {{ background: {raised}; border: 1px solid {line}; border-radius: 8px; }}
#statistics_number {{ font-size: 2.3em; font-weight: 600; }}
#statistics_readout {{
    background: {ink}; color: {paper}; border-radius: 6px; padding: 6px 10px;
}}
#statistics_nothing {{ color: {faded}; font-size: 1.25em; }}
#statistics_table {{
    background: transparent; border: 2px solid transparent; border-radius: 7px; outline: none;
    selection-background-color: {sunken}; selection-color: {ink};
}}
#statistics_table:focus {{ border-color: {why}; }}
#statistics_table::item {{ padding: 0 12px; border-bottom: 1px solid {sunken}; }}
#statistics_table::item:selected {{ background: {sunken}; color: {ink}; }}
#statistics_table QHeaderView {{ background: transparent; border: none; }}
#statistics_table QHeaderView::section {{
    background: {raised}; color: {faded}; border: none; border-bottom: 1px solid {line};
    padding: 8px 15px;
}}
#statistics_table QHeaderView::section:hover {{ color: {ink}; }}
#statistics_table QHeaderView::up-arrow {{ image: url({marks}/up.svg); width: 12px; height: 12px; }}
#statistics_table QHeaderView::down-arrow {{
    image: url({marks}/down.svg); width: 12px; height: 12px;
}}
"""


def statistics_style(theme: Theme) -> str:
    from cascadia_qt.assets import resource

    words = {name: getattr(theme, name) for name in Theme._fields}
    return sized(_SHEET.format(**words, marks=resource("marks").as_posix()))
