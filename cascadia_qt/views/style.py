"""The style sheet: rounded, quiet, on an eight-pixel grid."""

from __future__ import annotations

from string import Template

from cascadia_qt.views.theme import Theme

_SHEET = Template("""
QMainWindow, QDialog, QMenu, QMenuBar, QToolBar { background: $paper; color: $ink; }
QMenuBar::item { padding: 4px 10px; border-radius: 4px; }
QMenuBar::item:selected, QMenu::item:selected { background: $sunken; color: $ink; }
QMenu { border: 1px solid $line; padding: 4px; }
QMenu::item { padding: 6px 24px; border-radius: 4px; }
QToolBar { border: none; padding: 2px 12px; spacing: 4px; }
QToolBar::separator { background: $line; width: 1px; margin: 6px 6px; }
QToolButton { border: none; border-radius: 6px; padding: 5px 10px; color: $ink; }
QToolButton:hover { background: $sunken; }
QToolButton:disabled { color: $faded; }
QPushButton {
    background: $raised; color: $ink; border: 1px solid $line; border-radius: 6px;
    padding: 6px 14px; min-height: 18px;
}
QPushButton:hover { border-color: $gold; }
QPushButton:focus { border: 2px solid $gold; padding: 5px 13px; }
QPushButton[primary="true"] { background: $gold; color: $on_gold; border-color: $gold; }
QPushButton:disabled { color: $faded; }
QToolTip { background: $raised; color: $ink; border: 1px solid $line; padding: 4px; }
#prompt_bar { background: $raised; border-bottom: 1px solid $line; }
#prompt_who { color: white; border-radius: 6px; padding: 4px 12px; font-weight: 600; }
#prompt_what { font-size: 14px; }
#prompt_turn, #supply { color: $faded; }
#miniature_title { color: $ink; background: transparent; }
""")


def style_sheet(theme: Theme) -> str:
    colours = {name: getattr(theme, name) for name in Theme.__slots__}
    return _SHEET.substitute(colours)
