"""The desk below the valley: the market, or whatever somebody has to choose from."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence

from PySide6.QtCore import Property, QEvent, QPoint, QPointF, QRectF, QSize, Qt, Signal
from PySide6.QtGui import (
    QColor,
    QFont,
    QFontMetricsF,
    QHelpEvent,
    QMouseEvent,
    QPainter,
    QPaintEvent,
    QPen,
    QResizeEvent,
)
from PySide6.QtWidgets import QApplication, QSizePolicy, QWidget

from cascadia_qt.games.okanagan.views.art.faces import Faces
from cascadia_qt.games.okanagan.views.table.desk_art import LIFT, DeskArt, tags_of
from cascadia_qt.games.okanagan.views.table.desk_head import paint_head
from cascadia_qt.games.okanagan.views.table.desk_landmarks import desk_landmarks
from cascadia_qt.games.okanagan.views.table.desk_layout import Place, lay_out
from cascadia_qt.games.okanagan.views.table.desk_look import DeskLook, Look, face_subject
from cascadia_qt.rules.game import Seat
from cascadia_qt.views.access.landmarks import Landmark, Landmarks
from cascadia_qt.views.motion import Motion
from cascadia_qt.views.theme import current_theme
from cascadia_qt.views.tips import show_tip

_EDGE = 12.0
_LEAST = 112
_COUNTING = 240  # milliseconds in which influence is counted up


class Desk(QWidget):
    """Shows pieces and says which one somebody means; keys are the table's.

    Signals:
        pressed: before anything else; whatever still moves has been seen.
        pointed: the pointer is at a piece; carries its number, or None.
        chosen: a piece was clicked; carries its number.
        slid: a piece was dragged; carries its number and that of the place it was dropped at.
    """

    pressed = Signal()
    pointed = Signal(object)
    chosen = Signal(int)
    slid = Signal(int, int)

    def __init__(self, faces: Faces, seats: Sequence[Seat], motion: Motion) -> None:
        super().__init__()
        self._motion = motion
        self._part = 1.0
        self.setObjectName("okanagan_desk")
        self._art = DeskArt(faces, seats)
        self.look = DeskLook("")
        self._places: list[Place] = []
        self._grabbed: tuple[int, QPointF] | None = None
        self.landmarks = Landmarks(self, self._find_landmarks)
        self.landmarks.pressed.connect(self._press)
        self._pulled = QPointF()
        self.setMouseTracking(True)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)

    def sizeHint(self) -> QSize:
        return QSize(480, _LEAST)

    def minimumSizeHint(self) -> QSize:
        return QSize(240, _LEAST)

    def show_look(self, look: DeskLook, spoken: str) -> None:
        self.setAccessibleName(look.title)
        self.landmarks.setAccessibleName(look.title)
        self.setAccessibleDescription(spoken)
        if look != self.look:
            counts = bool(look.chips) and look.title != self.look.title
            self.look = look
            self._lay_out()
            if counts:
                self._motion.glide(self, "counted", 0.0, 1.0, _COUNTING)

    def _find_landmarks(self) -> Iterator[Landmark]:
        return desk_landmarks(self.look, self._places, self._head)

    def _press(self, number: int) -> None:
        self.pressed.emit()
        self.chosen.emit(number)

    def _get_counted(self) -> float:
        return self._part

    def _set_counted(self, part: float) -> None:
        self._part = part
        self.update()

    counted = Property(float, _get_counted, _set_counted)

    def place_of(self, number: int) -> QRectF:
        """Where a piece is."""
        return self._places[number].face

    def room_of(self, numbers: Iterable[int]) -> QRectF:
        """Where pieces are or are lifted to, with captions, keys and badges."""
        around = QRectF()
        for number in numbers:
            place = self._places[number]
            around |= place.whole
            for tag in tags_of(place.face, self.look.pieces[number], self.font()):
                around |= tag.place.adjusted(0, -LIFT, 0, 0)
        return around

    def piece_at(self, point: QPointF) -> int | None:
        for number, place in enumerate(self._places):
            if place.whole.contains(point):
                return number
        return None

    def tip_at(self, point: QPointF) -> str:
        """What is said of a piece beyond its caption, or at the head of who has influence."""
        number = self.piece_at(point)
        if number is not None:
            piece, written = self.look.pieces[number], not self._places[number].caption.isEmpty()
            return piece.tip or ("" if written else piece.caption)
        return "\n".join(chip.tip for chip in self.look.chips) if self._head.contains(point) else ""

    def help_at(self, point: QPoint | None) -> str:
        """The page about the piece below a point, or about the one that the keyboard is at."""
        number = self.look.cursor if point is None else self.piece_at(QPointF(point))
        return "" if number is None else face_subject(self.look.pieces[number].face)

    @property
    def _line(self) -> float:
        return QFontMetricsF(self.font()).height()

    @property
    def _head(self) -> QRectF:
        return QRectF(_EDGE, 4, self.width() - 2 * _EDGE, self._line + 12)

    def _lay_out(self) -> None:
        top = self._head.bottom() + self._line / 2 + 2
        room = QRectF(_EDGE, top, self.width() - 2 * _EDGE, self.height() - top - 6)
        metrics = QFontMetricsF(self._small)
        line = metrics.height() + 7
        self._places = lay_out(
            room, self.look.pieces, line, lambda words: metrics.horizontalAdvance(words) + 4
        )
        self.landmarks.follow()
        self.update()

    @property
    def _small(self) -> QFont:
        font = QFont(self.font())
        font.setPointSizeF(font.pointSizeF() * 0.92)
        return font

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._lay_out()

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.FontChange:
            self.updateGeometry()
            self._lay_out()

    def paintEvent(self, event: QPaintEvent) -> None:
        painter, theme = QPainter(self), current_theme()
        painter.setRenderHints(
            QPainter.RenderHint.Antialiasing | QPainter.RenderHint.SmoothPixmapTransform
        )
        painter.fillRect(self.rect(), QColor(theme.raised))
        painter.setPen(QPen(QColor(theme.line), 1))
        painter.drawLine(0, 0, self.width(), 0)
        painter.setFont(self.font())
        paint_head(painter, self._head, self.look, self._art, self._part)
        pulled = None if self._grabbed is None or self._pulled.isNull() else self._grabbed[0]
        order = sorted(range(len(self._places)), key=lambda number: number == pulled)
        for number in order:
            self._paint_piece(painter, number, pulled=number == pulled)

    def _paint_piece(self, painter: QPainter, number: int, *, pulled: bool) -> None:
        piece, place = self.look.pieces[number], self._places[number]
        by = self._pulled if pulled else QPointF()
        pointed = number == self.look.cursor
        face = place.face.translated(by)
        self._art.paint(painter, face, piece, self.font(), pointed=pointed)
        if place.caption.isEmpty():
            return
        theme = current_theme()
        painter.setFont(self._small)
        painter.setPen(QColor(theme.disabled if piece.look is Look.DIM else theme.ink))
        painter.drawText(place.caption.translated(by), Qt.AlignmentFlag.AlignCenter, piece.caption)

    def event(self, event: QEvent) -> bool:
        if isinstance(event, QHelpEvent):
            show_tip(event.globalPos(), self.tip_at(QPointF(event.pos())), self)
            return True
        return super().event(event)

    def mousePressEvent(self, event: QMouseEvent) -> None:
        self.pressed.emit()
        number = self.piece_at(event.position())
        if event.button() is Qt.MouseButton.LeftButton and number is not None:
            self._grabbed, self._pulled = (number, event.position()), QPointF()
        event.accept()

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        number = self.piece_at(event.position())
        if self._grabbed is None:
            offered = number is not None and self._is_offered(number)
            shape = Qt.CursorShape.PointingHandCursor if offered else Qt.CursorShape.ArrowCursor
            self.setCursor(shape)
            self.pointed.emit(number if offered else None)
        elif self.look.slides:
            moved = event.position() - self._grabbed[1]
            if not self._pulled.isNull() or moved.manhattanLength() >= _drag_distance():
                self._pulled = QPointF(moved.x(), 0)
                self.update()

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        grabbed, self._grabbed = self._grabbed, None
        pulled, self._pulled = self._pulled, QPointF()
        if grabbed is None or event.button() is not Qt.MouseButton.LeftButton:
            return
        self.update()
        number = grabbed[0]
        if number >= len(self._places):
            return  # something else lies there by now
        if not pulled.isNull():
            middle = self._places[number].face.center().x() + pulled.x()
            nearest = min(
                range(len(self._places)),
                key=lambda place: abs(self._places[place].face.center().x() - middle),
            )
            self.slid.emit(number, nearest)
        elif self.piece_at(event.position()) == number:
            self.chosen.emit(number)

    def leaveEvent(self, event: QEvent) -> None:
        super().leaveEvent(event)
        self.pointed.emit(None)

    def _is_offered(self, number: int) -> bool:
        return self.look.pieces[number].look in (Look.OFFERED, Look.CHOSEN)


def _drag_distance() -> int:
    return QApplication.startDragDistance()
