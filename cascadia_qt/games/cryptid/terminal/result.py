"""The end in a terminal: who has found the habitat, everybody's clue, and what was done."""

from __future__ import annotations

from cascadia_qt.games.cryptid.rules.state import State
from cascadia_qt.games.cryptid.store.kept import deeds
from cascadia_qt.games.cryptid.words.agreement import helps_words
from cascadia_qt.games.cryptid.words.names import cells_words
from cascadia_qt.games.cryptid.words.outcome import clues_told, deeds_words, outcome
from cascadia_qt.rules.record import Record
from cascadia_qt.terminal.prompts import Screen
from cascadia_qt.words.language import labelled


def show_result(screen: Screen, record: Record) -> None:
    """The outcome, and what explains it."""
    state: State = record.history.state
    names = [seat.name for seat in record.seats]
    told = outcome(names, state)
    screen.head(told.title)
    screen.say(told.detail)
    for clue in clues_told(state, names):
        screen.say(labelled(clue.owner, f"{clue.text} ({cells_words(clue.cells.bit_count())})"))
    for name, done in zip(names, deeds(record), strict=True):
        screen.say(f"{labelled(name, deeds_words(done))}.")
    for sentence in helps_words(state.options, names):
        screen.say(sentence)
