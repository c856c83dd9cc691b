"""Where points stand in a score graph."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from itertools import pairwise

from PySide6.QtCore import QPointF, QRectF

from cascadia_qt.model.score_curve import Measures, Points
from cascadia_qt.model.timeline import Timeline

_STEPS = (10, 20, 25, 50, 100)
_SMALL_STEPS = (2, 5)  # for what is counted, and not summed up
_MOST_LINES = 4

Scores = tuple[Points, ...]


@dataclass(frozen=True, slots=True)
class GraphFrame:
    """Turns from left to right, points from below to above, in the rectangle `room`.

    Attributes:
        step: from one line of the scale to the next.
        highest: what stands at the upper edge.
    """

    room: QRectF
    timeline: Timeline
    step: int
    highest: int

    def x_at(self, place: float) -> float:
        """Where a place in the game stands."""
        return self.room.left() + place / self._turns * self.room.width()

    def x_of(self, cursor: int) -> float:
        return self.x_at(self.timeline.places[cursor])

    def y_of(self, points: int) -> float:
        return self.room.bottom() - points / self.highest * self.room.height()

    def point_of(self, cursor: int, points: int) -> QPointF:
        return QPointF(self.x_of(cursor), self.y_of(points))

    def place_at(self, x: float) -> float:
        """The place in the game that stands there."""
        return (x - self.room.left()) / self.room.width() * self._turns

    def curve(
        self, scores: Sequence[Scores], seat: int, counted: Callable[[Points], int]
    ) -> list[QPointF]:
        """From turn to turn, what is `counted` of the points of a seat."""
        return [
            self.point_of(cursor, counted(scores[cursor][seat]))
            for cursor in self.timeline.turns
            if cursor < len(scores)
        ]

    @property
    def _turns(self) -> int:
        return self.timeline.rounds * self.timeline.players


def scale_for(scores: Sequence[Scores], measures: Measures) -> tuple[int, int]:
    """Step and highest number of a scale that all `scores` fit into."""
    highest = max((measures.highest(points) for seats in scores for points in seats), default=0)
    steps = _STEPS if measures.stacked else (*_SMALL_STEPS, *_STEPS)
    step = next((step for step in steps if highest / step <= _MOST_LINES), steps[-1])
    return step, max(highest, step)


def point_on(curve: Sequence[QPointF], x: float) -> QPointF:
    for start, end in pairwise(curve):
        if start.x() < x <= end.x():
            return start + (end - start) * ((x - start.x()) / (end.x() - start.x()))
    return curve[0] if x <= curve[0].x() else curve[-1]
