"""What is said about a turn when it is reviewed."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from cascadia_qt.games.cascadia.rules.actions import Action
from cascadia_qt.games.cascadia.rules.events import (
    Event,
    NatureEarned,
    NatureSpent,
    PairTaken,
    TokenDeclined,
)
from cascadia_qt.games.cascadia.rules.play import apply
from cascadia_qt.games.cascadia.rules.state import State, score_sheets
from cascadia_qt.games.cascadia.words.hint import hint_words
from cascadia_qt.games.cascadia.words.log import log_line
from cascadia_qt.games.cascadia.words.missed import declined, missed
from cascadia_qt.games.cascadia.words.redraws import drawn_in_vain, drew, should_have_drawn
from cascadia_qt.rules.game import Step
from cascadia_qt.rules.history import Entry
from cascadia_qt.words.language import translate

_TOLD = (PairTaken, NatureSpent, TokenDeclined, NatureEarned)


@dataclass(frozen=True, slots=True)
class Deed:
    """A whole turn in words.

    Attributes:
        text: what was taken, and what became of the token if the board does not show it.
        reasons: what it changed most, whole sentences.
    """

    text: str
    reasons: tuple[str, ...]


def turn_title(number: int, name: str) -> str:
    return translate("Coach", "Turn {0} of {1}").format(number, name)


def short_title(number: int) -> str:
    """For lists of one person's turns."""
    return translate("Coach", "Turn {0}").format(number)


def doing(before: State, actions: Sequence[Action], draws: Sequence[Action] = ()) -> str:
    """What the turn `actions` does, as the log says it, after tokens were drawn anew."""
    events: list[Event] = []
    state = before
    for action in actions:
        # A token that fits nowhere on squares has ended the turn by itself.
        if state.turn == before.turn:
            step = apply(state, action)
            events += [event for event in step.events if isinstance(event, _TOLD)]
            state = step.state
    entry = Entry(before.seat, actions[0], Step(state, tuple(events), revealed=False))
    line = log_line(entry, (), (), ())
    told = (f"{sentence}." for sentence in (line.text, *line.besides))
    return " ".join((*map(drew, draws), *told))


def deed(before: State, actions: Sequence[Action], draws: Sequence[Action] = ()) -> Deed:
    """The turn `actions`, with what it changed."""
    reasons = hint_words(before, score_sheets(before), actions, 0, 0.0, 0.0).reasons
    return Deed(doing(before, actions, draws), reasons)


def better_deed(
    before: State,
    played: Sequence[Action],
    better: Sequence[Action],
    drawn: float,
    draw: Action | None,
) -> Deed:
    """The turn `better`, with what whoever played could have seen.

    `drawn` is what drawing tokens anew has cost, `draw` what should have been drawn.
    """
    vain = [drawn_in_vain(decimal(drawn))] if round(drawn * 10) else []
    wanted = [] if draw is None else [should_have_drawn(draw)]
    seen = (*vain, *wanted, *declined(before, played), *missed(before, played, better))
    told = deed(before, better)
    return Deed(told.text, seen or told.reasons)


def expected(best: float, played: float) -> str:
    """What could be expected before a turn and after it."""
    text = translate("Coach", "Expected before the turn: {0}, after it: {1}")
    return text.format(decimal(best), decimal(played))


def lost(best: float, played: float) -> str:
    """What a turn has cost."""
    tenths = loss_in_tenths(best, played)
    if not tenths:
        return translate("Coach", "Nothing lost")
    return translate("Coach", "Lost points: {0}").format(_decimal(tenths))


def signed_loss(best: float, played: float) -> str:
    """The same as a number."""
    tenths = loss_in_tenths(best, played)
    return f"\N{MINUS SIGN}{_decimal(tenths)}" if tenths else _decimal(0)


def loss_in_tenths(best: float, played: float) -> int:
    """Of the numbers that are shown, so that they add up."""
    return max(0, round(best * 10) - round(played * 10))


def decimal(points: float) -> str:
    return _decimal(round(points * 10))


def _decimal(tenths: int) -> str:
    """A number with one decimal, which not every language sets off by a point."""
    return translate("Coach", "{0}.{1}").format(tenths // 10, tenths % 10)


def progress(done: int, wanted: int) -> str:
    if done >= wanted:
        return translate("Coach", "Every turn is reviewed")
    return translate("Coach", "Reviewed turns: {0} of {1}").format(done, wanted)
