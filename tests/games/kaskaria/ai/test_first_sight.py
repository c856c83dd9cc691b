"""Easy cannot wait, and medium knows what a set is worth."""

from __future__ import annotations

import pytest

from cascadia_qt.games.kaskaria.ai.easy import Easy
from cascadia_qt.games.kaskaria.ai.medium import Medium
from cascadia_qt.games.kaskaria.rules.game import KASKARIA
from cascadia_qt.games.kaskaria.rules.state import State
from tests.games.kaskaria.table import hero, played, scene

DISPLAY = "grey gold, grey gold, grey plus2"  # nothing to long for
ALONE = "red gold, blue gold, green gold, pink gold, brown gold"


def easy(state: State) -> set[str]:
    """What it may do there."""
    return {KASKARIA.format(Easy(seed).choose(state)) for seed in range(40)}


def medium(state: State) -> str:
    return KASKARIA.format(Medium().choose(state))


def at_table(hand: str, display: str = DISPLAY) -> State:
    return scene(hero(hand), hero(), display=display, before=20)


@pytest.mark.parametrize(
    ("hand", "answers"),
    [
        ("blue plus2 griffin, red gold", {"set blue plus2 griffin"}),
        ("blue gold gold, red gold runner", {"set blue gold gold", "set red gold runner"}),
        (
            "blue gold runner griffin",
            {"set blue gold runner", "set blue gold griffin", "set blue runner griffin"},
        ),
    ],
)
def test_easy_plays_any_pair_at_once(hand: str, answers: set[str]) -> None:
    assert easy(at_table(hand)) == answers


def test_easy_takes_what_makes_a_pair() -> None:
    assert easy(at_table("red gold", "grey gold, red griffin, red plus2")) == {
        "display 1",
        "display 2",
    }
    assert easy(at_table("red gold")) == {"pile"}


def test_easy_goes_in_even_if_it_loses_by_it() -> None:
    state = scene(hero("blue gold griffin", griffin=5), hero(gold=30), before=20)
    assert easy(played(state, "set blue gold griffin")) == {"go in"}


@pytest.mark.parametrize(
    ("hand", "answer"),
    [
        ("blue gold gold, red gold", "pile"),  # 2.0
        ("blue gold plus2, red gold", "pile"),  # 1.9
        ("blue runner runner, red gold", "pile"),  # 2.2
        ("blue gold gold plus2, red gold", "set blue gold gold plus2"),  # 2.9
        ("blue gold gold, red gold gold runner griffin", "set red gold gold runner griffin"),
    ],
)
def test_medium_waits_for_a_good_set(hand: str, answer: str) -> None:
    assert medium(at_table(hand)) == answer


def test_medium_plays_from_seven_cards_on() -> None:
    pair = "yellow gold plus2"
    assert medium(at_table(f"{pair}, red gold, blue gold, green gold, pink gold")) == "pile"
    assert medium(at_table(f"{pair}, {ALONE}")) == "set yellow gold plus2"


@pytest.mark.parametrize(
    ("display", "answer"),
    [
        ("grey gold, grey gold, red gold", "display 2"),
        ("red plus2, red gold, grey gold", "display 1"),
        ("red plus2, blue griffin, grey gold", "display 1"),
        ("grey gold, grey gold, grey plus2", "pile"),
    ],
)
def test_medium_takes_what_makes_the_best_set(display: str, answer: str) -> None:
    assert medium(at_table("red gold, blue gold", display)) == answer
    taking = at_table("red gold, blue gold, pink gold plus2", display)
    assert medium(played(taking, "set pink gold plus2")) == answer


def test_steps_are_worth_more_when_they_change_the_rank() -> None:
    hand = "blue runner runner griffin, red gold"
    for steps, answer in ((0, "set blue runner runner griffin"), (3, "pile")):
        figures = hero(hand, runner=steps, griffin=steps)
        assert medium(scene(figures, hero(), display=DISPLAY, before=20)) == answer


@pytest.mark.parametrize(("gold", "answer"), [(5, "go in"), (6, "go in"), (7, "stay")])
def test_medium_goes_in_if_it_wins_by_it(gold: int, answer: str) -> None:
    """One collected, 7 and 4 for places and 2 for the amulet, against 4 and 7: a tie at 6."""
    state = scene(
        hero("blue gold griffin", runner=1, griffin=5, gold=2),
        hero(runner=2, gold=gold - 1),
        before=20,
    )
    assert medium(played(state, "set blue gold griffin")) == answer


def test_medium_ends_with_a_set_for_which_it_would_wait() -> None:
    pair = "blue gold griffin, red gold"
    assert medium(scene(hero(pair, griffin=5), hero(), before=20)) == "set blue gold griffin"
    assert medium(scene(hero(pair, griffin=5), hero(gold=30), before=20)) == "pile"


def test_steps_that_could_only_lose_are_kept() -> None:
    hand = f"yellow gold gold griffin, {ALONE}"
    state = scene(hero(hand, griffin=5), hero(gold=30), before=20)
    assert medium(state) == "set yellow gold gold"
