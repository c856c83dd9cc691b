"""The worked example of the rulebook and the boards drawn on the card faces."""

from __future__ import annotations

import re

import pytest

from cascadia_qt.games.cascadia.rules.drawing import drawn_tokens as tokens
from cascadia_qt.games.cascadia.rules.scoring.corridors import (
    bonus_units,
    corridor_units,
    largest_corridors,
)
from cascadia_qt.games.cascadia.rules.scoring.rulings import Scoring
from cascadia_qt.games.cascadia.rules.scoring.sheet import Landscape, ScoreSheet, score, winners
from cascadia_qt.games.cascadia.rules.scoring.tokens import Group, Tokens
from cascadia_qt.games.cascadia.rules.scoring.unit import Category, Unit, Why
from cascadia_qt.games.cascadia.rules.scoring.wildlife import wildlife_units
from cascadia_qt.games.cascadia.rules.terms import Card, Habitat, Variant, Wildlife
from cascadia_qt.rules.grid import HEX, Cell
from tests.games.cascadia.boards import points

CARDS_A = Scoring(Variant.CARDS, (Card.A,) * len(Wildlife))

# The player of the rulebook's example.
JADE_TOKENS = """
. . B . . .
 H B S S E H
F F S H E B
 E E S E B .
. . . H F .
"""
JADE_WILDLIFE = {
    Wildlife.BEAR: 11,
    Wildlife.ELK: 14,
    Wildlife.SALMON: 12,
    Wildlife.HAWK: 11,
    Wildlife.FOX: 11,
}
# Cell and the habitats of its sides, clockwise from east, each by its first letter.
JADE_TILES = """
 1,0 rrrppp   2,0 ppfffp
 0,1 ppprrr   1,1 rppprr   2,1 rrrrrr   3,1 mmrrrm   4,1 mmmrrr   5,1 rmmmrr
-1,2 ppwwwp   0,2 pmmmpp   1,2 fffppp   2,2 mwwwmm   3,2 wwwmmm   4,2 mwwwmm
-1,3 pppppp   0,3 ffpppf   1,3 wwfffw   2,3 fffwww   3,3 wwfffw   4,3 wwwwww
 0,4 ffpppf   1,4 ffwwwf   2,4 ffffff
"""
# The largest corridors, the bonuses and the sums of the three players of the example.
SIZES = {
    Habitat.MOUNTAIN: (6, 5, 6),
    Habitat.FOREST: (4, 4, 4),
    Habitat.PRAIRIE: (7, 3, 8),
    Habitat.WETLAND: (8, 7, 6),
    Habitat.RIVER: (5, 7, 7),
}
BONUSES = {
    Habitat.MOUNTAIN: (2, 0, 2),
    Habitat.FOREST: (1, 1, 1),
    Habitat.PRAIRIE: (1, 0, 3),
    Habitat.WETLAND: (3, 1, 0),
    Habitat.RIVER: (0, 2, 2),
}
WILDLIFE_TOTALS = (59, 67, 55)
HABITAT_TOTALS = (37, 30, 39)
NATURE = (2, 0, 1)
TOTALS = (98, 97, 95)

# A heading names species, card, drawing and points.
CARD_FACES = """
== hawk C face: 12
. . H .
 . E .
. H H .
 B S E
H B . H
== hawk D face: 20
. . . H
 H B B
H E E H
 S S F
. H H .
== salmon A face: 25
S . . S S
 S S S . S
== salmon A triangle: 8
S S
 S
== salmon B face: 17
. . S S
 S S .
S . . .
== salmon C face: 15
. . S S
 . S .
S S . .
== salmon D face: 7
H . F
 S S B
S F .
== fox A face: 8
 E S
H F B
 F B
== fox B face: 7
 S B
H F B
 S H
== fox C face: 4
 S S
S F S
== fox D face: 11
 S S B
H F F B
 E E H
== elk B triangle: 9
 E
E E
== elk B rhombus: 13
 E
E E
 E
== elk C face: 28
E E . . E
 . E E E E
. . . E .
== elk D arc-of-1: 2
E
== elk D arc-of-2: 5
 E
E
== elk D arc-of-3: 8
 . E
E E
== elk D arc-of-4: 12
E . E
 E E
== elk D arc-of-5: 16
 E .
E . E
 E E
== elk D full-ring: 21
 E E
E . E
 E E
== bear A face: 4
 B
B
== bear B face: 10
 B B
B .
== bear D face: 13
 B B
B B
"""

FAMILY = """
S S S . . . . . . . .
 . . . . . . . . . .
. F F . . . . . . . .
 . . . . . . . . . .
. . E E . . . . . . .
 . . . . . . . . . .
. . . B . . B . . . .
 . . . . . . . . . .
. . . . H . . H . . H
"""


