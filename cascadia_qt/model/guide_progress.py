"""What is remembered of a guided game between two starts."""

from __future__ import annotations

from cascadia_qt.model.preferences import Preferences

_MOST_DIGITS = 3
_YES = "yes"


class GuideProgress:
    """How far somebody has come in the guided game of one game."""

    def __init__(self, preferences: Preferences, game: str) -> None:
        self._preferences = preferences
        self._game = game

    @property
    def step(self) -> int:
        """The first step that is not done."""
        value = self._preferences.settings.value(self._key("step"))
        sound = isinstance(value, str) and value.isdecimal() and len(value) <= _MOST_DIGITS
        return int(value) if sound else 0

    @step.setter
    def step(self, step: int) -> None:
        self._preferences.settings.setValue(self._key("step"), str(step))

    @property
    def finished(self) -> bool:
        """Whether it was ever played to its end."""
        return bool(self._preferences.settings.value(self._key("finished")) == _YES)

    def finish(self) -> None:
        self._preferences.settings.setValue(self._key("finished"), _YES)
        self.step = 0

    @property
    def offered(self) -> bool:
        """Whether it is proposed: to who has begun it, or has never dealt a game."""
        begun = self.step > 0 or not self._preferences.setup(self._game)
        return begun and not self.finished

    def _key(self, name: str) -> str:
        return f"guide/{self._game}/{name}"
