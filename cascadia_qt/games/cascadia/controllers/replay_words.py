"""What the prompt tells while a game is replayed."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from cascadia_qt.games.cascadia.model.scored_log import ScoredLog
from cascadia_qt.games.cascadia.rules.scoring.sheet import winners
from cascadia_qt.games.cascadia.rules.state import TURNS, Phase, State
from cascadia_qt.games.cascadia.views.table import prompt_words as words
from cascadia_qt.games.cascadia.words.turns import turn_of
from cascadia_qt.model.game_log import LogRole
from cascadia_qt.views.prompt_bar import Answer
from cascadia_qt.views.theme import seat_colour
from cascadia_qt.words.language import translate


@dataclass(frozen=True, slots=True)
class Caption:
    """Who did what, and when."""

    seat: int
    name: str
    colour: str
    text: str
    turn: str


def caption(log: ScoredLog, cursor: int) -> Caption:
    """What the step has brought that led to `cursor`."""
    history = log.session.history.moved(cursor)
    state: State = history.state
    seat, turn = state.seat, 1
    text = translate("Replay", "The table is laid")
    if state.phase is Phase.OVER:
        seat, text = _ending(log, cursor)
        turn = TURNS
    elif cursor:
        row = log.index(cursor - 1)
        seat, turn = row.data(LogRole.SEAT), row.data(LogRole.TURN)
        text = row.data()
    who = log.session.record.seats[seat]
    return Caption(seat, who.name, seat_colour(who, seat), text, turn_of(turn, TURNS))


def answers(*, play_on: bool) -> Iterator[Answer]:
    if play_on:
        yield Answer("play_on", translate("Replay", "Play on from here"), "", primary=True)
    yield Answer("leave", translate("Replay", "Leave the replay"), translate("Prompt", "Esc"))


def _ending(log: ScoredLog, cursor: int) -> tuple[int, str]:
    """Who has won, and how it is said."""
    sheets, seats = log.sheets_at(cursor), log.session.record.seats
    best = winners(sheets)
    if len(sheets) == 1:
        return 0, words.over_alone(sheets[0].total)
    return best[0], words.over(", ".join(seats[seat].name for seat in best))
