"""Goals in words: every one has a sentence of its own, and its progress can be read."""

from __future__ import annotations

import re

import pytest

from cascadia_qt.games.cascadia.rules.achievements import ACHIEVEMENTS
from cascadia_qt.games.cascadia.rules.goals import Goal, Measure, Progress
from cascadia_qt.games.cascadia.rules.scenarios import SCENARIOS
from cascadia_qt.games.cascadia.words.goals import (
    achievement_name,
    goal_words,
    progress_words,
    scenario_name,
)

GOALS = {
    **{f"achievement-{number}": goal for number, goal in enumerate(ACHIEVEMENTS, 1)},
    **{
        f"scenario-{scenario.number}-{place}": goal
        for scenario in SCENARIOS
        for place, goal in enumerate(scenario.goals, 1)
    },
}


def sentence(name: str) -> str:
    return goal_words(GOALS[name])


def told(name: str, count: int) -> str:
    return progress_words(Progress(GOALS[name], count))


@pytest.mark.parametrize("goal", GOALS.values(), ids=GOALS)
def test_every_goal_has_a_whole_sentence(goal: Goal) -> None:
    words = goal_words(goal)
    assert words[0].isupper()
    assert not re.search(r"[{}]|\.$", words)
    numbers = {int(number) for number in re.findall(r"\d+", words)}
    assert numbers <= {goal.target, goal.nth, goal.full}


def test_different_goals_have_different_sentences() -> None:
    different = set(GOALS.values())
    assert len({goal_words(goal) for goal in different}) == len(different)


@pytest.mark.parametrize("goal", GOALS.values(), ids=GOALS)
@pytest.mark.parametrize("count", [0, 1, 2, 7, 30])
def test_progress_has_words_for_every_count(goal: Goal, count: int) -> None:
    words = progress_words(Progress(goal, count))
    assert not re.search(r"[{}]", words)
    first = words.split()[0].rstrip(",")
    said = count if goal.at_most else min(count, goal.target)
    assert {"no": "0", "none": "0", "one": "1"}.get(first) == str(said) or str(said) in words


@pytest.mark.parametrize(
    ("name", "words"),
    [
        ("scenario-7-1", "At least 90 points"),
        ("scenario-5-2", "At least 3 foxes that earn the most, 7 points each"),
        ("scenario-6-2", "At least 4 tokens of every animal"),
        ("scenario-8-3", "Bears and elk never touch"),
        ("scenario-10-2", "At least 60 points with all animals together"),
        ("scenario-10-3", "At least 7 points in each of 3 habitats, bonus included"),
        ("scenario-12-2", "A run of salmon that earns the most, 25 points"),
        ("scenario-12-3", "No elk on a tile with forest"),
        ("scenario-13-2", "A group of elk that earns the most, 28 points"),
        ("scenario-13-3", "At least 5 hawks"),
        ("scenario-13-4", "Every hawk touches an elk"),
        ("scenario-14-3", "Wetland and river never touch"),
        ("achievement-8", "No nature token left"),
        ("achievement-14", "At least 11 tokens of one animal"),
        (
            "achievement-15",
            "The largest corridor in at least 3 habitats, alone or shared (solo: seven tiles)",
        ),
        ("achievement-16", "At least 5 points in every habitat, bonus included"),
        ("achievement-17", "At least 12 points in one habitat, bonus included"),
        ("scenario-14-4", "At least 35 points in all habitats together, bonuses included"),
        ("achievement-21", "At least 30 points with one animal"),
        ("achievement-25", "At most 3 different animals"),
    ],
)
def test_sentences_say_what_the_rulebook_means(name: str, words: str) -> None:
    assert sentence(name) == words


@pytest.mark.parametrize(
    ("name", "count", "words"),
    [
        ("scenario-7-1", 72, "72 of 90"),
        ("scenario-7-1", 93, "90 of 90"),
        ("achievement-15", 5, "3 of 3"),
        ("scenario-9-2", 6, "lowest: 6 of 10"),
        ("scenario-10-3", 6, "third best: 6 of 7"),
        ("scenario-15-4", 14, "second best: 14 of 20"),
        ("scenario-8-3", 0, "no contact"),
        ("scenario-13-4", 0, "none apart"),
        ("achievement-9", 0, "no token"),
        ("scenario-8-3", 1, "one contact, none allowed"),
        ("scenario-8-3", 2, "2 contacts, none allowed"),
        ("scenario-12-3", 2, "2 tokens, none allowed"),
        ("scenario-13-4", 1, "one apart, none allowed"),
        ("achievement-24", 3, "3 filled, none allowed"),
        ("achievement-25", 2, "2 of at most 3"),
        ("achievement-25", 4, "4, at most 3 allowed"),
    ],
)
def test_progress_in_words(name: str, count: int, words: str) -> None:
    assert told(name, count) == words


def test_names_are_short_and_all_different() -> None:
    names = [achievement_name(number) for number in range(1, len(ACHIEVEMENTS) + 1)]
    assert len(set(names)) == len(ACHIEVEMENTS) == 25
    assert max(map(len, names)) <= 16
    assert scenario_name(15) == "Scenario 15"


def test_every_measure_has_words() -> None:
    assert {goal.measure for goal in GOALS.values()} == set(Measure)
