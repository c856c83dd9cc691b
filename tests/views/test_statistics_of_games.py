"""Statistics and list where there are several games, or none that has points."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import QCoreApplication, QPoint, Qt
from PySide6.QtWidgets import QLabel, QPushButton, QWidget
from pytestqt.qtbot import QtBot

from cascadia_qt import shelf
from cascadia_qt.store.game_filter import EVERYTHING, GameFilter
from cascadia_qt.store.game_store import GameStore
from cascadia_qt.store.statistics import Choices, choices
from cascadia_qt.views.statistics.data import gather
from cascadia_qt.views.statistics.filter_bar import FilterBar
from cascadia_qt.views.statistics.games_list import GamesList
from cascadia_qt.views.statistics.pages import own_pages
from cascadia_qt.views.statistics.part_rows import PartRows
from cascadia_qt.views.statistics.statistics_dialog import StatisticsDialog
from tests.store import finished
from tests.store.other_games import pebbles, stones
from tests.views.statistics_data import CHOICES, DATA

pytestmark = pytest.mark.qt_log_ignore("plugin does not support", extend=True)
STONES, PEBBLES = GameFilter(game="stones"), GameFilter(game="pebbles")
CASCADIA = GameFilter(game="cascadia")
STAR = "\N{BLACK STAR}"


@pytest.fixture
def cascadia_alone(alone_on_shelf: Callable[[str], None]) -> None:
    alone_on_shelf("cascadia")


@pytest.fixture
def three_games(cascadia_alone: None, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(shelf.PLACES, "stones", "tests.games.stones.entry")
    monkeypatch.setitem(shelf.PLACES, "pebbles", "tests.store.pebbles")


@pytest.fixture
def store(tmp_path: Path, three_games: None) -> Iterator[GameStore]:
    games = [finished("Ann", "Ben"), stones("Ann", "Ben"), stones("Ann", "Cleo", rounds=5)]
    with GameStore(tmp_path / "games.sqlite") as store:
        store.add_all([*games, pebbles("Ann", "Ben", "Cleo", "Dan", "Eve", rounds=1)])
        yield store


@pytest.fixture
def dialog(store: GameStore, qtbot: QtBot) -> StatisticsDialog:
    """The statistics of all games."""
    dialog = StatisticsDialog()
    dialog.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose, False)
    qtbot.addWidget(dialog)
    dialog.resize(1203, 752)
    dialog.show()
    dialog.show_statistics(gather(store, EVERYTHING))
    return dialog


@pytest.fixture
def listed(store: GameStore, qtbot: QtBot) -> Callable[[GameFilter], GamesList]:
    def shown(which: GameFilter) -> GamesList:
        dialog = GamesList()
        dialog.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose, False)
        qtbot.addWidget(dialog)
        dialog.show()
        dialog.show_choices(choices(store, which), which)
        dialog.show_games(store.games(which), store.count(which))
        return dialog

    return shown


def titles(dialog: StatisticsDialog) -> list[str]:
    return [button.text().replace("&", "") for button in dialog.page_choice.buttons]


def words(widget: QWidget) -> list[str]:
    return [label.text() for label in widget.findChildren(QLabel) if label.isVisibleTo(widget)]


def labels(bar: FilterBar) -> list[str]:
    found = [label for label in bar.findChildren(QLabel) if label.isVisibleTo(bar)]
    found.sort(key=lambda label: label.mapTo(bar, QPoint()).toTuple()[::-1])
    return [label.text().replace("&", "") for label in found]


# With Cascadia alone nothing is new.


def test_one_game_is_not_asked_for(cascadia_alone: None, qtbot: QtBot) -> None:
    bar = FilterBar()
    qtbot.addWidget(bar)
    bar.resize(1200, 60)
    bar.show()
    for choice in (Choices(game="cascadia"), CHOICES):
        bar.show_choices(choice)
        assert labels(bar) == ["Person", "Tiles", "Players", "Cards", "Helps"]


def test_cascadia_has_its_five_pages_from_the_beginning(cascadia_alone: None, qtbot: QtBot) -> None:
    dialog = StatisticsDialog()
    dialog.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose, False)
    qtbot.addWidget(dialog)
    before, pages = titles(dialog), dialog.pages
    assert before == ["Overview", "Over time", "Categories", "Distribution", "Players"]
    dialog.show_statistics(DATA)
    assert titles(dialog) == before
    assert dialog.pages == pages


# With several.


def test_a_bar_asks_for_the_game_and_then_for_its_variants(
    three_games: None, store: GameStore, qtbot: QtBot
) -> None:
    bar = FilterBar()
    qtbot.addWidget(bar)
    bar.resize(1200, 60)
    bar.show()
    bar.show_choices(choices(store), EVERYTHING)
    QCoreApplication.processEvents()
    assert labels(bar) == ["Game", "Person", "Players", "Helps"]
    names = [bar._game.field.itemText(row) for row in range(bar._game.field.count())]
    assert names == ["Any", "Cascadia", "Pebbles", "Stones"]
    with qtbot.waitSignal(bar.filter_changed) as told:
        bar._game.field.setCurrentIndex(3)
    assert told.args == [STONES]
    bar.show_choices(choices(store, STONES), STONES)
    QCoreApplication.processEvents()
    assert labels(bar) == ["Game", "Person", "Length", "Players", "Helps"]
    with qtbot.waitSignal(bar.filter_changed) as told:
        bar._fields[1].setCurrentText("5 rounds")
    assert told.args == [GameFilter(game="stones", variant=("5",))]
    with qtbot.waitSignal(bar.filter_changed) as told:
        bar._game.field.setCurrentIndex(1)
    assert told.args == [CASCADIA]


def test_a_game_that_is_not_on_the_shelf_can_be_chosen(qtbot: QtBot) -> None:
    bar = FilterBar()
    qtbot.addWidget(bar)
    bar.show_choices(Choices(games=("cascadia", "senet")), GameFilter(game="senet"))
    assert bar._game.pair.isVisibleTo(bar)
    assert bar.chosen == GameFilter(game="senet")
    assert bar._game.field.currentText() == "senet"


def test_points_of_several_games_are_not_compared(dialog: StatisticsDialog) -> None:
    assert titles(dialog) == ["Overview", "Players"]
    said = words(dialog)
    assert "4" in said
    assert "Mean score" not in said
    assert "Mean rounds" not in said
    rows = dialog.current_table().rows
    assert [row[1] for row in rows if row[0] == "Games"] == ["Stones", "Cascadia", "Pebbles"]
    stones_row = next(row for row in rows if row[1] == "Stones")
    assert stones_row[2:4] == (2, 4)
    assert all(row[4:] == (None, None, None) for row in rows if row[0] != "Games")


def test_bars_stand_only_where_points_can_be_compared(
    dialog: StatisticsDialog, store: GameStore
) -> None:
    for which, bars in (
        (EVERYTHING, [False, False]),
        (STONES, [True, True]),
        (PEBBLES, [False]),
    ):
        dialog.show_statistics(gather(store, which))
        rows = dialog.page.findChildren(PartRows)
        assert [each._bars for each in rows if each.isVisibleTo(dialog)] == bars


def test_each_game_has_its_own_pages(dialog: StatisticsDialog, store: GameStore) -> None:
    dialog.show_statistics(gather(store, CASCADIA))
    assert titles(dialog) == ["Overview", "Over time", "Categories", "Distribution", "Players"]
    dialog.page_choice.choose(4)
    dialog.show_statistics(gather(store, STONES))
    assert titles(dialog) == ["Overview", "Over time", "Distribution", "Players"]
    assert dialog.page_choice.number == 3
    for number in range(4):
        dialog.page_choice.choose(number)
        dialog.look_choice.choose(number % 2)
        QCoreApplication.processEvents()
        assert not dialog.grab().isNull()
    dialog.show_statistics(gather(store, PEBBLES))
    assert titles(dialog) == ["Overview", "Players"]
    assert dialog.page_choice.number == 1


def test_a_page_that_is_gone_leaves_the_keyboard_where_it_was(
    dialog: StatisticsDialog, store: GameStore
) -> None:
    dialog.page_choice.buttons[0].setFocus()
    dialog.show_statistics(gather(store, STONES))
    assert dialog.focusWidget() is dialog.page_choice.buttons[0]


def test_without_points_the_rounds_are_told(dialog: StatisticsDialog, store: GameStore) -> None:
    dialog.show_statistics(gather(store, PEBBLES))
    said = words(dialog)
    assert {"Mean rounds", "Fewest rounds"} <= set(said)
    assert "Mean score" not in said
    dialog.page_choice.choose(1)
    drawing = dialog.page.drawing
    assert drawing is not None
    assert not drawing.means.isVisible()  # type: ignore[attr-defined]
    rows = dialog.current_table().rows
    assert {row[0] for row in rows} == {"Ann", "Ben", "Cleo", "Dan", "Eve"}
    assert sum(row[3] for row in rows) >= 1  # type: ignore[misc]


def test_a_score_wants_its_game_in_every_game(
    dialog: StatisticsDialog, store: GameStore, qtbot: QtBot
) -> None:
    dialog.show_statistics(gather(store, STONES))
    dialog.page_choice.choose(1)
    plot = dialog.page.drawing
    assert plot is not None
    with qtbot.waitSignal(dialog.game_requested) as asked:
        plot.reading_chosen.emit(0)  # type: ignore[attr-defined]
    assert asked.args == [2]


def test_the_list_tells_games_apart(listed: Callable[[GameFilter], GamesList]) -> None:
    table = listed(EVERYTHING).table.rows.table
    assert table.heads[1:-1] == ("Players and scores", "Best", "Rounds", "Game")
    rows = {row[-1]: row for row in table.rows}
    assert [rows[number][4] for number in (1, 2, 4)] == ["Cascadia", "Stones", "Pebbles"]
    assert (rows[1][2], rows[4][2]) == (95, None)
    assert rows[4][3] == 1


def test_the_list_of_one_game_has_its_own_heads(
    listed: Callable[[GameFilter], GamesList],
) -> None:
    of_stones = listed(STONES).table.rows.table
    assert of_stones.heads[1:-1] == ("Players and scores", "Best", "Length")
    assert {row[3] for row in of_stones.rows} == {"2 rounds", "5 rounds"}
    of_cascadia = listed(CASCADIA).table.rows.table
    assert of_cascadia.heads[1:-1] == ("Players and scores", "Best", "Tiles", "Cards", "Scenario")


def test_games_without_points_are_listed_by_places(
    listed: Callable[[GameFilter], GamesList], store: GameStore
) -> None:
    table = listed(PEBBLES).table.rows.table
    assert table.heads[1:-1] == ("Players and scores", "Rounds")
    (row,) = table.rows
    seats = store.game(4).summary.seats
    told = str(row[1]).split(" · ")
    assert [int(each.split(" ")[0]) for each in told] == sorted(seat.place for seat in seats)
    for seat in seats:
        assert f"{seat.place} {seat.name}{f' {STAR}' if seat.won else ''}" in told
    assert (row[2], row[3]) == (1, 4)


def test_a_game_without_pages_of_its_own_needs_no_module(three_games: None) -> None:
    assert own_pages("pebbles") == own_pages("stones") == own_pages("okanagan") == ()
    assert len(own_pages("cascadia")) == 1


def test_buttons_of_pages_that_are_gone_are_gone(
    dialog: StatisticsDialog, store: GameStore
) -> None:
    for which in (STONES, PEBBLES, CASCADIA, EVERYTHING):
        dialog.show_statistics(gather(store, which))
    QCoreApplication.sendPostedEvents()
    QCoreApplication.processEvents()
    shown = [b for b in dialog.findChildren(QPushButton) if b.isVisibleTo(dialog)]
    assert [b for b in dialog.page_choice.buttons if b not in shown] == []
    segments = [b for b in shown if b.property("segment")]
    assert len(segments) == 2 + 2
