"""The table of a deduction sheet: marked by mouse and by keyboard."""

from __future__ import annotations

from collections.abc import Iterator

from PySide6.QtCore import QEvent, QPoint, QPointF, QRectF, QSize, Qt, Signal
from PySide6.QtGui import (
    QColor,
    QFocusEvent,
    QFontMetricsF,
    QKeyEvent,
    QMouseEvent,
    QPainter,
    QPaintEvent,
    QPen,
)
from PySide6.QtWidgets import QSizePolicy, QWidget

from cascadia_qt.games.cryptid.model.sheet_marks import Mark, next_mark
from cascadia_qt.games.cryptid.rules.clues import said_of
from cascadia_qt.games.cryptid.views.art.faces import Faces
from cascadia_qt.games.cryptid.views.sheet.head import head_names, paint_head
from cascadia_qt.games.cryptid.views.sheet.landmarks import sheet_landmarks
from cascadia_qt.games.cryptid.views.sheet.painting import (
    paint_focus,
    paint_held,
    paint_mark,
    paint_struck,
)
from cascadia_qt.games.cryptid.views.sheet.places import Places, Spot, least_width, places
from cascadia_qt.games.cryptid.views.sheet.shown import SheetShown
from cascadia_qt.games.cryptid.words.clues import clue_words
from cascadia_qt.games.cryptid.words.help_subjects import clue_subject
from cascadia_qt.games.cryptid.words.sheet_fields import sheet_title
from cascadia_qt.views.access.landmarks import Landmark, Landmarks
from cascadia_qt.views.colour import veiled
from cascadia_qt.views.theme import Theme, current_theme

WRITTEN = {"X": Mark.CROSSED, "O": Mark.SURE, "?": Mark.DOUBTED}
CLEARING = (Qt.Key.Key_Delete, Qt.Key.Key_Backspace)
_STEPS = {
    Qt.Key.Key_Left: (0, -1),
    Qt.Key.Key_Right: (0, 1),
    Qt.Key.Key_Up: (-1, 0),
    Qt.Key.Key_Down: (1, 0),
}
_CHOOSING = (Qt.Key.Key_Return, Qt.Key.Key_Enter)
_CLAIMED = (*_STEPS, *CLEARING, *_CHOOSING, Qt.Key.Key_Space)
_FADED = 0.5
_VERY_WIDE = 10_000  # where all blocks lie side by side


