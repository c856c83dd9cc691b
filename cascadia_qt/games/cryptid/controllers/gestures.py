"""What the pointer means for the turn: on the map and on the pennants of the players."""

from __future__ import annotations

from PySide6.QtCore import QObject, QRect

from cascadia_qt.controllers.look_back import LookBack
from cascadia_qt.games.cryptid.controllers.display import TableDisplay
from cascadia_qt.games.cryptid.controllers.turn import HumanTurn, Stage
from cascadia_qt.games.cryptid.rules.actions import Action
from cascadia_qt.games.cryptid.views.table import prompt_words as words
from cascadia_qt.games.cryptid.views.table.page import TablePage
from cascadia_qt.games.cryptid.words.help_subjects import (
    cell_subject,
    prompt_subject,
    refusal_subject,
)
from cascadia_qt.games.cryptid.words.refusals import cell_refusal, refusal


class Gestures(QObject):
    """A cell is chosen by a tap or by carrying the lantern, a player by a pennant.

    While an earlier step is looked at, a tap leads back to the game. What cannot be done is
    explained beside where it was wanted.
    """

    def __init__(
        self, turn: HumanTurn, look: LookBack, display: TableDisplay, page: TablePage
    ) -> None:
        super().__init__(page)
        self._turn = turn
        self._look = look
        self._display = display
        self._page = page
        turn.refused.connect(self._refuse)
        page.view.tapped.connect(self._tap)
        page.view.carried.connect(self._carry)
        for seat, pennant in enumerate(page.pennants):
            pennant.clicked.connect(lambda _on=False, seat=seat: self._click_pennant(seat))

    def _tap(self, cell: int | None) -> None:
        turn = self._turn
        if self._look.active:
            self._look.leave()
        elif cell is None:
            turn.drop()
        elif turn.stage not in (Stage.TURN, Stage.PLACING):
            return
        elif cell == turn.cell and turn.proposed is not None:
            turn.confirm()
        else:
            turn.choose(cell)
            self._say_obstacle(cell)

    def _carry(self, cell: int | None) -> None:
        if cell is not None and not self._look.active and self._turn.decides:
            self._turn.choose(cell)
            self._say_obstacle(cell)

    def _click_pennant(self, seat: int) -> None:
        if self._look.active:
            self._look.leave()
        elif self._turn.stage is Stage.OVER:
            self._display.tell_seat(seat)
        else:
            self._page.view.setFocus()
            self._turn.ask(seat)

    def _say_obstacle(self, cell: int) -> None:
        state = self._turn.state
        said = cell_refusal(state, self._display.names, cell)
        self._page.note.say(said, self._page.view.rect_of(cell), cell_subject(state, cell))

    def _refuse(self, action: Action | None) -> None:
        """Says why something cannot be done, beside where it was wanted."""
        state, names = self._turn.state, self._display.names
        cell, view, about = self._turn.cell, self._page.view, prompt_subject(state)
        if action is not None:
            said, about = refusal(state, names, action), refusal_subject(state, action)
        elif cell is None:
            said = words.choose_cell()
        else:
            said = cell_refusal(state, names, cell) or self._display.prompt
        place = QRect(view.rect().center(), view.rect().center())
        self._page.note.say(said, place if cell is None else view.rect_of(cell), about)
