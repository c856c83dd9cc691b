"""The statistics: five pages drawn and as tables, filters, keys, and the list of games."""

from __future__ import annotations

import csv
import io
import subprocess
import sys
from collections.abc import Callable
from datetime import datetime
from typing import Any

import numpy as np
import pytest
from PySide6.QtCore import QCoreApplication, QEvent, QPoint, QPointF, Qt
from PySide6.QtGui import QGuiApplication, QWheelEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QLabel, QMenu, QPushButton, QWidget
from pytestqt.qtbot import QtBot

from cascadia_qt.games.cascadia.views.statistics.categories_plot import CategoriesPlot
from cascadia_qt.store.game_filter import EVERYTHING, GameFilter
from cascadia_qt.store.rows import KeptGame
from cascadia_qt.store.statistics import Choices
from cascadia_qt.views.statistics.data import StatisticsData
from cascadia_qt.views.statistics.date_ticks import date_ticks, day_number
from cascadia_qt.views.statistics.distribution_plot import (
    DistributionPlot,
    bin_width,
    binned,
    quarters,
)
from cascadia_qt.views.statistics.filter_bar import FilterBar
from cascadia_qt.views.statistics.games_list import GamesList
from cascadia_qt.views.statistics.players_plot import PlayersPlot
from cascadia_qt.views.statistics.plots import Plot, plain_plot, value_ticks
from cascadia_qt.views.statistics.statistics_dialog import StatisticsDialog
from cascadia_qt.views.statistics.table import Table, csv_text, lines_text
from cascadia_qt.views.statistics.table_view import TableView
from cascadia_qt.views.statistics.time_plot import TimePlot, mean_window, moving_mean
from cascadia_qt.views.theme import DARK, LIGHT, Theme
from tests.looks import Wear
from tests.views.statistics_data import (
    CHOICES,
    DATA,
    kept,
    nothing,
    only_computers,
    only_persons,
)

Key = Qt.Key
pytestmark = pytest.mark.qt_log_ignore("plugin does not support", extend=True)
OVERVIEW, TIME, CATEGORIES, DISTRIBUTION, PLAYERS = range(5)
GAMES = [kept(3, 85, 92), kept(2, 101, 60, scenario=4), kept(1, 70)]


def of_variant(grid: str | None, scoring: str | None) -> GameFilter:
    return GameFilter(game="cascadia", variant=(grid, scoring))


@pytest.fixture
def alive() -> list[QWidget]:
    """Widgets that live until the end of a test, whoever else forgets them."""
    return []


@pytest.fixture
def show(qtbot: QtBot, alive: list[QWidget]) -> Callable[..., StatisticsDialog]:
    def shown(data: StatisticsData = DATA, page: int = 0) -> StatisticsDialog:
        dialog = StatisticsDialog()
        alive.append(dialog)
        dialog.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose, False)
        qtbot.addWidget(dialog)
        dialog.resize(1203, 752)
        dialog.show()
        dialog.show_statistics(data)
        dialog.page_choice.choose(page)
        QCoreApplication.processEvents()
        return dialog

    return shown


@pytest.fixture
def games_list(qtbot: QtBot) -> GamesList:
    dialog = GamesList()
    dialog.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose, False)
    qtbot.addWidget(dialog)
    dialog.show()
    dialog.show_choices(CHOICES, EVERYTHING)
    dialog.show_games(GAMES, len(GAMES))
    return dialog


def words(widget: QWidget) -> list[str]:
    return [label.text() for label in widget.findChildren(QLabel) if label.isVisibleTo(widget)]


def readout(plot: Plot) -> str | None:
    label = plot.findChild(QLabel, "statistics_readout")
    assert isinstance(label, QLabel)
    return label.text() if label.isVisible() else None


def press(button: QPushButton) -> None:
    QTest.mouseClick(button, Qt.MouseButton.LeftButton)


def place_of(plot: Plot, x: float, y: float) -> QPoint:
    """Where a point of the axes is on the canvas."""
    scene = plot.canvas.getViewBox().mapViewToScene(QPointF(x, y))
    place: QPoint = plot.canvas.mapFromScene(scene)
    return place


# The dialog.


