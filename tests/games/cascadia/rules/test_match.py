"""Duplicate matches: whose game is next, which games are taken, and what a file may hold."""

from __future__ import annotations

import json
from dataclasses import replace
from typing import Any

import pytest

from cascadia_qt.games.cascadia.entry import ENTRY as CASCADIA
from cascadia_qt.games.cascadia.rules.match import (
    Match,
    NotOfThisMatch,
    is_of,
    new_match,
    next_record,
    next_seat,
    read_match,
    with_record,
    with_running,
    write_match,
)
from cascadia_qt.rules.document import BadDocument
from cascadia_qt.rules.game import Seat
from cascadia_qt.rules.grid import HEX, SQUARE, Grid
from cascadia_qt.rules.record import Record
from cascadia_qt.shelf import RULES
from tests.documents import REMOVED, Json, edited
from tests.games.cascadia.records import agreed
from tests.games.stones.rules import STONES, Move, Options
from tests.playing import played_on

PEOPLE = (Seat("Ann", colour="teal"), Seat("Ben"), Seat("Computer", "random"))
on_both_grids = pytest.mark.parametrize("grid", [HEX, SQUARE], ids=["hex", "square"])


def stones(seats: tuple[Seat, ...] = PEOPLE[:2]) -> Match:
    return new_match(STONES, Options(1, rounds=2), 5, seats, free_undo=True)


def moved(match: Match, *moves: Move) -> Record:
    """The game that is to be played next, after these moves."""
    record = next_record(match)
    assert record is not None
    for move in moves:
        record = replace(record, history=record.history.played(match.rules, move))
    return record


def after(match: Match, *moves: Move) -> Match:
    seat = next_seat(match)
    assert seat is not None
    return with_record(match, seat, moved(match, *moves))


OVER = (Move.DRAW, Move.PASS)


def test_everybody_plays_the_same_deal_in_turn() -> None:
    match = stones()
    starts, seats = [], []
    while (seat := next_seat(match)) is not None:
        record = moved(match)
        seats.append((seat, record.seats, record.history.free_undo))
        starts.append(record.history.start)
        match = after(match, *OVER)
    assert seats == [(0, (PEOPLE[0],), True), (1, (PEOPLE[1],), True)]
    assert starts[0] == starts[1]
    assert next_record(match) is None
    assert [r.seats[0].name for r in match.records if r] == ["Ann", "Ben"]


def test_a_game_that_was_begun_is_the_next_one() -> None:
    match = stones()
    begun = moved(match, Move.DRAW)
    match = with_running(match, begun)
    assert next_record(match) == begun
    match = after(match, Move.PASS)
    assert match.running is None
    assert next_record(match) == moved(stones((PEOPLE[1], PEOPLE[0])))


def spoiled(name: str) -> Record:
    record = moved(stones(), *OVER)
    others: dict[str, Record] = {
        "seed": replace(record, seed=6),
        "options": replace(record, options=Options(1, rounds=3)),
        "name": replace(record, seats=(Seat("Cleo"),)),
        "game": replace(record, rules=CASCADIA.rules()),
    }
    return others[name]


@pytest.mark.parametrize("name", ["seed", "options", "name", "game"])
def test_a_game_of_another_deal_is_refused(name: str) -> None:
    assert is_of(stones(), 0, moved(stones(), *OVER))
    assert not is_of(stones(), 0, spoiled(name))
    with pytest.raises(NotOfThisMatch, match="another deal"):
        with_record(stones(), 0, spoiled(name))
    with pytest.raises(NotOfThisMatch, match="to be played next"):
        with_running(stones(), replace(spoiled(name), history=moved(stones()).history))


def test_only_finished_games_are_taken_and_only_running_ones_run() -> None:
    with pytest.raises(NotOfThisMatch, match="not finished"):
        after(stones(), Move.DRAW)
    with pytest.raises(NotOfThisMatch, match="it is finished"):
        with_running(stones(), moved(stones(), *OVER))


