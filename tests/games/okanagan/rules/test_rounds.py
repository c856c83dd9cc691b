"""Set-up, turns, the second round and the end."""

from __future__ import annotations

import random

import pytest

from cascadia_qt.games.okanagan.rules.events import GameEnded, ObjectivesKept, RoundBegun, TurnEnded
from cascadia_qt.games.okanagan.rules.game import OKANAGAN
from cascadia_qt.games.okanagan.rules.options import SUPPLIES, Options
from cascadia_qt.games.okanagan.rules.state import Phase, State
from cascadia_qt.rules.game import IllegalAction, Step
from tests.games.okanagan.table import choices, events, kept, played, shown


def until(state: State, *phases: Phase, seed: int = 3) -> State:
    """Chance plays until something of a kind is to be decided."""
    luck = random.Random(seed)
    while state.phase not in phases:
        state = OKANAGAN.apply(state, luck.choice(OKANAGAN.legal(state))).state
    return state


class TestSetUp:
    START = OKANAGAN.setup(Options(3), 7)

    def test_everybody_gets_five_objectives_from_the_first_player_on(self) -> None:
        assert (self.START.phase, self.START.seat, self.START.active) == (Phase.KEEP, 0, 0)
        assert [len(each.objectives) for each in self.START.explorers] == [5, 5, 5]
        assert len(choices(self.START)) == 10

    def test_three_are_kept_and_two_put_away(self) -> None:
        a, b, c, d, e = self.START.explorer.objectives
        move = f"keep {a} {c} {e}"
        after = played(self.START, move)
        assert after.explorers[0].objectives == (a, c, e)
        assert after.cards.away == (b, d)
        assert (after.phase, after.seat, after.active) == (Phase.KEEP, 1, 0)
        assert events(self.START, move) == [ObjectivesKept(0, (a, c, e))]
        with pytest.raises(IllegalAction, match="three of the five objectives"):
            played(self.START, f"keep {c} {a} {e}")

    def test_then_the_first_one_lays(self) -> None:
        after = kept(self.START)
        assert (after.phase, after.seat, OKANAGAN.turn(after)) == (Phase.LAY, 0, 1)

    def test_two_objectives_each_are_set_apart(self) -> None:
        assert len(self.START.cards.reserve) == 6
        assert len(self.START.cards.deck) == 36 - 3 * 7

    def test_other_seeds_deal_otherwise(self) -> None:
        other = OKANAGAN.setup(Options(3), 8)
        assert other.supply != self.START.supply
        assert other.cards != self.START.cards


@pytest.mark.parametrize("players", [2, 3, 4])
def test_the_second_round(players: int) -> None:
    start = kept(OKANAGAN.setup(Options(players), 11))
    reserve = start.cards.reserve
    state = until(start, Phase.KEEP)
    first, second = SUPPLIES[players]
    assert len(state.board.tiles) == 1 + players * sum(first)
    assert (state.round, state.seat, state.active) == (2, 0, 0)
    assert OKANAGAN.turn(state) == 1 + sum(first)
    assert all(each.buildings == second for each in state.explorers)
    assert all(each.hand is not None for each in state.explorers)
    for seat, each in enumerate(state.explorers):
        assert len(each.objectives) == 5
        assert set(reserve[2 * seat : 2 * seat + 2]) <= set(each.objectives)
    assert state.cards.reserve == ()
    after = kept(state)
    assert (after.phase, after.seat) == (Phase.LAY, 0)
    assert [len(each.objectives) for each in after.explorers] == [3] * players


@pytest.mark.parametrize("players", [2, 3, 4])
def test_a_whole_game(players: int) -> None:
    luck = random.Random(players)
    state = OKANAGAN.setup(Options(players), 5)
    last: Step[State, object] | None = None
    ended, rounds = 0, 0
    while actions := OKANAGAN.legal(state):
        last = OKANAGAN.apply(state, luck.choice(actions))
        ended += sum(isinstance(event, TurnEnded) for event in last.events)
        rounds += sum(isinstance(event, RoundBegun) for event in last.events)
        state = last.state
    assert last is not None
    assert (ended, rounds) == (Options(players).turns, 1)
    assert last.events[-1] == GameEnded()
    assert last.revealed
    assert OKANAGAN.to_move(state) is None
    assert OKANAGAN.turn(state) == sum(map(sum, SUPPLIES[players]))
    assert not any(any(each.buildings) for each in state.explorers)
    # In the very last turn no tile is taken.
    assert [each.hand is None for each in state.explorers] == [False] * (players - 1) + [True]
    with pytest.raises(IllegalAction, match="the game is over"):
        played(state, "tile 0")
    assert shown(state)["seat"] == players - 1
