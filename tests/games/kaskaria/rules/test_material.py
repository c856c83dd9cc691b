"""What lies in the box, and how it is dealt."""

from __future__ import annotations

from collections import Counter

import pytest

from cascadia_qt.games.kaskaria.rules.cards import BACK, CARDS, COLOURS, WATERFALL, Card
from cascadia_qt.games.kaskaria.rules.game import KASKARIA
from cascadia_qt.games.kaskaria.rules.options import LENGTHS, Options, Ways
from cascadia_qt.games.kaskaria.rules.play import setup
from cascadia_qt.rules.document import BadDocument, Node
from tests.games.kaskaria.table import all_cards

PLAYERS = pytest.mark.parametrize("players", [2, 3, 4])


def test_there_are_54_cards_beside_the_waterfall() -> None:
    kinds = Counter(card.kind for card in CARDS)
    assert kinds == {"gold": 18, "runner": 18, "griffin": 9, "plus2": 9}
    assert len(COLOURS) == 9
    assert WATERFALL not in CARDS
    assert BACK not in CARDS


@pytest.mark.parametrize("colour", COLOURS)
def test_each_colour_has_two_gold_two_runners_a_griffin_and_a_plus_2(colour: str) -> None:
    kinds = Counter(card.kind for card in CARDS if card.colour == colour)
    assert kinds == {"gold": 2, "runner": 2, "griffin": 1, "plus2": 1}


def test_a_card_is_the_word_for_it() -> None:
    card = Card("blue plus2")
    assert (card, card.colour, card.kind) == ("blue plus2", "blue", "plus2")


@PLAYERS
def test_everybody_gets_five_cards_and_three_lie_open(players: int) -> None:
    state = setup(Options(players), 7)
    assert [len(hero.hand) for hero in state.heroes] == [5] * players
    assert len(state.display) == 3
    assert len(state.pile) == 55 - 5 * players - 3
    assert all_cards(state) == Counter(CARDS)


@PLAYERS
def test_the_waterfall_lies_in_the_lower_half(players: int) -> None:
    left = 54 - 5 * players - 3
    assert setup(Options(players), 7).pile.before == -(-left // 2)


@pytest.mark.parametrize(
    ("length", "ways"),
    [("short", Ways(8, 5)), ("normal", Ways(10, 6)), ("long", Ways(12, 7))],
)
def test_the_ways_are_as_long_as_agreed(length: str, ways: Ways) -> None:
    state = setup(Options(2, length), 1)
    assert (state.way("runner"), state.way("griffin")) == ways


def test_there_are_three_lengths() -> None:
    assert list(LENGTHS) == ["short", "normal", "long"]


def test_two_to_four_may_play() -> None:
    assert list(KASKARIA.players) == [2, 3, 4]


@pytest.mark.parametrize(
    ("field", "value", "complaint"),
    [
        ("length", "endless", "options.length must be one of short, normal, long, not"),
        ("fearless", 1, "options.fearless must be true or false, not 1."),
        ("open_hands", None, "options.open_hands must be true or false, not null."),
    ],
)
def test_impossible_options_are_refused_in_one_sentence(
    field: str, value: object, complaint: str
) -> None:
    options = {"length": "normal", "fearless": False, "open_hands": False, field: value}
    with pytest.raises(BadDocument, match=complaint):
        KASKARIA.read_options(Node(options, "options"), 2)


@pytest.mark.parametrize("field", ["length", "fearless", "open_hands"])
def test_every_option_must_be_there(field: str) -> None:
    options = {"length": "normal", "fearless": False, "open_hands": False}
    del options[field]
    with pytest.raises(BadDocument, match=f'options has no field "{field}"'):
        KASKARIA.read_options(Node(options, "options"), 2)


def test_options_are_written_as_they_are_read() -> None:
    written = KASKARIA.write_options(Options(3, "long", fearless=True, open_hands=True))
    assert written == {"length": "long", "fearless": True, "open_hands": True}