def test_without_games_it_says_what_to_do(show: Callable[..., StatisticsDialog]) -> None:
    dialog = show(nothing(choices=Choices(game="cascadia")))
    assert "Play a game to its end and it will be here." in words(dialog)


def test_a_filter_that_finds_nothing_says_so(show: Callable[..., StatisticsDialog]) -> None:
    dialog = show(nothing(of_variant("square", None)))
    assert "There is no such game yet." in words(dialog)
    assert dialog.filter.chosen == of_variant("square", None)


@pytest.mark.parametrize("theme", [LIGHT, DARK], ids=["light", "dark"])
@pytest.mark.parametrize("page", range(5))
@pytest.mark.parametrize(
    "data", [DATA, only_persons(), only_computers()], ids=["all", "persons", "computers"]
)
def test_every_page_draws_and_tells(
    show: Callable[..., StatisticsDialog],
    data: StatisticsData,
    page: int,
    theme: Theme,
    wear: Wear,
) -> None:
    wear(theme)
    dialog = show(data, page)
    drawn = dialog.grab().toImage()
    dialog.look_choice.choose(1)
    QCoreApplication.processEvents()
    assert dialog.page.table.isVisible()
    assert dialog.grab().toImage() != drawn


def test_the_overview_tells_persons_and_computers_apart(
    show: Callable[..., StatisticsDialog],
) -> None:
    said = words(show())
    assert {"5", "86.8", "101", "3 of 5"} <= set(said)
    assert {"Computers: 87.0", "Computers: 0 of 1"} <= set(said)


@pytest.mark.parametrize(
    ("page", "row"),
    [
        (OVERVIEW, ("Tiles", "Hexagons", 3, 4, 88.0, 101, 80)),
        (CATEGORIES, ("Mountain, bonus", 1.0, 1.0)),
        (DISTRIBUTION, (87, 0, 1)),
        (PLAYERS, ("Ann", "person", 3, 2, pytest.approx(66.7, abs=0.1), 4, 4, 85.5, 101, 70)),
        (PLAYERS, ("Greedy", "computer", 1, 0, 0.0, 1, 1, 87.0, 87, 87)),
    ],
)
def test_tables_hold_the_numbers(
    show: Callable[..., StatisticsDialog], page: int, row: tuple[object, ...]
) -> None:
    assert row in show(page=page).current_table().rows


def test_the_table_over_time_begins_with_the_latest(show: Callable[..., StatisticsDialog]) -> None:
    rows = show(page=TIME).current_table().rows
    assert [row[2] for row in rows] == [101, 92, 80, 90, 88, 70]
    assert [row[3] for row in rows] == ["won", "won", "", "won", "", ""]


def test_export_carries_what_is_shown_in_its_order(
    show: Callable[..., StatisticsDialog], qtbot: QtBot
) -> None:
    dialog = show(page=PLAYERS)
    dialog.look_choice.choose(1)
    dialog.page.table.sortByColumn(0, Qt.SortOrder.DescendingOrder)
    button = next(b for b in dialog.findChildren(QPushButton) if "CSV" in b.text())
    with qtbot.waitSignal(dialog.export_requested) as asked:
        press(button)
    assert asked.args is not None
    table, title = asked.args
    assert [row[0] for row in table.rows] == ["Greedy", "Benjamin", "Ann"]
    assert title == "Players"


def test_another_language_changes_everything(
    show: Callable[..., StatisticsDialog], shouting: None
) -> None:
    dialog = show(page=CATEGORIES)
    dialog.changeEvent(QEvent(QEvent.Type.LanguageChange))
    assert dialog.current_table().heads == ("POINTS FOR", "PERSONS", "COMPUTERS")


# Tables.


@pytest.fixture
def table(qtbot: QtBot) -> TableView:
    view = TableView()
    qtbot.addWidget(view)
    rows = (("b", 9, None), ("a", 100, 1.5), ("c", 20, 2.25))
    view.show_table(Table(("Name", "Score", "Mean"), rows))
    view.show()
    return view


