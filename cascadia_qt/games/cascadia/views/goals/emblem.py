"""Goals without words: what they are about, what is asked, and how they stand."""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum, auto

from cascadia_qt.games.cascadia.rules.goals import Goal, Measure, Progress
from cascadia_qt.games.cascadia.rules.terms import Habitat, Wildlife
from cascadia_qt.words.language import translate

_TIMES = "\N{MULTIPLICATION SIGN}"
_COUNTS = (Measure.NATURE, Measure.TOKENS, Measure.MAJORITIES)
_ASKING_LIMITS = (Measure.SPECIES, Measure.TOKENS_APART)  # that say what should be


class Mark(Enum):
    """How a goal stands: reached, a limit that holds so far, still open, or out of reach.

    What is missed is a pity, what is passed breaks something that must be kept.
    """

    REACHED = auto()
    HOLDING = auto()
    OPEN = auto()
    MISSED = auto()
    PASSED = auto()


class Picture(Enum):
    """What has no face of its own."""

    SUM = auto()
    ANIMALS = auto()
    LAND = auto()
    LEAD = auto()
    NATURE = auto()
    KEYSTONE = auto()


Subject = Wildlife | Habitat | Picture


@dataclass(frozen=True, slots=True)
class Emblem:
    """A goal without words; `struck` if it is about what must not be."""

    subjects: tuple[Subject, ...]
    label: str = ""
    struck: bool = False


def mark_of(progress: Progress, *, over: bool) -> Mark:
    """A limit that is kept, or a lead, counts as reached only when the game is over."""
    if progress.reached:
        return Mark.HOLDING if progress.goal.open_to_the_end and not over else Mark.REACHED
    return Mark.PASSED if over or progress.goal.at_most else Mark.OPEN


def mark_words(mark: Mark) -> str:
    return {
        Mark.REACHED: translate("Goals", "reached"),
        Mark.HOLDING: translate("Goals", "kept so far"),
        Mark.OPEN: translate("Goals", "not yet reached"),
        Mark.MISSED: translate("Goals", "missed"),
        Mark.PASSED: translate("Goals", "missed"),
    }[mark]


def part_of(progress: Progress, game_part: float) -> float:
    """How much of the goal is done; what can be lost is done when so much of the game is over."""
    goal = progress.goal
    if goal.open_to_the_end and progress.reached:
        return game_part
    return 0.0 if goal.at_most else min(1.0, max(0, progress.count) / goal.target)


def emblem(goal: Goal) -> Emblem:
    struck = goal.at_most and goal.measure not in _ASKING_LIMITS
    return Emblem(_subjects(goal), _label(goal), struck)


def _subjects(goal: Goal) -> tuple[Subject, ...]:
    pictures: dict[Measure, tuple[Subject, ...]] = {
        Measure.TOTAL: (Picture.SUM,),
        Measure.WILDLIFE_TOTAL: (Picture.SUM, Picture.ANIMALS),
        Measure.HABITAT_TOTAL: (Picture.SUM, Picture.LAND),
        Measure.NATURE: (Picture.NATURE,),
        Measure.HABITAT_POINTS: (Picture.LAND,),
        Measure.SPECIES: (Picture.ANIMALS,),
        Measure.MAJORITIES: (Picture.LEAD,),
        Measure.FILLED_KEYSTONES: (Picture.KEYSTONE,),
    }
    if len(goal.wildlife) == len(Wildlife):
        return (Picture.ANIMALS,)
    return pictures.get(goal.measure, (*goal.wildlife, *goal.habitats))


def _label(goal: Goal) -> str:
    if goal.at_most:
        return f"≤ {goal.target}" if goal.measure is Measure.SPECIES else ""
    if goal.measure is Measure.FULL_SCORES:
        return f"{goal.target} {_TIMES} {goal.full}"
    if goal.measure in _COUNTS:
        return f"{_TIMES} {goal.target}+"
    return f"{goal.nth} {_TIMES} {goal.target}+" if goal.nth > 1 else f"{goal.target}+"
