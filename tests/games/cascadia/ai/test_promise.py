"""What a landscape promises, and the futures that are cut short for it."""

from __future__ import annotations

import pytest

from cascadia_qt.games.cascadia.ai.effort import NOTHING_BUT_POINTS, Effort
from cascadia_qt.games.cascadia.ai.kernel.candidates import candidates
from cascadia_qt.games.cascadia.ai.kernel.geometry import Geometry
from cascadia_qt.games.cascadia.ai.kernel.land import Land
from cascadia_qt.games.cascadia.ai.kernel.numbers import EDGE_BITS
from cascadia_qt.games.cascadia.ai.kernel.plan import Outlook, Weights
from cascadia_qt.games.cascadia.ai.kernel.promise import promise
from cascadia_qt.games.cascadia.ai.kernel.search import Search
from cascadia_qt.games.cascadia.ai.kernel.tally import Tally
from cascadia_qt.games.cascadia.rules.scoring.rulings import Scoring
from cascadia_qt.games.cascadia.rules.terms import Card, Habitat, Variant, Wildlife
from cascadia_qt.rules.grid import HEX, Cell
from tests.games.cascadia.ai.lands import positions

GEOMETRY = Geometry(HEX)
PLENTY = 9  # turns


def land_with(card: Card = Card.A) -> Land:
    """One forest tile for bears in the middle."""
    land = Land(Tally(GEOMETRY, Scoring(Variant.CARDS, (card,) * len(Wildlife))))
    lay(land, Cell(0, 0), Habitat.FOREST, Wildlife.BEAR)
    return land


def lay(land: Land, cell: Cell, habitat: Habitat, *wildlife: Wildlife) -> None:
    edges = sum(int(habitat) << (EDGE_BITS * side) for side in range(6))
    land.lay(GEOMETRY.index[cell], edges, sum(1 << int(one) for one in wildlife), keystone=False)


def settle(land: Land, cell: Cell, wildlife: Wildlife) -> None:
    land.settle(int(wildlife), GEOMETRY.index[cell])


def promised(land: Land, left: int = PLENTY) -> float:
    return promise(Outlook(land, Weights(NOTHING_BUT_POINTS), left), left)


@pytest.mark.parametrize("left", [1, 2, 3, 4, PLENTY])
def test_it_takes_some_turns_to_reap(left: int) -> None:
    assert promised(land_with(), left) == pytest.approx(promised(land_with()) * min(1, left / 3))


def test_a_tile_for_an_animal_that_earns_promises_more() -> None:
    one, other = land_with(), land_with()
    for land in (one, other):
        settle(land, Cell(0, 0), Wildlife.BEAR)
    lay(one, Cell(1, 0), Habitat.FOREST, Wildlife.BEAR)
    lay(other, Cell(1, 0), Habitat.FOREST, Wildlife.HAWK)
    assert promised(one) > promised(other)


def test_two_corridors_have_more_ends_than_one() -> None:
    one, other = land_with(), land_with()
    lay(one, Cell(1, 0), Habitat.FOREST, Wildlife.HAWK)
    lay(other, Cell(1, 0), Habitat.RIVER, Wildlife.HAWK)
    assert promised(one) < promised(other)


@pytest.mark.parametrize(("card", "most"), [(Card.A, 5), (Card.B, 6), (Card.C, 6)])
def test_company_comes_where_there_is_room(card: Card, most: int) -> None:
    land = land_with(card)
    lay(land, Cell(1, 0), Habitat.FOREST, Wildlife.FOX)
    fox = GEOMETRY.index[Cell(1, 0)]
    assert land.room_for_company(fox) == most
    settle(land, Cell(0, 0), Wildlife.BEAR)
    earned = land.tally.fox_points(land.counts[fox])
    assert land.room_for_company(fox) == min(5, land.tally.fox_most - earned)


def test_a_future_followed_to_the_end_promises_nothing() -> None:
    position = positions(HEX, 1)[12]
    weights = Weights(Effort().weights)
    for horizon, whole in ((position.left, True), (2, False)):
        found = candidates(position, weights, 4)
        Search(position, weights, horizon, 1).follow(found)
        assert all(one.total.is_integer() for one in found) == whole
