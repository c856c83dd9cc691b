"""A table whose theme is changed looks like one that was opened in that theme."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from PySide6.QtCore import QEvent, QObject
from PySide6.QtGui import QImage
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from cascadia_qt.games.cascadia.rules.state import Phase
from tests.documents import random_record
from tests.games.cascadia.window.conftest import Start, end
from tests.games.cascadia.window.desk import ANN, BEN, Desk, record_where, settle

OTHER = {"light": "dark", "dark": "light"}


def play(desk: Desk) -> None:
    """Places to lay a tile are marked, and a number is explained on the landscape."""
    desk.play(record_where(lambda s: s.phase is Phase.PLACE and s.turn > 4, ANN, BEN))
    desk.page.scores.line_hovered.emit(desk.state.seat, "habitats")
    assert desk.page.scenes[desk.state.seat].lights is not None


def replay(desk: Desk) -> None:
    desk.application.shell.replay(random_record(turns=12))


def picture(desk: Desk, qtbot: QtBot) -> QImage:
    """The page when everything on it is painted in its size."""
    settle()
    desk.page.grab()
    qtbot.waitUntil(lambda: not desk.gui.faces()._wanted)
    settle()
    return desk.page.grab().toImage()


@pytest.mark.parametrize("then", OTHER)
@pytest.mark.parametrize("lay", [play, replay])
def test_a_table_changes_its_theme(
    start: Start, qtbot: QtBot, lay: Callable[[Desk], None], then: str
) -> None:
    desk = start(theme=OTHER[then])
    lay(desk)
    before = picture(desk, qtbot)
    desk.preferences.theme = then
    after = picture(desk, qtbot)
    end(desk)
    fresh = start(theme=then)
    lay(fresh)
    assert before != after == picture(fresh, qtbot)


class Paintings(QObject):
    """Counts how often a widget is painted."""

    def __init__(self, widget: QWidget) -> None:
        super().__init__(widget)
        self.count = 0
        widget.installEventFilter(self)

    def eventFilter(self, _watched: QObject, event: QEvent) -> bool:  # noqa: N802 - Qt names what it overrides
        self.count += event.type() == QEvent.Type.Paint
        return False


def test_one_change_paints_once(start: Start, qtbot: QtBot) -> None:
    """Qt tells of another palette more than once, and nothing flickers."""
    desk = start(theme="light")
    play(desk)
    picture(desk, qtbot)
    page = desk.page
    parts = (page.board.viewport(), page.market, page.supply)
    paintings = [Paintings(part) for part in parts]
    desk.preferences.theme = "dark"
    settle()
    assert [painting.count for painting in paintings] == [1] * len(parts)
