"""A finished game under review: a curve, the costliest turns, and each position again."""

from __future__ import annotations

from PySide6.QtCore import QEvent, Qt, Signal
from PySide6.QtGui import QKeySequence, QShortcut
from PySide6.QtWidgets import (
    QDialog,
    QFrame,
    QHBoxLayout,
    QPushButton,
    QVBoxLayout,
    QWidget,
)

from cascadia_qt.games.cascadia.ai.review import PlayedTurn
from cascadia_qt.games.cascadia.model.coach import Coach
from cascadia_qt.games.cascadia.views.art.faces import Faces
from cascadia_qt.games.cascadia.views.coach.curve import CoachCurve
from cascadia_qt.games.cascadia.views.coach.head import CoachHead
from cascadia_qt.games.cascadia.views.coach.lines import coach_lines, costliest_lines
from cascadia_qt.games.cascadia.views.coach.position_view import PositionView
from cascadia_qt.games.cascadia.views.coach.rows import CoachList
from cascadia_qt.games.cascadia.views.coach.words import MOST_GROWTH, CoachWords, is_costly
from cascadia_qt.games.cascadia.words.hint import without_bonuses
from cascadia_qt.views.help.subject import explain
from cascadia_qt.views.labels import PlainLabel
from cascadia_qt.views.room import most_of_window
from cascadia_qt.views.style import dress
from cascadia_qt.views.text_size import growth, sized
from cascadia_qt.views.theme import current_theme

_LISTS = 344  # how wide the lists are
_STYLE = """
#coach_card {{ background: {raised}; border: 1px solid {line}; border-radius: 8px; }}
CoachList {{ background: transparent; border: none; outline: none; }}
#coach_turn {{ font-size: 1.5em; font-weight: 600; }}
#coach_quiet, #coach_note {{ color: {faded}; }}
#coach_lost {{ font-weight: 600; }}
#coach_lost[costly="true"] {{ color: {loss}; }}
#coach_which {{ font-weight: 600; }}
QProgressBar {{ background: {sunken}; border: none; border-radius: 4px; max-height: 8px; }}
QProgressBar::chunk {{ background: {gold}; border-radius: 4px; }}
"""


