"""Codes of deals: they come back as they were, and no slip of the hand gives another deal."""

from __future__ import annotations

import string
from datetime import date
from itertools import pairwise, product

import pytest
from hypothesis import given
from hypothesis import strategies as st

from cascadia_qt.games.cascadia.rules.deal_code import (
    ALPHABET,
    BASE,
    GROUP,
    SHORT_SEEDS,
    BadCode,
    Deal,
    Fault,
    day_deal,
    deal_code,
    read_deal_code,
)
from cascadia_qt.games.cascadia.rules.scenarios import SCENARIOS
from cascadia_qt.games.cascadia.rules.scoring.rulings import (
    DEFAULT_RULINGS,
    RULING_CHOICES,
    Rulings,
    Scoring,
)
from cascadia_qt.games.cascadia.rules.state import MOST_PLAYERS, Options
from cascadia_qt.games.cascadia.rules.terms import Card, Variant
from cascadia_qt.rules.grid import GRIDS, HEX, SQUARE
from cascadia_qt.rules.rng import SEED_LIMIT

AAAAA = Scoring(Variant.CARDS, (Card.A,) * 5)
STRICT = Rulings(elk_d_gaps=False)
PLAIN = Deal(Options(HEX, 2, AAAAA), 10**9)
DEALS = {
    "plain": PLAIN,
    "no-seed": Deal(Options(HEX, 1, AAAAA), 0),
    "largest-seed": Deal(Options(SQUARE, 4, AAAAA), SEED_LIMIT - 1),
    "rulings": Deal(Options(HEX, 3, Scoring(Variant.FAMILY, rulings=STRICT)), 7),
    "scenario": Deal(Options(SQUARE, 1, SCENARIOS[14].scoring, 15), SHORT_SEEDS - 1),
}

rulings = st.builds(
    Rulings, **{name: st.sampled_from(choices) for name, choices in RULING_CHOICES.items()}
)
hands = st.tuples(*[st.sampled_from(Card)] * 5)
cards = st.builds(Scoring, st.just(Variant.CARDS), hands, rulings)
simple = st.builds(
    lambda variant, rulings: Scoring(variant, rulings=rulings),
    st.sampled_from([Variant.FAMILY, Variant.INTERMEDIATE]),
    rulings,
)
ways = st.one_of(
    st.tuples(cards, st.none()),
    st.tuples(simple, st.none()),
    st.builds(
        lambda scenario, rulings: (
            Scoring(Variant.CARDS, scenario.cards, rulings),
            scenario.number,
        ),
        st.sampled_from(SCENARIOS),
        rulings,
    ),
)
deals = st.builds(
    lambda grid, players, way, seed: Deal(Options(grid, players, *way), seed),
    st.sampled_from(list(GRIDS.values())),
    st.integers(1, MOST_PLAYERS),
    ways,
    st.one_of(st.integers(0, SHORT_SEEDS - 1), st.integers(0, SEED_LIMIT - 1)),
)


def fault_of(text: str) -> BadCode:
    with pytest.raises(BadCode) as caught:
        read_deal_code(text)
    return caught.value


def letters_of(deal: Deal) -> str:
    return deal_code(deal).replace("-", "")


def single_errors(letters: str) -> list[str]:
    """`letters` with any one of them replaced by any other."""
    return [
        letters[:at] + other + letters[at + 1 :]
        for at, other in product(range(len(letters)), ALPHABET)
        if other != letters[at]
    ]


def swaps(letters: str) -> list[str]:
    """`letters` with any two neighbours in each other's place."""
    return [
        letters[:at] + second + first + letters[at + 2 :]
        for at, (first, second) in enumerate(pairwise(letters))
        if first != second
    ]


@given(deals)
def test_a_deal_comes_back(deal: Deal) -> None:
    assert read_deal_code(deal_code(deal)) == deal


@given(deals, deals)
def test_two_deals_have_two_codes(one: Deal, other: Deal) -> None:
    assert (deal_code(one) == deal_code(other)) == (one == other)


@pytest.mark.parametrize("deal", DEALS.values(), ids=list(DEALS))
def test_every_wrong_character_and_every_swap_is_found(deal: Deal) -> None:
    letters = letters_of(deal)
    for slip in (*single_errors(letters), *swaps(letters)):
        fault_of(slip)


@given(deals, st.data())
def test_no_slip_gives_another_deal(deal: Deal, data: st.DataObject) -> None:
    letters = letters_of(deal)
    fault_of(data.draw(st.sampled_from(single_errors(letters))))
    turned = swaps(letters)
    if turned:
        fault_of(data.draw(st.sampled_from(turned)))


@given(deals, st.data())
def test_what_is_missing_or_too_much_is_found(deal: Deal, data: st.DataObject) -> None:
    letters = letters_of(deal)
    at = data.draw(st.integers(1, len(letters) - 1))
    short = fault_of(letters[:at] + letters[at + 1 :])
    assert (short.fault, short.wanted) == (Fault.SHORT, len(letters))
    assert short.length == len(letters) - 1
    long = fault_of(letters[:at] + "K" + letters[at:])
    assert (long.fault, long.length, long.wanted) == (Fault.LONG, len(letters) + 1, len(letters))


@given(deals, st.data())
def test_capitals_hyphens_and_spaces_do_not_matter(deal: Deal, data: st.DataObject) -> None:
    gaps = st.sampled_from(["", "-", " ", " - ", "\u2013", "\u2011", "\u00a0", "\t", "\n"])
    typed = "".join(
        data.draw(gaps) + data.draw(st.sampled_from([letter, letter.lower()]))
        for letter in letters_of(deal)
    )
    assert read_deal_code(typed) == deal


