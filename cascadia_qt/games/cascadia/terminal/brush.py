"""The letters and colours of pictures in a terminal; a letter tells what a colour tells."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from cascadia_qt.games.cascadia.rules.environment import PlacedTile
from cascadia_qt.games.cascadia.rules.terms import Habitat, Wildlife
from cascadia_qt.games.cascadia.terminal.palette import TRUE, Palette
from cascadia_qt.words.language import translate

FADED = "dim"


@dataclass(frozen=True, slots=True)
class Brush:
    """How things are drawn; `plain` is ASCII, and styles are then of no use."""

    plain: bool
    palette: Palette = TRUE

    @property
    def gold(self) -> str:
        """The style of what can be typed."""
        return self.palette.gold

    def habitat(self, habitat: Habitat) -> str:
        """The letter of a habitat, small where those of animals are large."""
        return _letters(translate("Terminal", "mfpwr"), "mfpwr")[habitat]

    def species(self, species: Wildlife) -> str:
        return _letters(translate("Terminal", "BESHF"), "BESHF")[species]

    def edge(self, habitat: Habitat) -> str:
        """The style of a letter on its habitat."""
        return self.palette.habitats[habitat].style

    def fill(self, habitat: Habitat, behind: Habitat | None = None) -> str:
        """The style of a piece of habitat, before another one or before nothing."""
        paints = self.palette.habitats
        fill = paints[habitat].fill
        return fill if behind is None else f"{fill} on {paints[behind].fill}"

    def token(self, species: Wildlife) -> tuple[str, str]:
        return f"({self.species(species)})", f"bold {self.palette.tokens[species].style}"

    def middle(self, placed: PlacedTile) -> tuple[str, str]:
        """Three letters that tell what is on a tile, with their style."""
        if placed.token is not None:
            return self.token(placed.token)
        animals = "".join(map(self.species, placed.tile.wildlife))
        sign = f"*{animals}*" if placed.tile.keystone else f"{animals:^3}"
        return sign, self.palette.paper.style


def _letters(translated: str, plain: str) -> Sequence[str]:
    return translated if len(set(translated)) == len(plain) == len(translated) else plain
