"""How goals are laid out and painted as rows of a list."""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum, auto

from PySide6.QtCore import (
    QModelIndex,
    QPersistentModelIndex,
    QPointF,
    QRect,
    QRectF,
    QSize,
    Qt,
)
from PySide6.QtGui import QColor, QFont, QFontMetrics, QPainter, QPen
from PySide6.QtWidgets import (
    QAbstractItemView,
    QStyle,
    QStyledItemDelegate,
    QStyleOptionViewItem,
)

from cascadia_qt.games.cascadia.rules.goals import Goal
from cascadia_qt.games.cascadia.views.goals.art import GoalArt, paint_strokes
from cascadia_qt.games.cascadia.views.goals.emblem import Mark, mark_words
from cascadia_qt.views.colour import veiled
from cascadia_qt.views.marks import TICK
from cascadia_qt.views.table.panel_look import number_font
from cascadia_qt.views.text_size import growth
from cascadia_qt.views.theme import Theme, current_theme
from cascadia_qt.words.language import translate

Index = QModelIndex | QPersistentModelIndex
Flag = Qt.AlignmentFlag

ROW = Qt.ItemDataRole.UserRole
_MARK, _GAP = 20, 8
_SMALL = 0.9
_MOST_GROWTH = 1.5  # words need the room more than pictures
_BAR = 4


class Box(Enum):
    """Something to tick: round where only one can be, square where several can."""

    ROUND = auto()
    SQUARE = auto()
    PENCIL = auto()  # in a notebook


@dataclass(frozen=True, slots=True)
class GoalRow:
    """A goal as it is listed.

    Attributes:
        text, detail: what it is called and, less weighty, what it asks.
        note: what stands at the right, such as how far it is.
        mark: how it stands, if that is shown.
        part: how much of it is done, for a bar.
        box, ticked: a box before it, and whether it is ticked.
    """

    goal: Goal
    text: str
    detail: str = ""
    note: str = ""
    mark: Mark | None = None
    part: float | None = None
    box: Box | None = None
    ticked: bool = False

    def said(self) -> str:
        """Everything in words, also what is only a shape."""
        ticked = translate("Goals", "ticked") if self.ticked else ""
        mark = mark_words(self.mark) if self.mark else ""
        return ", ".join(filter(None, (self.text, self.detail, self.note, mark, ticked)))


@dataclass(frozen=True, slots=True)
class RowLook:
    """How rows are laid out.

    Attributes:
        emblem: the radius of the pictures; 0 for none.
        room: how wide the column of the pictures is.
        beside: whether the note stands in the line of the text, else below it with the bar.
        strong: whether the text has weight.
        worded: whether there is a text at all, else the bar stands in its place.
        padding: above and below.
        edge: at both sides.
        ruled: whether there is a line below each row.
    """

    emblem: float = 10.0
    room: int = 88
    beside: bool = False
    strong: bool = False
    worded: bool = True
    padding: int = 6
    edge: int = 8
    ruled: bool = False


@dataclass(frozen=True, slots=True)
class _Places:
    """Where the parts of a row are, and how high it is."""

    text: QRect
    detail: QRect
    note: QRect
    bar: QRect
    height: int


