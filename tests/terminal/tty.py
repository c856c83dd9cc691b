"""A terminal that is looked at at every question, and the people in front of it."""

from __future__ import annotations

import io
from collections.abc import Callable

CLEARED = "\x1b[3J"


class Tty(io.StringIO):
    """A terminal that remembers everything, and what can still be read of it."""

    encoding = "utf-8"

    def isatty(self) -> bool:
        return True

    @property
    def screen(self) -> str:
        """What is left since the last time that it was cleared, lines above among it."""
        return self.getvalue().rpartition(CLEARED)[2]


class People:
    """They answer what the last line asks, or go; at each question the screen is looked at."""

    def __init__(self, tty: Tty, answer: Callable[[str], str | None]) -> None:
        self._tty = tty
        self._answer = answer
        self.looks: list[str] = []

    def readline(self, _size: int) -> str:
        self.looks.append(self._tty.screen)
        answer = self._answer(self._tty.screen.rpartition("\n")[2])
        typed = "" if answer is None else f"{answer}\n"
        self._tty.write(typed)
        return typed

    def isatty(self) -> bool:
        return True


def typing(*lines: str) -> Callable[[str], str | None]:
    """Whoever types these lines one after the other, whatever is asked, and goes."""
    left = list(lines)
    return lambda _question: left.pop(0) if left else None
