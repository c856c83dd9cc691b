"""Whole duplicate matches by script: in order, interrupted, resumed, and secret until the end."""

from __future__ import annotations

import multiprocessing
import re
from collections.abc import Callable, Iterator
from dataclasses import replace
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QImage
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QLabel, QWidget
from pytestqt.qtbot import QtBot

from cascadia_qt.games.cascadia.controllers.duplicate import Duplicate
from cascadia_qt.games.cascadia.entry import ENTRY as CASCADIA
from cascadia_qt.games.cascadia.model.setup import GameSetup
from cascadia_qt.games.cascadia.rules.state import score_sheets
from cascadia_qt.games.cascadia.rules.terms import Card
from cascadia_qt.games.cascadia.views.art.faces import Faces
from cascadia_qt.games.cascadia.views.match.boards import place_words, places
from cascadia_qt.games.cascadia.views.match.card import Part
from cascadia_qt.games.cascadia.views.match.page import MatchPage
from cascadia_qt.games.cascadia.views.score.scored_table import ScoredTable
from cascadia_qt.model import asked_worker
from cascadia_qt.rules.game import Seat
from cascadia_qt.rules.grid import HEX, SQUARE, Grid
from cascadia_qt.rules.record import Record
from tests.playing import played_on
from tests.quiet_hall import QuietHall

pytestmark = pytest.mark.qt_log_ignore("plugin does not support", extend=True)

PATIENCE = 30_000  # milliseconds; a busy machine takes its time to start a process
ANN, BEN, COMPUTER = Seat("Ann", colour="teal"), Seat("Ben"), Seat("Cora", "random", "plum")
on_both_grids = pytest.mark.parametrize("grid", [HEX, SQUARE], ids=["hex", "square"])


class Table(QuietHall):
    """The part of the program that a match needs: a window, and somebody who plays at the table."""

    def __init__(self, folder: Path, faces: Faces) -> None:
        super().__init__(folder)
        self.window.resize(1280, 800)
        self.duplicate = Duplicate(self, lambda: faces, self.window)
        self.games: list[Record] = []
        self.explained: list[ScoredTable] = []
        self.left_before_page: list[object] = []
        self.duplicate.explain_requested.connect(self.explained.append)

    def show_page(self, page: QWidget) -> None:
        """As the shell does: whatever was there before is left."""
        self.left_before_page.append(self.window.centralWidget())
        self.duplicate.leave()
        super().show_page(page)

    def play(self, record: Record) -> None:
        """As the shell does: the page of the match goes, and the game is kept as it is dealt."""
        self.duplicate.leave()
        self.window.show_page(QWidget(), tools=True)
        self.games.append(record)
        self.duplicate.keep(record)

    @property
    def page(self) -> MatchPage:
        page = self.window.centralWidget()
        assert isinstance(page, MatchPage)
        return page

    def press(self, key: Qt.Key) -> None:
        QTest.keyClick(self.page, key)

    def go_on(self, most: int = 10_000, seed: int = 1) -> Record:
        """Plays so many actions of the game at the table, each of which is kept."""
        record, bot = self.games[-1], CASCADIA.bots().makers["random"](seed)
        for _ in range(most):
            if record.rules.to_move(record.history.state) is None:
                break
            record = replace(record, history=played_on(record.rules, record.history, [bot], 1))
            self.duplicate.keep(record)
        self.games[-1] = record
        return record

    def play_whole(self, seed: int = 1) -> Record:
        """Whoever is next plays a whole game."""
        self.press(Qt.Key.Key_Return)
        record = self.go_on(seed=seed)
        assert self.duplicate.take(record)
        return record


Sit = Callable[[], Table]


