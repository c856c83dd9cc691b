"""The program around the table: starting games and the actions of the window."""

from __future__ import annotations

import secrets

from PySide6.QtCore import QObject

from cascadia_qt.controllers.table import TableController
from cascadia_qt.games import CASCADIA
from cascadia_qt.model.session import GameSession
from cascadia_qt.rules.cascadia.scoring.rulings import Scoring
from cascadia_qt.rules.cascadia.state import Options
from cascadia_qt.rules.cascadia.terms import Card, Variant, Wildlife
from cascadia_qt.rules.game import Seat
from cascadia_qt.rules.grid import HEX
from cascadia_qt.rules.record import Record, new_record
from cascadia_qt.rules.rng import SEED_LIMIT
from cascadia_qt.views.cascadia.faces import Faces
from cascadia_qt.views.cascadia.table_page import TablePage
from cascadia_qt.views.main_window import MainWindow
from cascadia_qt.views.motion import Motion
from cascadia_qt.views.theme import Theme


class Shell(QObject):
    """Owns the window and the session that is shown in it."""

    def __init__(self, theme: Theme) -> None:
        super().__init__()
        self._theme = theme
        self._faces = Faces()
        self._motion = Motion(self)
        self.window = MainWindow()
        self._session: GameSession | None = None
        self._table: TableController | None = None
        self._page: TablePage | None = None
        window = self.window
        window.new_game.triggered.connect(self.start_first_game)
        window.undo.triggered.connect(self._undo)
        window.redo.triggered.connect(self._redo)
        window.fit.triggered.connect(self._fit)

    def start_first_game(self) -> None:
        """A game for a person and a computer with the cards of a first game."""
        options = Options(HEX, 2, Scoring(Variant.CARDS, (Card.A,) * len(Wildlife)))
        seats = (Seat(self.tr("You"), colour="teal"), Seat("Greedy", "greedy", "rust"))
        seed = secrets.randbelow(SEED_LIMIT)
        self.play(new_record(CASCADIA.rules, options, seed, seats, free_undo=False))

    def play(self, record: Record) -> None:
        """Shows a game and goes on with it."""
        self.close()
        self._session = GameSession(record, self)
        self._page = TablePage(record.options, self._faces, self._motion)
        self._page.set_theme(self._theme)
        self._table = TableController(self._session, self._page, self)
        self._session.changed.connect(self._show_actions)
        self.window.show_page(self._page)
        self._show_actions()

    def close(self) -> None:
        """Ends whatever is going on at the table."""
        if self._table is not None and self._session is not None:
            self._table.close()
            self._table.deleteLater()
            self._session.deleteLater()
            self._table = self._session = None

    def _undo(self) -> None:
        if self._table is not None:
            self._table.turn.back()

    def _redo(self) -> None:
        if self._session is not None:
            self._session.redo()

    def _fit(self) -> None:
        if self._page is not None:
            self._page.board.fit()

    def _show_actions(self) -> None:
        if self._session is not None:
            self.window.undo.setEnabled(self._session.can_undo)
            self.window.redo.setEnabled(self._session.can_redo)
