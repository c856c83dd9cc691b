"""The race for the corridors: bars, bonuses, and the lead when it changes hands."""

from __future__ import annotations

from collections.abc import Sequence

import pytest
from PySide6.QtCore import QCoreApplication, QEvent, QPoint, QRectF, Qt, QTimer
from PySide6.QtGui import QFontMetricsF, QHelpEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QToolTip
from pytestqt.qtbot import QtBot

from cascadia_qt.games.cascadia.rules.scoring.corridors import bonus_units, corridor_units
from cascadia_qt.games.cascadia.rules.scoring.sheet import ScoreSheet
from cascadia_qt.games.cascadia.rules.scoring.unit import Category, Why
from cascadia_qt.games.cascadia.rules.state import score_sheets
from cascadia_qt.games.cascadia.rules.terms import Habitat
from cascadia_qt.games.cascadia.views.art.faces import Faces
from cascadia_qt.games.cascadia.views.table.race_panel import Lane, RacePanel
from cascadia_qt.rules.game import Seat
from cascadia_qt.rules.grid import Cell
from cascadia_qt.views.table.panel_look import number_font
from cascadia_qt.views.theme import DARK
from cascadia_qt.words import language
from tests.documents import NAMES, random_record
from tests.looks import Wear

pytestmark = pytest.mark.qt_log_ignore("plugin does not support", extend=True)

TICKS = 40  # frames of a flash
FOREST = Habitat.FOREST


def sheets(*sizes: dict[Habitat, int]) -> list[ScoreSheet]:
    """The sheets of players who have nothing but corridors of these sizes."""
    largest = [
        {h: tuple(Cell(x, 0) for x in range(size.get(h, 0))) for h in Habitat} for size in sizes
    ]
    return [
        ScoreSheet((*corridor_units(own), *bonus_units(largest, seat)))
        for seat, own in enumerate(largest)
    ]


def forests(*sizes: int) -> list[ScoreSheet]:
    return sheets(*({FOREST: size} for size in sizes))


@pytest.fixture
def panel(qtbot: QtBot) -> RacePanel:
    made = RacePanel(Faces())
    qtbot.addWidget(made)
    return made


def show(panel: RacePanel, shown: Sequence[ScoreSheet], *, flash: bool = True) -> None:
    panel.show_race([Seat(name) for name in NAMES[: len(shown)]], shown, flash=flash)


def lane(panel: RacePanel, seat: int, habitat: Habitat = FOREST) -> Lane:
    return next(lane for lane in panel.spots() if (lane.seat, lane.line) == (seat, habitat.word))


def flashing(panel: RacePanel) -> list[Habitat]:
    return [habitat for habitat in Habitat if panel.passed(habitat) < 1]


def tick(panel: RacePanel, times: int) -> None:
    timer = panel.findChild(QTimer)
    assert isinstance(timer, QTimer)
    for _ in range(times):
        timer.timeout.emit()


def hover(panel: RacePanel, point: QPoint) -> None:
    """Moves the mouse there; Qt reports no move to where a test before left the mouse."""
    QTest.mouseMove(panel, point - QPoint(1, 1))
    QTest.mouseMove(panel, point)


def heard(panel: RacePanel) -> list[tuple[Habitat, tuple[int, ...]]]:
    """The changes of lead that the panel reports from now on."""
    said: list[tuple[Habitat, tuple[int, ...]]] = []
    panel.lead_changed.connect(lambda habitat, seats: said.append((habitat, seats)))
    return said


GAMES = [
    pytest.param(players, seed, id=f"{players}-players-seed-{seed}")
    for players in (1, 2, 3, 4)
    for seed in (1, 2, 3)
]


