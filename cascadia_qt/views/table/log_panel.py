"""The log beside the board: turns, what was done in them, and what it was worth."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QRect, QSize, Qt, Signal
from PySide6.QtGui import (
    QColor,
    QFocusEvent,
    QIcon,
    QKeyEvent,
    QPainter,
    QPaintEvent,
    QPalette,
    QShowEvent,
)
from PySide6.QtWidgets import (
    QListView,
    QPushButton,
    QVBoxLayout,
    QWidget,
)

from cascadia_qt.assets import resource
from cascadia_qt.model.game_log import GameLog, Index, LogRole
from cascadia_qt.views.table.log_rows import LogRows
from cascadia_qt.views.table.panel_look import paint_card, panel_width
from cascadia_qt.views.theme import current_theme
from cascadia_qt.views.tips import set_tip
from cascadia_qt.words.language import translate

_LOWEST = 72
_MARK = QSize(12, 12)
_STEPS: dict[int, int] = {Qt.Key.Key_Up: -1, Qt.Key.Key_Down: 1}

Flag = Qt.AlignmentFlag


class LogPanel(QWidget):
    """Shows a GameLog; folds away to its header.

    Signals:
        step_chosen: a row was clicked or reached by the arrow keys; carries the number of steps
            after which the table looks as it tells.
        folded: the panel was folded or unfolded.
    """

    step_chosen = Signal(int)
    folded = Signal(bool)

    def __init__(self, log: GameLog, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._log = log
        self._header = QPushButton()
        self._header.setProperty("fold", True)
        self._header.setStyleSheet("text-align: left; padding: 5px 6px;")
        self._header.setIconSize(_MARK)
        self._header.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self._steps = _Steps(log)
        self._header.clicked.connect(self._toggle)
        self._steps.chosen.connect(self.step_chosen)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 8)
        column.setSpacing(1)
        column.addWidget(self._header, 0, Flag.AlignTop)
        column.addWidget(self._steps, 1)
        self.setFixedWidth(panel_width(self.font()))
        self._show_fold()

    def set_folded(self, folded: bool) -> None:
        if folded != self._steps.isHidden():
            self._steps.setHidden(folded)
            self._show_fold()
            self.folded.emit(folded)

    def set_points_shown(self, shown: bool) -> None:
        """Whether the log tells what actions are worth."""
        self._log.set_points_shown(shown)

    def mark(self, cursor: int | None) -> None:
        """Marks the row of the step that is looked at; None for the game as it stands."""
        self._steps.mark(cursor)

    def changeEvent(self, event: QEvent) -> None:
        if event.type() == QEvent.Type.LanguageChange:
            self._retranslate()
            self._log.retranslate()
        elif event.type() == QEvent.Type.FontChange:
            self.setFixedWidth(panel_width(self.font()))
        super().changeEvent(event)

    def paintEvent(self, event: QPaintEvent) -> None:
        painter, theme = QPainter(self), current_theme()
        if self._steps.isHidden():
            paint_card(painter, self._header, theme)
        else:
            paint_card(painter, self, theme)
            line = QRect(8, self._header.height(), self.width() - 16, 1)
            painter.fillRect(line, QColor(theme.line))

    def _toggle(self) -> None:
        self.set_folded(not self._steps.isHidden())

    def _show_fold(self) -> None:
        mark = "right" if self._steps.isHidden() else "down"
        self._header.setIcon(QIcon(str(resource(f"marks/{mark}.svg"))))
        self._retranslate()
        self.update()

    def _retranslate(self) -> None:
        self._header.setText(self.tr("Log"))
        folded = self._steps.isHidden()
        set_tip(self._header, self.tr("Unfold the log") if folded else self.tr("Fold the log"))
        self.setAccessibleName(self.tr("Log"))
        self._steps.setAccessibleName(self.tr("Log"))


class _Steps(QListView):
    """The rows; the newest stays in view unless somebody has scrolled up.

    Signals:
        chosen: carries the cursor of the row.
    """

    chosen = Signal(int)

    def __init__(self, log: GameLog) -> None:
        super().__init__()
        self._marked: int | None = None
        self._following = True
        self._log = log
        self._rows = LogRows(self, log)
        self._set_up()
        bar = self.verticalScrollBar()
        bar.valueChanged.connect(self._note_place)
        bar.rangeChanged.connect(self._keep_up)
        self.clicked.connect(self._choose)

    def _set_up(self) -> None:
        self.setItemDelegate(self._rows)
        self.setFrameShape(QListView.Shape.NoFrame)
        self.setSelectionMode(QListView.SelectionMode.NoSelection)
        self.setEditTriggers(QListView.EditTrigger.NoEditTriggers)
        self.setVerticalScrollMode(QListView.ScrollMode.ScrollPerPixel)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setAutoScroll(False)
        self.setMinimumHeight(_LOWEST)
        viewport = self.viewport()
        viewport.setAutoFillBackground(False)
        viewport.setCursor(Qt.CursorShape.PointingHandCursor)
        viewport.setAttribute(Qt.WidgetAttribute.WA_Hover)

    def _open(self) -> None:
        """Not before somebody looks: a view without rows asks for no words."""
        self.setModel(self._log)
        for changed in (self._log.rowsInserted, self._log.rowsRemoved):
            changed.connect(self._stand)

    def mark(self, cursor: int | None) -> None:
        if cursor != self._marked:
            self._marked = self._rows.marked = cursor
            self._show_place()
            self.viewport().update()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Up and down go from step to step; every other key belongs to the table."""
        by = _STEPS.get(event.key(), 0)
        plain = not event.modifiers() & ~Qt.KeyboardModifier.KeypadModifier
        if not (by and plain):
            event.ignore()
            return
        here = self._cursor()
        to = min(max(here + by, 1), self._log.rowCount())
        if to != here:
            self.chosen.emit(to)

    def focusInEvent(self, event: QFocusEvent) -> None:
        super().focusInEvent(event)
        self._stand()

    def showEvent(self, event: QShowEvent) -> None:
        if self.model() is None:
            self._open()
        super().showEvent(event)
        if not event.spontaneous():
            self._show_place()

    def changeEvent(self, event: QEvent) -> None:
        if event.type() == QEvent.Type.FontChange:
            self._rows.forget()
            self.scheduleDelayedItemsLayout()
        super().changeEvent(event)

    def paintEvent(self, event: QPaintEvent) -> None:
        super().paintEvent(event)
        if not self._log.rowCount():
            painter = QPainter(self.viewport())
            painter.setPen(self.palette().color(QPalette.ColorRole.PlaceholderText))
            room = self.viewport().rect().adjusted(8, 8, -8, -8)
            flags = Flag.AlignTop | Qt.TextFlag.TextWordWrap
            painter.drawText(room, int(flags), translate("Log", "Nothing has happened yet"))

    def _choose(self, index: Index) -> None:
        self.chosen.emit(index.data(LogRole.CURSOR))

    def _cursor(self) -> int:
        """The step that is looked at; the last one if it is the game as it stands."""
        return self._log.rowCount() if self._marked is None else self._marked

    def _stand(self) -> None:
        """The row that keys begin from is the one of the step that is looked at."""
        if self.isVisible():
            self.setCurrentIndex(self._log.index(self._cursor() - 1))

    def _show_place(self) -> None:
        if not self.isVisible():
            return
        self._stand()
        if self._marked is None:
            self.scrollToBottom()
            return
        index = self._log.index(max(self._marked - 1, 0))
        if not self.viewport().rect().contains(self.visualRect(index)):
            self.scrollTo(index, QListView.ScrollHint.PositionAtCenter)

    def _note_place(self, value: int) -> None:
        self._following = value == self.verticalScrollBar().maximum()

    def _keep_up(self, _lowest: int, highest: int) -> None:
        if self._following and self._marked is None:
            self.verticalScrollBar().setValue(highest)
