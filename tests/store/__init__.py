"""Finished games to test the store with."""

from __future__ import annotations

from dataclasses import replace
from datetime import datetime, timedelta
from functools import cache
from pathlib import Path

from cascadia_qt.rules.game import Seat
from cascadia_qt.rules.record import Record, read_record
from cascadia_qt.shelf import RULES
from cascadia_qt.store.finished_game import Circumstances, FinishedGame, Helps, finished_game
from cascadia_qt.store.keeping import Places

RECORDS = Path(__file__).parent.parent / "games" / "cascadia" / "records"
OLDER = Path(__file__).parent / "older"  # stores as older versions wrote them, and what they told
NAMES = sorted(path.stem for path in RECORDS.glob("*-*.json"))
EVENING = datetime(2025, 1, 12, 22, 5, 24)
HELPED = Helps(taken_back=3, hints=2, settings=("bill", "helps"))


@cache
def golden(name: str = "hex-2-AAAAA") -> Record:
    return read_record((RECORDS / f"{name}.json").read_text(encoding="utf-8"), RULES)


def played_by(name: str, *persons: str) -> Record:
    """The golden game of that name, as if these persons had played it, and computers the rest."""
    record = golden(name)
    seats = tuple(map(Seat, persons)) + record.seats[len(persons) :]
    return replace(record, seats=seats)


def finished(
    *persons: str,
    record: str = "hex-2-AAAAA",
    days: int = 0,
    scenario: int | None = None,
    helps: Helps | None = None,
) -> FinishedGame:
    """A golden game that these persons finished so many days after a certain evening."""
    circumstances = Circumstances(EVENING + timedelta(days), scenario, helps)
    return finished_game(played_by(record, *persons), circumstances)


def places_in(folder: Path) -> Places:
    store, waiting = folder / "games.sqlite", folder / "waiting"
    return Places(store, waiting, folder / "texts", folder / "autosave")


def check_sentence(sentence: str) -> None:
    assert sentence.endswith(".")
    assert not sentence.endswith("..")
    assert "\n" not in sentence
    assert "Traceback" not in sentence
    assert len(sentence) < 300
