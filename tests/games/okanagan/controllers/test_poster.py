"""The poster of the valley at the table, in a file of a person's choice."""

from __future__ import annotations

from pathlib import Path

import pytest
from PySide6.QtWidgets import QFileDialog
from pytestqt.qtbot import QtBot

from cascadia_qt.games.okanagan.controllers.sheets import Sheets
from cascadia_qt.games.okanagan.model.setup import OkanaganSetup
from cascadia_qt.model.session import GameSession
from cascadia_qt.rules.game import Seat
from cascadia_qt.views.toast import Toast
from tests.quiet_hall import QuietHall

pytestmark = pytest.mark.qt_log_ignore("plugin does not support", extend=True)

PATIENCE = 20_000


@pytest.fixture
def hall(qtbot: QtBot, tmp_path: Path) -> QuietHall:
    hall = QuietHall(tmp_path)
    qtbot.addWidget(hall.window)
    hall.window.show()
    return hall


def test_the_valley_is_saved_as_a_poster(
    hall: QuietHall, qtbot: QtBot, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    hall.session = GameSession(OkanaganSetup((Seat("Ann"), Seat("Bo"))).dealt(77))
    path, proposed = tmp_path / "valley.png", list[str]()

    def answer(_parent: object, _title: str, name: str, _filters: str) -> tuple[str, str]:
        proposed.append(name)
        return str(path), ""

    monkeypatch.setattr(QFileDialog, "getSaveFileName", answer)
    sheets = Sheets(hall, hall)
    with qtbot.waitSignal(sheets.posters.saved, timeout=PATIENCE):
        sheets.save_poster()
    assert Path(proposed[0]).name == "Ann, Bo.png"
    assert path.read_bytes().startswith(b"\x89PNG")
    assert [toast.text() for toast in hall.window.findChildren(Toast)] == [
        f"The poster is in {path}."
    ]
    sheets.close()


def test_without_a_game_there_is_no_poster(
    hall: QuietHall, monkeypatch: pytest.MonkeyPatch
) -> None:
    asked = list[object]()
    monkeypatch.setattr(QFileDialog, "getSaveFileName", lambda *words: asked.append(words))
    Sheets(hall, hall).save_poster()
    assert not asked