@pytest.mark.parametrize(
    ("column", "order", "names"),
    [
        (0, Qt.SortOrder.AscendingOrder, "abc"),
        (1, Qt.SortOrder.AscendingOrder, "bca"),
        (1, Qt.SortOrder.DescendingOrder, "acb"),
        (2, Qt.SortOrder.AscendingOrder, "acb"),
        (2, Qt.SortOrder.DescendingOrder, "cab"),
    ],
    ids=["words", "numbers", "falling", "nothing last", "nothing last, falling"],
)
def test_heads_sort_by_value(
    table: TableView, column: int, order: Qt.SortOrder, names: str
) -> None:
    table.sortByColumn(column, order)
    shown = [table.rows.index(row, 0).data() for row in range(3)]
    assert "".join(shown) == names


def test_what_is_sorted_stays_sorted_with_new_rows(table: TableView) -> None:
    table.sortByColumn(1, Qt.SortOrder.AscendingOrder)
    table.show_table(Table(("Name", "Score", "Mean"), (("x", 3, None), ("y", 1, None))))
    assert [row[0] for row in table.rows.table.rows] == ["y", "x"]


def test_rows_are_copied_with_their_heads(table: TableView) -> None:
    table.selectRow(1)
    QTest.keyClick(table, Key.Key_C, Qt.KeyboardModifier.ControlModifier)
    assert QGuiApplication.clipboard().text() == "Name\tScore\tMean\na\t100\t1.5"


def test_csv_is_plain() -> None:
    rows = (("Ann, the first", 9, 1.256, None), ('"B"', -1, 2.0, datetime(2025, 1, 12, 22, 5)))
    text = csv_text(Table(("Name", "é", "Mean", "Date"), rows))
    assert text.splitlines() == [
        "Name,é,Mean,Date",
        '"Ann, the first",9,1.26,',
        '"""B""",-1,2.0,2025-01-12 22:05',
    ]


def test_an_axis_goes_on_to_the_ends_of_the_calendar() -> None:
    """And plots leave room at both sides of it."""
    first, last = day_number(datetime.min), day_number(datetime.max)
    ticks = date_ticks(first - 9999, last + 9999, 8)
    assert 3 <= len(ticks) <= 9
    assert ticks == sorted(ticks)
    assert all(first <= place <= last for place, _ in ticks)


FORMULAS = ["=1+1", "+1", "-1+1", "@SUM(A1)", "\t=1", "\r=1", "\n=1", "\uff1d1+1"]


@pytest.mark.parametrize("name", FORMULAS)
def test_no_name_is_a_formula(name: str) -> None:
    """Whoever plays under such a name does nothing to whoever opens the table."""
    when = datetime(2025, 1, 12)
    text = csv_text(Table((name, "Score"), ((name, -9), ("a=b", -1.25), (None, when))))
    rows = list(csv.reader(io.StringIO(text, newline="")))
    assert rows[:2] == [[f"'{name}", "Score"], [f"'{name}", "-9"]]
    assert rows[2:] == [["a=b", "-1.25"], ["", "2025-01-12 00:00"]]
    assert lines_text([(name, -9)]) == f"'{name}\t-9"


# Filters.


@pytest.fixture
def bar(qtbot: QtBot) -> FilterBar:
    bar = FilterBar()
    qtbot.addWidget(bar)
    bar.show_choices(CHOICES, EVERYTHING)
    return bar


@pytest.mark.parametrize(
    ("field", "row", "which"),
    [
        (0, 2, GameFilter(person="Benjamin")),
        (1, 1, of_variant("hex", None)),
        (2, 1, GameFilter(players=1)),
        (3, 2, of_variant(None, "family")),
        (4, 1, GameFilter(unhelped=True)),
    ],
    ids=["person", "tiles", "players", "cards", "helps"],
)
def test_fields_choose_games(
    bar: FilterBar, qtbot: QtBot, field: int, row: int, which: GameFilter
) -> None:
    with qtbot.waitSignal(bar.filter_changed) as told:
        bar._fields[field].setCurrentIndex(row)
    assert told.args == [which]
    assert bar.chosen == which


def test_new_choices_are_no_choice_of_somebody(bar: FilterBar, qtbot: QtBot) -> None:
    bar._fields[0].setCurrentIndex(1)
    with qtbot.assertNotEmitted(bar.filter_changed):
        bar.show_choices(Choices(game="cascadia", words=(("square",), ()), players=(4,)))
    assert bar.chosen == GameFilter(person="Ann")


