"""Whether the system wants little motion: asked of its own programs, which nobody waits for."""

from __future__ import annotations

import sys
from typing import NamedTuple

from PySide6.QtCore import QObject, QProcess, Signal


class Question(NamedTuple):
    """A program that may know, and what it says if motion is unwanted."""

    command: tuple[str, ...]
    unwanted: str


_PORTAL = "org.freedesktop.portal"
_DESKTOP = ("--dest", f"{_PORTAL}.Desktop", "--object-path", "/org/freedesktop/portal/desktop")
_READ = ("--method", f"{_PORTAL}.Settings.ReadOne", "org.freedesktop.appearance", "reduced-motion")
# Qt's own module for the bus of the desktop is no part of what is installed. Whoever answers first
# is believed: the portal of all desktops, then the settings of two.
_QUESTIONS = {
    "linux": (
        Question(("gdbus", "call", "--session", *_DESKTOP, *_READ), "(<uint32 1>,)"),
        Question(("kreadconfig6", "--group", "KDE", "--key", "AnimationDurationFactor"), "0"),
        Question(("gsettings", "get", "org.gnome.desktop.interface", "enable-animations"), "false"),
    ),
    "darwin": (Question(("defaults", "read", "com.apple.universalaccess", "reduceMotion"), "1"),),
}
_SPI_GETCLIENTAREAANIMATION = 0x1042
_DYING = 100  # milliseconds, at the most, that a program needs to stop


def questions() -> tuple[Question, ...]:
    """What can be asked on this system, the best first."""
    return _QUESTIONS.get(sys.platform, ())


class SystemMotion(QObject):
    """Asks the system whenever it is told to; where nobody knows, it tells nothing.

    Signals:
        answered: whether as little motion as possible is wanted.
    """

    answered = Signal(bool)

    def __init__(self, parent: QObject) -> None:
        super().__init__(parent)
        self._process: QProcess | None = None

    def ask(self) -> None:
        """Begins to ask, unless that is under way."""
        if sys.platform == "win32":
            self.answered.emit(not _windows_animates())
        elif self._process is None:
            self._ask(questions())

    def _ask(self, left: tuple[Question, ...]) -> None:
        """Asks the first of `left`, and the others if it does not know."""
        if not left:
            return
        question, *others = left
        self._process = process = QProcess(self)
        process.finished.connect(lambda code: self._hear(code, question, tuple(others)))
        process.errorOccurred.connect(lambda error: self._miss(error, tuple(others)))
        process.start(question.command[0], list(question.command[1:]))

    def _hear(self, code: int, question: Question, others: tuple[Question, ...]) -> None:
        said = self._put_away()
        if code == 0 and said:
            self.answered.emit(said == question.unwanted)
        else:
            self._ask(others)

    def _miss(self, error: QProcess.ProcessError, others: tuple[Question, ...]) -> None:
        """There is no such program; one that ends badly is heard like any other."""
        if error is QProcess.ProcessError.FailedToStart:
            self._put_away()
            self._ask(others)

    def _put_away(self) -> str:
        """Forgets the program that was asked; the result is what it has said."""
        process, self._process = self._process, None
        if process is None:
            return ""
        process.deleteLater()
        return bytes(process.readAllStandardOutput().data()).decode(errors="replace").strip()

    def stop(self) -> None:
        """Nobody wants to know any more."""
        if self._process is not None:
            self._process.blockSignals(True)
            self._process.kill()
            self._process.waitForFinished(_DYING)
            self._put_away()


def _windows_animates() -> bool:
    import ctypes

    animates = ctypes.c_int(1)
    ask = ctypes.windll.user32.SystemParametersInfoW  # type: ignore[attr-defined, unused-ignore]
    ask(_SPI_GETCLIENTAREAANIMATION, 0, ctypes.byref(animates), 0)
    return bool(animates.value)
