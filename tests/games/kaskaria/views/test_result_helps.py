"""The result says which helps each person had, once the game is over."""

from __future__ import annotations

from dataclasses import replace

from cascadia_qt.games.kaskaria.views.result.shown_result import ShownResult
from cascadia_qt.games.kaskaria.words.helps import HELPS
from cascadia_qt.rules.helps import without
from tests.games.kaskaria.views.results import CLEAR, played, shown

TOLD = "Ann: all helps; Ben: no helps."


def without_for_ben(result: ShownResult) -> ShownResult:
    ann, ben, *others = result.seats
    return replace(result, seats=(ann, replace(ben, helps=without(HELPS)), *others))


def test_helps_are_told_at_the_end() -> None:
    result = shown(CLEAR, ("Ann", "Ben"))
    assert without_for_ben(result).outcome.detail == f"{result.outcome.detail} {TOLD}"
    running_on = shown(played(2, 5), ("Ann", "Ben"))
    assert without_for_ben(running_on).outcome == running_on.outcome
