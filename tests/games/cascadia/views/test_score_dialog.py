"""The score dialog: its numbers, the outcome in words, and the keys that move over it."""

from __future__ import annotations

from collections.abc import Sequence

import pytest
from PySide6.QtCore import QRect, Qt
from PySide6.QtGui import QFont, QPainter
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QLabel, QPushButton, QWidget
from pytestqt.qtbot import QtBot

from cascadia_qt.games.cascadia.rules.scoring.rulings import Scoring
from cascadia_qt.games.cascadia.rules.scoring.sheet import ScoreSheet
from cascadia_qt.games.cascadia.rules.scoring.unit import Category, Unit, Why
from cascadia_qt.games.cascadia.rules.state import Options
from cascadia_qt.games.cascadia.rules.terms import Habitat, Variant, Wildlife
from cascadia_qt.games.cascadia.views.art.faces import Faces
from cascadia_qt.games.cascadia.views.score.dialog import ScoreDialog
from cascadia_qt.games.cascadia.views.score.scored_table import ScoredTable
from cascadia_qt.games.cascadia.views.score.sheet_art import SheetArt
from cascadia_qt.games.cascadia.views.score.sheet_view import SheetView
from cascadia_qt.games.cascadia.views.score.table import ScoreTable
from cascadia_qt.games.cascadia.views.why.reason_list import WhyList
from cascadia_qt.games.cascadia.words.outcome import outcome
from cascadia_qt.games.cascadia.words.score_lines import LINES
from cascadia_qt.rules.game import Seat
from cascadia_qt.rules.grid import HEX
from cascadia_qt.views.sheet.number_art import Look
from cascadia_qt.views.theme import DARK, LIGHT
from tests.looks import Wear
from tests.views.drawn_text import drawn

pytestmark = pytest.mark.qt_log_ignore("plugin does not support", extend=True)

NAMES = ("Ann", "Ben", "Cleo", "Dan")


def sheet(total: int, nature: int = 0) -> ScoreSheet:
    """A sheet of which only the total and the nature tokens matter."""
    animals = Unit(Category.WILDLIFE, Wildlife.BEAR, (), total - nature, Why.GROUP, 1)
    unused = Unit(Category.NATURE, None, (), nature, Why.UNUSED, nature)
    return ScoreSheet((animals, unused) if nature else (animals,))


# Points that tell all sums apart.
FILLED = ScoreSheet(
    tuple(
        Unit(category, subject, (), points, why, 1)
        for category, subject, points, why in (
            (Category.WILDLIFE, Wildlife.BEAR, 1, Why.GROUP),
            (Category.WILDLIFE, Wildlife.FOX, 2, Why.GROUP),
            (Category.CORRIDOR, Habitat.MOUNTAIN, 4, Why.CORRIDOR),
            (Category.CORRIDOR, Habitat.RIVER, 8, Why.CORRIDOR),
            (Category.BONUS, Habitat.MOUNTAIN, 16, Why.LARGEST),
            (Category.NATURE, None, 32, Why.UNUSED),
        )
    )
)


def scored(sheets: Sequence[ScoreSheet], *, over: bool) -> ScoredTable:
    """A table with nothing on it but its score."""
    options = Options(HEX, len(sheets), Scoring(Variant.FAMILY))
    seats = tuple(Seat(name) for name in NAMES[: len(sheets)])
    return ScoredTable(options, seats, ({},) * len(sheets), tuple(sheets), over)


def dialog(
    qtbot: QtBot, sheets: Sequence[ScoreSheet], *, over: bool, parent: QWidget | None = None
) -> ScoreDialog:
    made = ScoreDialog(scored(sheets, over=over), Faces(), parent)
    made.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose, False)
    qtbot.addWidget(made)
    return made


def table_of(shown: ScoreDialog) -> SheetView:
    found = shown.findChild(SheetView)
    assert isinstance(found, SheetView)
    return found


def text_of(shown: ScoreDialog, name: str) -> str:
    label = shown.findChild(QLabel, name)
    assert isinstance(label, QLabel)
    return label.text()


def button(shown: ScoreDialog, name: str) -> QPushButton:
    found = shown.findChild(QPushButton, name)
    assert isinstance(found, QPushButton)
    return found


def test_each_line_shows_its_number() -> None:
    table = ScoreTable([Seat("Ann")], [FILLED])
    shown = {line.id: table.data(table.index(row, 0)) for row, line in enumerate(LINES)}
    assert shown == {
        "bear": "1", "elk": "0", "salmon": "0", "hawk": "0", "fox": "2", "wildlife": "3",
        "mountain": "4 +16", "forest": "0", "prairie": "0", "wetland": "0", "river": "8",
        "habitats": "28", "nature": "32", "total": "63",
    }  # fmt: skip


