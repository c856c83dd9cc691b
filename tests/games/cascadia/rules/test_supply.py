"""The supply counts what is hidden, and tells nothing that the table does not show."""

from __future__ import annotations

import random

from hypothesis import given
from hypothesis import strategies as st

from cascadia_qt.games.cascadia.rules.game import Cascadia
from cascadia_qt.games.cascadia.rules.market import TOKENS_PER_SPECIES
from cascadia_qt.games.cascadia.rules.state import Phase, State
from cascadia_qt.games.cascadia.rules.supply import supply
from cascadia_qt.games.cascadia.rules.terms import Habitat, Wildlife
from cascadia_qt.games.cascadia.rules.tiles import BOXES
from cascadia_qt.rules.grid import HEX, SQUARE
from cascadia_qt.rules.rng import Rng
from tests.games.cascadia.table import new_game

GAME = Cascadia()


def played(state: State, steps: int, seed: int) -> State:
    luck = random.Random(seed)
    for _ in range(steps):
        if state.phase is not Phase.OVER:
            state = GAME.apply(state, luck.choice(list(GAME.legal(state)))).state
    return state


@given(st.sampled_from((HEX, SQUARE)), st.integers(2, 4), st.integers(0, 200), st.integers(0, 1000))
def test_what_is_left_and_what_lies_open_make_the_box(
    grid: object, players: int, steps: int, seed: int
) -> None:
    state = played(new_game(HEX if grid is HEX else SQUARE, players, seed), steps, seed)
    left, market = supply(state), state.market
    open_tokens = [t for t in (*market.tokens, *market.aside, state.token) if t is not None]
    for player in state.players:
        open_tokens += [p.token for p in player.environment.values() if p.token is not None]
    for species in Wildlife:
        assert left.tokens[species] + open_tokens.count(species) == TOKENS_PER_SPECIES
    box = BOXES[state.options.grid].tiles
    drawn = [t for t in (*market.tiles, state.tile) if t is not None]
    for player in state.players:
        drawn += [p.tile for p in player.environment.values()]
    unseen = [tile for tile in box if tile not in drawn]
    assert left.unseen == len(unseen) >= left.tiles
    assert left.keystones == sum(tile.keystone for tile in unseen)
    for habitat in Habitat:
        assert left.habitats[habitat] == sum(habitat in tile.edges for tile in unseen)


@given(st.integers(0, 150), st.integers(0, 1000))
def test_reshuffling_what_is_hidden_changes_nothing(steps: int, seed: int) -> None:
    state = played(new_game(HEX, 3, seed), steps, seed)
    assert supply(GAME.hide(state, 0, Rng(seed + 1))) == supply(state)
