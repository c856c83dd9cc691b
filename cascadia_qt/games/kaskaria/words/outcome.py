"""How a game ended, in words, or how it would end if a figure went into the volcano now."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from cascadia_qt.games.kaskaria.rules.actions import GoIn
from cascadia_qt.games.kaskaria.rules.play import apply
from cascadia_qt.games.kaskaria.rules.reckoning import Reckoning, reckonings, result
from cascadia_qt.games.kaskaria.rules.state import Phase, State
from cascadia_qt.games.kaskaria.words.names import gold_words
from cascadia_qt.words.language import labelled, translate
from cascadia_qt.words.outcome import Outcome, joined


def outcome(names: Sequence[str], state: State) -> Outcome:
    """The outcome of a game, or what to know about the gold of one that goes on."""
    if state.phase is not Phase.OVER:
        return Outcome(
            translate("KaskariaResult", "Gold so far"),
            translate("KaskariaResult", "This is what would count if the game ended now."),
        )
    totals = [reckoning.total for reckoning in reckonings(state)]
    best, won = max(totals), result(state).winners
    level = [name for name, total in zip(names, totals, strict=True) if total == best]
    if len(won) > 1:
        title = translate("KaskariaResult", "{0} share the victory").format(joined(level))
    else:
        title = translate("KaskariaResult", "{0} wins with {1} gold").format(names[won[0]], best)
    if len(level) == 1:
        return Outcome(title, _lead(names, totals), won)
    if len(won) > 1:
        return Outcome(title, _shared(len(level), best), won)
    return Outcome(title, _tie_break(level, names[won[0]], best), won)


def while_counted() -> Outcome:
    """What is said as long as a result is being counted."""
    return Outcome(
        translate("KaskariaResult", "The gold is counted"),
        translate("KaskariaResult", "Any key shows the result."),
    )


@dataclass(frozen=True, slots=True)
class GoneIn:
    """What the result would be.

    Attributes:
        reckonings: of every seat.
        winners: the seats that would win.
        text: who would win, as a sentence.
        totals: the gold that everybody would have, in one line.
    """

    reckonings: tuple[Reckoning, ...]
    winners: tuple[int, ...]
    text: str
    totals: str


def if_gone_in(state: State, names: Sequence[str]) -> GoneIn:
    """The result if the figure went in that stands before the volcano.

    Gold, places and amulet are public and no card is drawn any more, so this is certain.
    """
    after = apply(state, GoIn()).state
    would_have, won = reckonings(after), result(after).winners
    who = joined([names[seat] for seat in won])
    if len(won) > 1:
        text = translate("KaskariaResult", "{0} would share the victory.").format(who)
    elif _level(would_have, won[0]):
        text = translate("KaskariaResult", "{0} would win the tie by the amulet.").format(who)
    else:
        text = translate("KaskariaResult", "{0} would win.").format(who)
    totals = (
        labelled(name, gold_words(reckoning.total))
        for name, reckoning in zip(names, would_have, strict=True)
    )
    return GoneIn(would_have, won, text, ", ".join(totals))


def _level(all_of_them: Sequence[Reckoning], winner: int) -> bool:
    totals = [reckoning.total for reckoning in all_of_them]
    return totals.count(totals[winner]) > 1


def _lead(names: Sequence[str], totals: Sequence[int]) -> str:
    best = max(totals)
    second = max(total for total in totals if total != best)
    behind = joined([name for name, total in zip(names, totals, strict=True) if total == second])
    if best - second == 1:
        return translate("KaskariaResult", "1 gold ahead of {0}.").format(behind)
    return translate("KaskariaResult", "{0} gold ahead of {1}.").format(best - second, behind)


def _shared(players: int, gold: int) -> str:
    if players == 2:
        text = translate("KaskariaResult", "Both have {1} gold, and neither has the amulet.")
    else:
        text = translate("KaskariaResult", "All {0} have {1} gold, and none has the amulet.")
    return text.format(players, gold)


def _tie_break(level: Sequence[str], winner: str, gold: int) -> str:
    if len(level) == 2:
        text = translate("KaskariaResult", "{0} both have {1} gold; {2} has the amulet.")
    else:
        text = translate("KaskariaResult", "{0} all have {1} gold; {2} has the amulet.")
    return text.format(joined(level), gold, winner)
