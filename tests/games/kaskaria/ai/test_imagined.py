"""Imagined games go as the rules say, and are as likely as what is known allows."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from itertools import groupby

import pytest
from hypothesis import given
from hypothesis import strategies as st

from cascadia_qt.games.kaskaria.ai.codes import (
    CARDS_OF,
    HOLDINGS,
    holding_of,
    holdings_of,
    kinds_of,
    number_of,
)
from cascadia_qt.games.kaskaria.ai.imagined import GRIFFIN, NOBODY, RUNNER, WATERFALL, Imagined
from cascadia_qt.games.kaskaria.ai.knowledge import Knowledge
from cascadia_qt.games.kaskaria.rules.actions import Action, GoIn, PlaySet, StayOut, TakeShown
from cascadia_qt.games.kaskaria.rules.cards import CARDS, COLOURS
from cascadia_qt.games.kaskaria.rules.events import CardTaken, DisplayRefilled, Event, WaterfallCame
from cascadia_qt.games.kaskaria.rules.game import KASKARIA
from cascadia_qt.games.kaskaria.rules.options import Options
from cascadia_qt.games.kaskaria.rules.reckoning import reckonings
from cascadia_qt.games.kaskaria.rules.state import Phase, State
from cascadia_qt.rules.game import Step
from cascadia_qt.rules.rng import SEED_LIMIT
from tests.games.kaskaria.ai.games import OPTIONS, Made, moves, states
from tests.games.kaskaria.table import cards, hero, scene

SEEDS = st.integers(0, SEED_LIMIT - 1)


class Told(Imagined):
    """An imagined game whose pile gives the cards it is told."""

    def __init__(self, start: State) -> None:
        super().__init__(start.options)
        known = Knowledge(start).known
        self.hands = [holdings_of(map(number_of, each.hand)) for each in start.heroes]
        self.sizes, self.steps, self.gold = known.sizes, known.steps, known.gold
        self.display, self.discard, self.seat = known.display, known.discard, known.seat
        self.taking, self.amulet = 0, NOBODY

    def drawn(self) -> int:
        card = self.pile.pop(0)
        if card == WATERFALL:
            self.discard = []
            return self.drawn()
        return card

    def tell(self, moves: list[Made]) -> None:
        """A whole turn, with the luck that it had."""
        goes_in = {"runner": False, "griffin": False}
        for state, action, step in moves:
            self.pile = drawn_cards(step)
            match action:
                case PlaySet(colour, kinds):
                    self.play(COLOURS.index(colour), holding_of(kinds))
                case GoIn() | StayOut():
                    assert state.entering is not None
                    goes_in[state.entering] = isinstance(action, GoIn)
                case _:
                    self.take(action.slot if isinstance(action, TakeShown) else -1)
        if isinstance(moves[0][1], PlaySet):
            self.walk(RUNNER, goes_in["runner"])
            self.walk(GRIFFIN, goes_in["griffin"])
            self.lay_aside()


def drawn_cards(step: Step[State, Event]) -> list[int]:
    """What came from the pile, with waterfalls."""
    cards = []
    for event in step.events:
        match event:
            case WaterfallCame():
                cards.append(WATERFALL)
            case CardTaken(card=card, slot=None) | DisplayRefilled(card=card):
                assert card is not None
                cards.append(number_of(card))
    return cards


def turns(made: list[Made]) -> Iterator[list[Made]]:
    for _, turn in groupby(made, key=lambda each: each[0].turn):
        yield [*turn]


@given(OPTIONS, SEEDS)
def test_the_same_actions_lead_to_the_same(options: Options, seed: int) -> None:
    game = Told(KASKARIA.setup(options, seed))
    for turn in turns(moves(options, seed)):
        game.tell(turn)
        after = turn[-1][2].state
        assert game.hands == [holdings_of(map(number_of, each.hand)) for each in after.heroes]
        assert game.sizes == [len(each.hand) for each in after.heroes]
        assert game.steps[RUNNER] == [each.runner for each in after.heroes]
        assert game.steps[GRIFFIN] == [each.griffin for each in after.heroes]
        assert game.gold == [each.gold for each in after.heroes]
        assert game.display == [*map(number_of, after.display)]
        assert sorted(game.discard) == sorted(map(number_of, after.pile.discard))
        assert game.seat == after.seat
        assert game.totals() == [each.total for each in reckonings(after)]
        assert (game.amulet == NOBODY) == (after.amulet is None)


@given(OPTIONS, SEEDS)
def test_it_knows_before_whether_a_set_wins(options: Options, seed: int) -> None:
    for turn in turns(moves(options, seed)):
        state, action, _ = turn[0]
        if isinstance(action, PlaySet):
            game = Told(state)
            wins = game.wins_by(holding_of(action.kinds))
            assert wins == won_by_going_in(state, action)
            game.play(COLOURS.index(action.colour), holding_of(action.kinds))
            assert game.wins_now() == wins


def won_by_going_in(state: State, action: Action) -> bool:
    """Whether this wins if whoever is asked goes in."""
    turn, state = state.turn, KASKARIA.apply(state, action).state
    while state.phase is not Phase.OVER and state.turn == turn:
        state = KASKARIA.apply(state, KASKARIA.legal(state)[0]).state
    return state.phase is Phase.OVER and state.seat in KASKARIA.result(state).winners


@given(OPTIONS, SEEDS, SEEDS)
def test_every_card_is_somewhere_in_a_game_that_is_imagined(
    options: Options, seed: int, luck: int
) -> None:
    for state in states(options, seed)[::7]:
        game = Knowledge(state).imagined(luck)
        assert [*map(cards_held, game.hands)] == [len(each.hand) for each in state.heroes]
        assert game.hands[state.seat] == holdings_of(map(number_of, state.hero.hand))
        for holdings, each in zip(game.hands, state.heroes, strict=True):
            assert not Counter(map(number_of, each.shown)) - Counter(numbers(holdings))
        assert len(game.pile) == len(state.pile)
        elsewhere = (*game.display, *game.discard, *map(number_of, state.playing))
        dealt = Counter(
            (*elsewhere, *game.pile, *(n for hand in game.hands for n in numbers(hand)))
        )
        assert dealt == Counter((*map(number_of, CARDS), WATERFALL))


def numbers(holdings: list[int]) -> list[int]:
    return [4 * colour + kind for colour, held in enumerate(holdings) for kind in CARDS_OF[held]]


def cards_held(holdings: list[int]) -> int:
    return len(numbers(holdings))


def test_open_hands_are_imagined_as_they_are() -> None:
    state = KASKARIA.setup(Options(3, open_hands=True), 4)
    hands = [holdings_of(map(number_of, each.hand)) for each in state.heroes]
    assert all(Knowledge(state).imagined(seed).hands == hands for seed in range(20))


def test_the_waterfall_is_imagined_wherever_it_may_be_and_nowhere_else() -> None:
    knowledge = Knowledge(scene(hero(), hero(), before=48))
    above = Counter(
        [*reversed(knowledge.imagined(seed).pile)].index(WATERFALL) for seed in range(400)
    )
    assert set(above) == {48, 49, 50, 51}
    assert min(above.values()) > 60


def test_a_waterfall_brings_back_what_was_discarded_but_not_the_set_being_played() -> None:
    game = Knowledge(scene(hero("blue gold plus2"), hero(), discard="red gold", before=0)).imagined(
        1
    )
    game.play(COLOURS.index("blue"), holding_of(("gold", "plus2")))
    game.pile = [WATERFALL]
    game.take(-1)
    assert game.discard == []
    assert game.pile == [WATERFALL]
    assert numbers(game.hands[0]) == [number_of(*cards("red gold"))]
    game.walk(RUNNER, False)
    game.lay_aside()
    assert sorted(game.discard) == sorted(map(number_of, cards("blue gold plus2")))


@pytest.mark.parametrize("holding", HOLDINGS)
def test_a_holding_is_what_it_was_made_of(holding: int) -> None:
    assert holding_of(kinds_of(holding)) == holding
