"""The scores of a duplicate match by category: players down, categories across."""

from __future__ import annotations

import math
from typing import Any

from PySide6.QtCore import QEvent, QPointF, QRect, QRectF, QSize, Qt, QTransposeProxyModel, Signal
from PySide6.QtGui import QColor, QFontMetricsF, QPainter
from PySide6.QtWidgets import (
    QFrame,
    QHeaderView,
    QSizePolicy,
    QStyledItemDelegate,
    QStyleOptionViewItem,
    QTableView,
)

from cascadia_qt.games.cascadia.rules.terms import Variant, Wildlife
from cascadia_qt.games.cascadia.views.art.faces import Faces
from cascadia_qt.games.cascadia.views.score.scored_table import ScoredTable
from cascadia_qt.games.cascadia.views.score.sheet_art import paint_picture
from cascadia_qt.games.cascadia.views.score.table import ScoreTable
from cascadia_qt.games.cascadia.words.score_lines import LINES, Kind, Line
from cascadia_qt.views.colour import veiled
from cascadia_qt.views.sheet.painted_table import Index
from cascadia_qt.views.table.panel_look import number_font, seat_tint
from cascadia_qt.views.theme import current_theme

_HEAD, _ROW = 44, 32
_BEFORE_NAME, _LONGEST_NAME = 36, 168
_COLUMN, _SMALLEST_SUM = 48, 76
_BEHIND = 4  # a number, before its bonus
_SUMS = (Kind.SUM, Kind.TOTAL)
Flag = Qt.AlignmentFlag


class MatchTable(QTableView):
    """Arrow keys or a click choose a category.

    Signals:
        line_focused: another category is looked at; carries its Line.
    """

    line_focused = Signal(object)

    def __init__(self, faces: Faces) -> None:
        super().__init__()
        self.setObjectName("sheet")
        self.faces = faces
        self.table: ScoredTable | None = None
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setShowGrid(False)
        self.setCornerButtonEnabled(False)
        self.setTabKeyNavigation(False)
        self.setSelectionMode(QTableView.SelectionMode.NoSelection)
        self.setEditTriggers(QTableView.EditTrigger.NoEditTriggers)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setVerticalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        self.setStyleSheet("QTableCornerButton::section { background: transparent; border: none; }")
        self.setItemDelegate(_Numbers(self))
        across, down = _Categories(self), _Names(self)
        self.setHorizontalHeader(across)
        self.setVerticalHeader(down)
        across.setFixedHeight(_HEAD)
        across.setSectionsClickable(True)
        across.sectionPressed.connect(self._choose)
        down.setSectionResizeMode(QHeaderView.ResizeMode.Fixed)
        down.setDefaultSectionSize(_ROW)

    def show_table(self, table: ScoredTable) -> None:
        self.table = table
        turned = _Turned(self)
        turned.setSourceModel(ScoreTable(table.seats, table.sheets, turned))
        self.setModel(turned)
        self._fit_columns()
        self.verticalHeader().setFixedWidth(self._names_width())
        self.setCurrentIndex(turned.index(0, len(LINES) - 1))
        self.updateGeometry()

    @property
    def line(self) -> Line:
        """The category that is looked at."""
        return LINES[self.currentIndex().column()]

    def best(self, line: Line) -> int:
        """The most that anybody has in `line`."""
        assert self.table is not None
        return max(line.points(sheet) + line.bonus(sheet) for sheet in self.table.sheets)

    def sizeHint(self) -> QSize:
        rows = 0 if self.table is None else len(self.table.seats)
        return QSize(_LONGEST_NAME + _COLUMN * len(LINES), _HEAD + _ROW * rows)

    def _names_width(self) -> int:
        assert self.table is not None
        metrics = QFontMetricsF(number_font(self.font(), strong=True))
        widest = max(metrics.horizontalAdvance(seat.name) for seat in self.table.seats)
        return min(math.ceil(widest) + _BEFORE_NAME + 16, _LONGEST_NAME)

    def minimumSizeHint(self) -> QSize:
        return self.sizeHint()

    def currentChanged(self, current: Index, previous: Index) -> None:
        super().currentChanged(current, previous)
        self.viewport().update()
        self.horizontalHeader().viewport().update()
        if current.isValid():
            self.line_focused.emit(self.line)

    def changeEvent(self, event: QEvent) -> None:
        if event.type() == QEvent.Type.LanguageChange and self.table is not None:
            self._fit_columns()
        super().changeEvent(event)

    def _fit_columns(self) -> None:
        """Sums are as wide as their names, the others share what is left."""
        mode, across = QHeaderView.ResizeMode, self.horizontalHeader()
        for column, line in enumerate(LINES):
            across.setSectionResizeMode(column, mode.Stretch)
            if line.kind in _SUMS:
                across.setSectionResizeMode(column, mode.ResizeToContents)

    def _choose(self, column: int) -> None:
        row = max(self.currentIndex().row(), 0)
        self.setCurrentIndex(self.model().index(row, column))

    def paint_ground(self, painter: QPainter, room: QRectF, column: int) -> None:
        """A wash under what is looked at, a band under sums."""
        theme = current_theme()
        if column == self.currentIndex().column():
            painter.fillRect(room, veiled(QColor(theme.why), 0.18))
        elif LINES[column].kind in _SUMS:
            painter.fillRect(room, veiled(QColor(theme.line), 0.45))


