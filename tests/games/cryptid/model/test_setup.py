"""What is chosen before a game, dealt, remembered, and dealt once more."""

from __future__ import annotations

import json
from dataclasses import replace

import pytest

from cascadia_qt.games.cryptid.ai.difficulty import difficulty
from cascadia_qt.games.cryptid.entry import ENTRY
from cascadia_qt.games.cryptid.model.setup import (
    CryptidSetup,
    again,
    first_setup,
    read_setup,
    smoke_record,
    write_setup,
)
from cascadia_qt.games.cryptid.rules.generating import generated
from cascadia_qt.games.cryptid.rules.options import STEPS
from cascadia_qt.games.cryptid.rules.puzzle import Puzzle
from cascadia_qt.rules.game import Seat
from cascadia_qt.rules.record import read_record, write_record
from cascadia_qt.shelf import RULES
from tests.games.cryptid.table import puzzle

PEOPLE = (Seat("Ann"), Seat("Ben"), Seat("Cleo"))
HELPS = ("none", "struck", "shaded")


@pytest.mark.parametrize("players", range(2, 6))
@pytest.mark.parametrize("mode", ["normal", "advanced"])
def test_a_deal_has_the_puzzle_of_its_number(players: int, mode: str) -> None:
    seats = tuple(Seat(f"P{number}") for number in range(players))
    record = CryptidSetup(seats, mode).dealt(11)
    assert record.seed == 11
    assert record.options.puzzle == generated(mode, 4 if players == 2 else players, 11)
    assert CryptidSetup(seats, mode, seed=11).dealt(5) == record


@pytest.mark.parametrize("step", STEPS)
def test_a_puzzle_is_as_hard_as_was_wished(step: str) -> None:
    record = CryptidSetup(PEOPLE, difficulty=step).dealt(3)
    assert difficulty(record.options.puzzle, 3) == step


def test_a_given_puzzle_is_played() -> None:
    held = puzzle(1)
    record = CryptidSetup(PEOPLE, "advanced", puzzle=held).dealt(4)
    assert (record.options.board, record.options.clues) == (held.board, held.clues)


def test_whoever_is_drawn_to_begin_keeps_the_help_that_was_granted() -> None:
    setup = CryptidSetup(PEOPLE, helps=HELPS, unique_known=True, drawn=True)
    granted = dict(zip(("Ann", "Ben", "Cleo"), HELPS, strict=True))
    first = set()
    for seed in range(9):
        for record in (setup.dealt(seed), again(setup.dealt(0), seed)):
            first.add(record.seats[0].name)
            helps = [record.options.help_of(seat) for seat in range(3)]
            assert helps == [granted[seat.name] for seat in record.seats]
    assert first == set(granted)


def test_the_same_people_get_another_puzzle() -> None:
    setup = CryptidSetup(PEOPLE, "advanced", answer_yourselves=True, helps=HELPS, unique_known=True)
    old = setup.dealt(1)
    new = again(old, 2)
    assert new.options.puzzle == generated("advanced", 3, 2)
    assert new.seats == old.seats
    same = replace(old.options, board=new.options.board, clues=new.options.clues)
    assert new.options == same
    assert ENTRY.setups().again is again


@pytest.mark.parametrize("step", STEPS)
def test_the_next_puzzle_is_as_hard_as_the_last_was_to_be(step: str) -> None:
    old = CryptidSetup(PEOPLE, difficulty=step).dealt(3)
    for seed in range(3):
        new = again(old, seed)
        assert difficulty(new.options.puzzle, 3) == step
        assert new.options.difficulty == step
    assert read_record(write_record(old), RULES).options == old.options
    held = puzzle(0)
    assert again(old, 4, held).options.puzzle == held


@pytest.mark.parametrize(
    "setup",
    [
        first_setup(),
        CryptidSetup(PEOPLE, "advanced", "hard", True, HELPS, True, drawn=True, free_undo=True),
    ],
)
def test_a_setup_is_remembered(setup: CryptidSetup) -> None:
    assert read_setup(write_setup(setup), first_setup()) == setup


def test_neither_deal_nor_puzzle_are_remembered() -> None:
    setup = CryptidSetup(PEOPLE, puzzle=puzzle(0), seed=4)
    assert read_setup(write_setup(setup), first_setup()) == CryptidSetup(PEOPLE)


@pytest.mark.parametrize("clues", [(), puzzle(0).clues], ids=["drawn", "chosen"])
def test_the_last_box_is_remembered(clues: tuple[str, ...]) -> None:
    box = Puzzle(puzzle(0).board, clues)
    setup = CryptidSetup(PEOPLE, puzzle=puzzle(0), box=box)
    assert read_setup(write_setup(setup), first_setup()) == CryptidSetup(PEOPLE, box=box)


@pytest.mark.parametrize(
    ("field", "value"),
    [
        ("sections", [[1, 0]]),
        ("structures", "none"),
        ("clues", ["w1:lava"]),
        ("mode", 3),
    ],
    ids=str,
)
def test_a_damaged_box_is_forgotten_and_nothing_else(field: str, value: object) -> None:
    written = json.loads(write_setup(CryptidSetup(PEOPLE, box=puzzle(0))))
    written["box"][field] = value
    assert read_setup(json.dumps(written), first_setup()) == CryptidSetup(PEOPLE)
    for box in ("null", "7", "[]"):
        written["box"] = json.loads(box)
        assert read_setup(json.dumps(written), first_setup()) == CryptidSetup(PEOPLE)
    del written["box"]
    assert read_setup(json.dumps(written), first_setup()) == CryptidSetup(PEOPLE)


@pytest.mark.parametrize(
    ("field", "value"),
    [
        ("mode", "easy"),
        ("difficulty", "simple"),
        ("helps", ["none"]),
        ("helps", ["none", "none", "all"]),
        ("unique_known", None),
        ("seats", []),
    ],
    ids=str,
)
def test_what_is_no_setup_is_forgotten(field: str, value: object) -> None:
    written = json.loads(write_setup(CryptidSetup(PEOPLE)))
    written[field] = value
    assert read_setup(json.dumps(written), first_setup()) == first_setup()
    assert read_setup("", first_setup()) == first_setup()


def test_a_game_to_try_everything_with() -> None:
    assert {seat.bot for seat in smoke_record().seats} == {"steady"}
    assert ENTRY.progress(smoke_record()) == "Round 1"
