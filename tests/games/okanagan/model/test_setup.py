"""What is chosen before a game: dealt, remembered, and read again."""

from __future__ import annotations

import json
from dataclasses import replace
from typing import Any

import pytest

from cascadia_qt.games.okanagan.model.setup import (
    OkanaganSetup,
    first_setup,
    read_setup,
    smoke_record,
    write_setup,
)
from cascadia_qt.games.okanagan.rules.options import Options
from cascadia_qt.rules.dealing import dealt_again
from cascadia_qt.rules.game import Seat

ANN, BEN = Seat("Ann"), Seat("Ben", "random")
CHOSEN = OkanaganSetup((ANN, BEN, Seat("")), drawn=True, free_undo=True)


def test_a_game_is_dealt_as_chosen() -> None:
    record = replace(CHOSEN, drawn=False, seed=42).dealt(1)
    assert record.options == Options(3)
    assert [seat.name for seat in record.seats] == ["Ann", "Ben", "Player"]
    assert (record.seed, record.drawn, record.history.free_undo) == (42, False, True)


def test_a_fresh_deal_is_used_where_none_was_chosen() -> None:
    assert OkanaganSetup((ANN, BEN)).dealt(7).seed == 7


def test_the_same_number_deals_the_same_tiles() -> None:
    first = OkanaganSetup((ANN, BEN), seed=7).dealt(1)
    assert dealt_again(first, 7).history.state == first.history.state
    assert dealt_again(first, 8).history.state != first.history.state


def test_who_begins_can_be_drawn() -> None:
    firsts = {replace(CHOSEN, seed=seed).dealt(1).seats[0].name for seed in range(20)}
    assert firsts == {"Ann", "Ben", "Player"}


def test_everything_but_the_deal_is_remembered() -> None:
    setup = replace(CHOSEN, seed=5)
    assert read_setup(write_setup(setup), first_setup()) == replace(setup, seed=None)


@pytest.mark.parametrize(
    ("field", "value"),
    [
        ("drawn", None),
        ("free_undo", 0),
        ("seats", [{"name": "Ann"}]),
        ("seats", [{"name": "x"}] * 5),
        ("seats", [{"name": "Ann"}, {"name": "Ben", "bot": "nobody"}]),
    ],
    ids=str,
)
def test_what_is_no_setup_is_not_believed(field: str, value: object) -> None:
    tree: dict[str, Any] = json.loads(write_setup(CHOSEN))
    tree[field] = value
    assert read_setup(json.dumps(tree), first_setup()) == first_setup()
    del tree[field]
    assert read_setup(json.dumps(tree), first_setup()) == first_setup()


def test_the_first_proposal_is_one_person_against_a_computer() -> None:
    person, computer = first_setup().seats
    assert person.bot is None
    assert computer.bot is not None


def test_the_smoke_game_is_one_of_computers() -> None:
    assert {seat.bot for seat in smoke_record().seats} == {"random"}
