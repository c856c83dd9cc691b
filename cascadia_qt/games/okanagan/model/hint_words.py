"""Why a move is a good one, in sentences."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from cascadia_qt.games.okanagan.ai.facts import (
    Closes,
    ComesNearer,
    Completes,
    NextPlace,
    NothingShown,
    OthersGet,
    Parts,
    Promises,
    Reason,
    Suits,
    TakesDeed,
    WillBuild,
)
from cascadia_qt.games.okanagan.words.areas import sides_words
from cascadia_qt.games.okanagan.words.backs import back_words
from cascadia_qt.games.okanagan.words.names import (
    cell_name,
    count_words,
    points_words,
    reward_name,
    rewards_words,
    terrain_name,
)
from cascadia_qt.games.okanagan.words.objectives import objective_words
from cascadia_qt.games.okanagan.words.tiles import built_words
from cascadia_qt.words.language import translate
from cascadia_qt.words.outcome import joined

_MOST = 4  # sentences are read; more would not be


def reason_lines(found: Sequence[Reason], names: Sequence[str]) -> tuple[str, ...]:
    """The weightiest reasons, a sentence each."""
    said = (sentence for reason in found for sentence in _said(reason, names))
    return tuple(dict.fromkeys(said))[:_MOST]


def _said(reason: Reason, names: Sequence[str]) -> Iterator[str]:
    match reason:
        case WillBuild(build):
            text = translate("OkanaganReasons", "Then build a {0}.")
            yield text.format(built_words(build.kind, build.on))
        case Closes():
            yield _closes(reason)
        case OthersGet(seat, terrain, rewards):
            text = translate("OkanaganReasons", "{0} gets {1} of the {2}, too.")
            yield text.format(names[seat], count_words(rewards), terrain_name(terrain))
        case Promises():
            yield _promises(reason)
        case Completes() | ComesNearer() | Suits():
            yield _objective(reason)
        case TakesDeed(back):
            yield back_words(back)
        case Parts(reward):
            text = translate("OkanaganReasons", "You can spare this one most easily: {0}.")
            yield text.format(reward_name(reward))
        case NextPlace():
            yield _next_place(reason)
        case NothingShown():
            yield translate("OkanaganReasons", "None of the face-up tiles has a good place.")


def _closes(reason: Closes) -> str:
    terrain, rewards = terrain_name(reason.terrain), rewards_words(reason.rewards)
    if reason.alone:
        text = translate(
            "OkanaganReasons", "It closes {0}, where you are alone: {1}, or an action."
        )
    elif reason.action:
        text = translate("OkanaganReasons", "It closes {0}: {1}, and you can have the action.")
    else:
        text = translate("OkanaganReasons", "It closes {0}: {1}.")
    return text.format(terrain, rewards)


def _promises(reason: Promises) -> str:
    if reason.leads:
        text = translate("OkanaganReasons", "You lead in the {0}: {1}, {2}.")
    else:
        text = translate("OkanaganReasons", "You have a part in the {0}: {1}, {2}.")
    rewards, sides = count_words(reason.rewards), sides_words(reason.open_ends)
    return text.format(terrain_name(reason.terrain), rewards, sides)


def _objective(reason: Completes | ComesNearer | Suits) -> str:
    match reason:
        case Completes(None, _, points):
            text = translate("OkanaganReasons", "It completes a set of the Explorer: {0}.")
            return text.format(points_words(points))
        case Completes(int(objective), _, points):
            text = translate("OkanaganReasons", "It brings {0} ({1}).")
            return text.format(points_words(points), objective_words(objective))
        case ComesNearer(objective, 1):
            text = translate("OkanaganReasons", "Then one reward is missing for this: {0}.")
            return text.format(objective_words(objective))
        case ComesNearer(objective):
            text = translate("OkanaganReasons", "It is part of this: {0}.")
            return text.format(objective_words(objective))
        case Suits(objective):
            text = translate("OkanaganReasons", "It goes well with your other cards: {0}.")
            return text.format(objective_words(objective))
    raise AssertionError(reason)


def _next_place(reason: NextPlace) -> str:
    if not reason.closes:
        text = translate("OkanaganReasons", "It has a good place {0}.")
        return text.format(cell_name(reason.cell))
    text = translate("OkanaganReasons", "It could close {1}, {0}.")
    return text.format(cell_name(reason.cell), joined([terrain_name(t) for t in reason.closes]))
