"""The players: what they can still build, their rewards and their nuggets."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from PySide6.QtCore import QEvent, QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QFont, QFontMetricsF, QHelpEvent, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QSizePolicy, QWidget

from cascadia_qt.games.okanagan.rules.options import Buildings
from cascadia_qt.games.okanagan.rules.rewards import REWARDS, SHAPES, Holding
from cascadia_qt.games.okanagan.views.art.faces import Faces
from cascadia_qt.games.okanagan.views.table.drawing import (
    draw_building,
    draw_nugget,
    draw_reward,
)
from cascadia_qt.rules.game import Seat
from cascadia_qt.views.access.landmarks import Landmark, Landmarks
from cascadia_qt.views.help.subject import explain
from cascadia_qt.views.table.panel_look import (
    CORNER,
    EDGE,
    number_font,
    panel_width,
    seat_tint,
    zoom_for,
)
from cascadia_qt.views.table.seat_mark import paint_seat_mark
from cascadia_qt.views.theme import current_theme, seat_colour
from cascadia_qt.views.tips import show_tip

_GAP = 8.0
_MANY = 3  # plates are closer then, so that the log keeps its room
_ICON = 26.0  # a building or a nugget
_AFTER = 6.0  # the number of buildings, which has one digit
_FAINT = 0.25
_BETWEEN = 6.0  # two colours of rewards

_LEFT = Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter


@dataclass(frozen=True, slots=True)
class Plate:
    """What everybody may know of a player.

    Attributes:
        active: whether it is his turn.
        decides: whether everybody waits for him.
    """

    name: str
    buildings: Buildings
    rewards: Holding
    nuggets: int
    active: bool
    decides: bool
    tip: str


class PlayersPanel(QWidget):
    """A plate a player, in the order of play."""

    def __init__(self, faces: Faces, seats: Sequence[Seat]) -> None:
        super().__init__()
        explain(self, "score")
        self.setObjectName("okanagan_players")
        self._faces = faces
        self._seats = seats
        self.plates: tuple[Plate, ...] = ()
        self._landmarks = Landmarks(self, self._find_landmarks)
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)

    def name(self, name: str) -> None:
        """What readers of the screen call it, and the places in it together."""
        self.setAccessibleName(name)
        self._landmarks.setAccessibleName(name)

    def show_plates(self, plates: tuple[Plate, ...]) -> None:
        if plates != self.plates:
            self.plates = plates
            self.setAccessibleDescription(" ".join(plate.tip for plate in plates))
            self._landmarks.follow()
            self.update()

    def _find_landmarks(self) -> Iterator[Landmark]:
        self._landmarks.setAccessibleName(self.accessibleName())
        for seat, plate in enumerate(self.plates):
            yield Landmark(seat, plate.tip, self.plate_place(seat).toRect(), pressed=False)

    @property
    def _zoom(self) -> float:
        return zoom_for(self.font())

    @property
    def _row(self) -> float:
        return _ICON * self._zoom

    @property
    def _close(self) -> float:
        """How much of the room above, below and between plates there is."""
        return 0.5 if len(self._seats) >= _MANY else 1.0

    @property
    def _edge(self) -> float:
        return EDGE * self._close

    @property
    def _gap(self) -> float:
        return _GAP * self._close

    @property
    def _tokens(self) -> float:
        """The side of a reward, so that all of them have room."""
        across = panel_width(self.font()) - 2 * EDGE - 3 * _BETWEEN
        return across / len(REWARDS)

    @property
    def _high(self) -> float:
        number = QFontMetricsF(self.font()).height()
        return 2 * self._edge + self._row + self._tokens + number + 2

    def sizeHint(self) -> QSize:
        count = len(self._seats)
        high = count * self._high + (count - 1) * self._gap
        return QSize(panel_width(self.font()), round(high))

    def minimumSizeHint(self) -> QSize:
        return self.sizeHint()

    def plate_place(self, seat: int) -> QRectF:
        return QRectF(0, seat * (self._high + self._gap), self.width(), self._high)

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.FontChange:
            self.updateGeometry()

    def event(self, event: QEvent) -> bool:
        if isinstance(event, QHelpEvent):
            for seat, plate in enumerate(self.plates):
                if self.plate_place(seat).contains(QPointF(event.pos())):
                    show_tip(event.globalPos(), plate.tip, self)
            return True
        return super().event(event)

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHints(
            QPainter.RenderHint.Antialiasing | QPainter.RenderHint.SmoothPixmapTransform
        )
        for seat, plate in enumerate(self.plates):
            self._paint_plate(painter, seat, plate)

    def _paint_plate(self, painter: QPainter, seat: int, plate: Plate) -> None:
        theme, rect = current_theme(), self.plate_place(seat)
        tint = seat_tint(theme, self._seats[seat], seat)
        painter.setPen(QPen(QColor(theme.gold), 2) if plate.decides else QPen(tint, 1))
        painter.setBrush(QColor(theme.raised))
        painter.drawRoundedRect(rect.adjusted(1, 1, -1, -1), CORNER, CORNER)
        inside = rect.adjusted(EDGE, self._edge, -EDGE, -self._edge)
        left = self._paint_things(painter, inside, seat, plate)
        middle = QPointF(inside.left() + 6, inside.top() + self._row / 2)
        paint_seat_mark(painter, middle, 6, seat, tint, theme)
        font = QFont(self.font())
        font.setBold(plate.active)
        painter.setFont(font)
        painter.setPen(QColor(theme.ink))
        room = QRectF(inside.left() + 18, inside.top(), left - inside.left() - 22, self._row)
        shown = QFontMetricsF(font).elidedText(
            plate.name, Qt.TextElideMode.ElideRight, room.width()
        )
        painter.drawText(room, _LEFT, shown)
        self._paint_rewards(painter, inside, plate.rewards)

    def _paint_things(self, painter: QPainter, inside: QRectF, seat: int, plate: Plate) -> float:
        """Buildings and nuggets at the right; tells where they begin."""
        font, theme, side = number_font(self.font()), current_theme(), self._row
        digit = QFontMetricsF(font).horizontalAdvance("0")
        things = [*plate.buildings._asdict().items(), ("nugget", plate.nuggets)]
        step = side + digit + _AFTER * self._zoom
        left = start = inside.right() - len(things) * step - digit
        colour = QColor(seat_colour(self._seats[seat], seat))
        painter.setFont(font)
        for name, count in things:
            place = QRectF(left, inside.top(), side, side)
            painter.setOpacity(1.0 if count else _FAINT)
            if name == "nugget":
                draw_nugget(painter, self._faces, place)
            else:
                draw_building(painter, self._faces, place, name, colour, seat)
            painter.setPen(QColor(theme.ink))
            room = QRectF(place.right() + 1, place.top(), 2 * digit, side)
            painter.drawText(room, _LEFT, str(count))
            painter.setOpacity(1.0)
            left += step
        return start

    def _paint_rewards(self, painter: QPainter, inside: QRectF, rewards: Holding) -> None:
        font, theme, side = number_font(self.font(), strong=True), current_theme(), self._tokens
        painter.setFont(font)
        top = inside.top() + self._row + 2
        line = QFontMetricsF(font).height()
        for place, (reward, count) in enumerate(zip(REWARDS, rewards, strict=True)):
            left = inside.left() + place * side + (place // len(SHAPES)) * _BETWEEN
            token = QRectF(left, top, side, side).adjusted(1, 1, -1, -1)
            painter.setOpacity(1.0 if count else _FAINT)
            draw_reward(painter, self._faces, token, reward)
            painter.setOpacity(1.0)
            if count:
                painter.setPen(QColor(theme.ink))
                room = QRectF(left - 4, top + side, side + 8, line)
                painter.drawText(room, Qt.AlignmentFlag.AlignCenter, str(count))
