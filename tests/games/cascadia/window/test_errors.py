"""When the program itself fails: one plain dialog, and the game stays saved."""

from __future__ import annotations

import sys
import threading
from collections.abc import Callable, Iterator, Sequence

import pytest
from PySide6.QtCore import QThreadPool, QTimer
from PySide6.QtWidgets import QApplication, QLabel, QPushButton
from pytestqt.qtbot import QtBot

from cascadia_qt import app
from cascadia_qt.store import documents
from cascadia_qt.views.error_dialog import ErrorDialog, install_error_dialog
from tests.games.cascadia.window.conftest import Start
from tests.games.cascadia.window.desk import ANN, BEN, PATIENCE, Desk, settle
from tests.games.cascadia.window.hands import Key, Keyboard

Caught = Sequence[object]


@pytest.fixture
def caught(desk: Desk, qtbot: QtBot) -> Iterator[Caught]:
    """The program with its dialog for errors; what it was told of is here, too."""
    hooks = sys.excepthook, threading.excepthook
    threading.excepthook = lambda _args: None
    with qtbot.captureExceptions() as exceptions:
        install_error_dialog(desk.window, desk.application.shell.game_is_saved)
        yield exceptions
        for dialog in dialogs(desk):
            close(dialog)
    sys.excepthook, threading.excepthook = hooks


def dialogs(desk: Desk) -> list[ErrorDialog]:
    settle()
    return [dialog for dialog in desk.window.findChildren(ErrorDialog) if dialog.isVisible()]


def fail() -> None:
    raise ValueError("boom")


def fail_otherwise() -> None:
    raise KeyError("bang")


def close(dialog: ErrorDialog) -> None:
    button = next(b for b in dialog.findChildren(QPushButton) if b.text() == "&Close")
    button.click()
    settle()


def test_a_failure_is_shown_once(desk: Desk, keyboard: Keyboard, caught: Caught) -> None:
    """However often it happens; the game has gone on and is on the disk."""
    desk.deal(ANN, BEN, seed=4)
    desk.session.changed.connect(fail)
    keyboard.press(Key.Key_2)
    (dialog,) = dialogs(desk)
    words = [label.text() for label in dialog.findChildren(QLabel)]
    assert words == ["Something went wrong.", "Your game is saved."]
    assert desk.moves == ["take 1"]
    assert desk.keeps_up()
    desk.session.undo()
    desk.session.redo()
    assert len(caught) == 3
    assert dialogs(desk) == [dialog]
    close(dialog)
    assert dialogs(desk) == []
    desk.session.undo()
    assert dialogs(desk) == []


def test_the_game_can_be_played_on(desk: Desk, keyboard: Keyboard, caught: Caught) -> None:
    """After the dialog is closed the table works as before."""
    desk.deal(ANN, BEN, seed=4)
    desk.session.changed.connect(fail)
    keyboard.press(Key.Key_2)
    close(dialogs(desk)[0])
    desk.window.activateWindow()
    settle()
    keyboard.walk_to(desk.turn.tile_places()[0])
    keyboard.press(Key.Key_Return, Key.Key_D)
    assert desk.state.turn == 1
    assert desk.keeps_up()
    desk.session.changed.disconnect(fail)


def test_another_failure_is_shown_too(desk: Desk, keyboard: Keyboard, caught: Caught) -> None:
    """But never two dialogs at a time."""
    desk.deal(ANN, BEN, seed=4)
    desk.session.changed.connect(fail)
    keyboard.press(Key.Key_2)
    close(dialogs(desk)[0])
    desk.session.changed.connect(fail_otherwise)
    desk.session.undo()
    assert len(dialogs(desk)) == 1


def test_the_details_can_be_copied(desk: Desk, caught: Caught) -> None:
    """They say what happened where, for whoever repairs it."""
    desk.deal(ANN, BEN)
    desk.session.changed.connect(fail)
    desk.session.submit(desk.session.record.rules.legal(desk.state)[-1])
    (dialog,) = dialogs(desk)
    copy = next(b for b in dialog.findChildren(QPushButton) if "details" in b.text())
    copy.click()
    text = QApplication.clipboard().text()
    assert "ValueError: boom" in text
    assert "test_errors.py" in text
    assert "PySide6" in text


def test_a_failure_while_painting_is_shown(
    desk: Desk, caught: Caught, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Painting fails again and again, the dialog comes once."""
    desk.deal(ANN, BEN)
    card, seen = desk.page.handover, len(caught)
    monkeypatch.setattr(type(card), "paintEvent", lambda *_: fail())
    card.hand_over("Ben", "#a34", [])
    repaint = QTimer(card, interval=1)
    repaint.timeout.connect(card.update)
    repaint.start()
    qtbot.waitUntil(lambda: len(caught) >= seen + 5, timeout=PATIENCE)
    repaint.stop()
    card.hide()
    assert len(dialogs(desk)) == 1


@pytest.mark.parametrize("where", ["thread", "pool"])
def test_a_failure_elsewhere_is_shown(desk: Desk, caught: Caught, qtbot: QtBot, where: str) -> None:
    """From any thread."""
    desk.deal(ANN, BEN)
    begin: dict[str, Callable[[], None]] = {
        "thread": lambda: threading.Thread(target=fail).start(),
        "pool": lambda: QThreadPool.globalInstance().start(fail),
    }
    begin[where]()
    qtbot.waitUntil(lambda: len(dialogs(desk)) == 1, timeout=PATIENCE)


def test_whoever_interrupts_is_not_told_of_a_failure(desk: Desk, caught: Caught) -> None:
    """Ctrl+C in the terminal is no failure of the program."""
    sys.excepthook(KeyboardInterrupt, KeyboardInterrupt(), None)
    assert dialogs(desk) == []


def test_the_program_installs_the_dialog(
    start: Start, monkeypatch: pytest.MonkeyPatch, qtbot: QtBot
) -> None:
    """Over its own window, before anything can fail."""
    asked: list[object] = []
    monkeypatch.setattr(app, "install_error_dialog", lambda window, _saved: asked.append(window))
    desk = start()
    assert asked == [desk.window]


def test_a_game_is_called_saved_only_if_it_is(
    desk: Desk, caught: Caught, monkeypatch: pytest.MonkeyPatch
) -> None:
    assert desk.application.shell.game_is_saved() is None
    desk.deal(ANN, BEN)
    desk.kept()
    assert desk.application.shell.game_is_saved() is True

    def full(*_: object, **__: object) -> None:
        raise OSError(28, "No space left on device")

    monkeypatch.setattr(documents, "write_whole", full)
    desk.turn.choose(0)
    desk.application._autosave.wait()
    assert desk.application.shell.game_is_saved() is False
