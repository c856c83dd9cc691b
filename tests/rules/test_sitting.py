"""A sitting: how far undo and redo reach where people have secrets from each other."""

from __future__ import annotations

import pytest

from cascadia_qt.rules.dealing import dealt_again
from cascadia_qt.rules.game import IllegalAction, Seat
from cascadia_qt.rules.helps import ALL_HELPS, HELPS, without
from cascadia_qt.rules.record import MOST_ACTIONS, new_record, read_record, write_record
from cascadia_qt.rules.sitting import Sitting
from tests.games.stones.rules import STONES, Move, Options

ANN, BEN, BOT = Seat("Ann"), Seat("Ben"), Seat("Computer", "random")


def sitting(
    words: str = "", *seats: Seat, rounds: int = 9, free_undo: bool = False, looker: int | None = 0
) -> Sitting:
    """The toy game after these moves, at which the person on the seat `looker` looks."""
    table = seats or (ANN, BEN)
    record = new_record(STONES, Options(len(table), rounds), 1, table, free_undo=free_undo)
    found = Sitting(record)
    for word in words.split():
        found = found.played(STONES.parse(word))
    return found.looked_at(looker)


SECRETS = {
    "nothing to undo": ("", (ANN, BEN), 0, None, None),
    "own quiet step": ("pass", (ANN, BEN), 0, 0, 0),
    "own step that revealed": ("draw", (ANN, BEN), 0, None, 0),
    "another's step": ("pass", (ANN, BEN), 1, None, None),
    "not past another's step": ("pass pass", (ANN, BEN), 0, None, None),
    "own step after another's": ("pass pass", (ANN, BEN), 1, 1, 1),
    "past a quiet computer": ("pass pass", (ANN, BOT, BEN), 0, 0, 0),
    "not past a computer that revealed": ("pass draw", (ANN, BOT, BEN), 0, None, 0),
    "past a computer, but not past another": ("pass pass pass", (ANN, BEN, BOT), 0, None, None),
    "nobody looks": ("pass", (ANN, BEN), None, None, None),
}


@pytest.mark.parametrize(
    ("words", "seats", "looker", "barred", "free"), SECRETS.values(), ids=SECRETS.keys()
)
def test_undo_reaches_only_decisions_of_whoever_looks(
    words: str, seats: tuple[Seat, ...], looker: int | None, barred: int | None, free: int | None
) -> None:
    assert sitting(words, *seats, looker=looker).undo_cursor == barred
    assert sitting(words, *seats, looker=looker, free_undo=True).undo_cursor == free


def test_who_does_without_takes_nothing_back_not_even_where_the_table_agreed() -> None:
    strict = Seat("Ann", helps=without(("undo", "hints")))
    for free_undo in (False, True):
        table = sitting("pass", strict, BEN, free_undo=free_undo)
        assert (table.undo_cursor, table.bound) == (None, 0)
    assert sitting("", strict, BEN).bound is None
    friend = sitting("pass pass", strict, BEN, looker=1)
    assert (friend.undo_cursor, friend.bound) == (1, None)


def test_hints_are_counted_for_whoever_decides_until_the_next_deal() -> None:
    table = sitting().with_hint().played(STONES.parse("pass")).with_hint().with_hint()
    assert [seat.hinted for seat in table.record.seats] == [1, 2]
    again = read_record(write_record(table.record), {"stones": STONES})
    assert again.seats == table.record.seats
    assert [seat.hinted for seat in dealt_again(again, 2).seats] == [0, 0]
    over = sitting("pass pass", rounds=1)
    assert over.with_hint() == over


def test_no_number_of_hints_makes_a_file_that_cannot_be_read() -> None:
    table = sitting("", ANN)
    for _ in range(MOST_ACTIONS + 1):
        table = table.with_hint()
    assert read_record(write_record(table.record), {"stones": STONES}) == table.record


def test_helps_are_those_of_whoever_decides() -> None:
    strict = Seat("Ann", helps=without(HELPS))
    assert sitting("", strict, BEN).helps == without(HELPS)
    assert sitting("pass", strict, BEN).helps == ALL_HELPS
    over = sitting("pass pass", strict, BEN, rounds=1)
    assert over.to_move is None
    assert over.helps == ALL_HELPS


@pytest.mark.parametrize("looker", [0, 1, None])
def test_one_person_among_computers_has_nobody_to_hide_from(looker: int | None) -> None:
    table = sitting("pass pass", ANN, BOT, looker=looker)
    assert not table.has_curtain
    assert table.undo_cursor == 0


@pytest.mark.parametrize("looker", [0, 1, None])
def test_where_everybody_looks_undo_is_as_it_was(looker: int | None) -> None:
    assert Sitting(sitting("pass pass", looker=looker).record).undo_cursor == 1


@pytest.mark.parametrize(("looker", "cursor"), [(0, 1), (1, None), (None, None)])
def test_only_whoever_took_it_back_plays_it_again(looker: int | None, cursor: int | None) -> None:
    undone = sitting("pass").moved(0)
    assert undone.looked_at(looker).redo_cursor == cursor


def test_redo_passes_the_computers_after_a_decision() -> None:
    assert sitting("pass pass", ANN, BOT, BEN).moved(0).redo_cursor == 2


def test_a_computer_s_step_that_was_taken_back_comes_back_for_anybody() -> None:
    assert sitting("pass pass", BOT, ANN, BEN, looker=2).moved(0).redo_cursor == 1


def test_secrets_need_several_persons() -> None:
    assert sitting().has_curtain
    assert not sitting("", ANN).has_curtain
    assert not sitting("", BOT, BOT).has_curtain


def test_a_sitting_changes_no_other() -> None:
    before = sitting("pass")
    before.played(Move.DRAW)
    before.moved(0)
    before.with_bot(1, "greedy")
    assert before == sitting("pass")


def test_who_is_to_move_and_whether_it_is_a_person() -> None:
    table = sitting("", ANN, BOT, rounds=1)
    assert (table.to_move, table.person_to_move) == (0, True)
    table = table.played(Move.PASS)
    assert (table.to_move, table.person_to_move) == (1, False)
    table = table.played(Move.PASS)
    assert (table.to_move, table.person_to_move) == (None, False)
    with pytest.raises(IllegalAction):
        table.played(Move.PASS)


def test_another_computer_goes_on() -> None:
    table = sitting("pass", ANN, BOT).with_bot(1, "greedy")
    assert [seat.bot for seat in table.record.seats] == [None, "greedy"]
    assert table.persons == {0}


def test_a_note_changes_nothing_else() -> None:
    sitting = Sitting(new_record(STONES, Options(2, 1), 5, (ANN, BEN), free_undo=False))
    noted = sitting.with_note(1, "six?")
    assert noted.record.note(1) == "six?"
    assert (noted.history, noted.to_move) == (sitting.history, sitting.to_move)
