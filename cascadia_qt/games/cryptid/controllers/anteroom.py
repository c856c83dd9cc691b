"""What comes before a game of Cryptid: the set-up."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject

from cascadia_qt.controllers.hall import Hall

# The dialog and the art are imported where they are first needed.
if TYPE_CHECKING:
    from cascadia_qt.games.cryptid.views.art.faces import Faces

_GAME = "cryptid"


class Anteroom(QObject):
    """Asks what is to be played, and remembers it."""

    def __init__(self, hall: Hall, faces: Callable[[], Faces], parent: QObject) -> None:
        super().__init__(parent)
        self._hall = hall
        self._faces = faces

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
