"""Heroes of Kaskaria's part of the command `score`: everybody's gold, and what it is for."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any

from cascadia_qt.commands import Scored
from cascadia_qt.games.kaskaria.rules.game import KASKARIA
from cascadia_qt.games.kaskaria.rules.reckoning import reckonings
from cascadia_qt.games.kaskaria.rules.state import Phase, State
from cascadia_qt.games.kaskaria.terminal.result import part_rows
from cascadia_qt.games.kaskaria.words.explanation import PARTS, explained, part_gold, part_name
from cascadia_qt.games.kaskaria.words.outcome import outcome
from cascadia_qt.rules.record import Record
from cascadia_qt.terminal.part_tables import part_lines
from cascadia_qt.words.language import translate


def score_record(played: Record) -> Scored:
    """A game as it stands at the end of its record."""
    state: State = played.history.state
    names = [seat.name for seat in played.seats]
    warnings: tuple[str, ...] = ()
    if state.phase is not Phase.OVER:
        turn = KASKARIA.turn(state)
        text = translate("KaskariaScore", "The game is not over: turn {0} is being played.")
        warnings = (text.format(turn),)
    table = part_lines(names, part_rows(state))
    lines = (*table, "", *_outcome(state, names), "", *_reasons(state, names))
    return Scored(_document(state, names), lines, warnings)


def _document(state: State, names: Sequence[str]) -> dict[str, Any]:
    return {
        "players": [
            {
                "name": names[seat],
                **{part: part_gold(reckoning, part) for part in PARTS},
                "runner_place": reckoning.runner_place,
                "griffin_place": reckoning.griffin_place,
                "total": reckoning.total,
                "explanation": [
                    {"part": line.part, "gold": line.gold, "why": line.why}
                    for line in explained(state, names, seat)
                ],
            }
            for seat, reckoning in enumerate(reckonings(state))
        ],
        "winners": [names[seat] for seat in outcome(names, state).winners],
    }


def _outcome(state: State, names: Sequence[str]) -> Iterator[str]:
    told = outcome(names, state)
    yield told.title
    yield told.detail


def _reasons(state: State, names: Sequence[str]) -> Iterator[str]:
    for seat, name in enumerate(names):
        yield name
        for line in explained(state, names, seat):
            if line.why:
                gold = "" if line.gold is None else str(line.gold)
                yield f"  {part_name(line.part):<14}  {gold:>3}  {line.why}"
        yield ""