def test_a_bonus_has_room_behind_its_number() -> None:
    units = [
        Unit(Category.CORRIDOR, Habitat.MOUNTAIN, (), 18, Why.CORRIDOR, 1),
        Unit(Category.BONUS, Habitat.MOUNTAIN, (), 3, Why.LARGEST, 1),
    ]
    art = SheetArt(ScoreTable([Seat("Ann")], [ScoreSheet(tuple(units))]), (), Faces())
    font = QFont(QApplication.font())
    font.setPointSizeF(2 * font.pointSizeF())
    room = QRect(0, 0, art.number_width(font), 60)

    def paint(painter: QPainter) -> None:
        painter.setFont(font)
        art.paint_number(painter, room, 6, 0, Look.AWAY)

    number, bonus = drawn(room.size(), paint)
    assert (number.words, bonus.words) == ("18", "+3")
    assert number.box.right() < bonus.box.left()
    assert bonus.box.right() < room.right()


def test_a_number_is_read_aloud_with_its_player_and_line() -> None:
    table = ScoreTable([Seat("Ann"), Seat("Ben")], [FILLED, sheet(5)])
    role = Qt.ItemDataRole.AccessibleTextRole
    assert table.data(table.index(6, 0), role) == "Ann, Mountain: 4 and bonus 16"
    assert table.data(table.index(0, 1), role) == "Ben, Bear: 5"


def test_heads_are_names_and_lines() -> None:
    table = ScoreTable([Seat("Ann"), Seat("Ben")], [FILLED, FILLED])
    assert table.headerData(1, Qt.Orientation.Horizontal) == "Ben"
    assert table.headerData(13, Qt.Orientation.Vertical) == "Total"


@pytest.mark.parametrize(
    ("results", "title", "detail"),
    [
        pytest.param(
            [(92, 0), (90, 5)], "Ann wins with 92 points", "2 points ahead of Ben.", id="points"
        ),
        pytest.param(
            [(80, 0), (91, 0), (92, 0), (91, 9)],
            "Cleo wins with 92 points",
            "One point ahead of Ben and Dan.",
            id="one-point",
        ),
        pytest.param(
            [(92, 3), (92, 1)],
            "Ann wins with 92 points",
            "Ann and Ben both have 92 points; Ann has more nature tokens.",
            id="tie-break",
        ),
        pytest.param(
            [(92, 1), (92, 2), (92, 0), (70, 4)],
            "Ben wins with 92 points",
            "Ann, Ben and Cleo all have 92 points; Ben has the most nature tokens.",
            id="tie-break-of-three",
        ),
        pytest.param(
            [(92, 2), (92, 2), (92, 1)],
            "Ann and Ben share the victory",
            "Ann, Ben and Cleo all have 92 points; Ann and Ben have the most nature tokens.",
            id="two-of-three-share",
        ),
        pytest.param(
            [(92, 1), (92, 1)],
            "Ann and Ben share the victory",
            "Both have 92 points and equally many nature tokens.",
            id="both-share",
        ),
        pytest.param(
            [(92, 1)] * 3,
            "Ann, Ben and Cleo share the victory",
            "All 3 have 92 points and equally many nature tokens.",
            id="all-share",
        ),
    ],
)
def test_the_outcome_in_words(results: list[tuple[int, int]], title: str, detail: str) -> None:
    told = outcome(NAMES[: len(results)], [sheet(*result) for result in results], over=True)
    assert (told.title, told.detail) == (title, detail)


@pytest.mark.parametrize(
    ("total", "title", "detail"),
    [
        (59, "59 points", "The next step, at 60 points: a good start."),
        (60, "60 points: a good start", "The next step, at 70 points: getting the hang of it."),
        (99, "99 points: excellent", "The next step, at 100 points: elite."),
        (110, "110 points: a legend of the forest", "There is no higher step on the scale."),
    ],
)
def test_alone_the_outcome_is_a_step_of_the_scale(total: int, title: str, detail: str) -> None:
    told = outcome(["Ann"], [sheet(total)], over=True)
    assert (told.title, told.detail, told.winners) == (title, detail, ())


def test_a_finished_game_offers_another(qtbot: QtBot) -> None:
    shown = dialog(qtbot, [sheet(92), sheet(90)], over=True)
    assert text_of(shown, "score_title") == "Ann wins with 92 points"
    shown.show()
    with qtbot.waitSignal(shown.again_requested):
        button(shown, "again_button").click()
    assert not shown.isVisible()


