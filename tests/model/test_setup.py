"""What every set-up has: seats that are dealt and remembered, and deals by their number."""

from __future__ import annotations

import json

import pytest
from hypothesis import given
from hypothesis import strategies as st

from cascadia_qt.model.setup import deal, fresh_seed, read_seats, typed_seed
from cascadia_qt.rules.document import BadDocument, parse_json
from cascadia_qt.rules.game import Seat
from cascadia_qt.rules.rng import SEED_LIMIT
from tests.games.stones.rules import STONES, Options

BOTS = ("hard", "easy")
PLAYERS = range(2, 4)


def read(*seats: object, players: range = PLAYERS) -> tuple[Seat, ...]:
    return read_seats(parse_json(json.dumps(seats)), players, BOTS)


def test_who_has_no_name_gets_one_when_the_game_is_dealt() -> None:
    seats = (Seat(""), Seat("Ben"), Seat("", "easy"))
    record = deal(STONES, Options(3, 1), 5, seats, free_undo=True)
    assert [seat.name for seat in record.seats] == ["Player", "Ben", "Computer"]
    assert (record.seed, record.drawn, record.history.free_undo) == (5, False, True)


def test_a_fresh_deal_has_a_short_number() -> None:
    seeds = {fresh_seed() for _ in range(50)}
    assert len(seeds) > 1
    assert all(0 <= seed < 1_000_000 for seed in seeds)


def test_the_lot_says_who_begins_the_same_for_the_same_deal() -> None:
    seats = (Seat("Ann"), Seat("Ben"), Seat("Cem"))
    dealt = [deal(STONES, Options(3, 1), seed, seats, drawn=True) for seed in range(40)]
    assert all(record.drawn for record in dealt)
    orders = [[seat.name for seat in record.seats] for record in dealt]
    assert {order[0] for order in orders} == {"Ann", "Ben", "Cem"}
    assert {" ".join(order) for order in orders} == {"Ann Ben Cem", "Ben Cem Ann", "Cem Ann Ben"}
    assert deal(STONES, Options(3, 1), 7, seats, drawn=True).seats == dealt[7].seats


def test_one_player_draws_nothing() -> None:
    assert not deal(STONES, Options(1, 1), 5, (Seat("Ann"),), drawn=True).drawn


def test_seats_are_read_as_they_were_typed() -> None:
    found = read({"name": "Ann", "colour": "moss"}, {"name": "Computer", "bot": "easy"})
    assert found == (Seat("Ann", colour="moss"), Seat("", "easy"))


@pytest.mark.parametrize("count", [1, 4])
def test_fewer_or_more_than_may_play_are_no_seats(count: int) -> None:
    seats = [{"name": f"Ann {number}"} for number in range(count)]
    with pytest.raises(BadDocument):
        read(*seats)
    assert len(read(*seats, players=range(1, 5))) == count


@pytest.mark.parametrize(
    "seat",
    [
        {"name": "Hal", "bot": "hal"},
        {"name": "Hal", "bot": 9000},
        {"bot": "easy"},
        {"name": 7},
        "Hal",
    ],
)
def test_anybody_else_is_no_seat(seat: object) -> None:
    with pytest.raises(BadDocument):
        read({"name": "Ann"}, seat)


@pytest.mark.parametrize(
    ("text", "seed"),
    [
        ("0", 0),
        (" 42\t", 42),
        ("0042", 42),
        ("\u0664\u0662", 42),  # in Arabic digits
        (str(SEED_LIMIT - 1), SEED_LIMIT - 1),
    ],
)
def test_a_typed_number_is_understood(text: str, seed: int) -> None:
    assert typed_seed(text) == seed


@pytest.mark.parametrize(
    "text",
    ["", "  ", "-1", "+1", "1.5", "1e3", "0x10", "1_000", "1 000", "seven", "²"],
)
def test_anything_else_is_no_number(text: str) -> None:
    assert typed_seed(text) is None


@pytest.mark.parametrize("text", [str(SEED_LIMIT), "9" * 9999], ids=["the limit", "endless"])
def test_a_number_beyond_all_deals_is_none(text: str) -> None:
    assert typed_seed(text) is None


@given(st.integers(0, SEED_LIMIT - 1))
def test_a_number_that_was_shown_can_be_typed(seed: int) -> None:
    assert typed_seed(str(seed)) == seed