@pytest.mark.parametrize(("players", "seed"), GAMES)
def test_bars_and_chips_are_those_of_the_sheets(panel: RacePanel, players: int, seed: int) -> None:
    record = random_record(players=players, seed=seed)
    for entry in record.history.entries[::5]:
        scored = score_sheets(entry.step.state)
        panel.show_race(record.seats, scored, flash=True)
        shown = {
            (lane.seat, lane.line, category, points)
            for lane in panel.spots()
            for category, points in (("corridor", lane.tiles), ("bonus", lane.bonus))
            if points
        }
        assert shown == {
            (seat, unit.subject.word, unit.category.value, unit.points)
            for seat, sheet in enumerate(scored)
            for unit in sheet.units
            if isinstance(unit.subject, Habitat)
        }
        assert len(panel.spots()) == len(Habitat) * players


@pytest.mark.parametrize(("players", "seed"), GAMES)
def test_it_flashes_exactly_when_others_lead(panel: RacePanel, players: int, seed: int) -> None:
    record = random_record(players=players, seed=seed)
    said = heard(panel)
    before: dict[Habitat, set[int]] | None = None
    changes = 0
    for entry in record.history.entries:
        scored = score_sheets(entry.step.state)
        sizes = {h: [sheet.of(Category.CORRIDOR, h) for sheet in scored] for h in Habitat}
        now = {
            h: {
                seat
                for seat, size in enumerate(sizes[h])
                if size == max(sizes[h]) and size >= (7 if players == 1 else 1)
            }
            for h in Habitat
        }
        changed = [] if before is None else [h for h in Habitat if now[h] != before[h]]
        said.clear()
        panel.show_race(record.seats, scored, flash=True)
        assert [(h, set(seats)) for h, seats in said] == [(h, now[h]) for h in changed]
        assert flashing(panel) == changed
        assert {(ln.line, ln.seat) for ln in panel.spots() if ln.leads} == {
            (h.word, seat) for h in Habitat for seat in now[h]
        }
        tick(panel, TICKS)
        before, changes = now, changes + len(changed)
    assert changes or players == 1


@pytest.mark.parametrize(
    ("before", "after", "leaders"),
    [
        pytest.param([3, 2], [3, 4], (1,), id="taken"),
        pytest.param([3, 2], [3, 3], (0, 1), id="to-a-tie"),
        pytest.param([3, 3], [4, 3], (0,), id="from-a-tie"),
        pytest.param([3, 3, 1], [3, 3, 3], (0, 1, 2), id="third-at-a-tie"),
        pytest.param([0, 0], [0, 1], (1,), id="the-first-tile"),
        pytest.param([6], [7], (0,), id="long-enough-alone"),
        pytest.param([3, 2], [4, 2], None, id="further-ahead"),
        pytest.param([5, 2, 1], [5, 2, 4], None, id="only-second"),
        pytest.param([5], [6], None, id="still-too-short-alone"),
    ],
)
def test_the_lead_changes_hands(
    panel: RacePanel, before: list[int], after: list[int], leaders: tuple[int, ...] | None
) -> None:
    said = heard(panel)
    show(panel, forests(*before))
    assert (flashing(panel), said) == ([], [])
    show(panel, forests(*after))
    assert said == ([] if leaders is None else [(FOREST, leaders)])
    assert flashing(panel) == ([] if leaders is None else [FOREST])


def test_a_rewind_is_quiet(panel: RacePanel) -> None:
    said = heard(panel)
    show(panel, forests(3, 2))
    show(panel, forests(3, 4), flash=False)
    assert (flashing(panel), said) == ([], [])
    show(panel, forests(3, 4))
    assert (flashing(panel), said) == ([], [])


def test_another_table_is_quiet(panel: RacePanel) -> None:
    said = heard(panel)
    show(panel, forests(3, 2))
    show(panel, forests(3, 2, 4))
    assert (flashing(panel), said) == ([], [])


def test_a_flash_comes_twice_and_ends(panel: RacePanel) -> None:
    show(panel, forests(3, 2))
    show(panel, forests(3, 4))
    spot = QPoint(6, round(lane(panel, 0).room.center().y()))
    brightness = []
    for _ in range(TICKS):
        brightness.append(panel.grab().toImage().pixelColor(spot).blue())
        tick(panel, 1)
    plain = panel.grab().toImage().pixelColor(spot).blue()
    quarter = TICKS // 4
    glows = [value < plain for value in brightness]
    assert [glows[place] for place in range(0, TICKS, quarter)] == [False, True, False, True]
    assert flashing(panel) == []


