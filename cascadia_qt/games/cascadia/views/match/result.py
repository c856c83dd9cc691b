"""The end of a duplicate match: landscapes side by side, below them the scores by category."""

from __future__ import annotations

from PySide6.QtCore import QEvent, Signal
from PySide6.QtWidgets import QFrame, QHBoxLayout, QPushButton, QVBoxLayout, QWidget

from cascadia_qt.games.cascadia.views.art.faces import Faces
from cascadia_qt.games.cascadia.views.match.boards import MatchBoards
from cascadia_qt.games.cascadia.views.match.table import MatchTable
from cascadia_qt.games.cascadia.views.score.scored_table import ScoredTable
from cascadia_qt.games.cascadia.words.outcome import outcome
from cascadia_qt.views.fields import set_tab_order
from cascadia_qt.views.labels import named_label, say
from cascadia_qt.views.tips import set_tip


class MatchResult(QWidget):
    """A category that is looked at lights up on every landscape.

    Signals:
        explain_requested: the score sheet with its reasons is wanted.
        again_requested: another deal with the same people.
        left: back to where one came from.
    """

    explain_requested = Signal()
    again_requested = Signal()
    left = Signal()

    def __init__(self, faces: Faces) -> None:
        super().__init__()
        self._faces = faces
        self._table: ScoredTable | None = None
        self._heading = named_label("score_title")
        self._detail = named_label("score_detail")
        self._hint = named_label("score_detail")
        for label in (self._heading, self._detail):
            label.setWordWrap(True)
        self.boards = MatchBoards()
        self.numbers = MatchTable(faces)
        self.explain, self.again, self.back = QPushButton(), QPushButton(), QPushButton()
        self.explain.setProperty("primary", True)
        self.explain.clicked.connect(self.explain_requested)
        self.again.clicked.connect(self.again_requested)
        self.back.clicked.connect(self.left)
        self.numbers.line_focused.connect(self.boards.explain)
        self._build()

    def _build(self) -> None:
        words = QVBoxLayout()
        words.setSpacing(4)
        words.addWidget(self._heading)
        words.addWidget(self._detail)
        head = QHBoxLayout()
        head.setSpacing(8)
        head.addLayout(words, 1)
        for button in (self.back, self.again, self.explain):
            head.addWidget(button)
        paper = QFrame()
        paper.setObjectName("sheet_card")
        inside = QVBoxLayout(paper)
        inside.setContentsMargins(8, 8, 8, 8)
        inside.addWidget(self.numbers)
        column = QVBoxLayout(self)
        column.setContentsMargins(24, 16, 24, 16)
        column.setSpacing(12)
        column.addLayout(head)
        column.addWidget(self.boards, 1)
        column.addWidget(paper)
        column.addWidget(self._hint)
        set_tab_order([self.numbers, self.back, self.again, self.explain])

    def show_table(self, table: ScoredTable) -> None:
        self._table = table
        self.boards.show_table(table, self._faces)
        self.numbers.show_table(table)
        self.retranslate()

    def retranslate(self) -> None:
        if self._table is None:
            return
        names = [seat.name for seat in self._table.seats]
        result = outcome(names, self._table.sheets, over=True)
        say(self._heading, result.title)
        say(self._detail, result.detail)
        self._hint.setText(self.tr("A category that is chosen lights up on every landscape."))
        self.explain.setText(self.tr("&Explain"))
        self.again.setText(self.tr("Play &again"))
        set_tip(self.again, self.tr("Another deal for the same people and cards"))
        self.back.setText(self.tr("&Back"))
        self.numbers.setAccessibleName(self.tr("Scores by category"))
        self.boards.retranslate()
        self.numbers.viewport().update()

    def changeEvent(self, event: QEvent) -> None:
        if event.type() == QEvent.Type.LanguageChange:
            self.retranslate()
        super().changeEvent(event)
