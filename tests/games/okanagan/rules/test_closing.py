"""Closed areas: order, ties, who is alone, and the heap."""

from __future__ import annotations

import pytest

from cascadia_qt.games.okanagan.rules.board import Board
from cascadia_qt.games.okanagan.rules.events import (
    AreaClosed,
    AreaLost,
    Event,
    HeapReturned,
    OrderSettled,
    RewardsCollected,
)
from cascadia_qt.games.okanagan.rules.state import Phase, State
from cascadia_qt.rules.game import IllegalAction
from cascadia_qt.rules.grid import Cell
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
    with_stock,
)

WHITE, RED, YELLOW = 1, 0, 2  # red, who closes, has the first seat
NUGGETS = ("nugget", "nugget", "nugget")


def forest(*built: tuple[int, int, int, str]) -> Board:
    return board(FOREST, *built)


def printed_example() -> State:
    """White has 4 and yellow 2; red builds a warehouse and has 2."""
    on = forest(
        (5, 5, WHITE, "warehouse forest lake"),
        (6, 5, WHITE, "warehouse forest meadow"),
        (6, 4, YELLOW, "warehouse forest lake"),
    )
    return played(scene(on=on, backs=NUGGETS), FOREST_LAID, "build warehouse forest lake")


class TestPrintedExample:
    """White 4, red 2, yellow 2; red closed it and puts the order white, yellow, red."""

    def test_red_orders_who_is_equal(self) -> None:
        state = printed_example()
        assert (state.phase, state.seat) == (Phase.ORDER, RED)
        assert state.closing.influence == (2, 4, 2)
        assert choices(state) == ["order 1 0 2", "order 1 2 0"]

    def test_red_takes_the_action_and_then_white_collects(self) -> None:
        state = played(printed_example(), "order 1 2 0")
        assert (state.phase, state.seat) == (Phase.ACTION, RED)
        assert shown(state)["order"] == [1, 2, 0]
        assert shown(state)["heap"] == {}
        state = played(state, "action 0")
        assert state.explorers[RED].nuggets == 1
        assert (state.phase, state.seat) == (Phase.COLLECT, WHITE)
        assert shown(state)["heap"] == {"pelt": 3, "timber": 1, "woodcutter": 2}

    def test_white_takes_four_yellow_two_and_red_finds_nothing(self) -> None:
        state = played(printed_example(), "order 1 2 0", "action 0")
        after = played(state, "collect pelt pelt pelt timber")
        assert has(after, WHITE) == {"pelt": 3, "timber": 1}
        assert has(after, YELLOW) == {"woodcutter": 2}
        assert has(after, RED) == {}
        assert (after.phase, after.seat) == (Phase.TAKE, RED)
        assert shown(after)["heap"] == {}

    def test_everything_is_told(self) -> None:
        on = printed_example()
        assert events(on, "order 1 2 0") == [OrderSettled(RED, (1, 2, 0))]
        state = played(on, "order 1 2 0", "action 0")
        assert events(state, "collect pelt pelt pelt timber") == [
            RewardsCollected(WHITE, ("pelt", "pelt", "pelt", "timber")),
            RewardsCollected(YELLOW, ("woodcutter", "woodcutter")),
        ]

    def test_the_area_is_closed_when_it_is_scored(self) -> None:
        state = played(printed_example(), "order 1 2 0", "action 0")
        assert not any(square["closed"] for square in shown(state)["board"])
        after = played(state, "collect pelt pelt pelt timber")
        closed = {tuple(s["at"]): s["closed"] for s in shown(after)["board"] if s["closed"]}
        assert closed == {at: ["forest"] for at in [(5, 5), (6, 4), (6, 5), (7, 4)]}

    @pytest.mark.parametrize(
        "move",
        [
            "order 0 1 2",  # white has more
            "order 1 2",  # red is missing
            "order 1 2 0 3",
            "order 1 1 2",
            "alone collect",
        ],
    )
    def test_no_other_order_will_do(self, move: str) -> None:
        with pytest.raises(IllegalAction, match="in falling order"):
            played(printed_example(), move)


def closing(*built: tuple[int, int, int, str], build: str = "farm lake") -> State:
    state = scene(on=forest(*built), backs=NUGGETS)
    return played(state, FOREST_LAID, f"build {build}")


class TestOrder:
    def test_without_a_tie_nobody_is_asked(self) -> None:
        state = closing((5, 5, 1, "farm forest"), (6, 5, 2, "silo"))
        assert (state.phase, state.seat) == (Phase.ACTION, 2)
        assert shown(state)["order"] == [1, 2]
        on = forest((5, 5, 1, "farm forest"), (6, 5, 2, "silo"))
        told = events(scene(on=on, backs=NUGGETS), FOREST_LAID, "build farm lake")
        assert OrderSettled(None, (1, 2)) in told

    def test_the_active_player_also_orders_where_he_is_not(self) -> None:
        state = closing((5, 5, 1, "silo"), (6, 5, 2, "silo"))
        assert (state.phase, state.seat) == (Phase.ORDER, 0)
        assert choices(state) == ["order 1 2", "order 2 1"]

    def test_all_equal_stand_in_every_order(self) -> None:
        state = closing((5, 5, 1, "silo"), (6, 5, 2, "silo"), build="silo")
        assert len(choices(state)) == 6

    def test_two_pairs_of_equals(self) -> None:
        on = forest((5, 5, 1, "silo"), (6, 5, 2, "farm forest"), (6, 4, 3, "farm forest"))
        state = played(scene(4, on=on), FOREST_LAID, "build silo")
        assert choices(state) == [
            "order 2 3 0 1",
            "order 2 3 1 0",
            "order 3 2 0 1",
            "order 3 2 1 0",
        ]


