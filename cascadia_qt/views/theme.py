"""Colours and widget style, light, dark and in high contrast: paper, ink and a little gold."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from contextvars import ContextVar
from functools import lru_cache
from typing import TYPE_CHECKING, NamedTuple

from PySide6.QtGui import QColor, QGuiApplication, QPalette

if TYPE_CHECKING:
    from cascadia_qt.rules.game import Seat

# Seat colours by the word that a record keeps, in the order in which they are proposed: white can
# be read on them, they can be read on paper, and whoever sees few colours can tell them apart. A
# test measures all of it.
SEAT_COLOURS = {
    "teal": "#117D8C",
    "rust": "#B35815",
    "slate": "#0C3391",
    "rose": "#6A172A",
    "moss": "#6F7364",
    "plum": "#270029",
}
_DARKER = 150  # per cent, for words in high contrast
# What stands for them on dark paper.
_ON_DARK = {
    "teal": "#A1E3C6",
    "rust": "#E6915B",
    "slate": "#7D90FF",
    "rose": "#A692A5",
    "moss": "#F8FF6E",
    "plum": "#F5CAFF",
}


def seat_colour(seat: Seat, number: int, *, dark: bool = False) -> str:
    """The colour of a seat; its number decides where a record names none that is known."""
    colours = _ON_DARK if dark else SEAT_COLOURS
    return colours.get(seat.colour or "", list(colours.values())[number])


def behind_white(colour: str) -> QColor:
    """The colour of a seat behind white words; darker where they must stand out more."""
    return QColor(colour).darker(_DARKER if current_theme().outlined else 100)


class Theme(NamedTuple):
    """The colours of one scheme, as words that Qt understands.

    Attributes:
        paper, raised, sunken: backgrounds: the table, cards upon it, fields in them.
        ink, faded, disabled: text, text of less weight, and text of what cannot be used now.
        line: thin lines and borders.
        gold: "you can act here"; why: "this is the reason"; loss: "this costs".
        outlined: whether everything has a border that is clearly seen.
        lettered: whether pieces that differ in colour carry letters, too.
    """

    dark: bool
    paper: str
    raised: str
    sunken: str
    ink: str
    faded: str
    disabled: str
    line: str
    gold: str
    on_gold: str
    why: str
    loss: str
    outlined: bool = False
    lettered: bool = False


LIGHT = Theme(
    dark=False,
    paper="#F4EEDF",
    raised="#FBF7EC",
    sunken="#EAE2CE",
    ink="#2B2A27",
    faded="#6A6457",
    disabled="#AFA99B",
    line="#D5CBB3",
    gold="#D39A23",
    on_gold="#2B2A27",
    why="#2E6F9E",
    loss="#B23A2E",
)
DARK = Theme(
    dark=True,
    paper="#1C2521",
    raised="#26312C",
    sunken="#141B18",
    ink="#E9E4D6",
    faded="#A9A797",
    disabled="#63665C",
    line="#3B4842",
    gold="#FDCA50",
    on_gold="#1C2521",
    why="#7FB9E0",
    loss="#E07969",
)

CONTRAST = Theme(
    dark=True,
    paper="#000000",
    raised="#0B0B0B",
    sunken="#1E1E1E",
    ink="#FFFFFF",
    faded="#DADADA",
    disabled="#8C8C8C",
    line="#C4C4C4",
    gold="#FFD93B",
    on_gold="#000000",
    why="#5FD0FF",
    loss="#FF8A94",
    outlined=True,
)
_THEMES = (LIGHT, DARK, CONTRAST)
# A role of the palette that no widget paints with tells whether pieces are lettered.
_LETTERS = QPalette.ColorRole.BrightText

_WORN: ContextVar[Theme | None] = ContextVar("worn", default=None)


def palette(theme: Theme) -> QPalette:
    """`theme` for widgets that draw themselves."""
    role = QPalette.ColorRole
    colours = {
        role.Window: theme.paper,
        role.WindowText: theme.ink,
        role.Base: theme.raised,
        role.AlternateBase: theme.sunken,
        role.Text: theme.ink,
        role.PlaceholderText: theme.faded,
        role.Button: theme.raised,
        role.ButtonText: theme.ink,
        role.ToolTipBase: theme.raised,
        role.ToolTipText: theme.ink,
        role.Highlight: theme.gold,
        role.HighlightedText: theme.on_gold,
        role.Link: theme.why,
        role.Mid: theme.line,
        role.Dark: theme.line,
        role.Light: theme.raised,
        _LETTERS: theme.gold if theme.lettered else theme.ink,
    }
    made = QPalette()
    for colour_role, colour in colours.items():
        made.setColor(colour_role, QColor(colour))
    for colour_role in (role.Text, role.WindowText, role.ButtonText):
        made.setColor(QPalette.ColorGroup.Disabled, colour_role, QColor(theme.disabled))
    return made


def current_theme() -> Theme:
    """The theme that the palette of the application stands for: ask whenever something is painted.

    The palette of a widget would not do, because style sheets put their colours into it.
    """
    return _WORN.get() or _theme_of_palette(QGuiApplication.palette().cacheKey())


@contextmanager
def dressed(theme: Theme) -> Iterator[Theme]:
    """What is painted meanwhile, in this thread, is painted in `theme`."""
    token = _WORN.set(theme)
    try:
        yield theme
    finally:
        _WORN.reset(token)


@lru_cache(maxsize=1)
def _theme_of_palette(_key: int) -> Theme:
    """That of the palette which is now the application's; its key changes with every change."""
    worn = QGuiApplication.palette()
    paper = worn.color(QPalette.ColorRole.Window)
    theme = next((each for each in _THEMES if paper == QColor(each.paper)), LIGHT)
    lettered = worn.color(_LETTERS) == QColor(theme.gold)
    return theme._replace(lettered=True) if lettered else theme
