"""Cryptid's part of the command `score`: who has found the habitat, and everybody's clue."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any

from cascadia_qt.commands import Scored
from cascadia_qt.games.cryptid.rules.cells import cells_in, name_of
from cascadia_qt.games.cryptid.rules.game import CRYPTID
from cascadia_qt.games.cryptid.rules.state import Phase, State
from cascadia_qt.games.cryptid.store.kept import deeds
from cascadia_qt.games.cryptid.words.agreement import helps_words
from cascadia_qt.games.cryptid.words.names import cells_words
from cascadia_qt.games.cryptid.words.outcome import ClueTold, clues_told, deeds_words, outcome
from cascadia_qt.rules.record import Record
from cascadia_qt.words.language import labelled, translate


def score_record(played: Record) -> Scored:
    """A game as it stands at the end of its record; clues are told when it is over."""
    state: State = CRYPTID.seen(played.history.state, None)
    names = [seat.name for seat in played.seats]
    warnings: tuple[str, ...] = ()
    if state.phase is not Phase.OVER:
        text = translate("CryptidScore", "The game is not over: round {0} is being played.")
        warnings = (text.format(state.round),)
    return Scored(_document(played, state, names), tuple(_lines(played, state, names)), warnings)


def _document(played: Record, state: State, names: Sequence[str]) -> dict[str, Any]:
    over = state.phase is Phase.OVER
    return {
        "players": [
            {
                "name": name,
                **{part: number for part, number in done.items() if part != "rounds"},
                "help": state.options.help_of(seat),
                "clues": [
                    {"clue": told.clue, "sentence": told.text, "cells": _names(told)}
                    for told in clues_told(state, names)
                    if told.seat == seat
                ],
            }
            for seat, (name, done) in enumerate(zip(names, deeds(played), strict=True))
        ],
        "habitat": name_of(state.lantern) if over and state.lantern is not None else None,
        "rounds": state.round,
        "winners": [names[seat] for seat in outcome(names, state).winners],
    }


def _names(told: ClueTold) -> list[str]:
    return [name_of(cell) for cell in cells_in(told.cells)]


def _lines(played: Record, state: State, names: Sequence[str]) -> Iterator[str]:
    told = outcome(names, state)
    yield told.title
    yield told.detail
    yield ""
    for clue in clues_told(state, names):
        yield labelled(clue.owner, f"{clue.text} ({cells_words(clue.cells.bit_count())})")
        yield f"  {' '.join(_names(clue))}"
    for name, done in zip(names, deeds(played), strict=True):
        yield f"{labelled(name, deeds_words(done))}."
    yield from helps_words(state.options, names)
