"""The little card beside a piece that hovers: what it would earn there, and what it would cost."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from PySide6.QtCore import QPointF, QRect, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QFont, QFontMetrics, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QWidget

from cascadia_qt.games.cascadia.rules.bill import Bill, Item
from cascadia_qt.games.cascadia.rules.scoring.unit import Category
from cascadia_qt.games.cascadia.rules.terms import Habitat, Wildlife
from cascadia_qt.games.cascadia.views.art.faces import Faces, level_for
from cascadia_qt.games.cascadia.views.art.vignette import paint_vignette
from cascadia_qt.games.cascadia.views.table.board_items import draw_centred
from cascadia_qt.games.cascadia.words.bill import bill_words, standing_words
from cascadia_qt.views.clear_place import clear_place
from cascadia_qt.views.table.panel_look import zoom_for, zoomed_out
from cascadia_qt.views.theme import Theme, current_theme
from cascadia_qt.words.numbers import signed

_ROW = 22
_TOTAL = 30
_PAD = 10
_ICON = 9.0
_VIGNETTE = 24.0
_SUBJECT, _POINTS, _BONUS = 30, 36, 36  # the widths of the columns
_LONGEST_TAIL = 96
_VCENTER = Qt.AlignmentFlag.AlignVCenter
_ELIDE = Qt.TextElideMode.ElideRight


@dataclass(frozen=True, slots=True)
class Row:
    """A line of the card; `owner` is who else gains or loses, `standing` how a race would stand."""

    subject: Wildlife | Habitat | None
    points: int
    bonus: int = 0
    standing: str = ""
    owner: str = ""


def rows(bill: Bill, names: Sequence[str]) -> Iterator[Row]:
    """The lines for a bill: animals, habitats with their bonus, nature tokens, other players."""
    own = {(item.category, item.subject): item.points for item in bill.items if _own(bill, item)}
    standings = {standing.habitat: standing_words(standing) for standing in bill.standings}
    for species in Wildlife:
        if points := own.get((Category.WILDLIFE, species)):
            yield Row(species, points)
    for habitat in Habitat:
        points = own.get((Category.CORRIDOR, habitat), 0)
        bonus = own.get((Category.BONUS, habitat), 0)
        if points or bonus:
            yield Row(habitat, points, bonus, standings.get(habitat, ""))
    if nature := own.get((Category.NATURE, None)):
        yield Row(None, nature)
    for item in bill.items:
        if not _own(bill, item):
            yield Row(item.subject, 0, item.points, owner=names[item.seat])


def _own(bill: Bill, item: Item) -> bool:
    return item.seat == bill.seat


def paint_subject(
    painter: QPainter,
    faces: Faces,
    subject: Wildlife | Habitat | None,
    radius: float,
    width: float,
    theme: Theme,
) -> None:
    """What points are for, its middle at the origin: a token of `radius`, or land of `width`."""
    level = level_for(radius * painter.worldTransform().m11())
    ratio = painter.device().devicePixelRatioF()
    match subject:
        case Wildlife() as species:
            draw_centred(painter, faces.token(species, level, ratio), radius, level)
        case Habitat() as habitat:
            paint_vignette(painter, faces, habitat, width, theme.ink)
        case None:
            draw_centred(painter, faces.nature(level, ratio), radius, level)


class BillCard(QWidget):
    """Lies over a board, beside the cell that is pointed at; the mouse goes through it."""

    def __init__(self, faces: Faces, parent: QWidget) -> None:
        super().__init__(parent)
        self._board = parent
        self._faces = faces
        self._total = 0
        self.rows: tuple[Row, ...] = ()
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self.hide()

    def show_bill(
        self,
        bill: Bill,
        names: Sequence[str],
        beside: QRect,
        clear: Sequence[QRect] = (),
        wished: Sequence[QRect] = (),
    ) -> None:
        """Shows `bill` near the rectangle `beside` of the parent.

        Of that and of `clear` it covers nothing, and nothing of `wished` if that can be.
        """
        self._total = bill.total
        self.rows = tuple(rows(bill, names))
        self.setAccessibleName(bill_words(bill, names))
        self.resize(self.sizeHint())
        self.stand_by(beside, clear, wished)
        self.update()
        self.show()

    def stand_by(
        self, beside: QRect, clear: Sequence[QRect] = (), wished: Sequence[QRect] = ()
    ) -> None:
        room = self._board.rect()
        self.move(clear_place(self.size(), room, beside, (beside, *clear), wished))

    def sizeHint(self) -> QSize:
        metrics = QFontMetrics(self._small())
        tail = max((metrics.horizontalAdvance(_tail(row)) for row in self.rows), default=0)
        width = self._tail_left() + min(tail, _LONGEST_TAIL) + _PAD
        height = _TOTAL + _ROW * len(self.rows) + (_PAD if self.rows else 0)
        return QSize(width, height) * self._zoom()

    def _zoom(self) -> float:
        """The card is laid out for text of the usual size, and grows with larger text."""
        return zoom_for(self.font())

    def _font(self) -> QFont:
        return zoomed_out(self.font(), self._zoom())

    def _width(self) -> float:
        return self.width() / self._zoom()

    def _tail_left(self) -> int:
        bonus = _BONUS if any(row.bonus for row in self.rows) else 0
        return _PAD + _SUBJECT + _POINTS + bonus

    def paintEvent(self, event: QPaintEvent) -> None:
        painter, theme = QPainter(self), current_theme()
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        ground = QColor(theme.raised)
        ground.setAlphaF(0.95)
        painter.setBrush(ground)
        painter.setPen(QPen(QColor(theme.line), 1))
        painter.drawRoundedRect(QRectF(self.rect()).adjusted(0.5, 0.5, -0.5, -0.5), 6, 6)
        painter.scale(self._zoom(), self._zoom())
        large = self._font()
        large.setBold(True)
        large.setPointSizeF(large.pointSizeF() * 1.35)
        painter.setFont(large)
        painter.setPen(self._ink(self._total))
        total = QRectF(_PAD, 0, self._width() - 2 * _PAD, _TOTAL)
        painter.drawText(total, int(_VCENTER | Qt.AlignmentFlag.AlignLeft), signed(self._total))
        for number, row in enumerate(self.rows):
            self._paint_row(painter, row, _TOTAL + number * _ROW)

    def _paint_row(self, painter: QPainter, row: Row, top: int) -> None:
        theme = current_theme()
        painter.save()
        painter.translate(QPointF(_PAD + _VIGNETTE / 2, top + _ROW / 2))
        paint_subject(painter, self._faces, row.subject, _ICON, _VIGNETTE, theme)
        painter.restore()
        points = QRectF(_PAD + _SUBJECT, top, _POINTS, _ROW)
        self._paint_points(painter, points, row.points)
        if row.bonus:
            bonus = points.translated(_POINTS, 0)
            self._paint_points(painter, bonus, row.bonus)
            # In a frame of its own, so that it is not taken for the corridor.
            painter.drawRoundedRect(bonus.adjusted(3, 2.5, -3, -2.5), 8, 8)
        left = self._tail_left()
        room = QRectF(left, top, self._width() - _PAD - left + 1, _ROW)
        painter.setFont(self._small())
        painter.setPen(QColor(theme.faded))
        tail = painter.fontMetrics().elidedText(_tail(row), _ELIDE, int(room.width()))
        painter.drawText(room, int(_VCENTER | Qt.AlignmentFlag.AlignLeft), tail)

    def _paint_points(self, painter: QPainter, place: QRectF, points: int) -> None:
        bold = self._font()
        bold.setBold(True)
        painter.setFont(bold)
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.setPen(QPen(self._ink(points), 1.2))
        if points:
            painter.drawText(place, int(Qt.AlignmentFlag.AlignCenter), signed(points))

    def _ink(self, points: int) -> QColor:
        theme = current_theme()
        return QColor(theme.loss if points < 0 else theme.ink)

    def _small(self) -> QFont:
        font = self._font()
        font.setPointSizeF(font.pointSizeF() * 0.92)
        return font


def _tail(row: Row) -> str:
    return row.owner or row.standing
