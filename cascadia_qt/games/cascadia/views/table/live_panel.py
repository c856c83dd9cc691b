"""What the live panels beside the board share: they glow and are touched."""

from __future__ import annotations

from collections.abc import Collection, Iterator, Sequence
from dataclasses import dataclass

from PySide6.QtCore import QEvent, QPoint, QPointF, QRectF, Qt, QTimer, Signal
from PySide6.QtGui import (
    QFocusEvent,
    QFont,
    QHelpEvent,
    QKeyEvent,
    QMouseEvent,
    QPainter,
    QTransform,
)
from PySide6.QtWidgets import QWidget

from cascadia_qt.games.cascadia.rules.terms import Wildlife
from cascadia_qt.games.cascadia.views.art.faces import Faces, level_for
from cascadia_qt.games.cascadia.views.table.board_items import draw_centred
from cascadia_qt.rules.game import Seat
from cascadia_qt.views.access.landmarks import Landmark, Landmarks
from cascadia_qt.views.table.panel_look import paint_card, panel_width, zoom_for, zoomed_out
from cascadia_qt.views.theme import current_theme
from cascadia_qt.views.tips import show_tip

_FRAME = 30  # milliseconds
_WAYS = {
    Qt.Key.Key_Left: (-1, 0),
    Qt.Key.Key_Right: (1, 0),
    Qt.Key.Key_Up: (0, -1),
    Qt.Key.Key_Down: (0, 1),
}
_TABS = (Qt.FocusReason.TabFocusReason, Qt.FocusReason.BacktabFocusReason)
_CHOOSING = (Qt.Key.Key_Return, Qt.Key.Key_Enter, Qt.Key.Key_Space)

Touched = tuple[int, str]


def paint_token(
    painter: QPainter, faces: Faces, species: Wildlife | None, middle: QPointF, radius: float
) -> None:
    """The token of `species`; a nature token for None."""
    level = level_for(radius * painter.worldTransform().m11())
    ratio = painter.device().devicePixelRatioF()
    face = faces.nature(level, ratio) if species is None else faces.token(species, level, ratio)
    painter.save()
    painter.translate(middle)
    draw_centred(painter, face, radius, level)
    painter.restore()


@dataclass(frozen=True, slots=True)
class Spot:
    """A number that can be touched: whose it is, of which line, and where."""

    seat: int
    line: str
    room: QRectF


