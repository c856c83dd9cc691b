"""The result of the game that is looked at: shown, counted up, written and printed."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from pytestqt.qtbot import QtBot

from cascadia_qt.controllers import score_paper
from cascadia_qt.games.okanagan.controllers.sheets import Sheets
from cascadia_qt.games.okanagan.model.setup import OkanaganSetup
from cascadia_qt.games.okanagan.rules.tiles import UNSEEN
from cascadia_qt.games.okanagan.views.result.dialog import OkanaganResultDialog
from cascadia_qt.model.looker import Looker
from cascadia_qt.model.session import GameSession
from cascadia_qt.rules.game import Seat
from cascadia_qt.views.counting import Counting
from cascadia_qt.views.theme import LIGHT
from tests.quiet_hall import QuietHall

pytestmark = pytest.mark.qt_log_ignore("plugin does not support", extend=True)

SETUP = OkanaganSetup((Seat("Ann"), Seat("Bo")))


@pytest.fixture
def hall(qtbot: QtBot, tmp_path: Path) -> QuietHall:
    hall = QuietHall(tmp_path)
    qtbot.addWidget(hall.window)
    hall.session = GameSession(SETUP.dealt(77))
    return hall


@pytest.fixture
def sheets(hall: QuietHall) -> Sheets:
    return Sheets(hall, hall)


@pytest.fixture
def dialogs(qtbot: QtBot, monkeypatch: pytest.MonkeyPatch) -> list[OkanaganResultDialog]:
    """Those that were opened."""
    opened: list[OkanaganResultDialog] = []

    def keep(dialog: OkanaganResultDialog) -> int:
        dialog.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose, False)
        opened.append(dialog)
        return 0

    monkeypatch.setattr(OkanaganResultDialog, "exec", keep)
    return opened


def test_a_running_game_is_shown_as_it_stands(
    sheets: Sheets, dialogs: list[OkanaganResultDialog]
) -> None:
    sheets.show_result()
    (dialog,) = dialogs
    assert dialog.windowTitle() == "Points so far"
    assert dialog.findChild(Counting) is None


def test_whoever_looks_sees_his_own_objectives(
    sheets: Sheets, hall: QuietHall, dialogs: list[OkanaganResultDialog]
) -> None:
    looker = sheets.looker = Looker(1, hall)
    for seat in (1, None):
        looker.become(seat)
        sheets.show_result()
    seen = [dialog._result.state.explorers for dialog in dialogs]
    assert UNSEEN not in seen[0][1].objectives
    assert {*seen[0][0].objectives, *seen[1][0].objectives, *seen[1][1].objectives} == {UNSEEN}


def test_a_file_tells_nobodys_objectives(sheets: Sheets, hall: QuietHall) -> None:
    sheets.looker = Looker(0, hall)
    found = sheets.report()
    assert found is not None
    table = found[1](LIGHT).csv().decode("utf-8-sig")
    assert "points for every" not in table
    assert "objective_1,Objective 1,," in table


@pytest.mark.parametrize(("percent", "counts"), [(100, True), (0, False)])
def test_the_end_is_counted_up_where_motion_is_wanted(
    hall: QuietHall,
    sheets: Sheets,
    dialogs: list[OkanaganResultDialog],
    percent: int,
    counts: bool,
) -> None:
    hall.preferences.motion = percent
    sheets.show_end()
    assert (dialogs[0].findChild(Counting) is not None) is counts


def test_what_comes_next_is_the_halls_business(
    hall: QuietHall, sheets: Sheets, dialogs: list[OkanaganResultDialog], qtbot: QtBot
) -> None:
    sheets.show_result()
    dialogs[0].again_requested.emit()
    dialogs[0].same_deal_requested.emit()
    assert hall.said == ["again", "same deal"]
    hall.window.replay.setEnabled(True)
    with qtbot.waitSignal(hall.window.replay.triggered):
        dialogs[0].replay_requested.emit()


def test_without_a_game_there_is_nothing_to_show(
    hall: QuietHall, sheets: Sheets, dialogs: list[OkanaganResultDialog]
) -> None:
    hall.session = None
    for ask in (sheets.show_result, sheets.show_end, sheets.export, sheets.print):
        ask()
    assert dialogs == []
    assert hall.said == []


@pytest.mark.parametrize("kind", ["pdf", "png", "svg", "csv"])
def test_the_result_is_written_into_a_file(
    hall: QuietHall,
    sheets: Sheets,
    tmp_path: Path,
    qtbot: QtBot,
    monkeypatch: pytest.MonkeyPatch,
    kind: str,
) -> None:
    path = tmp_path / f"result.{kind}"
    answer: Callable[..., Path] = lambda *_: path  # noqa: E731
    monkeypatch.setattr(score_paper, "asked_path", answer)
    sheets.export()
    sheets.close()
    assert path.stat().st_size > 200
    qtbot.waitUntil(lambda: hall.said == [f"The result is in {path}."])


def test_what_cannot_be_written_is_said(
    hall: QuietHall,
    sheets: Sheets,
    tmp_path: Path,
    qtbot: QtBot,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    path = tmp_path / "nowhere" / "result.csv"
    monkeypatch.setattr(score_paper, "asked_path", lambda *_: path)
    sheets.export()
    sheets.close()
    qtbot.waitUntil(lambda: len(hall.said) == 1)
    assert hall.said[0].endswith(".")
    assert not path.exists()
