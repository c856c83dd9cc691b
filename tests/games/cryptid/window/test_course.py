"""The course of a game in the window: undo, going on, computers, hurry, replay."""

from __future__ import annotations

import random

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from cascadia_qt.games.cryptid.controllers.replay import CryptidReplay
from cascadia_qt.games.cryptid.controllers.turn import Stage
from tests.games.cryptid.window.den import ANN, BEN, CLEO, PATIENCE, Den
from tests.games.cryptid.window.test_by_keyboard import play_step

Key = Qt.Key


def play_to_the_end(den: Den, seed: int = 1) -> None:
    luck = random.Random(seed)
    while True:
        if den.closed:
            den.open_curtain()
        if den.stage is Stage.OVER:
            return
        play_step(den, luck)


def test_the_replay_of_a_finished_game_shades_what_could_be_known(den: Den, qtbot: QtBot) -> None:
    den.play(ANN, BEN, CLEO, number=0)
    play_to_the_end(den)
    steps = den.steps
    den.window.replay.trigger()
    replay = den.shell.table
    assert isinstance(replay, CryptidReplay)
    looked = replay.looked_back
    assert looked is not None
    qtbot.waitUntil(lambda: looked.hindsight is not None, timeout=PATIENCE)
    den.press(Key.Key_End)
    assert replay.look.cursor == steps
    den.press(Key.Key_Left)
    assert looked.hindsight is not None
    odds = looked.hindsight.moments[steps - 1].seats
    winner = replay.session.state.winner
    assert set(replay.display.heat) == set(odds[winner])
    den.press(Key.Key_2)
    if winner != 1:
        assert set(replay.display.heat) == set(odds[1])
    den.press(Key.Key_0)
    assert not replay.display.heat
    den.press(Key.Key_Escape)
    QApplication.processEvents()
    assert den.stage is Stage.OVER
