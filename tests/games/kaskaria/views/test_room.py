"""Every dialog has room in small windows, in either language, with text of any size."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from PySide6.QtCore import QSize
from PySide6.QtWidgets import QApplication, QDialog
from pytestqt.qtbot import QtBot

from cascadia_qt.games.kaskaria.model.setup import KaskariaSetup
from cascadia_qt.games.kaskaria.views.art.faces import Faces
from cascadia_qt.games.kaskaria.views.help_book import help_book
from cascadia_qt.games.kaskaria.views.result.dialog import KaskariaResultDialog
from cascadia_qt.games.kaskaria.views.setup.dialog import KaskariaNewGameDialog
from cascadia_qt.games.kaskaria.words.bots import bot_names
from cascadia_qt.rules.game import Seat
from cascadia_qt.views.help.help_dialog import HelpDialog
from cascadia_qt.views.style import style_sheet
from cascadia_qt.views.theme import CONTRAST, LIGHT, Theme
from tests.games.kaskaria.views.results import NAMES, PRINTED, TIE, played, shown
from tests.views.fitting import all_misfits

# The screen that is none says so of every window.
pytestmark = pytest.mark.qt_log_ignore("plugin does not support", extend=True)

SIZES = (QSize(1280, 720), QSize(1024, 680))
FRAME = 40  # the title of a window, above it
FACES = Faces()
LONG = ("Ordinateur moyen 2", "W" * 40, "Wilhelmina-Alexandrina", "Bo")


def new_game(players: int, seed: str = "") -> QDialog:
    seats = (*map(Seat, NAMES[: players - 1]), Seat("", next(iter(bot_names()))))
    dialog = KaskariaNewGameDialog(KaskariaSetup(seats, fearless=True), bot_names(), FACES)
    dialog._ui.seed.setText(seed)
    return dialog


ROOMS: dict[str, Callable[[], QDialog]] = {
    "new-game-2": lambda: new_game(2),
    "new-game-4": lambda: new_game(4),
    "new-game-wrong": lambda: new_game(3, "x"),
    "result-2": lambda: KaskariaResultDialog(shown(TIE), FACES),
    "result-4": lambda: KaskariaResultDialog(shown(PRINTED), FACES),
    "result-long": lambda: KaskariaResultDialog(shown(PRINTED, LONG), FACES),
    "running": lambda: KaskariaResultDialog(shown(played(3, 30)), FACES),
    "help": lambda: HelpDialog(help_book()),
}


@pytest.mark.usefixtures("looks")
@pytest.mark.parametrize("name", ROOMS)
def test_everything_fits(qtbot: QtBot, name: str) -> None:
    window = ROOMS[name]()
    qtbot.addWidget(window)
    window.show()
    assert all_misfits(window, SIZES) == ""


def test_the_set_up_opens_so_high_that_nothing_scrolls(qtbot: QtBot) -> None:
    for players in (2, 3, 4):
        dialog = new_game(players)
        qtbot.addWidget(dialog)
        dialog.show()
        assert isinstance(dialog, KaskariaNewGameDialog)
        assert dialog._ui.scroll.verticalScrollBar().maximum() == 0


@pytest.mark.parametrize("theme", [LIGHT, CONTRAST], ids=["light", "contrast"])
def test_the_set_up_is_seen_whole_on_a_small_screen(
    qtbot: QtBot, qapp: QApplication, theme: Theme
) -> None:
    """Also with the outlines of high contrast, which need room of their own."""
    style = qapp.style().objectName()
    qapp.setStyle("Fusion")
    qapp.setStyleSheet(style_sheet(theme))
    try:
        dialog = new_game(3)
        qtbot.addWidget(dialog)
        dialog.show()
        assert dialog.height() <= SIZES[0].height() - FRAME
    finally:
        qapp.setStyleSheet("")
        qapp.setStyle(style)
