"""After a win: which of the achievements that were reached is ticked."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from PySide6.QtCore import QEvent, Qt, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import (
    QDialog,
    QFrame,
    QHBoxLayout,
    QListWidgetItem,
    QPushButton,
    QVBoxLayout,
    QWidget,
)

from cascadia_qt.games.cascadia.rules.achievements import ACHIEVEMENTS
from cascadia_qt.games.cascadia.views.art.faces import Faces
from cascadia_qt.games.cascadia.views.goals.goal_list import GoalList
from cascadia_qt.games.cascadia.views.goals.rows import Box, GoalRow, RowLook
from cascadia_qt.games.cascadia.words.goals import achievement_name, goal_words
from cascadia_qt.views.help.subject import explain
from cascadia_qt.views.labels import named_label, say
from cascadia_qt.views.text_size import growth

_WIDTH = 520
_MOST_GROWTH = 1.5
_MOST_HEIGHT = 420
_LOOK = RowLook(emblem=12, room=104, strong=True, padding=8)


class TickDialog(QDialog):
    """Offers achievements by number; what was chosen is `chosen` once the dialog is accepted."""

    def __init__(
        self,
        name: str,
        offered: Sequence[int],
        *,
        several: bool,
        faces: Faces,
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(parent)
        explain(self, "journal#achievements")
        self._name = name
        self._offered = tuple(offered)
        self._several = several
        self._ticked = set(self._offered if several else self._offered[-1:])
        self._title, self._detail = named_label("score_title"), named_label("score_detail")
        for label in (self._title, self._detail):
            label.setWordWrap(True)
        self._list = _Choices(faces, _LOOK)
        self._tick, self._leave = QPushButton(), QPushButton()
        self._build()
        self._listen()
        self._show()
        self._list.setCurrentRow(len(self._offered) - 1 if not several else 0)
        self._list.setFocus()

    def _build(self) -> None:
        card, buttons = QFrame(), QHBoxLayout()
        card.setObjectName("help_card")
        inside = QVBoxLayout(card)
        inside.setContentsMargins(4, 4, 4, 4)
        inside.addWidget(self._list)
        self._tick.setDefault(True)
        self._tick.setProperty("primary", True)
        self._leave.setAutoDefault(False)
        buttons.addStretch(1)
        buttons.addWidget(self._leave)
        buttons.addWidget(self._tick)
        self._column = column = QVBoxLayout(self)
        column.setContentsMargins(24, 20, 24, 16)
        column.setSpacing(8)
        column.addWidget(self._title)
        column.addWidget(self._detail)
        column.addSpacing(4)
        column.addWidget(card, 1)
        column.addSpacing(4)
        column.addLayout(buttons)
        width = round(_WIDTH * min(growth(self.font()), _MOST_GROWTH))
        self.setFixedWidth(width)
        self._list.setFixedWidth(width - 2 * 24 - 2 * 4)

    def _listen(self) -> None:
        self._tick.clicked.connect(self.accept)
        self._leave.clicked.connect(self.reject)
        self._list.itemClicked.connect(self._click)
        self._list.toggled.connect(self._toggle)
        self._list.currentRowChanged.connect(self._follow)

    @property
    def chosen(self) -> tuple[int, ...]:
        """The achievements to tick, by number."""
        return tuple(number for number in self._offered if number in self._ticked)

    def _click(self, item: QListWidgetItem) -> None:
        self._toggle(self._list.row(item))

    def _toggle(self, row: int) -> None:
        number = self._offered[row]
        self._ticked = self._ticked ^ {number} if self._several else {number}
        self._show()

    def _follow(self, row: int) -> None:
        """Where only one can be ticked, the arrow keys tick it."""
        if not self._several and row >= 0:
            self._toggle(row)

    def _show(self) -> None:
        box = Box.SQUARE if self._several else Box.ROUND
        rows = []
        for number in self._offered:
            goal = ACHIEVEMENTS[number - 1]
            row = GoalRow(goal, achievement_name(number), goal_words(goal), box=box)
            rows.append(replace(row, ticked=number in self._ticked))
        self._list.show_rows(rows)
        wanted = self._list.wanted_height()
        self._list.setFixedHeight(min(wanted, _MOST_HEIGHT))
        self._list.set_scrolling(wanted > _MOST_HEIGHT)
        self._tick.setEnabled(bool(self._ticked))
        self._retranslate()
        self.setFixedHeight(self._column.heightForWidth(self.width()))

    def _retranslate(self) -> None:
        self.setWindowTitle(self.tr("Field notebook"))
        if self._several:
            title = self.tr("{0} may tick achievements")
            detail = self.tr("These were reached. Those that are ticked go into the notebook.")
        else:
            title = self.tr("{0} may tick an achievement")
            detail = self.tr("These were reached. One of them goes into the notebook.")
        say(self._title, title.format(self._name))
        self._detail.setText(detail)
        self._list.setAccessibleName(self.tr("Achievements"))
        self._list.setAccessibleDescription(self._detail.text())
        self._tick.setText(self.tr("&Tick"))
        self._leave.setText(self.tr("&Not now"))

    def changeEvent(self, event: QEvent) -> None:
        if event.type() == QEvent.Type.LanguageChange:
            self._show()
        super().changeEvent(event)


class _Choices(GoalList):
    """Rows that Space ticks.

    Signals:
        toggled: carries the row.
    """

    toggled = Signal(int)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() == Qt.Key.Key_Space and self.currentRow() >= 0:
            self.toggled.emit(self.currentRow())
        else:
            super().keyPressEvent(event)
