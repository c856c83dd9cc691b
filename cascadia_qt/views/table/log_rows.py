"""How the rows of the log are laid out and painted."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from PySide6.QtCore import QPoint, QRect, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QFont, QFontMetrics, QPainter, QPen
from PySide6.QtWidgets import (
    QAbstractItemView,
    QStyle,
    QStyledItemDelegate,
    QStyleOptionViewItem,
)

from cascadia_qt.model.game_log import GameLog, Index, LogRole
from cascadia_qt.rules.game import Seat
from cascadia_qt.views.colour import veiled
from cascadia_qt.views.table.panel_look import number_font, panel_width, seat_tint, zoom_for
from cascadia_qt.views.theme import current_theme
from cascadia_qt.views.touch.large_targets import least
from cascadia_qt.words.numbers import signed

_RULE = 8  # where the line in the colour of the player is
_TEXT, _DETAIL = 20, 28  # where lines begin
_BEHIND = 20  # the room of a scroll bar behind them
_POINTS, _HEADING = 36, 24  # the width of a number and the height of a heading, in usual text
_GAP, _PADDING = 8, 3
_SMALL = 0.9
_CORNER = 6.0

Flag = Qt.AlignmentFlag


@dataclass(frozen=True, slots=True)
class _Text:
    """A text of a row, where it stands and how it looks."""

    words: str
    room: QRect
    font: QFont
    colour: QColor
    flags: int = int(Flag.AlignLeft | Qt.TextFlag.TextWordWrap)


@dataclass(frozen=True, slots=True)
class _Row:
    """A row laid out; above `top` there is the heading of its turn."""

    texts: tuple[_Text, ...]
    rule: QColor
    top: int
    height: int


class LogRows(QStyledItemDelegate):
    """Lays rows out once and paints them.

    Attributes:
        marked: the cursor of the row that is marked.
    """

    def __init__(self, view: QAbstractItemView, log: GameLog) -> None:
        super().__init__(view)
        self.marked: int | None = None
        self._view = view
        self._log = log
        self._laid_out: dict[int, _Row] = {}
        self._laid_out_in = current_theme()
        log.dataChanged.connect(self._forget_changed)
        log.rowsRemoved.connect(self._forget_removed)
        self.forget()

    def forget(self) -> None:
        """Lays everything out again when it is asked for."""
        self._laid_out.clear()
        font = self._view.font()
        self._plain, self._strong = number_font(font), number_font(font, strong=True)
        self._small = number_font(font, _SMALL)
        self._right = panel_width(font) - _BEHIND
        self._points, self._high = (round(part * zoom_for(font)) for part in (_POINTS, _HEADING))

    def _forget_changed(self, first: Index, last: Index) -> None:
        for row in range(first.row(), last.row() + 1):
            self._laid_out.pop(row, None)

    def _forget_removed(self, _parent: Index, first: int, _last: int) -> None:
        self._laid_out = {row: laid for row, laid in self._laid_out.items() if row < first}

    def sizeHint(self, option: QStyleOptionViewItem, index: Index) -> QSize:
        return QSize(0, self._row(index).height)

    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: Index) -> None:
        row = self._row(index)
        painter.save()
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.translate(option.rect.topLeft())
        self._paint_ground(painter, option, index, row)
        painter.fillRect(QRect(_RULE, row.top, 2, row.height - row.top), row.rule)
        for text in row.texts:
            painter.setFont(text.font)
            painter.setPen(text.colour)
            painter.drawText(text.room, text.flags, text.words)
        painter.restore()

    def _paint_ground(
        self, painter: QPainter, option: QStyleOptionViewItem, index: Index, row: _Row
    ) -> None:
        """What tells the row apart: the step looked at, the pointer, the focus of the keyboard."""
        theme = current_theme()
        marked = index.data(LogRole.CURSOR) == self.marked
        hovered = bool(option.state & QStyle.StateFlag.State_MouseOver)
        focused = self._view.hasFocus() and self._view.currentIndex() == index
        gold = QColor(theme.gold)
        painter.setPen(Qt.PenStyle.NoPen)
        if marked:
            painter.setPen(QPen(gold, 2))
            painter.setBrush(veiled(gold, 0.16))
        elif hovered:
            painter.setBrush(veiled(QColor(theme.line), 0.45))
        if focused:
            painter.setPen(QPen(QColor(theme.why), 2))
        right = self._right + 6
        room = QRectF(_RULE + 6, row.top + 1, right - _RULE - 6, row.height - row.top - 2)
        painter.drawRoundedRect(room, _CORNER, _CORNER)

    def _row(self, index: Index) -> _Row:
        number, theme = index.row(), current_theme()
        if theme is not self._laid_out_in:
            self._laid_out_in = theme
            self._laid_out.clear()
        row = self._laid_out.get(number)
        if row is None:
            row = self._laid_out[number] = self._lay_out(index)
        return row

    def _seat(self, index: Index) -> Seat:
        number: int = index.data(LogRole.SEAT)
        return self._log.session.record.seats[number]

    def _lay_out(self, index: Index) -> _Row:
        tint = seat_tint(current_theme(), self._seat(index), index.data(LogRole.SEAT))
        texts: list[_Text] = []
        top = 0
        if index.data(LogRole.BEGINS_TURN):
            top = _GAP if index.row() else 0
            texts += self._heading(index, top, tint)
            top += self._high
        bottom = top + _PADDING
        for text in self._body(index, bottom):
            texts.append(text)
            bottom = max(bottom, text.room.bottom() + 1)
        return _Row(tuple(texts), tint, top, least(bottom + _PADDING))

    def _heading(self, index: Index, top: int, tint: QColor) -> Iterator[_Text]:
        words = f"{index.data(LogRole.TURN)} · {self._seat(index).name}"
        room = QRect(_RULE, top, self._right - _RULE - self._points, self._high)
        elide = Qt.TextElideMode.ElideRight
        words = QFontMetrics(self._strong).elidedText(words, elide, room.width())
        yield _Text(words, room, self._strong, tint, int(Flag.AlignVCenter))
        points = index.data(LogRole.TURN_POINTS)
        if points:
            yield self._number(points, QRect(0, top, self._right, self._high), self._strong)

    def _body(self, index: Index, top: int) -> Iterator[_Text]:
        theme = current_theme()
        ink, faded = QColor(theme.ink), QColor(theme.faded)
        points = index.data(LogRole.POINTS)
        room = self._right - self._points if points else self._right
        line = QRect(QPoint(_TEXT, top), QPoint(room, top))
        text = _wrapped(index.data(), line, self._plain, ink)
        yield text
        if points:
            yield self._number(points, QRect(0, top, self._right, text.room.height()), self._plain)
        for words in index.data(LogRole.DETAIL):
            text = _wrapped(_unbroken(words), self._below(text, _DETAIL, 2), self._small, faded)
            yield text
        for words in index.data(LogRole.BESIDES):
            text = _wrapped(words, self._below(text, _TEXT, _PADDING), self._plain, ink)
            yield text

    def _below(self, text: _Text, left: int, gap: int) -> QRect:
        """The line that begins under `text`."""
        return QRect(QPoint(left, text.room.bottom() + 1 + gap), QPoint(self._right, 0))

    def _number(self, points: int, room: QRect, font: QFont) -> _Text:
        theme = current_theme()
        colour = QColor(theme.loss if points < 0 else theme.ink)
        flags = Flag.AlignRight | (Flag.AlignVCenter if font is self._strong else Flag.AlignTop)
        return _Text(signed(points), room, font, colour, int(flags))


def _unbroken(words: str) -> str:
    """`words` whose points at the end never stand alone on a line."""
    return "\N{NO-BREAK SPACE}".join(words.rsplit(" ", 1))


def _wrapped(words: str, line: QRect, font: QFont, colour: QColor) -> _Text:
    """`words` from the top of `line`, as many lines of its width as they need."""
    room = QRect(line.left(), line.top(), line.width(), 0)
    bounds = QFontMetrics(font).boundingRect(room, Qt.TextFlag.TextWordWrap, words)
    room.setHeight(bounds.height())
    return _Text(words, room, font, colour)
