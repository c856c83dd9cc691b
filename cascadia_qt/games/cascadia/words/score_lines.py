"""The lines of the score sheet: what they are called, what they count and of what."""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum, auto

from cascadia_qt.games.cascadia.rules.scoring.sheet import ScoreSheet
from cascadia_qt.games.cascadia.rules.scoring.unit import Category, Unit
from cascadia_qt.games.cascadia.rules.terms import Habitat, Wildlife
from cascadia_qt.games.cascadia.words.names import habitat_name, species_name
from cascadia_qt.words.language import translate


class Kind(Enum):
    """What a line of the sheet is."""

    WILDLIFE = auto()
    HABITAT = auto()
    NATURE = auto()
    SUM = auto()
    TOTAL = auto()


@dataclass(frozen=True, slots=True)
class Line:
    """A line of the sheet; `id` never changes, in no language and no version."""

    id: str
    kind: Kind
    subject: Wildlife | Habitat | None = None

    def name(self) -> str:
        match self.subject:
            case Wildlife() as species:
                return species_name(species)
            case Habitat() as habitat:
                return habitat_name(habitat)
            case None:
                return _names()[self.id]

    def points(self, sheet: ScoreSheet) -> int:
        """What the line counts; for a habitat its corridor alone."""
        match self.subject:
            case Wildlife() as species:
                return sheet.of(Category.WILDLIFE, species)
            case Habitat() as habitat:
                return sheet.of(Category.CORRIDOR, habitat)
            case None:
                sums = {
                    "wildlife": sheet.wildlife_total,
                    "habitats": sheet.habitat_total,
                    "nature": sheet.nature,
                    "total": sheet.total,
                }
                return sums[self.id]

    def units(self, sheet: ScoreSheet) -> tuple[Unit, ...]:
        """What the line is made of; the total is made of everything."""
        match self.subject:
            case Wildlife() | Habitat() as subject:
                return tuple(unit for unit in sheet.units if unit.subject is subject)
            case None:
                made_of = _CATEGORIES.get(self.id, tuple(Category))
                return tuple(unit for unit in sheet.units if unit.category in made_of)

    def bonus(self, sheet: ScoreSheet) -> int:
        """What a habitat counts besides its corridor; 0 in other lines."""
        match self.subject:
            case Habitat() as habitat:
                return sheet.of(Category.BONUS, habitat)
            case _:
                return 0


_CATEGORIES = {
    "wildlife": (Category.WILDLIFE,),
    "habitats": (Category.CORRIDOR, Category.BONUS),
    "nature": (Category.NATURE,),
}
LINES = (
    *(Line(species.word, Kind.WILDLIFE, species) for species in Wildlife),
    Line("wildlife", Kind.SUM),
    *(Line(habitat.word, Kind.HABITAT, habitat) for habitat in Habitat),
    Line("habitats", Kind.SUM),
    Line("nature", Kind.NATURE),
    Line("total", Kind.TOTAL),
)
LINES_BY_ID = {line.id: line for line in LINES}


def _names() -> dict[str, str]:
    return {
        "wildlife": translate("Score", "Wildlife"),
        "habitats": translate("Score", "Habitats"),
        "nature": translate("Score", "Nature tokens"),
        "total": translate("Score", "Total"),
    }
