"""The score: Explorer, objectives, nuggets, and every tie."""

from __future__ import annotations

from dataclasses import replace

import pytest

from cascadia_qt.games.okanagan.rules.game import OKANAGAN
from cascadia_qt.games.okanagan.rules.objectives import OBJECTIVES
from cascadia_qt.games.okanagan.rules.reckoning import reckonings
from cascadia_qt.games.okanagan.rules.rewards import holding
from cascadia_qt.games.okanagan.rules.state import Phase, State
from tests.games.okanagan.table import scene


def scored(*players: tuple[str, tuple[int, ...], int]) -> State:
    """A game that has ended: everybody's rewards in words, objectives and nuggets."""
    state = scene(len(players))
    explorers = tuple(
        replace(
            each,
            rewards=holding(name for word in words.split() for name in [word[1:]] * int(word[0])),
            objectives=objectives,
            nuggets=nuggets,
        )
        for each, (words, objectives, nuggets) in zip(state.explorers, players, strict=True)
    )
    return replace(state, explorers=explorers, phase=Phase.OVER)


def place(*rewards: str) -> int:
    return next(i for i, each in enumerate(OBJECTIVES) if each.rewards == rewards)


def test_the_printed_example() -> None:
    """Explorer 2 x 4 = 8, objectives 3 x 5 + 4 x 3 + 2 x 7 = 41; most nuggets 10: 59."""
    rewards = "3timber 4pelt 2salmon 2stone 2fruit"
    cards = (place("timber", "pelt"), place("pelt"), place("pelt", "salmon", "fruit"))
    state = scored((rewards, cards, 3), ("", (), 0))
    reckoning = reckonings(state)[0]
    assert (reckoning.explorer_sets, reckoning.explorer) == (2, 8)
    assert reckoning.objectives == ((cards[0], 3), (cards[1], 4), (cards[2], 2))
    assert reckoning.objective_points == 41
    assert reckoning.nugget_points == 10
    assert reckoning.total == 59
    assert OKANAGAN.result(state).points == (59, 0)


@pytest.mark.parametrize(
    ("rewards", "sets"),
    [
        ("", 0),
        ("9timber 9trout 9wheat", 0),
        ("1timber 1trout 1wheat 1ore", 1),
        ("1timber 1pelt 2trout 3wheat 1ore 1stone 1miner", 2),
    ],
)
def test_explorer_sets(rewards: str, sets: int) -> None:
    assert reckonings(scored((rewards, (), 0), ("", (), 0)))[0].explorer_sets == sets


def test_a_reward_may_count_for_several_cards() -> None:
    cards = (place("ore"), place("ore", "stone"), place("ore", "miner"))
    state = scored(("2ore 1stone 2miner", cards, 0), ("", (), 0))
    assert reckonings(state)[0].objective_points == 2 * 3 + 5 + 2 * 5


@pytest.mark.parametrize(
    ("nuggets", "points"),
    [
        ((0, 0), (0, 0)),
        ((1, 0), (10, 0)),
        ((1, 2), (5, 10)),
        ((2, 2), (10, 10)),
        ((3, 2, 1), (10, 5, 2)),
        ((3, 3, 1), (10, 10, 2)),
        ((3, 1, 1), (10, 5, 5)),
        ((3, 0, 0), (10, 0, 0)),
        ((4, 3, 2, 1), (10, 5, 2, 0)),
        ((4, 3, 2, 2), (10, 5, 2, 2)),
        ((4, 3, 3, 1), (10, 5, 5, 0)),
        ((1, 1, 1, 1), (10, 10, 10, 10)),
        ((1, 1, 1, 0), (10, 10, 10, 0)),
    ],
)
def test_nuggets(nuggets: tuple[int, ...], points: tuple[int, ...]) -> None:
    state = scored(*(("", (), count) for count in nuggets))
    assert tuple(each.nugget_points for each in reckonings(state)) == points


@pytest.mark.parametrize(
    ("rewards", "places"),
    [
        (("1ore", "1ore", ""), (1, 1, 3)),
        (("1ore 1wheat", "1ore", ""), (1, 2, 3)),
        (("1ore 1wheat", "1ore 1wheat", "1ore"), (1, 1, 3)),
        (("2ore", "1ore 1wheat", "1ore"), (1, 2, 2)),  # only the first place has a tie-break
    ],
)
def test_ties_of_the_total(rewards: tuple[str, ...], places: tuple[int, ...]) -> None:
    state = scored(*((each, (place("ore"),), 0) for each in rewards))
    assert OKANAGAN.result(state).places == places
