"""Units of a score in plain words."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from cascadia_qt.games.cascadia.rules.scoring.unit import Unit, Why
from cascadia_qt.games.cascadia.rules.terms import Habitat, Wildlife
from cascadia_qt.words.language import labelled, translate

Phrase = Callable[[Unit], str]


def explanation(unit: Unit) -> str:
    """`unit` as a sentence without full stop, its points at the end."""
    worth = str(unit.points) if unit.points else translate("Why", "nothing")
    return labelled(phrase(unit), worth)


def phrase(unit: Unit) -> str:
    """What `unit` is, without its points."""
    return _PHRASES[unit.why](unit)


def reason(unit: Unit) -> str:
    """Why `unit` earns nothing, short enough for a flag on the board."""
    reasons = {
        Why.RUN: translate("Why", "too short"),
        Why.OVERCROWDED: translate("Why", "one touches three"),
        Why.LEFT_OUT: translate("Why", "touches {0}").format(unit.count),
        Why.TOUCHES_HAWK: translate("Why", "touches a hawk"),
        Why.SEES_NONE: translate("Why", "sees no hawk"),
        Why.ALONE_AND_SEEING: translate("Why", "the only one"),
        Why.NOTHING_BETWEEN: translate("Why", "nothing between"),
        Why.UNPAIRED: translate("Why", "left over"),
        Why.NO_PARTNER: translate("Why", "no fox beside it"),
        Why.SPECIES_AROUND: translate("Why", "nothing beside it"),
        Why.MOST_AROUND: translate("Why", "no other animal"),
        Why.PAIRS_AROUND: translate("Why", "no pair beside it"),
        Why.NOTHING_AROUND: translate("Why", "no pair beside it"),
    }
    single, wrong = translate("Why", "single"), translate("Why", "not a scoring size")
    return reasons.get(unit.why, single if unit.count == 1 else wrong)


def _group(unit: Unit) -> str:
    assert isinstance(unit.subject, Wildlife)
    group = _single(unit.subject) if unit.count == 1 else _several(unit.subject, unit.count)
    return group if unit.points else translate("Why", "{0}, not a scoring size").format(group)


def _single(species: Wildlife) -> str:
    return {
        Wildlife.BEAR: translate("Why", "a single bear"),
        Wildlife.ELK: translate("Why", "a single elk"),
        Wildlife.SALMON: translate("Why", "a single salmon"),
        Wildlife.HAWK: translate("Why", "a single hawk"),
        Wildlife.FOX: translate("Why", "a single fox"),
    }[species]


def _several(species: Wildlife, count: int) -> str:
    return {
        Wildlife.BEAR: translate("Why", "a group of {0} bears"),
        Wildlife.ELK: translate("Why", "a group of {0} elk"),
        Wildlife.SALMON: translate("Why", "a group of {0} salmon"),
        Wildlife.HAWK: translate("Why", "a group of {0} hawks"),
        Wildlife.FOX: translate("Why", "a group of {0} foxes"),
    }[species].format(count)


def _pairs(unit: Unit) -> str:
    if unit.count == 1:
        return translate("Why", "one pair of bears")
    return translate("Why", "{0} pairs of bears").format(unit.count)


def _line(unit: Unit) -> str:
    if unit.count == 1:
        return _single(Wildlife.ELK)
    return translate("Why", "{0} elk in a line").format(unit.count)


def _shape(unit: Unit) -> str:
    if unit.count == 1:
        return _single(Wildlife.ELK)
    return translate("Why", "{0} elk in a shape").format(unit.count)


def _ring(unit: Unit) -> str:
    if unit.count == 1:
        return _single(Wildlife.ELK)
    return translate("Why", "{0} elk around one place").format(unit.count)


def _run(unit: Unit) -> str:
    if len(unit.cells) == 1:
        run = _single(Wildlife.SALMON)
    else:
        run = translate("Why", "a run of {0} salmon").format(len(unit.cells))
    return run if unit.points else translate("Why", "{0}, too short").format(run)


def _run_and_neighbours(unit: Unit) -> str:
    if not unit.seen:
        text = translate("Why", "a run of {0} salmon beside no token")
    elif len(unit.seen) == 1:
        text = translate("Why", "a run of {0} salmon beside one token")
    else:
        text = translate("Why", "a run of {0} salmon beside {1} tokens")
    return text.format(len(unit.cells), len(unit.seen))


def _alone(unit: Unit) -> str:
    if unit.count == 1:
        return translate("Why", "one hawk that touches none")
    return translate("Why", "{0} hawks that touch none").format(unit.count)


def _alone_and_seeing(unit: Unit) -> str:
    if unit.count == 1:
        return translate("Why", "only one hawk that touches none and sees another")
    return translate("Why", "{0} hawks that touch none and see another").format(unit.count)


def _unpaired(unit: Unit) -> str:
    if unit.subject is Wildlife.HAWK:
        return translate("Why", "a hawk left over by the best pairs")
    return translate("Why", "a fox left over by the best pairs")


def _species_around(unit: Unit) -> str:
    if unit.count == 0:
        return translate("Why", "a fox with no animal beside it")
    if unit.count == 1:
        return translate("Why", "a fox beside one species")
    return translate("Why", "a fox beside {0} species").format(unit.count)


def _pairs_around(unit: Unit) -> str:
    if unit.count == 0:
        return translate("Why", "a fox with no species twice beside it")
    if len(unit.cells) == 1:
        one = translate("Why", "a fox with one species twice beside it")
        many = translate("Why", "a fox with {0} species twice beside it")
    else:
        one = translate("Why", "a pair of foxes with one species twice beside it")
        many = translate("Why", "a pair of foxes with {0} species twice beside it")
    return (one if unit.count == 1 else many).format(unit.count)


def _most_around(unit: Unit) -> str:
    if unit.count == 0:
        return translate("Why", "a fox with no other animal beside it")
    if unit.count == 1:
        return translate("Why", "a fox beside one token of any species")
    return translate("Why", "a fox beside {0} tokens of one species").format(unit.count)


def _corridor(unit: Unit) -> str:
    assert isinstance(unit.subject, Habitat)
    if unit.count == 1:
        return _one_tile(unit.subject)
    return {
        Habitat.MOUNTAIN: translate("Why", "a mountain corridor of {0} tiles"),
        Habitat.FOREST: translate("Why", "a forest corridor of {0} tiles"),
        Habitat.PRAIRIE: translate("Why", "a prairie corridor of {0} tiles"),
        Habitat.WETLAND: translate("Why", "a wetland corridor of {0} tiles"),
        Habitat.RIVER: translate("Why", "a river corridor of {0} tiles"),
    }[unit.subject].format(unit.count)


def _one_tile(habitat: Habitat) -> str:
    return {
        Habitat.MOUNTAIN: translate("Why", "a mountain corridor of one tile"),
        Habitat.FOREST: translate("Why", "a forest corridor of one tile"),
        Habitat.PRAIRIE: translate("Why", "a prairie corridor of one tile"),
        Habitat.WETLAND: translate("Why", "a wetland corridor of one tile"),
        Habitat.RIVER: translate("Why", "a river corridor of one tile"),
    }[habitat]


def _typed(unit: Unit) -> str:
    return translate("Why", "{0}, typed in").format(_corridor(unit))


def _nature(unit: Unit) -> str:
    if unit.count == 1:
        return translate("Why", "one nature token")
    return translate("Why", "{0} nature tokens").format(unit.count)


_PHRASES: Mapping[Why, Phrase] = {
    Why.PAIRS: _pairs,
    Why.GROUP: _group,
    Why.EVERY_SIZE: lambda unit: translate("Why", "groups of all {0} sizes").format(unit.count),
    Why.LINE: _line,
    Why.SHAPE: _shape,
    Why.RING: _ring,
    Why.RUN: _run,
    Why.RUN_AND_NEIGHBOURS: _run_and_neighbours,
    Why.OVERCROWDED: lambda unit: translate(
        "Why", "{0} salmon of which one touches three, so they are no run"
    ).format(unit.count),
    Why.LEFT_OUT: lambda unit: translate(
        "Why", "a salmon that touches {0} others is left out"
    ).format(unit.count),
    Why.ALONE: _alone,
    Why.ALONE_AND_SEEING: _alone_and_seeing,
    Why.TOUCHES_HAWK: lambda _: translate("Why", "a hawk that touches a hawk"),
    Why.SIGHT: lambda _: translate("Why", "two hawks that see each other"),
    Why.SIGHT_OVER: lambda unit: (
        translate("Why", "two hawks with one species between them")
        if unit.count == 1
        else translate("Why", "two hawks with {0} species between them").format(unit.count)
    ),
    Why.SEES_NONE: lambda _: translate("Why", "a hawk that sees no hawk"),
    Why.NOTHING_BETWEEN: lambda _: translate(
        "Why", "a hawk with no animal between it and those it sees"
    ),
    Why.UNPAIRED: _unpaired,
    Why.SPECIES_AROUND: _species_around,
    Why.PAIRS_AROUND: _pairs_around,
    Why.MOST_AROUND: _most_around,
    Why.NO_PARTNER: lambda _: translate("Why", "a fox without a fox beside it"),
    Why.NOTHING_AROUND: lambda _: translate(
        "Why", "a fox that has no species twice beside it and any partner"
    ),
    Why.CORRIDOR: _corridor,
    Why.TYPED: _typed,
    Why.LARGEST: lambda _: translate("Why", "the largest corridor"),
    Why.SHARED_LARGEST: lambda unit: translate(
        "Why", "{0} players share the largest corridor"
    ).format(unit.count),
    Why.SECOND: lambda _: translate("Why", "the second largest corridor"),
    Why.LONG_ENOUGH: lambda _: translate("Why", "a corridor of 7 or more"),
    Why.UNUSED: _nature,
}