# Plots.


def test_a_score_is_read_and_its_game_wanted_by_keys(
    show: Callable[..., StatisticsDialog], qtbot: QtBot
) -> None:
    dialog = show(page=TIME)
    plot = dialog.page.drawing
    assert isinstance(plot, TimePlot)
    plot.setFocus()
    QTest.keyClick(plot, Key.Key_End)
    QTest.keyClick(plot, Key.Key_Left)
    said = readout(plot)
    assert said is not None
    assert said.splitlines()[:2] == ["Benjamin: 92 points, won", "12 May 2025, 22:05"]
    with qtbot.waitSignal(dialog.game_requested) as asked:
        QTest.keyClick(plot, Key.Key_Return)
    assert asked.args == [14]


def test_a_click_on_a_score_wants_its_game(
    show: Callable[..., StatisticsDialog], qtbot: QtBot
) -> None:
    dialog = show(page=TIME)
    plot = dialog.page.drawing
    assert isinstance(plot, TimePlot)
    one = DATA.points[2].point
    place = place_of(plot, day_number(one.finished), one.total)
    with qtbot.waitSignal(dialog.game_requested) as asked:
        QTest.mouseClick(plot.canvas.viewport(), Qt.MouseButton.LeftButton, pos=place)
    assert asked.args == [one.game]


def test_a_score_is_read_under_the_pointer_only(show: Callable[..., StatisticsDialog]) -> None:
    plot = show(page=TIME).page.drawing
    assert isinstance(plot, TimePlot)
    one = DATA.points[2].point
    near, far = (place_of(plot, day_number(one.finished), y) for y in (one.total, 62))
    plot.canvas.scene().sigMouseMoved.emit(plot.canvas.mapToScene(near))
    assert (readout(plot) or "").startswith("Ann: 90 points, won")
    plot.canvas.scene().sigMouseMoved.emit(plot.canvas.mapToScene(far))
    assert readout(plot) is None


def test_the_wheel_zooms_within_the_games(show: Callable[..., StatisticsDialog]) -> None:
    plot = show(page=TIME).page.drawing
    assert isinstance(plot, TimePlot)
    whole = plot.canvas.getViewBox().viewRange()[0]
    for turn, times in ((120, 60), (-120, 120)):
        for _ in range(times):
            turn_wheel(plot, turn)
        low, high = plot.canvas.getViewBox().viewRange()[0]
        assert low >= whole[0] - 1e-6
        assert high <= whole[1] + 1e-6
        assert high - low >= 14 - 1e-6
    assert high - low == pytest.approx(whole[1] - whole[0])


def turn_wheel(plot: Plot, by: int) -> None:
    viewport = plot.canvas.viewport()
    middle = QPointF(viewport.rect().center())
    event = QWheelEvent(
        middle,
        QPointF(viewport.mapToGlobal(middle)),
        QPoint(),
        QPoint(0, by),
        Qt.MouseButton.NoButton,
        Qt.KeyboardModifier.NoModifier,
        Qt.ScrollPhase.NoScrollPhase,
        False,
    )
    QCoreApplication.sendEvent(viewport, event)


def test_keys_zoom_too(show: Callable[..., StatisticsDialog]) -> None:
    plot = show(page=TIME).page.drawing
    assert isinstance(plot, TimePlot)
    whole = plot.canvas.getViewBox().viewRange()[0]
    QTest.keyClick(plot, Key.Key_Plus)
    low, high = plot.canvas.getViewBox().viewRange()[0]
    assert high - low < whole[1] - whole[0]
    QTest.keyClick(plot, Key.Key_0)
    assert plot.canvas.getViewBox().viewRange()[0] == pytest.approx(whole)


@pytest.mark.parametrize("page", [TIME, CATEGORIES, DISTRIBUTION, PLAYERS])
def test_plots_have_no_menus_and_buttons_of_their_own(
    show: Callable[..., StatisticsDialog], page: int
) -> None:
    drawing = show(page=page).page.drawing
    assert drawing is not None
    plots: list[Any] = [drawing] if isinstance(drawing, Plot) else drawing.findChildren(Plot)
    assert plots
    for plot in plots:
        assert not plot.canvas.getViewBox().menuEnabled()
        assert plot.canvas.getPlotItem().buttonsHidden


