"""Everybody's score after each step of a game, by category, and where in the game a step is."""

from __future__ import annotations

import math
import time
from bisect import bisect_left
from collections.abc import Sequence
from dataclasses import dataclass
from itertools import groupby

from PySide6.QtCore import QObject, QTimer, Signal

from cascadia_qt.games.cascadia.rules.scoring.unit import Category
from cascadia_qt.games.cascadia.rules.state import State
from cascadia_qt.model.game_log import GameLog

_SLICE = 0.006  # seconds; less than half a frame
_LEAST_ROUNDS = 5

# One player's points, by category.
Points = tuple[int, ...]


@dataclass(frozen=True, slots=True)
class Timeline:
    """The steps of a game along its turns.

    Attributes:
        players: how many turns make a round.
        places: for each cursor, how many turns were over, the share of its own turn included.
        turns: the cursors where turns begin, and the last one.
    """

    players: int
    places: tuple[float, ...]
    turns: tuple[int, ...]

    @property
    def last(self) -> int:
        """The cursor after all steps."""
        return len(self.places) - 1

    @property
    def rounds(self) -> int:
        """How many rounds there is room for."""
        return max(math.ceil(self.places[-1] / self.players), _LEAST_ROUNDS)

    def cursor_at(self, place: float) -> int:
        """The step that is nearest to a place."""
        return _nearest(self.places, place)

    def turn_at(self, place: float) -> int:
        """The cursor of the beginning of a turn, or of the end, that is nearest to a place."""
        return self.turns[_nearest([self.places[cursor] for cursor in self.turns], place)]

    def turn_beside(self, cursor: int, by: int) -> int:
        """Where the turn before `cursor` began, or where the next one begins."""
        if by < 0:
            return max((at for at in self.turns if at < cursor), default=0)
        return min((at for at in self.turns if at > cursor), default=self.last)


def timeline(states: Sequence[State]) -> Timeline:
    """The timeline of the states before, between and after all steps."""
    places: list[float] = []
    starts = []
    for turn, cursors in groupby(range(len(states)), key=lambda cursor: states[cursor].turn):
        steps = len(list(cursors))
        starts.append(len(places))
        places += [turn + step / steps for step in range(steps)]
    turns = sorted({*starts, len(places) - 1})
    return Timeline(len(states[0].players), tuple(places), tuple(turns))


class ScoreCurve(QObject):
    """Scores a game step by step while the window has nothing else to do.

    Attributes:
        timeline: of the game as it stands.
        points: everybody's points after each step; it grows.

    Signals:
        grown: more of the points are known.
    """

    grown = Signal()

    def __init__(self, log: GameLog, parent: QObject) -> None:
        super().__init__(parent)
        history = log.session.history
        steps = [entry.step.state for entry in history.entries[: history.cursor]]
        self.timeline = timeline([history.start, *steps])
        self.points: list[tuple[Points, ...]] = []
        self._log = log
        self._timer = QTimer(self)
        self._timer.timeout.connect(self._grow)
        self._timer.start()

    @property
    def whole(self) -> bool:
        return len(self.points) == len(self.timeline.places)

    def _grow(self) -> None:
        end = time.monotonic() + _SLICE
        while not self.whole:
            sheets = self._log.sheets_at(len(self.points))
            self.points.append(tuple(tuple(map(sheet.of, Category)) for sheet in sheets))
            if time.monotonic() >= end:
                break
        if self.whole:
            self._timer.stop()
        self.grown.emit()


def _nearest(places: Sequence[float], place: float) -> int:
    after = min(bisect_left(places, place), len(places) - 1)
    before = max(after - 1, 0)
    return before if place - places[before] < places[after] - place else after
