"""What holds in every game, whatever is played."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass, replace
from itertools import combinations, groupby, pairwise, product
from typing import Any

from hypothesis import given
from hypothesis import strategies as st

from cascadia_qt.games.cascadia.rules.actions import (
    Action,
    DeclineToken,
    NatureFree,
    NatureWipe,
    PlaceTile,
    PlaceToken,
    ReplaceThree,
    Take,
)
from cascadia_qt.games.cascadia.rules.events import Event, NatureSpent, PairDiscarded, TurnEnded
from cascadia_qt.games.cascadia.rules.game import Cascadia
from cascadia_qt.games.cascadia.rules.state import Phase, State
from cascadia_qt.games.cascadia.rules.terms import Wildlife
from cascadia_qt.rules.game import IllegalAction, Step
from cascadia_qt.rules.grid import HEX, SQUARE, Cell, Grid
from cascadia_qt.rules.rng import SEED_LIMIT, Rng
from tests.games.cascadia.table import new_game
from tests.results import points

GAME = Cascadia()


@dataclass(frozen=True)
class Deal:
    """How a game begins.

    Attributes:
        nature: the nature tokens that everybody has.
        rounds: after how many the stack is empty, if that is not after twenty.
    """

    grid: Grid
    players: int
    seed: int
    nature: int
    rounds: int | None

    def start(self) -> State:
        state = new_game(self.grid, self.players, self.seed)
        players = tuple(replace(player, nature=self.nature) for player in state.players)
        if self.rounds is not None:
            stack = self.rounds * max(self.players, 2) - 1
            state = replace(state, market=replace(state.market, stack=stack))
        return replace(state, players=players)


@dataclass(frozen=True)
class Playout:
    """A game of random actions."""

    deal: Deal
    states: tuple[State, ...]
    actions: tuple[Action, ...]
    steps: tuple[Step[State, Event], ...]

    @property
    def samples(self) -> tuple[State, State]:
        """One state amid the game, and the last, which is often the end."""
        return self.states[len(self.states) // 2], self.states[-1]


def kind_of(action: Action) -> str:
    return type(action).__name__


def play_out(deal: Deal, chance: int, length: int) -> Playout:
    """Plays `length` actions at most; every kind of action is as likely as the others."""
    rng = random.Random(chance)
    states, actions, steps = [deal.start()], list[Action](), list[Step[State, Event]]()
    while len(actions) < length and (offered := GAME.legal(states[-1])):
        kinds = [list(group) for _, group in groupby(offered, kind_of)]
        actions.append(rng.choice(rng.choice(kinds)))
        steps.append(GAME.apply(states[-1], actions[-1]))
        states.append(steps[-1].state)
    return Playout(deal, tuple(states), tuple(actions), tuple(steps))


seeds = st.integers(0, SEED_LIMIT - 1)
deals = st.builds(
    Deal,
    grid=st.sampled_from([HEX, SQUARE]),
    players=st.integers(1, 4),
    seed=seeds,
    nature=st.integers(0, 3),
    rounds=st.none() | st.integers(1, 4),
)
playouts = st.builds(play_out, deals, seeds, st.integers(0, 300))
any_game = given(playouts)


def tokens_of(state: State) -> Iterator[Wildlife | None]:
    market = state.market
    yield from (*market.bag, *market.aside, *market.tokens, state.token)
    for player in state.players:
        yield from (placed.token for placed in player.environment.values())


def tile_numbers(state: State) -> Iterator[int]:
    market = state.market
    yield from (tile.number for tile in market.unseen)
    yield from (tile.number for tile in (*market.tiles, state.tile) if tile is not None)
    for player in state.players:
        yield from (placed.tile.number for placed in player.environment.values())


def candidates(state: State) -> Iterator[Action]:
    """Actions that look like ones, all legal ones and many others among them."""
    places = range(-1, 5)
    yield from (Take(slot) for slot in places)
    yield from (NatureFree(tile, token) for tile, token in product(places, repeat=2))
    for size in range(5):
        yield from (NatureWipe(slots) for slots in combinations(places, size))
    yield from (NatureWipe(slots) for slots in ((1, 0), (2, 2), (0, 1, 2, 3, 3)))
    yield from (ReplaceThree(), DeclineToken())
    for a, b in board_of(state):
        yield PlaceToken(Cell(a, b))
        yield from (PlaceTile(Cell(a, b), rotation) for rotation in range(-1, 7))


def board_of(state: State) -> Iterator[tuple[int, int]]:
    """Every cell of the board and a margin of two."""
    cells = state.player.environment
    columns = range(min(cell.a for cell in cells) - 2, max(cell.a for cell in cells) + 3)
    rows = range(min(cell.b for cell in cells) - 2, max(cell.b for cell in cells) + 3)
    return product(columns, rows)


def applies(state: State, action: Action) -> bool:
    try:
        GAME.apply(state, action)
    except IllegalAction:
        return False
    return True


def visible(state: State) -> dict[str, Any]:
    """The snapshot without the luck to come."""
    snapshot = GAME.snapshot(state)
    del snapshot["market"]["rng"]
    return snapshot


def assert_sound(state: State) -> None:
    """The numbers of `state` fit together."""
    market, phase, grid = state.market, state.phase, state.options.grid
    assert 0 <= market.stack <= len(market.unseen)
    if phase is Phase.PLACE:
        assert state.tile is not None or state.token is not None
    else:
        assert (state.tile, state.token) == (None, None)
    if phase is Phase.CHOOSE:
        assert None not in (*market.tiles, *market.tokens)
        assert len(set(market.tokens)) > 1
    assert GAME.to_move(state) == (None if phase is Phase.OVER else state.seat)
    for seat, player in enumerate(state.players):
        turns = len(range(seat, state.turn, len(state.players)))
        laid = seat == state.seat and phase is Phase.PLACE and state.tile is None
        assert len(player.environment) == 3 + turns + laid
        assert player.nature >= 0
        for cell, placed in player.environment.items():
            assert any(near in player.environment for near in grid.neighbours(cell))
            assert placed.token is None or placed.token in placed.tile.wildlife


@any_game
def test_every_state_is_sound(game: Playout) -> None:
    for state in game.states:
        assert_sound(state)


@any_game
def test_there_is_something_to_do_until_the_game_is_over(game: Playout) -> None:
    for state in game.states:
        assert bool(GAME.legal(state)) is (state.phase is not Phase.OVER)


@any_game
def test_a_turn_passes_exactly_when_it_is_said_so(game: Playout) -> None:
    for before, step in zip(game.states, game.steps, strict=False):
        ended = [event for event in step.events if isinstance(event, TurnEnded)]
        assert ended == ([] if step.state.turn == before.turn else [TurnEnded(before.seat)])
        assert step.state.turn - before.turn == len(ended)


@any_game
def test_there_are_always_twenty_tokens_of_each_species(game: Playout) -> None:
    discarded: list[Wildlife] = []
    for state, events in zip(game.states, ((), *(step.events for step in game.steps)), strict=True):
        discarded += [event.token for event in events if isinstance(event, PairDiscarded)]
        tokens = Counter([*tokens_of(state), *discarded])
        assert [tokens[species] for species in Wildlife] == [20] * 5


@any_game
def test_every_tile_is_always_in_one_place(game: Playout) -> None:
    in_the_box = {HEX: 85, SQUARE: 100}[game.deal.grid]
    discarded: list[int] = []
    for state, events in zip(game.states, ((), *(step.events for step in game.steps)), strict=True):
        discarded += [event.tile.number for event in events if isinstance(event, PairDiscarded)]
        numbers = [*tile_numbers(state), *discarded]
        assert len(numbers) == len(set(numbers)) == in_the_box + 3 * game.deal.players
        assert set(numbers).issuperset(range(1, in_the_box + 1))


@any_game
def test_what_lies_in_an_environment_stays_as_it_lies(game: Playout) -> None:
    for before, after in pairwise(game.states):
        for old, new in zip(before.players, after.players, strict=True):
            for cell, placed in old.environment.items():
                token = placed.token if placed.token is not None else new.environment[cell].token
                assert new.environment[cell] == replace(placed, token=token)


@any_game
def test_every_keystone_with_a_token_has_earned_one_nature_token(game: Playout) -> None:
    events = [event for step in game.steps for event in step.events]
    for seat, player in enumerate(game.states[-1].players):
        placed = player.environment.values()
        earned = sum(tile.tile.keystone and tile.token is not None for tile in placed)
        spent = events.count(NatureSpent(seat))
        assert player.nature == game.deal.nature + earned - spent


@any_game
def test_a_score_for_everybody_can_be_counted_at_any_time(game: Playout) -> None:
    scores = points(GAME, game.states[-1])
    assert len(scores) == game.deal.players
    for player, score in zip(game.states[-1].players, scores, strict=True):
        assert score >= player.nature


@any_game
def test_every_legal_action_leads_to_a_sound_state(game: Playout) -> None:
    for state in game.samples:
        for action in GAME.legal(state):
            assert_sound(GAME.apply(state, action).state)


@any_game
def test_just_the_legal_actions_apply(game: Playout) -> None:
    for state in game.samples:
        legal, tried = GAME.legal(state), list(candidates(state))
        assert set(legal) <= set(tried)
        assert len(legal) == len(set(legal))
        assert {action for action in tried if applies(state, action)} == set(legal)


@any_game
def test_no_action_changes_the_state_it_is_applied_to(game: Playout) -> None:
    for state in game.samples:
        before = GAME.snapshot(state)
        for action in candidates(state):
            applies(state, action)
        assert GAME.snapshot(state) == before


@any_game
def test_the_same_seed_and_the_same_notations_lead_to_the_same_game(game: Playout) -> None:
    state = game.deal.start()
    for text in [GAME.format(action) for action in game.actions]:
        state = GAME.apply(state, GAME.parse(text)).state
    assert GAME.snapshot(state) == GAME.snapshot(game.states[-1])


@given(playouts, seeds, st.integers(0, 3))
def test_hiding_changes_nothing_but_the_luck_to_come(game: Playout, luck: int, seat: int) -> None:
    for state in game.samples:
        hidden = GAME.hide(state, seat % game.deal.players, Rng(luck))
        assert visible(hidden) == visible(state)
        assert hidden.options == state.options
        assert hidden.market.rng == Rng(luck)


@any_game
def test_a_step_reveals_exactly_when_it_asks_for_luck(game: Playout) -> None:
    for before, step in zip(game.states, game.steps, strict=False):
        assert step.revealed is (step.state.market.rng != before.market.rng)


@given(playouts, seeds)
def test_a_step_that_reveals_nothing_is_the_same_with_any_luck(game: Playout, luck: int) -> None:
    for before, action, step in zip(game.states, game.actions, game.steps, strict=False):
        if not step.revealed:
            other = GAME.apply(GAME.hide(before, before.seat, Rng(luck)), action)
            assert other.events == step.events
            assert visible(other.state) == visible(step.state)
