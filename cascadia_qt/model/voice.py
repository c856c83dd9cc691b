"""Reads sentences aloud with the voice of the system, where there is one; nobody depends on it."""

from __future__ import annotations

import shutil
import sys

from PySide6.QtCore import QObject, QProcess

# Qt's own module for speech is no part of what is installed, and large.
_SAPI = (
    "Add-Type -AssemblyName System.Speech;"
    "(New-Object System.Speech.Synthesis.SpeechSynthesizer).Speak([Console]::In.ReadToEnd())"
)
_DYING = 100  # milliseconds, at the most, that a voice needs to stop
_COMMANDS = {
    "linux": ("spd-say", "--wait", "--pipe-mode"),
    "darwin": ("say", "-f", "-"),
    "win32": ("powershell", "-NoProfile", "-NonInteractive", "-Command", _SAPI),
}


def voice_command(language: str = "") -> tuple[str, ...] | None:
    """What reads its input aloud, in `language` if it can be told; None if nothing does."""
    command = _COMMANDS.get(sys.platform)
    if command is None or shutil.which(command[0]) is None:
        return None
    if sys.platform == "linux" and language:
        return (*command, "--language", language)
    return command


class Voice(QObject):
    """Says one thing at a time: what comes next interrupts it. What goes wrong is not heard."""

    def __init__(self, parent: QObject) -> None:
        super().__init__(parent)
        self._process: QProcess | None = None

    def say(self, sentence: str, language: str = "") -> None:
        """Begins to read `sentence`, and waits for nothing."""
        self.hush()
        command = voice_command(language)
        if command is not None and sentence:
            self._process = process = QProcess(self)
            process.start(command[0], list(command[1:]))
            process.write(f"{sentence}\n".encode())
            process.closeWriteChannel()

    def hush(self) -> None:
        """Says nothing more."""
        process, self._process = self._process, None
        if process is not None:
            process.kill()
            process.waitForFinished(_DYING)
            if process.state() is QProcess.ProcessState.NotRunning:
                process.deleteLater()
            else:
                process.finished.connect(process.deleteLater)
