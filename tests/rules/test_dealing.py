"""Who begins, who sits where, and the same people once more."""

from __future__ import annotations

import pytest

from cascadia_qt.rules.dealing import dealt_again, seats_drawn
from cascadia_qt.rules.game import Seat
from cascadia_qt.rules.record import new_record
from cascadia_qt.rules.seating import seats_of
from tests.games.stones.rules import STONES, Options

SEATS = (Seat("Ann"), Seat("Ben"), Seat("Cleo", "random"))


def test_the_others_follow_whoever_is_drawn_as_they_are_seated() -> None:
    drawn = {seats_drawn(SEATS, seed) for seed in range(60)}
    assert drawn == {SEATS, SEATS[1:] + SEATS[:1], SEATS[2:] + SEATS[:2]}
    assert seats_drawn(SEATS, 7) == seats_drawn(SEATS, 7)


@pytest.mark.parametrize("drawn", [False, True])
def test_the_same_deal_keeps_the_seats(drawn: bool) -> None:
    old = new_record(STONES, Options(3, 1), 4, SEATS, free_undo=True, drawn=drawn)
    again = dealt_again(old, 4)
    assert (again.seats, again.seed, again.drawn) == (SEATS, 4, drawn)
    assert again.history.free_undo
    assert again.history.state == old.history.start


def test_another_deal_draws_anew_only_if_it_was_drawn() -> None:
    plain = new_record(STONES, Options(3, 1), 4, SEATS, free_undo=False)
    drawn = new_record(STONES, Options(3, 1), 4, SEATS, free_undo=False, drawn=True)
    assert {dealt_again(plain, seed).seats for seed in range(40)} == {SEATS}
    assert len({dealt_again(drawn, seed).seats for seed in range(40)}) == 3


def test_words_of_a_command_line_are_seats() -> None:
    assert seats_of(("Ann", "bot:hard", "Ben")) == (
        Seat("Ann"),
        Seat("Hard 2", "hard"),
        Seat("Ben"),
    )
