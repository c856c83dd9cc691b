"""What comes before a game of Cryptid: the set-up."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject

from cascadia_qt.controllers.hall import Hall
from cascadia_qt.words.language import translate

# The dialog and the art are imported where they are first needed.
if TYPE_CHECKING:
    from cascadia_qt.games.cryptid.model.puzzle_search import PuzzleSearch
    from cascadia_qt.games.cryptid.views.art.faces import Faces
    from cascadia_qt.rules.record import Record

_GAME = "cryptid"


class Anteroom(QObject):
    """Asks what is to be played, and remembers it; looks for a puzzle as hard as the last one."""

    def __init__(self, hall: Hall, faces: Callable[[], Faces], parent: QObject) -> None:
        super().__init__(parent)
        self._hall = hall
        self._faces = faces
        self._search: PuzzleSearch | None = None

    def deal_again(self, record: Record, begin: Callable[[Record], None]) -> None:
        """The same people and agreement, as soon as there is a puzzle as hard as was wished."""
        from cascadia_qt.games.cryptid.model.puzzle_search import PuzzleSearch
        from cascadia_qt.games.cryptid.model.setup import CryptidSetup, again
        from cascadia_qt.model.setup import fresh_seed

        if self._search is not None:
            return
        seed, options = fresh_seed(), record.options
        self._search = search = PuzzleSearch(self)
        search.found.connect(lambda puzzle: begin(again(record, seed, puzzle)))
        search.failed.connect(lambda: begin(again(record, seed)))
        setup = CryptidSetup(record.seats, options.board.mode, options.difficulty)
        search.look_for(setup, seed)
        self._hall.tell(
            translate("CryptidSetup", "A puzzle as hard as the last one is looked for…")
        )

    def leave(self) -> None:
        """Nobody waits for a puzzle any more."""
        if self._search is not None:
            self._search.close()
            self._search.deleteLater()
            self._search = None

    def new_game(self) -> None:
        """Asks what to play, beginning with what was played last, and has it dealt."""
        from cascadia_qt.games.cryptid.model.setup import first_setup, read_setup, write_setup
        from cascadia_qt.games.cryptid.views.setup.dialog import CryptidNewGameDialog
        from cascadia_qt.games.cryptid.words.bots import bot_names

        hall = self._hall
        last = read_setup(hall.preferences.setup(_GAME), first_setup())
        dialog = CryptidNewGameDialog(last, bot_names(), self._faces(), hall.window)
        if dialog.exec():
            hall.preferences.set_setup(_GAME, write_setup(dialog.setup))
            hall.deal(_GAME, dialog.setup)
        dialog.deleteLater()
