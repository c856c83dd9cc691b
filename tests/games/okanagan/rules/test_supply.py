"""Piles, face-up tiles, and what is taken from them."""

from __future__ import annotations

from dataclasses import replace

import pytest

from cascadia_qt.games.okanagan.rules.events import (
    Event,
    FaceUpRefilled,
    PileHalved,
    TileTaken,
    TurnEnded,
)
from cascadia_qt.games.okanagan.rules.game import OKANAGAN
from cascadia_qt.games.okanagan.rules.options import Options
from cascadia_qt.games.okanagan.rules.state import Hand, Phase, State
from cascadia_qt.games.okanagan.rules.supply import Supply
from tests.games.okanagan.table import choices, events, played, scene, shown, steps


@pytest.mark.parametrize(
    ("players", "piles"), [(2, [19, 18, 18]), (3, [18, 18, 18]), (4, [18, 18, 17])]
)
def test_three_piles_as_equal_as_possible(players: int, piles: list[int]) -> None:
    start = OKANAGAN.setup(Options(players), 7)
    assert shown(start)["piles"] == piles
    everywhere = [tile for pile in start.supply.piles for tile in pile]
    everywhere += start.supply.face_up
    everywhere += [each.hand.tile for each in start.explorers if each.hand]
    assert sorted(everywhere) == list(range(1, 61))


def taking(*piles: tuple[int, ...]) -> State:
    """The first seat has laid and built and is to take a tile."""
    state = played(scene(hand=17), "lay 1,0 r2", "build farm meadow")
    assert state.phase is Phase.TAKE
    return replace(state, supply=Supply(piles, (40, 41, 42))) if piles else state


def test_six_tiles_can_be_taken() -> None:
    assert choices(taking()) == ["tile 0", "tile 1", "tile 2", "pile 0", "pile 1", "pile 2"]


def test_a_face_up_tile_is_replaced_from_its_pile_and_everybody_knows_it() -> None:
    state = taking((1, 2), (3, 4), (5, 6))
    after = played(state, "tile 1")
    assert after.explorers[0].hand == Hand(41, 1, shown=True)
    assert after.supply == Supply(((1, 2), (4,), (5, 6)), (40, 3, 42))
    assert events(state, "tile 1") == [
        TileTaken(0, 1, True, 41),
        FaceUpRefilled(1, 3),
        TurnEnded(0),
    ]
    assert steps(state, "tile 1")[0].revealed


def test_the_top_of_a_pile_is_taken_unseen() -> None:
    state = taking((1, 2), (3, 4), (5, 6))
    after = played(state, "pile 2")
    assert after.explorers[0].hand == Hand(5, 2)
    assert after.supply == Supply(((1, 2), (3, 4), (6,)), (40, 41, 42))
    assert events(state, "pile 2") == [TileTaken(0, 2, False, 5), TurnEnded(0)]
    assert shown(after)["hands_shown"] == [False, False, False]


@pytest.mark.parametrize(
    ("piles", "halved", "left"),
    [
        (((1, 2, 3, 4, 5), (6,), (7, 8)), 0, ((1, 2, 3), (4, 5), (7, 8))),
        (((1, 2), (6,), (7, 8, 9, 10)), 2, ((1, 2), (9, 10), (7, 8))),
        (((1, 2, 3), (6,), (7, 8, 9)), 0, ((1, 2), (3,), (7, 8, 9))),  # of equals the first
    ],
)
def test_an_empty_pile_gets_the_lower_half_of_the_highest(
    piles: tuple[tuple[int, ...], ...], halved: int, left: tuple[tuple[int, ...], ...]
) -> None:
    for move in ("pile 1", "tile 1"):
        state = taking(*piles)
        told: list[Event] = events(state, move)
        assert PileHalved(halved, 1) in told
        assert played(state, move).supply.piles == left


def test_with_nothing_to_halve_a_pile_stays_empty() -> None:
    after = played(taking((1,), (6,), (7,)), "pile 1")
    assert after.supply.piles == ((1,), (), (7,))
    assert shown(after)["backs"][1] is None
