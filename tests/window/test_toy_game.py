"""The hall with a game that is not Cascadia, which is not even loaded."""

from __future__ import annotations

import subprocess
import sys
from dataclasses import replace
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from cascadia_qt.views.plain_text import without_mnemonic
from cascadia_qt.views.welcome.game_box import GameBox
from tests.games.stones import entry
from tests.games.stones.gui import Gui
from tests.games.stones.rules import Move
from tests.window.conftest import Open
from tests.window.parlour import ANN, BEN, CLEO, Parlour

ROOT = Path(__file__).parents[2]
WHOLE_GAME = """
import sys
from pathlib import Path
from tempfile import TemporaryDirectory

from PySide6.QtCore import Qt
from cascadia_qt import shelf
from cascadia_qt.app import make_application

shelf.PLACES.clear()
shelf.PLACES["stones"] = "tests.games.stones.entry"
app = make_application()
from tests.games.stones.rules import Move
from tests.window.parlour import ANN, BEN, Parlour

with TemporaryDirectory() as folder:
    parlour = Parlour(app, Path(folder))
    app.processEvents()
    parlour.play(ANN, BEN)
    while parlour.session.to_move is not None:
        if parlour.closed:
            parlour.open_curtain()
        parlour.press(Qt.Key.Key_D)
        app.processEvents()
    assert parlour.session.history.cursor == 6
    parlour.shell.memory.wait()
    parlour.window.keys.isEnabled()
    parlour.end()
print([name for name in sys.modules if name.startswith("cascadia_qt.games.")])
"""


def test_a_whole_game_is_played_without_cascadia() -> None:
    command = [sys.executable, "-c", WHOLE_GAME]
    done = subprocess.run(command, capture_output=True, text=True, cwd=ROOT, check=False)
    assert done.returncode == 0, done.stderr
    assert done.stdout.strip() == "[]"


def test_its_box_stands_on_the_shelf(parlour: Parlour) -> None:
    (box,) = parlour.window.findChildren(GameBox)
    assert box.text() == "Stones"
    assert "1 to 3 players" in box.accessibleDescription()
    assert QApplication.focusWidget() is box


def test_a_box_says_for_how_many_it_is(open_parlour: Open, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(entry, "ENTRY", replace(entry.ENTRY, players=range(2, 3)))
    (box,) = open_parlour().window.findChildren(GameBox)
    assert box.accessibleDescription().startswith("Players: 2, 1 to 5 minutes.")


def test_return_begins_a_game_of_the_box_in_focus(parlour: Parlour) -> None:
    parlour.press(Qt.Key.Key_Return)
    assert [seat.name for seat in parlour.session.record.seats] == ["Ann", "Ben"]
    assert parlour.window.windowTitle() == "Stones \N{EN DASH} Cascadia Table"


def test_the_menus_offer_nothing_of_another_game(parlour: Parlour) -> None:
    parlour.play(ANN)
    assert parlour.window.extras == {}
    assert parlour.window.parts == {}
    assert not parlour.window.fit.isEnabled()
    assert not parlour.window.hint.isEnabled()
    assert not parlour.window.export.isEnabled()
    assert not parlour.window.print.isEnabled()


def test_a_game_without_points_and_menus_has_a_result(
    open_parlour: Open, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(Gui, "scored", False)
    parlour = open_parlour()
    parlour.play(ANN)
    assert without_mnemonic(parlour.window.scores.text()) == "Result"


@pytest.mark.parametrize("players", [1, 2, 3])
def test_a_game_by_keyboard(parlour: Parlour, players: int) -> None:
    parlour.play(*(ANN, BEN, CLEO)[:players])
    keys = {Move.DRAW: Qt.Key.Key_D, Move.PASS: Qt.Key.Key_X, Move.SWAP: Qt.Key.Key_W}
    for number in range(3 * players):
        QApplication.processEvents()
        if parlour.closed:
            parlour.press(Qt.Key.Key_Return)
        parlour.press(list(keys.values())[number % 3])
    assert parlour.session.to_move is None
    assert [entry.action for entry in parlour.session.history.entries[:2]] == list(keys)[:2]


def test_a_finished_game_is_kept_and_listed(parlour: Parlour, qtbot: QtBot) -> None:
    kept: list[int] = []
    parlour.shell.memory.kept.connect(kept.append)
    parlour.play(ANN, rounds=1)
    parlour.table.decide(Move.DRAW)
    qtbot.waitUntil(lambda: bool(kept), timeout=20_000)


def test_the_same_deal_and_another_one(parlour: Parlour, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("secrets.randbelow", lambda _below: 1)
    parlour.play(ANN)
    seed = parlour.session.record.seed
    parlour.window.same_deal.trigger()
    assert parlour.session.record.seed == seed
    parlour.shell.play_again()
    assert parlour.session.record.seed == 1


def test_a_damaged_copy_is_told_of_once(
    parlour: Parlour, qtbot: QtBot, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    told: list[str] = []
    monkeypatch.setattr(parlour.shell.dialogs, "complain", told.append)
    parlour.play(ANN, BEN)
    parlour.open_curtain()
    parlour.shell.show_welcome()
    copy = tmp_path / "autosave" / "game-0.json"
    qtbot.waitUntil(copy.exists, timeout=20_000)
    copy.write_text("{", encoding="utf-8")
    parlour.shell.show_welcome()
    qtbot.waitUntil(lambda: bool(told), timeout=20_000)
    for _ in range(2):
        parlour.shell.show_welcome()
        qtbot.wait(100)
    assert len(told) == 1
