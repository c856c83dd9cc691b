"""The landscapes of a duplicate match side by side, as large as they fit."""

from __future__ import annotations

import math
from collections.abc import Sequence

from PySide6.QtCore import QPointF, QRect, QRectF, QSize, Qt
from PySide6.QtGui import (
    QColor,
    QFontMetricsF,
    QPainter,
    QPaintEvent,
    QResizeEvent,
)
from PySide6.QtWidgets import QVBoxLayout, QWidget

from cascadia_qt.games.cascadia.rules.scoring.sheet import ScoreSheet
from cascadia_qt.games.cascadia.views.art.faces import Faces
from cascadia_qt.games.cascadia.views.art.laurel import sprig
from cascadia_qt.games.cascadia.views.art.picture_view import PictureView
from cascadia_qt.games.cascadia.views.score.scored_table import ScoredTable
from cascadia_qt.games.cascadia.views.table.board_items import UNMARKED
from cascadia_qt.games.cascadia.views.table.board_scene import BoardScene
from cascadia_qt.games.cascadia.words.score_lines import Kind, Line
from cascadia_qt.rules.game import Seat
from cascadia_qt.views.card import paint_card
from cascadia_qt.views.layout import TILE_RADIUS
from cascadia_qt.views.motion import Motion
from cascadia_qt.views.table.panel_look import number_font
from cascadia_qt.views.text_size import growth
from cascadia_qt.views.theme import Theme, behind_white, current_theme, seat_colour
from cascadia_qt.views.tips import set_tip
from cascadia_qt.words.language import translate

_HEAD = 52
_EDGE = 12
_GAP = 16
_PILL = 26.0
_FLAGS = TILE_RADIUS * 0.25  # room around the tiles for flags
Flag = Qt.AlignmentFlag


def places(sheets: Sequence[ScoreSheet]) -> tuple[int, ...]:
    """Everybody's place, from 1: by points, then by nature tokens, then together."""
    results = [(sheet.total, sheet.nature) for sheet in sheets]
    return tuple(1 + sum(other > result for other in results) for result in results)


def place_words(place: int) -> str:
    return (
        translate("Match", "1st"),
        translate("Match", "2nd"),
        translate("Match", "3rd"),
        translate("Match", "4th"),
    )[place - 1]


class MatchBoards(QWidget):
    """Lays the landscapes out in as many rows as make them largest."""

    def __init__(self) -> None:
        super().__init__()
        self._still = Motion(self)
        self._still.set_percent(0)
        self._table: ScoredTable | None = None
        self.boards: list[MatchBoard] = []
        self.setMinimumSize(QSize(640, 240))

    def show_table(self, table: ScoredTable, faces: Faces) -> None:
        self._table = table
        for old in self.boards:
            old.hide()
            old.deleteLater()
        reached = places(table.sheets)
        self.boards = []
        for seat, environment in enumerate(table.environments):
            scene = BoardScene(table.options.grid, faces, self._still, raised=True)
            scene.sync(environment)
            board = MatchBoard(scene, table.seats[seat], seat)
            board.setParent(self)
            board.show_result(reached[seat], table.sheets[seat].total)
            board.show()
            self.boards.append(board)
        self._lay_out()

    def retranslate(self) -> None:
        for board in self.boards:
            board.retranslate()

    def explain(self, line: Line) -> None:
        """Lights up `line` on every landscape; a total is all of it and lights nothing."""
        if self._table is None:
            return
        for board, sheet in zip(self.boards, self._table.sheets, strict=True):
            units = None if line.kind is Kind.TOTAL else line.units(sheet)
            if line.kind is Kind.SUM:
                units = tuple(unit for unit in line.units(sheet) if unit.points)
            board.scene.explain(units)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._lay_out()

    def _lay_out(self) -> None:
        """The number of columns that makes the smallest landscape largest."""
        count = len(self.boards)
        if not count:
            return
        columns = max((n for n in range(count, 0, -1) if count % n == 0), key=self._scale)
        for seat, board in enumerate(self.boards):
            board.setGeometry(self._room(seat, columns))

    def _scale(self, columns: int) -> float:
        room = self._room(0, columns)
        return min(board.scale_in(room.size()) for board in self.boards)

    def _room(self, seat: int, columns: int) -> QRect:
        rows = math.ceil(len(self.boards) / columns)
        width = (self.width() - _GAP * (columns - 1)) // columns
        height = (self.height() - _GAP * (rows - 1)) // rows
        row, column = divmod(seat, columns)
        return QRect(column * (width + _GAP), row * (height + _GAP), width, height)


