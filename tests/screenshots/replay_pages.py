"""The pages of a replay, for the pictures of every page."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QAbstractButton

from cascadia_qt.games.cascadia.rules.state import Phase, State
from cascadia_qt.rules.grid import HEX, SQUARE
from cascadia_qt.views.film.graph_key import GraphKey
from tests.screenshots.pages import Key, Stage, game, turn


def replay_pages(stage: Stage) -> None:
    """Games of every size, at their beginning, in the middle and at their end."""
    for players, grid in ((4, HEX), (2, SQUARE), (1, HEX)):
        stage.shell.replay(game(_over, players=players, grid=grid, cards="DCBAD"))
        stage.keep(f"replay-{players}-start")
        stage.press(*[Key.Key_Right] * players * 35)
        stage.keep(f"replay-{players}")
        if players > 1:
            _unfold(stage)
            stage.keep(f"replay-{players}-categories")
        stage.press(Key.Key_End)
        stage.keep(f"replay-{players}-end")
    stage.shell.replay(game(turn(9), players=3))
    stage.press(*[Key.Key_Right] * 6, Key.Key_Space)
    stage.keep("replay-unfinished")
    stage.press(Key.Key_Space)


def _over(state: State) -> bool:
    return state.phase is Phase.OVER


def _unfold(stage: Stage) -> None:
    """The categories of the first seat."""
    key = stage.window.findChild(GraphKey)
    assert key is not None
    row = key.findChildren(QAbstractButton)[0]
    QTest.mouseClick(row, Qt.MouseButton.LeftButton)
