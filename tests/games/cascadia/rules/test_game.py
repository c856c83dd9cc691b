"""Cascadia behind the protocol: rounds, places, and nothing to hide from people."""

from __future__ import annotations

import pytest

from cascadia_qt.ai.random_bot import RandomBot
from cascadia_qt.games.cascadia.rules.game import CASCADIA
from cascadia_qt.games.cascadia.rules.state import TURNS
from cascadia_qt.rules.grid import HEX
from cascadia_qt.rules.history import History
from tests.games.cascadia.records import agreed
from tests.playing import AnyHistory, played_on


@pytest.mark.parametrize("players", [1, 2, 4])
def test_a_turn_is_how_often_whoever_plays_has_played(players: int) -> None:
    options = agreed(HEX, players, "AAAAA")
    start: AnyHistory = History(CASCADIA.setup(options, 3), free_undo=False)
    bots = [RandomBot(CASCADIA, seat) for seat in range(players)]
    history = played_on(CASCADIA, start, bots)
    states = [history.start, *(entry.step.state for entry in history.entries)]
    rounds = [CASCADIA.turn(state) for state in states]
    assert (rounds[0], rounds[-1]) == (1, TURNS)
    assert rounds == sorted(rounds)
    assert [rounds.count(number) > 0 for number in range(1, TURNS + 1)] == [True] * TURNS


def test_nobody_has_a_secret() -> None:
    options = agreed(HEX, 2, "AAAAA")
    history: AnyHistory = History(CASCADIA.setup(options, 3), free_undo=False)
    history = history.played(CASCADIA, CASCADIA.legal(history.state)[0])
    assert not CASCADIA.has_secrets(options)
    assert CASCADIA.seen(history.state, None) is history.state
    assert CASCADIA.told(history.entries[0], 1) == history.entries[0].step.events