@pytest.mark.parametrize(
    ("kind", "keys", "said"),
    [
        (CategoriesPlot, 1, "Bear: 10.0 points\nComputers: 10.0"),
        (CategoriesPlot, 6, "Mountain: 6.0 points\nof which bonus: 1.0\nComputers: 6.0"),
        (CategoriesPlot, 11, "Nature: 2.5 points\nComputers: 2.5"),
        (DistributionPlot, 1, "70 points\nPersons: 1\nComputers: 0"),
        (PlayersPlot, 1, "Ann\nWon 2 of 3\nMean 85.5, best 101"),
    ],
    ids=["animal", "habitat", "nature", "bin", "player"],
)
def test_bars_are_read_by_keys(
    qtbot: QtBot, alive: list[QWidget], kind: type[CategoriesPlot], keys: int, said: str
) -> None:
    drawing = kind()
    alive.append(drawing)
    qtbot.addWidget(drawing)
    drawing.resize(900, 600)
    drawing.show_data(DATA)
    drawing.show()
    plot = drawing if isinstance(drawing, Plot) else drawing.findChildren(Plot)[0]
    for _ in range(keys):
        QTest.keyClick(plot, Key.Key_Right)
    assert readout(plot) == said


def test_names_have_the_room_under_their_bars(qtbot: QtBot, alive: list[QWidget]) -> None:
    drawing = PlayersPlot()
    alive.append(drawing)
    qtbot.addWidget(drawing)
    drawing.resize(120, 600)
    drawing.show_data(DATA)
    drawing.show()
    drawing.resize(900, 600)
    QApplication.processEvents()
    [ticks] = drawing.means.canvas.getAxis("bottom")._tickLevels
    assert "Ann" in [name for _, name in ticks]
    assert not any("…" in name for _, name in ticks)


@pytest.mark.parametrize(("scores", "window"), [(1, 1), (4, 4), (20, 5), (200, 20), (10_000, 50)])
def test_means_are_taken_over_some_scores(scores: int, window: int) -> None:
    assert mean_window(scores) == window


def test_a_moving_mean_has_a_value_for_every_full_window() -> None:
    means = moving_mean(np.array([1.0, 2.0, 6.0, 4.0]), 2)
    assert means.tolist() == [1.5, 4.0, 5.0]


@pytest.mark.parametrize(
    ("low", "high", "width"), [(80, 80, 1), (70, 101, 1), (70, 102, 2), (20, 130, 5), (0, 999, 20)]
)
def test_bars_of_a_distribution_are_not_too_many(low: int, high: int, width: int) -> None:
    assert bin_width(low, high) == width


def test_bins_hold_every_score_once() -> None:
    assert binned({70: 1, 74: 2, 75: 3, 84: 4}, range(70, 85, 5)) == [3, 3, 4]


@pytest.mark.parametrize(
    ("counts", "half"),
    [({80: 1}, (80, 80)), ({70: 1, 80: 2, 90: 1}, (70, 80)), ({1: 1, 2: 1, 3: 1, 4: 5}, (2, 4))],
)
def test_half_of_all_scores(counts: dict[int, int], half: tuple[int, int]) -> None:
    assert quarters(counts) == half


@pytest.mark.parametrize(
    ("low", "high", "labels"),
    [
        ((2025, 1, 1), (2025, 1, 6), ["1 Jan", "2 Jan", "3 Jan", "4 Jan", "5 Jan", "6 Jan"]),
        ((2025, 1, 10), (2025, 5, 1), ["Feb 2025", "Mar 2025", "Apr 2025", "May 2025"]),
        ((2024, 2, 1), (2025, 12, 1), ["Jul 2024", "Jan 2025", "Jul 2025"]),
        ((2015, 1, 1), (2025, 6, 1), ["2016", "2018", "2020", "2022", "2024"]),
    ],
    ids=["days", "months", "half years", "years"],
)
def test_dates_along_an_axis_are_round(
    low: tuple[int, int, int], high: tuple[int, int, int], labels: list[str]
) -> None:
    ticks = date_ticks(day_number(datetime(*low)), day_number(datetime(*high)), 6)
    assert [words for _, words in ticks] == labels


