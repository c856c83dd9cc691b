"""How things are drawn in a terminal: letters tell everything that colours tell."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from cascadia_qt.games.okanagan.rules.board import INFLUENCE
from cascadia_qt.games.okanagan.rules.rewards import SHAPE_OF, SHAPES, TERRAINS
from cascadia_qt.words.language import translate

_SIGNS = dict(zip(SHAPES, "o#*", strict=True))


@dataclass(frozen=True, slots=True)
class Brush:
    """How things are drawn.

    Attributes:
        styles: of the four terrains.
        accent: the style of what can be typed, and of buildings.
    """

    styles: Mapping[str, str]
    accent: str

    @property
    def terrains(self) -> Mapping[str, str]:
        """Their letters; small ones are of closed territories."""
        return _letters(TERRAINS, translate("OkanaganTerminal", "FLMR"), "FLMR")

    @property
    def buildings(self) -> Mapping[str, str]:
        return _letters(tuple(INFLUENCE), translate("OkanaganTerminal", "swf"), "swf")

    @property
    def shapes(self) -> Mapping[str, str]:
        return _SIGNS

    def side(self, terrain: str, reward: str | None, *, closed: bool = False) -> str:
        """A side of a tile: the letter of its terrain and the sign of its reward's shape."""
        letter = self.terrains[terrain]
        sign = " " if reward is None else _SIGNS[SHAPE_OF[reward]]
        return (letter.lower() if closed else letter) + sign


def _letters(things: tuple[str, ...], wanted: str, else_: str) -> dict[str, str]:
    """A letter for each thing; a translation that tells them not apart is not used."""
    usable = len(set(wanted)) == len(wanted) == len(things)
    return dict(zip(things, wanted if usable else else_, strict=True))
