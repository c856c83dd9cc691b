"""What a better turn would have brought, card by card, in sentences that a person can check."""

from __future__ import annotations

import pytest

from cascadia_qt.games.cascadia.rules.actions import (
    Action,
    DeclineToken,
    NatureWipe,
    PlaceTile,
    PlaceToken,
    ReplaceThree,
    Take,
)
from cascadia_qt.games.cascadia.rules.play import apply, legal
from cascadia_qt.games.cascadia.rules.scoring.unit import Category, Unit, Why
from cascadia_qt.games.cascadia.rules.state import State
from cascadia_qt.games.cascadia.rules.terms import Card, Habitat, Wildlife
from cascadia_qt.games.cascadia.words import redraws
from cascadia_qt.games.cascadia.words.coach import better_deed, doing
from cascadia_qt.games.cascadia.words.missed import declined, missed, would_have
from cascadia_qt.rules.grid import HEX, Cell
from tests.games.cascadia.boards import units
from tests.model import cascadia_record

SENTENCES = [
    (Wildlife.BEAR, Card.A, "B B", "There would have been a pair of bears"),
    (Wildlife.BEAR, Card.A, "B B . B B", "There would have been 2 pairs of bears"),
    (Wildlife.BEAR, Card.B, "B B B", "The bears would have been a group of 3"),
    (Wildlife.BEAR, Card.C, "B", "There would have been one more single bear"),
    (Wildlife.BEAR, Card.C, "B . B B . B B B", "There would have been groups of all 3 sizes"),
    (Wildlife.BEAR, Card.D, "B B B", "The bears would have been a group of 3"),
    (Wildlife.ELK, Card.A, "E E E", "3 elk would have stood in a line"),
    (Wildlife.ELK, Card.A, "E", "There would have been one more single elk"),
    (Wildlife.ELK, Card.B, "E E\n E", "3 elk would have stood in a shape"),
    (Wildlife.ELK, Card.C, "E E", "The elk would have been a group of 2"),
    (Wildlife.ELK, Card.D, " E E\nE . E\n E E", "6 elk would have stood around one place"),
    (Wildlife.SALMON, Card.A, "S S S", "There would have been a run of 3 salmon"),
    (Wildlife.SALMON, Card.B, "S", "There would have been one more single salmon"),
    (Wildlife.SALMON, Card.C, "S S S", "There would have been a run of 3 salmon"),
    (Wildlife.SALMON, Card.D, "S S S", "There would have been a run of 3 salmon"),
    (Wildlife.SALMON, Card.D, "S S S B", "A run of 3 salmon would have had one neighbour"),
    (Wildlife.SALMON, Card.D, "B S S S B", "A run of 3 salmon would have had 2 neighbours"),
    (Wildlife.HAWK, Card.A, "H", "One hawk would have touched no other"),
    (Wildlife.HAWK, Card.A, "H . H", "2 hawks would have touched no other"),
    (Wildlife.HAWK, Card.B, "H . H", "2 hawks would have seen another and touched none"),
    (Wildlife.HAWK, Card.C, "H . H", "Two hawks would have seen each other"),
    (Wildlife.HAWK, Card.D, "H B H", "Two hawks would have had one species between them"),
    (Wildlife.HAWK, Card.D, "H B E H", "Two hawks would have had 2 species between them"),
    (Wildlife.FOX, Card.A, "B F", "The fox would have had one neighbour"),
    (Wildlife.FOX, Card.A, "B F E\n S H", "The fox would have had 4 different neighbours"),
    (Wildlife.FOX, Card.B, "B F B", "The fox would have had one species twice beside it"),
    (Wildlife.FOX, Card.B, "B F B\n E E", "The fox would have had 2 species twice beside it"),
    (Wildlife.FOX, Card.C, "B F", "The fox would have had one neighbour"),
    (Wildlife.FOX, Card.C, "B F B", "The fox would have had 2 neighbours of one species"),
    (Wildlife.FOX, Card.D, "B F F B", "Two foxes would have had one species twice beside them"),
]


