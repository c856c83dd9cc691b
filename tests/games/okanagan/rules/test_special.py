"""The ten special actions, with their inner choices, and when they would change nothing."""

from __future__ import annotations

from dataclasses import replace

import pytest

from cascadia_qt.games.okanagan.rules.events import (
    ActionTaken,
    FaceUpRenewed,
    FirstChosen,
    NuggetDrawn,
    ObjectivesDrawn,
    ObjectivesDropped,
    RewardGiven,
    RewardsGained,
    RewardsSwapped,
    RewardTraded,
)
from cascadia_qt.games.okanagan.rules.state import Phase, State
from cascadia_qt.rules.game import IllegalAction
from tests.games.okanagan.table import (
    FOREST,
    FOREST_LAID,
    board,
    choices,
    events,
    has,
    played,
    scene,
    shown,
    steps,
    with_stock,
)

LOWEST = 2


def closing(*backs: str, rewards: tuple[str, ...] = (), players: int = 3) -> State:
    """The last seat has a silo in a forest, the second a farm; the first one closes it."""
    on = board(FOREST, (5, 5, 1, "farm forest"), (6, 5, players - 1, "silo"))
    state = scene(players, on=on, backs=backs, rewards=rewards)
    return played(state, FOREST_LAID, "build farm lake")


def alone(*backs: str, rewards: tuple[str, ...] = ()) -> State:
    on = board(FOREST, (5, 5, LOWEST, "farm forest"))
    state = scene(on=on, backs=backs, rewards=rewards)
    return played(state, FOREST_LAID, "build farm lake", "alone action")


def test_the_tile_goes_under_its_pile() -> None:
    state = closing("one circle", "nugget", "nugget")
    top, *rest = state.supply.piles[1]
    after = played(state, "action 1")
    assert after.supply.piles[1] == (*rest, top)
    assert steps(state, "action 1")[0].revealed
    assert events(state, "action 1")[0] == ActionTaken(LOWEST, 1, "nugget")


class TestOneOfAShape:
    STATE = closing("one circle", "nugget", "nugget")

    def test_any_colour_that_is_left(self) -> None:
        state = played(with_stock(self.STATE, trout=0), "action 0")
        assert (state.phase, state.seat) == (Phase.GAIN, LOWEST)
        assert shown(state)["pending"]["action"] == "one circle"
        assert choices(state) == ["gain timber", "gain wheat", "gain ore"]
        after = played(state, "gain ore")
        assert events(state, "gain ore")[0] == RewardsGained(LOWEST, ("ore",))
        assert has(after, LOWEST) == {"ore": 1}
        assert after.phase is Phase.COLLECT
        with pytest.raises(IllegalAction, match="of the shape"):
            played(state, "gain trout")

    def test_the_last_one_is_no_choice(self) -> None:
        state = played(with_stock(self.STATE, trout=0, timber=0, wheat=0), "action 0")
        assert has(state, LOWEST) == {"ore": 1}

    def test_it_changes_nothing_without_any(self) -> None:
        state = with_stock(self.STATE, trout=0, timber=0, wheat=0, ore=0)
        assert choices(state) == ["action 1", "action 2"]


class TestTwoOfAType:
    STATE = closing("two ore", "nugget", "nugget")

    @pytest.mark.parametrize(("left", "gained"), [(12, 2), (2, 2), (1, 1)])
    def test_two_or_what_is_left(self, left: int, gained: int) -> None:
        state = with_stock(self.STATE, ore=left)
        after = played(state, "action 0")
        assert has(after, LOWEST) == {"ore": gained}
        assert RewardsGained(LOWEST, ("ore",) * gained) in events(state, "action 0")

    def test_it_changes_nothing_without_any(self) -> None:
        assert choices(with_stock(self.STATE, ore=0)) == ["action 1", "action 2"]


class TestFirstChoice:
    STATE = closing("first", "nugget", "nugget")

    def test_its_owner_collects_first_as_many_as_his_influence(self) -> None:
        after = played(self.STATE, "action 0")
        assert (after.phase, after.seat) == (Phase.COLLECT, LOWEST)
        assert shown(after)["order"] == [LOWEST, 1]
        assert choices(after) == ["collect pelt", "collect timber", "collect woodcutter"]
        assert FirstChosen(LOWEST) in events(self.STATE, "action 0")
        assert played(after, "collect timber").seat == 1

    def test_it_does_nothing_for_who_is_alone(self) -> None:
        assert choices(alone("first", "nugget", "nugget")) == ["action 1", "action 2"]

    def test_it_does_nothing_without_a_heap(self) -> None:
        state = with_stock(self.STATE, pelt=0, timber=0, woodcutter=0)
        assert choices(state) == ["action 1", "action 2"]


