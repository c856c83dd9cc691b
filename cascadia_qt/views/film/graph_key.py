"""What the lines and areas of a score graph mean, with the points at its marker."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QEvent, QPointF, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QColor, QFontMetrics, QPainter, QPainterPath, QPaintEvent, QPen
from PySide6.QtWidgets import QAbstractButton, QVBoxLayout, QWidget

from cascadia_qt.model.score_curve import Measures, Points
from cascadia_qt.rules.game import Seat
from cascadia_qt.views.film.graph_art import line_pen, paint_area
from cascadia_qt.views.plain_text import without_key
from cascadia_qt.views.table.panel_look import Flag, number_font, seat_tint, zoom_for, zoomed_out
from cascadia_qt.views.table.seat_mark import paint_seat_mark
from cascadia_qt.views.theme import current_theme
from cascadia_qt.views.tips import set_tip
from cascadia_qt.views.touch.large_targets import least
from cascadia_qt.words.language import labelled, translate

_WIDTH, _WIDEST = 136, 184
_ROW = 22
_CORNER = 4.0
_FOLD = 7.0  # where the middle of a chevron is
_SIGN = 21.0  # where the middle of a mark is
_SWATCH = QRectF(14, 4, 14, 14)
_LINE = 8.0  # where the line of a measure begins
_TEXT = 34.0
_APART = 6  # name and number, at least
_END = 6  # behind the number


class KeyRow(QAbstractButton):
    """A mark, a name and a number of one seat, or of a measure of the chosen seat."""

    def __init__(
        self, key: GraphKey, *, seat: int | None = None, measure: int | None = None
    ) -> None:
        super().__init__()
        self._key = key
        self._seat = seat
        self._measure = measure
        self._name = self._points = ""
        if seat is None:
            self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        folds = Qt.FocusPolicy.NoFocus if seat is None else Qt.FocusPolicy.TabFocus
        self.setFocusPolicy(folds)
        self._grow()

    def _grow(self) -> None:
        """It is laid out for text of the usual size, and grows with larger text."""
        self._zoom = zoom_for(self.font())
        high = round(_ROW * self._zoom)
        self.setFixedHeight(high if self._seat is None else least(high))

    def changeEvent(self, event: QEvent) -> None:
        if event.type() in (QEvent.Type.FontChange, QEvent.Type.StyleChange):
            self._grow()
        super().changeEvent(event)

    def sizeHint(self) -> QSize:
        return QSize(round(_WIDTH * self._zoom), self.height())

    def show_points(self, name: str, points: int | None) -> None:
        self._name = name
        self.setText(without_key(name))
        self._points = "" if points is None else str(points)
        self.setAccessibleName(labelled(name, self._points))
        self.update()

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        self._paint_ground(painter)
        painter.translate(0, (self.height() - _ROW * self._zoom) / 2)
        painter.scale(self._zoom, self._zoom)
        base = zoomed_out(self.font(), self._zoom)
        if self._seat is not None:
            self._paint_seat(painter, self._seat)
        elif self._measure is not None and self._key.chosen is not None:
            self._paint_measure(painter, self._measure, self._key.tint(self._key.chosen))
        painter.setPen(QColor(current_theme().ink))
        room = QRectF(_TEXT, 0, self.width() / self._zoom - _TEXT - _END, _ROW)
        painter.setFont(number_font(base, strong=self._seat is not None))
        number = painter.fontMetrics().horizontalAdvance(self._points)
        painter.drawText(room, Flag.AlignVCenter | Flag.AlignRight, self._points)
        painter.setFont(base)
        width, end = int(room.width()) - number - _APART, Qt.TextElideMode.ElideRight
        name = painter.fontMetrics().elidedText(self._name, end, width)
        painter.drawText(room, Flag.AlignVCenter | Flag.AlignLeft, name)

    def _paint_ground(self, painter: QPainter) -> None:
        theme = current_theme()
        focus = QPen(QColor(theme.why), 2)
        painter.setPen(focus if self.hasFocus() else Qt.PenStyle.NoPen)
        touched = self.underMouse() and self._key.folds
        painter.setBrush(QColor(theme.sunken) if touched else Qt.BrushStyle.NoBrush)
        painter.drawRoundedRect(QRectF(self.rect()).adjusted(1, 1, -1, -1), _CORNER, _CORNER)

    def _paint_seat(self, painter: QPainter, seat: int) -> None:
        theme = current_theme()
        key, level = self._key, _ROW / 2
        paint_seat_mark(painter, QPointF(_SIGN, level), 5, seat, key.tint(seat), theme)
        if key.folds:
            painter.save()
            painter.translate(_FOLD, level)
            painter.rotate(0 if key.chosen is None else 90)
            painter.setPen(QPen(QColor(theme.faded), 1.5, c=Qt.PenCapStyle.RoundCap))
            painter.drawPolyline([QPointF(-2, -4), QPointF(2, 0), QPointF(-2, 4)])
            painter.restore()

    def _paint_measure(self, painter: QPainter, measure: int, tint: QColor) -> None:
        if self._key.measures.stacked:
            self._paint_swatch(painter, measure, tint)
        else:
            painter.setPen(line_pen(measure, tint))
            painter.drawLine(QPointF(_LINE, _ROW / 2), QPointF(_TEXT - 4, _ROW / 2))

    def _paint_swatch(self, painter: QPainter, measure: int, tint: QColor) -> None:
        swatch = QPainterPath()
        swatch.addRoundedRect(_SWATCH, 3, 3)
        paint_area(painter, swatch, measure, tint, current_theme())
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.setPen(QPen(tint, 1))
        painter.drawPath(swatch)


class GraphKey(QWidget):
    """A row a seat; when one is chosen, the others make room for its measures.

    Attributes:
        measures: what is known of a seat.
        chosen: the seat whose measures are shown, if any.

    Signals:
        seat_chosen: somebody has chosen; carries the same.
    """

    seat_chosen = Signal(object)

    def __init__(self, measures: Measures) -> None:
        super().__init__()
        self.measures = measures
        self.chosen: int | None = None
        self._seats: tuple[Seat, ...] = ()
        self._points: Sequence[Points] = ()
        self._seat_rows: list[KeyRow] = []
        counted = range(len(measures.names))
        self._measure_rows = [KeyRow(self, measure=number) for number in counted]
        self._column = QVBoxLayout(self)
        self._column.setContentsMargins(0, 0, 0, 0)
        self._column.setSpacing(0)
        self._widen()

    def _widen(self) -> None:
        """For the longest name of a measure in this language."""
        zoom = zoom_for(self.font())
        base = zoomed_out(self.font(), zoom)
        number = QFontMetrics(number_font(base, strong=True)).horizontalAdvance("000")
        names = max(QFontMetrics(base).horizontalAdvance(name()) for name in self.measures.names)
        wanted = _TEXT + names + 2 * _APART + number + _END
        self._width = round(min(max(_WIDTH, wanted), _WIDEST) * zoom)
        self.setMinimumWidth(round(_WIDTH * zoom))
        self.setMaximumWidth(self._width)
        self.updateGeometry()

    def sizeHint(self) -> QSize:
        return QSize(self._width, super().sizeHint().height())

    def height_at(self, zoom: float) -> int:
        """What all rows need that are shown at a time, whoever is chosen."""
        row = round(_ROW * zoom)
        return max(least(row) * len(self._seats), least(row) + row * len(self._measure_rows))

    @property
    def folds(self) -> bool:
        """Whether there is anybody else to show."""
        return len(self._seats) > 1

    def tint(self, seat: int) -> QColor:
        return seat_tint(current_theme(), self._seats[seat], seat)

    def show_seats(self, seats: Sequence[Seat]) -> None:
        """To be called once; one who is alone is chosen."""
        self._seats = tuple(seats)
        self._seat_rows = [KeyRow(self, seat=seat) for seat in range(len(seats))]
        self._column.addStretch(1)
        for row in (*self._seat_rows, *self._measure_rows):
            self._column.addWidget(row)
        self._column.addStretch(1)
        for seat, row in enumerate(self._seat_rows):
            row.clicked.connect(lambda _=False, seat=seat: self._toggle(seat))
        self._choose(None if self.folds else 0)

    def show_points(self, points: Sequence[Points]) -> None:
        """Everybody's points, by measure; nobody's while they are not known."""
        self._points, total = points, self.measures.total
        for seat, row in enumerate(self._seat_rows):
            row.show_points(self._seats[seat].name, total(points[seat]) if points else None)
        measured = zip(self.measures.names, self._measure_rows, strict=True)
        for number, (name, row) in enumerate(measured):
            known = points and self.chosen is not None
            count = points[self.chosen or 0][number] if known else None
            row.show_points(name(), count)

    def changeEvent(self, event: QEvent) -> None:
        if event.type() == QEvent.Type.LanguageChange:
            self._widen()
            self._choose(self.chosen)
        elif event.type() == QEvent.Type.FontChange:
            self._widen()
        super().changeEvent(event)

    def _toggle(self, seat: int) -> None:
        if self.folds:
            self._choose(None if self.chosen == seat else seat)
            self.seat_chosen.emit(self.chosen)

    def _choose(self, seat: int | None) -> None:
        self.chosen = seat
        for number, row in enumerate(self._seat_rows):
            row.setVisible(seat in (None, number))
            name = self._seats[number].name
            set_tip(row, f"{name}\n{self._tip()}" if self.folds else name)
        for row in self._measure_rows:
            row.setVisible(seat is not None)
        self.show_points(self._points)

    def _tip(self) -> str:
        if self.chosen is None:
            return self.measures.title()
        return translate("Replay", "All players")
