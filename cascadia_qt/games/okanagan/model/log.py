"""The log of a game of Okanagan, and the numbers of its graph."""

from __future__ import annotations

from collections.abc import Hashable, Sequence
from functools import partial
from typing import Any

from cascadia_qt.games.okanagan.rules.game import OKANAGAN
from cascadia_qt.games.okanagan.rules.reckoning import reckonings
from cascadia_qt.games.okanagan.rules.state import Phase, State
from cascadia_qt.games.okanagan.words.explanation import PARTS, part_name, part_points
from cascadia_qt.games.okanagan.words.log import log_line
from cascadia_qt.model.game_log import GameLog
from cascadia_qt.model.score_curve import Measures, Points
from cascadia_qt.words.language import translate
from cascadia_qt.words.log_line import LogLine


class OkanaganLog(GameLog):
    """Says what whoever looks may hear."""

    def line_of(self, row: int, events: Sequence[Any]) -> LogLine:
        entry = self.entries[row]
        names = [seat.name for seat in self.session.record.seats]
        return log_line(entry.action, events, names, entry.seat)

    def turn_key(self, state: State) -> Hashable:
        """Others decide in a turn too; who keeps objectives does so for himself."""
        return state.turns, state.seat if state.phase is Phase.KEEP else None

    def graph_key(self, state: State) -> Hashable:
        """Keeping objectives is no turn."""
        return state.turns


def measures(log: GameLog) -> Measures:
    """Everybody's points by what they are for; as long as a game goes on, without secrets."""

    def after(cursor: int) -> list[Points]:
        state: State = log.state(cursor)
        if OKANAGAN.to_move(log.session.state) is not None:
            state = OKANAGAN.seen(state, log.looking)
        return [tuple(part_points(each, part) for part in PARTS) for each in reckonings(state)]

    return Measures(
        names=tuple(partial(part_name, part) for part in PARTS),
        title=lambda: translate("OkanaganReplay", "Points"),
        after=after,
    )
