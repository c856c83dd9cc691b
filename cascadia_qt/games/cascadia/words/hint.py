"""Why a turn is a good one, in words."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from cascadia_qt.games.cascadia.rules.actions import Action, DeclineToken, NatureFree, Take
from cascadia_qt.games.cascadia.rules.play import apply
from cascadia_qt.games.cascadia.rules.scoring.sheet import ScoreSheet
from cascadia_qt.games.cascadia.rules.scoring.unit import Category, Unit
from cascadia_qt.games.cascadia.rules.state import TURNS, State, score_sheets
from cascadia_qt.games.cascadia.rules.terms import Habitat, Wildlife
from cascadia_qt.games.cascadia.words.names import habitat_name
from cascadia_qt.games.cascadia.words.units import phrase
from cascadia_qt.words.language import translate
from cascadia_qt.words.numbers import signed

_MOST_REASONS = 3

Line = tuple[Category, Wildlife | Habitat | None]


@dataclass(frozen=True, slots=True)
class Hint:
    """A turn that is proposed.

    Attributes:
        title: how good it is.
        doing: what the board does not show: what is taken, and a token that is declined.
        reasons: what it changes most, whole sentences.
    """

    title: str
    doing: str
    reasons: tuple[str, ...]


def hint_words(
    state: State,
    sheets: Sequence[ScoreSheet],
    actions: Sequence[Action],
    rank: int,
    expected: float,
    best: float,
) -> Hint:
    """The turn `actions` as the `rank`-th best, counted from 0; `sheets` are those of `state`.

    `expected` is the score it is expected to end with, `best` that of the best turn.
    """
    doing = " ".join(_doing(actions))
    after = score_sheets(after_turn(state, actions))[state.seat]
    last = state.turn // len(state.players) == TURNS - 1
    reasons = _reasons(sheets[state.seat], after) or (_nothing(last=last),)
    return Hint(_title(rank, expected, best), doing, reasons)


def without_bonuses() -> str:
    """What is to be known about every expected score."""
    return translate("Hint", "Expected without bonuses for corridors.")


def _title(rank: int, expected: float, best: float) -> str:
    tenths, lost = round(expected * 10), round(best * 10) - round(expected * 10)
    if rank == 0:
        return translate("Hint", "Best: {0} expected").format(_decimal(tenths))
    if lost <= 0:
        texts = {
            1: translate("Hint", "Second best: {0} expected, as good as the best"),
            2: translate("Hint", "Third best: {0} expected, as good as the best"),
        }
    else:
        texts = {
            1: translate("Hint", "Second best: {0} expected, {1} less than the best"),
            2: translate("Hint", "Third best: {0} expected, {1} less than the best"),
        }
    return texts[rank].format(_decimal(tenths), _decimal(lost))


def _decimal(tenths: int) -> str:
    """A number with one decimal, which not every language sets off by a point."""
    return translate("Hint", "{0}.{1}").format(tenths // 10, tenths % 10)


def _doing(actions: Sequence[Action]) -> Iterator[str]:
    for action in actions:
        match action:
            case Take(slot):
                yield translate("Hint", "Take pair {0}.").format(slot + 1)
            case NatureFree(tile, token):
                text = translate("Hint", "Spend a nature token on tile {0} with token {1}.")
                yield text.format(tile + 1, token + 1)
            case DeclineToken():
                yield translate("Hint", "Decline the token.")


def after_turn(state: State, actions: Sequence[Action]) -> State:
    """What a turn leads to, the rest of which is `actions`."""
    after = state
    for action in actions:
        # A token that fits nowhere on squares has ended the turn by itself.
        if after.turn == state.turn:
            after = apply(after, action).state
    return after


def _nothing(*, last: bool) -> str:
    """What is said of a turn that changes no points; after the `last` one nothing comes."""
    if last:
        return translate("Hint", "It earns nothing.")
    return translate("Hint", "It earns nothing now and prepares later turns.")


def _reasons(before: ScoreSheet, after: ScoreSheet) -> tuple[str, ...]:
    telling = list(gains(before, after).items())[:_MOST_REASONS]
    return tuple(_reason(line, gain, before, after) for line, gain in telling)


def gains(before: ScoreSheet, after: ScoreSheet) -> dict[Line, int]:
    """The lines of a score that change, and by how much; what changes most comes first."""
    lines: dict[Line, None] = {(u.category, u.subject): None for u in after.units + before.units}
    found = {line: _of(after, line) - _of(before, line) for line in lines}
    telling = sorted((line for line in found if found[line]), key=lambda line: -abs(found[line]))
    return {line: found[line] for line in telling}


def _of(sheet: ScoreSheet, line: Line) -> int:
    return sum(unit.points for unit in sheet.units if (unit.category, unit.subject) == line)


def _reason(line: Line, gain: int, before: ScoreSheet, after: ScoreSheet) -> str:
    category, subject = line
    if category is Category.NATURE:
        earned, spent = (
            translate("Hint", "It earns a nature token: {0}."),
            translate("Hint", "It spends a nature token: {0}."),
        )
        return (earned if gain > 0 else spent).format(signed(gain))
    if category is Category.BONUS and isinstance(subject, Habitat):
        text = translate("Hint", "It changes the bonus for {0}: {1}.")
        return text.format(habitat_name(subject), signed(gain))
    unit = changed_unit(line, before, after, best=gain > 0)
    made, left = translate("Hint", "It makes {0}: {1}."), translate("Hint", "It leaves {0}: {1}.")
    return (made if gain > 0 else left).format(phrase(unit), signed(gain))


def changed_unit(line: Line, before: ScoreSheet, after: ScoreSheet, *, best: bool) -> Unit:
    """The unit of a line that is new and tells most: worth most after a gain, least after a loss.

    Placing never takes all units of a line away, so there is one.
    """
    units = [unit for unit in after.units if (unit.category, unit.subject) == line]
    fresh = [unit for unit in units if unit not in before.units] or units
    return (max if best else min)(fresh, key=lambda unit: unit.points)