class _Turned(QTransposeProxyModel):
    """Every picture above a column has its name."""

    def headerData(
        self,
        section: int,
        orientation: Qt.Orientation,
        role: int = Qt.ItemDataRole.DisplayRole,
    ) -> Any:
        if orientation is Qt.Orientation.Horizontal and role == Qt.ItemDataRole.ToolTipRole:
            return LINES[section].name()
        return super().headerData(section, orientation, role)


class _Categories(QHeaderView):
    def __init__(self, view: MatchTable) -> None:
        super().__init__(Qt.Orientation.Horizontal, view)
        self._view = view

    def sectionSizeFromContents(self, section: int) -> QSize:
        metrics = QFontMetricsF(number_font(self.font(), strong=True))
        words = math.ceil(metrics.horizontalAdvance(LINES[section].name())) + 24
        return QSize(max(words, _SMALLEST_SUM), _HEAD)

    def paintSection(self, painter: QPainter, rect: QRect, section: int) -> None:
        theme = current_theme()
        view, line, room = self._view, LINES[section], QRectF(rect)
        painter.save()
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        view.paint_ground(painter, room, section)
        painter.setFont(number_font(self.font(), strong=True))
        painter.setPen(QColor(theme.ink))
        if line.kind in _SUMS:
            painter.drawText(room, Flag.AlignCenter, line.name())
        else:
            letter = self._letter(line)
            middle = room.center() - QPointF(8 if letter else 0, 0)
            paint_picture(painter, middle, line, view.faces, theme)
            wide = max(16, painter.fontMetrics().horizontalAdvance(letter))
            beside = QRectF(middle.x() + 16, room.top(), wide, room.height())
            painter.drawText(beside, Flag.AlignVCenter | Flag.AlignLeft, letter)
        painter.restore()

    def _letter(self, line: Line) -> str:
        """Of the scoring card, if an animal has one."""
        assert self._view.table is not None
        scoring = self._view.table.options.scoring
        if isinstance(line.subject, Wildlife) and scoring.variant is Variant.CARDS:
            return scoring.card(line.subject).value
        return ""


class _Names(QHeaderView):
    def __init__(self, view: MatchTable) -> None:
        super().__init__(Qt.Orientation.Vertical, view)
        self._view = view

    def paintSection(self, painter: QPainter, rect: QRect, section: int) -> None:
        theme = current_theme()
        assert self._view.table is not None
        owner, room = self._view.table.seats[section], QRectF(rect)
        painter.save()
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        if section:
            painter.fillRect(QRectF(room.left(), room.top(), room.width(), 1), self._line)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(seat_tint(theme, owner, section))
        painter.drawEllipse(QPointF(room.left() + 20, room.center().y()), 5, 5)
        painter.setFont(number_font(self.font(), strong=True))
        painter.setPen(QColor(theme.ink))
        words = room.adjusted(_BEFORE_NAME, 0, -8, 0)
        elide = Qt.TextElideMode.ElideRight
        name = QFontMetricsF(painter.font()).elidedText(owner.name, elide, words.width())
        painter.drawText(words, Flag.AlignVCenter | Flag.AlignLeft, name)
        painter.restore()

    @property
    def _line(self) -> QColor:
        return QColor(current_theme().line)


class _Numbers(QStyledItemDelegate):
    def __init__(self, view: MatchTable) -> None:
        super().__init__(view)
        self._view = view

    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: Index) -> None:
        theme = current_theme()
        view, line = self._view, LINES[index.column()]
        assert view.table is not None
        sheet, room = view.table.sheets[index.row()], QRectF(view.visualRect(index))
        points, bonus = line.points(sheet), line.bonus(sheet)
        painter.save()
        view.paint_ground(painter, room, index.column())
        if index.row():
            rule = QRectF(room.left(), room.top(), room.width(), 1)
            painter.fillRect(rule, QColor(theme.line))
        best = points + bonus == view.best(line) and bool(points)
        size = 1.2 if line.kind is Kind.TOTAL else 1.0
        painter.setFont(number_font(view.font(), size, strong=best or line.kind in _SUMS))
        painter.setPen(QColor(theme.ink if best else theme.faded))
        metrics = QFontMetricsF(painter.font())
        edge = room.center().x() + metrics.horizontalAdvance("00") / 2
        if line.kind is Kind.HABITAT:
            edge -= (_BEHIND + metrics.horizontalAdvance("+0")) / 2
        self._write(painter, room, edge, (points, bonus))
        painter.restore()

    def _write(self, painter: QPainter, room: QRectF, edge: float, earned: tuple[int, int]) -> None:
        """The bonus hangs behind the number, so that digits stay below digits."""
        points, bonus = earned
        number = QRectF(room.left(), room.top(), edge - room.left(), room.height())
        painter.drawText(number, Flag.AlignVCenter | Flag.AlignRight, str(points))
        if bonus:
            painter.setPen(QColor(current_theme().faded))
            behind = QRectF(edge + _BEHIND, room.top(), room.right() - edge, room.height())
            painter.drawText(behind, Flag.AlignVCenter | Flag.AlignLeft, f"+{bonus}")
