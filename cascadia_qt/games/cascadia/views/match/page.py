"""The page of a duplicate match: who plays next and, when all have played, how it ended."""

from __future__ import annotations

from PySide6.QtCore import QEvent, Qt, Signal
from PySide6.QtGui import QKeyEvent, QKeySequence, QShortcut
from PySide6.QtWidgets import QStackedLayout, QWidget

from cascadia_qt.games.cascadia.views.art.faces import Faces
from cascadia_qt.games.cascadia.views.match.card import MatchStand
from cascadia_qt.games.cascadia.views.match.result import MatchResult
from cascadia_qt.games.cascadia.views.match.waiting import MatchWaiting
from cascadia_qt.games.cascadia.views.score.scored_table import ScoredTable
from cascadia_qt.views.help.subject import explain

_CHOOSING = (Qt.Key.Key_Return, Qt.Key.Key_Enter)


class MatchPage(QWidget):
    """Before the end it knows nothing of what was played.

    Return does what is obvious: whoever is next plays, and at the end the scores are explained.

    Signals:
        play_requested: whoever is next wants to play.
        explain_requested: the score sheet with its reasons is wanted.
        again_requested: another deal with the same people.
        left: back to where one came from; the match is kept.
        quit_requested: the match is over, and so shall be the program.
    """

    play_requested = Signal()
    explain_requested = Signal()
    again_requested = Signal()
    left = Signal()
    quit_requested = Signal()

    def __init__(self, faces: Faces) -> None:
        super().__init__()
        explain(self, "journal#match")
        self.waiting = MatchWaiting(faces)
        self.result = MatchResult(faces)
        self.waiting.play_requested.connect(self.play_requested)
        self.result.explain_requested.connect(self.explain_requested)
        self.result.again_requested.connect(self.again_requested)
        self._stack = QStackedLayout(self)
        for side in (self.waiting, self.result):
            side.left.connect(self.left)
            self._stack.addWidget(side)
        QShortcut(QKeySequence("Q"), self.result, self.quit_requested.emit)
        self._retranslate()

    def show_stand(self, stand: MatchStand) -> None:
        """Who has played, who is next and who waits."""
        self.waiting.show_stand(stand)
        wanted = self.waiting.back if stand.thinking else self.waiting.play
        self._show(self.waiting, wanted)

    def show_result(self, table: ScoredTable) -> None:
        """All have played."""
        self.result.show_table(table)
        self._show(self.result, self.result.numbers)

    def _show(self, side: QWidget, focused: QWidget) -> None:
        self._stack.setCurrentWidget(side)
        if self.focusProxy() is not focused:
            self.setFocusProxy(focused)
            focused.setFocus()

    def _retranslate(self) -> None:
        self.setAccessibleName(self.tr("Match on one deal"))

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() == Qt.Key.Key_Escape:
            self.left.emit()
        elif event.key() in _CHOOSING:
            self._choose()
        else:
            super().keyPressEvent(event)

    def _choose(self) -> None:
        waiting, result = self.waiting, self.result
        obvious = waiting.play if self._stack.currentWidget() is waiting else result.explain
        others = (waiting.back, result.back, result.again)
        next((button for button in others if button.hasFocus()), obvious).click()

    def changeEvent(self, event: QEvent) -> None:
        if event.type() == QEvent.Type.LanguageChange:
            self._retranslate()
        super().changeEvent(event)
