"""The plates of the players."""

from __future__ import annotations

from PySide6.QtCore import QPoint
from pytestqt.qtbot import QtBot

from cascadia_qt.games.okanagan.rules.options import Buildings
from cascadia_qt.games.okanagan.rules.rewards import NOTHING
from cascadia_qt.games.okanagan.views.art.faces import Faces
from cascadia_qt.games.okanagan.views.table.players_panel import Plate, PlayersPanel
from cascadia_qt.rules.game import Seat
from tests.views.drawn_text import drawn


def test_the_name_of_a_computer_is_whole_in_french_too(qtbot: QtBot) -> None:
    panel = PlayersPanel(Faces(), [Seat("Ordinateur", "easy"), Seat("Anne")])
    qtbot.addWidget(panel)
    panel.resize(panel.sizeHint())
    buildings = Buildings(1, 3, 2)
    panel.show_plates(
        (
            Plate("Ordinateur", buildings, NOTHING, 11, active=True, decides=True, tip=""),
            Plate("Anne", buildings, NOTHING, 0, active=False, decides=False, tip=""),
        )
    )
    told = drawn(panel.size(), lambda painter: panel.render(painter, QPoint()))
    assert [each.words for each in told if each.words.isalpha()] == ["Ordinateur", "Anne"]
    assert all(each.box.right() <= panel.width() for each in told)
