"""What people are told: cards, sets, steps of the game, refusals and prompts."""

from __future__ import annotations

from itertools import product

import pytest

from cascadia_qt.games.kaskaria.rules.actions import PlaySet, TakeShown
from cascadia_qt.games.kaskaria.rules.cards import BACK, CARDS, COLOURS, WATERFALL, Card
from cascadia_qt.games.kaskaria.rules.events import CardTaken
from cascadia_qt.games.kaskaria.rules.game import KASKARIA
from cascadia_qt.games.kaskaria.rules.options import Options
from cascadia_qt.games.kaskaria.rules.state import State
from cascadia_qt.games.kaskaria.words.actions import action_words
from cascadia_qt.games.kaskaria.words.agreement import agreement_words
from cascadia_qt.games.kaskaria.words.log import log_line
from cascadia_qt.games.kaskaria.words.names import card_name, cards_words, gold_words
from cascadia_qt.games.kaskaria.words.prompts import prompt
from cascadia_qt.games.kaskaria.words.refusals import cards_refusal, refusal
from cascadia_qt.games.kaskaria.words.sets import set_words
from cascadia_qt.games.kaskaria.words.spoken import (
    by_colour,
    hand_words,
    hero_words,
    step_words,
    table_words,
)
from tests.games.kaskaria.records.write import GAMES, finished_record
from tests.games.kaskaria.table import cards, hero, played, scene, steps

TEN = "blue gold gold runner, red gold gold, green gold gold, pink gold gold, brown gold"


def test_every_card_has_a_name_of_its_own() -> None:
    names = {card_name(card) for card in (*CARDS, WATERFALL, BACK)}
    assert len(names) == 9 * 4 + 2
    assert card_name(Card("blue plus2")) == "blue +2"


@pytest.mark.parametrize(
    ("number", "gold", "held"),
    [(0, "no gold", "no cards"), (1, "1 gold", "1 card"), (2, "2 gold", "2 cards")],
)
def test_numbers_of_things(number: int, gold: str, held: str) -> None:
    assert (gold_words(number), cards_words(number)) == (gold, held)


@pytest.mark.parametrize(
    ("kinds", "fearless", "said"),
    [
        ("gold gold", False, "2 gold"),
        ("gold gold", True, "5 gold"),
        ("runner runner", False, "cliff runner 2 steps"),
        ("runner runner", True, "cliff runner 3 steps"),
        (
            "gold plus2 runner griffin",
            False,
            "1 gold, take 2 cards, cliff runner 1 step, griffin 1 step",
        ),
    ],
)
def test_what_a_set_would_do(kinds: str, fearless: bool, said: str) -> None:
    state = scene(hero(f"blue {kinds}"), hero(), fearless=fearless)
    assert set_words(state, 0, kinds.split()) == said


@pytest.mark.parametrize(
    ("runner", "griffin", "said"),
    [
        (7, 4, "cliff runner 2 steps, griffin 1 step"),
        (8, 5, "cliff runner to the volcano, griffin to the volcano"),
        (9, 4, "cliff runner to the volcano, griffin 1 step"),
    ],
)
def test_a_set_says_that_it_leads_to_the_volcano(runner: int, griffin: int, said: str) -> None:
    state = scene(hero(), hero("blue runner runner griffin", runner, griffin))
    assert set_words(state, 1, ("runner", "runner", "griffin")) == said


def test_a_step_tells_what_was_done_and_what_came_of_it() -> None:
    state = scene(hero("blue gold plus2 runner griffin", 9, 5), hero())
    first, second, third, last = steps(
        state, "set blue gold plus2 runner griffin", "display 1", "display 0", "go in"
    )
    assert log_line(first.events).text == "Plays a set, blue: gold, +2, cliff runner, griffin"
    assert log_line(first.events).besides == ("Collects 1 gold",)
    assert log_line(second.events).text == "Takes a card from the display: grey gold"
    assert log_line(second.events).besides == ()
    assert log_line(third.events).besides == ("The cliff runner may go into the volcano",)
    assert log_line(last.events).text == "The cliff runner goes into the volcano"
    assert log_line(last.events).besides == (
        "Wins the amulet",
        "The griffin goes into the volcano",
        "The game is over",
    )


def test_steps_and_staying_are_told() -> None:
    state = scene(hero("blue runner runner griffin", 3, 5), hero())
    first, second = steps(state, "set blue runner runner griffin", "stay")
    assert log_line(first.events).besides == (
        "The cliff runner goes 2 steps on, to step 5",
        "The griffin may go into the volcano",
    )
    assert log_line(second.events).text == "The griffin stays before the volcano"


