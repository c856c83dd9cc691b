"""The colours of pictures, for what a terminal can show: millions, 256 or 16.

The nearest of few colours makes forests as grey as mountains, so each number has its own palette.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import NamedTuple

from cascadia_qt.games.cascadia.rules.terms import Habitat, Wildlife
from cascadia_qt.terminal.prompts import ACCENTS, FEW_COLOURS


class Paint(NamedTuple):
    """A colour and that of the letters on it, as rich names them."""

    fill: str
    ink: str

    @property
    def style(self) -> str:
        return f"{self.ink} on {self.fill}"


@dataclass(frozen=True, slots=True)
class Palette:
    """What pictures are painted with.

    Attributes:
        paper: what the animals of a tile are printed on.
        gold: the style of what can be typed, readable on light and on dark.
        chip: the style of a number on a tile.
    """

    habitats: Mapping[Habitat, Paint]
    tokens: Mapping[Wildlife, Paint]
    paper: Paint
    gold: str
    chip: str


def _true() -> Palette:
    dark, light = "#1C2521", "#FBF7EC"
    return Palette(
        {
            Habitat.MOUNTAIN: Paint("#8C8888", dark),
            Habitat.FOREST: Paint("#334D47", light),
            Habitat.PRAIRIE: Paint("#FCCE46", dark),
            Habitat.WETLAND: Paint("#BEDDC4", dark),
            Habitat.RIVER: Paint("#307BC9", light),
        },
        {
            Wildlife.BEAR: Paint("#4D3119", light),
            Wildlife.ELK: Paint("#CCCAB2", dark),
            Wildlife.SALMON: Paint("#BF2D68", light),
            Wildlife.HAWK: Paint("#50A0D4", dark),
            Wildlife.FOX: Paint("#E4911E", dark),
        },
        paper=Paint("#F4EEDF", dark),
        gold=ACCENTS["truecolor"],
        chip=f"bold {dark} on #E9B44C",
    )


def _many() -> Palette:
    dark, light = "color(234)", "color(231)"
    return Palette(
        {
            Habitat.MOUNTAIN: Paint("color(245)", dark),
            Habitat.FOREST: Paint("color(22)", light),
            Habitat.PRAIRIE: Paint("color(220)", dark),
            Habitat.WETLAND: Paint("color(122)", dark),
            Habitat.RIVER: Paint("color(26)", light),
        },
        {
            Wildlife.BEAR: Paint("color(94)", light),
            Wildlife.ELK: Paint("color(187)", dark),
            Wildlife.SALMON: Paint("color(161)", light),
            Wildlife.HAWK: Paint("color(75)", dark),
            Wildlife.FOX: Paint("color(208)", dark),
        },
        paper=Paint("color(255)", dark),
        gold=ACCENTS["256"],
        chip=f"bold {dark} on color(179)",
    )


def _few() -> Palette:
    """Without their brightness, which not every terminal shows, the five of a kind differ still."""
    dark, light = "black", "bright_white"
    return Palette(
        {
            Habitat.MOUNTAIN: Paint("bright_black", light),
            Habitat.FOREST: Paint("green", dark),
            Habitat.PRAIRIE: Paint("bright_yellow", dark),
            Habitat.WETLAND: Paint("bright_cyan", dark),
            Habitat.RIVER: Paint("blue", light),
        },
        {
            Wildlife.BEAR: Paint("yellow", dark),
            Wildlife.ELK: Paint("white", dark),
            Wildlife.SALMON: Paint("magenta", light),
            Wildlife.HAWK: Paint("cyan", dark),
            Wildlife.FOX: Paint("bright_red", dark),
        },
        paper=Paint("bright_white", dark),
        gold=FEW_COLOURS,
        chip="bold reverse",
    )


TRUE, MANY, FEW = _true(), _many(), _few()
_BY_SYSTEM = {"truecolor": TRUE, "256": MANY}


def palette_of(system: str | None) -> Palette:
    """The palette for a colour system of rich; None shows no colour at all."""
    return _BY_SYSTEM.get(system or "truecolor", FEW)
