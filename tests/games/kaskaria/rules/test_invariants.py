"""What holds in every game, whatever is played."""

from __future__ import annotations

import random
from collections import Counter
from itertools import pairwise

from hypothesis import given
from hypothesis import strategies as st

from cascadia_qt.games.kaskaria.rules.cards import CARDS, HAND_LIMIT
from cascadia_qt.games.kaskaria.rules.game import KASKARIA
from cascadia_qt.games.kaskaria.rules.options import LENGTHS, Options
from cascadia_qt.games.kaskaria.rules.reckoning import reckonings
from cascadia_qt.games.kaskaria.rules.state import Phase, State
from cascadia_qt.rules.rng import SEED_LIMIT, Rng
from tests.games.kaskaria.table import all_cards

OPTIONS = st.builds(
    Options,
    players=st.integers(2, 4),
    length=st.sampled_from(list(LENGTHS)),
    fearless=st.booleans(),
    open_hands=st.booleans(),
)


def states(options: Options, seed: int) -> list[State]:
    """Every state of a game that chance plays."""
    luck = random.Random(seed)
    state = KASKARIA.setup(options, seed)
    passed = [state]
    while actions := KASKARIA.legal(state):
        state = KASKARIA.apply(state, luck.choice(actions)).state
        passed.append(state)
    return passed


@given(OPTIONS, st.integers(0, SEED_LIMIT - 1))
def test_all_55_cards_are_there_at_every_step(options: Options, seed: int) -> None:
    for state in states(options, seed):
        assert all_cards(state) == Counter(CARDS)
        shot = KASKARIA.snapshot(state)
        places = sum(map(len, (*shot["hands"], shot["display"], shot["discard"], shot["playing"])))
        assert places + shot["pile"] == 55


@given(OPTIONS, st.integers(0, SEED_LIMIT - 1))
def test_hands_and_ways_keep_their_limits(options: Options, seed: int) -> None:
    for state in states(options, seed):
        for hero in state.heroes:
            assert len(hero.hand) <= HAND_LIMIT
            assert not Counter(hero.shown) - Counter(hero.hand)
            assert hero.hand == tuple(sorted(hero.hand))
            assert hero.runner <= options.ways.runner
            assert hero.griffin <= options.ways.griffin
        inside = [
            seat
            for seat, hero in enumerate(state.heroes)
            if hero.runner == options.ways.runner or hero.griffin == options.ways.griffin
        ]
        assert inside == ([] if state.amulet is None else [state.amulet])
        assert (state.amulet is not None) == (state.phase is Phase.OVER)


@given(OPTIONS, st.integers(0, SEED_LIMIT - 1))
def test_nothing_is_ever_lost_of_what_was_reached(options: Options, seed: int) -> None:
    passed = states(options, seed)
    for before, after in pairwise(passed):
        for old, new in zip(before.heroes, after.heroes, strict=True):
            assert new.gold >= old.gold
            assert new.runner >= old.runner
            assert new.griffin >= old.griffin
        assert after.pile.waterfalls >= before.pile.waterfalls


@given(OPTIONS, st.integers(0, SEED_LIMIT - 1), st.integers(0, SEED_LIMIT - 1))
def test_what_a_seat_sees_is_the_same_in_every_world_it_may_be_in(
    options: Options, seed: int, other: int
) -> None:
    passed = states(options, seed)
    for state in passed[:: max(len(passed) // 8, 1)]:
        for seat in range(options.players):
            world = KASKARIA.hide(state, seat, Rng(other))
            assert KASKARIA.seen(world, seat) == KASKARIA.seen(state, seat)
            assert all_cards(world) == Counter(CARDS)


@given(OPTIONS, st.integers(0, SEED_LIMIT - 1))
def test_points_are_the_parts_and_the_winner_has_the_most(options: Options, seed: int) -> None:
    last = states(options, seed)[-1]
    result, parts = KASKARIA.result(last), reckonings(last)
    assert result.points == tuple(part.total for part in parts)
    assert result.points is not None
    assert {result.points[seat] for seat in result.winners} == {max(result.points)}
    if last.amulet is not None and result.points[last.amulet] == max(result.points):
        assert result.winners == (last.amulet,)
