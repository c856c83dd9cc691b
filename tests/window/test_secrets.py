"""Secrets at one screen: nobody reads what another seat may not know, whatever he tries."""

from __future__ import annotations

import re
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path

import pytest
from PySide6.QtCore import QCoreApplication, QEvent, Qt
from PySide6.QtGui import QKeySequence
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QListWidget
from pytestqt.qtbot import QtBot

from cascadia_qt.rules.game import Seat
from cascadia_qt.rules.record import read_record, write_record
from cascadia_qt.views import curtain
from cascadia_qt.views.curtain import Cloth
from tests.games.stones.rules import STONES, Move
from tests.window.conftest import Open
from tests.window.parlour import ANN, BEN, CLEO, Parlour
from tests.window.readable import readable

Key = Qt.Key
COMPUTER = Seat("Robot", "random")
SECRET = re.compile(r"(\w+) (?:holds a|swaps the secret stone and has a) \d|(\w+)'s note")


def owners() -> set[str]:
    """Whose secrets can be read anywhere, once what is due to go has gone."""
    QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)
    found = (match for words in readable() for match in SECRET.finditer(words))
    return {match[1] or match[2] for match in found}


def write_note(parlour: Parlour, name: str) -> None:
    parlour.table.stones.note.setFocus()
    parlour.table.stones.note.clear()
    QTest.keyClicks(parlour.table.stones.note, f"{name}'s note")


def test_whoever_looks_reads_his_own_secret_and_nobody_elses(parlour: Parlour) -> None:
    parlour.play(ANN, BEN, CLEO)
    for move in (Move.SWAP, Move.DRAW, Move.PASS) * 3:
        seat = parlour.session.to_move
        assert seat is not None
        assert parlour.closed
        assert owners() == set()
        parlour.open_curtain()
        name = parlour.session.record.seats[seat].name
        write_note(parlour, name)
        assert owners() == {name}
        parlour.table.decide(move)
    assert parlour.session.to_move is None


def test_the_walk_would_find_a_secret(parlour: Parlour) -> None:
    """A control: what a careless table shows is found."""
    parlour.play(ANN, BEN)
    for hide_in in ("setToolTip", "setAccessibleName", "setWindowTitle", "setStatusTip"):
        getattr(parlour.table.stones.open, hide_in)("Ben holds a 4")
        assert owners() == {"Ben"}, hide_in
        getattr(parlour.table.stones.open, hide_in)("")
    QListWidget(parlour.table.stones).addItem("Ben holds a 4")
    assert owners() == {"Ben"}


def test_the_curtain_names_who_is_to_come_and_what_is_public(parlour: Parlour) -> None:
    parlour.play(ANN, BEN)
    parlour.open_curtain()
    parlour.table.decide(Move.SWAP)
    words = readable()
    assert {"Ben is next", "I am Ben", "Ann swaps the secret stone"} <= words
    assert parlour.looker is None


def test_the_curtain_is_opaque_and_the_table_behind_it_hidden(parlour: Parlour) -> None:
    parlour.play(ANN, BEN)
    QApplication.processEvents()
    cloth = parlour.window.findChild(Cloth)
    assert isinstance(cloth, Cloth)
    assert cloth.isVisible()
    stage = parlour.window.centralWidget()
    assert stage is not None
    assert cloth.geometry() == stage.rect()
    assert not parlour.table.stones.isVisible()
    parlour.open_curtain()
    assert parlour.table.stones.isVisible()
    assert not cloth.isVisible()


def test_it_falls_again_while_it_still_rises(parlour: Parlour, qtbot: QtBot) -> None:
    """Whoever decides quickly is not quicker than the cloth."""
    parlour.application.preferences.motion = 200
    parlour.play(ANN, BEN)
    parlour.open_curtain()
    parlour.table.decide(Move.PASS)
    qtbot.wait(700)
    cloth = parlour.window.findChild(Cloth)
    assert isinstance(cloth, Cloth)
    qtbot.waitUntil(lambda: (parlour.closed, cloth.isVisible(), cloth.y()) == (True, True, 0))
    parlour.open_curtain()
    qtbot.waitUntil(lambda: not cloth.isVisible())
    assert parlour.table.stones.isVisible()


def everything_pressed(parlour: Parlour) -> None:
    """Every shortcut of the window and every key of the table, but those that leave it."""
    window = parlour.window
    leaving = {window.new_game, window.open_game, window.welcome, window.quit, window.preferences,
               window.help, window.keys, window.about, window.full_screen, window.games,
               window.statistics, window.folder}  # fmt: skip
    for action in window.actions():
        if action not in leaving:
            action.trigger()
            for shortcut in action.shortcuts():
                press(parlour, shortcut)
    for key in (Key.Key_D, Key.Key_X, Key.Key_W, Key.Key_Left, Key.Key_PageUp, Key.Key_Tab):
        parlour.press(key)


def press(parlour: Parlour, shortcut: QKeySequence) -> None:
    QTest.keySequence(QApplication.focusWidget() or parlour.window, shortcut)


def test_while_it_is_closed_no_shortcut_reaches_the_table(parlour: Parlour) -> None:
    parlour.play(ANN, BEN, free_undo=True)
    parlour.open_curtain()
    parlour.table.decide(Move.PASS)
    before = parlour.session.history
    everything_pressed(parlour)
    assert parlour.session.history == before
    assert parlour.closed
    assert owners() == set()


@pytest.mark.parametrize("key", [Key.Key_Return, Key.Key_Enter, Key.Key_Space])
def test_it_opens_by_keyboard(parlour: Parlour, key: Qt.Key) -> None:
    parlour.play(ANN, BEN)
    QApplication.processEvents()
    parlour.press(key)
    assert (parlour.closed, parlour.looker) == (False, 0)