def test_without_motion_a_change_is_only_told(panel: RacePanel) -> None:
    said = heard(panel)
    panel.set_moving(False)
    show(panel, forests(3, 2))
    show(panel, forests(3, 4))
    assert said == [(FOREST, (1,))]
    assert flashing(panel) == []


def test_all_habitats_have_one_scale(panel: RacePanel) -> None:
    show(panel, sheets({FOREST: 4, Habitat.RIVER: 8}, {FOREST: 2}))
    longest = lane(panel, 0, Habitat.RIVER).bar.width()
    assert lane(panel, 0).bar.width() == pytest.approx(longest / 2, abs=1)
    assert lane(panel, 1).bar.width() == pytest.approx(longest / 4, abs=1)
    assert lane(panel, 1, Habitat.RIVER).bar.width() == 0


def test_short_corridors_do_not_fill_the_panel(panel: RacePanel) -> None:
    show(panel, forests(1, 2))
    two = lane(panel, 1).bar.width()
    show(panel, forests(1, 10))
    assert lane(panel, 1).bar.width() == pytest.approx(5 * two, abs=3)
    show(panel, forests(1, 20))
    assert lane(panel, 1).bar.width() == pytest.approx(5 * two, abs=3)


@pytest.mark.parametrize(("players", "highest"), [(1, 150), (2, 170), (3, 180), (4, 230)])
def test_everything_has_room(panel: RacePanel, players: int, highest: int) -> None:
    show(panel, sheets(*[dict.fromkeys(Habitat, 23)] * players))
    assert panel.width() == 280
    assert panel.height() <= highest
    rooms = [spot.room for spot in panel.spots()]
    assert all(panel.rect().contains(room.toAlignedRect()) for room in rooms)
    assert all(spot.room.contains(spot.bar.center()) for spot in panel.spots())
    tops = [room.top() for room in rooms]
    assert tops == sorted(tops)


def grown(panel: RacePanel, factor: float) -> None:
    font = panel.font()
    font.setPointSizeF(font.pointSizeF() * factor)
    panel.setFont(font)


@pytest.mark.parametrize("text", [1.0, 1.25, 1.5])
@pytest.mark.parametrize("players", [2, 3, 4])
def test_numbers_lie_over_nothing(panel: RacePanel, players: int, text: float) -> None:
    """Neither over each other nor over a bar, and their digits are as low as their room."""
    grown(panel, text)
    show(panel, sheets(*({FOREST: size, Habitat.RIVER: 12} for size in (12, 11, 12, 1)[:players])))
    lanes = panel.spots()
    for place, one in enumerate(lanes):
        for other in lanes[:place]:
            assert not one.number.intersects(other.number)
            assert not one.bar.intersects(other.number)
            assert not one.number.intersects(other.bar)
    digits = QFontMetricsF(number_font(panel.text_font(), 0.8, strong=True))
    assert digits.tightBoundingRect("0123456789").height() <= lanes[0].number.height()
    assert digits.horizontalAdvance("23") <= lanes[0].number.width()
    assert panel.width() == round(280 * panel.zoom)


def test_players_are_told_apart_without_colour(panel: RacePanel) -> None:
    """Everybody has a mark of another shape before the bars, which have equal colours here."""
    one = Seat("", colour="teal")
    panel.show_race([one] * 4, forests(3, 3, 3, 3), flash=False)
    picture = panel.grab().toImage()
    marks = []
    for seat in range(4):
        bar = lane(panel, seat).bar
        marks.append(picture.copy(QRectF(bar.left() - 14, bar.top() - 2, 13, 10).toRect()))
    assert all(one != other for place, one in enumerate(marks) for other in marks[:place])


