"""The small live picture of somebody's landscape, with name and nature tokens."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF, Qt, Signal
from PySide6.QtGui import QColor, QMouseEvent, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QVBoxLayout, QWidget

from cascadia_qt.views.board_view import BoardView
from cascadia_qt.views.cascadia.board_items import UNMARKED
from cascadia_qt.views.cascadia.board_scene import BoardScene
from cascadia_qt.views.labels import named_label
from cascadia_qt.views.theme import LIGHT, Theme

_HEIGHT = 132


class _SmallView(BoardView):
    """Fits what lies there, whatever may be laid around it."""

    def whole(self) -> QRectF:
        scene = self.scene()
        return scene.tiles_rect() if isinstance(scene, BoardScene) else QRectF()


class Miniature(QWidget):
    """Shows one player; a click looks at that landscape.

    Signals:
        clicked: carries the seat.
    """

    clicked = Signal(int)

    def __init__(self, seat: int, scene: BoardScene, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._seat = seat
        self._theme = LIGHT
        self._looked_at = False
        self._view = _SmallView()
        self._view.viewport().setProperty(UNMARKED, True)
        self._view.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self._view.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self._view.show_board(scene, scene.layout_of_cells)
        self._title = named_label("miniature_title")
        column = QVBoxLayout(self)
        column.setContentsMargins(6, 4, 6, 6)
        column.setSpacing(2)
        column.addWidget(self._title)
        column.addWidget(self._view, 1)
        self.setFixedHeight(_HEIGHT)
        self.setCursor(Qt.CursorShape.PointingHandCursor)

    def set_theme(self, theme: Theme) -> None:
        self._theme = theme
        self.update()

    def show_player(self, title: str, tip: str, *, looked_at: bool) -> None:
        self._title.setText(title)
        self.setToolTip(tip)
        self.setAccessibleName(title)
        self._looked_at = looked_at
        self.update()

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        line = self._theme.gold if self._looked_at else self._theme.line
        painter.setPen(QPen(QColor(line), 2 if self._looked_at else 1))
        painter.setBrush(QColor(self._theme.paper))
        painter.drawRoundedRect(self.rect().adjusted(1, 1, -1, -1), 6, 6)

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        if self.rect().contains(QPointF(event.position()).toPoint()):
            self.clicked.emit(self._seat)