class TestNugget:
    STATE = closing("nugget", "one circle", "two ore")

    def test_a_card_is_drawn(self) -> None:
        after = played(self.STATE, "action 0")
        assert shown(after)["nuggets"] == [0, 0, 1]
        assert shown(after)["nuggets_left"] == 15
        assert NuggetDrawn(LOWEST) in events(self.STATE, "action 0")

    def test_it_changes_nothing_without_any(self) -> None:
        assert choices(replace(self.STATE, nuggets_left=0)) == ["action 1", "action 2"]


class TestObjectives:
    STATE = closing("objectives", "nugget", "nugget")

    def test_two_are_drawn_and_two_put_away(self) -> None:
        held, deck = self.STATE.explorers[LOWEST].objectives, self.STATE.cards.deck
        state = played(self.STATE, "action 0")
        assert (state.phase, state.seat) == (Phase.DROP, LOWEST)
        assert state.explorer.objectives == tuple(sorted((*held, *deck[:2])))
        assert len(choices(state)) == 10
        drawn = tuple(sorted(deck[:2]))
        assert ObjectivesDrawn(LOWEST, 2, drawn) in events(self.STATE, "action 0")
        dropped = state.explorer.objectives[:2]
        move = f"drop {dropped[0]} {dropped[1]}"
        after = played(state, move)
        assert after.explorers[LOWEST].objectives == state.explorer.objectives[2:]
        assert events(state, move)[0] == ObjectivesDropped(LOWEST, 2, dropped)
        assert set(dropped) <= set(after.cards.away)
        assert after.phase is Phase.COLLECT

    def test_the_last_one_is_exchanged_alone(self) -> None:
        cards = self.STATE.cards
        state = replace(self.STATE, cards=replace(cards, deck=cards.deck[:1]))
        state = played(state, "action 0")
        assert len(choices(state)) == 4
        assert shown(state)["pending"]["drops"] == 1
        with pytest.raises(IllegalAction, match="as many objectives as were drawn"):
            played(state, "drop {} {}".format(*state.explorer.objectives[:2]))

    def test_it_changes_nothing_without_any(self) -> None:
        state = replace(self.STATE, cards=replace(self.STATE.cards, deck=()))
        assert choices(state) == ["action 1", "action 2"]


class TestGifts:
    REWARDS = ("ore stone", "pelt pelt", "timber")

    def test_everybody_else_gives_clockwise_what_he_likes(self) -> None:
        state = closing("gifts", "nugget", "nugget", rewards=self.REWARDS)
        state = played(state, "action 0")
        assert (state.phase, state.seat) == (Phase.GIVE, 0)
        assert shown(state)["pending"]["givers"] == [0, 1]
        assert choices(state) == ["give ore", "give stone"]
        told = events(state, "give ore")
        assert told[:2] == [RewardGiven(0, LOWEST, "ore"), RewardGiven(1, LOWEST, "pelt")]
        after = played(state, "give ore")
        assert has(after, LOWEST) == {"timber": 1, "ore": 1, "pelt": 1}
        assert has(after, 0) == {"stone": 1}
        assert after.phase is Phase.COLLECT

    def test_who_has_none_gives_none(self) -> None:
        rewards = ("", "ore stone", "timber")
        state = played(closing("gifts", "nugget", "nugget", rewards=rewards), "action 0")
        assert (state.phase, state.seat) == (Phase.GIVE, 1)

    def test_in_a_game_of_four_the_next_one_gives_first(self) -> None:
        on = board(FOREST, (5, 5, 1, "silo"))
        rewards = ("ore stone", "", "pelt ore", "pelt wheat")
        state = scene(4, on=on, backs=("gifts", "nugget", "nugget"), rewards=rewards)
        state = played(state, FOREST_LAID, "build farm lake", "alone action", "action 0")
        assert shown(state)["pending"]["givers"] == [2, 3, 0]
        after = played(state, "give ore", "give wheat", "give stone")
        assert has(after, 1) == {"ore": 1, "wheat": 1, "stone": 1}
        assert (after.phase, after.seat) == (Phase.TAKE, 0)

    def test_it_changes_nothing_where_nobody_has_any(self) -> None:
        state = closing("gifts", "nugget", "nugget", rewards=("", "", "ore ore"))
        assert choices(state) == ["action 1", "action 2"]

    def test_what_one_has_not_one_cannot_give(self) -> None:
        state = played(closing("gifts", "nugget", "nugget", rewards=self.REWARDS), "action 0")
        with pytest.raises(IllegalAction, match="one's own rewards is to be given"):
            played(state, "give pelt")


