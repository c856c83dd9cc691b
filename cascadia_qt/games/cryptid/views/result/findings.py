"""What there is to look at after a game: a line each, and the cells that it is about."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from cascadia_qt.games.cryptid.ai.hindsight import Question
from cascadia_qt.games.cryptid.rules.cells import name_of
from cascadia_qt.games.cryptid.views.result.shown_result import ShownResult
from cascadia_qt.games.cryptid.words.agreement import help_words
from cascadia_qt.games.cryptid.words.looking_back import question_words, worth_words
from cascadia_qt.games.cryptid.words.names import cells_words
from cascadia_qt.games.cryptid.words.outcome import ClueTold, deeds_words, tokens_counted
from cascadia_qt.words.language import labelled, listed, translate


@dataclass(frozen=True, slots=True)
class Finding:
    """A line to look at.

    Attributes:
        colours: whose tokens stand before it.
        clue: the clue that it tells, if it does.
        lit: the cells that stand out meanwhile; None where none do.
        ringed: the cells with a golden line around them.
    """

    title: str
    detail: str
    colours: Sequence[int] = ()
    clue: str | None = None
    lit: int | None = None
    ringed: int = 0


def findings(result: ShownResult) -> tuple[Finding, ...]:
    """The habitat and everybody's clue or, as long as the game goes on, everybody's tokens."""
    if not result.over:
        return tuple(_standing(result, seat) for seat in range(len(result.seats)))
    return _found(result), *(_held(result, clue) for clue in result.clues)


def question_finding(question: Question, result: ShownResult) -> Finding:
    """A question that was asked, and what it was worth."""
    asker, other = result.names[question.seat], result.names[question.other]
    return Finding(
        question_words(question.turn, asker, other, question.cell),
        worth_words(question.bits),
        tuple(result.state.options.colours(question.seat)),
        ringed=1 << question.cell,
    )


def _found(result: ShownResult) -> Finding:
    assert result.habitat is not None
    title = translate("CryptidResult", "The habitat is {0}").format(name_of(result.habitat))
    told = translate("CryptidResult", "The only cell that fits all clues.")
    winner = result.state.options.colours(result.outcome.winners[0])
    return Finding(title, told, tuple(winner), ringed=1 << result.habitat)


def _held(result: ShownResult, told: ClueTold) -> Finding:
    habitat = 0 if result.habitat is None else 1 << result.habitat
    counted = cells_words(told.cells.bit_count()).replace(" ", "\N{NO-BREAK SPACE}")
    detail = f"{told.text} ({counted})"
    if result.state.options.helps:
        detail = f"{detail}\n{help_words(result.state.options.help_of(told.seat))}"
    return Finding(told.owner, detail, (told.colour,), told.clue, told.cells, habitat)


def _standing(result: ShownResult, seat: int) -> Finding:
    counted = tokens_counted(*result.tokens(seat))
    lines = [listed((counted, deeds_words(result.done[seat])))]
    if result.state.options.helps:
        lines.append(help_words(result.state.options.help_of(seat)))
    colours = tuple(result.state.options.colours(seat))
    return Finding(result.names[seat], "\n".join(lines), colours, lit=result.cells(seat))


def spoken(finding: Finding) -> str:
    """All of it in one line, for who hears what others see."""
    return labelled(finding.title, finding.detail.replace("\n", " "))
