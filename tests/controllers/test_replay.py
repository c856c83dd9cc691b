"""A film of a game that is not Cascadia: steps are shown to whoever looks."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import QObject, QSettings, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QPushButton
from pytestqt.qtbot import QtBot

from cascadia_qt.model.looker import Looker
from cascadia_qt.model.preferences import Preferences
from cascadia_qt.model.session import GameSession
from cascadia_qt.rules.game import Seat
from cascadia_qt.rules.record import Record
from tests.games.stones.replay import StonesReplay
from tests.games.stones.rules import Move
from tests.games.stones.setup import StonesSetup

pytestmark = pytest.mark.qt_log_ignore("plugin does not support", extend=True)

Key = Qt.Key
MOVES = (Move.SWAP, Move.DRAW, Move.PASS, Move.SWAP, Move.DRAW, Move.DRAW)


@pytest.fixture
def replay(qtbot: QtBot, tmp_path: Path) -> Iterator[StonesReplay]:
    hall = QObject()  # which lets go of everything before Python looks for what is left
    session = GameSession(StonesSetup((Seat("Ann"), Seat("Ben")), seed=5).dealt(5), hall)
    for move in MOVES:
        session.submit(move)
    settings = QSettings(str(tmp_path / "settings.ini"), QSettings.Format.IniFormat)
    replay = StonesReplay(session, Looker(1, session), Preferences(settings), hall)
    qtbot.addWidget(replay.page)
    replay.page.resize(1100, 600)
    replay.page.show()
    replay.page.setFocus()
    yield replay
    replay.close()


def press(replay: StonesReplay, *keys: Qt.Key) -> None:
    for key in keys:
        QTest.keyClick(replay.page, key)


def prompt(replay: StonesReplay) -> str:
    return replay.stones.prompt.accessibleName()


def test_it_begins_at_the_beginning(replay: StonesReplay) -> None:
    assert replay.look.cursor == 0
    assert not replay.playing
    assert prompt(replay) == "Ann: The table is laid"


def test_a_step_is_told_as_whoever_looks_may_hear_it(replay: StonesReplay) -> None:
    told = []
    for _ in MOVES:
        press(replay, Key.Key_Right)
        told.append(prompt(replay))
    assert told[0] == "Ann: Ann swaps the secret stone"
    assert told[3].startswith("Ben: Ben swaps the secret stone and has a ")


def test_whoever_looks_sees_his_own_stone_until_the_end(replay: StonesReplay) -> None:
    for _ in MOVES[1:]:
        press(replay, Key.Key_Right)
        assert replay.stones.mine.text().startswith("Ben holds a ")
    press(replay, Key.Key_Right)
    assert replay.stones.mine.text().startswith("Ann holds a ")


def test_keys_lead_through_it(replay: StonesReplay) -> None:
    press(replay, Key.Key_End, Key.Key_Left, Key.Key_PageUp)
    assert replay.look.cursor == len(MOVES) - 2
    press(replay, Key.Key_Space)
    assert replay.playing
    press(replay, Key.Key_Home)
    assert (replay.look.cursor, replay.playing) == (0, True)
    press(replay, Key.Key_PageDown)
    assert (replay.look.cursor, replay.playing) == (1, False)


def test_its_graph_has_the_numbers_of_the_game(replay: StonesReplay, qtbot: QtBot) -> None:
    press(replay, Key.Key_End)
    graph, session = replay.panel.graph, replay.session
    drawn = [sum(stones) for stones in session.state.drawn]
    told = f"After turn 3. Ann: {drawn[0]}. Ben: {drawn[1]}"
    qtbot.waitUntil(lambda: graph.accessibleDescription() == told)
    graph.choose(1)
    counts = f"Worth: {drawn[1]}. Stones: {len(session.state.drawn[1])}"
    assert graph.accessibleDescription().endswith(counts)


def test_it_can_be_played_on_until_it_is_over(replay: StonesReplay) -> None:
    made: list[Record] = []
    replay.variation_requested.connect(made.append)
    press(replay, Key.Key_Right, Key.Key_Right)
    replay.play_on()
    assert [entry.action for entry in made[0].history.entries] == [Move.SWAP, Move.DRAW]
    press(replay, Key.Key_End)
    replay.play_on()
    assert len(made) == 1
    shown = [button for button in replay.page.findChildren(QPushButton) if button.isVisible()]
    assert not any(button.text().startswith("Play on") for button in shown)


def test_it_can_be_left(replay: StonesReplay, qtbot: QtBot) -> None:
    with qtbot.waitSignal(replay.leave_requested, timeout=1000):
        press(replay, Key.Key_Escape)


def test_a_key_of_no_film_is_left_to_others(replay: StonesReplay) -> None:
    press(replay, Key.Key_D, Key.Key_X)
    assert replay.look.cursor == 0
