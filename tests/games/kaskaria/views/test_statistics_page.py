"""The statistics of Kaskaria, in a store that holds games of Cascadia too."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from datetime import timedelta
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QLabel
from pytestqt.qtbot import QtBot

from cascadia_qt.ai.random_bot import RandomBot
from cascadia_qt.games.kaskaria.model.setup import KaskariaSetup
from cascadia_qt.games.kaskaria.rules.game import KASKARIA
from cascadia_qt.games.kaskaria.rules.reckoning import reckonings
from cascadia_qt.games.kaskaria.views.statistics.pages import means_table, statistics_pages
from cascadia_qt.rules.game import Seat
from cascadia_qt.rules.record import Record
from cascadia_qt.store.finished_game import Circumstances, finished_game
from cascadia_qt.store.game_filter import EVERYTHING, GameFilter
from cascadia_qt.store.game_store import GameStore
from cascadia_qt.store.statistics import choices
from cascadia_qt.views.statistics.data import gather
from cascadia_qt.views.statistics.games_list import GamesList
from cascadia_qt.views.statistics.statistics_dialog import StatisticsDialog
from tests.store import EVENING, finished

pytestmark = pytest.mark.qt_log_ignore("plugin does not support", extend=True)

ONLY = GameFilter(game="kaskaria")


def played(seed: int, length: str = "normal") -> Record:
    """A game of a person and a computer, both without a plan."""
    record = KaskariaSetup((Seat("Ann"), Seat("Bo", "random")), length=length).dealt(seed)
    bot = RandomBot(KASKARIA, seed)
    history = record.history
    while KASKARIA.to_move(history.state) is not None:
        history = history.played(KASKARIA, bot.choose(history.state))
    return replace(record, history=history)


RECORDS = [played(1), played(2), played(3, "short")]


@pytest.fixture
def store(tmp_path: Path) -> Iterator[GameStore]:
    games = [
        finished_game(record, Circumstances(EVENING + timedelta(day)))
        for day, record in enumerate(RECORDS)
    ]
    with GameStore(tmp_path / "games.sqlite") as store:
        store.add_all([*games, finished("Ann", "Ben")])
        yield store


@pytest.fixture
def dialog(store: GameStore, qtbot: QtBot) -> StatisticsDialog:
    dialog = StatisticsDialog()
    dialog.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose, False)
    qtbot.addWidget(dialog)
    dialog.resize(1203, 676)
    dialog.show()
    dialog.show_statistics(gather(store, ONLY))
    return dialog


def mean(part: str, seat: int) -> float:
    numbers: list[int] = [getattr(reckonings(each.history.state)[seat], part) for each in RECORDS]
    return sum(numbers) / len(numbers)


def test_means_are_those_of_the_rules(store: GameStore) -> None:
    table = means_table(gather(store, ONLY))
    parts = ("collected", "runner", "griffin", "amulet", "runner_place", "griffin_place")
    for part, (_, persons, computers) in zip(parts, table.rows, strict=True):
        assert persons == pytest.approx(mean(part, 0))
        assert computers == pytest.approx(mean(part, 1))
    assert [row[0] for row in table.rows][:2] == ["Gold collected", "Cliff runner"]


def test_the_page_is_drawn_and_told(dialog: StatisticsDialog, store: GameStore) -> None:
    titles = [button.text().replace("&", "") for button in dialog.page_choice.buttons]
    assert "Gold parts" in titles
    dialog.page_choice.buttons[titles.index("Gold parts")].click()
    (kind,) = statistics_pages()
    plot = kind.draw()
    plot.show_data(gather(store, ONLY))  # type: ignore[attr-defined]
    words = " ".join(label.text() for label in plot.findChildren(QLabel))
    assert "Mean places" in words
    assert plot.accessibleName() == "Gold by part"
    dialog.grab()


def test_a_page_without_games_is_empty(store: GameStore, qtbot: QtBot) -> None:
    nobody = gather(store, GameFilter(game="kaskaria", players=4))
    assert {cell for row in means_table(nobody).rows for cell in row[1:]} == {None}
    (kind,) = statistics_pages()
    plot = kind.draw()
    qtbot.addWidget(plot)
    plot.show_data(nobody)  # type: ignore[attr-defined]


def test_games_are_sorted_by_what_was_agreed(store: GameStore) -> None:
    data = gather(store, ONLY)
    assert {one.key for one in data.parts[0]} == {"normal", "short"}
    assert data.persons.scores.games == 3


def test_points_of_both_games_are_never_compared(store: GameStore) -> None:
    data = gather(store, EVERYTHING)
    assert data.game is None
    assert not data.has_points


def test_the_list_holds_both_games(store: GameStore, qtbot: QtBot) -> None:
    listed = GamesList()
    listed.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose, False)
    qtbot.addWidget(listed)
    listed.show()
    for which, count in ((EVERYTHING, 4), (ONLY, 3)):
        listed.show_choices(choices(store, which), which)
        listed.show_games(store.games(which), store.count(which))
        assert store.count(which) == count
        listed.grab()
