"""A result to keep on which a sheet, a picture of the table and reasons are set alike."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QDate, QPointF, QRectF, QSize
from PySide6.QtGui import QColor, QPainter

from cascadia_qt.views.paper.account_column import AccountColumn
from cascadia_qt.views.paper.header import GAP, Header
from cascadia_qt.views.paper.report import Page
from cascadia_qt.views.theme import Theme
from cascadia_qt.words.outcome import Outcome

_WIDTH = 2400
_MARGIN = 96.0
_ROOM = _WIDTH - 2 * _MARGIN
_UPRIGHT = 1.0  # height to width from which on the picture is below the sheet


class SheetReport:
    """A Report of a game whose points have parts; a game paints sheet, picture and reasons.

    Attributes:
        sheet_height: the room that the sheet needs.
        sheet_share: of the width, where sheet and picture are side by side.
        picture_shape: height to width of the picture of the table, where it may be as it likes.
    """

    sheet_height = 0.0
    sheet_share = 0.52
    picture_shape = 1.0

    def __init__(self, told: Outcome, names: Sequence[str], theme: Theme, date: QDate) -> None:
        self.theme = theme
        self._header = Header(told, names, date, theme)

    def paint_sheet(self, painter: QPainter, corner: QPointF, width: float) -> None:
        """Everybody's points."""
        raise NotImplementedError

    def paint_table(self, painter: QPainter, room: QRectF) -> None:
        """The table as it was in the end."""
        raise NotImplementedError

    def columns(self, width: float) -> Sequence[AccountColumn]:
        """The reasons, a column of so much room a player."""
        raise NotImplementedError

    @property
    def players(self) -> int:
        raise NotImplementedError

    @property
    def title(self) -> str:
        return self._header.title

    @property
    def about(self) -> str:
        return self._header.about

    def picture_size(self) -> QSize:
        words = self._words_height(_ROOM)
        front = self._header.height(_ROOM) + self.sheet_height
        return QSize(_WIDTH, round(2 * _MARGIN + front + GAP + words))

    def paint_picture(self, painter: QPainter) -> None:
        size = self.picture_size()
        painter.fillRect(QRectF(0, 0, size.width(), size.height()), QColor(self.theme.paper))
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        room = QRectF(_MARGIN, _MARGIN, _ROOM, size.height() - 2 * _MARGIN)
        self._side_by_side(painter, room, self._words_height(_ROOM))

    def pages(self, room: QRectF) -> Sequence[Page]:
        """All of it on one page; reasons that have no room there have another one."""
        front = self._header.height(room.width()) + self.sheet_height
        words = self._words_height(room.width())
        paint = self._upright if room.height() > _UPRIGHT * room.width() else self._side_by_side
        if front + GAP + words <= room.height():
            return [lambda painter: paint(painter, room, words)]
        return [
            lambda painter: paint(painter, room, 0),
            lambda painter: self._paint_words(painter, room),
        ]

    def _side_by_side(self, painter: QPainter, room: QRectF, words: float) -> None:
        """Sheet and picture beside each other, reasons, which are so high, below."""
        below = self._header.paint(painter, room)
        sheet = room.width() * self.sheet_share
        self.paint_sheet(painter, below.topLeft(), sheet)
        right = QRectF(below.left() + sheet + GAP, below.top(), 0, self.sheet_height)
        right.setRight(room.right())
        self.paint_table(painter, right)
        if words:
            self._paint_words(painter, below.adjusted(0, self.sheet_height + GAP, 0, 0))

    def _upright(self, painter: QPainter, room: QRectF, words: float) -> None:
        """One below the other; the picture has what the words leave."""
        below = self._header.paint(painter, room)
        self.paint_sheet(painter, below.topLeft(), room.width())
        below.adjust(0, self.sheet_height + GAP, 0, 0)
        most = room.width() * self.picture_shape
        picture = QRectF(below)
        picture.setHeight(max(0.0, min(most, below.height() - words - GAP)))
        self.paint_table(painter, picture)
        if words:
            self._paint_words(painter, below.adjusted(0, picture.height() + GAP, 0, 0))

    def _column(self, width: float) -> float:
        return (width - GAP * (self.players - 1)) / self.players

    def _words_height(self, width: float) -> float:
        return max(column.height for column in self.columns(self._column(width)))

    def _paint_words(self, painter: QPainter, room: QRectF) -> None:
        width = self._column(room.width())
        for number, column in enumerate(self.columns(width)):
            corner = room.topLeft() + QPointF(number * (width + GAP), 0)
            column.paint(painter, QRectF(corner.x(), corner.y(), width, column.height), self.theme)