class LivePanel(QWidget):
    """Numbers that glow when they change, and that mouse and keys can touch.

    It is laid out for text of the usual size, WIDTH wide, and grows with larger text as a whole.

    Attributes:
        zoom: how much it has grown; spots are where they would be without that.

    Signals:
        line_hovered: a number is touched; carries its seat and the id of its line.
        line_left: no number is touched any more.
        line_clicked: a number was clicked or chosen with Enter; carries the same.
    """

    line_hovered = Signal(int, str)
    line_left = Signal()
    line_clicked = Signal(int, str)

    def __init__(self, faces: Faces, glowing: int) -> None:
        super().__init__()
        self.faces = faces
        self.seats: tuple[Seat, ...] = ()
        self._touched: Touched | None = None
        self._pressed: Touched | None = None
        self._moving = True
        self._height = 0.0
        self.zoom = 1.0
        self._glowing = glowing
        self._passed: dict[object, int] = {}
        self._landmarks = Landmarks(self, self._find_landmarks)
        self._landmarks.pressed.connect(lambda touched: self.line_clicked.emit(*touched))
        self._timer = QTimer(self)
        self._timer.setInterval(_FRAME)
        self._timer.timeout.connect(self._fade)
        self.setMouseTracking(True)
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self._grow()

    def lay_out(self) -> None:
        """Gives everything its place, which fingers need more of than a mouse."""
        raise NotImplementedError

    def set_height(self, height: float) -> None:
        """How high it is where text has the usual size."""
        self._height = height
        self._grow()

    def _grow(self) -> None:
        self.zoom = zoom_for(self.font())
        self.setFixedSize(panel_width(self.font()), round(self._height * self.zoom))
        self._landmarks.follow()
        self.update()

    def text_font(self) -> QFont:
        """What text is painted with by the painter of `paint_panel`."""
        return zoomed_out(self.font(), self.zoom)

    def paint_panel(self) -> QPainter:
        """A painter that grows with the text, upon raised paper."""
        painter = QPainter(self)
        paint_card(painter, self, current_theme())
        painter.scale(self.zoom, self.zoom)
        return painter

    def spots(self) -> Sequence[Spot]:
        """Everything that can be touched."""
        raise NotImplementedError

    def title(self) -> str:
        raise NotImplementedError

    def said(self, seat: int, line: str) -> str:
        """A number with whose and what it is."""
        raise NotImplementedError

    def description(self) -> str:
        """All numbers in words."""
        raise NotImplementedError

    def tip_at(self, point: QPointF) -> str:
        """What there is to say about what is at `point`."""
        raise NotImplementedError

    def set_moving(self, moving: bool) -> None:
        """Whether anything may glow."""
        self._moving = moving
        if not moving:
            self._passed.clear()
            self._fade()

    def glow(self, things: Collection[object]) -> None:
        if self._moving and things:
            self._passed.update(dict.fromkeys(things, 0))
            self._timer.start()

    def passed(self, thing: object) -> float:
        """How much of its time to glow `thing` has had; 1 if it does not glow."""
        return self._passed.get(thing, self._glowing) / self._glowing

    def _fade(self) -> None:
        later = {thing: passed + _FRAME for thing, passed in self._passed.items()}
        self._passed = {thing: passed for thing, passed in later.items() if passed < self._glowing}
        if not self._passed:
            self._timer.stop()
        self.update()

    def is_touched(self, spot: Spot) -> bool:
        return self._touched == (spot.seat, spot.line)

    def speak(self) -> None:
        """Tells readers of the screen everything."""
        self._speak_up()
        self.setAccessibleDescription(self.description())
        self._landmarks.follow()

    def _find_landmarks(self) -> Iterator[Landmark]:
        self._landmarks.setAccessibleName(self.title())
        grown = QTransform.fromScale(self.zoom, self.zoom)
        for spot in self.spots():
            touched = spot.seat, spot.line
            yield Landmark(touched, self.said(*touched), grown.mapRect(spot.room).toRect())

    def _speak_up(self) -> None:
        """Tells them what is touched, which they read out as it is in the name."""
        touched = f": {self.said(*self._touched)}" if self._touched else ""
        self.setAccessibleName(self.title() + touched)

    def show_seats(self, seats: Sequence[Seat]) -> None:
        """Takes note of who plays, and lets go of a number that is gone."""
        self.seats = tuple(seats)
        if self._touched is not None and self._touched[0] >= len(seats):
            self._touch(None)
        self.speak()
        self.update()

    def _touch(self, spot: Spot | None) -> None:
        touched = None if spot is None else (spot.seat, spot.line)
        if touched == self._touched:
            return
        self._touched = touched
        self.setCursor(Qt.CursorShape.PointingHandCursor if touched else Qt.CursorShape.ArrowCursor)
        self._speak_up()
        self.update()
        if touched is None:
            self.line_left.emit()
        else:
            self.line_hovered.emit(*touched)

    def _at(self, point: QPointF) -> Spot | None:
        laid = point / self.zoom
        return next((spot for spot in self.spots() if spot.room.contains(laid)), None)

    def help_at(self, point: QPoint | None) -> str:
        """Every line is explained by the page of its name."""
        if point is None:
            return self._touched[1] if self._touched else ""
        spot = self._at(QPointF(point))
        return spot.line if spot is not None else ""

    def _go(self, across: int, down: int) -> None:
        """Touches the nearest number that way."""
        spots = self.spots()
        here = next((spot for spot in spots if self.is_touched(spot)), None)
        if here is None:
            self._touch(next(iter(spots), None))
            return
        ways = [(spot, spot.room.center() - here.room.center()) for spot in spots]
        ahead = [(spot, way) for spot, way in ways if way.x() * across + way.y() * down > 1]
        self._touch(min(ahead, key=lambda one: one[1].manhattanLength(), default=(here, None))[0])

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        self._touch(self._at(event.position()))

    def mousePressEvent(self, event: QMouseEvent) -> None:
        self._touch(self._at(event.position()))
        if event.button() is Qt.MouseButton.LeftButton:
            self._pressed = self._touched

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        self._touch(self._at(event.position()))
        pressed, self._pressed = self._pressed, None
        if pressed is not None and pressed == self._touched:
            self.line_clicked.emit(*pressed)

    def leaveEvent(self, event: QEvent) -> None:
        self._touch(None)

    def focusInEvent(self, event: QFocusEvent) -> None:
        super().focusInEvent(event)
        if event.reason() in _TABS:
            self._touch(next(iter(self.spots()), None))

    def focusOutEvent(self, event: QFocusEvent) -> None:
        super().focusOutEvent(event)
        self._touch(None)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Arrows go from number to number, Enter chooses."""
        way = _WAYS.get(Qt.Key(event.key()))
        if way is not None:
            self._go(*way)
            self._landmarks.point_at(self._touched)
        elif self._touched is not None and event.key() in _CHOOSING:
            self.line_clicked.emit(*self._touched)
        else:
            super().keyPressEvent(event)

    def event(self, event: QEvent) -> bool:
        if not isinstance(event, QHelpEvent) or event.type() is not QEvent.Type.ToolTip:
            return super().event(event)
        point, zoom = QPointF(event.pos()), self.zoom
        spot, text = self._at(point), self.tip_at(point / zoom)
        grown = QTransform.fromScale(zoom, zoom)
        room = self.rect() if spot is None else grown.mapRect(spot.room).toAlignedRect()
        show_tip(event.globalPos(), text, self, room)
        event.setAccepted(bool(text))
        return True

    def changeEvent(self, event: QEvent) -> None:
        if event.type() == QEvent.Type.LanguageChange:
            self.speak()
            self.update()
        elif event.type() == QEvent.Type.FontChange:
            self._grow()
        elif event.type() == QEvent.Type.StyleChange:
            self.lay_out()
        super().changeEvent(event)