def test_everything_is_said_in_words(panel: RacePanel) -> None:
    show(panel, sheets({FOREST: 3, Habitat.RIVER: 1}, {FOREST: 4, Habitat.RIVER: 1}))
    assert panel.accessibleName() == "Largest corridors"
    assert panel.accessibleDescription() == (
        "Mountain, Ann: 0; Ben: 0. Forest, Ann: 3; Ben: 4 and bonus 2. "
        "Prairie, Ann: 0; Ben: 0. Wetland, Ann: 0; Ben: 0. "
        "River, Ann: 1 and bonus 1; Ben: 1 and bonus 1."
    )


def test_it_speaks_another_language(panel: RacePanel, monkeypatch: pytest.MonkeyPatch) -> None:
    show(panel, forests(1))
    monkeypatch.setattr(language, "_translator", lambda _context, text: text.upper())
    QCoreApplication.sendEvent(panel, QEvent(QEvent.Type.LanguageChange))
    assert panel.accessibleDescription().startswith("MOUNTAIN, Ann: 0.")


def test_the_mouse_touches_lanes(panel: RacePanel) -> None:
    show(panel, sheets(*[dict.fromkeys(Habitat, 4)] * 4))
    panel.show()
    said: list[object] = []
    panel.line_hovered.connect(lambda seat, line: said.append((seat, line)))
    panel.line_left.connect(lambda: said.append("left"))
    panel.line_clicked.connect(lambda seat, line: said.append(("clicked", seat, line)))
    hover(panel, lane(panel, 2, Habitat.WETLAND).room.center().toPoint())
    assert panel.accessibleName() == "Largest corridors: Wetland, Cleo: 4 and bonus 1"
    framed = panel.grab().toImage()
    river = lane(panel, 3, Habitat.RIVER).room.center().toPoint()
    QTest.mouseClick(panel, Qt.MouseButton.LeftButton, pos=river)
    assert panel.grab().toImage() != framed
    hover(panel, QPoint(12, 60))
    assert said == [(2, "wetland"), (3, "river"), ("clicked", 3, "river"), "left"]


def test_arrows_go_from_bar_to_bar(panel: RacePanel) -> None:
    show(panel, forests(3, 4))
    panel.show()
    touched: list[tuple[int, str]] = []
    panel.line_hovered.connect(lambda seat, line: touched.append((seat, line)))
    for key in (Qt.Key.Key_Down, Qt.Key.Key_Down, Qt.Key.Key_Down, Qt.Key.Key_Up):
        QTest.keyClick(panel, key)
    assert touched == [(0, "mountain"), (1, "mountain"), (0, "forest"), (1, "mountain")]


def test_a_tip_explains_the_habitat(panel: RacePanel) -> None:
    show(panel, forests(5, 3, 0))
    panel.show()
    point = QPoint(12, round(lane(panel, 1).room.center().y()))
    event = QHelpEvent(QEvent.Type.ToolTip, point, panel.mapToGlobal(point))
    QCoreApplication.sendEvent(panel, event)
    assert QToolTip.text().split("\n") == [
        "Forest",
        "Ann: a forest corridor of 5 tiles: 5, the largest corridor: 3",
        "Ben: a forest corridor of 3 tiles: 3, the second largest corridor: 1",
        "Cleo: nothing",
    ]


def test_a_leader_is_known_without_colour(panel: RacePanel) -> None:
    one = Seat("Ann", colour="teal")
    unled = [
        ScoreSheet(tuple(unit for unit in sheet.units if unit.why is Why.CORRIDOR))
        for sheet in forests(5, 3)
    ]
    pictures = []
    for shown in (forests(5, 3), unled):
        panel.show_race([one, one], shown, flash=False)
        bar = lane(panel, 0).bar.toAlignedRect().adjusted(0, -2, 20, 2)
        pictures.append(panel.grab().toImage().copy(bar))
    assert pictures[0] != pictures[1]


def test_it_can_be_driven_before_the_game(panel: RacePanel, wear: Wear) -> None:
    panel.show()
    QTest.mouseClick(panel, Qt.MouseButton.LeftButton, pos=panel.rect().center())
    QTest.keyClick(panel, Qt.Key.Key_Down)
    wear(DARK)
    assert not panel.grab().isNull()
    assert panel.accessibleDescription() == ""
