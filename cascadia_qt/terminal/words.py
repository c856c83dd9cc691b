"""Units of a score in plain words."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from cascadia_qt.rules.cascadia.scoring.unit import Category, Unit, Why
from cascadia_qt.rules.cascadia.terms import Habitat, Wildlife

_PLURALS = {
    Wildlife.BEAR: "bears",
    Wildlife.ELK: "elk",
    Wildlife.SALMON: "salmon",
    Wildlife.HAWK: "hawks",
    Wildlife.FOX: "foxes",
}

SOLO_RANKS = (
    "a good start",
    "getting the hang of it",
    "very good",
    "excellent",
    "elite",
    "a legend of the forest",
)


def category_name(unit: Unit) -> str:
    """The line of the score sheet that `unit` belongs to."""
    match unit.subject:
        case None:
            return unit.category.value
        case Wildlife() as species:
            return species.word
        case Habitat() as habitat:
            return f"{habitat.word} bonus" if unit.category is Category.BONUS else habitat.word


def explanation(unit: Unit) -> str:
    """`unit` as a sentence without full stop, its points at the end."""
    return f"{_PHRASES[unit.why](unit)}: {unit.points or 'nothing'}"


def _number(count: int, one: str, many: str) -> str:
    return f"{count} {one if count == 1 else many}"


def _group(unit: Unit) -> str:
    assert isinstance(unit.subject, Wildlife)
    if unit.count == 1:
        return f"a single {unit.subject.word}"
    return f"a group of {unit.count} {_PLURALS[unit.subject]}"


def _elk(form: str) -> Callable[[Unit], str]:
    return lambda unit: "a single elk" if unit.count == 1 else f"{unit.count} elk {form}"


def _run(unit: Unit) -> str:
    return f"a run of {len(unit.cells)} salmon"


def _foxes(unit: Unit) -> str:
    return "a fox" if len(unit.cells) == 1 else "a pair of foxes"


_PHRASES: Mapping[Why, Callable[[Unit], str]] = {
    Why.PAIRS: lambda unit: _number(unit.count, "pair of bears", "pairs of bears"),
    Why.GROUP: _group,
    Why.EVERY_SIZE: lambda unit: f"groups of all {unit.count} sizes",
    Why.LINE: _elk("in a line"),
    Why.SHAPE: _elk("in a shape"),
    Why.RING: _elk("around one place"),
    Why.RUN: _run,
    Why.RUN_AND_NEIGHBOURS: lambda unit: (
        f"{_run(unit)} beside {_number(len(unit.seen), 'token', 'tokens')}"
    ),
    Why.OVERCROWDED: lambda unit: (
        f"a group of {unit.count} salmon in which one touches a third is no run"
    ),
    Why.LEFT_OUT: lambda unit: f"a salmon that touches {unit.count} others is left out",
    Why.ALONE: lambda unit: _number(unit.count, "hawk that touches", "hawks that touch") + " none",
    Why.ALONE_AND_SEEING: lambda unit: (
        _number(unit.count, "hawk that touches none and sees", "hawks that touch none and see")
        + " another"
    ),
    Why.TOUCHES_HAWK: lambda _: "a hawk that touches a hawk",
    Why.SIGHT: lambda _: "two hawks that see each other",
    Why.SIGHT_OVER: lambda unit: f"two hawks with {unit.count} species between them",
    Why.SEES_NONE: lambda _: "a hawk that sees no hawk",
    Why.NOTHING_BETWEEN: lambda _: "a hawk with no animal between it and those it sees",
    Why.UNPAIRED: lambda unit: f"a {category_name(unit)} left over by the best pairs",
    Why.SPECIES_AROUND: lambda unit: f"a fox beside {unit.count} species",
    Why.PAIRS_AROUND: lambda unit: f"{_foxes(unit)} beside two or more of {unit.count} species",
    Why.MOST_AROUND: lambda unit: (
        f"a fox beside {_number(unit.count, 'token', 'tokens')} of the most frequent species"
    ),
    Why.NO_PARTNER: lambda _: "a fox without a fox beside it",
    Why.NOTHING_AROUND: lambda _: "a fox that has no species twice beside it and any partner",
    Why.CORRIDOR: lambda unit: f"a corridor of {_number(unit.count, 'tile', 'tiles')}",
    Why.LARGEST: lambda _: "the largest corridor",
    Why.SHARED_LARGEST: lambda unit: f"{unit.count} players share the largest corridor",
    Why.SECOND: lambda _: "the second largest corridor",
    Why.LONG_ENOUGH: lambda _: "a corridor of 7 or more",
    Why.UNUSED: lambda unit: _number(unit.count, "nature token", "nature tokens"),
}
