"""What comes before a game of Okanagan: the set-up."""

from __future__ import annotations

from PySide6.QtCore import QObject

from cascadia_qt.controllers.hall import Hall

_GAME = "okanagan"


class Anteroom(QObject):
    """Asks what is to be played, and remembers it."""

    def __init__(self, hall: Hall, parent: QObject) -> None:
        super().__init__(parent)
        self._hall = hall

    def new_game(self) -> None:
        """Asks what to play, beginning with what was played last, and has it dealt."""
        from cascadia_qt.games.okanagan.model.setup import first_setup, read_setup, write_setup
        from cascadia_qt.games.okanagan.views.setup.dialog import OkanaganNewGameDialog
        from cascadia_qt.games.okanagan.words.bots import bot_names

        hall = self._hall
        last = read_setup(hall.preferences.setup(_GAME), first_setup())
        dialog = OkanaganNewGameDialog(last, bot_names(), hall.window)
        if dialog.exec():
            hall.preferences.set_setup(_GAME, write_setup(dialog.setup))
            hall.deal(_GAME, dialog.setup)
        dialog.deleteLater()
