"""Everybody's numbers after each step of a game."""

from __future__ import annotations

import time
from collections.abc import Callable, Sequence
from dataclasses import dataclass

from PySide6.QtCore import QObject, QTimer, Signal

from cascadia_qt.model.game_log import GameLog
from cascadia_qt.model.timeline import timeline

_SLICE = 0.006  # seconds; less than half a frame

# One player's numbers, in the order of the measures of the game.
Points = tuple[int, ...]


@dataclass(frozen=True, slots=True, kw_only=True)
class Measures:
    """What the graph of a game shows of a player.

    Attributes:
        names: what each number is, said when it is shown.
        title: what they are together.
        after: everybody's numbers after so many steps.
        stacked: whether they add up to the points; otherwise the first of them is what players
            are compared by, and each has a line of its own.
    """

    names: tuple[Callable[[], str], ...]
    title: Callable[[], str]
    after: Callable[[int], Sequence[Points]]
    stacked: bool = True

    def total(self, points: Points) -> int:
        """What players are compared by."""
        return sum(points) if self.stacked else points[0]

    def highest(self, points: Points) -> int:
        """What a graph must have room for."""
        return sum(points) if self.stacked else max(points)


class ScoreCurve(QObject):
    """Scores a game step by step while the window has nothing else to do.

    Attributes:
        measures: what is known of each player.
        timeline: of the game as it stands.
        points: everybody's points after each step; it grows.

    Signals:
        grown: more of the points are known.
    """

    grown = Signal()

    def __init__(self, log: GameLog, measures: Measures, parent: QObject) -> None:
        super().__init__(parent)
        players = len(log.session.record.seats)
        self.measures = measures
        keys = [log.graph_key(state) for state in log.states]
        self.timeline = timeline(players, keys, log.rounds_before)
        self.points: list[tuple[Points, ...]] = []
        self._timer = QTimer(self)
        self._timer.timeout.connect(self._grow)
        self._timer.start()

    def measure_anew(self) -> None:
        """More is known of the game than before."""
        self.points.clear()
        self._timer.start()

    @property
    def whole(self) -> bool:
        return len(self.points) == len(self.timeline.places)

    def _grow(self) -> None:
        end = time.monotonic() + _SLICE
        while not self.whole:
            self.points.append(tuple(self.measures.after(len(self.points))))
            if time.monotonic() >= end:
                break
        if self.whole:
            self._timer.stop()
        self.grown.emit()