class GoalRows(QStyledItemDelegate):
    """Paints the GoalRows that items carry as their ROW; `look` says how."""

    def __init__(self, view: QAbstractItemView, art: GoalArt, look: RowLook) -> None:
        super().__init__(view)
        self.look = look
        self._art = art
        self._view = view

    def height(self, row: GoalRow, width: int) -> int:
        """What `row` needs in a list `width` wide."""
        return self._places(row, width).height

    def sizeHint(self, option: QStyleOptionViewItem, index: Index) -> QSize:
        return QSize(0, self.height(index.data(ROW), self._view.viewport().width()))

    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: Index) -> None:
        row: GoalRow = index.data(ROW)
        places = self._places(row, option.rect.width())
        painter.save()
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        self._paint_ground(painter, option, index)
        painter.translate(option.rect.topLeft())
        self._paint_head(painter, row, places)
        if self.look.worded:
            self._paint_words(painter, row, places)
        self._paint_note(painter, row, places)
        painter.restore()

    def _paint_words(self, painter: QPainter, row: GoalRow, places: _Places) -> None:
        theme = current_theme()
        words = (
            (places.text, self._font(row), row.text, theme.ink),
            (places.detail, self._small(), row.detail, theme.faded),
        )
        for room, font, text, colour in words:
            painter.setFont(font)
            painter.setPen(QColor(colour))
            painter.drawText(room, int(Flag.AlignLeft | Qt.TextFlag.TextWordWrap), text)

    def _paint_ground(self, painter: QPainter, option: QStyleOptionViewItem, index: Index) -> None:
        theme, current = current_theme(), self._view.currentIndex() == index
        focused = self._view.hasFocus() and current
        hovered = bool(option.state & QStyle.StateFlag.State_MouseOver)
        row: GoalRow = index.data(ROW)
        if self.look.ruled:
            line = QRectF(option.rect).adjusted(self.look.edge, option.rect.height() - 1, 0, 0)
            painter.fillRect(line, QColor(theme.line))
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(Qt.BrushStyle.NoBrush)
        if row.box in (Box.ROUND, Box.SQUARE) and (row.ticked or hovered):
            strength = 0.18 if row.ticked else 0.08
            painter.setBrush(veiled(QColor(theme.gold), strength))
        if focused:
            painter.setPen(QPen(QColor(theme.why), 2))
        painter.drawRoundedRect(QRectF(option.rect).adjusted(2, 1, -2, -1), 6, 6)

    def _paint_head(self, painter: QPainter, row: GoalRow, places: _Places) -> None:
        """Mark or box, and the picture of the goal."""
        look, art = self.look, self._art
        line = places.text.top() + QFontMetrics(self._font(row)).height() / 2
        line = line if look.worded else places.height / 2
        middle = QPointF(self.look.edge + _MARK / 2, line)
        if row.box is not None:
            middle.setY(places.height / 2)
            _paint_box(painter, middle, row.box, row.ticked, current_theme())
        elif row.mark is not None:
            art.paint_mark(painter, middle, row.mark)
        if look.emblem:
            left = QPointF(self._emblem_left(row), places.height / 2)
            painter.setFont(self._view.font())
            art.paint_emblem(painter, row.goal, left, look.emblem)

    def _paint_note(self, painter: QPainter, row: GoalRow, places: _Places) -> None:
        theme = current_theme()
        art = self._art
        if row.part is not None:
            mark = row.mark or Mark.OPEN
            art.paint_bar(painter, QRectF(places.bar), row.part, mark)
        painter.setFont(self._note_font(row))
        painter.setPen(QColor(theme.faded))
        if row.mark is Mark.PASSED:
            painter.setPen(QColor(theme.loss))
        painter.drawText(places.note, int(Flag.AlignRight | Flag.AlignVCenter), row.note)

    def _font(self, row: GoalRow) -> QFont:
        return number_font(self._view.font(), strong=self.look.strong)

    def _small(self) -> QFont:
        return number_font(self._view.font(), _SMALL)

    def _note_font(self, row: GoalRow) -> QFont:
        return number_font(self._view.font(), _SMALL, strong=row.mark is Mark.PASSED)

    def _note_width(self, row: GoalRow) -> int:
        metrics = QFontMetrics(self._note_font(row))
        return metrics.horizontalAdvance(row.note) + 2 if row.note else 0

    @property
    def _room(self) -> int:
        """Of the pictures, whose numbers grow with the text."""
        return round(self.look.room * min(growth(self._view.font()), _MOST_GROWTH))

    def _emblem_left(self, row: GoalRow) -> int:
        headed = row.mark is not None or row.box is not None
        return self.look.edge + (_MARK + _GAP if headed else 0)

    def _places(self, row: GoalRow, width: int) -> _Places:
        look = self.look
        left = self._emblem_left(row) + (self._room if look.emblem else 0)
        right = width - look.edge
        note = self._note_width(row)
        if not look.worded:
            return self._bare(left, right, note)
        end = right - note - _GAP if look.beside and note else right
        beside_text = look.beside and self._widest_word(row) <= end - left
        end = end if beside_text else right
        text = _wrapped(row.text, QRect(left, look.padding, end - left, 0), self._font(row))
        bottom = text.bottom() + 1
        detail = QRect(left, bottom, 0, 0)
        if row.detail:
            detail = _wrapped(row.detail, QRect(left, bottom, right - left, 0), self._small())
            bottom = detail.bottom() + 1
        line = QFontMetrics(self._small()).height()
        if beside_text:
            beside = QRect(right - note, look.padding, note, text.height())
            bar = QRect(left, bottom + 2, right - left, 3)
            bottom = bar.bottom() + 1 if row.part is not None else bottom
        else:
            beside = QRect(right - note, bottom + 2, note, line if note else 0)
            bar = QRect(left, beside.center().y() - 1, right - note - _GAP - left, _BAR)
            bottom = beside.bottom() + 1 if note else bottom
        slack = max(0, look.padding + 2 * round(look.emblem) + 2 - bottom)
        for part in (text, detail, beside, bar):
            part.translate(0, slack // 2)
        return _Places(text, detail, beside, bar, bottom + slack + look.padding)

    def _widest_word(self, row: GoalRow) -> int:
        return max(map(QFontMetrics(self._font(row)).horizontalAdvance, row.text.split()))

    def _bare(self, left: int, right: int, note: int) -> _Places:
        """A picture with its bar and note in one line."""
        top, height = self.look.padding, 2 * round(self.look.emblem)
        nothing = QRect(left, top, 0, height)
        bar = QRect(left, top + height // 2 - 2, right - note - _GAP - left, _BAR)
        beside = QRect(right - note, top, note, height)
        return _Places(nothing, nothing, beside, bar, height + 2 * top)


def _wrapped(text: str, line: QRect, font: QFont) -> QRect:
    room = QRect(line.left(), line.top(), max(line.width(), 40), 1000)
    flags = int(Flag.AlignLeft | Qt.TextFlag.TextWordWrap)
    height = QFontMetrics(font).boundingRect(room, flags, text).height()
    return QRect(line.left(), line.top(), room.width(), height)


def _paint_box(painter: QPainter, middle: QPointF, box: Box, ticked: bool, theme: Theme) -> None:
    """A box to tick; the tick of a notebook is a stroke of a pen that leaves its box."""
    room = QRectF(middle.x() - 8, middle.y() - 8, 16, 16)
    filled = ticked and box is not Box.PENCIL
    painter.setPen(QPen(QColor(theme.gold if filled else theme.faded), 1.2))
    painter.setBrush(QColor(theme.gold) if filled else Qt.BrushStyle.NoBrush)
    corner = 8 if box is Box.ROUND else 3
    painter.drawRoundedRect(room, corner, corner)
    if filled:
        paint_strokes(painter, middle, QColor(theme.on_gold), TICK)
    elif ticked:
        pen = QPointF(middle.x() + 2, middle.y() - 2)
        paint_strokes(painter, pen, QColor(theme.why), TICK, scale=1.9)
