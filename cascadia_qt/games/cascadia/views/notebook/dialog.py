"""The field notebook of a player: achievements that are ticked, and scenarios that are passed."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from pathlib import Path

from PySide6.QtCore import QEvent, QSize, Qt, Signal
from PySide6.QtWidgets import (
    QDialog,
    QHBoxLayout,
    QPushButton,
    QVBoxLayout,
    QWidget,
)

from cascadia_qt.games.cascadia.rules.achievements import ACHIEVEMENTS
from cascadia_qt.games.cascadia.rules.scenarios import SCENARIOS
from cascadia_qt.games.cascadia.store.older_files import GAME_FILE, SCENARIO_FILE
from cascadia_qt.games.cascadia.views.art.faces import Faces
from cascadia_qt.games.cascadia.views.goals.goal_list import GoalList
from cascadia_qt.games.cascadia.views.goals.rows import Box, GoalRow, RowLook
from cascadia_qt.games.cascadia.views.notebook.memories import Notebook, day_words
from cascadia_qt.games.cascadia.views.notebook.paper import SPIRAL, NotebookPaper, PassStrip
from cascadia_qt.games.cascadia.words.goals import achievement_name, goal_words
from cascadia_qt.games.cascadia.words.ticking import ticking_words
from cascadia_qt.views.elided_field import ElidedField
from cascadia_qt.views.help.subject import explain
from cascadia_qt.views.labels import PlainLabel

_SIZE = QSize(1080, 736)
_LEFT_PAGE = 13  # achievements
_LOOK = RowLook(emblem=10, room=92, beside=True, strong=True, padding=5, edge=4, ruled=True)


class NotebookDialog(QDialog):
    """One notebook a name; `name` says which is opened first.

    Signals:
        folder_requested: the folder with the text files is to be shown.
    """

    folder_requested = Signal()

    def __init__(
        self,
        notebooks: Sequence[Notebook],
        name: str,
        faces: Faces,
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(parent)
        explain(self, "journal#achievements")
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self._notebooks = {book.name: book for book in notebooks} or {name: Notebook(name)}
        self._names = ElidedField()
        self._names.addItems(list(self._notebooks))
        self._names.setCurrentText(name)
        self._names.tell()
        self._count = PlainLabel()
        self._count.setProperty("quiet", True)
        self._pages = [GoalList(faces, _LOOK) for _ in range(2)]
        self._strip_title = PlainLabel()
        self._strip_title.setProperty("title", True)
        self._strip = PassStrip()
        self._rule, self._where = PlainLabel(), PlainLabel()
        for note in (self._rule, self._where):
            note.setProperty("quiet", True)
            note.setWordWrap(True)
        self._where.setTextInteractionFlags(Qt.TextInteractionFlag.TextSelectableByMouse)
        self._folder: Path | None = None
        self._everything = False
        self._open, self._close = QPushButton(), QPushButton()
        self._open.setAutoDefault(False)
        self._build(NotebookPaper())
        self._names.currentTextChanged.connect(self._show)
        self._open.clicked.connect(self.folder_requested)
        self._close.clicked.connect(self.reject)
        self._show()
        self._names.setFocus()

    def _build(self, paper: NotebookPaper) -> None:
        head, spread, foot, footer = QHBoxLayout(), QHBoxLayout(), QHBoxLayout(), QHBoxLayout()
        self._names.setMinimumWidth(200)
        head.addWidget(self._names)
        head.addSpacing(8)
        head.addWidget(self._count)
        head.addStretch(1)
        spread.setSpacing(SPIRAL)
        for page in self._pages:
            spread.addWidget(page, 1)
        foot.addWidget(self._strip_title)
        foot.addSpacing(8)
        foot.addWidget(self._strip, 1)
        inside = QVBoxLayout(paper)
        inside.setContentsMargins(24, 8, 24, 8)
        inside.addLayout(spread, 1)
        notes = QVBoxLayout()
        notes.setSpacing(2)
        notes.addWidget(self._rule)
        notes.addWidget(self._where)
        footer.setSpacing(8)
        footer.addLayout(notes, 1)
        footer.addWidget(self._open, 0, Qt.AlignmentFlag.AlignBottom)
        footer.addWidget(self._close, 0, Qt.AlignmentFlag.AlignBottom)
        self._close.setDefault(True)
        self._close.setProperty("primary", True)
        column = QVBoxLayout(self)
        column.setContentsMargins(24, 16, 24, 16)
        column.setSpacing(12)
        column.addLayout(head)
        column.addWidget(paper, 1)
        column.addLayout(foot)
        column.addLayout(footer)
        room = self.screen().availableSize()
        self.resize(_SIZE.boundedTo(QSize(room.width(), room.height() - 40)))

    def tell(self, folder: Path, *, everything: bool) -> None:
        """Where the text files are, and whether `everything` that is reached may be ticked."""
        self._folder, self._everything = folder, everything
        self._show()

    @property
    def notebook(self) -> Notebook:
        """The one that is open."""
        return self._notebooks[self._names.currentText()]

    @property
    def rows(self) -> list[GoalRow]:
        return [row for page in self._pages for row in page.rows]

    def _show(self) -> None:
        book = self.notebook
        rows = self._rows(book)
        self._pages[0].show_rows(rows[:_LEFT_PAGE])
        self._pages[1].show_rows(rows[_LEFT_PAGE:])
        self._strip.show_passes(book.passes)
        self._retranslate(book, len({one.scenario for one in book.passes}))

    def _rows(self, book: Notebook) -> list[GoalRow]:
        days = {tick.achievement: day_words(tick.on) for tick in book.ticks}
        row = partial(GoalRow, box=Box.PENCIL)
        return [
            row(
                goal,
                achievement_name(number),
                goal_words(goal),
                days.get(number, ""),
                ticked=number in days,
            )
            for number, goal in enumerate(ACHIEVEMENTS, 1)
        ]

    def _retranslate(self, book: Notebook, passed: int) -> None:
        self.setWindowTitle(self.tr("Field notebook"))
        self._close.setText(self.tr("&Close"))
        self._rule.setText(ticking_words(everything=self._everything))
        self._open.setText(self.tr("&Open the folder"))
        self._open.setVisible(self._folder is not None)
        self._where.setVisible(self._folder is not None)
        where = self.tr("{0} and {1} are in {2}")
        self._where.setText(where.format(GAME_FILE, SCENARIO_FILE, self._folder))
        self._names.setAccessibleName(self.tr("Player"))
        self._strip_title.setText(self.tr("Scenarios passed"))
        self._strip.setAccessibleName(self.tr("Scenarios passed"))
        for page in self._pages:
            page.setAccessibleName(self.tr("Achievements"))
        count = self.tr("Achievements: {0} of {1} · scenarios: {2} of {3}")
        ticks, all_ = len(book.ticks), len(ACHIEVEMENTS)
        self._count.setText(count.format(ticks, all_, passed, len(SCENARIOS)))

    def changeEvent(self, event: QEvent) -> None:
        if event.type() == QEvent.Type.LanguageChange:
            self._show()
        super().changeEvent(event)
