"""The dialogs of the window that know no game: files, preferences, keys and messages."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QCoreApplication, QObject
from PySide6.QtWidgets import QApplication

from cascadia_qt.model.preferences import Preferences
from cascadia_qt.store.file_names import SAVED_GAME, file_name
from cascadia_qt.views.main_window import MainWindow

# Every dialog is imported when it is first wanted, so that the window is there before it.
if TYPE_CHECKING:
    from collections.abc import Callable

    from cascadia_qt.controllers.game_gui import GameGui

translate = QCoreApplication.translate

_SUFFIXES = (SAVED_GAME, ".json")


class Dialogs(QObject):
    """Opens dialogs over the window, about the game that is looked at.

    Attributes:
        window: what they are opened over.
    """

    def __init__(
        self,
        window: MainWindow,
        preferences: Preferences,
        gui: Callable[[], GameGui],
        parent: QObject,
    ) -> None:
        super().__init__(parent)
        self.window = window
        self._preferences = preferences
        self._gui = gui
        window.preferences.triggered.connect(self.show_preferences)
        window.keys.triggered.connect(self._show_keys)
        window.about.triggered.connect(self._show_about)

    def complain(self, sentence: str) -> None:
        from cascadia_qt.views.messages import warn

        warn(self.window, sentence)

    def tell(self, sentence: str) -> None:
        """Says for a while that something went well."""
        from cascadia_qt.views.toast import Toast

        Toast(sentence, QApplication.activeWindow() or self.window)

    def path_to_open(self) -> Path | None:
        """The file of a game to go on with, if somebody chooses one."""
        from PySide6.QtWidgets import QFileDialog

        title, wanted = translate("Shell", "Open a game"), _saved_games()
        name, _ = QFileDialog.getOpenFileName(self.window, title, self._folder(), wanted)
        if not name:
            return None
        self._preferences.last_folder = str(Path(name).parent)
        return Path(name)

    def path_to_save(self, name: str) -> Path | None:
        """Where to save a game, if somebody chooses a place; `name` is proposed."""
        from cascadia_qt.controllers.file_question import asked_file

        title = translate("Shell", "Save the game")
        proposed = Path(self._folder()) / (file_name(name) + SAVED_GAME)
        return asked_file(self.window, title, proposed, _saved_games(), _SUFFIXES)

    def show_preferences(self) -> None:
        from cascadia_qt.views.preferences_dialog import PreferencesDialog

        gui = self._gui()
        dialog = PreferencesDialog(gui.preferences, gui.switches(), self.window)
        dialog.exec()
        dialog.deleteLater()

    def _show_keys(self) -> None:
        from cascadia_qt.views.help.keys_dialog import KeysDialog

        sections = [*self._gui().keys(), *self.window.key_sections()]
        KeysDialog(sections, self.window).exec()

    def _show_about(self) -> None:
        from cascadia_qt.views.help.dialogs import AboutDialog

        AboutDialog(self.window).exec()

    def _folder(self) -> str:
        from cascadia_qt.controllers.file_question import folder_for

        return str(folder_for(self._preferences.last_folder))


def _saved_games() -> str:
    pattern = " ".join(f"*{suffix}" for suffix in _SUFFIXES)
    return translate("Shell", "Saved games ({0})").format(pattern)
