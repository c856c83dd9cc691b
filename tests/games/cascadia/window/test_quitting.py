"""Q ends the program where a game has ended; whatever was played is on the disk then."""

from __future__ import annotations

from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QDialog

from cascadia_qt.games.cascadia.controllers.turn import Stage
from cascadia_qt.games.cascadia.rules.state import Phase
from cascadia_qt.store.game_store import GameStore
from tests.games.cascadia.window.desk import ANN, BEN, Desk, almost_over
from tests.games.cascadia.window.hands import Keyboard

Key = Qt.Key


def quit_from(dialog: QDialog) -> None:
    QTest.keyClick(dialog, Key.Key_Q)


def test_q_quits_from_the_score_sheet_at_the_end(
    desk: Desk, keyboard: Keyboard, tmp_path: Path
) -> None:
    """Nobody is asked anything more, and the game is kept."""
    desk.dialogs.answers["ScoreDialog"] = quit_from
    desk.play(almost_over(ANN, BEN))
    keyboard.press(Key.Key_D)
    assert not desk.window.isVisible()
    assert (desk.dialogs.opened, desk.dialogs.offered) == (["ScoreDialog"], 0)
    assert desk.kept().history.state.phase is Phase.OVER
    with GameStore(tmp_path / "games.sqlite") as store:
        assert store.count() == 1


def test_q_quits_from_the_end_screen(desk: Desk, keyboard: Keyboard) -> None:
    desk.play(almost_over(ANN, BEN))
    keyboard.press(Key.Key_D)
    assert desk.stage() is Stage.OVER
    assert desk.window.isVisible()
    keyboard.press(Key.Key_Q)
    assert not desk.window.isVisible()
    assert desk.kept().history.state.phase is Phase.OVER


@pytest.mark.parametrize("keys", [(), (Key.Key_1,), (Key.Key_1, Key.Key_Right)])
def test_q_ends_no_game_that_goes_on(desk: Desk, keyboard: Keyboard, keys: tuple[Key, ...]) -> None:
    desk.deal(ANN, BEN)
    keyboard.press(*keys, Key.Key_Q)
    assert desk.window.isVisible()
    assert desk.moves == ["take 0"] * bool(keys)


def test_q_quits_from_the_score_so_far(desk: Desk, keyboard: Keyboard) -> None:
    """The game goes on where it was at the next start."""
    desk.dialogs.answers["ScoreDialog"] = quit_from
    desk.deal(ANN, BEN)
    keyboard.press(Key.Key_1, Key.Key_S)
    assert not desk.window.isVisible()
    assert len(desk.kept().history.actions) == 1