def test_a_card_that_others_took_unseen_has_no_name() -> None:
    assert log_line([CardTaken(0, None, None)]).text == "Takes a card from the pile"
    seen = log_line([CardTaken(0, Card("red griffin"), None)])
    assert seen.text == "Takes a card from the pile: red griffin"


@pytest.mark.parametrize("name", GAMES)
def test_every_step_of_every_game_is_told(name: str) -> None:
    record = finished_record(name)
    waterfalls = 0
    for entry, looker in product(record.history.entries, (None, 0, 1)):
        line = log_line(KASKARIA.told(entry, looker))
        assert line.text
        assert all(line.besides)
        waterfalls += sum("waterfall" in other for other in line.besides)
    assert waterfalls == 3 * record.history.state.pile.waterfalls


TURN = scene(hero("blue gold runner, red gold", 8, 5), hero())
FULL = scene(hero(TEN), hero(), display="grey runner, grey runner, grey griffin")
TAKING = played(scene(hero("blue gold plus2"), hero()), "set blue gold plus2")
ENTERING = played(scene(hero("blue gold runner", 9), hero()), "set blue gold runner")
OVER = played(ENTERING, "go in")


@pytest.mark.parametrize(
    ("state", "action", "said"),
    [
        (TURN, "go in", "No figure stands before the volcano."),
        (TURN, "set pink gold gold", "You do not have these cards."),
        (FULL, "pile", "With ten cards in hand you must play a set."),
        (TAKING, "set blue gold runner", "Take the cards of the “+2” first."),
        (ENTERING, "display 0", "Decide first whether to go into the volcano."),
        (ENTERING, "set red gold gold", "Decide first whether to go into the volcano."),
        (OVER, "pile", "The game is over."),
    ],
)
def test_why_something_is_not_possible(state: State, action: str, said: str) -> None:
    assert refusal(state, KASKARIA.parse(action)) == said


def test_what_no_notation_says_is_refused_too() -> None:
    assert refusal(TURN, TakeShown(3)) == "The display has three cards."
    assert refusal(TURN, PlaySet("red", ("gold",))) == "A set has at least two cards."


@pytest.mark.parametrize("state", [TURN, FULL, TAKING, ENTERING])
def test_what_is_possible_is_not_refused_and_has_words(state: State) -> None:
    for action in KASKARIA.legal(state):
        assert refusal(state, action) == ""
        assert action_words(state, action).endswith(".")


def test_cards_that_are_no_set() -> None:
    assert cards_refusal(cards("blue gold")) == "A set has at least two cards."
    assert cards_refusal(cards("blue gold, red gold")) == "All cards of a set have the same colour."
    assert cards_refusal(cards("blue gold runner")) == ""


@pytest.mark.parametrize(
    ("state", "said"),
    [
        (TURN, "Take a card or play a set"),
        (scene(hero("blue gold"), hero()), "Take a card"),
        (FULL, "Ten cards: play a set"),
        (TAKING, "Take two cards, one after the other"),
        (played(TAKING, "display 0"), "Take one more card"),
        (ENTERING, "Does the cliff runner go in? That ends the game"),
        (OVER, "The game is over"),
    ],
)
def test_prompts(state: State, said: str) -> None:
    assert prompt(state) == said


def test_a_hand_is_told_by_colour_in_the_order_of_the_rules() -> None:
    hand = (*cards("grey griffin, red runner gold"), BACK)
    assert by_colour(hand) == {"red": ["gold", "runner"], "grey": ["griffin"]}
    assert hand_words(hand) == "red: gold, cliff runner; grey: griffin; 1 hidden card"
    assert hand_words((BACK, BACK)) == "2 hidden cards"
    assert hand_words(()) == "no cards"


def test_where_somebody_stands() -> None:
    said = hero_words(OVER, ["Ann", "Ben"], 0)
    assert said == "Ann: Cliff runner in the volcano, Griffin 0 of 6, 1 gold, no cards"
    assert step_words("griffin", 2, 6) == "Griffin 2 of 6"


def test_the_table_is_told_in_sentences() -> None:
    said = list(table_words(TURN, ["Ann", "Ben"]))
    assert said[2] == "Display: 1 grey gold; 2 grey gold; 3 grey griffin."
    assert said[3] == "Pile: 49 cards. Discard pile: no cards."
    assert all(sentence.endswith(".") for sentence in said)


def test_what_was_agreed() -> None:
    usual = agreement_words(Options(2))
    assert usual == "Cliff runners have 10 steps to go, griffins 6."
    both = agreement_words(Options(2, "short", fearless=True, open_hands=True))
    assert "8 steps to go, griffins 5." in both
    assert "fearless" in both
    assert both.endswith("All hands are open.")


def test_no_colour_is_forgotten() -> None:
    assert set(by_colour(CARDS)) == set(COLOURS)
