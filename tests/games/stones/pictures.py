"""The toy game as a picture: one colour is enough."""

from __future__ import annotations

from PySide6.QtCore import QSize, Qt
from PySide6.QtGui import QImage

from cascadia_qt.rules.complaint import Complaint
from cascadia_qt.rules.document import BadDocument, Node
from cascadia_qt.rules.record import Record


def record_picture(played: Record, turn: int | None, size: QSize, dark: bool) -> QImage:
    if turn is not None and turn > played.history.state.turn:
        raise BadDocument(Complaint("Stones", "There is no such turn."))
    return _paper(size, dark)


def document_picture(_node: Node, turn: int | None, size: QSize, dark: bool) -> QImage:
    if turn is not None:
        raise BadDocument(Complaint("Stones", "A heap has no turns."))
    return _paper(size, dark)


def _paper(size: QSize, dark: bool) -> QImage:
    image = QImage(size, QImage.Format.Format_RGB32)
    image.fill(Qt.GlobalColor.black if dark else Qt.GlobalColor.white)
    return image
