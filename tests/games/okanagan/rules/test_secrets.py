"""Who may know what: objectives, tiles in hand, piles."""

from __future__ import annotations

import random

import pytest

from cascadia_qt.games.okanagan.rules.actions import Action
from cascadia_qt.games.okanagan.rules.events import (
    Event,
    ObjectivesDrawn,
    ObjectivesDropped,
    ObjectivesKept,
    TileTaken,
)
from cascadia_qt.games.okanagan.rules.game import OKANAGAN
from cascadia_qt.games.okanagan.rules.options import Options
from cascadia_qt.games.okanagan.rules.state import Hand, Phase, State
from cascadia_qt.games.okanagan.rules.tiles import UNSEEN, back_of
from cascadia_qt.rules.history import Entry
from cascadia_qt.rules.rng import Rng
from tests.games.okanagan.table import kept


def taken(*moves: str) -> State:
    """A game of three after everybody's first turn, each having taken a tile in a certain way."""
    state = kept(OKANAGAN.setup(Options(3), 9))
    for move in moves:
        while state.phase is not Phase.TAKE:
            state = OKANAGAN.apply(state, OKANAGAN.legal(state)[-1]).state
        state = OKANAGAN.apply(state, OKANAGAN.parse(move)).state
    return state


STATE = taken("tile 1", "pile 0", "pile 2")


def test_there_are_secrets() -> None:
    assert OKANAGAN.has_secrets(Options(2))


class TestHide:
    @pytest.mark.parametrize("seat", range(3))
    def test_what_one_sees_stays(self, seat: int) -> None:
        for seed in range(20):
            world = OKANAGAN.hide(STATE, seat, Rng(seed))
            assert OKANAGAN.seen(world, seat) == OKANAGAN.seen(STATE, seat)

    def test_all_tiles_and_objectives_are_there(self) -> None:
        for seed in range(20):
            world = OKANAGAN.hide(STATE, 1, Rng(seed))
            tiles = [tile for pile in world.supply.piles for tile in pile]
            tiles += world.supply.face_up
            tiles += [each.hand.tile for each in world.explorers if each.hand]
            tiles += [laid.tile for laid in world.board.tiles.values() if laid.tile]
            assert sorted(tiles) == list(range(1, 61))
            cards = [card for each in world.explorers for card in each.objectives]
            cards += [*world.cards.deck, *world.cards.reserve, *world.cards.away]
            assert sorted(cards) == list(range(36))

    def test_the_backs_on_top_stay(self) -> None:
        for seed in range(20):
            assert OKANAGAN.hide(STATE, 0, Rng(seed)).supply.backs == STATE.supply.backs

    def test_a_hidden_hand_and_the_piles_are_mixed(self) -> None:
        worlds = [OKANAGAN.hide(STATE, 0, Rng(seed)) for seed in range(400)]
        hands = {world.explorers[1].hand for world in worlds}
        assert len(hands) > 20
        assert {world.explorers[0].hand for world in worlds} == {STATE.explorers[0].hand}
        objectives = {card for world in worlds for card in world.explorers[2].objectives}
        assert objectives == set(range(36)) - set(STATE.explorers[0].objectives)

    def test_a_hand_that_was_shown_stays(self) -> None:
        worlds = [OKANAGAN.hide(STATE, 1, Rng(seed)) for seed in range(20)]
        assert {world.explorers[0].hand for world in worlds} == {STATE.explorers[0].hand}

    def test_equal_tables_give_equal_worlds_whatever_is_hidden(self) -> None:
        other = OKANAGAN.hide(STATE, 1, Rng(77))
        assert other != STATE
        assert OKANAGAN.hide(other, 1, Rng(5)) == OKANAGAN.hide(STATE, 1, Rng(5))

    def test_after_the_end_objectives_are_known(self) -> None:
        luck, state = random.Random(1), STATE
        while actions := OKANAGAN.legal(state):
            state = OKANAGAN.apply(state, luck.choice(actions)).state
        world = OKANAGAN.hide(state, 0, Rng(3))
        assert [each.objectives for each in world.explorers] == [
            each.objectives for each in state.explorers
        ]
        assert OKANAGAN.result(OKANAGAN.seen(state, None)) == OKANAGAN.result(state)


class TestSeen:
    def test_others_objectives_and_unseen_tiles_are_covered(self) -> None:
        seen = OKANAGAN.seen(STATE, 2)
        assert seen.explorers[0].objectives == (UNSEEN,) * 3
        assert seen.explorers[0].hand == STATE.explorers[0].hand  # it was face up
        assert seen.explorers[1].hand == Hand(UNSEEN, 0)
        assert seen.explorers[2] == STATE.explorers[2]

    def test_of_the_piles_only_the_backs_on_top_are_known(self) -> None:
        seen = OKANAGAN.seen(STATE, 0)
        for pile, real in zip(seen.supply.piles, STATE.supply.piles, strict=True):
            assert back_of(pile[0]) == back_of(real[0])
            assert pile[0] < 0
            assert set(pile[1:]) == {UNSEEN}
            assert len(pile) == len(real)
        assert seen.supply.face_up == STATE.supply.face_up

    def test_nobody_sees_what_lies_apart(self) -> None:
        cards = OKANAGAN.seen(STATE, 1).cards
        assert set(cards.deck) | set(cards.reserve) | set(cards.away) == {UNSEEN}

    def test_nobody_in_particular_sees_no_secret(self) -> None:
        seen = OKANAGAN.seen(STATE, None)
        assert all(set(each.objectives) == {UNSEEN} for each in seen.explorers)


class TestTold:
    def entry(self, state: State, move: str) -> Entry[State, Action, Event]:
        action = OKANAGAN.parse(move)
        return Entry(state.seat, action, OKANAGAN.apply(state, action))

    def test_kept_objectives(self) -> None:
        start = OKANAGAN.setup(Options(2), 3)
        entry = self.entry(start, OKANAGAN.format(OKANAGAN.legal(start)[0]))
        own = start.explorer.objectives[:3]
        assert OKANAGAN.told(entry, 0)[0] == ObjectivesKept(0, own)
        for seat in (1, None):
            assert OKANAGAN.told(entry, seat)[0] == ObjectivesKept(0, None)

    def test_a_tile_that_was_taken_unseen(self) -> None:
        state = taken("tile 1", "pile 0")
        while state.phase is not Phase.TAKE:
            state = OKANAGAN.apply(state, OKANAGAN.legal(state)[-1]).state
        top, shown = state.supply.piles[1][0], state.supply.face_up[1]
        unseen, open_one = self.entry(state, "pile 1"), self.entry(state, "tile 1")
        assert TileTaken(2, 1, False, top) in OKANAGAN.told(unseen, 2)
        assert TileTaken(2, 1, False, None) in OKANAGAN.told(unseen, 0)
        assert TileTaken(2, 1, True, shown) in OKANAGAN.told(open_one, 0)

    def test_objectives_that_were_drawn_and_dropped(self) -> None:
        luck = random.Random(2)
        seen: set[type[Event]] = set()
        for seed in range(40):
            state = OKANAGAN.setup(Options(2), seed)
            while actions := OKANAGAN.legal(state):
                action = luck.choice(actions)
                entry = Entry(state.seat, action, OKANAGAN.apply(state, action))
                for event in OKANAGAN.told(entry, None):
                    if isinstance(event, ObjectivesDrawn | ObjectivesDropped):
                        seen.add(type(event))
                        assert event.objectives is None
                        assert event.count == 2
                state = entry.step.state
        assert seen == {ObjectivesDrawn, ObjectivesDropped}
