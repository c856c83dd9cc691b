"""What kind of turn is a good one, said without giving it away; and then what is to be done."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from cascadia_qt.games.cascadia.rules.actions import (
    Action,
    DeclineToken,
    NatureFree,
    PlaceTile,
    PlaceToken,
    Take,
)
from cascadia_qt.games.cascadia.rules.scoring.sheet import ScoreSheet
from cascadia_qt.games.cascadia.rules.scoring.unit import Category
from cascadia_qt.games.cascadia.rules.state import State, score_sheets
from cascadia_qt.games.cascadia.rules.terms import Habitat, Wildlife
from cascadia_qt.games.cascadia.words.hint import Line, after_turn, changed_unit, gains
from cascadia_qt.games.cascadia.words.units import phrase
from cascadia_qt.words.language import translate

_MOST_AIMS = 2


def nudge_words(
    state: State, sheets: Sequence[ScoreSheet], actions: Sequence[Action]
) -> tuple[str, ...]:
    """What to look at, and what is within reach; `sheets` are those of `state`."""
    before = sheets[state.seat]
    after = score_sheets(after_turn(state, actions))[state.seat]
    aims = [line for line, gain in gains(before, after).items() if gain > 0 and _tells(line)]
    if not aims:
        return (
            translate("Nudge", "Prepare a later turn."),
            translate("Nudge", "Nothing earns points at once."),
        )
    within = translate("Nudge", "Within reach: {0}.")
    units = [changed_unit(line, before, after, best=True) for line in aims[:_MOST_AIMS]]
    said = [_title(aims[0][1]), *(within.format(phrase(unit)) for unit in units)]
    if any(isinstance(action, NatureFree) for action in actions):
        said.append(translate("Nudge", "A nature token is well spent on it."))
    return tuple(said)


def _tells(line: Line) -> bool:
    """A bonus comes with the corridor that earns it."""
    return line[0] is not Category.BONUS


def _title(subject: Wildlife | Habitat | None) -> str:
    match subject:
        case Wildlife():
            return _animals(subject)
        case Habitat():
            return _corridor(subject)
    return translate("Nudge", "Look for a pine cone.")


def _animals(species: Wildlife) -> str:
    return {
        Wildlife.BEAR: translate("Nudge", "Look at your bears."),
        Wildlife.ELK: translate("Nudge", "Look at your elk."),
        Wildlife.SALMON: translate("Nudge", "Look at your salmon."),
        Wildlife.HAWK: translate("Nudge", "Look at your hawks."),
        Wildlife.FOX: translate("Nudge", "Look at your foxes."),
    }[species]


def _corridor(habitat: Habitat) -> str:
    return {
        Habitat.MOUNTAIN: translate("Nudge", "Let your mountains grow."),
        Habitat.FOREST: translate("Nudge", "Let your forest grow."),
        Habitat.PRAIRIE: translate("Nudge", "Let your prairie grow."),
        Habitat.WETLAND: translate("Nudge", "Let your wetland grow."),
        Habitat.RIVER: translate("Nudge", "Let your river grow."),
    }[habitat]


def todo_words(actions: Sequence[Action], *, laid: bool, turns: int) -> str:
    """What is still to be done of a turn whose places are lit.

    `laid` if its tile lies there as a draft, which then has to be turned so many times.
    """
    todo = " ".join(_todo(actions, laid, turns))
    return todo or translate("Nudge", "Confirm it.")


def _todo(actions: Sequence[Action], laid: bool, turns: int) -> Iterator[str]:
    for action in actions:
        match action:
            case Take(slot):
                yield translate("Nudge", "Take pair {0}.").format(slot + 1)
            case NatureFree(tile, token):
                text = translate("Nudge", "Pick tile {0} and token {1} freely (T).")
                yield text.format(tile + 1, token + 1)
            case PlaceTile() if not laid:
                yield _laying(turns)
            case PlaceTile() if turns == 1:
                yield translate("Nudge", "Turn the tile once (R).")
            case PlaceTile() if turns:
                yield translate("Nudge", "Turn the tile {0} times (R).").format(turns)
            case PlaceToken():
                yield translate("Nudge", "Place the token where it is lit.")
            case DeclineToken():
                yield translate("Nudge", "Decline the token (D).")


def _laying(turns: int) -> str:
    if turns:
        return translate("Nudge", "Lay the tile where it is lit, turned as it lies there.")
    return translate("Nudge", "Lay the tile where it is lit.")
