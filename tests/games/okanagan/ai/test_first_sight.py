"""Easy likes to close, and medium knows what rewards, areas and actions are worth to it."""

from __future__ import annotations

from dataclasses import replace

import pytest

from cascadia_qt.games.okanagan.ai.easy import Easy
from cascadia_qt.games.okanagan.ai.medium import Medium
from cascadia_qt.games.okanagan.rules.game import OKANAGAN
from cascadia_qt.games.okanagan.rules.objectives import OBJECTIVES
from cascadia_qt.games.okanagan.rules.options import Buildings, Options
from cascadia_qt.games.okanagan.rules.state import Phase, State
from tests.games.okanagan.table import FOREST, FOREST_LAID, board, choices, played, scene

NUGGETS = ("nugget", "nugget", "nugget")


def easy(state: State) -> set[str]:
    """What it may do there."""
    return {OKANAGAN.format(Easy(seed).choose(state)) for seed in range(60)}


def medium(state: State) -> str:
    return OKANAGAN.format(Medium().choose(state))


def card(*rewards: str) -> int:
    """The objective that asks for these."""
    return next(
        number for number, each in enumerate(OBJECTIVES) if set(each.rewards) == set(rewards)
    )


def wanting(state: State, *cards: int, seat: int = 0) -> State:
    """The same with other objectives for a seat."""
    objectives = tuple(sorted(cards))
    return state.with_explorer(seat, replace(state.explorers[seat], objectives=objectives))


def forest(
    *built: tuple[int, int, int, str], players: int = 2, rewards: tuple[str, ...] = ()
) -> State:
    """Whoever has the turn can close the long forest."""
    return scene(players, on=board(FOREST, *built), backs=NUGGETS, rewards=rewards)


class TestEasy:
    def test_it_closes_what_it_leads(self) -> None:
        assert easy(forest((5, 5, 0, "farm forest"))) == {FOREST_LAID}

    def test_it_lays_anywhere_where_it_leads_nothing(self) -> None:
        for state in (forest(), forest((5, 5, 1, "farm forest"))):
            assert len(easy(state)) > len(choices(state)) / 2

    def test_it_builds_where_that_makes_it_lead(self) -> None:
        state = played(forest((5, 5, 1, "warehouse forest lake")), FOREST_LAID)
        assert easy(state) == {
            "build farm forest",
            "build warehouse forest lake",
            "build warehouse forest meadow",
        }

    def test_it_collects_where_it_is_alone(self) -> None:
        state = played(forest((5, 5, 0, "silo")), FOREST_LAID, "build farm lake")
        assert easy(state) == {"alone collect"}


class TestMedium:
    def test_it_closes_what_brings_its_objectives(self) -> None:
        state = replace(forest((5, 5, 0, "farm forest"), (6, 5, 0, "farm forest")), turns=10)
        wants = wanting(state, card("pelt"), card("woodcutter"), card("pelt", "timber"))
        assert medium(wants) == FOREST_LAID

    def test_it_leaves_open_what_only_others_gain_by(self) -> None:
        state = forest((5, 5, 1, "farm forest"), (6, 5, 1, "farm forest"))
        assert medium(state) != FOREST_LAID

    @pytest.mark.parametrize("wanted", ["pelt", "timber", "woodcutter"])
    def test_it_collects_what_it_wants(self, wanted: str) -> None:
        state = wanting(forest((5, 5, 0, "silo"), (6, 5, 1, "silo")), card(wanted))
        at_heap = played(state, FOREST_LAID, "build farm lake", "order 0 1", "action 0")
        assert medium(at_heap) == f"collect {wanted}"

    def test_it_takes_what_completes_a_set(self) -> None:
        three = card("timber", "trout", "wheat")
        state = forest((5, 5, 0, "silo"), (6, 5, 1, "silo"), rewards=("trout wheat pelt",))
        at_heap = played(
            wanting(state, three), FOREST_LAID, "build farm lake", "order 0 1", "action 0"
        )
        assert medium(at_heap) == "collect timber"

    def test_equal_it_goes_first_where_the_heap_is_small_and_dear(self) -> None:
        """Only two rewards are there for two with two: the second one gets a nugget alone."""
        built = ((5, 5, 0, "warehouse forest lake"), (6, 5, 1, "warehouse forest meadow"))
        state = played(
            wanting(forest(*built), card("pelt"), card("woodcutter"), card("timber")),
            FOREST_LAID,
            "build farm lake",
        )
        few = replace(state, stock=(0, 1, 1, *state.stock[3:]))
        assert medium(few) == "order 0 1"
        assert medium(replace(few, stock=(0, 0, 0, *state.stock[3:]))) == "order 1 0"

    def test_alone_it_weighs_the_heap_against_an_action(self) -> None:
        state = played(forest((5, 5, 0, "farm forest")), FOREST_LAID, "build farm lake")
        rich = wanting(state, card("pelt"), card("woodcutter"), card("timber"))
        assert medium(rich) == "alone collect"
        assert medium(replace(rich, stock=(0, 0, 0, *rich.stock[3:]))) == "alone action"

    def test_it_gives_what_it_misses_least(self) -> None:
        state = scene(
            2,
            on=board(FOREST, (5, 5, 0, "silo")),
            backs=("gifts", "gifts", "gifts"),
            rewards=("", "timber ore miner"),
        )
        state = wanting(state, card("timber"), card("ore"), seat=1)
        giving = played(state, FOREST_LAID, "build farm lake", "alone action", "action 0")
        assert (giving.seat, medium(giving)) == (1, "give miner")

    def test_it_swaps_and_trades_for_what_completes_sets(self) -> None:
        for back, answer in (("swap", "swap 1 pelt timber"), ("trade colour", "trade pelt timber")):
            state = scene(
                2,
                on=board(FOREST, (5, 5, 0, "silo")),
                backs=(back,),
                rewards=("trout wheat pelt pelt", "timber salmon"),
            )
            state = wanting(state, card("timber", "trout", "wheat"))
            acting = played(state, FOREST_LAID, "build farm lake", "alone action", "action 0")
            assert medium(acting) == answer

    def test_it_trades_no_more_when_that_brings_nothing(self) -> None:
        state = scene(
            2, on=board(FOREST, (5, 5, 0, "silo")), backs=("trade colour",), rewards=("timber",)
        )
        state = wanting(state, card("timber"))
        acting = played(state, FOREST_LAID, "build farm lake", "alone action", "action 0")
        assert medium(acting) == "done"

    def test_it_keeps_what_it_has_rewards_for(self) -> None:
        state = OKANAGAN.setup(Options(2), 1)
        state = wanting(state, *range(5))
        for reward in (0, 2, 4):
            held = [0] * 12
            held[reward] = 4
            rewards = tuple(held)
            has_some = state.with_explorer(0, replace(state.explorer, rewards=rewards))
            assert f" {reward}" in medium(has_some).removeprefix("keep")

    def test_it_takes_the_tile_with_the_best_place(self) -> None:
        """The last tile of the forest lies face up, once here and once there."""
        state = forest((5, 5, 0, "farm forest"), (6, 5, 0, "farm forest"))
        state = wanting(state, card("pelt"), card("woodcutter"), card("timber"))
        answers = []
        for slot in range(3):
            face_up = [2, 9, 30]
            face_up[slot] = 17
            supply = replace(state.supply, face_up=tuple(face_up))
            hand = replace(state.explorer, hand=None, buildings=Buildings(1, 2, 2))
            taking = replace(state.with_explorer(0, hand), supply=supply, phase=Phase.TAKE)
            answers.append(medium(taking))
        assert answers == ["tile 0", "tile 1", "tile 2"]
