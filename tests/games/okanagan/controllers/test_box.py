"""Okanagan on the shelf."""

from __future__ import annotations

from pathlib import Path

from pytestqt.qtbot import QtBot

from cascadia_qt.games.okanagan.controllers.box import box_picture, running_table
from cascadia_qt.games.okanagan.model.setup import smoke_record
from cascadia_qt.games.okanagan.views.art.box import SurveyedValley
from tests.quiet_hall import QuietHall


def test_the_box_moves_as_long_as_motion_is_wanted(qtbot: QtBot, tmp_path: Path) -> None:
    hall = QuietHall(tmp_path)
    qtbot.addWidget(hall.window)
    box = box_picture(hall)
    qtbot.addWidget(box)
    valley = box.findChild(SurveyedValley)
    assert valley is not None
    hall.preferences.motion = 100
    box.resize(200, 250)
    with qtbot.waitActive(box):
        box.show()
    assert valley.moving
    hall.preferences.motion = 0
    assert not valley.moving


def test_a_game_that_waits_shows_its_board(qtbot: QtBot) -> None:
    table = running_table(smoke_record())
    qtbot.addWidget(table)
    table.resize(120, 90)
    image = table.grab().toImage()
    assert len({image.pixel(x, y) for x in range(120) for y in range(90)}) > 100
