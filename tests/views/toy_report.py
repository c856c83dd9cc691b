"""A report of nothing much: what writers and printers need, and no game."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial

from PySide6.QtCore import QRectF, QSize
from PySide6.QtGui import QColor, QPainter

from cascadia_qt.views.paper.lettering import Lettering
from cascadia_qt.views.paper.report import Page
from cascadia_qt.views.theme import Theme

SIZE = QSize(600, 400)
PAGES = ("Who won", "Why")


class ToyReport:
    """Two pages with a line of words each, and a picture with a disc."""

    title = "Ann wins 3 to 1"
    about = "Ann and Griffin Field · 14 March 2026"

    def __init__(self, theme: Theme) -> None:
        self.theme = theme
        self.rooms: list[QRectF] = []

    def picture_size(self) -> QSize:
        return SIZE

    def paint_picture(self, painter: QPainter) -> None:
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.fillRect(QRectF(0, 0, SIZE.width(), SIZE.height()), QColor(self.theme.paper))
        self._paint_words(painter, self.title)
        painter.setBrush(QColor(self.theme.gold))
        painter.drawEllipse(QRectF(200, 150, 200, 200))

    def pages(self, room: QRectF) -> Sequence[Page]:
        self.rooms.append(room)
        return [partial(self._paint_words, words=words) for words in PAGES]

    def csv(self) -> bytes:
        return b"Ann,3\r\nGriffin Field,1\r\n" * 20

    def _paint_words(self, painter: QPainter, words: str) -> None:
        line, ink = QRectF(40, 40, 520, 60), QColor(self.theme.ink)
        Lettering(words, 32).paint_from(painter, line, line.left(), ink)
