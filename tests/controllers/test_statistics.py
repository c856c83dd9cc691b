"""Statistics and list of games over a real store: filled later, never with outdated answers."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from functools import partial
from pathlib import Path

import pytest
from PySide6.QtCore import QObject, QSettings, Qt
from PySide6.QtWidgets import QFileDialog, QMessageBox
from pytestqt.qtbot import QtBot

from cascadia_qt import shelf
from cascadia_qt.controllers import kept_games
from cascadia_qt.controllers.kept_games import KeptGames
from cascadia_qt.controllers.statistics import Statistics
from cascadia_qt.model.game_keeper import GameKeeper
from cascadia_qt.model.preferences import Preferences
from cascadia_qt.store.finished_game import FinishedGame
from cascadia_qt.store.game_filter import EVERYTHING, GameFilter
from cascadia_qt.store.game_store import GameStore
from cascadia_qt.views.statistics.games_list import GamesList
from cascadia_qt.views.statistics.statistics_dialog import StatisticsDialog
from tests.store import finished
from tests.store.other_games import pebbles, stones

pytestmark = pytest.mark.qt_log_ignore("plugin does not support", extend=True)
GAMES = [
    finished("Ann"),
    finished("Ann", "Ben", days=1),
    finished("Ben", record="square-3-ACBCD", days=2),
    finished("Ann", record="hex-1-CBDAB", days=3),
]


@dataclass
class Desk:
    """What a window has, and what it is told."""

    keeper: GameKeeper
    statistics: Statistics
    games: KeptGames
    folder: Path
    told: list[str]
    failed: list[str]

    def fill(self, games: list[FinishedGame]) -> None:
        with GameStore(self.folder / "games.sqlite") as store:
            store.add_all(games)

    def count(self) -> int:
        self.keeper.wait()
        with GameStore(self.folder / "games.sqlite") as store:
            return store.count()


@pytest.fixture
def desk(tmp_path: Path, qtbot: QtBot) -> Iterator[Desk]:
    parent = QObject()
    settings = QSettings(str(tmp_path / "settings.ini"), QSettings.Format.IniFormat)
    preferences = Preferences(settings, parent)
    keeper = GameKeeper(tmp_path, tmp_path / "texts", parent)
    statistics = Statistics(keeper, preferences, parent)
    games = KeptGames(keeper, preferences, parent)
    desk = Desk(keeper, statistics, games, tmp_path, [], [])
    statistics.exported.connect(desk.told.append)
    games.told.connect(desk.told.append)
    for who in (keeper, statistics, games):
        who.failed.connect(desk.failed.append)
    yield desk
    keeper.wait()


@pytest.fixture
def page(desk: Desk, qtbot: QtBot) -> StatisticsDialog:
    """The statistics of all games, filled."""
    desk.fill(GAMES)
    dialog = desk.statistics.open()
    kept_alive(dialog, qtbot)
    qtbot.waitUntil(lambda: shows_page(dialog))
    return dialog


@pytest.fixture
def listed(desk: Desk, qtbot: QtBot) -> GamesList:
    """The list of all games, filled."""
    desk.fill(GAMES)
    dialog = desk.games.open()
    kept_alive(dialog, qtbot)
    qtbot.waitUntil(lambda: rows_of(dialog) == len(GAMES))
    return dialog


def shows_page(dialog: StatisticsDialog) -> bool:
    """Asked anew each time, because pages come and go with the game."""
    return dialog.page.isVisible()


def kept_alive(dialog: StatisticsDialog | GamesList, qtbot: QtBot) -> None:
    dialog.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose, False)
    qtbot.addWidget(dialog)


def rows_of(dialog: GamesList) -> int:
    return dialog.table.rows.rowCount()


def choose_file(monkeypatch: pytest.MonkeyPatch, path: Path) -> None:
    """Whatever file is asked for, it is this one."""
    for name, chosen in (("getSaveFileName", str(path)), ("getOpenFileNames", [str(path)])):
        monkeypatch.setattr(QFileDialog, name, lambda *_words, chosen=chosen: (chosen, ""))


def answer(monkeypatch: pytest.MonkeyPatch, button: QMessageBox.StandardButton) -> None:
    monkeypatch.setattr(QMessageBox, "question", lambda *_words: button)


def test_without_games_the_page_says_so(desk: Desk, qtbot: QtBot) -> None:
    dialog = desk.statistics.open()
    kept_alive(dialog, qtbot)
    qtbot.waitUntil(lambda: "Play a game" in dialog._nothing.text())
    assert desk.failed == []


def test_the_page_shows_the_store(page: StatisticsDialog) -> None:
    persons, computers = page.current_table().rows[:2]
    assert persons[2:4] == (4, 5)
    assert computers[3] == 3


def test_another_filter_asks_again(page: StatisticsDialog, qtbot: QtBot) -> None:
    page.filter._fields[0].setCurrentText("Ben")
    qtbot.waitUntil(lambda: page.current_table().rows[0][2] == 2)


def test_outdated_answers_are_dropped(
    desk: Desk, page: StatisticsDialog, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    shown: list[GameFilter] = []
    monkeypatch.setattr(page, "show_statistics", lambda data: shown.append(data.which))
    for which in (GameFilter(variant=("hex", None)), GameFilter(players=1), EVERYTHING):
        desk.statistics.ask(which)
    qtbot.waitUntil(lambda: bool(shown))
    desk.keeper.wait()
    qtbot.wait(0)
    assert shown == [EVERYTHING]


def test_an_answer_for_a_closed_page_is_dropped(desk: Desk, page: StatisticsDialog) -> None:
    desk.statistics.ask(EVERYTHING)
    page.reject()
    desk.keeper.wait()
    assert desk.failed == []


def test_a_page_opens_with_the_games_it_was_left_with(
    desk: Desk, page: StatisticsDialog, qtbot: QtBot
) -> None:
    page.filter._fields[0].setCurrentText("Ben")
    page.reject()
    again = desk.statistics.open()
    kept_alive(again, qtbot)
    qtbot.waitUntil(lambda: shows_page(again))
    assert again.filter.chosen == GameFilter(person="Ben")


@pytest.mark.parametrize(
    ("asked", "signal", "carried"),
    [
        (lambda page: page.game_requested.emit(7), "game_requested", [7]),
        (lambda page: page.games_requested.emit(), "games_requested", []),
    ],
    ids=["a game", "all games"],
)
def test_the_page_closes_before_something_else_comes(
    desk: Desk,
    page: StatisticsDialog,
    qtbot: QtBot,
    asked: Callable[[StatisticsDialog], None],
    signal: str,
    carried: list[int],
) -> None:
    with qtbot.waitSignal(getattr(desk.statistics, signal)) as wanted:
        asked(page)
    assert wanted.args == carried
    assert not page.isVisible()


def test_a_table_is_written_as_csv(
    desk: Desk, page: StatisticsDialog, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = desk.folder / "players.csv"
    choose_file(monkeypatch, path)
    page.page_choice.choose(4)
    page._ask_for_export()
    lines = path.read_bytes().decode("utf-8").splitlines()
    assert lines[0].startswith("Player,Kind,Against others")
    assert lines[1].startswith("Ann,person,2,")
    assert desk.told == [str(path)]


def test_a_file_that_cannot_be_written_is_told(
    desk: Desk, page: StatisticsDialog, monkeypatch: pytest.MonkeyPatch
) -> None:
    choose_file(monkeypatch, desk.folder / "missing" / "players.csv")
    page._ask_for_export()
    assert len(desk.failed) == 1
    assert desk.failed[0].startswith("players.csv cannot be written: ")
    assert desk.failed[0].endswith(".")
    assert not desk.failed[0].endswith("..")


def test_the_list_begins_with_the_latest(listed: GamesList) -> None:
    assert [row[-1] for row in listed.table.rows.table.rows] == [4, 3, 2, 1]


def test_a_long_list_comes_in_parts(
    desk: Desk, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(kept_games, "_FIRST", 1)
    monkeypatch.setattr(kept_games, "_NEXT", 2)
    desk.fill(GAMES)
    dialog = desk.games.open()
    kept_alive(dialog, qtbot)
    qtbot.waitUntil(lambda: rows_of(dialog) == 4)
    assert [row[-1] for row in dialog.table.rows.table.rows] == [4, 3, 2, 1]


def test_the_list_can_be_filtered(desk: Desk, listed: GamesList, qtbot: QtBot) -> None:
    listed.filter._fields[1].setCurrentText("Squares")
    qtbot.waitUntil(lambda: rows_of(listed) == 1)
    assert listed.current == 3


def test_a_game_is_watched_again(desk: Desk, listed: GamesList, qtbot: QtBot) -> None:
    with qtbot.waitSignal(desk.games.replay_requested) as asked:
        listed.replay_requested.emit(1)
    assert asked.args is not None
    assert asked.args[0].seats[0].name == "Ann"
    assert not listed.isVisible()


def test_a_game_that_is_gone_is_told(desk: Desk, listed: GamesList, qtbot: QtBot) -> None:
    listed.replay_requested.emit(99)
    qtbot.waitUntil(lambda: bool(desk.failed))
    assert desk.failed == ["games.sqlite holds no game with the number 99."]


@pytest.mark.parametrize(
    ("button", "left"),
    [(QMessageBox.StandardButton.No, 4), (QMessageBox.StandardButton.Yes, 3)],
    ids=["no", "yes"],
)
def test_deleting_asks_first(
    desk: Desk,
    listed: GamesList,
    qtbot: QtBot,
    monkeypatch: pytest.MonkeyPatch,
    button: QMessageBox.StandardButton,
    left: int,
) -> None:
    answer(monkeypatch, button)
    listed.delete_requested.emit(2)
    assert desk.count() == left
    qtbot.waitUntil(lambda: rows_of(listed) == left)


def test_a_game_goes_out_and_comes_in_again(
    desk: Desk, listed: GamesList, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    choose_file(monkeypatch, desk.folder / "one.cascadia")
    answer(monkeypatch, QMessageBox.StandardButton.Yes)
    listed.export_requested.emit(2)
    qtbot.waitUntil(lambda: len(desk.told) == 1)
    listed.delete_requested.emit(2)
    listed.import_requested.emit()
    qtbot.waitUntil(lambda: len(desk.told) == 2)
    assert desk.told[1] == "New games: 1."
    assert desk.count() == 4
    assert desk.failed == []


def test_all_games_are_backed_up_and_taken_back(
    desk: Desk, listed: GamesList, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    choose_file(monkeypatch, desk.folder / "all.sqlite")
    answer(monkeypatch, QMessageBox.StandardButton.Yes)
    listed.backup_requested.emit()
    for number in (1, 2):
        listed.delete_requested.emit(number)
    listed.import_requested.emit()
    qtbot.waitUntil(lambda: "New games: 2." in desk.told)
    assert desk.count() == 4


@pytest.mark.parametrize(
    ("ask", "suffix"),
    [
        pytest.param(lambda listed: listed.export_requested.emit(2), ".cascadia", id="game"),
        pytest.param(lambda listed: listed.backup_requested.emit(), ".sqlite", id="all"),
    ],
)
def test_a_name_gets_its_suffix_and_no_file_is_replaced_unasked(
    ask: Callable[[GamesList], None],
    suffix: str,
    desk: Desk,
    listed: GamesList,
    qtbot: QtBot,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    there = desk.folder / f"Ann vs. Ben{suffix}"
    there.write_bytes(b"precious")
    choose_file(monkeypatch, there.with_suffix(""))
    answer(monkeypatch, QMessageBox.StandardButton.No)
    ask(listed)
    desk.keeper.wait()
    assert there.read_bytes() == b"precious"
    answer(monkeypatch, QMessageBox.StandardButton.Yes)
    ask(listed)
    qtbot.waitUntil(lambda: len(desk.told) == 1)
    assert there.read_bytes() != b"precious"


def test_a_file_that_is_no_game_is_told(
    desk: Desk, listed: GamesList, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = desk.folder / "letter.json"
    path.write_text("Dear Ann", encoding="utf-8")
    choose_file(monkeypatch, path)
    listed.import_requested.emit()
    qtbot.waitUntil(lambda: bool(desk.told))
    assert desk.told == ["New games: 0."]
    assert desk.failed[0].startswith("letter.json is damaged")


# Games of several kinds.


@pytest.fixture
def several(desk: Desk, monkeypatch: pytest.MonkeyPatch) -> Desk:
    monkeypatch.setitem(shelf.PLACES, "stones", "tests.games.stones.entry")
    monkeypatch.setitem(shelf.PLACES, "pebbles", "tests.store.pebbles")
    desk.fill([*GAMES, stones("Ann", "Ben", days=4), pebbles("Ann", "Ben", "Cleo", days=5)])
    return desk


def has_pages(page: StatisticsDialog, count: int) -> bool:
    return len(page.pages) == count


def test_pages_follow_the_game(several: Desk, qtbot: QtBot) -> None:
    page = several.statistics.open()
    kept_alive(page, qtbot)
    qtbot.waitUntil(lambda: bool(page.filter.choices.games))
    for game, pages in (("Cascadia", 5), ("Stones", 4), ("Pebbles", 2), ("Any", 2)):
        page.filter._game.field.setCurrentText(game)
        qtbot.waitUntil(partial(has_pages, page, pages))
    page.filter._game.field.setCurrentText("Stones")
    qtbot.waitUntil(lambda: page.current_table().rows[0][2] == 1)
    assert several.failed == []


def test_the_list_follows_the_game(several: Desk, qtbot: QtBot) -> None:
    dialog = several.games.open()
    kept_alive(dialog, qtbot)
    qtbot.waitUntil(lambda: rows_of(dialog) == len(GAMES) + 2)
    dialog.filter._game.field.setCurrentText("Pebbles")
    qtbot.waitUntil(lambda: rows_of(dialog) == 1)
    assert dialog.current == len(GAMES) + 2
    dialog.filter._game.field.setCurrentText("Cascadia")
    qtbot.waitUntil(lambda: rows_of(dialog) == len(GAMES))
    assert several.failed == []


def test_games_that_are_unknown_here_are_told_of_once(
    several: Desk, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    with GameStore(several.folder / "games.sqlite") as store:
        store.backup(several.folder / "newer.sqlite")
    (several.folder / "games.sqlite").unlink()
    for game in ("stones", "pebbles"):
        monkeypatch.delitem(shelf.PLACES, game)
    choose_file(monkeypatch, several.folder / "newer.sqlite")
    dialog = several.games.open()
    kept_alive(dialog, qtbot)
    dialog.import_requested.emit()
    qtbot.waitUntil(lambda: "New games: 4." in several.told)
    assert several.failed == [
        "Games in newer.sqlite that are unknown here and were passed over: 2."
    ]
