"""A game of Cryptid as a picture, for the command `render`."""

from __future__ import annotations

from typing import Any

from PySide6.QtCore import QRectF, QSize
from PySide6.QtGui import QColor, QImage, QPainter

from cascadia_qt.games.cryptid.model.tableau import Tableau, tableau_of
from cascadia_qt.games.cryptid.rules.puzzle import Board, read_board
from cascadia_qt.games.cryptid.rules.state import State
from cascadia_qt.games.cryptid.views.art.faces import Faces
from cascadia_qt.games.cryptid.views.waiting_map import paint_map
from cascadia_qt.rules.complaint import Complaint
from cascadia_qt.rules.document import BadDocument, Node
from cascadia_qt.rules.game import Seat
from cascadia_qt.rules.history import History
from cascadia_qt.rules.record import Record
from cascadia_qt.views.theme import DARK, LIGHT, dressed


def record_picture(played: Record, turn: int | None, size: QSize, dark: bool) -> QImage:
    """The map with its tokens after so many turns, everybody's together; raises BadDocument."""
    table = tableau_of(_after(played.history, turn))
    return _picture(table, played.options.board, played.seats, size, dark)


def document_picture(node: Node, _turn: int | None, size: QSize, dark: bool) -> QImage:
    """The map of a puzzle; raises BadDocument."""
    return _picture(Tableau((), ()), read_board(node), (), size, dark)


def _picture(
    table: Tableau, board: Board, seats: tuple[Seat, ...], size: QSize, dark: bool
) -> QImage:
    image = QImage(size, QImage.Format.Format_RGB32)
    if image.isNull():
        return image
    with dressed(DARK if dark else LIGHT) as theme:
        image.fill(QColor(theme.paper))
        painter = QPainter(image)
        paint_map(painter, QRectF(image.rect()), table, board, seats, Faces())
        painter.end()
    return image


def _after(history: History[State, Any, Any], turn: int | None) -> State:
    """The state after so many turns; none are over while cubes are shared."""
    if turn is None:
        return history.state
    states = [history.start, *(entry.step.state for entry in history.entries)]
    found = [state for state in states if state.turns == turn]
    if not found:
        raise BadDocument(
            Complaint(
                "CryptidRender",
                "The game has {0} turns, so there is no turn {1}.",
                states[-1].turns,
                turn,
            )
        )
    return found[0] if turn else found[-1]