@pytest.mark.parametrize("key", [Key.Key_Return, Key.Key_Space])
def test_a_key_too_many_opens_nothing_for_the_next_person(
    parlour: Parlour, monkeypatch: pytest.MonkeyPatch, key: Qt.Key
) -> None:
    """The key that decided something, pressed once more, does not say that somebody has come."""
    parlour.play(ANN, BEN)
    parlour.open_curtain()
    monkeypatch.setattr(curtain, "GRACE", 60_000)
    parlour.table.decide(Move.PASS)
    QApplication.processEvents()
    parlour.press(key)
    parlour.open_curtain()
    assert parlour.closed
    assert owners() == set()


def test_undo_reaches_only_decisions_of_whoever_looks(parlour: Parlour) -> None:
    parlour.play(ANN, BEN)
    parlour.open_curtain()
    parlour.table.decide(Move.PASS)
    parlour.open_curtain()
    assert not parlour.window.undo.isEnabled()
    parlour.table.undo()
    assert parlour.session.history.cursor == 1
    assert owners() == {"Ben"}


def test_undo_of_ones_own_decision_needs_no_curtain(parlour: Parlour, qtbot: QtBot) -> None:
    parlour.play(ANN, COMPUTER, BEN)
    parlour.open_curtain()
    parlour.table.decide(Move.PASS)
    qtbot.waitUntil(lambda: parlour.session.history.cursor == 2, timeout=20_000)
    assert parlour.closed
    assert owners() == set()


def test_what_somebody_has_learnt_is_not_taken_back(parlour: Parlour) -> None:
    parlour.play(ANN, Seat("Robot", "random"))
    parlour.table.decide(Move.SWAP)
    assert not parlour.session.can_undo


@pytest.mark.parametrize("seats", [(ANN,), (ANN, COMPUTER)], ids=["alone", "one person"])
def test_one_person_needs_no_curtain(parlour: Parlour, seats: tuple[Seat, ...]) -> None:
    parlour.play(*seats)
    assert not parlour.closed
    assert parlour.looker == 0
    assert owners() == {"Ann"}


def test_a_game_that_goes_on_begins_behind_the_curtain(open_parlour: Open) -> None:
    """Also after the program was killed: nothing but the autosave is left."""
    first = open_parlour()
    first.play(ANN, BEN)
    first.open_curtain()
    write_note(first, "Ann")
    first.table.decide(Move.SWAP)
    first.open_curtain()
    first.shell._autosave.wait()
    first.window.hide()
    first.shell.show_welcome()
    assert owners() == set()
    second = open_parlour()
    second.shell._continue()
    assert second.closed
    assert owners() == set()
    second.open_curtain()
    assert (second.looker, owners()) == (1, {"Ben"})
    assert second.session.note(0) == "Ann's note"


def test_the_welcome_page_tells_no_secret_of_the_game_that_waits(parlour: Parlour) -> None:
    parlour.play(ANN, BEN)
    parlour.open_curtain()
    parlour.shell.show_welcome()
    assert owners() == set()


def test_a_replay_of_a_running_game_shows_what_whoever_looks_may_see(parlour: Parlour) -> None:
    parlour.play(ANN, BEN)
    parlour.open_curtain()
    parlour.table.decide(Move.SWAP)
    parlour.open_curtain()
    parlour.window.replay.trigger()
    assert not parlour.replay.played
    QApplication.processEvents()
    for _ in range(2):
        assert owners() == {"Ben"}
        parlour.press(Key.Key_End)
    assert "Ann swaps the secret stone" in readable()
    parlour.shell.go_back()
    assert parlour.closed
    assert owners() == set()


def finish(parlour: Parlour) -> None:
    while parlour.session.to_move is not None:
        if parlour.closed:
            parlour.open_curtain()
        parlour.table.decide(Move.PASS)


def test_at_the_end_everybody_sees_everything(parlour: Parlour) -> None:
    parlour.play(ANN, BEN, rounds=1)
    finish(parlour)
    assert not parlour.closed
    assert owners() == {"Ann", "Ben"}
    record = parlour.session.record
    parlour.shell.replay(record)
    assert owners() == {"Ben"}
    QTest.keyClick(parlour.replay.page, Key.Key_End)
    assert owners() == {"Ann", "Ben"}


def test_notes_are_kept_outside_history_and_digest(parlour: Parlour) -> None:
    parlour.play(ANN, BEN)
    parlour.open_curtain()
    before = write_record(parlour.session.record)
    write_note(parlour, "Ann")
    record = parlour.session.record
    assert record.history.cursor == 0
    text = write_record(record)
    assert text != before
    again = read_record(text, {"stones": STONES})
    assert again.notes == ("Ann's note", "")
    assert write_record(replace(again, notes=())) == before


def test_a_record_says_that_it_holds_everything(parlour: Parlour) -> None:
    parlour.play(ANN, BEN)
    assert "also what players keep secret" in write_record(parlour.session.record)
    parlour.play(ANN)
    assert "also what players keep secret" not in write_record(parlour.session.record)


def test_no_secret_is_in_the_name_of_a_file(parlour: Parlour, tmp_path: Path) -> None:
    parlour.play(ANN, BEN)
    parlour.shell._autosave.wait()
    names = " ".join(path.name for path in tmp_path.rglob("*"))
    assert not SECRET.search(names)


@pytest.mark.parametrize("leave", ["show_welcome", "close"])
def test_leaving_while_it_is_closed_is_possible(parlour: Parlour, leave: str) -> None:
    parlour.play(ANN, BEN)
    assert parlour.window.welcome.isEnabled()
    way: Callable[[], None] = getattr(parlour.shell, leave)
    way()
    assert owners() == set()
