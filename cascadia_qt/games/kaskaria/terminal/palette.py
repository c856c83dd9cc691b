"""The colours of cards, for what a terminal can show: 256 or more, or 16."""

from __future__ import annotations

from collections.abc import Mapping

_DARK, _LIGHT = "color(234)", "color(231)"
_MANY = {
    "red": f"{_LIGHT} on color(160)",
    "orange": f"{_DARK} on color(208)",
    "yellow": f"{_DARK} on color(220)",
    "green": f"{_LIGHT} on color(28)",
    "blue": f"{_LIGHT} on color(26)",
    "purple": f"{_LIGHT} on color(91)",
    "pink": f"{_DARK} on color(212)",
    "brown": f"{_LIGHT} on color(94)",
    "grey": f"{_DARK} on color(247)",
}
# Sixteen have neither orange nor pink nor brown: what is next to them.
_FEW = {
    "red": "bright_white on red",
    "orange": "black on bright_red",
    "yellow": "black on bright_yellow",
    "green": "black on green",
    "blue": "bright_white on blue",
    "purple": "bright_white on magenta",
    "pink": "black on bright_magenta",
    "brown": "black on yellow",
    "grey": "bright_white on bright_black",
}


def card_styles(system: str | None) -> Mapping[str, str]:
    """The style of each colour in a colour system of rich; None shows no colour at all."""
    return _MANY if system in (None, "truecolor", "256") else _FEW
