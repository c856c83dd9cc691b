"""A review says whose turn it was, what was played, and what it cost."""

from __future__ import annotations

import pytest

from cascadia_qt.games.cascadia.rules.actions import DeclineToken, PlaceTile, Take
from cascadia_qt.games.cascadia.rules.play import apply, legal
from cascadia_qt.games.cascadia.rules.state import State
from cascadia_qt.games.cascadia.words import coach
from tests.model import cascadia_record


@pytest.fixture
def state() -> State:
    state: State = cascadia_record().history.state
    return state


def test_a_turn_has_a_title() -> None:
    assert coach.turn_title(7, "Ann") == "Turn 7 of Ann"
    assert coach.short_title(7) == "Turn 7"


def test_what_was_played_is_told_as_in_the_log(state: State) -> None:
    laid = next(a for a in legal(apply(state, Take(0)).state) if isinstance(a, PlaceTile))
    told = coach.deed(state, (Take(0), laid, DeclineToken()))
    taken, declined = told.text.split(". ")
    assert taken.startswith("Takes a")
    assert declined.startswith("Declines the ")
    assert told.reasons


@pytest.mark.parametrize(
    ("best", "played", "words", "number"),
    [
        (90.0, 86.75, "Lost points: 3.2", "-3.2"),
        (90.04, 89.96, "Nothing lost", "0.0"),
        (90.06, 89.94, "Lost points: 0.2", "-0.2"),
        (90.0, 80.0, "Lost points: 10.0", "-10.0"),
        (90.0, 90.0, "Nothing lost", "0.0"),
    ],
)
def test_a_loss_is_the_difference_of_the_numbers_that_are_shown(
    best: float, played: float, words: str, number: str
) -> None:
    assert coach.lost(best, played) == words
    assert coach.signed_loss(best, played).replace("\N{MINUS SIGN}", "-") == number


def test_what_could_be_expected_is_told() -> None:
    assert coach.expected(88.06, 86.4) == "Expected before the turn: 88.1, after it: 86.4"


@pytest.mark.parametrize(
    ("done", "words"), [(3, "Reviewed turns: 3 of 20"), (20, "Every turn is reviewed")]
)
def test_progress_is_told(done: int, words: str) -> None:
    assert coach.progress(done, 20) == words
