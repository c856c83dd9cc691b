"""How a game ended, in words."""

from __future__ import annotations

from collections.abc import Sequence

from cascadia_qt.games.okanagan.rules.reckoning import reckonings, result
from cascadia_qt.games.okanagan.rules.state import Phase, State
from cascadia_qt.words.language import translate
from cascadia_qt.words.outcome import Outcome, joined


def outcome(names: Sequence[str], state: State) -> Outcome:
    """The outcome of a game, or what to know about the points of one that goes on."""
    if state.phase is not Phase.OVER:
        return Outcome(
            translate("OkanaganResult", "Points so far"),
            translate(
                "OkanaganResult",
                "This is what would count if the game ended now, without what is secret.",
            ),
        )
    everybody, won = reckonings(state), result(state).winners
    totals = [each.total for each in everybody]
    best = max(totals)
    level = [name for name, total in zip(names, totals, strict=True) if total == best]
    if len(won) > 1:
        shared = joined([names[seat] for seat in won])
        title = translate("OkanaganResult", "{0} share the victory").format(shared)
        return Outcome(title, _shared(len(won), best, everybody[won[0]].rewards), won)
    title = translate("OkanaganResult", "{0} wins with {1} points").format(names[won[0]], best)
    if len(level) > 1:
        return Outcome(title, _tie_break(level, names[won[0]], best), won)
    return Outcome(title, _lead(names, totals), won)


def while_counted() -> Outcome:
    """What is said as long as a result is being counted."""
    return Outcome(
        translate("OkanaganResult", "The points are counted"),
        translate("OkanaganResult", "Any key shows the result."),
    )


def _lead(names: Sequence[str], totals: Sequence[int]) -> str:
    best = max(totals)
    second = max(total for total in totals if total != best)
    behind = joined([name for name, total in zip(names, totals, strict=True) if total == second])
    if best - second == 1:
        return translate("OkanaganResult", "1 point ahead of {0}.").format(behind)
    return translate("OkanaganResult", "{0} points ahead of {1}.").format(best - second, behind)


def _shared(players: int, points: int, rewards: int) -> str:
    if players == 2:
        text = translate("OkanaganResult", "Both have {1} points and {2} rewards.")
    else:
        text = translate("OkanaganResult", "All {0} have {1} points and {2} rewards.")
    return text.format(players, points, rewards)


def _tie_break(level: Sequence[str], winner: str, points: int) -> str:
    if len(level) == 2:
        text = translate("OkanaganResult", "{0} both have {1} points; {2} has more rewards.")
    else:
        text = translate("OkanaganResult", "{0} all have {1} points; {2} has more rewards.")
    return text.format(joined(level), points, winner)
