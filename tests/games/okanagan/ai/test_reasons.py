"""Why a move is good: facts that follow from what whoever decides can see."""

from __future__ import annotations

from dataclasses import replace

import pytest

from cascadia_qt.games.okanagan.ai.facts import (
    Closes,
    ComesNearer,
    Completes,
    NextPlace,
    NothingShown,
    OthersGet,
    Parts,
    Promises,
    Reason,
    Suits,
    TakesDeed,
    WillBuild,
)
from cascadia_qt.games.okanagan.ai.reasons import reasons
from cascadia_qt.games.okanagan.rules.actions import Build
from cascadia_qt.games.okanagan.rules.backs import BACK_NAMED
from cascadia_qt.games.okanagan.rules.game import OKANAGAN
from cascadia_qt.games.okanagan.rules.state import State
from tests.games.okanagan.ai.games import one_of_each
from tests.games.okanagan.ai.test_first_sight import card, wanting
from tests.games.okanagan.table import FOREST, FOREST_LAID, board, played, scene

PELT, TIMBER = card("pelt"), card("timber")
THREE = card("timber", "trout", "wheat")


def forest(*built: tuple[int, int, int, str], back: str = "nugget", rewards: str = "") -> State:
    state = scene(2, on=board(FOREST, *built), backs=(back,), rewards=(rewards,))
    return wanting(state, PELT, TIMBER, THREE)


def why(state: State, move: str) -> list[Reason]:
    return list(reasons(state, OKANAGAN.parse(move)))


@pytest.mark.parametrize("players", [2, 4])
def test_every_move_can_be_asked_about(players: int) -> None:
    """Also by somebody who sees no more than his seat, who is told the same."""
    for state in one_of_each(players):
        for action in OKANAGAN.legal(state)[:20]:
            seen = OKANAGAN.seen(state, state.seat)
            assert reasons(seen, action) == reasons(state, action)


def test_a_building_that_closes() -> None:
    state = played(
        forest((5, 5, 0, "farm forest"), (6, 5, 1, "silo"), rewards="trout wheat"), FOREST_LAID
    )
    assert why(state, "build farm lake") == [
        Closes("forest", ("pelt", "pelt", "timber"), action=False, alone=False),
        Completes(THREE, 1, 7),
        Completes(PELT, 2, 6),
        Completes(TIMBER, 1, 3),
        OthersGet(1, "forest", 1, action=True),
        Promises("lake", 3, leads=True, rewards=2, open_ends=2),
    ]


def test_laying_says_what_to_build() -> None:
    found = why(forest((5, 5, 0, "farm forest")), FOREST_LAID)
    closes, build = found[0], found[-1]
    assert isinstance(closes, Closes)
    assert closes.alone
    assert closes.terrain == "forest"
    assert isinstance(build, WillBuild)


def test_rewards_that_are_part_of_a_set() -> None:
    state = forest((5, 5, 0, "silo"), (6, 5, 1, "silo"), rewards="trout")
    state = wanting(state, THREE)
    heap = played(state, FOREST_LAID, "build farm lake", "order 0 1", "action 0")
    assert why(heap, "collect timber") == [ComesNearer(THREE, 1)]
    assert why(heap, "collect pelt") == []


def test_the_explorer_has_no_card() -> None:
    state = forest((5, 5, 0, "silo"), (6, 5, 1, "silo"), rewards="trout wheat ore")
    heap = played(wanting(state), FOREST_LAID, "build farm lake", "order 0 1", "action 0")
    assert why(heap, "collect pelt") == [Completes(None, 1, 4)]


@pytest.mark.parametrize(
    ("back", "rewards"),
    [("nugget", ()), ("two timber", ("timber", "timber")), ("one circle", ("timber",))],
)
def test_special_actions(back: str, rewards: tuple[str, ...]) -> None:
    state = played(forest((5, 5, 0, "silo"), back=back), FOREST_LAID, "build farm lake")
    acting = played(state, "alone action")
    assert why(acting, "action 0")[0] == TakesDeed(BACK_NAMED[back], rewards)
    assert isinstance(why(state, "alone action")[0], TakesDeed)
    assert why(state, "alone collect") == [Completes(TIMBER, 1, 3), ComesNearer(THREE, 2)]


def test_what_is_given_away() -> None:
    state = forest((5, 5, 0, "silo"), back="trade colour", rewards="pelt pelt trout wheat")
    state = wanting(state, THREE)
    trading = played(state, FOREST_LAID, "build farm lake", "alone action", "action 0")
    assert why(trading, "trade pelt timber") == [Completes(THREE, 1, 7), Parts("pelt")]
    assert why(trading, "done") == []


def test_objectives_that_are_kept() -> None:
    state = wanting(scene(2, rewards=("pelt pelt",)), PELT, TIMBER, THREE)
    assert why(state, f"keep {PELT} {TIMBER} {THREE}") == [
        Suits(PELT, 2),
        Suits(TIMBER, 0),
        Suits(THREE, 0),
    ]


def test_a_tile_is_taken_for_its_next_place() -> None:
    state = forest((5, 5, 0, "farm forest"), (6, 5, 0, "farm forest"))
    supply = replace(state.supply, face_up=(17, 2, 9))
    (found,) = why(replace(state, supply=supply), "tile 0")
    assert isinstance(found, NextPlace)
    assert f"lay {found.cell.a},{found.cell.b} r{found.rotation}" == FOREST_LAID
    assert "forest" in found.closes
    assert isinstance(found.build, Build)
    assert why(state, "pile 1") == [NothingShown()]