@pytest.fixture
def sit(qtbot: QtBot, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Sit]:
    """Starts the program; the one before is closed."""
    monkeypatch.setattr(asked_worker, "_LOOK_EVERY", 1)
    tables: list[Table] = []
    faces = Faces()

    def sit_down() -> Table:
        for table in tables:
            table.duplicate.close()
        table = Table(tmp_path, faces)
        qtbot.addWidget(table.window)
        tables.append(table)
        return table

    yield sit_down
    for table in tables:
        table.duplicate.close()
    assert multiprocessing.active_children() == []


def setup(*seats: Seat, grid: Grid = HEX, seed: int | None = 5) -> GameSetup:
    return GameSetup(seats, grid, seed=seed, free_undo=True)


def parts(table: Table) -> list[Part]:
    return [card.part for card in table.page.waiting.cards.cards]


def shown(table: Table) -> str:
    QApplication.processEvents()
    widgets = table.page.findChildren(QWidget)
    words = [w.accessibleName() for w in widgets if w.isVisibleTo(table.page)]
    labels = [label.text() for label in table.page.findChildren(QLabel)]
    return " | ".join([*words, *labels])


@on_both_grids
def test_a_whole_match_of_two_persons_and_a_computer(grid: Grid, sit: Sit, qtbot: QtBot) -> None:
    table = sit()
    table.duplicate.begin(setup(ANN, COMPUTER, BEN, grid=grid))
    assert parts(table) == [Part.NEXT, Part.WAITS, Part.WAITS]
    first = table.play_whole(seed=1)
    assert table.page.waiting.isVisibleTo(table.page)
    qtbot.waitUntil(lambda: parts(table)[2] is Part.NEXT, timeout=PATIENCE)
    second = table.play_whole(seed=2)
    for record, seat in ((first, ANN), (second, BEN)):
        assert record.seats == (seat,)
        assert record.options.players == 1
        assert record.options.grid is grid
        assert record.history.free_undo
    assert first.history.start == second.history.start
    assert first.history.state != second.history.state
    assert table.page.result.isVisibleTo(table.page)
    totals = [score_sheets(record.history.state)[0].total for record in (first, second)]
    assert f"Ann, {_place(table, 0)}: {totals[0]} points" in shown(table)
    assert f"Ben, {_place(table, 2)}: {totals[1]} points" in shown(table)
    assert not table.duplicate.pending
    table.press(Qt.Key.Key_Return)
    (explained,) = table.explained
    assert explained.seats == (ANN, COMPUTER, BEN)
    assert explained.options.players == 1
    assert [sheet.total for sheet in explained.sheets][::2] == totals
    assert explained.environments[0] == first.history.state.players[0].environment


def _place(table: Table, seat: int) -> str:
    assert table.page.result.numbers.table is not None
    return place_words(places(table.page.result.numbers.table.sheets)[seat])


@on_both_grids
def test_a_match_is_resumed_between_players(grid: Grid, sit: Sit) -> None:
    table = sit()
    assert not table.duplicate.pending
    table.duplicate.begin(setup(ANN, BEN, grid=grid))
    first = table.play_whole()
    table.press(Qt.Key.Key_Escape)
    assert table.said == ["left"]
    assert table.duplicate.pending
    later = sit()
    assert later.duplicate.pending
    later.duplicate.resume()
    assert parts(later) == [Part.PLAYED, Part.NEXT]
    second = later.play_whole()
    assert second.seed == first.seed
    assert second.history.start == first.history.start
    assert later.page.result.isVisibleTo(later.page)
    assert later.said == []


@on_both_grids
def test_a_match_is_resumed_in_the_middle_of_a_game(grid: Grid, sit: Sit) -> None:
    table = sit()
    table.duplicate.begin(setup(ANN, BEN, grid=grid))
    table.press(Qt.Key.Key_Return)
    half = table.go_on(31)
    later = sit()
    later.duplicate.resume()
    assert "Ann, turn " in shown(later)
    later.press(Qt.Key.Key_Return)
    assert later.games == [half]
    assert later.duplicate.take(later.go_on())
    assert parts(later) == [Part.PLAYED, Part.NEXT]


