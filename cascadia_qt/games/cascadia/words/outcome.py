"""How a game ended, in words."""

from __future__ import annotations

from collections.abc import Sequence

from cascadia_qt.games.cascadia.rules.scoring.sheet import (
    SOLO_RANKS,
    ScoreSheet,
    solo_rank,
    winners,
)
from cascadia_qt.words.language import translate
from cascadia_qt.words.outcome import Outcome, joined


def outcome(names: Sequence[str], sheets: Sequence[ScoreSheet], *, over: bool) -> Outcome:
    """The outcome of a game, or what to know about the scores of one that goes on."""
    if not over:
        return Outcome(
            translate("Score", "Score so far"),
            translate("Score", "This is what would count if the game ended now."),
        )
    if len(sheets) == 1:
        return _alone(sheets[0].total)
    best = max(sheet.total for sheet in sheets)
    won = winners(sheets)
    level = [seat for seat, sheet in enumerate(sheets) if sheet.total == best]
    won_by, level_names = ([names[seat] for seat in seats] for seats in (won, level))
    if len(won) > 1:
        title = translate("Score", "{0} share the victory").format(joined(won_by))
    else:
        title = translate("Score", "{0} wins with {1} points").format(names[won[0]], best)
    if len(level) == 1:
        return Outcome(title, _lead(names, sheets, best), won)
    if len(won) == len(level):
        return Outcome(title, _shared(len(level), best), won)
    return Outcome(title, _tie_break(level_names, won_by, best), won)


def while_counted() -> Outcome:
    """What stands there before anybody knows how it ended."""
    return Outcome(
        translate("Score", "The final score"),
        translate("Score", "Click or press a key to see all of it."),
    )


def rank_name(rank: int) -> str:
    """The step of the solo scale that `rank` counts from 0."""
    return (
        translate("Score", "a good start"),
        translate("Score", "getting the hang of it"),
        translate("Score", "very good"),
        translate("Score", "excellent"),
        translate("Score", "elite"),
        translate("Score", "a legend of the forest"),
    )[rank]


def _alone(total: int) -> Outcome:
    rank = solo_rank(total)
    if rank is None:
        title = translate("Score", "{0} points").format(total)
    else:
        title = translate("Score", "{0} points: {1}").format(total, rank_name(rank))
    after = 0 if rank is None else rank + 1
    if after == len(SOLO_RANKS):
        return Outcome(title, translate("Score", "There is no higher step on the scale."))
    detail = translate("Score", "The next step, at {0} points: {1}.")
    return Outcome(title, detail.format(SOLO_RANKS[after], rank_name(after)))


def _lead(names: Sequence[str], sheets: Sequence[ScoreSheet], best: int) -> str:
    second = max(sheet.total for sheet in sheets if sheet.total != best)
    behind = joined(
        [name for name, sheet in zip(names, sheets, strict=True) if sheet.total == second]
    )
    if best - second == 1:
        return translate("Score", "One point ahead of {0}.").format(behind)
    return translate("Score", "{0} points ahead of {1}.").format(best - second, behind)


def _shared(players: int, points: int) -> str:
    if players == 2:
        text = translate("Score", "Both have {1} points and equally many nature tokens.")
    else:
        text = translate("Score", "All {0} have {1} points and equally many nature tokens.")
    return text.format(players, points)


def _tie_break(level: Sequence[str], won: Sequence[str], points: int) -> str:
    if len(level) == 2:
        text = translate("Score", "{0} both have {1} points; {2} has more nature tokens.")
    elif len(won) == 1:
        text = translate("Score", "{0} all have {1} points; {2} has the most nature tokens.")
    else:
        text = translate("Score", "{0} all have {1} points; {2} have the most nature tokens.")
    return text.format(joined(level), points, joined(won))
