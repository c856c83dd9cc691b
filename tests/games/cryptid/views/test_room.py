"""Every dialog has room in small windows, in either language, with text of any size."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from PySide6.QtCore import QSize
from PySide6.QtWidgets import QDialog, QStyle, QStyleOptionFrame
from pytestqt.qtbot import QtBot

from cascadia_qt.games.cryptid.ai.hindsight import hindsight
from cascadia_qt.games.cryptid.controllers.key_page import key_sections
from cascadia_qt.games.cryptid.model.setup import CryptidSetup
from cascadia_qt.games.cryptid.rules.generating import generated
from cascadia_qt.games.cryptid.views.art.faces import Faces
from cascadia_qt.games.cryptid.views.help_book import help_book
from cascadia_qt.games.cryptid.views.result.dialog import CryptidResultDialog
from cascadia_qt.games.cryptid.views.setup.dialog import CryptidNewGameDialog
from cascadia_qt.games.cryptid.views.setup.own_box import OwnBoxDialog
from cascadia_qt.games.cryptid.words.bots import bot_names
from cascadia_qt.rules.game import Seat
from cascadia_qt.views.help.help_dialog import HelpDialog
from cascadia_qt.views.help.keys_dialog import KeysDialog
from cascadia_qt.views.main_window import MainWindow
from tests.games.cryptid.views.results import NAMES, finished, running, shown
from tests.views.fitting import all_misfits

# The screen that is none says so of every window.
pytestmark = pytest.mark.qt_log_ignore("plugin does not support", extend=True)

SIZES = (QSize(1280, 720), QSize(1024, 680), QSize(958, 500))
FACES = Faces()
LONG = ("Ordinateur moyen 2", "W" * 40, "Wilhelmina-Alexandrina", "Bo", "Eve")


def new_game(players: int, seed: str = "", *, busy: bool = False) -> QDialog:
    seats = (*map(Seat, NAMES[: players - 1]), Seat("", next(iter(bot_names()))))
    dialog = CryptidNewGameDialog(CryptidSetup(seats), bot_names(), FACES)
    dialog._ui.seed.setText(seed)
    if busy:
        dialog._ui.seed_error.hide()
        dialog._ui.busy.show()
    return dialog


def own_box(*, chosen: bool) -> QDialog:
    dialog = OwnBoxDialog(generated("advanced", 5, 3), "advanced", LONG, FACES)
    (dialog._ui.chosen if chosen else dialog._ui.drawn).click()
    return dialog


def result(players: int, names: tuple[str, ...] = NAMES) -> QDialog:
    record = finished(players)
    dialog = CryptidResultDialog(shown(record, names), FACES)
    dialog.show_hindsight(hindsight(record.history))
    return dialog


ROOMS: dict[str, Callable[[], QDialog]] = {
    "new-game-2": lambda: new_game(2),
    "new-game-5": lambda: new_game(5),
    "new-game-wrong": lambda: new_game(3, "x"),
    "new-game-busy": lambda: new_game(3, busy=True),
    "box-drawn": lambda: own_box(chosen=False),
    "box-chosen": lambda: own_box(chosen=True),
    "result-2": lambda: result(2),
    "result-5": lambda: result(5),
    "result-long": lambda: result(5, LONG),
    "running": lambda: CryptidResultDialog(shown(running(3)), FACES),
    "help": lambda: HelpDialog(help_book()),
    "keys": lambda: KeysDialog([*key_sections(), *MainWindow().key_sections()]),
}


@pytest.mark.usefixtures("looks")
@pytest.mark.parametrize("name", ROOMS)
def test_everything_fits(qtbot: QtBot, name: str) -> None:
    window = ROOMS[name]()
    qtbot.addWidget(window)
    window.show()
    assert all_misfits(window, SIZES) == ""


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_the_set_up_opens_so_high_that_nothing_scrolls(qtbot: QtBot, players: int) -> None:
    dialog = new_game(players)
    qtbot.addWidget(dialog)
    dialog.show()
    assert isinstance(dialog, CryptidNewGameDialog)
    bar = dialog._ui.scroll.verticalScrollBar()
    qtbot.waitUntil(lambda: bar.maximum() == 0)


@pytest.mark.usefixtures("looks")
def test_what_is_proposed_for_the_deal_can_be_read(qtbot: QtBot) -> None:
    dialog = new_game(3)
    qtbot.addWidget(dialog)
    dialog.show()
    assert isinstance(dialog, CryptidNewGameDialog)
    seed = dialog._ui.seed
    option = QStyleOptionFrame()
    seed.initStyleOption(option)
    room = seed.style().subElementRect(QStyle.SubElement.SE_LineEditContents, option, seed)
    words = seed.fontMetrics().horizontalAdvance(seed.placeholderText())
    assert words + 4 <= room.width()  # a field keeps two pixels free at either side
