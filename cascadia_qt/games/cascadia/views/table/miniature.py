"""The small live picture of somebody's landscape, with name and nature tokens."""

from __future__ import annotations

from collections.abc import Iterator

from PySide6.QtCore import QEvent, QPointF, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QColor, QMouseEvent, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QVBoxLayout, QWidget

from cascadia_qt.games.cascadia.views.art.faces import Faces, level_for
from cascadia_qt.games.cascadia.views.art.picture_view import PictureView
from cascadia_qt.games.cascadia.views.table.board_items import draw_centred
from cascadia_qt.games.cascadia.views.table.board_scene import BoardScene
from cascadia_qt.rules.game import Seat
from cascadia_qt.views.access.landmarks import Landmark, Landmarks
from cascadia_qt.views.table.panel_look import seat_tint, zoom_for
from cascadia_qt.views.table.seat_mark import paint_seat_mark
from cascadia_qt.views.theme import current_theme
from cascadia_qt.views.tips import set_tip

_LOWEST = 48
_TITLE_HEIGHT = 24
_NATURE_RADIUS = 8


class Miniature(QWidget):
    """Shows one player; a click looks at that landscape.

    Signals:
        clicked: carries the seat.
    """

    clicked = Signal(int)

    def __init__(self, seat: int, scene: BoardScene, faces: Faces) -> None:
        super().__init__()
        self._seat = seat
        self._faces = faces
        self._who = Seat("")
        self._nature = 0
        self._looked_at = False
        self._landmarks = Landmarks(self, self._find_landmarks)
        self._landmarks.pressed.connect(lambda: self.clicked.emit(self._seat))
        self._column = QVBoxLayout(self)
        self._column.addWidget(PictureView(scene))
        self._grow()
        self.setCursor(Qt.CursorShape.PointingHandCursor)

    def _grow(self) -> None:
        """The title is as high as its text needs."""
        self._title = round(_TITLE_HEIGHT * zoom_for(self.font()))
        self._column.setContentsMargins(6, self._title + 4, 6, 6)
        self.update()

    def changeEvent(self, event: QEvent) -> None:
        if event.type() == QEvent.Type.FontChange:
            self._grow()
        super().changeEvent(event)

    def set_size(self, largest: QSize) -> None:
        """How large it may become."""
        self.setMinimumSize(largest.width() // 2, min(_LOWEST, largest.height()))
        self.setMaximumSize(largest)

    def sizeHint(self) -> QSize:
        return self.maximumSize()

    def show_player(self, who: Seat, nature: int, *, looked_at: bool) -> None:
        self._who = who
        self._nature = nature
        self._looked_at = looked_at
        set_tip(
            self, self.tr("Look at {0}'s landscape (Ctrl+{1})").format(who.name, self._seat + 1)
        )
        self.setAccessibleName(self.tr("{0}, nature tokens: {1}").format(who.name, nature))
        self._landmarks.follow()
        self.update()

    def _find_landmarks(self) -> Iterator[Landmark]:
        self._landmarks.setAccessibleName(self._who.name)
        yield Landmark(self._seat, self.accessibleName(), self.rect())

    def paintEvent(self, event: QPaintEvent) -> None:
        painter, theme = QPainter(self), current_theme()
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        line = theme.gold if self._looked_at else theme.line
        painter.setPen(QPen(QColor(line), 2 if self._looked_at else 1))
        painter.setBrush(QColor(theme.paper))
        painter.drawRoundedRect(self.rect().adjusted(1, 1, -1, -1), 6, 6)
        tint = seat_tint(theme, self._who, self._seat)
        paint_seat_mark(painter, QPointF(16, 3 + self._title / 2), 5, self._seat, tint, theme)
        painter.setPen(QColor(theme.ink))
        title = QRectF(28, 3, self.width() - (90 if self._nature else 36), self._title)
        metrics = painter.fontMetrics()
        name = metrics.elidedText(self._who.name, Qt.TextElideMode.ElideRight, int(title.width()))
        painter.drawText(title, int(Qt.AlignmentFlag.AlignVCenter), name)
        if self._nature:
            self._paint_nature(painter)

    def _paint_nature(self, painter: QPainter) -> None:
        level = level_for(_NATURE_RADIUS)
        painter.save()
        painter.translate(QPointF(self.width() - 44, 3 + self._title / 2))
        face = self._faces.nature(level, self.devicePixelRatioF())
        draw_centred(painter, face, _NATURE_RADIUS, level)
        painter.restore()
        room = QRectF(self.width() - 32, 3, 26, self._title)
        painter.drawText(room, int(Qt.AlignmentFlag.AlignVCenter), str(self._nature))

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        if self.rect().contains(event.position().toPoint()):
            self.clicked.emit(self._seat)
