"""The error dialog: one plain sentence, shown once, whatever fails and wherever."""

from __future__ import annotations

import sys
import threading
from collections.abc import Callable
from types import TracebackType

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QGuiApplication
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QLabel, QPushButton, QWidget
from pytestqt.qtbot import QtBot

from cascadia_qt import __version__
from cascadia_qt.views.error_dialog import ErrorDialog, install_error_dialog

pytestmark = pytest.mark.qt_log_ignore("plugin does not support", extend=True)

Passed = list[type[BaseException]]


@pytest.fixture
def passed(monkeypatch: pytest.MonkeyPatch) -> Passed:
    """What reaches the hooks that were there before."""
    kinds: Passed = []

    def hook(kind: type[BaseException], error: BaseException, trace: TracebackType | None) -> None:
        kinds.append(kind)

    monkeypatch.setattr(sys, "excepthook", hook)
    monkeypatch.setattr(threading, "excepthook", lambda args: kinds.append(args.exc_type))
    return kinds


@pytest.fixture
def window(qtbot: QtBot, passed: Passed) -> QWidget:
    made = QWidget()
    qtbot.addWidget(made)
    made.show()
    install_error_dialog(made, lambda: True)
    return made


def dialogs(window: QWidget) -> list[ErrorDialog]:
    return [dialog for dialog in window.findChildren(ErrorDialog) if dialog.isVisible()]


def uncaught(fail: Callable[[], object]) -> None:
    """What the interpreter does when nobody catches what `fail` raises."""
    try:
        fail()
    except BaseException:
        kind, error, trace = sys.exc_info()
        assert kind is not None
        assert error is not None
        sys.excepthook(kind, error, trace)


NAMES = ["Ann"]


def divide() -> object:
    return 1 / 0


def look_up() -> object:
    return NAMES[9]


def interrupt() -> object:
    raise KeyboardInterrupt


@pytest.mark.parametrize(
    ("saved", "sentence"),
    [
        (True, "Your game is saved."),
        (False, "Your game is not saved: save it in another place now."),
        (None, ""),
    ],
)
def test_it_says_whether_the_game_is_safe(qtbot: QtBot, saved: bool | None, sentence: str) -> None:
    dialog = ErrorDialog("details", saved)
    dialog.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose, False)
    qtbot.addWidget(dialog)
    said = " ".join(label.text() for label in dialog.findChildren(QLabel))
    assert said == f"Something went wrong. {sentence}"
    dialog.show()
    QTest.keyClick(dialog, Qt.Key.Key_Escape)
    assert not dialog.isVisible()


def test_details_can_be_copied(qtbot: QtBot) -> None:
    dialog = ErrorDialog("line one\nline two")
    qtbot.addWidget(dialog)
    copy = next(
        button for button in dialog.findChildren(QPushButton) if button.text() == "Copy &details"
    )
    copy.click()
    assert QGuiApplication.clipboard().text() == "line one\nline two"
    assert copy.text() == "Copied"


def test_an_uncaught_exception_is_shown_and_passed_on(
    qtbot: QtBot, window: QWidget, passed: Passed
) -> None:
    uncaught(divide)
    qtbot.waitUntil(lambda: len(dialogs(window)) == 1)
    assert passed == [ZeroDivisionError]
    dialogs(window)[0].findChildren(QPushButton)[0].click()
    details = QGuiApplication.clipboard().text()
    assert "ZeroDivisionError" in details
    assert "in divide" in details
    assert __version__ in details


def test_nothing_is_shown_twice_or_two_at_a_time(
    qtbot: QtBot, window: QWidget, passed: Passed
) -> None:
    for _ in range(3):
        uncaught(divide)
    uncaught(look_up)
    qtbot.waitUntil(lambda: bool(dialogs(window)))
    qtbot.wait(20)
    assert len(dialogs(window)) == 1
    assert passed == [ZeroDivisionError] * 3 + [IndexError]
    dialogs(window)[0].reject()
    uncaught(divide)
    qtbot.wait(20)
    assert not dialogs(window)


def test_another_failure_is_shown_after_the_first_is_closed(qtbot: QtBot, window: QWidget) -> None:
    uncaught(divide)
    qtbot.waitUntil(lambda: bool(dialogs(window)))
    dialogs(window)[0].reject()
    uncaught(look_up)
    qtbot.waitUntil(lambda: len(dialogs(window)) == 1)


def test_failures_of_threads_are_shown_too(qtbot: QtBot, window: QWidget, passed: Passed) -> None:
    thread = threading.Thread(target=divide)
    thread.start()
    thread.join()
    qtbot.waitUntil(lambda: len(dialogs(window)) == 1)
    assert passed == [ZeroDivisionError]


def test_an_interrupt_is_only_passed_on(qtbot: QtBot, window: QWidget, passed: Passed) -> None:
    uncaught(interrupt)
    qtbot.wait(20)
    assert passed == [KeyboardInterrupt]
    assert not dialogs(window)


def test_a_dialog_that_fails_brings_no_further_one(
    qtbot: QtBot, window: QWidget, passed: Passed, monkeypatch: pytest.MonkeyPatch
) -> None:
    def refuse(*_: object) -> None:
        raise RuntimeError("no dialog today")

    monkeypatch.setattr("cascadia_qt.views.error_dialog.ErrorDialog", refuse)
    uncaught(divide)
    qtbot.waitUntil(lambda: len(passed) == 2)
    qtbot.wait(20)
    assert passed == [ZeroDivisionError, RuntimeError]


def test_the_hooks_return_when_the_window_is_gone(qtbot: QtBot, passed: Passed) -> None:
    before = sys.excepthook, threading.excepthook
    window = QWidget()
    install_error_dialog(window, lambda: None)
    assert sys.excepthook is not before[0]
    with qtbot.waitSignal(window.destroyed):
        window.deleteLater()
    assert (sys.excepthook, threading.excepthook) == before
