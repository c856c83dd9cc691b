"""The result says which helps each person had, once the game is over."""

from __future__ import annotations

from dataclasses import replace

from cascadia_qt.games.cryptid.views.result.shown_result import ShownResult
from cascadia_qt.games.cryptid.words.helps import HELPS
from cascadia_qt.rules.helps import without
from tests.games.cryptid.views.results import finished, running, shown

TOLD = "Ann: marked places; Ben: without marked places; Cleo: marked places."


def without_for_ben(result: ShownResult) -> ShownResult:
    ann, ben, *others = result.seats
    return replace(result, seats=(ann, replace(ben, helps=without(HELPS)), *others))


def test_helps_are_told_at_the_end() -> None:
    result = shown(finished(3), ("Ann", "Ben", "Cleo"))
    assert without_for_ben(result).outcome.detail == f"{result.outcome.detail} {TOLD}"
    running_on = shown(running(3), ("Ann", "Ben", "Cleo"))
    assert without_for_ben(running_on).outcome == running_on.outcome
