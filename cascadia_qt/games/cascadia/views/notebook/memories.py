"""What is remembered of players: scenarios passed and achievements ticked."""

from __future__ import annotations

from dataclasses import dataclass
from datetime import date

from PySide6.QtCore import QDate, QLocale

from cascadia_qt.games.cascadia.rules.scenarios import SCENARIOS
from cascadia_qt.words.language import translate


@dataclass(frozen=True, slots=True)
class Passed:
    """Somebody has passed a scenario."""

    scenario: int
    name: str
    on: date


@dataclass(frozen=True, slots=True)
class Ticked:
    """Somebody has ticked an achievement."""

    achievement: int
    on: date


@dataclass(frozen=True, slots=True)
class Notebook:
    """What one player has reached."""

    name: str
    ticks: tuple[Ticked, ...] = ()
    passes: tuple[Passed, ...] = ()


def day_words(day: date) -> str:
    """A date as the language of the program writes it, its month in letters."""
    pattern = translate("Goals", "d MMM yyyy")
    return QLocale().toString(QDate(day.year, day.month, day.day), pattern)


def next_scenario(passes: tuple[Passed, ...], name: str) -> int | None:
    """The first scenario that `name` has not passed; anybody counts if there is no name."""
    passed = {one.scenario for one in passes if not name or one.name == name}
    return next((s.number for s in SCENARIOS if s.number not in passed), None)
