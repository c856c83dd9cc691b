"""Everybody's score turn by turn, as lines; for one player all that is measured."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from operator import itemgetter

from PySide6.QtCore import QEvent, QPointF, QRectF, QSize, Qt, Signal
from PySide6.QtGui import (
    QColor,
    QFocusEvent,
    QHelpEvent,
    QKeyEvent,
    QMouseEvent,
    QPainter,
    QPainterPath,
    QPaintEvent,
    QPen,
    QPixmap,
    QPolygonF,
)
from PySide6.QtWidgets import QSizePolicy, QWidget

from cascadia_qt.model.score_curve import Measures, Points
from cascadia_qt.model.timeline import Timeline
from cascadia_qt.rules.game import Seat
from cascadia_qt.views.colour import veiled
from cascadia_qt.views.film.graph_art import line_pen, paint_area
from cascadia_qt.views.film.graph_frame import (
    GraphFrame,
    Scores,
    point_on,
    scale_for,
)
from cascadia_qt.views.table.panel_look import CORNER, number_font, seat_tint
from cascadia_qt.views.table.seat_mark import paint_seat_mark
from cascadia_qt.views.text_size import for_a_line
from cascadia_qt.views.theme import current_theme
from cascadia_qt.views.tips import show_tip
from cascadia_qt.words.language import labelled, translate

_LEFT, _RIGHT = 28, 12
_TOP, _BOTTOM = 10, 6
_SMALL = 0.84
_TO_COME = 0.3  # how much is seen of what lies behind the marker
_MARK, _SMALL_MARK = 4.5, 3.0
_MARKED = 5  # every so many rounds a line shows whose it is
_NOTHING = Timeline(1, (0.0,), (0,))

Flag = Qt.AlignmentFlag


class ScoreGraph(QWidget):
    """Scores over the turns of a game, with a marker at the step that is looked at.

    Signals:
        cursor_chosen: a turn was clicked or gone to; carries the cursor where it begins.
    """

    cursor_chosen = Signal(int)

    def __init__(self, measures: Measures) -> None:
        super().__init__()
        self._measures = measures
        self._seats: tuple[Seat, ...] = ()
        self._timeline = _NOTHING
        self._scores: Sequence[Scores] = ()
        self._scale = scale_for((), measures)
        self._cursor = 0
        self._chosen: int | None = None
        self._picture: QPixmap | None = None
        self._painted_in = current_theme()
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)
        self._name()

    def show_game(self, seats: Sequence[Seat], timeline: Timeline) -> None:
        self._seats, self._timeline = tuple(seats), timeline
        self._paint_anew()

    def show_scores(self, scores: Sequence[Scores]) -> None:
        """Scores after each step, as far as they are known."""
        self._scores = scores
        self._scale = scale_for(scores, self._measures)
        self._paint_anew()
        self._say()

    def look_at(self, cursor: int) -> None:
        self._cursor = cursor
        self._say()

    def choose(self, seat: int | None) -> None:
        """Shows everything of `seat`, or only what all are compared by."""
        self._chosen = seat
        self._paint_anew()
        self._say()

    @property
    def frame(self) -> GraphFrame:
        """Where everything stands, in this widget."""
        room = QRectF(self.rect()).adjusted(self._left, _TOP, -_RIGHT, -_BOTTOM)
        return GraphFrame(room, self._timeline, *self._scale)

    def sizeHint(self) -> QSize:
        return QSize(320, 88)

    def minimumSizeHint(self) -> QSize:
        return QSize(160, 72)

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        self._paint_scale(painter)
        whole, marker = QRectF(self.rect()), self.frame.x_of(self._cursor)
        curves = self._curves_painted()
        painter.setOpacity(_TO_COME)
        painter.setClipRect(whole.adjusted(marker, 0, 0, 0))
        painter.drawPixmap(0, 0, curves)
        painter.setOpacity(1)
        painter.setClipRect(QRectF(whole.topLeft(), QPointF(marker, whole.bottom())))
        painter.drawPixmap(0, 0, curves)
        painter.setClipping(False)
        self._paint_marker(painter)
        if self.hasFocus():
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.setPen(QPen(QColor(current_theme().why), 2))
            painter.drawRoundedRect(whole.adjusted(1, 1, -1, -1), CORNER, CORNER)

    def _paint_scale(self, painter: QPainter) -> None:
        theme = current_theme()
        if not self._scores:
            return
        frame, room = self.frame, self.frame.room
        painter.setFont(number_font(self.font(), _SMALL))
        for points in range(0, frame.highest + 1, frame.step):
            level = round(frame.y_of(points)) + 0.5
            painter.setPen(QPen(veiled(QColor(theme.line), 0.7), 1))
            painter.drawLine(QPointF(room.left(), level), QPointF(room.right(), level))
            painter.setPen(QColor(theme.faded))
            before = for_a_line(QRectF(0, level - 10, self._left - 6, 20), painter)
            painter.drawText(before, Flag.AlignVCenter | Flag.AlignRight, str(points))

    def _curves_painted(self) -> QPixmap:
        """The curves of the whole game; a film moves only the marker over them."""
        ratio, theme = self.devicePixelRatioF(), current_theme()
        if self._painted_in is not theme:
            self._painted_in, self._picture = theme, None
        if self._picture is None or self._picture.size() != self.size() * ratio:
            self._picture = QPixmap(self.size() * ratio)
            self._picture.setDevicePixelRatio(ratio)
            self._picture.fill(Qt.GlobalColor.transparent)
            painter = QPainter(self._picture)
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            self._paint_curves(painter)
            painter.end()
        return self._picture

    def _paint_curves(self, painter: QPainter) -> None:
        if self._chosen is not None and self._measures.stacked:
            self._paint_stack(painter, self._chosen)
        for seat in range(len(self._seats)):
            self._paint_line(painter, seat)
        if self._chosen is not None and not self._measures.stacked:
            self._paint_others(painter, self._chosen)

    def _paint_stack(self, painter: QPainter, seat: int) -> None:
        for number in range(len(self._measures.names)):
            below, above = (self._curve(seat, _first(count)) for count in (number, number + 1))
            area = QPainterPath()
            area.addPolygon(QPolygonF([*above, *reversed(below)]))
            paint_area(painter, area, number, self._tint(seat), current_theme())

    def _paint_others(self, painter: QPainter, seat: int) -> None:
        """Measures that do not add up stand beside the first one, which is there already."""
        painter.setBrush(Qt.BrushStyle.NoBrush)
        for number in range(1, len(self._measures.names)):
            painter.setPen(line_pen(number, self._tint(seat)))
            painter.drawPolyline(self._curve(seat, itemgetter(number)))

    def _paint_line(self, painter: QPainter, seat: int) -> None:
        """Whoever is not chosen while somebody is steps back."""
        chosen, tint = self._chosen in (None, seat), self._tint(seat)
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.setPen(QPen(tint if chosen else veiled(tint, 0.6), 2 if chosen else 1.2))
        curve, players = self._curve(seat), self._timeline.players
        painter.drawPolyline(curve)
        if self._chosen is not None:
            return
        for middle in curve[players * (seat + 2) :: players * _MARKED]:
            paint_seat_mark(painter, middle, _SMALL_MARK, seat, tint, current_theme())

    def _paint_marker(self, painter: QPainter) -> None:
        theme = current_theme()
        room, x = self.frame.room, self.frame.x_of(self._cursor)
        painter.setPen(QPen(QColor(theme.ink), 1))
        painter.drawLine(QPointF(x, room.top() - 4), QPointF(x, self.height()))
        shown = range(len(self._seats)) if self._chosen is None else (self._chosen,)
        for seat in shown if self._known(self._cursor) else ():
            middle = point_on(self._curve(seat), x)
            paint_seat_mark(painter, middle, _MARK, seat, self._tint(seat), theme)

    def mousePressEvent(self, event: QMouseEvent) -> None:
        if event.buttons() & Qt.MouseButton.LeftButton:
            self._go_to(self._timeline.turn_at(self.frame.place_at(event.position().x())))
        event.accept()

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        self.mousePressEvent(event)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        by = {Qt.Key.Key_Left: -1, Qt.Key.Key_Right: 1}.get(Qt.Key(event.key()))
        if by is None:
            event.ignore()
        else:
            self._go_to(self._timeline.turn_beside(self._cursor, by))

    def event(self, event: QEvent) -> bool:
        if isinstance(event, QHelpEvent) and event.type() == QEvent.Type.ToolTip:
            cursor = self._timeline.turn_at(self.frame.place_at(event.pos().x()))
            show_tip(event.globalPos(), "\n".join(self._told(cursor)), self)
            return True
        return super().event(event)

    def changeEvent(self, event: QEvent) -> None:
        if event.type() == QEvent.Type.LanguageChange:
            self._name()
        super().changeEvent(event)

    def focusInEvent(self, event: QFocusEvent) -> None:
        super().focusInEvent(event)
        self.update()

    def focusOutEvent(self, event: QFocusEvent) -> None:
        super().focusOutEvent(event)
        self.update()

    @property
    def _left(self) -> int:
        """The room for points."""
        return max(_LEFT, self.fontMetrics().horizontalAdvance("100") + 8)

    def _paint_anew(self) -> None:
        self._picture = None
        self.update()

    def _name(self) -> None:
        self.setAccessibleName(translate("Replay", "Score by turn"))
        self._say()

    def _say(self) -> None:
        self.setAccessibleDescription(". ".join(self._told(self._cursor)))
        self.update()

    def _told(self, cursor: int) -> list[str]:
        """When it was, and everybody's points then."""
        turns = self._timeline.rounds_over(cursor)
        after = translate("Replay", "After turn {0}").format(turns)
        said = [after if turns else translate("Replay", "In the first turn")]
        for seat, points in zip(self._seats, self._known(cursor), strict=False):
            said.append(labelled(seat.name, self._measures.total(points)))
        if self._chosen is not None and self._known(cursor):
            parts = zip(self._measures.names, self._known(cursor)[self._chosen], strict=True)
            said += [labelled(name(), count) for name, count in parts]
        return said

    def _known(self, cursor: int) -> Scores:
        return self._scores[cursor] if cursor < len(self._scores) else ()

    def _go_to(self, cursor: int) -> None:
        if cursor != self._cursor:
            self.look_at(cursor)
            self.cursor_chosen.emit(cursor)

    def _curve(self, seat: int, counted: Callable[[Points], int] | None = None) -> list[QPointF]:
        return self.frame.curve(self._scores, seat, counted or self._measures.total)

    def _tint(self, seat: int) -> QColor:
        return seat_tint(current_theme(), self._seats[seat], seat)


def _first(count: int) -> Callable[[Points], int]:
    """What the first `count` numbers bring together."""
    return lambda points: sum(points[:count])
