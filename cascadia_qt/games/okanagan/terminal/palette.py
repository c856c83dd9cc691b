"""The colours of territories, for what a terminal can show: 256 or more, or 16."""

from __future__ import annotations

from collections.abc import Mapping

_DARK, _LIGHT = "color(234)", "color(231)"
_MANY = {
    "forest": f"{_LIGHT} on color(22)",
    "lake": f"{_LIGHT} on color(25)",
    "meadow": f"{_DARK} on color(222)",
    "rock": f"{_DARK} on color(248)",
}
_FEW = {
    "forest": "black on green",
    "lake": "bright_white on blue",
    "meadow": "black on yellow",
    "rock": "black on white",
}


def terrain_styles(system: str | None) -> Mapping[str, str]:
    """The style of each terrain in a colour system of rich; None shows no colour at all."""
    return _MANY if system in (None, "truecolor", "256") else _FEW
