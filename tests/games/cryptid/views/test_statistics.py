"""The statistics of a game without points: victories and rounds, by mode and players."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from datetime import timedelta
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from pytestqt.qtbot import QtBot

from cascadia_qt import shelf
from cascadia_qt.games.cryptid.rules.game import CRYPTID
from cascadia_qt.rules.record import Record
from cascadia_qt.store.finished_game import Circumstances, finished_game
from cascadia_qt.store.game_filter import GameFilter
from cascadia_qt.store.game_store import GameStore
from cascadia_qt.views.statistics.data import gather
from cascadia_qt.views.statistics.part_rows import PartRows
from cascadia_qt.views.statistics.statistics_dialog import StatisticsDialog
from cascadia_qt.views.statistics.tables import overview_table, players_table
from cascadia_qt.views.statistics.words import NOTHING
from tests.games.cryptid.views.results import finished
from tests.store import EVENING

pytestmark = pytest.mark.qt_log_ignore("plugin does not support", extend=True)

ONLY = GameFilter(game="cryptid")


def with_computer(record: Record) -> Record:
    """The last seat is a computer's."""
    last = replace(record.seats[-1], bot="sharp")
    return replace(record, seats=(*record.seats[:-1], last))


RECORDS = [
    with_computer(finished(3)),
    with_computer(finished(3, seed=2)),
    with_computer(finished(4, "advanced")),
]


@pytest.fixture
def store(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[GameStore]:
    monkeypatch.setitem(shelf.PLACES, "cryptid", "cascadia_qt.games.cryptid.entry")
    games = [
        finished_game(record, Circumstances(EVENING + timedelta(day)))
        for day, record in enumerate(RECORDS)
    ]
    with GameStore(tmp_path / "games.sqlite") as store:
        store.add_all(games)
        yield store


def won_by_persons(records: list[Record]) -> int:
    return sum(record.seats[record.history.state.winner].bot is None for record in records)


def mean_rounds(records: list[Record]) -> float:
    """Everybody's."""
    seats = [record for record in records for seat in record.seats if seat.bot is None]
    return sum(CRYPTID.turn(record.history.state) for record in seats) / len(seats)


def test_victories_and_rounds_are_told_by_mode_and_players(store: GameStore) -> None:
    data = gather(store, ONLY)
    normal, advanced = data.parts[0]
    assert (normal.key, advanced.key) == ("normal", "advanced")
    assert normal.wins == won_by_persons(RECORDS[:2])
    assert normal.rounds == pytest.approx(mean_rounds(RECORDS[:2]))
    assert advanced.wins == won_by_persons(RECORDS[2:])
    rows = {row[:2]: row[2:] for row in overview_table(data).rows}
    assert rows["Players", "4 players"] == (1, 3, advanced.wins, advanced.rounds)
    assert rows["Persons", ""] == (3, 7, won_by_persons(RECORDS), None)
    assert rows["Computers", ""] == (3, 3, 3 - won_by_persons(RECORDS), None)


def test_the_overview_shows_them(store: GameStore, qtbot: QtBot) -> None:
    dialog = StatisticsDialog()
    dialog.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose, False)
    qtbot.addWidget(dialog)
    dialog.resize(1203, 676)
    dialog.show()
    dialog.show_statistics(gather(store, ONLY))
    rows = dialog.findChildren(PartRows)
    assert [each.accessibleName() for each in rows] == ["Mode", "Players", "Answers"]
    assert rows[0]._heads == ("Games", "Victories", "Rounds")
    assert NOTHING not in rows[0].accessibleDescription()
    dialog.grab()


def test_computers_are_called_by_their_level_alone(store: GameStore) -> None:
    assert "Sharp" in [row[0] for row in players_table(gather(store, ONLY)).rows]
