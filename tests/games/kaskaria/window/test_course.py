"""The course of a game in the window: undo, going on, computers, hurry, replay."""

from __future__ import annotations

from dataclasses import replace

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QDialog
from pytestqt.qtbot import QtBot

from cascadia_qt.games.kaskaria.controllers.replay import KaskariaReplay
from cascadia_qt.games.kaskaria.controllers.turn import Stage
from cascadia_qt.games.kaskaria.rules.actions import PlaySet
from cascadia_qt.games.kaskaria.rules.events import WaterfallCame
from cascadia_qt.games.kaskaria.views.table.flights import Token, Water
from cascadia_qt.games.kaskaria.views.table.page import TablePage
from cascadia_qt.model.voice import Voice
from cascadia_qt.rules.rng import Rng
from tests.games.kaskaria.table import hero, scene
from tests.games.kaskaria.window.conftest import Open
from tests.games.kaskaria.window.den import ANN, BEN, PATIENCE, ROBOT, Den
from tests.views.access.reader import pressable

Key = Qt.Key


def test_undo_reaches_to_the_last_card_seen(den: Den) -> None:
    den.lay(scene(hero("red gold plus2 runner, blue gold griffin"), hero()), ANN, ROBOT)
    den.press(Key.Key_4)
    assert den.table.can_undo
    den.window.undo.trigger()
    assert den.session.history.cursor == 0
    den.press(Key.Key_4)
    den.press(Key.Key_0)
    assert not den.table.can_undo


def test_a_game_goes_on_after_the_program_was_closed(open_den: Open) -> None:
    den = open_den()
    den.play(ANN, BEN, length="short")
    den.open_curtain()
    den.press(Key.Key_0)
    record = den.session.record
    den.end()
    QApplication.processEvents()
    again = open_den()
    again.shell.lobby.continue_requested.emit()
    assert again.closed
    assert again.session.record.history == record.history
    again.open_curtain()
    assert again.turn.seat == 1


def test_a_computer_plays_and_is_watched(open_den: Open, qtbot: QtBot) -> None:
    den = open_den(motion=50)
    den.play(ANN, ROBOT)
    den.press(Key.Key_0)
    assert den.table.showing
    beats: list[object] = []
    den.table._showing.came.connect(beats.append)
    qtbot.waitUntil(
        lambda: den.turn.stage is Stage.TURN and not den.table.showing, timeout=PATIENCE
    )
    assert den.session.history.cursor >= 2
    assert beats


def test_a_click_hurries_what_is_shown(open_den: Open) -> None:
    den = open_den(motion=200)
    den.lay(scene(hero("red runner runner gold", gold=1), hero()), ANN, BEN)
    den.open_curtain()
    den.press(Key.Key_4)
    assert den.table.showing
    assert den.page.scene._shown is not None
    assert den.page.scene._shown.table.players[0].runner == 0
    QTest.mouseClick(den.page.view.viewport(), Qt.MouseButton.LeftButton, pos=den.island)
    assert not den.table.showing
    assert den.closed


def test_figures_go_stone_by_stone(open_den: Open, qtbot: QtBot) -> None:
    den = open_den(motion=50)
    den.lay(scene(hero("red runner runner"), hero(), open_hands=True), ANN, BEN)
    steps = []
    den.table._showing.came.connect(lambda table: steps.append(table.players[0].runner))
    den.press(Key.Key_4)
    qtbot.waitUntil(lambda: not den.table.showing)
    assert steps == [0, 1, 2, 2]


def test_without_motion_nothing_is_waited_for(den: Den) -> None:
    den.lay(scene(hero("red runner runner"), hero(), open_hands=True), ANN, BEN)
    den.press(Key.Key_4)
    assert not den.table.showing
    assert not den.shell.motion.moving


def test_before_the_volcano_everybody_sees_who_would_win(den: Den) -> None:
    start = scene(hero("red gold runner", runner=9, gold=3), hero(griffin=5, gold=7))
    den.lay(start, ANN, ROBOT)
    den.press(Key.Key_4)
    assert den.page.entering.isVisible()
    assert "Ben" not in den.table._display.prompt
    # 4 + 7 + 4 + 2 against 7 + 4 + 7
    assert "Robot would win" in den.table._display.prompt
    assert "Ann: 17 gold, Robot: 18 gold" in den.table._display.prompt
    golds = [label.text() for label in den.page.entering._golds]
    stars = [bool(label.text()) for label in den.page.entering._crowns]
    assert (golds, stars) == (["17", "18"], [False, True])