def test_a_game_that_was_continued_without_the_page_is_known(sit: Sit) -> None:
    table = sit()
    table.duplicate.begin(setup(ANN, BEN))
    table.press(Qt.Key.Key_Return)
    half = table.go_on(31)
    later = sit()
    later.games.append(half)
    assert later.duplicate.take(later.go_on())
    assert parts(later) == [Part.PLAYED, Part.NEXT]


@pytest.mark.parametrize(
    "other",
    [
        replace(setup(ANN), cards=(Card.B,) * 5),
        setup(Seat("Ann", colour="rust")),
        setup(ANN, seed=6),
        setup(ANN, grid=SQUARE),
    ],
    ids=["cards", "colour", "seed", "grid"],
)
def test_other_games_are_none_of_its_business(other: GameSetup, sit: Sit) -> None:
    table = sit()
    table.duplicate.begin(setup(ANN, BEN))
    table.press(Qt.Key.Key_Return)
    own = table.go_on(7)
    table.games.append(other.dealt(0))
    assert not table.duplicate.take(table.go_on())
    table.duplicate.resume()
    table.press(Qt.Key.Key_Return)
    assert table.games[-1] == own


def picture(table: Table) -> QImage:
    QApplication.processEvents()
    return table.page.grab().toImage()


def test_the_page_is_the_same_whatever_was_played(sit: Sit) -> None:
    pictures, words, boards = [], [], []
    for seed in (1, 2):
        table = sit()
        table.duplicate.begin(setup(ANN, BEN, Seat("Cleo")))
        record = table.play_whole(seed=seed)
        boards.append(record.history.state.players[0].environment)
        table.window.show()
        pictures.append(picture(table))
        words.append(shown(table))
    assert boards[0] != boards[1]
    assert words[0] == words[1]
    assert pictures[0] == pictures[1]


def test_a_computer_stops_when_somebody_leaves_and_goes_on_later(sit: Sit, qtbot: QtBot) -> None:
    table = sit()
    table.duplicate.begin(setup(COMPUTER, ANN))
    assert not table.page.waiting.play.isEnabled()
    under_way = re.compile(r"Cora, Random, about 32, turn ([4-9]|1\d) of 20")
    qtbot.waitUntil(lambda: under_way.search(shown(table)) is not None, timeout=PATIENCE)
    table.press(Qt.Key.Key_Escape)
    assert multiprocessing.active_children() == []
    later = sit()
    later.duplicate.resume()
    assert "turn 1 of 20" not in shown(later)
    qtbot.waitUntil(lambda: parts(later)[1] is Part.NEXT, timeout=PATIENCE)
    assert later.page.waiting.play.isEnabled()
    assert later.said == []


def test_play_again_is_another_deal_for_the_same_people(sit: Sit) -> None:
    table = sit()
    table.duplicate.begin(setup(ANN, BEN))
    first, _ = table.play_whole(), table.play_whole()
    table.page.result.again.click()
    assert parts(table) == [Part.NEXT, Part.WAITS]
    again = table.play_whole()
    assert again.seats == first.seats
    assert again.options == first.options
    assert again.seed != first.seed


def test_a_damaged_match_is_told_once_and_is_none(sit: Sit, tmp_path: Path) -> None:
    (tmp_path / "match.json").write_text("{")
    table = sit()
    assert not table.duplicate.pending
    assert not table.duplicate.pending
    assert len(table.said) == 1
    table.duplicate.resume()
    assert table.window.centralWidget() is None
    table.duplicate.begin(setup(ANN, BEN))
    table.play_whole()
    assert sit().duplicate.pending


def test_the_page_is_entered_before_it_is_shown(sit: Sit) -> None:
    table, before = sit(), QWidget()
    table.window.show_page(before, tools=True)
    table.duplicate.begin(setup(ANN, BEN))
    assert table.left_before_page == [before]
    assert table.page.waiting.cards.cards