@pytest.mark.parametrize(("species", "card", "drawing", "said"), SENTENCES)
def test_every_card_has_its_sentence(
    species: Wildlife, card: Card, drawing: str, said: str
) -> None:
    found = [unit for unit in units(HEX, species, card, drawing) if unit.points]
    assert said in map(would_have, found)


def test_every_animal_has_a_sentence_for_the_simpler_cards() -> None:
    for species in Wildlife:
        for count in (1, 3):
            cells = tuple(Cell(place, 0) for place in range(count))
            unit = Unit(Category.WILDLIFE, species, cells, 5, Why.GROUP, count)
            assert "would have been" in would_have(unit)


@pytest.mark.parametrize(
    ("habitat", "one", "many"),
    [
        (Habitat.MOUNTAIN, "There would have been mountains", "The mountains would have had 4"),
        (Habitat.FOREST, "There would have been a forest", "The forest would have had 4"),
        (Habitat.PRAIRIE, "There would have been a prairie", "The prairie would have had 4"),
        (Habitat.WETLAND, "There would have been a wetland", "The wetland would have had 4"),
        (Habitat.RIVER, "There would have been a river", "The river would have had 4"),
    ],
)
def test_every_habitat_has_its_sentence(habitat: Habitat, one: str, many: str) -> None:
    corridors = [Unit(Category.CORRIDOR, habitat, (), n, Why.CORRIDOR, n) for n in (1, 4)]
    assert [would_have(unit) for unit in corridors] == [one, f"{many} tiles"]


@pytest.fixture
def state() -> State:
    state: State = cascadia_record().history.state
    return state


def turns(state: State) -> tuple[list[Action], list[Action]]:
    """One that declines a token which earns something alone, and the same that places it."""
    for slot, token in enumerate(state.market.tokens):
        taken = apply(state, Take(slot)).state
        lay = next(action for action in legal(taken) if isinstance(action, PlaceTile))
        laid = apply(taken, lay).state
        places = [action for action in legal(laid) if isinstance(action, PlaceToken)]
        if token in (Wildlife.ELK, Wildlife.SALMON, Wildlife.HAWK) and places:
            begun: list[Action] = [Take(slot), lay]
            return [*begun, DeclineToken()], [*begun, places[0]]
    raise AssertionError("no pair will do")


def test_what_a_better_turn_would_have_earned_is_said_with_its_points(state: State) -> None:
    declining, placing = turns(state)
    alone = ("There would have been one more single", "One hawk would have touched no other")
    told = missed(state, declining, placing)
    assert told[0].startswith(alone)
    assert told[0].endswith(": +2.")
    assert missed(state, placing, declining) == ()
    assert missed(state, placing, placing) == ()


def test_a_declined_token_is_judged_by_its_best_place(state: State) -> None:
    declining, placing = turns(state)
    (sentence,) = declined(state, declining)
    assert sentence.startswith("Instead of declining the token: ")
    assert declined(state, placing) == ()


def test_what_was_drawn_and_what_should_have_been(state: State) -> None:
    declining, placing = turns(state)
    three, wipe = ReplaceThree(), NatureWipe((0, 2))
    assert doing(state, placing, (three,)).startswith("Has three equal tokens replaced. Takes ")
    assert redraws.drew(wipe) == "Spends a nature token on other tokens (places 1, 3)."
    told = better_deed(state, declining, placing, 1.26, wipe)
    assert told.reasons[:2] == (
        "The tokens drawn anew promised 1.3 less than the best pair that lay there.",
        "No pair fitted well: a nature token for other tokens (places 1, 3) promised more.",
    )
    assert told.reasons[2].startswith("Instead of declining the token: ")
    assert told.text == doing(state, placing)
    told = better_deed(state, placing, placing, 0.04, three)
    assert told.reasons == (
        "Three tokens were equal: other ones would have cost nothing and promised more.",
    )
    assert better_deed(state, placing, placing, 0.0, None).reasons
