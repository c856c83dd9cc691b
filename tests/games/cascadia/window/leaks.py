"""What a test may not leave behind: timers, animations, windows and processes."""

from __future__ import annotations

import gc
import multiprocessing

import shiboken6
from PySide6.QtCore import QAbstractAnimation, QObject, QTimer
from PySide6.QtWidgets import QApplication, QWidget

from tests.games.cascadia.window.desk import settle


def windows() -> set[QWidget]:
    """Everything that is or could be a window of its own."""
    return {widget for widget in QApplication.topLevelWidgets() if shiboken6.isValid(widget)}


def leaks(before: set[QWidget]) -> list[str]:
    """The names of what has been left behind since there were only the windows `before`."""
    for _ in range(3):
        settle()
    found = _found(before)
    for _ in range(2):
        if found:  # it may have waited for what went first
            settle()
            found = _found(before)
    return found


def _found(before: set[QWidget]) -> list[str]:
    gc.collect()
    found = [f"window {_name(widget)}" for widget in windows() - before]
    found += [f"process {process.name}" for process in multiprocessing.active_children()]
    return found + [f"running {_name(thing)}" for thing in _running()]


def _running() -> list[QObject]:
    # By its type, because asking an object for its class may wake up something lazy.
    objects = [thing for thing in gc.get_objects() if issubclass(type(thing), QObject)]
    return [thing for thing in objects if shiboken6.isValid(thing) and _is_running(thing)]


def _is_running(thing: QObject) -> bool:
    if isinstance(thing, QTimer):
        return thing.isActive()
    running = QAbstractAnimation.State.Running
    return isinstance(thing, QAbstractAnimation) and thing.state() is running


def _name(thing: QObject) -> str:
    parent = thing.parent()
    of = f" of {type(parent).__name__}" if parent is not None else ""
    return f"{type(thing).__name__} {thing.objectName()}".strip() + of
