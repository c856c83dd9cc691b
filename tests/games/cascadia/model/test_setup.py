"""What people choose before a game: how it is dealt, and how it is remembered."""

from __future__ import annotations

import json
from collections import Counter
from dataclasses import replace
from datetime import date
from typing import Any, get_args, get_type_hints

import pytest
from hypothesis import given
from hypothesis import strategies as st

from cascadia_qt.games.cascadia.entry import ENTRY as CASCADIA
from cascadia_qt.games.cascadia.model.setup import (
    GameSetup,
    read_setup,
    setup_from_words,
    typed_deal,
    write_setup,
)
from cascadia_qt.games.cascadia.rules.deal_code import BadCode, Deal, day_deal, deal_code
from cascadia_qt.games.cascadia.rules.scoring.rulings import RULING_CHOICES, Rulings
from cascadia_qt.games.cascadia.rules.terms import Card, Variant
from cascadia_qt.rules.game import Seat
from cascadia_qt.rules.grid import HEX, SQUARE
from cascadia_qt.rules.rng import SEED_LIMIT
from cascadia_qt.words.seats import named

PEOPLE = (Seat("Ann"), Seat("Ben"), Seat("Hal", "greedy", "red"))
SETUP = GameSetup(PEOPLE)
DEFAULT = GameSetup((Seat("Nobody"),), SQUARE, Variant.FAMILY)
ALL_RANDOM = (None,) * 5
A, B, C, D = Card

# What can be shown in one line, which is all that a name may be.
names = st.text(st.characters(exclude_categories=("Cc", "Cs")), max_size=100)
bots = st.none() | st.sampled_from(sorted(CASCADIA.bots().makers))
seats = st.builds(Seat, names, bots, st.none() | names)
rulings = st.builds(
    Rulings, **{name: st.sampled_from(choices) for name, choices in RULING_CHOICES.items()}
)
setups = st.builds(
    GameSetup,
    st.lists(seats, min_size=1, max_size=4).map(tuple),
    st.sampled_from([HEX, SQUARE]),
    st.sampled_from(Variant),
    st.lists(st.none() | st.sampled_from(Card), min_size=5, max_size=5).map(tuple),
    rulings,
    st.booleans(),
    drawn=st.booleans(),
)
seeds = st.integers(0, SEED_LIMIT - 1)


def scoring_of(setup: GameSetup, seed: int = 1) -> Any:
    return setup.dealt(seed).options.scoring


@given(setups, seeds)
def test_a_dealt_game_is_what_was_chosen(setup: GameSetup, seed: int) -> None:
    record = setup.dealt(seed)
    assert record.rules is CASCADIA.rules()
    assert set(record.seats) == set(named(setup.seats))
    assert (record.options.grid, record.options.players) == (setup.grid, len(setup.seats))
    assert record.options.scoring.variant is setup.variant
    assert record.options.scoring.rulings == setup.rulings
    assert record.history.free_undo is setup.free_undo
    assert record.history.cursor == 0


@pytest.mark.parametrize(
    ("chosen", "used"), [(None, 77), (0, 0), (5, 5), (SEED_LIMIT - 1, SEED_LIMIT - 1)]
)
def test_the_fresh_seed_is_used_where_none_was_chosen(chosen: int | None, used: int) -> None:
    record = replace(SETUP, seed=chosen).dealt(77)
    assert record.seed == used
    assert record.history.start == CASCADIA.rules().setup(record.options, used)


@given(setups, seeds)
def test_a_seed_deals_the_same_game_every_time(setup: GameSetup, seed: int) -> None:
    assert setup.dealt(seed) == replace(setup, seed=seed).dealt(0)


def test_seat_0_begins_as_seated() -> None:
    assert {SETUP.dealt(seed).seats for seed in range(20)} == {PEOPLE}
    assert not SETUP.dealt(1).drawn


def test_everybody_is_drawn_to_begin_and_the_others_follow_as_seated() -> None:
    records = [replace(SETUP, drawn=True).dealt(seed) for seed in range(300)]
    orders = Counter(record.seats for record in records)
    assert orders.keys() == {PEOPLE, (*PEOPLE[1:], PEOPLE[0]), (PEOPLE[2], *PEOPLE[:2])}
    assert min(orders.values()) > 70
    assert all(record.drawn for record in records)


