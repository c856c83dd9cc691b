"""Okanagan's part of the command `score`: everybody's points, and what they are for."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any

from cascadia_qt.commands import Scored
from cascadia_qt.games.okanagan.rules.game import OKANAGAN
from cascadia_qt.games.okanagan.rules.reckoning import reckonings
from cascadia_qt.games.okanagan.rules.rewards import written
from cascadia_qt.games.okanagan.rules.state import Phase, State
from cascadia_qt.games.okanagan.terminal.result import part_rows
from cascadia_qt.games.okanagan.words.explanation import (
    PARTS,
    Line,
    explained,
    line_words,
    part_name,
    part_points,
)
from cascadia_qt.games.okanagan.words.outcome import outcome
from cascadia_qt.rules.record import Record
from cascadia_qt.terminal.part_tables import part_lines
from cascadia_qt.words.language import translate


def score_record(played: Record) -> Scored:
    """A game as it stands at the end of its record; as long as it goes on, without secrets."""
    state: State = played.history.state
    names = [seat.name for seat in played.seats]
    warnings: tuple[str, ...] = ()
    if state.phase is not Phase.OVER:
        turn = OKANAGAN.turn(state)
        text = translate("OkanaganScore", "The game is not over: turn {0} is being played.")
        warnings = (text.format(turn),)
        state = OKANAGAN.seen(state, None)
    table = part_lines(names, part_rows(state))
    lines = (*table, "", *_outcome(state, names), "", *_reasons(state, names))
    return Scored(_document(state, names), lines, warnings)


def _document(state: State, names: Sequence[str]) -> dict[str, Any]:
    return {
        "players": [
            {
                "name": names[seat],
                **{part: part_points(reckoning, part) for part in PARTS},
                "total": reckoning.total,
                "explorer_sets": reckoning.explorer_sets,
                "nugget_cards": reckoning.nuggets,
                "nugget_place": reckoning.nugget_place,
                "rewards": written(state.explorers[seat].rewards),
                "explanation": [_line(line) for line in explained(state, names, seat)],
            }
            for seat, reckoning in enumerate(reckonings(state))
        ],
        "winners": [names[seat] for seat in outcome(names, state).winners],
    }


def _line(line: Line) -> dict[str, Any]:
    """Only lines about a card name one."""
    card = {} if line.objective is None else {"objective": line.objective}
    return {"part": line.part, **card, "points": line.points, "why": line_words(line)}


def _outcome(state: State, names: Sequence[str]) -> Iterator[str]:
    told = outcome(names, state)
    yield told.title
    yield told.detail


def _reasons(state: State, names: Sequence[str]) -> Iterator[str]:
    for seat, name in enumerate(names):
        yield name
        for line in explained(state, names, seat):
            if line.why:
                points = "" if line.points is None else str(line.points)
                yield f"  {part_name(line.part):<10}  {points:>3}  {line_words(line)}"
        yield ""