class MatchBoard(QWidget):
    """One landscape; above it name, place and total."""

    def __init__(self, scene: BoardScene, owner: Seat, seat: int) -> None:
        super().__init__()
        self.scene = scene
        self._owner, self._seat = owner, seat
        self._place, self._total = 0, 0
        self._view = _Landscape(scene)
        scene.setParent(self)
        self._column = QVBoxLayout(self)
        self._column.addWidget(self._view)

    def show_result(self, place: int, total: int) -> None:
        self._place, self._total = place, total
        self.retranslate()

    def retranslate(self) -> None:
        told = translate("Match", "{0}, {1}: {2} points")
        place = place_words(self._place)
        self.setAccessibleName(told.format(self._owner.name, place, self._total))
        set_tip(self, self._owner.name)
        self.update()

    def scale_in(self, size: QSize) -> float:
        """How large the landscape is drawn if the board has `size`."""
        whole = self._view.whole()
        head = self._head_in(size.width())
        width, height = size.width() - 2 * _EDGE, size.height() - head - _EDGE
        return max(min(width / whole.width(), height / whole.height()), 0.0)

    @property
    def _line(self) -> int:
        return round(_HEAD * growth(self.font()))

    def _head_in(self, width: int) -> int:
        """How high everything above the landscape is: a name too long has a line of its own."""
        beside = sum(self._beside()) + 2 * _EDGE + 8 + 2 * self._around
        name = QFontMetricsF(number_font(self.font(), strong=True)).horizontalAdvance(
            self._owner.name
        )
        return self._line if beside + name <= width else 2 * self._line - 16

    def _beside(self) -> tuple[float, float]:
        """How wide place and total are, with the gap to the name."""
        place = QFontMetricsF(number_font(self.font(), 1.1, strong=True))
        total = QFontMetricsF(number_font(self.font(), 1.8, strong=True))
        left = place.horizontalAdvance(place_words(self._place))
        return left + 12, total.horizontalAdvance(str(self._total)) + 12

    @property
    def _around(self) -> int:
        """Beside the name: its pill, and the laurel of who has won."""
        return 34 if self._place == 1 else 16

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._column.setContentsMargins(_EDGE, self._head_in(self.width()), _EDGE, _EDGE)

    def paintEvent(self, event: QPaintEvent) -> None:
        painter, theme = QPainter(self), current_theme()
        won = self._place == 1
        line = theme.gold if won else theme.line
        paint_card(painter, QRectF(self.rect()), theme, line, 2 if won else 1)
        head = QRectF(_EDGE + 4, 0, self.width() - 2 * _EDGE - 8, self._line)
        self._paint_place(painter, head, theme)
        self._paint_total(painter, head, theme)
        if self._head_in(self.width()) > self._line:
            below = head.translated(0, self._line - 16)
            self._paint_name(painter, below.adjusted(-8, 0, 8, 0), theme)
        else:
            left, right = self._beside()
            self._paint_name(painter, head.adjusted(left, 0, -right, 0), theme)

    def _paint_place(self, painter: QPainter, head: QRectF, theme: Theme) -> None:
        painter.setFont(number_font(self.font(), 1.1, strong=True))
        painter.setPen(QColor(theme.ink if self._place == 1 else theme.faded))
        words = place_words(self._place)
        painter.drawText(head, Flag.AlignVCenter | Flag.AlignLeft, words)

    def _paint_total(self, painter: QPainter, head: QRectF, theme: Theme) -> None:
        painter.setFont(number_font(self.font(), 1.8, strong=True))
        painter.setPen(QColor(theme.ink))
        painter.drawText(head, Flag.AlignVCenter | Flag.AlignRight, str(self._total))

    def _paint_name(self, painter: QPainter, head: QRectF, theme: Theme) -> None:
        won = self._place == 1
        painter.setFont(number_font(self.font(), strong=True))
        metrics, around = QFontMetricsF(painter.font()), self._around
        room = head.width() - 2 * around + 1
        name = metrics.elidedText(self._owner.name, Qt.TextElideMode.ElideRight, room)
        pill = QRectF(0, 0, metrics.horizontalAdvance(name) + 16, _PILL * growth(self.font()))
        pill.moveCenter(QPointF(head.left() + around + pill.width() / 2 - 8, head.center().y()))
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(behind_white(seat_colour(self._owner, self._seat)))
        painter.drawRoundedRect(pill, 6, 6)
        painter.setPen(QColor("white"))
        painter.drawText(pill, Flag.AlignCenter, name)
        if won:
            _paint_laurel(painter, pill, theme)


def _paint_laurel(painter: QPainter, pill: QRectF, theme: Theme) -> None:
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(QColor(theme.gold))
    for side in (-1, 1):
        painter.save()
        painter.translate(pill.center().x() + side * (pill.width() / 2 + 3), pill.center().y())
        painter.scale(side, 1)
        painter.drawPath(sprig())
        painter.restore()


class _Landscape(PictureView):
    """A picture that shows lights too, with room for their flags."""

    def __init__(self, scene: BoardScene) -> None:
        super().__init__(scene)
        self.viewport().setProperty(UNMARKED, False)

    def whole(self) -> QRectF:
        return super().whole().adjusted(-_FLAGS, -_FLAGS, _FLAGS, _FLAGS)