class CoachDialog(QDialog):
    """Shows what a coach has found so far; the better turn of a position only when asked.

    Signals:
        turn_looked_at: another turn is looked at; carries its cursor.
        position_requested: the table is to be shown as it was; carries how many steps were over,
            and the dialog is closed already.
    """

    turn_looked_at = Signal(int)
    position_requested = Signal(int)

    def __init__(
        self,
        coach: Coach,
        faces: Faces,
        cursor: int | None = None,
        parent: QWidget | None = None,
    ) -> None:
        """`cursor` is that of the turn that is looked at first."""
        super().__init__(parent)
        explain(self, "journal#review")
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self._coach = coach
        self._turns = {turn.cursor: turn for turn in coach.turns}
        self._better = False
        grid = coach.record.options.grid
        self._head = CoachHead(coach)
        self._curve = CoachCurve()
        self._costliest = CoachList(tall=True)
        self._all = CoachList(tall=False)
        self._board = PositionView(grid, faces)
        self._words = CoachWords(grid, faces)
        self._costliest_heading, self._all_heading = PlainLabel(), PlainLabel()
        self._nothing, self._note = PlainLabel(), PlainLabel()
        self._go_button, self._close_button = QPushButton(), QPushButton()
        self._cursor = cursor if cursor in self._turns else self._first()
        self._build()
        self._connect()
        self._retranslate()
        self._all.setFocus()
        self.resize(most_of_window(self))

    def look_at(self, cursor: int) -> None:
        """Shows the position in which a turn began, and what was played."""
        if cursor == self._cursor:
            return
        changed = self._turns[cursor].seat != self._turn.seat
        self._cursor, self._better = cursor, False
        if changed:
            self._show_lines()
        for part in (self._curve, self._costliest, self._all):
            part.look_at(cursor)
        self._show_turn()
        self.turn_looked_at.emit(cursor)

    def toggle_better(self) -> None:
        """Shows the better turn, or again what was played."""
        if is_costly(self._coach.reviews.get(self._cursor)):
            self._better = not self._better
            self._show_turn()

    def changeEvent(self, event: QEvent) -> None:
        if event.type() == QEvent.Type.LanguageChange:
            self._retranslate()
        elif event.type() == QEvent.Type.PaletteChange:
            self._dress()
        super().changeEvent(event)

    @property
    def _turn(self) -> PlayedTurn:
        return self._turns[self._cursor]

    def _first(self, seat: int | None = None) -> int:
        """The costliest turn when everything is reviewed, the first until then."""
        turns = [turn for turn in self._coach.turns if seat in (None, turn.seat)]
        costliest = costliest_lines(coach_lines(self._coach, turns[0].seat))
        return costliest[0].turn.cursor if costliest and self._coach.done else turns[0].cursor

    def _connect(self) -> None:
        self._coach.reviewed.connect(self._take)
        self._head.seat_chosen.connect(lambda seat: self.look_at(self._first(seat)))
        for part in (self._curve, self._costliest, self._all):
            part.turn_chosen.connect(self.look_at)
            part.answer_requested.connect(self.toggle_better)
        self._words.answer_requested.connect(self.toggle_better)
        self._go_button.clicked.connect(self._leave_for_position)
        self._close_button.clicked.connect(self.reject)
        QShortcut(QKeySequence("F"), self, self._board.fit)
        QShortcut(QKeySequence.StandardKey.ZoomIn, self, self._board.zoom_in)
        QShortcut(QKeySequence.StandardKey.ZoomOut, self, self._board.zoom_out)

    def _dress(self) -> None:
        dress(self, sized(_STYLE.format(**current_theme()._asdict())))

    def _build(self) -> None:
        self._dress()
        for heading in (self._costliest_heading, self._all_heading):
            heading.setProperty("heading", True)
        self._nothing.setObjectName("coach_quiet")
        self._note.setObjectName("coach_note")
        for button in (self._go_button, self._close_button):
            button.setAutoDefault(False)
        middle = QHBoxLayout()
        middle.setSpacing(16)
        middle.addWidget(self._lists())
        middle.addWidget(self._position(), 1)
        footer = QHBoxLayout()
        footer.setSpacing(8)
        footer.addWidget(self._note, 1)
        footer.addWidget(self._go_button)
        footer.addWidget(self._close_button)
        column = QVBoxLayout(self)
        column.setContentsMargins(24, 20, 24, 20)
        column.setSpacing(16)
        column.addWidget(self._head)
        column.addWidget(_card(self._curve, margin=4))
        column.addLayout(middle, 1)
        column.addLayout(footer)

    def _lists(self) -> QWidget:
        inside = QWidget()
        column = QVBoxLayout(inside)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(4)
        column.addWidget(self._costliest_heading)
        column.addWidget(self._nothing)
        column.addWidget(self._costliest)
        column.addSpacing(8)
        column.addWidget(self._all_heading)
        column.addWidget(self._all, 1)
        for heading in (self._costliest_heading, self._nothing, self._all_heading):
            heading.setContentsMargins(12, 4, 12, 0)
        card = _card(inside, margin=8)
        card.setFixedWidth(round(_LISTS * min(growth(self.font()), MOST_GROWTH)))
        return card

    def _position(self) -> QWidget:
        inside = QWidget()
        row = QHBoxLayout(inside)
        row.setContentsMargins(0, 0, 8, 0)
        row.setSpacing(16)
        row.addWidget(self._board, 1)
        row.addWidget(self._words)
        return _card(inside, margin=8)

    def _take(self, cursor: int) -> None:
        if self._turns[cursor].seat == self._turn.seat:
            self._show_lines()
        if cursor == self._cursor:
            self._show_turn()

    def _show_lines(self) -> None:
        seat = self._turn.seat
        lines = coach_lines(self._coach, seat)
        costliest = costliest_lines(lines)
        self._head.look_at(seat)
        self._nothing.setVisible(not costliest)
        self._costliest.setVisible(bool(costliest))
        self._costliest.show_lines(costliest, self._cursor)
        self._all.show_lines(lines, self._cursor)
        self._curve.show_lines(lines, self._cursor, self._coach.record.seats[seat], seat)

    def _show_turn(self) -> None:
        turn, review = self._turn, self._coach.reviews.get(self._cursor)
        actions = review.better if review is not None and self._better else turn.actions
        self._board.show_turn(turn.before, actions)
        name = self._coach.record.seats[turn.seat].name
        self._words.show_turn(turn, name, review, better=self._better)

    def _leave_for_position(self) -> None:
        self.accept()
        self.position_requested.emit(self._cursor)

    def _retranslate(self) -> None:
        self.setWindowTitle(self.tr("Review of the game"))
        self._costliest_heading.setText(self.tr("Costliest turns"))
        self._all_heading.setText(self.tr("All turns"))
        self._costliest.setAccessibleName(self.tr("Costliest turns"))
        self._all.setAccessibleName(self.tr("All turns"))
        self._nothing.setText(self.tr("None so far."))
        self._note.setText(without_bonuses())
        self._go_button.setText(self.tr("&Go to this position"))
        self._close_button.setText(self.tr("&Close"))
        self._show_lines()
        self._show_turn()


def _card(inside: QWidget, margin: int) -> QFrame:
    card = QFrame()
    card.setObjectName("coach_card")
    layout = QVBoxLayout(card)
    layout.setContentsMargins(margin, margin, margin, margin)
    layout.addWidget(inside)
    return card