class TestAlone:
    STATE = closing((5, 5, 1, "farm forest"))

    def test_he_chooses_also_in_anothers_turn(self) -> None:
        assert (self.STATE.phase, self.STATE.seat) == (Phase.ALONE, 1)
        assert self.STATE.active == 0
        assert choices(self.STATE) == ["alone action", "alone collect"]

    def test_the_collection_without_an_action(self) -> None:
        state = played(self.STATE, "alone collect")
        assert (state.phase, state.seat) == (Phase.COLLECT, 1)
        assert shown(state)["order"] == [1]
        assert choices(state) == [
            "collect pelt pelt pelt",
            "collect pelt pelt timber",
            "collect pelt pelt woodcutter",
            "collect pelt timber woodcutter",
            "collect pelt woodcutter woodcutter",
            "collect timber woodcutter woodcutter",
        ]
        told = events(state, "collect pelt pelt pelt")
        assert HeapReturned(("timber", "woodcutter", "woodcutter")) in told
        after = played(state, "collect pelt pelt pelt")
        assert (after.phase, after.seat, after.active) == (Phase.TAKE, 0, 0)
        assert shown(after)["stock"]["woodcutter"] == 12
        assert shown(after)["stock"]["pelt"] == 9

    def test_an_action_without_the_collection(self) -> None:
        state = played(self.STATE, "alone action")
        assert (state.phase, state.seat) == (Phase.ACTION, 1)
        after = played(state, "action 2")
        assert after.explorers[1].nuggets == 1
        assert has(after, 1) == {}
        assert shown(after)["stock"] == dict.fromkeys(shown(after)["stock"], 12)
        assert (after.phase, after.seat) == (Phase.TAKE, 0)


def test_where_nobody_has_built_nothing_happens() -> None:
    state = scene(on=forest(), backs=NUGGETS)
    told: list[Event] = events(state, FOREST_LAID, "build farm lake")
    assert told[1:] == [AreaLost("forest", (Cell(5, 5), Cell(6, 4), Cell(6, 5), Cell(7, 4)))]
    after = played(state, FOREST_LAID, "build farm lake")
    assert after.phase is Phase.TAKE
    assert (Cell(6, 4), "forest") in after.board.closed
    assert shown(after)["stock"]["pelt"] == 12


class TestHeap:
    def test_it_has_only_what_the_stock_has(self) -> None:
        state = with_stock(closing((5, 5, 1, "farm forest")), pelt=1, timber=0)
        state = played(state, "alone collect")
        assert state.phase is Phase.TAKE  # there is no choice
        assert has(state, 1) == {"pelt": 1, "woodcutter": 2}
        assert "pelt" not in shown(state)["stock"]

    def test_an_empty_one_is_collected_by_nobody(self) -> None:
        state = with_stock(closing((5, 5, 1, "farm forest")), pelt=0, timber=0, woodcutter=0)
        state = played(state, "alone collect")
        assert state.phase is Phase.TAKE
        assert has(state, 1) == {}

    def test_what_is_all_of_one_type_is_no_choice(self) -> None:
        state = with_stock(closing((5, 5, 1, "silo")), timber=0, woodcutter=0)
        assert has(played(state, "alone collect"), 1) == {"pelt": 1}

    @pytest.mark.parametrize(
        "move",
        [
            "collect pelt pelt",  # too few
            "collect timber timber pelt",  # not there
            "collect woodcutter timber pelt",  # not in order
            "collect pelt pelt trout",
        ],
    )
    def test_what_cannot_be_collected(self, move: str) -> None:
        state = played(TestAlone.STATE, "alone collect")
        with pytest.raises(IllegalAction, match="as one has influence"):
            played(state, move)


ENDS = {(10, 11): "16 r2", (9, 10): "16 r2"}


class TestSeveral:
    """A tile whose forest and meadow both end at a tile of one side each."""

    LAID = "lay 10,10 r0"

    def state(self, *built: tuple[int, int, int, str]) -> State:
        state = scene(on=board(ENDS, *built), backs=NUGGETS)
        return played(state, self.LAID, "build warehouse forest meadow")

    def test_the_active_player_says_which_comes_first(self) -> None:
        state = self.state((9, 10, 1, "farm meadow"))
        assert (state.phase, state.seat) == (Phase.CLOSE, 0)
        assert choices(state) == ["close forest", "close meadow"]
        told = events(state, "close meadow")
        cells = (Cell(9, 10), Cell(10, 10))
        assert told[0] == AreaClosed("meadow", cells, (2, 3, 0), ("fruit", "wheat"))
        with pytest.raises(IllegalAction, match="one of the closed areas"):
            played(state, "close lake")

    def test_the_last_one_comes_by_itself(self) -> None:
        state = played(self.state((9, 10, 1, "farm meadow")), "close meadow", "action 0")
        assert has(state, 1) == {"fruit": 1, "wheat": 1}
        assert (state.phase, state.seat) == (Phase.ALONE, 0)
        assert state.closing.area is not None
        assert state.closing.area.terrain == "forest"

    def test_what_nobody_has_needs_no_place(self) -> None:
        state = scene(on=board(ENDS), backs=NUGGETS)
        after = played(state, self.LAID, "build farm forest")
        assert (after.phase, after.seat) == (Phase.ALONE, 0)
        told = events(state, self.LAID, "build farm forest")
        assert AreaLost("meadow", (Cell(9, 10), Cell(10, 10))) in told
        assert shown(after)["to_close"] == []