def test_nobody_plays_before_his_turn_or_after_the_end() -> None:
    record = moved(stones((PEOPLE[1], PEOPLE[0])), *OVER)
    with pytest.raises(NotOfThisMatch, match="turn to play"):
        with_record(stones(), 1, record)
    over = after(after(stones(), *OVER), *OVER)
    with pytest.raises(NotOfThisMatch, match="to be played next"):
        with_running(over, record)


def cascadia_match(grid: Grid, finished: int, begun: int = 0) -> Match:
    options = agreed(grid, 1, "ABCDA")
    match = new_match(CASCADIA.rules(), options, 7, PEOPLE, free_undo=False)
    for seat in range(finished):
        match = with_record(match, seat, _played(match, seat, 10_000))
    return with_running(match, _played(match, finished, begun)) if begun else match


def _played(match: Match, seat: int, most: int) -> Record:
    record = next_record(match)
    assert record is not None
    bot = CASCADIA.bots().makers["random"](seat)
    return replace(record, history=played_on(record.rules, record.history, [bot], most))


@on_both_grids
@pytest.mark.parametrize(("finished", "begun"), [(0, 0), (0, 4), (1, 0), (2, 9), (3, 0)], ids=str)
def test_a_written_match_is_read_back_equal(grid: Grid, finished: int, begun: int) -> None:
    match = cascadia_match(grid, finished, begun)
    again = read_match(write_match(match), RULES)
    assert again == match
    assert next_record(again) == next_record(match)


def test_any_other_game_can_be_a_match() -> None:
    match = after(stones(), *OVER)
    assert read_match(write_match(match), {STONES.id: STONES}) == match


def document(match: Match) -> Json:
    tree: Json = json.loads(write_match(match))
    return tree


FIRST = after(stones(), *OVER)
LAST = document(with_running(FIRST, moved(FIRST, Move.PASS)))


@pytest.mark.parametrize(
    ("place", "value", "complaint"),
    [
        ("format", "cascadia-record", 'format must be "cascadia-match".'),
        ("version", 2, "version must be 1; this program knows no other version."),
        ("game", "chess", 'game must be one of stones, not "chess".'),
        ("seed", -1, "seed must be a whole number from 0 to 18446744073709551615, not -1."),
        ("options.rounds", 0, "options.rounds must be a whole number from 1 to 9, not 0."),
        ("free_undo", 1, "free_undo must be true or false, not 1."),
        ("seats", [{"name": "Ann"}], "seats must have 2 to 4 entries, not 1."),
        ("seats", [{"name": "Ann"}] * 5, "seats must have 2 to 4 entries, not 5."),
        ("records", {}, "records must be a list, not {}."),
        ("records", [1, 2, 3], "records must have 0 to 2 entries, not 3."),
        ("records.0.seed", 6, "records[0].digest does not fit the game that the actions lead to."),
        ("records.0.actions.1", "fly", "records[0].actions[1] is not an action of this game."),
        (
            "records.0.seats.0.name",
            "Cleo",
            "records[0] cannot be used: it is a game of another deal or of somebody else.",
        ),
        (
            "running.seats.0.name",
            "Cleo",
            "running cannot be used: it is not the game that is to be played next.",
        ),
        ("seats", REMOVED, 'The document has no field "seats".'),
        ("records", REMOVED, 'The document has no field "records".'),
    ],
)
def test_a_bad_match_is_refused_in_one_sentence(place: str, value: Any, complaint: str) -> None:
    text = json.dumps(edited(LAST, (place, value)))
    with pytest.raises(BadDocument) as caught:
        read_match(text, {STONES.id: STONES})
    assert str(caught.value) == complaint


def test_what_is_not_json_is_refused() -> None:
    with pytest.raises(BadDocument, match="not JSON"):
        read_match("cascadia", RULES)
