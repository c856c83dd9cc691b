"""How a game has ended, in words: who has found the habitat, and what everybody's clue was."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from cascadia_qt.games.cryptid.rules.cells import name_of
from cascadia_qt.games.cryptid.rules.options import UNKNOWN
from cascadia_qt.games.cryptid.rules.state import Phase, State
from cascadia_qt.games.cryptid.words.names import owner_name, round_words
from cascadia_qt.games.cryptid.words.sentences import clue_sentence
from cascadia_qt.words.language import translate
from cascadia_qt.words.outcome import Outcome


def outcome(names: Sequence[str], state: State) -> Outcome:
    """The outcome of a game, or what to know of one that goes on."""
    if state.phase is not Phase.OVER:
        looking = translate("CryptidResult", "Nobody has found the habitat yet.")
        return Outcome(round_words(state.round), looking)
    assert state.winner is not None
    assert state.lantern is not None
    title = translate("CryptidResult", "{0} has found the habitat").format(names[state.winner])
    text = (
        translate("CryptidResult", "It is {0}, found in the first round.")
        if state.round == 1
        else translate("CryptidResult", "It is {0}, found after {1} rounds.")
    )
    detail = text.format(name_of(state.lantern), state.round)
    return Outcome(title, detail, (state.winner,))


@dataclass(frozen=True, slots=True)
class ClueTold:
    """A clue that may be told.

    Attributes:
        owner: whose it is, as people call that colour.
        text: the clue as a sentence.
        cells: the set of cells that fit it.
    """

    seat: int
    colour: int
    clue: str
    owner: str
    text: str
    cells: int


def clues_told(state: State, names: Sequence[str]) -> tuple[ClueTold, ...]:
    """The clues that `state` shows: everybody's when a game is over, before that one's own."""
    options = state.options
    return tuple(
        ClueTold(
            colour % options.players,
            colour,
            clue,
            owner_name(names, colour),
            clue_sentence(clue),
            options.fitting(colour),
        )
        for colour, clue in enumerate(options.clues)
        if clue != UNKNOWN
    )


def tokens_counted(cubes: int, discs: int) -> str:
    """How many tokens somebody has put down."""
    return f"{_cubes(cubes)}, {_discs(discs)}"


def _cubes(number: int) -> str:
    if number == 0:
        return translate("CryptidResult", "0 cubes")
    if number == 1:
        return translate("CryptidResult", "1 cube")
    return translate("CryptidResult", "{0} cubes").format(number)


def _discs(number: int) -> str:
    if number == 0:
        return translate("CryptidResult", "0 discs")
    if number == 1:
        return translate("CryptidResult", "1 disc")
    return translate("CryptidResult", "{0} discs").format(number)


def deeds_words(done: Mapping[str, int]) -> str:
    """How often somebody has asked, searched and paid."""
    return ", ".join(
        (
            _questions(done["questions"]),
            _searches(done["searches"]),
            _paid(done["paid"]),
        )
    )


def _questions(number: int) -> str:
    if number == 0:
        return translate("CryptidResult", "0 questions")
    if number == 1:
        return translate("CryptidResult", "1 question")
    return translate("CryptidResult", "{0} questions").format(number)


def _searches(number: int) -> str:
    if number == 0:
        return translate("CryptidResult", "0 searches")
    if number == 1:
        return translate("CryptidResult", "1 search")
    return translate("CryptidResult", "{0} searches").format(number)


def _paid(number: int) -> str:
    if number == 0:
        return translate("CryptidResult", "0 cubes paid")
    if number == 1:
        return translate("CryptidResult", "1 cube paid")
    return translate("CryptidResult", "{0} cubes paid").format(number)
