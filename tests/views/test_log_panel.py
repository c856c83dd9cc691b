"""The panel of the log: reading, choosing a step, keeping up with the game, folding."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from typing import Any

import pytest
from PySide6.QtCore import QCoreApplication, Qt, QTranslator
from PySide6.QtGui import QColor, QImage, QKeyEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QListView, QPushButton, QVBoxLayout, QWidget
from pytestqt.qtbot import QtBot

from cascadia_qt.ai.random_bot import RandomBot
from cascadia_qt.games.cascadia.entry import ENTRY as CASCADIA
from cascadia_qt.games.cascadia.model import scored_log
from cascadia_qt.games.cascadia.model.scored_log import ScoredLog
from cascadia_qt.games.cascadia.words.log import log_line
from cascadia_qt.model.session import GameSession
from cascadia_qt.rules.game import Seat
from cascadia_qt.views.table.log_panel import LogPanel
from cascadia_qt.views.table.panel_look import seat_tint
from cascadia_qt.views.theme import DARK, LIGHT, Theme
from cascadia_qt.words.language import translate_with
from cascadia_qt.words.log_line import LogLine
from tests.documents import random_record
from tests.looks import Wear, shows

pytestmark = pytest.mark.qt_log_ignore("plugin does not support", extend=True)

Key = Qt.Key
in_both_themes = pytest.mark.parametrize("theme", [LIGHT, DARK], ids=["light", "dark"])


class Page(QWidget):
    """Stands for the table around the panel: remembers the keys that come to it."""

    def __init__(self, panel: LogPanel, height: int) -> None:
        super().__init__()
        self.keys: list[int] = []
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.addWidget(panel)
        self.resize(panel.width(), height)

    def keyPressEvent(self, event: QKeyEvent) -> None:  # noqa: N802 - Qt names what it overrides
        self.keys.append(event.key())


class Reader:
    """A panel in a window, and somebody who reads it.

    Attributes:
        chosen: the steps that were chosen.
    """

    def __init__(
        self, qtbot: QtBot, *, turns: int | None = 10, players: int = 2, height: int = 320
    ) -> None:
        record = random_record(players=players, turns=turns)
        history = replace(record.history, free_undo=True)
        self.session = GameSession(replace(record, history=history))
        self.log = ScoredLog(self.session, self.session)
        self.panel = LogPanel(self.log)
        self.page = Page(self.panel, height)
        self.chosen: list[int] = []
        self.panel.step_chosen.connect(self.chosen.append)
        qtbot.addWidget(self.page)

    def open(self) -> Reader:
        self.page.show()
        self.settle()
        return self

    def settle(self) -> None:
        for _ in range(3):
            QApplication.processEvents()

    @property
    def rows(self) -> QListView:
        found = self.panel.findChild(QListView)
        assert found is not None
        return found

    @property
    def header(self) -> QPushButton:
        found = self.panel.findChild(QPushButton)
        assert found is not None
        return found

    @property
    def now(self) -> int:
        return self.session.history.cursor

    @property
    def place(self) -> int:
        return self.rows.verticalScrollBar().value()

    @property
    def at_end(self) -> bool:
        return self.place == self.rows.verticalScrollBar().maximum() > 0

    def scroll(self, to: int) -> None:
        self.rows.verticalScrollBar().setValue(to)

    def play(self, steps: int = 1) -> None:
        bot = RandomBot(CASCADIA.rules(), 1)
        for _ in range(steps):
            self.session.submit(bot.choose(self.session.state))
        self.settle()

    def look_back(self) -> None:
        """From now on the table answers a choice as it does in the program."""
        self.panel.step_chosen.connect(
            lambda cursor: self.panel.mark(cursor if cursor < self.now else None)
        )

    def sees(self, row: int) -> bool:
        return self.rows.viewport().rect().contains(self.rows.visualRect(self.log.index(row)))

    def click(self, row: int) -> None:
        middle = self.rows.visualRect(self.log.index(row)).center()
        QTest.mouseClick(self.rows.viewport(), Qt.MouseButton.LeftButton, pos=middle)

    def press(self, *keys: Qt.Key) -> None:
        for key in keys:
            QTest.keyClick(self.rows, key)

    def picture(self) -> QImage:
        self.settle()
        return self.rows.viewport().grab().toImage()


@pytest.fixture
def reader(qtbot: QtBot) -> Reader:
    return Reader(qtbot).open()


# Choosing a step


def test_a_click_chooses_the_step_of_its_row(reader: Reader) -> None:
    row = next(row for row in range(reader.now) if reader.sees(row))
    reader.click(row)
    reader.click(row + 1)
    assert reader.chosen == [row + 1, row + 2]


def test_a_step_can_be_chosen_again_after_looking_back(reader: Reader) -> None:
    for _ in range(2):
        reader.click(reader.now - 2)
        reader.panel.mark(None)
    assert reader.chosen == [reader.now - 1] * 2


def test_arrows_go_from_step_to_step(reader: Reader) -> None:
    reader.look_back()
    reader.press(Key.Key_Up, Key.Key_Up, Key.Key_Up, Key.Key_Down)
    assert reader.chosen == [reader.now - 1, reader.now - 2, reader.now - 3, reader.now - 2]


def test_arrows_begin_at_the_step_that_is_looked_at(reader: Reader) -> None:
    reader.look_back()
    reader.panel.mark(5)
    reader.press(Key.Key_Up, Key.Key_Down, Key.Key_Down)
    assert reader.chosen == [4, 5, 6]


def test_arrows_begin_at_the_newest_step_after_the_game_went_on(reader: Reader) -> None:
    reader.look_back()
    reader.press(Key.Key_Up)
    reader.panel.mark(None)
    reader.play(2)
    reader.press(Key.Key_Up)
    assert reader.chosen[-1] == reader.now - 1


def test_arrows_stop_at_both_ends(reader: Reader) -> None:
    reader.look_back()
    reader.press(Key.Key_Down)
    assert reader.chosen == []
    reader.panel.mark(1)
    reader.press(Key.Key_Up)
    assert reader.chosen == []
    reader.panel.mark(0)
    reader.press(Key.Key_Down)
    assert reader.chosen == [1]


def test_down_from_the_last_step_but_one_leads_back_to_the_game(reader: Reader) -> None:
    reader.look_back()
    reader.press(Key.Key_Up, Key.Key_Down)
    assert reader.chosen == [reader.now - 1, reader.now]


def test_nothing_can_be_chosen_before_the_first_step(qtbot: QtBot) -> None:
    reader = Reader(qtbot, turns=0).open()
    reader.press(Key.Key_Up, Key.Key_Down)
    QTest.mouseClick(reader.rows.viewport(), Qt.MouseButton.LeftButton)
    assert reader.chosen == []


@pytest.mark.parametrize(
    "key", [Key.Key_R, Key.Key_1, Key.Key_PageUp, Key.Key_Escape, Key.Key_Left, Key.Key_Return]
)
def test_all_other_keys_belong_to_the_table(reader: Reader, key: Qt.Key) -> None:
    reader.press(key)
    assert reader.page.keys == [key]
    assert reader.chosen == []


def test_arrows_with_control_belong_to_the_table(reader: Reader) -> None:
    QTest.keyClick(reader.rows, Key.Key_Up, Qt.KeyboardModifier.ControlModifier)
    assert Key.Key_Up in reader.page.keys
    assert reader.chosen == []


@pytest.mark.parametrize("act", ["mark", "undo", "play", "focus", "fold"])
def test_only_the_reader_chooses(reader: Reader, act: str) -> None:
    match act:
        case "mark":
            for cursor in (3, 0, None):
                reader.panel.mark(cursor)
        case "undo":
            reader.panel.mark(reader.now)
            reader.session.undo()
        case "play":
            reader.play()
        case "focus":
            reader.page.activateWindow()
            reader.rows.setFocus()
            reader.settle()
        case "fold":
            reader.panel.set_folded(True)
            reader.panel.set_folded(False)
    assert reader.chosen == []


# The step that is looked at


@in_both_themes
def test_the_step_that_is_looked_at_stands_out(reader: Reader, theme: Theme, wear: Wear) -> None:
    wear(theme)
    row = reader.now - 2
    before = reader.picture()
    reader.panel.mark(row + 1)
    marked = reader.picture()
    room = reader.rows.visualRect(reader.log.index(row))
    assert marked.copy(room) != before.copy(room)
    assert marked.copy(0, 0, room.width(), room.top()) == before.copy(
        0, 0, room.width(), room.top()
    )
    reader.panel.mark(None)
    assert reader.picture() == before


@pytest.mark.parametrize("cursor", [1, 4, 15])
def test_the_step_that_is_looked_at_comes_into_view(reader: Reader, cursor: int) -> None:
    reader.panel.mark(cursor)
    assert reader.sees(cursor - 1)


def test_a_step_that_is_in_view_stays_where_it_is(reader: Reader) -> None:
    reader.scroll(300)
    row = next(row for row in range(reader.now) if reader.sees(row))
    reader.panel.mark(row + 1)
    assert reader.place == 300


def test_the_start_of_the_game_is_at_the_top(reader: Reader) -> None:
    reader.panel.mark(0)
    assert reader.sees(0)


def test_after_looking_back_the_newest_step_is_in_view(reader: Reader) -> None:
    reader.panel.mark(2)
    assert not reader.at_end
    reader.panel.mark(None)
    assert reader.at_end


# Keeping up


@pytest.mark.parametrize("players", [1, 2, 3, 4])
def test_a_game_opens_at_its_newest_step(qtbot: QtBot, players: int) -> None:
    reader = Reader(qtbot, turns=None, players=players).open()
    assert reader.at_end
    assert reader.sees(reader.now - 1)


def test_the_newest_step_stays_in_view(reader: Reader) -> None:
    for _ in range(7):
        reader.play()
        assert reader.at_end
    reader.session.undo()
    reader.settle()
    assert reader.at_end


def test_a_short_log_grows_out_of_its_room(qtbot: QtBot) -> None:
    reader = Reader(qtbot, turns=0).open()
    reader.play(30)
    assert reader.at_end


def test_a_reader_who_has_scrolled_up_is_not_disturbed(reader: Reader) -> None:
    reader.scroll(100)
    for _ in range(7):
        reader.play()
        assert reader.place == 100
    reader.session.undo()
    reader.settle()
    assert reader.place == 100


def test_a_reader_who_is_back_at_the_end_follows_again(reader: Reader) -> None:
    reader.scroll(100)
    reader.play()
    reader.scroll(reader.rows.verticalScrollBar().maximum())
    reader.play(3)
    assert reader.at_end


def test_looking_back_is_not_disturbed(reader: Reader) -> None:
    reader.panel.mark(reader.now - 1)
    before = reader.place
    reader.play(5)
    assert reader.place == before


def test_a_lower_window_shows_the_newest_step(reader: Reader) -> None:
    reader.page.resize(reader.page.width(), 200)
    reader.settle()
    assert reader.at_end


# Folding


def test_folding_leaves_the_header_where_it_was(reader: Reader) -> None:
    header = reader.header.geometry()
    reader.panel.set_folded(True)
    reader.settle()
    assert reader.rows.isHidden()
    assert reader.header.geometry() == header
    reader.panel.set_folded(False)
    reader.settle()
    assert reader.rows.isVisible()


def test_folding_is_told_once(reader: Reader) -> None:
    told: list[bool] = []
    reader.panel.folded.connect(told.append)
    for folded in (False, True, True, False):
        reader.panel.set_folded(folded)
    assert told == [True, False]


@pytest.mark.parametrize("by", ["mouse", "keyboard"])
def test_the_header_folds_and_unfolds(reader: Reader, by: str) -> None:
    told: list[bool] = []
    reader.panel.folded.connect(told.append)
    tips = [reader.header.toolTip()]
    for _ in range(2):
        if by == "mouse":
            QTest.mouseClick(reader.header, Qt.MouseButton.LeftButton)
        else:
            QTest.keyClick(reader.header, Key.Key_Space)
        tips.append(reader.header.toolTip())
    assert told == [True, False]
    assert tips == ["Fold the log", "Unfold the log", "Fold the log"]


def test_an_unfolded_log_shows_the_newest_step(reader: Reader) -> None:
    reader.panel.set_folded(True)
    reader.play(9)
    reader.panel.set_folded(False)
    reader.settle()
    assert reader.at_end


def test_an_unfolded_log_shows_the_step_that_is_looked_at(reader: Reader) -> None:
    reader.panel.set_folded(True)
    reader.panel.mark(3)
    reader.panel.set_folded(False)
    reader.settle()
    assert reader.sees(2)


def test_a_folded_log_costs_nothing(qtbot: QtBot, monkeypatch: pytest.MonkeyPatch) -> None:
    words: list[Any] = []

    def counting(*told: Any) -> LogLine:
        words.append(told)
        return log_line(*told)

    monkeypatch.setattr(scored_log, "log_line", counting)
    reader = Reader(qtbot, turns=None)
    reader.panel.set_folded(True)
    reader.open()
    assert words == []
    reader.panel.set_folded(False)
    reader.settle()
    once = reader.now
    assert len(words) == once
    reader.panel.set_folded(True)
    for _ in range(3):
        reader.session.undo()
        reader.panel.mark(None)
        reader.settle()
    reader.session.redo()
    reader.settle()
    assert len(words) == once


# How it looks


@pytest.mark.parametrize("height", [120, 320, 900])
def test_it_takes_the_height_it_is_given(qtbot: QtBot, height: int) -> None:
    reader = Reader(qtbot, height=height).open()
    assert (reader.panel.width(), reader.panel.height()) == (280, height)
    assert reader.rows.geometry().bottom() < height


def test_a_turn_has_a_heading_in_the_colour_of_its_player(qtbot: QtBot) -> None:
    pictures = []
    for colour in ("teal", "plum"):
        record = random_record(turns=3)
        seats = (Seat("Ann", colour=colour), Seat("Ben", colour="rust"))
        session = GameSession(replace(record, seats=seats))
        panel = LogPanel(ScoredLog(session, session))
        qtbot.addWidget(panel)
        panel.resize(280, 320)
        panel.show()
        pictures.append(panel.grab().toImage())
    assert pictures[0] != pictures[1]


def test_the_first_row_of_a_turn_has_room_for_its_heading(reader: Reader) -> None:
    heights = [reader.rows.visualRect(reader.log.index(row)).height() for row in range(3)]
    assert reader.log.index(0).data() != reader.log.index(1).data()
    assert heights[0] >= heights[1] + 20


@pytest.mark.parametrize("name", ["Ann", "Bartholomew Featherstonehaugh the Younger of Cascadia"])
def test_nothing_reaches_under_the_scroll_bar(qtbot: QtBot, name: str) -> None:
    record = random_record(players=3, seed=4)
    seats = (Seat(name), *record.seats[1:])
    session = GameSession(replace(record, seats=seats))
    panel = LogPanel(ScoredLog(session, session))
    qtbot.addWidget(panel)
    panel.resize(280, 20_000)
    panel.show()
    QApplication.processEvents()
    picture = panel.grab().toImage()
    below_header = range(60, panel.height() - 20, 3)
    assert {picture.pixel(x, y) for x in range(268, 278) for y in below_header} == {
        QColor(LIGHT.raised).rgb()
    }


def test_without_points_the_log_is_shorter(reader: Reader) -> None:
    before = reader.rows.verticalScrollBar().maximum()
    reader.panel.set_points_shown(False)
    reader.settle()
    assert 0 < reader.rows.verticalScrollBar().maximum() < before
    assert reader.at_end


@in_both_themes
def test_the_keyboard_shows_where_it_is(reader: Reader, theme: Theme, wear: Wear) -> None:
    wear(theme)
    reader.page.activateWindow()
    before = reader.picture()
    reader.rows.setFocus()
    assert reader.picture() != before


def test_themes_differ(reader: Reader, wear: Wear) -> None:
    seat = reader.log.session.record.seats[0]
    for theme in (LIGHT, DARK, LIGHT):
        wear(theme)
        assert shows(reader.picture(), seat_tint(theme, seat, 0).name())


# Words


class Shouting(QTranslator):
    """A language that is easy to recognise."""

    def isEmpty(self) -> bool:  # noqa: N802 - Qt names what it overrides
        return False

    def translate(
        self, context: str, text: str, disambiguation: str | None = None, n: int = -1
    ) -> str:
        return text.upper()


@pytest.fixture
def shouting(qapp: QApplication) -> Iterator[None]:
    language = Shouting()
    translate_with(QCoreApplication.translate)
    qapp.installTranslator(language)
    yield
    qapp.removeTranslator(language)
    translate_with(lambda _context, text: text)


def test_another_language_is_spoken_at_once(reader: Reader, request: pytest.FixtureRequest) -> None:
    before = reader.picture()
    request.getfixturevalue("shouting")
    reader.settle()
    assert reader.header.text() == "LOG"
    assert reader.header.toolTip() == "FOLD THE LOG"
    assert reader.rows.accessibleName() == reader.panel.accessibleName() == "LOG"
    assert reader.log.index(1).data().isupper()
    assert reader.picture() != before
    assert reader.at_end


def test_an_empty_log_says_so(qtbot: QtBot) -> None:
    reader = Reader(qtbot, turns=0).open()
    picture = reader.picture()
    assert len({picture.pixel(x, y) for x in range(120) for y in range(32)}) > 1


def test_rows_can_be_read_aloud(reader: Reader) -> None:
    index = reader.log.index(0)
    said = index.data(Qt.ItemDataRole.AccessibleTextRole)
    assert said.startswith(f"Ann, turn 1: {index.data()}")