@pytest.mark.parametrize("over", [False, True])
def test_a_return_too_many_explains_a_number(qtbot: QtBot, over: bool) -> None:
    """It neither begins another game nor closes the sheet; to close it is the default."""
    shown = dialog(qtbot, [sheet(92), sheet(90)], over=over)
    shown.show()
    shown.activateWindow()
    assert [
        one.isDefault() for one in (button(shown, "close_button"), button(shown, "again_button"))
    ] == [True, False]
    assert button(shown, "close_button").property("primary")
    with qtbot.assertNotEmitted(shown.again_requested):
        for key in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            table_of(shown).setFocus()
            QTest.keyClick(table_of(shown), key)
            assert isinstance(shown.focusWidget(), WhyList)
    assert shown.isVisible()


def test_a_game_that_goes_on_can_only_be_looked_at(qtbot: QtBot) -> None:
    shown = dialog(qtbot, [sheet(92), sheet(90)], over=False)
    assert text_of(shown, "score_title") == "Score so far"
    shown.show()
    assert not button(shown, "again_button").isVisible()


def test_q_quits(qtbot: QtBot) -> None:
    """From wherever the focus is."""
    shown = dialog(qtbot, [sheet(92), sheet(90)], over=True)
    for focused in (table_of(shown), button(shown, "export_button")):
        with qtbot.waitActive(shown):
            shown.show()
            shown.activateWindow()
        focused.setFocus()
        with qtbot.waitSignal(shown.quit_requested):
            QTest.keyClick(focused, Qt.Key.Key_Q)
        assert not shown.isVisible()


def test_escape_closes(qtbot: QtBot) -> None:
    shown = dialog(qtbot, [sheet(92), sheet(90)], over=True)
    shown.show()
    with qtbot.assertNotEmitted(shown.again_requested):
        QTest.keyClick(table_of(shown), Qt.Key.Key_Escape)
    assert not shown.isVisible()


def test_arrows_move_over_the_numbers(qtbot: QtBot) -> None:
    shown = dialog(qtbot, [sheet(80), FILLED, sheet(92)], over=True)
    shown.show()
    focused: list[tuple[int, str]] = []
    shown.number_focused.connect(lambda seat, line: focused.append((seat, line)))
    # It begins at the winner's total.
    for key in (Qt.Key.Key_Up, Qt.Key.Key_Left, Qt.Key.Key_Up, Qt.Key.Key_Down, Qt.Key.Key_Right):
        QTest.keyClick(table_of(shown), key)
    assert focused == [
        (2, "nature"), (1, "nature"), (1, "habitats"), (1, "nature"), (2, "nature"),
    ]  # fmt: skip


def test_a_click_looks_at_a_number(qtbot: QtBot) -> None:
    shown = dialog(qtbot, [sheet(80), sheet(92)], over=True)
    shown.show()
    table = table_of(shown)
    middle = table.visualRect(table.model().index(9, 0)).center()
    with qtbot.waitSignal(shown.number_focused) as caught:
        QTest.mouseClick(table.viewport(), Qt.MouseButton.LeftButton, pos=middle)
    assert caught.args == [0, "wetland"]


def test_tab_leaves_the_sheet(qtbot: QtBot) -> None:
    shown = dialog(qtbot, [sheet(80), sheet(92)], over=True)
    shown.show()
    shown.activateWindow()
    QTest.keyClick(table_of(shown), Qt.Key.Key_Tab)
    assert isinstance(shown.focusWidget(), WhyList)
    QTest.keyClick(shown.focusWidget(), Qt.Key.Key_Tab)
    assert shown.focusWidget() is button(shown, "close_button")


@pytest.mark.parametrize("players", [1, 2, 3, 4])
def test_every_number_is_inside_the_window(qtbot: QtBot, players: int) -> None:
    shown = dialog(qtbot, [FILLED] * players, over=True)
    shown.show()
    table = table_of(shown)
    last = table.visualRect(table.model().index(len(LINES) - 1, players - 1))
    assert table.viewport().rect().contains(last)
    assert last.height() > table.fontMetrics().height()


def test_winners_stand_out_in_either_theme(qtbot: QtBot, wear: Wear) -> None:
    for theme in (LIGHT, DARK):
        wear(theme)
        pictures = []
        for over in (False, True):
            table = scored([sheet(92), sheet(90)], over=over)
            shown = ScoreDialog(table, Faces())
            qtbot.addWidget(shown)
            shown.resize(800, 640)
            pictures.append(table_of(shown).viewport().grab().toImage())
        assert pictures[0].size() == pictures[1].size()
        assert pictures[0] != pictures[1]
