"""Hard looks ahead: it finds the best end, builds what it planned, and minds the clock."""

from __future__ import annotations

from itertools import count

import pytest

from cascadia_qt.games.okanagan.ai.decisions import build_on, lay_of
from cascadia_qt.games.okanagan.ai.futures import lead
from cascadia_qt.games.okanagan.ai.habit import all_placements, play_turn
from cascadia_qt.games.okanagan.ai.hard import WEIGHTS, Hard
from cascadia_qt.games.okanagan.ai.knowledge import Knowledge
from cascadia_qt.games.okanagan.rules.actions import Build, Lay
from cascadia_qt.games.okanagan.rules.game import OKANAGAN
from cascadia_qt.games.okanagan.rules.state import Phase, State
from tests.games.okanagan.ai.games import states


def laying(players: int, seed: int) -> list[State]:
    return [state for state in states(players, seed) if state.phase is Phase.LAY]


def ends(state: State) -> dict[tuple[Lay, Build], float]:
    """How far ahead every placement of the last turn ends, on average."""
    knowledge, hand = Knowledge(state), state.explorer.hand
    assert hand is not None
    found = {}
    for placement in all_placements(knowledge.known, WEIGHTS):
        leads = []
        for seed in range(8):
            game = knowledge.imagined(seed)
            play_turn(game, WEIGHTS, placement)
            leads.append(lead(game, state.seat, WEIGHTS))
        found[lay_of(placement), build_on(hand.tile, placement)] = sum(leads) / len(leads)
    return found


@pytest.mark.parametrize("seed", range(4))
def test_it_ends_a_game_as_well_as_it_can(seed: int) -> None:
    state = laying(2, seed)[-1]
    found = ends(state)
    bot = Hard(1)
    lay = bot.choose(state)
    build = bot.choose(OKANAGAN.apply(state, lay).state)
    assert isinstance(lay, Lay)
    assert isinstance(build, Build)
    assert found[lay, build] >= max(found.values()) - 2


def test_what_was_planned_is_built_without_thinking_again() -> None:
    state = laying(2, 1)[3]
    clock = count()
    bot = Hard(1, 50, lambda: float(next(clock)))
    laid = OKANAGAN.apply(state, bot.choose(state)).state
    before = next(clock)
    assert isinstance(bot.choose(laid), Build)
    assert next(clock) == before + 2


def test_a_building_is_found_for_a_tile_that_somebody_else_laid() -> None:
    for state in [each for each in states(3, 1) if each.phase is Phase.BUILD][::4]:
        assert Hard(1).choose(state) in OKANAGAN.legal(state)


def test_it_stops_when_the_time_is_over() -> None:
    """Every look at the clock is a second: few moves are followed, many with more time."""
    state = laying(2, 1)[3]

    def looks(seconds: float) -> int:
        clock = count()
        Hard(1, seconds, lambda: float(next(clock))).choose(state)
        return next(clock)

    assert looks(1) < 6
    assert 60 < looks(100) < 80
