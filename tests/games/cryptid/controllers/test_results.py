"""The result of the game that is looked at: shown, looked back on, written and printed."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QLabel
from pytestqt.qtbot import QtBot

from cascadia_qt.controllers import score_paper
from cascadia_qt.games.cryptid.ai.hindsight import hindsight
from cascadia_qt.games.cryptid.controllers.results import Results
from cascadia_qt.games.cryptid.model.hindsight import LookedBack
from cascadia_qt.games.cryptid.model.setup import CryptidSetup
from cascadia_qt.games.cryptid.views.art.faces import Faces
from cascadia_qt.games.cryptid.views.result.dialog import CryptidResultDialog
from cascadia_qt.games.cryptid.words.looking_back import known_words
from cascadia_qt.model.session import GameSession
from cascadia_qt.rules.game import Seat
from cascadia_qt.views.counting import Counting
from tests.games.cryptid.views.results import NAMES, finished
from tests.quiet_hall import QuietHall

pytestmark = pytest.mark.qt_log_ignore("plugin does not support", extend=True)

SETUP = CryptidSetup((Seat("Ann"), Seat("Bo"), Seat("Cy")))


@pytest.fixture
def hall(qtbot: QtBot, tmp_path: Path) -> QuietHall:
    hall = QuietHall(tmp_path)
    qtbot.addWidget(hall.window)
    hall.session = GameSession(SETUP.dealt(77))
    return hall


@pytest.fixture
def results(hall: QuietHall) -> Results:
    return Results(hall, Faces, hall)


@pytest.fixture
def dialogs(qtbot: QtBot, monkeypatch: pytest.MonkeyPatch) -> list[CryptidResultDialog]:
    """Those that were opened."""
    opened: list[CryptidResultDialog] = []

    def keep(dialog: CryptidResultDialog) -> int:
        dialog.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose, False)
        opened.append(dialog)
        return 0

    monkeypatch.setattr(CryptidResultDialog, "exec", keep)
    return opened


def test_a_running_game_is_shown_as_it_stands(
    results: Results, dialogs: list[CryptidResultDialog]
) -> None:
    results.show_result()
    (dialog,) = dialogs
    assert dialog.windowTitle() == "Round 1"
    assert dialog.findChild(Counting) is None


@pytest.mark.parametrize(("percent", "lights"), [(100, True), (0, False)])
def test_at_the_end_clues_light_up_where_motion_is_wanted(
    hall: QuietHall,
    results: Results,
    dialogs: list[CryptidResultDialog],
    percent: int,
    lights: bool,
) -> None:
    hall.session = GameSession(finished(3))
    hall.preferences.motion = percent
    results.show_end()
    assert (dialogs[0].findChild(Counting) is not None) is lights


def test_what_could_have_been_known_is_thought_out_meanwhile(
    hall: QuietHall, results: Results, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    said: list[str] = []

    def wait(dialog: CryptidResultDialog) -> int:
        dialog.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose, False)
        dialog.show()
        before = len(dialog._rows)
        qtbot.waitUntil(lambda: len(dialog._rows) > before, timeout=60_000)
        said.extend(label.text() for label in dialog.findChildren(QLabel))
        dialog.close()
        return 0

    hall.session = GameSession(finished(3))
    monkeypatch.setattr(CryptidResultDialog, "exec", wait)
    results.show_result()
    looked = hindsight(finished(3).history)
    for name, turn in zip(NAMES[:3], looked.known, strict=True):
        assert known_words(name, turn) in said
    assert results._looked is None


def test_nobody_thinks_about_a_game_that_goes_on(
    results: Results, dialogs: list[CryptidResultDialog], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(LookedBack, "__init__", lambda *_: pytest.fail("asked"))
    results.show_result()
    assert len(dialogs) == 1


def test_what_comes_next_is_the_halls_business(
    hall: QuietHall, results: Results, dialogs: list[CryptidResultDialog], qtbot: QtBot
) -> None:
    results.show_result()
    dialogs[0].again_requested.emit()
    dialogs[0].same_deal_requested.emit()
    assert hall.said == ["again", "same deal"]
    hall.window.replay.setEnabled(True)
    with qtbot.waitSignal(hall.window.replay.triggered):
        dialogs[0].replay_requested.emit()


def test_without_a_game_there_is_nothing_to_show(
    hall: QuietHall, results: Results, dialogs: list[CryptidResultDialog]
) -> None:
    hall.session = None
    for ask in (results.show_result, results.show_end, results.export, results.print):
        ask()
    assert dialogs == []
    assert hall.said == []


@pytest.mark.parametrize("kind", ["pdf", "png", "svg", "csv"])
def test_the_result_is_written_into_a_file(
    hall: QuietHall,
    results: Results,
    tmp_path: Path,
    qtbot: QtBot,
    monkeypatch: pytest.MonkeyPatch,
    kind: str,
) -> None:
    path = tmp_path / f"result.{kind}"
    answer: Callable[..., Path] = lambda *_: path  # noqa: E731
    monkeypatch.setattr(score_paper, "asked_path", answer)
    results.export()
    results.close()
    assert path.stat().st_size > 200
    qtbot.waitUntil(lambda: hall.said == [f"The result is in {path}."])


def test_what_cannot_be_written_is_said(
    hall: QuietHall,
    results: Results,
    tmp_path: Path,
    qtbot: QtBot,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    path = tmp_path / "nowhere" / "result.csv"
    monkeypatch.setattr(score_paper, "asked_path", lambda *_: path)
    results.export()
    results.close()
    qtbot.waitUntil(lambda: len(hall.said) == 1)
    assert hall.said[0].endswith(".")
    assert not path.exists()