def test_who_is_drawn_tells_nothing_about_the_cards() -> None:
    four = replace(SETUP, seats=(*PEOPLE, Seat("Dan")), cards=ALL_RANDOM, drawn=True)
    pairs = {
        (record.seats[0], record.options.scoring.cards[0]) for record in map(four.dealt, range(400))
    }
    assert len(pairs) == 16


def test_nothing_is_drawn_for_one() -> None:
    assert not GameSetup((Seat("Ann"),), drawn=True).dealt(1).drawn


def test_who_has_typed_no_name_gets_one_when_the_game_is_dealt() -> None:
    record = GameSetup((Seat(""), Seat("", "easy"), Seat(""))).dealt(1)
    assert [seat.name for seat in record.seats] == ["Player", "Computer", "Player 2"]


def test_names_that_were_proposed_are_not_remembered_as_typed() -> None:
    """An older program remembered them; they would not follow the language."""
    before = written(seats=[{"name": "Player"}, {"name": "Computer", "bot": "easy"}])
    assert read_setup(before, DEFAULT).seats == (Seat(""), Seat("", "easy"))
    typed = written(seats=[{"name": "Computer"}, {"name": "Player", "bot": "easy"}])
    assert [seat.name for seat in read_setup(typed, DEFAULT).seats] == ["Computer", "Player"]


def test_a_setup_from_before_drawing_was_possible_is_read() -> None:
    assert read_setup(written(drawn=None), DEFAULT) == SETUP


def test_random_cards_depend_on_the_seed() -> None:
    setup = replace(SETUP, cards=ALL_RANDOM)
    drawn = {scoring_of(setup, seed).cards for seed in range(30)}
    assert len(drawn) > 20


@pytest.mark.parametrize("animal", range(5))
def test_each_card_of_an_animal_can_be_drawn(animal: int) -> None:
    setup = replace(SETUP, cards=ALL_RANDOM)
    assert {scoring_of(setup, seed).cards[animal] for seed in range(60)} == set(Card)


def test_chosen_cards_are_kept_and_only_the_others_drawn() -> None:
    setup = replace(SETUP, cards=(D, None, C, None, B))
    for seed in range(20):
        cards = scoring_of(setup, seed).cards
        assert (cards[0], cards[2], cards[4]) == (D, C, B)


def test_a_drawn_card_does_not_depend_on_what_others_were_chosen() -> None:
    all_drawn = scoring_of(replace(SETUP, cards=ALL_RANDOM), 9).cards
    some_drawn = scoring_of(replace(SETUP, cards=(A, A, None, A, None)), 9).cards
    assert (some_drawn[2], some_drawn[4]) == (all_drawn[2], all_drawn[4])


@pytest.mark.parametrize("variant", [Variant.FAMILY, Variant.INTERMEDIATE])
def test_a_variant_has_no_cards(variant: Variant) -> None:
    assert scoring_of(replace(SETUP, variant=variant)).cards == ()


@given(setups)
def test_a_written_setup_is_read_back_equal(setup: GameSetup) -> None:
    assert read_setup(write_setup(setup), DEFAULT) == setup


def test_the_seed_is_not_remembered() -> None:
    assert read_setup(write_setup(replace(SETUP, seed=5)), DEFAULT) == SETUP


def test_every_ruling_is_tried_here() -> None:
    hints = get_type_hints(Rulings)
    flags = {name: (True, False) for name, hint in hints.items() if hint is bool}
    assert {name: get_args(hint) for name, hint in hints.items()} | flags == RULING_CHOICES


def written(**fields: object) -> str:
    """A sound setup with some fields changed; None leaves one out."""
    tree: dict[str, Any] = json.loads(write_setup(SETUP)) | fields
    return json.dumps({name: value for name, value in tree.items() if value is not None})


