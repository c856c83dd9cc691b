"""The log of a game of Cryptid, and what its graph measures."""

from __future__ import annotations

from collections.abc import Hashable, Sequence
from typing import Any

from cascadia_qt.games.cryptid.model.hindsight import LookedBack
from cascadia_qt.games.cryptid.model.told_game import ToldGame
from cascadia_qt.games.cryptid.rules.play import LAPS
from cascadia_qt.games.cryptid.rules.state import Phase, State
from cascadia_qt.games.cryptid.words.log import log_line
from cascadia_qt.model.game_log import GameLog
from cascadia_qt.model.looker import Looker
from cascadia_qt.model.score_curve import Measures, Points
from cascadia_qt.words.language import translate
from cascadia_qt.words.log_line import LogLine


class CryptidLog(GameLog):
    """Everything that happens, happens on the table: everybody hears the same.

    Attributes:
        told: the game as it is told.
    """

    rounds_before = LAPS

    def __init__(self, told: ToldGame, looker: Looker) -> None:
        super().__init__(told, looker)
        self.told = told

    def line_of(self, row: int, events: Sequence[Any]) -> LogLine:
        entry = self.entries[row]
        names = [seat.name for seat in self.session.record.seats]
        return log_line(events, names, entry.seat)

    def turn_key(self, state: State) -> Hashable:
        sharing = state.phase is Phase.SHARE
        return sharing, state.turns, state.active


def token_measures(log: GameLog) -> Measures:
    """Everybody's tokens, which is what all can see of a game that goes on."""

    def after(cursor: int) -> list[Points]:
        state: State = log.state(cursor)
        return [
            (_tokens(state, seat, state.cubes), _tokens(state, seat, state.discs))
            for seat in range(state.options.players)
        ]

    return Measures(
        names=(
            lambda: translate("CryptidReplay", "Cubes"),
            lambda: translate("CryptidReplay", "Discs"),
        ),
        title=lambda: translate("CryptidReplay", "Tokens"),
        after=after,
        stacked=False,
    )


def cell_measures(log: GameLog, looked: LookedBack) -> Measures:
    """How many cells were still possible for each, if everything was thought through."""

    def after(cursor: int) -> list[Points]:
        if looked.hindsight is None:
            return [(0,) for _ in log.session.record.seats]
        return [(len(odds),) for odds in looked.hindsight.moments[cursor].seats]

    return Measures(
        names=(lambda: translate("CryptidReplay", "Cells still possible"),),
        title=lambda: translate("CryptidReplay", "Cells still possible"),
        after=after,
        stacked=False,
    )


def _tokens(state: State, seat: int, lying: Sequence[int]) -> int:
    return sum(lying[colour].bit_count() for colour in state.options.colours(seat))