class TestSwap:
    def test_he_cannot_refuse(self) -> None:
        state = closing("swap", "nugget", "nugget", rewards=("ore", "pelt ore", "ore timber"))
        state = played(state, "action 0")
        assert (state.phase, state.seat) == (Phase.SWAP, LOWEST)
        assert choices(state) == [
            "swap 0 timber ore",
            "swap 1 timber pelt",
            "swap 1 timber ore",
            "swap 1 ore pelt",
        ]
        after = played(state, "swap 1 ore pelt")
        assert events(state, "swap 1 ore pelt")[0] == RewardsSwapped(LOWEST, 1, "ore", "pelt")
        assert has(after, LOWEST) == {"timber": 1, "pelt": 1}
        assert has(after, 1) == {"ore": 2}
        with pytest.raises(IllegalAction, match="for another one of a player"):
            played(state, "swap 0 ore ore")

    def test_the_only_one_is_no_choice(self) -> None:
        state = closing("swap", "nugget", "nugget", rewards=("ore", "", "timber"))
        assert has(played(state, "action 0"), LOWEST) == {"ore": 1}

    @pytest.mark.parametrize("rewards", [("ore", "ore", "ore"), ("ore", "", ""), ("", "", "ore")])
    def test_equal_ones_are_not_swapped(self, rewards: tuple[str, ...]) -> None:
        state = closing("swap", "nugget", "nugget", rewards=rewards)
        assert choices(state) == ["action 1", "action 2"]


class TestNewTiles:
    def test_three_new_ones_are_turned_up(self) -> None:
        state = closing("nugget", "new tiles", "nugget")
        supply = state.supply
        after = played(state, "action 1").supply
        used, second = supply.piles[1][:2]
        assert after.face_up == (supply.piles[0][0], second, supply.piles[2][0])
        assert after.piles[0] == (*supply.piles[0][1:], supply.face_up[0])
        assert after.piles[1] == (*supply.piles[1][2:], used, supply.face_up[1])
        assert FaceUpRenewed(after.face_up) in events(state, "action 1")


class TestTrade:
    def test_same_colour_another_shape(self) -> None:
        state = closing("trade colour", "nugget", "nugget", rewards=("", "", "ore"))
        state = played(state, "action 0")
        assert (state.phase, state.seat) == (Phase.TRADE, LOWEST)
        assert shown(state)["pending"]["trades"] == 2
        assert choices(state) == ["trade ore stone", "trade ore miner", "done"]
        assert events(state, "trade ore miner") == [RewardTraded(LOWEST, "ore", "miner")]
        once = played(state, "trade ore miner")
        assert shown(once)["pending"]["trades"] == 1
        assert choices(once) == ["trade miner ore", "trade miner stone", "done"]
        twice = played(once, "trade miner stone")
        assert has(twice, LOWEST) == {"stone": 1}
        assert twice.phase is Phase.COLLECT
        assert shown(twice)["stock"]["ore"] == 12
        with pytest.raises(IllegalAction, match="that the action allows"):
            played(state, "trade ore trout")

    def test_same_shape_another_colour(self) -> None:
        state = closing("trade shape", "nugget", "nugget", rewards=("", "", "ore"))
        state = played(with_stock(state, trout=0), "action 0")
        assert choices(state) == ["trade ore timber", "trade ore wheat", "done"]

    def test_either_trade_can_be_left_out(self) -> None:
        state = closing("trade colour", "nugget", "nugget", rewards=("", "", "ore"))
        state = played(state, "action 0")
        none, one = played(state, "done"), played(state, "trade ore miner", "done")
        assert (has(none, LOWEST), none.phase) == ({"ore": 1}, Phase.COLLECT)
        assert (has(one, LOWEST), one.phase) == ({"miner": 1}, Phase.COLLECT)
        assert none.pending is None

    @pytest.mark.parametrize("back", ["trade colour", "trade shape"])
    def test_it_changes_nothing_without_rewards(self, back: str) -> None:
        assert choices(closing(back, "nugget", "nugget")) == ["action 1", "action 2"]

    def test_it_changes_nothing_where_the_stock_has_nothing_for_it(self) -> None:
        state = closing("trade colour", "nugget", "nugget", rewards=("", "", "ore"))
        assert choices(with_stock(state, stone=0, miner=0)) == ["action 1", "action 2"]

    def test_after_one_trade_there_may_be_nothing_more(self) -> None:
        """The traded reward goes back, so this needs a stock that lacks its whole colour."""
        state = closing("trade colour", "nugget", "nugget", rewards=("", "", "ore"))
        state = played(with_stock(state, stone=0, miner=1, ore=-1), "action 0")
        after = played(state, "trade ore miner")
        assert after.phase is Phase.COLLECT
        assert after.pending is None


class TestNothingChanges:
    """An action that would leave everything as it is may be taken only if all three would."""

    def test_then_all_may_be_taken_and_do_nothing(self) -> None:
        state = closing("trade colour", "gifts", "swap")
        assert choices(state) == ["action 0", "action 1", "action 2"]
        after = played(state, "action 1")
        assert after.phase is Phase.COLLECT
        assert after.pending is None
        assert [has(after, seat) for seat in range(3)] == [{}, {}, {}]
        assert after.supply.piles[1][-1] == state.supply.piles[1][0]

    def test_otherwise_not(self) -> None:
        state = closing("trade colour", "gifts", "nugget")
        assert shown(state)["nuggets"] == [0, 0, 1]  # the only one was taken by itself
        state = closing("trade colour", "nugget", "nugget")
        with pytest.raises(IllegalAction, match="changes something"):
            played(state, "action 0")