RUBBISH = {
    "nothing": "",
    "no JSON": "{",
    "nested deeply": "[" * 100_000,
    "a long number": "9" * 10_000,
    "a list": "[]",
    "null": "null",
    "an empty object": "{}",
    "a field twice": '{"grid": "hex", "grid": "hex"}',
    "no seats": written(seats=[]),
    "five seats": written(seats=[{"name": "Ann"}] * 5),
    "seats that are names": written(seats=["Ann", "Ben"]),
    "a seat without a name": written(seats=[{"bot": "greedy"}]),
    "a computer nobody knows": written(seats=[{"name": "Hal", "bot": "hal"}]),
    "a name that is a number": written(seats=[{"name": 7}]),
    "a name of two lines": written(seats=[{"name": "An\nn"}]),
    "an endless name": written(seats=[{"name": "n" * 101}]),
    "another grid": written(grid="triangle"),
    "another variant": written(variant="expert"),
    "four cards": written(cards=["A"] * 4),
    "six cards": written(cards=["A"] * 6),
    "card E": written(cards=["A", "B", "C", "D", "E"]),
    "cards as a word": written(cards="AAAAA"),
    "a ruling nobody knows": written(rulings={"bear_hugs": True}),
    "a ruling of another type": written(rulings={"salmon_d_minimum": True}),
    "undo in words": written(free_undo="yes"),
    "drawn in words": written(drawn="yes"),
} | {
    f"without {name}": written(**{name: None})
    for name in json.loads(write_setup(SETUP))
    if name != "drawn"
}


@pytest.mark.parametrize("text", RUBBISH.values(), ids=RUBBISH.keys())
def test_rubbish_gives_the_default(text: str) -> None:
    assert read_setup(text, DEFAULT) is DEFAULT


@given(st.text() | st.recursive(st.none() | st.integers() | st.text(), st.lists).map(json.dumps))
def test_no_text_ever_raises(text: str) -> None:
    assert read_setup(text, DEFAULT) is DEFAULT


def test_fields_of_a_newer_program_do_no_harm() -> None:
    assert read_setup(written(timer=30), DEFAULT) == SETUP


DEAL = day_deal(date(2024, 2, 29), players=2)
SEEDS = {
    "": None,
    "   ": None,
    "0": 0,
    "7": 7,
    " 42\t": 42,
    "0042": 42,
    str(SEED_LIMIT - 1): SEED_LIMIT - 1,
    "\u0664\u0662": 42,  # in Arabic digits
    deal_code(DEAL): DEAL,
    f" {deal_code(DEAL).lower().replace('-', '')}": DEAL,
}


@pytest.mark.parametrize(("text", "seed"), SEEDS.items())
def test_a_typed_deal_is_understood(text: str, seed: Deal | int | None) -> None:
    assert typed_deal(text) == seed


@pytest.mark.parametrize(
    "text",
    [
        "-1",
        "+1",
        "1.5",
        "1e3",
        "0x10",
        "1_000",
        "1 000",
        "seven",
        "²",
        deal_code(DEAL)[:-1],
        str(SEED_LIMIT),
        "9" * 9999,
    ],
    ids=lambda text: text[:20],
)
def test_anything_else_is_no_deal(text: str) -> None:
    with pytest.raises(BadCode):
        typed_deal(text)


@given(seeds)
def test_a_seed_that_was_shown_can_be_typed(seed: int) -> None:
    assert typed_deal(str(seed)) == seed


@pytest.mark.parametrize(
    ("players", "expected"),
    [
        (("Ann",), (Seat("Ann"),)),
        (("Ann", "Ben"), (Seat("Ann"), Seat("Ben"))),
        (("Ann", "bot:greedy"), (Seat("Ann"), Seat("Greedy 2", "greedy"))),
        (("bot:random",) * 2, (Seat("Random 1", "random"), Seat("Random 2", "random"))),
    ],
)
def test_seats_from_the_words_of_a_command_line(
    players: tuple[str, ...], expected: tuple[Seat, ...]
) -> None:
    assert setup_from_words(players, "hex", "AAAAA", None).seats == expected


@pytest.mark.parametrize(
    ("word", "variant", "cards"),
    [
        ("ABCDA", Variant.CARDS, (A, B, C, D, A)),
        ("random", Variant.CARDS, ALL_RANDOM),
        ("family", Variant.FAMILY, ALL_RANDOM),
        ("intermediate", Variant.INTERMEDIATE, ALL_RANDOM),
    ],
)
def test_cards_from_the_words_of_a_command_line(
    word: str, variant: Variant, cards: tuple[Card | None, ...]
) -> None:
    setup = setup_from_words(("Ann",), "square", word, 7)
    assert (setup.variant, setup.cards) == (variant, cards)
    assert (setup.grid, setup.seed) == (SQUARE, 7)
