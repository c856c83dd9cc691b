"""The live score: its numbers, their glow, and what mouse and keys do with them."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QCoreApplication, QEvent, QPoint, QPointF, Qt, QTimer
from PySide6.QtGui import QColor, QFontMetricsF, QHelpEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QHBoxLayout, QPushButton, QToolTip, QWidget
from pytestqt.qtbot import QtBot

from cascadia_qt.games.cascadia.rules.scoring.sheet import ScoreSheet
from cascadia_qt.games.cascadia.rules.scoring.unit import Category, Unit, Why
from cascadia_qt.games.cascadia.rules.state import score_sheets
from cascadia_qt.games.cascadia.rules.terms import Habitat, Wildlife
from cascadia_qt.games.cascadia.views.art.faces import Faces
from cascadia_qt.games.cascadia.views.table.score_panel import Number, ScorePanel
from cascadia_qt.rules.game import Seat
from cascadia_qt.views.table.panel_look import number_font, seat_tint
from cascadia_qt.views.theme import DARK, LIGHT, SEAT_COLOURS, Theme
from cascadia_qt.words import language
from tests.documents import NAMES, random_record
from tests.looks import Wear
from tests.views.colour import contrast

pytestmark = pytest.mark.qt_log_ignore("plugin does not support", extend=True)

IDS = ("bear", "elk", "salmon", "hawk", "fox", "habitats", "nature", "total")
TICKS = 30  # frames of a glow


def sheet(**points: int) -> ScoreSheet:
    """A sheet with these points, by animal, or for "mountain", "bonus" and "nature"."""
    units: dict[str, tuple[Category, Wildlife | Habitat | None, Why]] = {
        **{animal.word: (Category.WILDLIFE, animal, Why.GROUP) for animal in Wildlife},
        "mountain": (Category.CORRIDOR, Habitat.MOUNTAIN, Why.CORRIDOR),
        "bonus": (Category.BONUS, Habitat.MOUNTAIN, Why.LARGEST),
        "nature": (Category.NATURE, None, Why.UNUSED),
    }
    made = []
    for word, number in points.items():
        category, subject, why = units[word]
        made.append(Unit(category, subject, (), number, why, number))
    return ScoreSheet(tuple(made))


ANN = sheet(bear=4, fox=3, mountain=5, bonus=2, nature=1)
BEN = sheet(elk=2, mountain=3)


@pytest.fixture
def panel(qtbot: QtBot) -> ScorePanel:
    made = ScorePanel(Faces())
    qtbot.addWidget(made)
    return made


def show(panel: ScorePanel, *sheets: ScoreSheet, to_move: int | None = None) -> None:
    panel.show_scores([Seat(name) for name in NAMES[: len(sheets)]], sheets, to_move)


def number(panel: ScorePanel, seat: int, line: str) -> Number:
    return next(n for n in panel.spots() if (n.seat, n.line) == (seat, line))


def middle(panel: ScorePanel, seat: int, line: str) -> QPoint:
    return number(panel, seat, line).room.center().toPoint()


def glowing(panel: ScorePanel) -> dict[tuple[int, str], int]:
    return {(n.seat, n.line): n.change for n in panel.spots() if n.glow > 0}


def timer(panel: ScorePanel) -> QTimer:
    found = panel.findChild(QTimer)
    assert isinstance(found, QTimer)
    return found


def tick(panel: ScorePanel, times: int) -> None:
    for _ in range(times):
        timer(panel).timeout.emit()


def tip(panel: ScorePanel, point: QPoint) -> str:
    event = QHelpEvent(QEvent.Type.ToolTip, point, panel.mapToGlobal(point))
    QCoreApplication.sendEvent(panel, event)
    return QToolTip.text()


def hover(panel: ScorePanel, point: QPoint) -> None:
    """Moves the mouse there; Qt reports no move to where a test before left the mouse."""
    QTest.mouseMove(panel, point - QPoint(1, 1))
    QTest.mouseMove(panel, point)


def heard(panel: ScorePanel) -> list[object]:
    """What the panel reports from now on."""
    said: list[object] = []
    panel.line_hovered.connect(lambda seat, line: said.append((seat, line)))
    panel.line_left.connect(lambda: said.append("left"))
    panel.line_clicked.connect(lambda seat, line: said.append(("clicked", seat, line)))
    return said


GAMES = [
    pytest.param(players, seed, id=f"{players}-players-seed-{seed}")
    for players in (1, 2, 3, 4)
    for seed in (1, 2)
]


@pytest.mark.parametrize(("players", "seed"), GAMES)
def test_the_numbers_are_those_of_the_sheets(panel: ScorePanel, players: int, seed: int) -> None:
    record = random_record(players=players, seed=seed)
    for entry in record.history.entries[::7]:
        sheets = score_sheets(entry.step.state)
        panel.show_scores(record.seats, sheets, None)
        shown = {(n.seat, n.line): n.points for n in panel.spots()}
        for seat, scored in enumerate(sheets):
            assert [shown[seat, line] for line in IDS] == [
                *(scored.of(Category.WILDLIFE, species) for species in Wildlife),
                scored.of(Category.CORRIDOR) + scored.of(Category.BONUS),
                scored.of(Category.NATURE),
                scored.total,
            ]
        assert len(shown) == len(IDS) * players


def test_everything_is_said_in_words(panel: ScorePanel) -> None:
    show(panel, ANN, BEN, to_move=1)
    assert panel.accessibleName() == "Score"
    assert panel.accessibleDescription() == (
        "Ann: Bear 4, Elk 0, Salmon 0, Hawk 0, Fox 3, Habitats 7, Nature tokens 1, Total 15. "
        "Ben, to move: Bear 0, Elk 2, Salmon 0, Hawk 0, Fox 0, Habitats 3, Nature tokens 0,"
        " Total 5."
    )


def test_it_speaks_another_language(panel: ScorePanel, monkeypatch: pytest.MonkeyPatch) -> None:
    show(panel, ANN)
    monkeypatch.setattr(language, "_translator", lambda _context, text: text.upper())
    QCoreApplication.sendEvent(panel, QEvent(QEvent.Type.LanguageChange))
    assert panel.accessibleDescription().startswith("Ann: BEAR 4, ELK 0")


@pytest.mark.parametrize("players", [1, 2, 3, 4])
def test_numbers_are_inside_and_apart(panel: ScorePanel, players: int) -> None:
    show(panel, *[ANN] * players)
    rooms = [spot.room for spot in panel.spots()]
    assert panel.width() == 280
    assert panel.height() < 190
    assert all(panel.rect().contains(room.toAlignedRect()) for room in rooms)
    assert not any(
        one.intersects(other) for place, one in enumerate(rooms) for other in rooms[:place]
    )


@pytest.mark.parametrize("text", [1.0, 1.25, 1.5])
@pytest.mark.parametrize("players", [2, 3, 4])
def test_heads_fit_and_are_told_apart(panel: ScorePanel, players: int, text: float) -> None:
    """Also those of players who are called alike but for a number."""
    font = panel.font()
    font.setPointSizeF(font.pointSizeF() * text)
    panel.setFont(font)
    seats = [Seat(f"Joueur {number + 1}") for number in range(players)]
    panel.show_scores(seats, [ANN] * players, 0)
    metrics = QFontMetricsF(number_font(panel.text_font(), strong=True))
    heads = panel.heads()
    assert len(set(heads)) == players
    assert all(head.endswith(f" {number + 1}") for number, head in enumerate(heads))
    column = number(panel, 0, "bear").room.width()
    assert all(metrics.horizontalAdvance(head) <= column for head in heads)


@pytest.mark.parametrize("text", [1.25, 1.5])
def test_it_grows_with_the_text(panel: ScorePanel, text: float) -> None:
    """Everything is where the mouse finds it, and rows are higher than their text."""
    font = panel.font()
    font.setPointSizeF(font.pointSizeF() * text)
    panel.setFont(font)
    show(panel, ANN, BEN)
    panel.show()
    bear = number(panel, 1, "bear").room
    assert QFontMetricsF(panel.font()).height() <= bear.height() * panel.zoom
    assert panel.zoom > 1
    said = heard(panel)
    hover(panel, (bear.center() * panel.zoom).toPoint())
    assert said == [(1, "bear")]


def test_before_the_first_score_there_is_nothing_to_touch(panel: ScorePanel, wear: Wear) -> None:
    panel.show()
    said = heard(panel)
    QTest.mouseClick(panel, Qt.MouseButton.LeftButton, pos=panel.rect().center())
    QTest.keyClick(panel, Qt.Key.Key_Down)
    wear(DARK)
    panel.set_moving(False)
    assert not panel.grab().isNull()
    assert said == []
    assert tip(panel, panel.rect().center()) == ""


def test_changed_numbers_glow_for_a_while(panel: ScorePanel) -> None:
    show(panel, ANN, BEN)
    assert glowing(panel) == {}
    show(panel, ANN, sheet(elk=2, hawk=4, mountain=2))
    changes = {(1, "hawk"): 4, (1, "habitats"): -1, (1, "total"): 3}
    assert glowing(panel) == changes
    strengths = []
    for _ in range(TICKS - 1):
        tick(panel, 1)
        strengths.append(number(panel, 1, "hawk").glow)
    assert strengths == sorted(strengths, reverse=True)
    assert glowing(panel) == changes
    assert timer(panel).isActive()
    tick(panel, 1)
    assert glowing(panel) == {}
    assert not timer(panel).isActive()


def test_what_changes_later_glows_longer(panel: ScorePanel) -> None:
    show(panel, sheet(bear=1))
    show(panel, sheet(bear=2))
    tick(panel, TICKS // 2)
    show(panel, sheet(bear=2, elk=4))
    tick(panel, TICKS // 2)
    assert glowing(panel) == {(0, "elk"): 4, (0, "total"): 5}


def test_changes_one_after_the_other_are_told_together(panel: ScorePanel) -> None:
    show(panel, sheet(bear=1))
    show(panel, sheet(bear=1, mountain=2))
    show(panel, sheet(bear=3, mountain=2))
    assert glowing(panel) == {(0, "bear"): 2, (0, "habitats"): 2, (0, "total"): 4}
    tick(panel, TICKS)
    show(panel, sheet(bear=4, mountain=2))
    assert glowing(panel) == {(0, "bear"): 1, (0, "total"): 1}


def test_equal_numbers_do_not_glow(panel: ScorePanel) -> None:
    show(panel, ANN, BEN)
    show(panel, ANN, BEN)
    assert glowing(panel) == {}
    assert not timer(panel).isActive()


def test_another_table_does_not_glow(panel: ScorePanel) -> None:
    show(panel, ANN, BEN)
    show(panel, BEN)
    assert glowing(panel) == {}


def test_the_glow_is_seen_and_goes(panel: ScorePanel) -> None:
    show(panel, sheet(bear=1))
    show(panel, sheet(bear=5))
    bright = panel.grab().toImage()
    tick(panel, TICKS)
    faded = panel.grab().toImage()
    show(panel, sheet(bear=5))
    assert bright != faded
    assert panel.grab().toImage() == faded


def test_without_motion_nothing_glows(panel: ScorePanel) -> None:
    show(panel, ANN)
    show(panel, BEN)
    panel.set_moving(False)
    assert glowing(panel) == {}
    show(panel, ANN)
    assert glowing(panel) == {}
    assert not timer(panel).isActive()
    panel.set_moving(True)
    show(panel, BEN)
    assert glowing(panel) != {}


def test_the_mouse_touches_numbers(panel: ScorePanel) -> None:
    show(panel, ANN, BEN)
    panel.show()
    said = heard(panel)
    hover(panel, middle(panel, 0, "fox"))
    assert panel.accessibleName() == "Score: Ann, Fox: 3"
    hover(panel, middle(panel, 0, "fox") + QPoint(3, 0))
    hover(panel, middle(panel, 1, "habitats"))
    hover(panel, QPoint(5, 5))
    hover(panel, middle(panel, 1, "total"))
    QCoreApplication.sendEvent(panel, QEvent(QEvent.Type.Leave))
    assert said == [(0, "fox"), (1, "habitats"), "left", (1, "total"), "left"]
    assert panel.accessibleName() == "Score"


def test_a_touched_number_is_framed(panel: ScorePanel) -> None:
    show(panel, ANN, BEN)
    panel.show()
    plain = panel.grab().toImage()
    hover(panel, middle(panel, 1, "elk"))
    framed = panel.grab().toImage()
    room = number(panel, 1, "elk").room.toAlignedRect()
    assert framed.copy(room) != plain.copy(room)
    framed_elsewhere = number(panel, 0, "elk").room.toAlignedRect()
    assert framed.copy(framed_elsewhere) == plain.copy(framed_elsewhere)


def test_a_click_reports_the_number(panel: ScorePanel) -> None:
    show(panel, ANN, BEN)
    panel.show()
    said = heard(panel)
    QTest.mouseClick(panel, Qt.MouseButton.LeftButton, pos=middle(panel, 1, "nature"))
    assert said == [(1, "nature"), ("clicked", 1, "nature")]


def test_only_whole_clicks_count(panel: ScorePanel) -> None:
    show(panel, ANN, BEN)
    panel.show()
    said = heard(panel)
    QTest.mousePress(panel, Qt.MouseButton.LeftButton, pos=middle(panel, 0, "bear"))
    QTest.mouseRelease(panel, Qt.MouseButton.LeftButton, pos=middle(panel, 0, "elk"))
    QTest.mouseClick(panel, Qt.MouseButton.RightButton, pos=middle(panel, 0, "bear"))
    QTest.mouseClick(panel, Qt.MouseButton.LeftButton, pos=QPoint(5, 5))
    assert not [one for one in said if isinstance(one, tuple) and one[0] == "clicked"]


def test_keys_do_all_of_it(qtbot: QtBot) -> None:
    host, before, panel = QWidget(), QPushButton(), ScorePanel(Faces())
    row = QHBoxLayout(host)
    row.addWidget(before)
    row.addWidget(panel)
    qtbot.addWidget(host)
    show(panel, ANN, BEN)
    with qtbot.waitActive(host):
        host.show()
        host.activateWindow()
    before.setFocus()
    said = heard(panel)
    QTest.keyClick(before, Qt.Key.Key_Tab)
    assert panel.hasFocus()
    for key in (Qt.Key.Key_Right, Qt.Key.Key_Down, Qt.Key.Key_Right, Qt.Key.Key_Left):
        QTest.keyClick(panel, key)
    QTest.keyClick(panel, Qt.Key.Key_Return)
    QTest.keyClick(panel, Qt.Key.Key_Backtab)
    assert said == [
        (0, "bear"), (1, "bear"), (1, "elk"), (0, "elk"), ("clicked", 0, "elk"), "left",
    ]  # fmt: skip


def test_a_player_who_is_gone_is_not_touched(panel: ScorePanel) -> None:
    show(panel, ANN, BEN)
    panel.show()
    hover(panel, middle(panel, 1, "elk"))
    said = heard(panel)
    show(panel, ANN)
    assert said == ["left"]
    assert panel.accessibleName() == "Score"


def test_a_touched_number_is_said_anew_when_it_changes(panel: ScorePanel) -> None:
    show(panel, ANN)
    panel.show()
    hover(panel, middle(panel, 0, "bear"))
    show(panel, sheet(bear=9))
    assert panel.accessibleName() == "Score: Ann, Bear: 9"


@pytest.mark.parametrize(
    ("line", "told"),
    [
        pytest.param("bear", ["Ann, Bear: 4", "a group of 4 bears: 4"], id="animal"),
        pytest.param(
            "habitats",
            [
                "Ann, Habitats: 7",
                "a mountain corridor of 5 tiles: 5",
                "Mountain, the largest corridor: 2",
            ],
            id="habitats",
        ),
        pytest.param("nature", ["Ann, Nature tokens: 1", "one nature token: 1"], id="nature"),
        pytest.param(
            "total",
            ["Ann, Total: 15", "Wildlife: 7", "Habitats: 7", "Nature tokens: 1"],
            id="total",
        ),
    ],
)
def test_a_tip_explains_the_number(panel: ScorePanel, line: str, told: list[str]) -> None:
    show(panel, ANN, BEN)
    panel.show()
    assert tip(panel, middle(panel, 0, line)).split("\n") == told


def test_pictures_and_names_are_explained(panel: ScorePanel) -> None:
    panel.show_scores([Seat("Benjamin Featherstonehaugh the Elder")] * 4, [BEN] * 4, 2)
    panel.show()
    hawk = number(panel, 2, "hawk").room
    assert tip(panel, QPoint(10, round(hawk.center().y()))) == "Hawk"
    head = QPointF(hawk.center().x(), 8).toPoint()
    assert tip(panel, head) == "Benjamin Featherstonehaugh the Elder"


def test_who_is_to_move_stands_out(panel: ScorePanel) -> None:
    pictures = []
    for seat in (None, 0, 1):
        show(panel, ANN, BEN, to_move=seat)
        pictures.append(panel.grab().toImage())
    assert all(pictures[place] != pictures[place - 1] for place in range(3))


@pytest.mark.parametrize("theme", [LIGHT, DARK], ids=["light", "dark"])
def test_colours_of_seats_can_be_read_on_the_paper(theme: Theme) -> None:
    tints = [seat_tint(theme, Seat("Ann", colour=word), 0) for word in SEAT_COLOURS]
    assert len({tint.name() for tint in tints}) == len(SEAT_COLOURS)
    assert all(contrast(tint, QColor(theme.raised)) >= 4.5 for tint in tints)


@pytest.mark.parametrize("theme", [LIGHT, DARK], ids=["light", "dark"])
def test_numbers_can_be_read_while_they_glow(panel: ScorePanel, theme: Theme, wear: Wear) -> None:
    wear(theme)
    show(panel, sheet(bear=1))
    show(panel, sheet(bear=5))
    corner = number(panel, 0, "bear").room.topLeft() + QPointF(10, 4)
    assert contrast(panel.grab().toImage().pixelColor(corner.toPoint()), QColor(theme.ink)) >= 4.5
