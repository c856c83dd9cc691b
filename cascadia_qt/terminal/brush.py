"""The letters and colours of pictures in a terminal; a letter tells what a colour tells."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from cascadia_qt.rules.cascadia.environment import PlacedTile
from cascadia_qt.rules.cascadia.terms import Habitat, Wildlife
from cascadia_qt.words.language import translate

_DARK, _LIGHT = "#1C2521", "#FBF7EC"
_PAPER = f"{_DARK} on #F4EEDF"
_FILLS = {
    Habitat.MOUNTAIN: "#8C8888",
    Habitat.FOREST: "#334D47",
    Habitat.PRAIRIE: "#FCCE46",
    Habitat.WETLAND: "#BEDDC4",
    Habitat.RIVER: "#307BC9",
}
_LIGHT_LETTERS = (Habitat.FOREST, Habitat.RIVER)
_TOKENS = {
    Wildlife.BEAR: f"bold {_LIGHT} on #4D3119",
    Wildlife.ELK: f"bold {_DARK} on #CCCAB2",
    Wildlife.SALMON: f"bold {_LIGHT} on #BF2D68",
    Wildlife.HAWK: f"bold {_DARK} on #50A0D4",
    Wildlife.FOX: f"bold {_DARK} on #E4911E",
}
GOLD = "bold #B8791A"  # readable on light and on dark
FADED = "dim"


@dataclass(frozen=True, slots=True)
class Brush:
    """How things are drawn; `plain` is ASCII, and styles are then of no use."""

    plain: bool

    def habitat(self, habitat: Habitat) -> str:
        """The letter of a habitat, small where those of animals are large."""
        return _letters(translate("Terminal", "mfpwr"), "mfpwr")[habitat]

    def species(self, species: Wildlife) -> str:
        return _letters(translate("Terminal", "BESHF"), "BESHF")[species]

    def edge(self, habitat: Habitat) -> str:
        """The style of a letter on its habitat."""
        ink = _LIGHT if habitat in _LIGHT_LETTERS else _DARK
        return f"{ink} on {_FILLS[habitat]}"

    def fill(self, habitat: Habitat, behind: Habitat | None = None) -> str:
        """The style of a piece of habitat, before another one or before nothing."""
        return _FILLS[habitat] + ("" if behind is None else f" on {_FILLS[behind]}")

    def token(self, species: Wildlife) -> tuple[str, str]:
        return f"({self.species(species)})", _TOKENS[species]

    def middle(self, placed: PlacedTile, number: int | None) -> tuple[str, str]:
        """Three letters that tell what is on a tile, with their style."""
        if number is not None:
            return f"{number:^3}", f"bold {_DARK} on #E9B44C"
        if placed.token is not None:
            return self.token(placed.token)
        animals = "".join(map(self.species, placed.tile.wildlife))
        return (f"*{animals}*" if placed.tile.keystone else f"{animals:^3}"), _PAPER


def _letters(translated: str, plain: str) -> Sequence[str]:
    return translated if len(set(translated)) == len(plain) == len(translated) else plain