class SheetGrid(QWidget):
    """Shows a sheet; what becomes of a mark is decided elsewhere.

    Signals:
        marked: a field is to be marked; carries colour, clue and Mark.
        clue_chosen: a clue itself was chosen.
        spot_pointed: the pointer or the cursor is on another field; carries a Spot or None.
    """

    marked = Signal(int, str, object)
    clue_chosen = Signal(str)
    spot_pointed = Signal(object)

    def __init__(self, faces: Faces) -> None:
        super().__init__()
        self._faces = faces
        self._shown = SheetShown()
        self._places: Places | None = None
        self._cursor = Spot(0, 0)
        self._pointed: Spot | None = None
        self._landmarks = Landmarks(self, self._find_landmarks)
        self._landmarks.pressed.connect(self._choose)
        self.setMouseTracking(True)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        policy = QSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Minimum)
        policy.setHeightForWidth(True)
        self.setSizePolicy(policy)

    @property
    def shown(self) -> SheetShown:
        return self._shown

    def show_sheet(self, shown: SheetShown) -> None:
        alike = len(shown.columns), shown.blocks, _counted(shown)
        before = len(self._shown.columns), self._shown.blocks, _counted(self._shown)
        self._shown = shown
        if alike != before:
            self._cursor = Spot(0, 0)
            self._measure_anew()
        self.setAccessibleName(sheet_title())
        self._landmarks.follow()
        self.update()

    def _find_landmarks(self) -> Iterator[Landmark]:
        for named in (self, self._landmarks):
            named.setAccessibleName(sheet_title())
        return sheet_landmarks(self._shown, self.rect_of)

    def forget(self) -> None:
        """Somebody else is about to look: nothing tells where the last one was."""
        self._cursor = Spot(0, 0)
        self._point_at(None)

    def sizeHint(self) -> QSize:
        return self.minimumSizeHint()

    def minimumSizeHint(self) -> QSize:
        """As narrow as can be, and as low as can be; what it needs follows from its width."""
        width = least_width(self._line, len(self._shown.columns))
        return QSize(round(width), self.heightForWidth(_VERY_WIDE))

    def hasHeightForWidth(self) -> bool:
        return True

    def heightForWidth(self, width: int) -> int:
        return round(self._laid(width).height) + 1

    def has_words(self, width: int) -> bool:
        """Whether clues are written out where it is so wide."""
        return bool(self._laid(width).words)

    def rect_of(self, spot: Spot) -> QRectF:
        """Where a field is."""
        return self._now.rect(spot)

    @property
    def _line(self) -> float:
        return QFontMetricsF(self.font()).height()

    @property
    def _now(self) -> Places:
        if self._places is None:
            self._places = self._laid(self.width())
        return self._places

    def _laid(self, width: float) -> Places:
        shown = self._shown
        metrics = QFontMetricsF(self.font())
        words = max(
            (metrics.horizontalAdvance(clue_words(clue)) for clue in shown.clues), default=0
        )
        rows = [len(block) for block in shown.blocks]
        columns = len(shown.columns)
        return places(width, metrics.height(), words + 2, rows, columns, counted=_counted(shown))

    def _measure_anew(self) -> None:
        self._places = None
        self._landmarks.follow()
        self.updateGeometry()

    def resizeEvent(self, event: QEvent) -> None:
        self._measure_anew()

    def changeEvent(self, event: QEvent) -> None:
        kinds = (QEvent.Type.LanguageChange, QEvent.Type.FontChange, QEvent.Type.StyleChange)
        if event.type() in kinds:
            self._measure_anew()
        super().changeEvent(event)

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        self._point_at(self._now.spot_at(event.position()))

    def help_at(self, point: QPoint | None) -> str:
        """The kind of the clue in whose line somebody is."""
        spot = self._cursor if point is None else self._now.spot_at(QPointF(point))
        if spot is None or not 0 <= spot.row < len(self._shown.clues):
            return "sheet"
        return clue_subject(self._shown.clues[spot.row])

    def leaveEvent(self, event: QEvent) -> None:
        self._point_at(self._cursor if self.hasFocus() else None)

    def mousePressEvent(self, event: QMouseEvent) -> None:
        spot = self._now.spot_at(event.position())
        if spot is None or spot.row < 0:
            return
        self._cursor = spot
        self._point_at(spot)
        self._choose(spot, -1 if event.button() is Qt.MouseButton.RightButton else 1)

    def _choose(self, spot: Spot, step: int = 1) -> None:
        """A clue itself, or the next mark of a field."""
        if spot.column < 0:
            self.clue_chosen.emit(self._shown.clues[spot.row])
        else:
            self._mark(spot, next_mark(self._mark_at(spot), step))

    def mouseDoubleClickEvent(self, event: QMouseEvent) -> None:
        self.mousePressEvent(event)

    def event(self, event: QEvent) -> bool:
        """What is written here comes before keys of the window."""
        if isinstance(event, QKeyEvent) and event.type() is QEvent.Type.ShortcutOverride:
            plain = not event.modifiers() & Qt.KeyboardModifier.ControlModifier
            if plain and (event.key() in _CLAIMED or event.text().upper() in WRITTEN):
                event.accept()
                return True
        return super().event(event)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        key, spot = Qt.Key(event.key()), self._cursor
        if not self._shown.clues or event.modifiers() & Qt.KeyboardModifier.ControlModifier:
            event.ignore()
        elif key in _STEPS:
            self._walk(*_STEPS[key])
        elif key in _CHOOSING:
            self.clue_chosen.emit(self._shown.clues[spot.row])
        elif key == Qt.Key.Key_Space:
            self._choose(spot)
        elif key in CLEARING and spot.column >= 0:
            self._mark(spot, Mark.NONE)
        elif event.text().upper() in WRITTEN and spot.column >= 0:
            self._mark(spot, WRITTEN[event.text().upper()])
        else:
            event.ignore()

    def _walk(self, down: int, across: int) -> None:
        """Over the edge of a block begins the next one."""
        row, column = self._cursor.row + down, self._cursor.column + across
        rows = len(self._shown.clues)
        first = len(self._shown.blocks[0])
        if column >= len(self._shown.columns) and row < first < rows:
            row, column = min(row + first, rows - 1), -1
        elif column < -1 and row >= first:
            row, column = row - first, len(self._shown.columns) - 1
        self._cursor = Spot(
            min(max(row, 0), rows - 1), min(max(column, -1), len(self._shown.columns) - 1)
        )
        self._point_at(self._cursor)
        self._landmarks.point_at(self._cursor)

    def focusInEvent(self, event: QFocusEvent) -> None:
        if event.reason() is not Qt.FocusReason.MouseFocusReason and self._shown.clues:
            self._point_at(self._cursor)
        super().focusInEvent(event)

    def focusOutEvent(self, event: QFocusEvent) -> None:
        self._point_at(None)
        super().focusOutEvent(event)

    def _mark_at(self, spot: Spot) -> Mark:
        return self._shown.marks.get((self._colour(spot), self._shown.clues[spot.row]), Mark.NONE)

    def _colour(self, spot: Spot) -> int:
        return self._shown.columns[spot.column].number

    def _mark(self, spot: Spot, mark: Mark) -> None:
        self.marked.emit(self._colour(spot), self._shown.clues[spot.row], mark)

    def _point_at(self, spot: Spot | None) -> None:
        if spot != self._pointed:
            self._pointed = spot
            self.spot_pointed.emit(spot)
        self.update()

    def paintEvent(self, event: QPaintEvent) -> None:
        painter, theme = QPainter(self), current_theme()
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        columns = self._shown.columns
        players = [column.player for column in columns]
        names = head_names(players, self.font(), self._now.column)
        for block in range(len(self._shown.blocks)):
            for index, (column, name) in enumerate(zip(columns, names, strict=True)):
                place = self._now.head_rect(block, index)
                paint_head(painter, place, self._now.row, column, name, self._faces)
        for row, clue in enumerate(self._shown.clues):
            self._paint_row(painter, row, clue, theme)
        if self.hasFocus() and self._shown.clues:
            paint_focus(painter, self._now.rect(self._cursor), theme)

    def _paint_row(self, painter: QPainter, row: int, clue: str, theme: Theme) -> None:
        shown, now = self._shown, self._now
        line = now.rect(Spot(row, -1)).adjusted(0, 0, now.block - now.label, 0)
        if clue == shown.pointed:
            painter.fillRect(line, veiled(QColor(theme.gold), 0.3))
        elif self._pointed is not None and self._pointed.row == row:
            painter.fillRect(line, veiled(QColor(theme.gold), 0.12))
        self._paint_clue(painter, row, clue, theme)
        for index, column in enumerate(shown.columns):
            field, rect = (column.number, clue), now.rect(Spot(row, index))
            if field in shown.struck:
                paint_struck(painter, rect, theme)
            if field in shown.held:
                paint_held(painter, rect, theme)
            paint_mark(painter, rect, shown.marks.get(field, Mark.NONE), theme)
        self._paint_lines(painter, row, line, theme)

    def _paint_clue(self, painter: QPainter, row: int, clue: str, theme: Theme) -> None:
        shown, now = self._shown, self._now
        over = bool(shown.columns) and all(
            (column.number, clue) in shown.struck for column in shown.columns
        )
        painter.setOpacity(_FADED if over else 1.0)
        side = now.row - 3
        picture = self._faces.clue(clue, side, self.devicePixelRatioF())
        painter.drawPixmap(now.picture(row).topLeft() + QPointF(1.5, 1.5), picture)
        if now.words:
            painter.setFont(self.font())
            painter.setPen(QColor(theme.ink))
            painter.drawText(now.words_rect(row), Qt.AlignmentFlag.AlignVCenter, clue_words(clue))
        painter.setOpacity(1.0)

    def _paint_lines(self, painter: QPainter, row: int, line: QRectF, theme: Theme) -> None:
        """Around every field; a stronger one where another kind of clue begins."""
        clues = self._shown.clues
        painter.setPen(QPen(QColor(theme.line), 1))
        for index in range(len(self._shown.columns)):
            painter.drawRect(self._now.rect(Spot(row, index)))
        painter.drawLine(line.topLeft(), line.topRight())
        begins = row == 0 or said_of(clues[row]).steps != said_of(clues[row - 1]).steps
        if begins:
            painter.setPen(QPen(QColor(theme.faded), 1.4))
            painter.drawLine(line.topLeft(), line.topRight())


def _counted(shown: SheetShown) -> bool:
    return any(column.left is not None for column in shown.columns)
