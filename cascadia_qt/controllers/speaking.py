"""Reads the prompts of the table aloud, for who wants that."""

from __future__ import annotations

from typing import Protocol

from PySide6.QtCore import QLocale, QObject

from cascadia_qt.model.voice import Voice


class SpeakingPreferences(Protocol):
    """Tells whether somebody wants to hear what is to be done."""

    @property
    def speaks(self) -> bool: ...


class Speaking(QObject):
    """Says a prompt once, as long as it stays the same."""

    def __init__(self, preferences: SpeakingPreferences, parent: QObject) -> None:
        super().__init__(parent)
        self._preferences = preferences
        self._voice = Voice(self)
        self._said = ""

    def tell(self, prompt: str) -> None:
        """The prompt says something else, perhaps."""
        if not self._preferences.speaks:
            self._said = ""
        elif prompt != self._said:
            self._said = prompt
            self._voice.say(prompt, QLocale.languageToCode(QLocale().language()))

    def hush(self) -> None:
        self._voice.hush()