@given(st.text(max_size=40))
def test_any_text_is_read_or_refused(text: str) -> None:
    try:
        deal = read_deal_code(text)
    except BadCode:
        return
    assert read_deal_code(deal_code(deal)) == deal


@given(st.text(ALPHABET, min_size=5, max_size=19))
def test_a_deal_has_one_code_only(text: str) -> None:
    try:
        deal = read_deal_code(text)
    except BadCode:
        return
    assert letters_of(deal) == text


def test_the_characters_are_a_prime_number_and_none_looks_like_another_one() -> None:
    assert BASE == len(set(ALPHABET)) == 31
    assert all(BASE % number for number in range(2, BASE))
    assert set(ALPHABET) == set(string.ascii_uppercase + string.digits) - set("01ILO")


@pytest.mark.parametrize(
    ("rulings", "seed", "length"),
    [
        (DEFAULT_RULINGS, 0, 5),
        (DEFAULT_RULINGS, 1000, 8),
        (DEFAULT_RULINGS, SHORT_SEEDS - 1, 12),
        (STRICT, SHORT_SEEDS - 1, 13),
        (DEFAULT_RULINGS, SEED_LIMIT - 1, 18),
        (STRICT, SEED_LIMIT - 1, 19),
    ],
)
def test_small_seeds_give_short_codes(rulings: Rulings, seed: int, length: int) -> None:
    code = deal_code(Deal(Options(HEX, 2, Scoring(Variant.FAMILY, rulings=rulings)), seed))
    assert len(code.replace("-", "")) == length
    *groups, last = code.split("-")
    assert all(len(group) == GROUP for group in groups)
    assert 1 <= len(last) <= GROUP


def test_codes_never_change() -> None:
    """Whoever wrote one down wants to play it in every later version."""
    assert [deal_code(deal) for deal in DEALS.values()] == GOLDEN


GOLDEN = [
    "HAAB-BD74-FZT2",
    "AAAA-A",
    "QAAH-2QAH-FVNE-FXJG-SX",
    "SJTM-BH4",
    "HJXT-9999-9995",
]


@pytest.mark.parametrize("text", ["", "  ", "-", "\n"])
def test_nothing_is_no_code(text: str) -> None:
    assert fault_of(text).fault is Fault.EMPTY


@pytest.mark.parametrize(
    ("strange", "named"), [("O", "O"), ("o", "O"), ("0", "0"), ("l", "L"), ("ß", "ß"), (".", ".")]
)
def test_an_unused_character_is_named_with_what_fits_there(strange: str, named: str) -> None:
    letters = letters_of(PLAIN)
    for at, letter in enumerate(letters):
        error = fault_of(letters[:at] + strange + letters[at + 1 :])
        assert error.fault is Fault.CHARACTER
        assert (error.character, error.meant) == (named, letter)


@pytest.mark.parametrize("text", ["HOOB-BD74-FZT2", "HO", "HELLO WORLD"])
def test_nothing_is_proposed_where_more_is_wrong(text: str) -> None:
    assert fault_of(text).meant == ""


def test_later_versions_have_their_own_codes() -> None:
    heads = ALPHABET[28:]
    for head in heads:
        assert fault_of(f"{head}AAB-BD74-FZT2").fault is Fault.NEWER
    # The check fits, but no table, no rulings and no seed has such a number.
    for code in (checked("A999"), checked("RAAA9"), checked("QAAA" + "9" * 13)):
        assert fault_of(code).fault is Fault.NEWER


@pytest.mark.parametrize("letters", ["RAAAA", "BAAAA"], ids=["rulings", "seed"])
def test_nothing_begins_with_a_zero(letters: str) -> None:
    assert fault_of(checked(letters)).fault is Fault.NEWER


def checked(letters: str) -> str:
    """`letters` with the check character that fits."""
    for letter in ALPHABET:
        total = sum(i * ALPHABET.index(one) for i, one in enumerate(letters + letter, 1))
        if total % BASE == 0:
            return letters + letter
    raise AssertionError


@pytest.mark.parametrize(
    ("day", "code"),
    [
        (date(2026, 1, 1), "HAW6-DTCZ-2B7S"),
        (date(2026, 11, 16), "HCVJ-MFXV-8P3G"),
        (date(2030, 2, 28), "HGTV-P7HE-PMTD"),
    ],
    ids=str,
)
def test_the_deal_of_a_day_never_changes(day: date, code: str) -> None:
    assert deal_code(day_deal(day)) == code


@pytest.mark.parametrize("players", range(1, MOST_PLAYERS + 1))
def test_the_deal_of_the_day_is_for_any_number_of_players(players: int) -> None:
    day = date(2026, 11, 16)
    deal, alone = day_deal(day, players), day_deal(day)
    assert deal.options.players == players
    assert (deal.seed, deal.options.scoring) == (alone.seed, alone.options.scoring)


def test_days_differ() -> None:
    found = {day_deal(date.fromordinal(740_000 + number)).seed for number in range(3000)}
    assert len(found) == 3000
    assert max(found) < SHORT_SEEDS


def test_all_cards_come_up_on_some_day() -> None:
    every = [day_deal(date.fromordinal(740_000 + number)).options for number in range(400)]
    for species in range(5):
        dealt = [options.scoring.cards[species] for options in every]
        assert min(dealt.count(card) for card in Card) > 60
