"""The window program: QApplication and everything that is set once."""

from __future__ import annotations

import os
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import (
    QCoreApplication,
    QMessageLogContext,
    QObject,
    QSettings,
    QSize,
    Qt,
    QTimer,
    QtMsgType,
    qInstallMessageHandler,
)
from PySide6.QtGui import QIcon
from PySide6.QtWidgets import QApplication

from cascadia_qt import __version__
from cascadia_qt.assets import resource
from cascadia_qt.controllers.shell import Shell
from cascadia_qt.language import Languages
from cascadia_qt.model.garbage import GarbageCollector, collect_everything
from cascadia_qt.model.no_pickles import refuse_pickles
from cascadia_qt.model.preferences import Preferences
from cascadia_qt.model.settings_file import open_settings, settings_file
from cascadia_qt.model.storage import Autosave
from cascadia_qt.model.system_motion import SystemMotion
from cascadia_qt.program_name import program_name
from cascadia_qt.shelf import FIRST_GAME, PLACES
from cascadia_qt.store.folders import autosave_folder
from cascadia_qt.views.error_dialog import install_error_dialog
from cascadia_qt.views.focus_ring import FocusRing
from cascadia_qt.views.room import room_for
from cascadia_qt.views.style import style_sheet
from cascadia_qt.views.text_size import set_text_size
from cascadia_qt.views.theme import CONTRAST, DARK, LIGHT, Theme, palette
from cascadia_qt.views.touch.fingers import Fingers
from cascadia_qt.views.touch.large_targets import make_room
from cascadia_qt.words.language import translate, translate_with

if TYPE_CHECKING:
    from cascadia_qt.entry import Setup

_GEOMETRY = "window"
_STDERR = 2
_FIRST_SIZE = QSize(1440, 900)
_ICON_SIZES = (16, 24, 32, 48, 64, 128)  # Qt paints all of them before it shows the window
_SMOKE_LIMIT = 120_000  # milliseconds after which something must be wrong


class Application(QObject):
    """Holds everything that lives as long as the program."""

    def __init__(self, app: QApplication, settings: QSettings, folder: Path) -> None:
        super().__init__()
        self._app = app
        GarbageCollector(self)
        self.preferences = Preferences(settings, self)
        self._languages = Languages(app, self.preferences, self)
        # Before the window, because a menu bar that was never shown keeps its font.
        set_text_size(self.preferences.text_size)
        self._autosave = Autosave(folder, self)
        self.shell = Shell(self.preferences, self._autosave)
        FocusRing(app, self)
        self._apply_look()
        fingers = Fingers(app, self)
        fingers.touched.connect(self._make_room_for_fingers)
        self.preferences.changed.connect(self._preference_changed)
        hints = app.styleHints()
        hints.colorSchemeChanged.connect(self._apply_look)
        hints.accessibility().contrastPreferenceChanged.connect(self._apply_look)
        self.shell.window.closing.connect(self._keep_geometry)
        self.shell.finished.connect(collect_everything)
        install_error_dialog(self.shell.window, self.shell.game_is_saved)

    def show(self) -> None:
        window = self.shell.window
        geometry = self.preferences.state(_GEOMETRY)
        if geometry is None or not window.restoreGeometry(geometry):
            window.resize(_FIRST_SIZE.boundedTo(room_for(window)))
        window.show_on_screen()

    def _keep_geometry(self) -> None:
        self.preferences.set_state(_GEOMETRY, self.shell.window.saveGeometry())

    def _preference_changed(self, name: str) -> None:
        if name in ("theme", "text_size", "touch", "letters"):
            self._apply_look()

    def _make_room_for_fingers(self) -> None:
        """The first touch does so; whoever switches that off again may still touch."""
        if not self.preferences.touched:
            self.preferences.touched = self.preferences.touch = True

    def _apply_look(self) -> None:
        theme = self._theme()._replace(lettered=self.preferences.letters)
        set_text_size(self.preferences.text_size)
        make_room(fingers=self.preferences.touch)
        self._app.setPalette(palette(theme))
        self._app.setStyleSheet(style_sheet(theme))

    def _theme(self) -> Theme:
        """That which was chosen, or what the system asks for."""
        chosen = self.preferences.theme
        if chosen != "system":
            return {"light": LIGHT, "dark": DARK, "contrast": CONTRAST}[chosen]
        hints = self._app.styleHints()
        if hints.accessibility().contrastPreference() is Qt.ContrastPreference.HighContrast:
            return CONTRAST
        return DARK if hints.colorScheme() is Qt.ColorScheme.Dark else LIGHT

    def follow_system(self) -> None:
        """Asks how much motion the system wants, again whenever somebody comes back."""
        system = SystemMotion(self)
        system.answered.connect(self.preferences.set_still)
        self._app.applicationStateChanged.connect(lambda _: system.ask())
        self._app.aboutToQuit.connect(system.stop)


