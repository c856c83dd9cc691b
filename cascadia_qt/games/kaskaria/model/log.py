"""The log of a game of Kaskaria, and the numbers of its graph."""

from __future__ import annotations

from collections.abc import Hashable, Sequence
from functools import partial
from typing import Any

from cascadia_qt.games.kaskaria.rules.state import State
from cascadia_qt.games.kaskaria.words.log import log_line
from cascadia_qt.games.kaskaria.words.names import figure_name
from cascadia_qt.model.game_log import GameLog
from cascadia_qt.model.score_curve import Measures, Points
from cascadia_qt.words.language import translate
from cascadia_qt.words.log_line import LogLine


class KaskariaLog(GameLog):
    """Says what whoever looks may hear."""

    def line_of(self, row: int, events: Sequence[Any]) -> LogLine:
        return log_line(events)

    def turn_key(self, state: State) -> Hashable:
        return state.turn


def measures(log: GameLog) -> Measures:
    """Gold and steps of everybody, which all can see."""

    def after(cursor: int) -> list[Points]:
        state: State = log.state(cursor)
        return [(hero.gold, hero.runner, hero.griffin) for hero in state.heroes]

    return Measures(
        names=(
            lambda: translate("KaskariaReplay", "Gold"),
            partial(figure_name, "runner"),
            partial(figure_name, "griffin"),
        ),
        title=lambda: translate("KaskariaReplay", "Gold and steps"),
        after=after,
        stacked=False,
    )
