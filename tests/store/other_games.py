"""Finished games that are not of Cascadia; those who use them put the games on the shelf."""

from __future__ import annotations

from datetime import timedelta

from cascadia_qt.store.finished_game import Circumstances, FinishedGame, finished_game
from tests.games.stones.rules import STONES
from tests.store import EVENING
from tests.store.pebbles import PEBBLES
from tests.store.table import played


def stones(*names: str, days: int = 0, rounds: int = 2, seed: int = 1) -> FinishedGame:
    when = Circumstances(EVENING + timedelta(days))
    return finished_game(played(STONES, *names, rounds=rounds, seed=seed), when)


def pebbles(*names: str, days: int = 0, rounds: int = 2, seed: int = 1) -> FinishedGame:
    when = Circumstances(EVENING + timedelta(days))
    return finished_game(played(PEBBLES, *names, rounds=rounds, seed=seed), when)
