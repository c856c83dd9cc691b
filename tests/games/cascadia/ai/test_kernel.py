"""The kernel scores as the rules do, after every step of any game."""

from __future__ import annotations

import random

from hypothesis import given
from hypothesis import strategies as st

from cascadia_qt.games.cascadia.ai.effort import Effort
from cascadia_qt.games.cascadia.ai.kernel.geometry import Geometry
from cascadia_qt.games.cascadia.ai.kernel.land import Land
from cascadia_qt.games.cascadia.ai.kernel.numbers import NOWHERE
from cascadia_qt.games.cascadia.ai.kernel.piece import Piece, packed
from cascadia_qt.games.cascadia.ai.kernel.plan import Outlook, Weights, carry_out
from cascadia_qt.games.cascadia.ai.kernel.tally import Tally
from cascadia_qt.games.cascadia.ai.reading import land_of
from cascadia_qt.games.cascadia.rules.play import apply, legal
from cascadia_qt.games.cascadia.rules.scoring.rulings import Rulings, Scoring
from cascadia_qt.games.cascadia.rules.scoring.unit import Category
from cascadia_qt.games.cascadia.rules.state import Phase, State, score_sheets
from cascadia_qt.games.cascadia.rules.terms import Card, Habitat, Variant, Wildlife
from cascadia_qt.rules.grid import HEX, SQUARE, Grid
from tests.games.cascadia.table import new_game

GEOMETRY = {grid: Geometry(grid) for grid in (HEX, SQUARE)}
RULINGS = st.builds(
    Rulings,
    salmon_malformed=st.sampled_from(("zero", "drop_overcrowded")),
    salmon_d_minimum=st.sampled_from((3, 1)),
    elk_c_above_8=st.sampled_from(("split", "cap_28")),
    elk_d_gaps=st.booleans(),
)
SCORINGS = st.one_of(
    st.sampled_from([Scoring(Variant.FAMILY), Scoring(Variant.INTERMEDIATE)]),
    st.builds(
        lambda cards, rulings: Scoring(Variant.CARDS, tuple(cards), rulings),
        st.lists(st.sampled_from(Card), min_size=5, max_size=5),
        RULINGS,
    ),
)
GRIDS = st.sampled_from((HEX, SQUARE))


def agrees(land: Land, state: State, seat: int) -> bool:
    sheet = score_sheets(state)[seat]
    wildlife = [sheet.of(Category.WILDLIFE, species) for species in Wildlife]
    corridors = [sheet.of(Category.CORRIDOR, habitat) for habitat in Habitat]
    plain = sheet.total - sheet.of(Category.BONUS)
    return (list(land.points), list(land.largest), land.score()) == (wildlife, corridors, plain)


@given(GRIDS, SCORINGS, st.integers(0, 10_000), st.integers(0, 10_000))
def test_every_step_of_a_game_is_scored_alike(
    grid: Grid, scoring: Scoring, seed: int, luck: int
) -> None:
    state = new_game(grid, 1, seed, scoring=scoring)
    tally = Tally(GEOMETRY[grid], scoring)
    dice = random.Random(luck)
    land = land_of(tally, state.player)
    while state.phase is not Phase.OVER:
        actions = legal(state)
        # Tokens are placed where they can be, so that there is something to score.
        settled = [action for action in actions if type(action).__name__ == "PlaceToken"]
        state = apply(state, dice.choice(settled or actions)).state
        land = _caught_up(land, state)
        assert agrees(land, state, 0)


def _caught_up(land: Land, state: State) -> Land:
    """`land` after what has been laid in `state` and not yet on it."""
    geometry = land.tally.geometry
    for cell, placed in state.players[0].environment.items():
        number = geometry.index[cell]
        if land.edges[number] < 0:
            piece = Piece(placed.tile, range(1))
            land.lay(number, packed(placed.edges), piece.wildlife, piece.keystone)
        if placed.token is not None and land.wildlife[number]:
            expected = land.score() + land.gain(int(placed.token), number)
            land.settle(int(placed.token), number)
            assert land.score() == expected
    land.nature = state.players[0].nature
    return land


@given(GRIDS, SCORINGS, st.integers(0, 10_000))
def test_a_copy_lives_its_own_life(grid: Grid, scoring: Scoring, seed: int) -> None:
    state = new_game(grid, 1, seed, scoring=scoring)
    tally = Tally(GEOMETRY[grid], scoring)
    land = land_of(tally, state.player)
    before = land.score()
    twin = land.copy()
    pieces = [Piece(t, state.options.box.rotations) for t in state.market.tiles if t]
    tokens = [int(token) for token in state.market.tokens if token is not None]
    for left in range(20, 10, -1):
        plan = Outlook(twin, Weights(Effort().weights), left).best_plan(pieces, tokens)
        assert twin.fronts[plan.cell]
        if plan.spot not in (NOWHERE, plan.cell):
            assert twin.wildlife[plan.spot] & (1 << tokens[plan.token])
        carry_out(twin, plan, pieces, tokens)
    assert land.score() == before
    assert agrees(land, state, 0)