@contextmanager
def _without_a_crash() -> Iterator[None]:
    """Qt aborts where it can open no window; this says one sentence instead, and leaves.

    What the libraries below it have to say of displays that they looked for is not heard.
    """
    if sys.stderr is None:  # there is nobody to tell
        yield
        return
    errors = os.dup(_STDERR)

    def hear(kind: QtMsgType, _context: QMessageLogContext, _message: str | None) -> None:
        if kind is QtMsgType.QtFatalMsg:
            text = translate("CommandLine", "No window can be opened here; {0} plays without one.")
            said = text.format("cascadia-qt play --terminal")
            os.write(errors, f"cascadia-qt: {said}\n".encode())
            os._exit(2)

    silence = os.open(os.devnull, os.O_WRONLY)
    os.dup2(silence, _STDERR)
    before = qInstallMessageHandler(hear)
    try:
        yield
    finally:
        qInstallMessageHandler(before)
        os.dup2(errors, _STDERR)
        os.close(errors)
        os.close(silence)


def make_application() -> QApplication:
    refuse_pickles()
    with _without_a_crash():
        # Not by setStyle, for which PySide would make the class of all styles with its many names.
        app = QApplication([*sys.argv[:1], "-style", "Fusion"])
    translate_with(QCoreApplication.translate)  # the window chooses its own language
    app.setOrganizationName("cascadia-qt")
    app.setApplicationName("cascadia-qt")
    app.setApplicationDisplayName(program_name())
    app.setApplicationVersion(__version__)
    app.setDesktopFileName("cascadia-qt")
    icon = QIcon()
    for size in _ICON_SIZES:
        icon.addFile(str(resource(f"icons/cascadia-{size}.png")))
    app.setWindowIcon(icon)
    return app


def run(
    game: str = FIRST_GAME,
    setup: Setup | None = None,
    saved: Path | None = None,
    *,
    asked: bool = False,
) -> int:
    """Opens the window and stays until it is closed.

    It shows the welcome page, or the game that is to be dealt or that is `saved` in a file. With
    `asked` it asks over the welcome page how `game` is to be set up.
    """
    folder = autosave_folder()
    app = make_application()
    settings, complaint = open_settings(settings_file())
    application = Application(app, settings, folder)
    if setup is None:
        application.shell.show_welcome(at_once=True)
    else:
        application.shell.deal(game, setup)
    application.show()
    application.follow_system()
    if complaint:
        QTimer.singleShot(0, app, lambda: application.shell.dialogs.complain(complaint))
    if saved is not None:
        QTimer.singleShot(0, app, lambda: application.shell.open_path(saved))
    if asked:
        QTimer.singleShot(0, app, lambda: application.shell.gui(game).ask_setup())
    return app.exec()


class _Smoke(QObject):
    """Lets computers play a whole short game of every kind, one after the other, and leaves."""

    def __init__(self, shell: Shell) -> None:
        super().__init__(shell)
        self._shell = shell
        self._games = list(PLACES)
        shell.finished.connect(self._leave_table)

    def play_next(self) -> None:
        from cascadia_qt.shelf import GAMES

        game = self._games.pop(0)
        self._shell.window.show()
        self._shell.play(GAMES[game].setups().smoke())

    def _leave_table(self) -> None:
        # Before the game shows its score, which would wait for somebody to close it.
        if self._games:
            self._shell.window.hide()
            QTimer.singleShot(0, self, self.play_next)
        else:
            self._shell.window.close()


def smoke() -> int:
    """Starts everything, lets computers play in the window, and leaves."""
    from tempfile import TemporaryDirectory

    app = make_application()
    with TemporaryDirectory() as folder:
        settings = QSettings(f"{folder}/settings.ini", QSettings.Format.IniFormat)
        application = Application(app, settings, Path(folder) / "autosave")
        application.preferences.motion = 0
        application.shell.show_welcome()
        application.show()
        smoking = _Smoke(application.shell)
        QTimer.singleShot(0, smoking, smoking.play_next)
        QTimer.singleShot(_SMOKE_LIMIT, app, lambda: app.exit(1))
        return app.exec()
