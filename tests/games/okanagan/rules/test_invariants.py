"""What holds in every game, whatever is played."""

from __future__ import annotations

import random
from collections.abc import Iterator

from hypothesis import given
from hypothesis import strategies as st

from cascadia_qt.games.okanagan.rules.game import OKANAGAN
from cascadia_qt.games.okanagan.rules.options import Options
from cascadia_qt.games.okanagan.rules.rewards import FULL_STOCK
from cascadia_qt.games.okanagan.rules.state import NUGGETS, Phase, State
from cascadia_qt.rules.rng import SEED_LIMIT, Rng
from tests.games.okanagan.table import shown, tokens

GAMES = st.builds(Options, players=st.integers(2, 4)), st.integers(0, SEED_LIMIT - 1)


def states(options: Options, seed: int) -> Iterator[State]:
    """Every state of a game that chance plays."""
    luck = random.Random(seed)
    state = OKANAGAN.setup(options, seed)
    yield state
    while actions := OKANAGAN.legal(state):
        state = OKANAGAN.apply(state, luck.choice(actions)).state
        yield state


@given(*GAMES)
def test_nothing_is_lost_and_nothing_comes_from_nowhere(options: Options, seed: int) -> None:
    supplies = options.supply(1), options.supply(2)
    for state in states(options, seed):
        shot = shown(state)
        tiles = [tile for pile in shot["pile_tiles"] for tile in pile]
        tiles += [*shot["face_up"], *filter(None, shot["hands"])]
        tiles += [square["tile"] for square in shot["board"]]
        assert sorted(tiles) == list(range(61))
        assert tokens(state) == FULL_STOCK
        assert min(min(each.rewards) for each in state.explorers) >= 0
        assert min(state.stock) >= 0
        assert sum(shot["nuggets"]) + shot["nuggets_left"] == NUGGETS
        cards = [card for held in shot["objectives"] for card in held]
        cards += [*shot["objective_deck"], *shot["objective_reserve"], *shot["objectives_away"]]
        assert sorted(cards) == list(range(36))
        built = [square["building"] for square in shot["board"] if square["building"]]
        for seat, left in enumerate(shot["buildings"]):
            for kind, count in left.items():
                had = sum(getattr(supply, kind) for supply in supplies[: state.round])
                used = sum(each["seat"] == seat and each["kind"] == kind for each in built)
                assert used + count == had


@given(*GAMES)
def test_tiles_match_and_hang_together(options: Options, seed: int) -> None:
    *_, last = states(options, seed)
    tiles = last.board.tiles
    for cell, laid in tiles.items():
        north, west = tiles.get(cell._replace(b=cell.b - 1)), tiles.get(cell._replace(a=cell.a - 1))
        assert north is None or north.sides[2] == laid.sides[0]
        assert west is None or west.sides[1] == laid.sides[3]
    assert len(tiles) == options.turns + 1
    assert len(last.board.buildings) == options.turns


@given(*GAMES)
def test_a_step_without_a_choice_is_asked_for_only_in_laying_and_building(
    options: Options, seed: int
) -> None:
    for state in states(options, seed):
        if state.phase not in (Phase.LAY, Phase.BUILD, Phase.OVER):
            assert len(OKANAGAN.legal(state)) > 1


@given(*GAMES, st.integers(0, SEED_LIMIT - 1))
def test_a_hidden_world_looks_the_same(options: Options, seed: int, chance: int) -> None:
    for state in states(options, seed):
        for seat in range(options.players):
            world = OKANAGAN.hide(state, seat, Rng(chance))
            assert OKANAGAN.seen(world, seat) == OKANAGAN.seen(state, seat)
