"""What a better turn would have brought that whoever played could have seen."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence

from cascadia_qt.games.cascadia.rules.actions import Action, DeclineToken, PlaceToken
from cascadia_qt.games.cascadia.rules.environment import accepting_cells
from cascadia_qt.games.cascadia.rules.scoring.sheet import ScoreSheet
from cascadia_qt.games.cascadia.rules.scoring.unit import Category, Unit, Why
from cascadia_qt.games.cascadia.rules.state import State, score_sheets
from cascadia_qt.games.cascadia.rules.terms import Habitat, Wildlife
from cascadia_qt.games.cascadia.words.hint import Line, after_turn, changed_unit, gains
from cascadia_qt.games.cascadia.words.units import phrase
from cascadia_qt.words.language import translate
from cascadia_qt.words.numbers import signed

_MOST = 3


def missed(before: State, played: Sequence[Action], better: Sequence[Action]) -> tuple[str, ...]:
    """What the turn `better` would have earned more than the one that was played, as sentences."""
    now = score_sheets(before)[before.seat]
    here, there = (_sheet(before, actions) for actions in (played, better))
    earned, possible = gains(now, here), gains(now, there)
    more = {
        line: possible.get(line, 0) - earned.get(line, 0)
        for line in (*possible, *earned)
        if line[0] is not Category.BONUS  # what is expected leaves them out
    }
    lines = sorted((line for line in more if more[line] > 0), key=lambda line: -more[line])
    return tuple(
        _sentence(line, now, here, there, earned.get(line, 0), possible.get(line, 0))
        for line in lines[:_MOST]
    )


def declined(before: State, played: Sequence[Action]) -> tuple[str, ...]:
    """What the token that was declined would have earned at once in its best place."""
    if not any(isinstance(action, DeclineToken) for action in played):
        return ()
    others = list(_with_token(before, played))
    best = max(others, key=lambda actions: _sheet(before, actions).total, default=None)
    told = () if best is None else missed(before, played, best)
    return tuple(
        translate("CascadiaCoach", "Instead of declining the token: {0}").format(sentence)
        for sentence in told[:1]
    )


def would_have(unit: Unit) -> str:
    """What a turn would have brought, if that is `unit`; without full stop."""
    return _WOULD_HAVE[unit.why](unit)


def _sheet(before: State, actions: Sequence[Action]) -> ScoreSheet:
    return score_sheets(after_turn(before, actions))[before.seat]


def _with_token(before: State, played: Sequence[Action]) -> Iterator[tuple[Action, ...]]:
    """The same turn with the token in every place that takes it."""
    rest = [action for action in played if not isinstance(action, DeclineToken)]
    laid = after_turn(before, rest)
    # On squares a token that fits nowhere has ended the turn by itself.
    if laid.turn == before.turn and laid.token is not None:
        for cell in accepting_cells(laid.player.environment, laid.token):
            yield (*rest, PlaceToken(cell))


def _sentence(
    line: Line, now: ScoreSheet, here: ScoreSheet, there: ScoreSheet, earned: int, possible: int
) -> str:
    if line[0] is Category.NATURE:
        return _nature(possible)
    if possible <= 0:
        left = changed_unit(line, now, here, best=False)
        text = translate("CascadiaCoach", "It would not have left {0}: {1}.")
        return text.format(phrase(left), signed(earned))
    told = would_have(changed_unit(line, now, there, best=True))
    if not earned:
        return translate("CascadiaCoach", "{0}: {1}.").format(told, signed(possible))
    text = translate("CascadiaCoach", "{0}: {1} instead of {2}.")
    return text.format(told, signed(possible), signed(earned))


def _nature(possible: int) -> str:
    if possible > 0:
        text = translate("CascadiaCoach", "There would have been a nature token more: {0}.")
        return text.format(signed(possible))
    return translate("CascadiaCoach", "No nature token would have been spent.")


def _pairs(unit: Unit) -> str:
    if unit.count == 1:
        return translate("CascadiaCoach", "There would have been a pair of bears")
    return translate("CascadiaCoach", "There would have been {0} pairs of bears").format(unit.count)


def _group(unit: Unit) -> str:
    assert isinstance(unit.subject, Wildlife)
    if unit.count == 1:
        return _single(unit.subject)
    return {
        Wildlife.BEAR: translate("CascadiaCoach", "The bears would have been a group of {0}"),
        Wildlife.ELK: translate("CascadiaCoach", "The elk would have been a group of {0}"),
        Wildlife.SALMON: translate("CascadiaCoach", "The salmon would have been a group of {0}"),
        Wildlife.HAWK: translate("CascadiaCoach", "The hawks would have been a group of {0}"),
        Wildlife.FOX: translate("CascadiaCoach", "The foxes would have been a group of {0}"),
    }[unit.subject].format(unit.count)


def _single(species: Wildlife) -> str:
    return {
        Wildlife.BEAR: translate("CascadiaCoach", "There would have been one more single bear"),
        Wildlife.ELK: translate("CascadiaCoach", "There would have been one more single elk"),
        Wildlife.SALMON: translate("CascadiaCoach", "There would have been one more single salmon"),
        Wildlife.HAWK: translate("CascadiaCoach", "There would have been one more single hawk"),
        Wildlife.FOX: translate("CascadiaCoach", "There would have been one more single fox"),
    }[species]


def _line(unit: Unit) -> str:
    if unit.count == 1:
        return _single(Wildlife.ELK)
    return translate("CascadiaCoach", "{0} elk would have stood in a line").format(unit.count)


def _shape(unit: Unit) -> str:
    if unit.count == 1:
        return _single(Wildlife.ELK)
    return translate("CascadiaCoach", "{0} elk would have stood in a shape").format(unit.count)


def _ring(unit: Unit) -> str:
    if unit.count == 1:
        return _single(Wildlife.ELK)
    text = translate("CascadiaCoach", "{0} elk would have stood around one place")
    return text.format(unit.count)


def _run(unit: Unit) -> str:
    if len(unit.cells) == 1:
        return _single(Wildlife.SALMON)
    text = translate("CascadiaCoach", "There would have been a run of {0} salmon")
    return text.format(len(unit.cells))


def _run_and_neighbours(unit: Unit) -> str:
    if not unit.seen:
        return _run(unit)
    if len(unit.seen) == 1:
        text = translate("CascadiaCoach", "A run of {0} salmon would have had one neighbour")
    else:
        text = translate("CascadiaCoach", "A run of {0} salmon would have had {1} neighbours")
    return text.format(len(unit.cells), len(unit.seen))


def _alone(unit: Unit) -> str:
    if unit.count == 1:
        return translate("CascadiaCoach", "One hawk would have touched no other")
    return translate("CascadiaCoach", "{0} hawks would have touched no other").format(unit.count)


def _alone_and_seeing(unit: Unit) -> str:
    if unit.count == 1:
        text = translate("CascadiaCoach", "One hawk would have seen another and touched none")
    else:
        text = translate("CascadiaCoach", "{0} hawks would have seen another and touched none")
    return text.format(unit.count)


def _sight_over(unit: Unit) -> str:
    if unit.count == 1:
        text = translate("CascadiaCoach", "Two hawks would have had one species between them")
    else:
        text = translate("CascadiaCoach", "Two hawks would have had {0} species between them")
    return text.format(unit.count)


def _species_around(unit: Unit) -> str:
    if unit.count == 1:
        return translate("CascadiaCoach", "The fox would have had one neighbour")
    text = translate("CascadiaCoach", "The fox would have had {0} different neighbours")
    return text.format(unit.count)


def _most_around(unit: Unit) -> str:
    if unit.count == 1:
        return translate("CascadiaCoach", "The fox would have had one neighbour")
    text = translate("CascadiaCoach", "The fox would have had {0} neighbours of one species")
    return text.format(unit.count)


def _pairs_around(unit: Unit) -> str:
    if len(unit.cells) == 1:
        one = translate("CascadiaCoach", "The fox would have had one species twice beside it")
        many = translate("CascadiaCoach", "The fox would have had {0} species twice beside it")
    else:
        one = translate("CascadiaCoach", "Two foxes would have had one species twice beside them")
        many = translate("CascadiaCoach", "Two foxes would have had {0} species twice beside them")
    return (one if unit.count == 1 else many).format(unit.count)


def _corridor(unit: Unit) -> str:
    assert isinstance(unit.subject, Habitat)
    if unit.count == 1:
        return {
            Habitat.MOUNTAIN: translate("CascadiaCoach", "There would have been mountains"),
            Habitat.FOREST: translate("CascadiaCoach", "There would have been a forest"),
            Habitat.PRAIRIE: translate("CascadiaCoach", "There would have been a prairie"),
            Habitat.WETLAND: translate("CascadiaCoach", "There would have been a wetland"),
            Habitat.RIVER: translate("CascadiaCoach", "There would have been a river"),
        }[unit.subject]
    return {
        Habitat.MOUNTAIN: translate("CascadiaCoach", "The mountains would have had {0} tiles"),
        Habitat.FOREST: translate("CascadiaCoach", "The forest would have had {0} tiles"),
        Habitat.PRAIRIE: translate("CascadiaCoach", "The prairie would have had {0} tiles"),
        Habitat.WETLAND: translate("CascadiaCoach", "The wetland would have had {0} tiles"),
        Habitat.RIVER: translate("CascadiaCoach", "The river would have had {0} tiles"),
    }[unit.subject].format(unit.count)


# Of the units that earn something; see Why.
_WOULD_HAVE: Mapping[Why, Callable[[Unit], str]] = {
    Why.PAIRS: _pairs,
    Why.GROUP: _group,
    Why.EVERY_SIZE: lambda unit: translate(
        "CascadiaCoach", "There would have been groups of all {0} sizes"
    ).format(unit.count),
    Why.LINE: _line,
    Why.SHAPE: _shape,
    Why.RING: _ring,
    Why.RUN: _run,
    Why.RUN_AND_NEIGHBOURS: _run_and_neighbours,
    Why.ALONE: _alone,
    Why.ALONE_AND_SEEING: _alone_and_seeing,
    Why.SIGHT: lambda _: translate("CascadiaCoach", "Two hawks would have seen each other"),
    Why.SIGHT_OVER: _sight_over,
    Why.SPECIES_AROUND: _species_around,
    Why.PAIRS_AROUND: _pairs_around,
    Why.MOST_AROUND: _most_around,
    Why.CORRIDOR: _corridor,
}
