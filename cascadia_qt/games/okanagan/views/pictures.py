"""A game of Okanagan as a picture, for the command `render`."""

from __future__ import annotations

from typing import Any

from PySide6.QtCore import QRectF, QSize
from PySide6.QtGui import QColor, QImage, QPainter

from cascadia_qt.games.okanagan.rules.state import State
from cascadia_qt.games.okanagan.views.valley_poster import paint_poster
from cascadia_qt.rules.complaint import Complaint
from cascadia_qt.rules.document import BadDocument
from cascadia_qt.rules.history import History
from cascadia_qt.rules.record import Record
from cascadia_qt.views.theme import DARK, LIGHT, dressed

_MARGIN = 0.03  # of the shorter side


def record_picture(played: Record, turn: int | None, size: QSize, dark: bool) -> QImage:
    """The valley and what the players have after so many turns, everybody's together.

    Raises BadDocument. Nothing of it is a secret.
    """
    state = _after(played.history, turn)
    image = QImage(size, QImage.Format.Format_RGB32)
    if image.isNull():
        return image
    with dressed(DARK if dark else LIGHT) as theme:
        image.fill(QColor(theme.paper))
        painter = QPainter(image)
        gap = _MARGIN * min(size.width(), size.height())
        inside = QRectF(image.rect()).adjusted(gap, gap, -gap, -gap)
        paint_poster(painter, inside, state, played.seats)
        painter.end()
    return image


def _after(history: History[State, Any, Any], turn: int | None) -> State:
    """The state after so many turns; none are over while objectives are chosen."""
    if turn is None:
        return history.state
    states = [history.start, *(entry.step.state for entry in history.entries)]
    found = [state for state in states if state.turns == turn]
    if not found:
        raise BadDocument(
            Complaint(
                "OkanaganRender",
                "The game has {0} turns, so there is no turn {1}.",
                states[-1].turns,
                turn,
            )
        )
    return found[0]