def test_the_replay_leads_through_the_game(den: Den) -> None:
    den.play(ANN, BEN, open_hands=True)
    for _ in range(4):
        den.press(Key.Key_0)
    den.window.replay.trigger()
    replay = den.shell.table
    assert isinstance(replay, KaskariaReplay)
    assert isinstance(replay.page, TablePage)
    den.press(Key.Key_Right)
    den.press(Key.Key_Right)
    assert replay.look.cursor == 2
    assert pressable(replay.page) == set(), "nothing can be done in a film"
    shown = replay.page.scene._shown
    assert shown is not None
    assert [len(player.hand) for player in shown.table.players] == [6, 6]
    den.press(Key.Key_Escape)
    QApplication.processEvents()
    assert den.session.history.cursor == 4


def test_a_first_game_by_following_the_prompts(den: Den) -> None:
    """Whoever knows nothing but the proposed button, or Return, comes to an end."""
    den.play(ANN, BEN, length="short", open_hands=True)
    for _ in range(2000):
        if den.session.to_move is None:
            break
        assert den.page.prompt._sign.isVisible(), "no prompt without a picture"
        proposed = [button for button in den.answers() if button.property("primary")]
        if proposed:
            QTest.mouseClick(proposed[0], Qt.MouseButton.LeftButton)
        else:
            den.press(Key.Key_Return)
    assert den.session.to_move is None
    assert any(isinstance(entry.action, PlaySet) for entry in den.session.history.entries)


def test_prompts_are_read_aloud_if_somebody_wants_that(
    open_den: Open, monkeypatch: pytest.MonkeyPatch
) -> None:
    said: list[str] = []
    monkeypatch.setattr(Voice, "say", lambda _voice, sentence, _language: said.append(sentence))
    den = open_den(speaks=True)
    den.lay(scene(hero("red gold, blue gold griffin"), hero()), ANN, BEN)
    assert said == []
    den.open_curtain()
    den.press(Key.Key_Return)
    den.press(Key.Key_Escape)
    wanted = ["Take a card or play a set", "This set: 1 gold, griffin 1 step"]
    assert said == [*wanted, wanted[0]]


def test_what_is_being_shown_can_be_taken_back(open_den: Open) -> None:
    den = open_den(motion=200)
    den.lay(scene(hero("red runner gold"), hero()), ANN, BEN)
    den.open_curtain()
    den.press(Key.Key_4)
    assert den.table.showing
    den.press(Key.Key_Escape)
    assert (den.session.history.cursor, den.table.showing, den.closed) == (0, False, False)
    assert den.turn.stage is Stage.TURN


def test_looking_back_lets_nothing_fly(open_den: Open) -> None:
    """The pile was larger then, but no waterfall has come."""
    den = open_den(motion=200)
    den.play(ANN, BEN, open_hands=True)
    den.press(Key.Key_0)
    den.press(Key.Key_0)
    den.table._showing.hurry()
    den.press(Key.Key_PageUp)
    flying = [item for item in den.page.scene.items() if isinstance(item, (Token, Water))]
    assert flying == []
    den.shell.motion.finish()


def test_the_waterfall_rushes_over_the_cards(open_den: Open) -> None:
    den = open_den(motion=200)
    start = scene(hero("red gold"), hero(), open_hands=True, before=0, discard="pink gold runner")
    for seed in range(200):
        den.lay(replace(start, pile=replace(start.pile, rng=Rng(seed))), ANN, BEN)
        den.press(Key.Key_0)
        events = den.session.history.entries[0].step.events
        if isinstance(events[0], WaterfallCame):
            break
    assert [item for item in den.page.scene.items() if isinstance(item, Water)]
    den.table._showing.hurry()
    assert not [item for item in den.page.scene.items() if isinstance(item, Water)]


def test_the_end_is_explained_once_everything_was_shown(
    den: Den, monkeypatch: pytest.MonkeyPatch
) -> None:
    opened: list[str] = []
    monkeypatch.setattr(QDialog, "exec", lambda dialog: opened.append(type(dialog).__name__))
    start = scene(hero("red gold runner", runner=9, gold=3), hero(gold=7), open_hands=True)
    den.lay(start, ANN, BEN)
    den.application.preferences.motion = 200
    den.press(Key.Key_4)
    den.table._showing.hurry()
    den.press(Key.Key_Y)
    QApplication.processEvents()
    assert (den.session.to_move, den.table.showing, opened) == (None, True, [])
    den.table._showing.hurry()
    QApplication.processEvents()
    assert opened == ["KaskariaResultDialog"]