@pytest.mark.parametrize(
    ("high", "labels"),
    [(3, ["0", "1", "2", "3"]), (11, ["0", "5", "10"]), (260, ["0", "100", "200"])],
)
def test_values_along_an_axis_are_round(high: float, labels: list[str]) -> None:
    assert [words for _, words in value_ticks(high)] == labels


@pytest.mark.parametrize(
    ("modules", "there"),
    [
        ("cascadia_qt.app", False),
        ("cascadia_qt.controllers.statistics, cascadia_qt.controllers.kept_games", False),
        ("cascadia_qt.views.statistics.plots", True),
    ],
    ids=["program", "statistics", "plots"],
)
def test_what_draws_is_imported_when_it_draws(modules: str, there: bool) -> None:
    script = f"import sys, {modules}; sys.exit(('pyqtgraph' in sys.modules) is not {there})"
    assert subprocess.call([sys.executable, "-W", "error", "-c", script]) == 0


# The list of games.


def test_the_list_shows_who_played_what(games_list: GamesList) -> None:
    shown = [
        [games_list.table.rows.index(row, column).data() for column in range(6)] for row in range(3)
    ]
    assert shown[1] == [
        "14 Jan 2025, 22:05",
        "Ann 101 ★ · Greedy 60",
        "101",
        "Hexagons",
        "AAAAA",
        "4",
    ]
    assert shown[2][1] == "Ann 70"
    assert "Games: 3" in words(games_list)


@pytest.mark.parametrize(
    ("button", "signal"),
    [
        ("replay", "replay_requested"),
        ("export", "export_requested"),
        ("delete", "delete_requested"),
    ],
)
def test_buttons_carry_the_game(
    games_list: GamesList, qtbot: QtBot, button: str, signal: str
) -> None:
    games_list.table.sortByColumn(2, Qt.SortOrder.DescendingOrder)
    games_list.table.selectRow(0)
    with qtbot.waitSignal(getattr(games_list, signal)) as asked:
        press(getattr(games_list, button))
    assert asked.args == [2]


@pytest.mark.parametrize(
    ("key", "signal"),
    [(Key.Key_Return, "replay_requested"), (Key.Key_Delete, "delete_requested")],
    ids=["return", "delete"],
)
def test_keys_carry_the_game(games_list: GamesList, qtbot: QtBot, key: Qt.Key, signal: str) -> None:
    games_list.activateWindow()
    games_list.table.setFocus()
    qtbot.waitUntil(games_list.table.hasFocus)
    QTest.keyClick(games_list.table, Key.Key_Down)
    with qtbot.waitSignal(getattr(games_list, signal)) as asked:
        QTest.keyClick(games_list.table, key)
    assert asked.args == [2]


def test_the_chosen_game_stays_when_more_come(games_list: GamesList) -> None:
    games_list.table.selectRow(1)
    games_list.show_games([kept(4, 88), *GAMES], 4)
    assert games_list.current == 2


@pytest.mark.parametrize(
    ("which", "sentence"),
    [
        (EVERYTHING, "Play a game to its end and it will be here."),
        (of_variant("hex", None), "There is no such game yet."),
    ],
    ids=["none at all", "none of this kind"],
)
def test_an_empty_list_offers_only_what_can_be_done(
    games_list: GamesList, which: GameFilter, sentence: str
) -> None:
    none: list[KeptGame] = []
    games_list.show_choices(CHOICES, which)
    games_list.show_games(none, 0)
    assert sentence in words(games_list)
    assert not games_list.replay.isEnabled()
    assert not games_list.delete.isEnabled()
    assert games_list.import_.isEnabled()
    assert games_list.current is None


def test_a_plot_leaves_no_menu_behind(qapp: QApplication) -> None:
    def menus() -> int:
        return sum(isinstance(widget, QMenu) for widget in QApplication.allWidgets())

    before = menus()
    plot = plain_plot()
    assert menus() > before
    plot.deleteLater()
    QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)
    assert menus() == before
