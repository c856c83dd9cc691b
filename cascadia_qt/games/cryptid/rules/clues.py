"""The clues: what they say, and the cells that fit them on a map."""

from __future__ import annotations

from dataclasses import dataclass
from itertools import combinations

from cascadia_qt.games.cryptid.rules.cells import ALL, within
from cascadia_qt.games.cryptid.rules.sections import ANIMALS, TERRAINS, Ground

KINDS = ("stone", "shack")
COLOURS = ("white", "green", "blue", "black")  # black stands in the advanced game only
MODES = ("normal", "advanced")
NOT = "not "


@dataclass(frozen=True, slots=True)
class Clue:
    """A clue without its negation.

    Attributes:
        steps: within how many steps of it a cell fits; 0 is on it.
        things: terrains, animals, kinds or a colour of structures.
    """

    steps: int
    things: tuple[str, ...]

    @property
    def word(self) -> str:
        """How files call it."""
        if not self.steps:
            return "on:" + ":".join(self.things)
        return f"w{self.steps}:" + ("animal" if self.things == ANIMALS else self.things[0])


_PAIRS = tuple(Clue(0, pair) for pair in combinations(TERRAINS, 2))
_ORDINARY = (
    *_PAIRS,
    *(Clue(1, (terrain,)) for terrain in ("forest", "desert", "swamp", "mountain", "water")),
    Clue(1, ANIMALS),
    *(Clue(2, (thing,)) for thing in (*KINDS, *ANIMALS)),
    *(Clue(3, (colour,)) for colour in ("blue", "white", "green")),
)
_ALL = (*_ORDINARY, Clue(3, ("black",)))
POSITIVE = {clue.word: clue for clue in _ALL}
# In the order of the deduction sheet, negations after everything else.
CLUES = {
    "normal": tuple(clue.word for clue in _ORDINARY),
    "advanced": (*POSITIVE, *(NOT + word for word in POSITIVE)),
}


def opposite(clue: str) -> str:
    """What is true where `clue` is not."""
    return clue.removeprefix(NOT) if clue.startswith(NOT) else NOT + clue


def said_of(clue: str) -> Clue:
    """What a clue, negated or not, is about."""
    return POSITIVE[clue.removeprefix(NOT)]


@dataclass(frozen=True, slots=True)
class Structure:
    """A standing stone or an abandoned shack."""

    kind: str
    colour: str
    cell: int


def colours_of(mode: str) -> tuple[str, ...]:
    """The colours of structures that a mode has."""
    return COLOURS if mode == "advanced" else COLOURS[:-1]


def cells_of_clues(ground: Ground, structures: tuple[Structure, ...], mode: str) -> dict[str, int]:
    """For every clue of a mode the cells that fit it."""
    places = {**ground.terrains, **ground.animals, **dict.fromkeys((*KINDS, *COLOURS), 0)}
    for structure in structures:
        places[structure.kind] |= 1 << structure.cell
        places[structure.colour] |= 1 << structure.cell
    found = {}
    for word in CLUES["normal"] if mode == "normal" else POSITIVE:
        clue = POSITIVE[word]
        things = 0
        for thing in clue.things:
            things |= places[thing]
        found[word] = within(clue.steps, things) if clue.steps else things
    if mode == "advanced":
        found |= {NOT + word: ALL ^ cells for word, cells in found.items()}
    return found