def _card_faces() -> dict[str, tuple[Wildlife, Card, str, int]]:
    found = {}
    for part in CARD_FACES.split("== ")[1:]:
        heading, drawing = part.split("\n", 1)
        title, expected = heading.split(": ")
        species, card, _ = title.split()
        found[title] = Wildlife[species.upper()], Card(card), drawing, int(expected)
    return found


def _jade_edges() -> dict[Cell, tuple[Habitat, ...]]:
    letters = {habitat.word[0]: habitat for habitat in Habitat}
    tiles = re.findall(r"(-?\d),(\d) (\w+)", JADE_TILES)
    return {Cell(int(q), int(r)): tuple(letters[side] for side in sides) for q, r, sides in tiles}


def _rows(seat: int) -> dict[Cell, tuple[Habitat, ...]]:
    """Corridors of the sizes of the player on `seat`, one row a habitat."""
    return {
        Cell(place, 2 * row): (habitat,) * HEX.sides
        for row, (habitat, sizes) in enumerate(SIZES.items())
        for place in range(sizes[seat])
    }


def _sheets() -> tuple[ScoreSheet, ...]:
    """The table of the example; of the others' wildlife only the total is printed."""
    jade = Landscape(tokens(HEX, JADE_TOKENS), _jade_edges(), NATURE[0])
    others = [Landscape({}, _rows(seat), NATURE[seat]) for seat in (1, 2)]
    first, *rest = score(HEX, CARDS_A, [jade, *others])
    printed = [
        Unit(Category.WILDLIFE, None, (), total, Why.GROUP, 0) for total in WILDLIFE_TOTALS[1:]
    ]
    return first, *(
        ScoreSheet((*sheet.units, unit)) for sheet, unit in zip(rest, printed, strict=True)
    )


@pytest.mark.parametrize(
    ("species", "card", "drawing", "expected"), _card_faces().values(), ids=list(_card_faces())
)
def test_card_face(species: Wildlife, card: Card, drawing: str, expected: int) -> None:
    assert points(HEX, species, card, drawing) == expected


@pytest.mark.parametrize(("species", "expected"), JADE_WILDLIFE.items())
def test_wildlife_of_the_rulebook(species: Wildlife, expected: int) -> None:
    assert points(HEX, species, Card.A, JADE_TOKENS) == expected


@pytest.mark.parametrize("habitat", Habitat)
def test_corridors_of_the_rulebook(habitat: Habitat) -> None:
    assert len(largest_corridors(HEX, _jade_edges())[habitat]) == SIZES[habitat][0]


def test_corridors_score_their_sizes() -> None:
    units = corridor_units(largest_corridors(HEX, _jade_edges()))
    assert {unit.subject: unit.points for unit in units} == {
        habitat: sizes[0] for habitat, sizes in SIZES.items()
    }


@pytest.mark.parametrize("seat", range(3))
@pytest.mark.parametrize("habitat", Habitat)
def test_bonuses_of_the_rulebook(habitat: Habitat, seat: int) -> None:
    largest: list[dict[Habitat, Group]] = [
        {kind: tuple(Cell(i, 0) for i in range(sizes[player])) for kind, sizes in SIZES.items()}
        for player in range(3)
    ]
    won = {unit.subject: unit.points for unit in bonus_units(largest, seat)}
    assert won.get(habitat, 0) == BONUSES[habitat][seat]


def test_wildlife_lines_of_the_sheet() -> None:
    jade = _sheets()[0]
    assert {species: jade.of(Category.WILDLIFE, species) for species in Wildlife} == JADE_WILDLIFE


@pytest.mark.parametrize("habitat", Habitat)
def test_box_of_a_habitat_holds_corridor_and_bonus(habitat: Habitat) -> None:
    assert [sheet.habitat(habitat) for sheet in _sheets()] == [
        size + bonus for size, bonus in zip(SIZES[habitat], BONUSES[habitat], strict=True)
    ]


@pytest.mark.parametrize("seat", range(3))
def test_sums_of_the_sheet(seat: int) -> None:
    sheet = _sheets()[seat]
    assert sheet.wildlife_total == WILDLIFE_TOTALS[seat]
    assert sheet.habitat_total == HABITAT_TOTALS[seat]
    assert sheet.nature == NATURE[seat]
    assert sheet.total == TOTALS[seat]


def test_jade_wins() -> None:
    assert winners(_sheets()) == (0,)


def test_family_of_the_rulebook() -> None:
    family = wildlife_units(Tokens(HEX, tokens(HEX, FAMILY)), Scoring(Variant.FAMILY))
    won = sorted((unit.points for unit in family), reverse=True)
    assert won == [9, 5, 5, 2, 2, 2, 2, 2]
    assert sum(won) == 29
