"""What is around a game in the window: set-up, result, replay and help."""

from __future__ import annotations

from dataclasses import replace

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtWidgets import QDialog, QLabel
from pytestqt.qtbot import QtBot

from cascadia_qt.ai.random_bot import RandomBot
from cascadia_qt.games.okanagan.controllers.replay import OkanaganReplay
from cascadia_qt.games.okanagan.gui import Gui
from cascadia_qt.games.okanagan.model.setup import OkanaganSetup
from cascadia_qt.games.okanagan.rules.game import OKANAGAN
from cascadia_qt.games.okanagan.rules.reckoning import reckonings
from cascadia_qt.games.okanagan.rules.tiles import UNSEEN
from cascadia_qt.games.okanagan.views.result.dialog import OkanaganResultDialog
from cascadia_qt.games.okanagan.views.setup.dialog import OkanaganNewGameDialog
from cascadia_qt.games.okanagan.views.table.page import TablePage
from cascadia_qt.games.okanagan.words.outcome import outcome
from cascadia_qt.rules.game import Seat
from cascadia_qt.rules.record import Record
from cascadia_qt.views.help.help_dialog import HelpDialog
from tests.games.okanagan.window.den import ANN, BEN, PATIENCE, ROBOT, Den
from tests.views.access.reader import pressable
from tests.views.drawn_text import drawn

Key = Qt.Key


def finished(*seats: Seat, left: int = 0) -> Record:
    """A game that was played at random, but for so many steps."""
    record = OkanaganSetup(seats).dealt(5)
    bot, history = RandomBot(OKANAGAN, 5), record.history
    while OKANAGAN.to_move(history.state) is not None:
        history = history.played(OKANAGAN, bot.choose(history.state))
    cursor = len(history.entries) - left
    return replace(
        record, history=replace(history, entries=history.entries[:cursor], cursor=cursor)
    )


@pytest.fixture
def dialogs(monkeypatch: pytest.MonkeyPatch) -> list[QDialog]:
    """Those that were opened; nobody answers them."""
    opened: list[QDialog] = []

    def keep(dialog: QDialog) -> int:
        dialog.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose, False)
        opened.append(dialog)
        return 0

    monkeypatch.setattr(QDialog, "exec", keep)
    return opened


def test_the_set_up_is_asked_for_from_the_table(den: Den, dialogs: list[QDialog]) -> None:
    den.play(ANN, ROBOT)
    gui = den.shell.gui("okanagan")
    assert isinstance(gui, Gui)
    gui.ask_setup()
    assert [type(dialog) for dialog in dialogs] == [OkanaganNewGameDialog]


def test_the_last_decision_brings_the_result(
    den: Den, dialogs: list[QDialog], qtbot: QtBot
) -> None:
    den.go_on(finished(ANN, BEN, left=1))
    if den.closed:
        den.open_curtain()
    den.session.submit(OKANAGAN.legal(den.state)[0])
    den.table.hurry()
    qtbot.waitUntil(lambda: bool(dialogs), timeout=PATIENCE)
    (dialog,) = dialogs
    assert isinstance(dialog, OkanaganResultDialog)
    assert dialog._result.over
    best = max(reckoning.total for reckoning in reckonings(den.state))
    assert any(str(best) in label.text() for label in dialog.findChildren(QLabel))


def test_a_running_game_tells_whoever_looks_his_own_objectives(
    den: Den, dialogs: list[QDialog]
) -> None:
    den.go_on(finished(ANN, ROBOT, left=30))
    den.shell.gui("okanagan").show_result()
    (dialog,) = dialogs
    assert isinstance(dialog, OkanaganResultDialog)
    mine, other = dialog._result.state.explorers
    assert UNSEEN not in mine.objectives
    assert {*other.objectives} == {UNSEEN}


def test_the_replay_leads_through_the_game_with_its_graph(den: Den, qtbot: QtBot) -> None:
    record = finished(ANN, BEN)
    den.shell.replay(record)
    replay = den.shell.table
    assert isinstance(replay, OkanaganReplay)
    assert isinstance(replay.page, TablePage)
    for _ in range(3):
        den.press(Key.Key_Right)
    assert replay.look.cursor == 3
    assert pressable(replay.page) == set(), "nothing can be done in a film"
    den.press(Key.Key_End)
    assert replay.look.cursor == len(record.history.entries)
    qtbot.waitUntil(lambda: replay._curve.whole, timeout=PATIENCE)
    totals = [sum(points) for points in replay._curve.points[-1]]
    assert totals == [each.total for each in reckonings(record.history.state)]
    assert outcome(["Ann", "Ben"], record.history.state).title == replay.caption().text


def test_the_help_opens_with_pictures(den: Den, dialogs: list[QDialog]) -> None:
    den.play(ANN, ROBOT)
    den.window.help.trigger()
    (dialog,) = dialogs
    assert isinstance(dialog, HelpDialog)
    assert den.shell.gui("okanagan").help_book().picture("valley", 1.0) is not None


def test_after_the_end_nothing_is_still_to_come(den: Den) -> None:
    """The survey tells no conditions any more, and the valley needs no room for further tiles."""
    den.go_on(finished(ANN, ROBOT, left=1))
    survey = den.page.survey
    assert survey.survey is not None
    assert not survey.survey.over
    around = den.page.scene.sceneRect()
    assert den.session.to_move == 0
    den.session.submit(OKANAGAN.legal(den.state)[0])
    den.table.hurry()
    assert survey.survey.over
    painted = drawn(survey.size(), lambda painter: survey.render(painter, QPoint()))
    said = [text.words for text in painted]
    assert said[0] == "Points at the end"
    assert "Tiles left over, by terrain" in said
    assert den.page.scene.sceneRect().height() < around.height()


def test_a_film_shows_the_valley_as_large_as_it_can_be(den: Den) -> None:
    den.go_on(finished(ANN, ROBOT, left=60))
    around = den.page.scene.sceneRect()
    den.window.replay.trigger()
    den.press(Key.Key_End)
    page = den.window.centralWidget()
    assert isinstance(page, TablePage)
    assert page.scene.sceneRect().height() < around.height()
    assert around.contains(page.scene.sceneRect())
