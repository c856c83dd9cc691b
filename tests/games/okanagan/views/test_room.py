"""Every dialog has room in small windows, in either language, with text of any size."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from PySide6.QtCore import QSize
from PySide6.QtWidgets import QDialog
from pytestqt.qtbot import QtBot

from cascadia_qt.games.okanagan.model.setup import OkanaganSetup
from cascadia_qt.games.okanagan.views.help_book import help_book
from cascadia_qt.games.okanagan.views.result.dialog import OkanaganResultDialog
from cascadia_qt.games.okanagan.views.setup.dialog import OkanaganNewGameDialog
from cascadia_qt.games.okanagan.words.bots import bot_names
from cascadia_qt.rules.game import Seat
from cascadia_qt.views.help.help_dialog import HelpDialog
from tests.games.okanagan.views.results import NAMES, NUGGETS, PRINTED, TIE, played, shown
from tests.views.fitting import all_misfits

# The screen that is none says so of every window.
pytestmark = pytest.mark.qt_log_ignore("plugin does not support", extend=True)

SIZES = (QSize(1920, 1080), QSize(1280, 720), QSize(1024, 680))
LONG = ("Ordinateur moyen 2", "W" * 40, "Wilhelmina-Alexandrina", "Bo")


def new_game(players: int, seed: str = "") -> QDialog:
    seats = (*map(Seat, NAMES[: players - 1]), Seat("", next(iter(bot_names()))))
    dialog = OkanaganNewGameDialog(OkanaganSetup(seats), bot_names())
    dialog._ui.seed.setText(seed)
    return dialog


ROOMS: dict[str, Callable[[], QDialog]] = {
    "new-game-2": lambda: new_game(2),
    "new-game-4": lambda: new_game(4),
    "new-game-wrong": lambda: new_game(3, "x"),
    "result-2": lambda: OkanaganResultDialog(shown(PRINTED)),
    "result-tie": lambda: OkanaganResultDialog(shown(TIE)),
    "result-4": lambda: OkanaganResultDialog(shown(played(4))),
    "result-long": lambda: OkanaganResultDialog(shown(NUGGETS, LONG)),
    "running": lambda: OkanaganResultDialog(shown(played(3, 60), looker=1)),
    "choosing": lambda: OkanaganResultDialog(shown(played(4, 0), looker=0)),
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
        assert isinstance(dialog, OkanaganNewGameDialog)
        assert dialog._ui.scroll.verticalScrollBar().maximum() == 0
