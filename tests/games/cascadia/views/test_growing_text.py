"""Text that grows while a page is shown, and pages where it is small: in English alone."""

from __future__ import annotations

from collections.abc import Callable, Iterator

import pytest
from PySide6.QtCore import QSize
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from cascadia_qt.games.cascadia.model.setup import GameSetup
from cascadia_qt.games.cascadia.rules.terms import Variant
from cascadia_qt.games.cascadia.views.score.dialog import ScoreDialog
from cascadia_qt.games.cascadia.views.setup.dialog import NewGameDialog
from cascadia_qt.games.cascadia.words.bots import bot_names
from cascadia_qt.rules.game import Seat
from cascadia_qt.rules.grid import HEX
from cascadia_qt.views.room import room_for
from cascadia_qt.views.seats.seat_board import SeatBoard
from cascadia_qt.views.style import style_sheet
from cascadia_qt.views.text_size import set_text_size
from cascadia_qt.views.theme import LIGHT
from tests.games.cascadia.views.rooms import FACES, NAMES, ROOMS
from tests.games.cascadia.views.scored_tables import named, table
from tests.views.fitting import all_misfits, misfits, watched_drawing

# The screen that is none says so of every window.
pytestmark = pytest.mark.qt_log_ignore("plugin does not support", extend=True)

SIZES = (QSize(1280, 720), QSize(1024, 680))


@pytest.fixture
def dress(qapp: QApplication) -> Iterator[Callable[[int], None]]:
    """Dresses every window, with text of so many per cent."""

    def dressed(percent: int) -> None:
        set_text_size(percent)
        qapp.setStyleSheet(style_sheet(LIGHT))

    yield dressed
    qapp.setStyleSheet("")
    set_text_size(100)


@pytest.mark.parametrize("name", ["welcome", "match", "match-over", "scenarios-13", "score-pad"])
def test_pages_fit_when_text_grows_before_ones_eyes(
    qtbot: QtBot, dress: Callable[[int], None], name: str
) -> None:
    dress(100)
    window = ROOMS[name](NAMES)
    qtbot.addWidget(window)
    window.show()
    dress(200)
    # The window grows by itself first, step by step.
    qtbot.waitUntil(lambda: all_misfits(window, SIZES) == "", timeout=5000)


def test_four_seats_are_side_by_side_where_text_is_small(
    qtbot: QtBot, dress: Callable[[int], None]
) -> None:
    dress(100)
    dialog = ROOMS["new-game"](NAMES)
    qtbot.addWidget(dialog)
    dialog.show()
    assert misfits(dialog, SIZES[1]) == []
    assert len({board.y() for board in dialog.findChildren(SeatBoard)}) == 1


@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_a_new_game_opens_so_high_that_nothing_scrolls(
    qtbot: QtBot, dress: Callable[[int], None], seats: int
) -> None:
    dress(100)
    setup = GameSetup(tuple(map(Seat, NAMES[:seats])), HEX, Variant.CARDS)
    dialog = NewGameDialog(setup, bot_names(), FACES)
    qtbot.addWidget(dialog)
    dialog.show()
    QApplication.processEvents()
    assert dialog.height() < room_for(dialog).height()
    assert dialog._ui.scroll.verticalScrollBar().maximum() == 0


def test_names_on_the_sheet_are_whole_where_there_is_room(
    qtbot: QtBot, dress: Callable[[int], None]
) -> None:
    dress(150)
    dialog = ScoreDialog(named(table(2), names := ["Ordinateur", "Benjamin"]), FACES)
    qtbot.addWidget(dialog)
    dialog.show()
    assert misfits(dialog, SIZES[0]) == []
    with watched_drawing() as drawn:
        dialog.grab()
    assert {*names} <= {one.words for one in drawn}
