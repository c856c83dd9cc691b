"""The score graph: where turns are, what is told of them, and what the key unfolds."""

from __future__ import annotations

from dataclasses import replace
from functools import partial
from typing import Any

import pytest
from PySide6.QtCore import QCoreApplication, QEvent, QPoint, QPointF, Qt
from PySide6.QtGui import QHelpEvent, QImage
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QToolTip, QWidget

from cascadia_qt.games.cascadia.rules.scoring.unit import Category
from cascadia_qt.games.cascadia.words.categories import category_name
from cascadia_qt.model.score_curve import Measures, Points
from cascadia_qt.model.timeline import Timeline
from cascadia_qt.rules.game import Seat
from cascadia_qt.views.film.graph_key import GraphKey, KeyRow
from cascadia_qt.views.film.score_graph import ScoreGraph
from cascadia_qt.views.table.panel_look import seat_tint
from cascadia_qt.views.theme import DARK, LIGHT
from tests.looks import Wear, shows
from tests.views.drawn_text import drawn

pytestmark = pytest.mark.qt_log_ignore("plugin does not support", extend=True)

Key = Qt.Key
LEFT = Qt.MouseButton.LeftButton
SEATS = (Seat("Ann"), Seat("Ben"))
# Two turns a round, two steps a turn, five rounds.
LINE = Timeline(2, tuple(step / 2 for step in range(21)), tuple(range(0, 21, 2)))
SCORES: list[tuple[Points, ...]] = [((n, n, n // 4, 1), (2 * n, n, 0, 0)) for n in range(21)]
STACKED = Measures(
    names=tuple(partial(category_name, category) for category in Category),
    title=lambda: "Points by category",
    after=SCORES.__getitem__,
)
# Gold, and two races that are not worth any.
RACES = Measures(
    names=(lambda: "Gold", lambda: "Runner", lambda: "Griffin"),
    title=lambda: "Everything",
    after=lambda n: ((n, n // 2, n // 4), (n // 2, n, n // 3)),
    stacked=False,
)


@pytest.fixture
def graph(qtbot: Any) -> ScoreGraph:
    made = ScoreGraph(STACKED)
    qtbot.addWidget(made)
    made.show_game(SEATS, LINE)
    made.show_scores(SCORES)
    made.resize(400, 100)
    made.show()
    return made


@pytest.fixture
def heard(graph: ScoreGraph) -> list[int]:
    cursors: list[int] = []
    graph.cursor_chosen.connect(cursors.append)
    return cursors


def at(graph: ScoreGraph, cursor: int) -> QPoint:
    return QPoint(round(graph.frame.x_of(cursor)), 40)


def picture(widget: QWidget) -> QImage:
    return widget.grab().toImage()


def test_a_click_goes_to_the_turn_that_is_there(graph: ScoreGraph, heard: list[int]) -> None:
    for cursor in (6, 14, 20, 0):
        QTest.mouseClick(graph, LEFT, pos=at(graph, cursor))
    assert heard == [6, 14, 20, 0]


def test_a_drag_goes_from_turn_to_turn(graph: ScoreGraph, heard: list[int]) -> None:
    QTest.mousePress(graph, LEFT, pos=at(graph, 4))
    for cursor in (4, 5, 6, 8):
        QTest.mouseMove(graph, at(graph, cursor))
    QTest.mouseRelease(graph, LEFT, pos=at(graph, 8))
    QTest.mouseMove(graph, at(graph, 16))
    assert heard[0] == 4
    assert heard[-1] == 8
    assert len(heard) == len(set(heard)), "a turn is told once"


def test_beyond_the_ends_there_is_the_end(graph: ScoreGraph, heard: list[int]) -> None:
    graph.look_at(6)
    QTest.mouseClick(graph, LEFT, pos=QPoint(1, 50))
    QTest.mouseClick(graph, LEFT, pos=QPoint(399, 50))
    assert heard == [0, 20]


def test_arrows_walk_by_turns(graph: ScoreGraph, heard: list[int]) -> None:
    graph.look_at(5)
    for key in (Key.Key_Right, Key.Key_Right, Key.Key_Left, Key.Key_Left, Key.Key_Left):
        QTest.keyClick(graph, key)
    assert heard == [6, 8, 6, 4, 2]


def test_what_is_shown_is_not_told(graph: ScoreGraph, heard: list[int]) -> None:
    graph.look_at(8)
    graph.choose(1)
    assert heard == []


def test_the_marker_is_where_the_step_is(graph: ScoreGraph, wear: Wear) -> None:
    wear(LIGHT)
    for cursor in (0, 7, 20):
        graph.look_at(cursor)
        image = picture(graph)
        column = [
            image.pixelColor(round(graph.frame.x_of(cursor)), y).lightness() for y in range(4, 14)
        ]
        beside = [
            image.pixelColor(round(graph.frame.x_of(cursor)) - 6, y).lightness() for y in (4, 8)
        ]
        assert min(column) < min(beside) - 30


def test_more_points_stand_higher(graph: ScoreGraph) -> None:
    low, high = graph.frame.point_of(4, 0), graph.frame.point_of(4, 60)
    assert low.x() == high.x()
    assert high.y() < low.y()
    assert QPointF(graph.rect().bottomRight()).y() >= low.y()


def test_scores_are_told_in_words(graph: ScoreGraph) -> None:
    graph.look_at(8)
    assert graph.accessibleName() == "Score by turn"
    assert graph.accessibleDescription() == "After turn 2. Ann: 19. Ben: 24"
    graph.choose(0)
    assert graph.accessibleDescription().endswith("Wildlife: 8. Habitats: 8. Bonus: 2. Nature: 1")


def test_the_pointer_is_told_the_scores_under_it(graph: ScoreGraph) -> None:
    here = at(graph, 12)
    event = QHelpEvent(QEvent.Type.ToolTip, here, graph.mapToGlobal(here))
    QCoreApplication.sendEvent(graph, event)
    assert QToolTip.text() == "After turn 3\nAnn: 28\nBen: 36"
    QToolTip.hideText()


def test_categories_are_painted_for_who_is_chosen(graph: ScoreGraph) -> None:
    pictures = []
    for chosen in (None, 0, 1):
        graph.choose(chosen)
        pictures.append(picture(graph))
    assert all(one != other for n, one in enumerate(pictures) for other in pictures[:n])


def test_scores_that_are_not_known_yet_are_not_missed(graph: ScoreGraph) -> None:
    graph.show_scores(SCORES[:5])
    graph.choose(1)
    graph.look_at(18)
    assert graph.accessibleDescription() == "After turn 4"
    graph.show_scores([])
    assert not picture(graph).isNull()


def test_the_theme_is_taken_over(graph: ScoreGraph, wear: Wear) -> None:
    graph.look_at(20)
    for theme in (LIGHT, DARK, LIGHT):
        wear(theme)
        assert shows(picture(graph), seat_tint(theme, SEATS[0], 0).name())


def test_another_language_is_spoken(graph: ScoreGraph, shouting: None) -> None:
    QCoreApplication.sendEvent(graph, QEvent(QEvent.Type.LanguageChange))
    assert graph.accessibleName() == "SCORE BY TURN"
    assert graph.accessibleDescription().startswith("IN THE FIRST TURN")


def shown_key(qtbot: Any, seats: tuple[Seat, ...]) -> GraphKey:
    key = GraphKey(STACKED)
    qtbot.addWidget(key)
    key.show_seats(seats)
    key.show_points(SCORES[8][: len(seats)])
    key.show()
    return key


def rows(key: GraphKey) -> list[str]:
    return [r.accessibleName() for r in key.findChildren(KeyRow) if r.isVisible()]


def row(key: GraphKey, name: str) -> KeyRow:
    [found] = [r for r in key.findChildren(KeyRow) if r.text() == name and r.isVisible()]
    assert isinstance(found, KeyRow)
    return found


CATEGORIES = ["Wildlife: 8", "Habitats: 8", "Bonus: 2", "Nature: 1"]


def test_the_key_unfolds_the_categories_of_a_seat(qtbot: Any) -> None:
    key = shown_key(qtbot, SEATS)
    chosen: list[int | None] = []
    key.seat_chosen.connect(chosen.append)
    assert set(rows(key)) == {"Ann: 19", "Ben: 24"}
    QTest.mouseClick(row(key, "Ann"), LEFT)
    assert set(rows(key)) == {"Ann: 19", *CATEGORIES}
    QTest.mouseClick(row(key, "Ann"), LEFT)
    QTest.keyClick(row(key, "Ben"), Key.Key_Space)
    assert set(rows(key)) == {"Ben: 24", "Wildlife: 16", "Habitats: 8", "Bonus: 0", "Nature: 0"}
    assert chosen == [0, None, 1]


def test_who_is_alone_is_always_unfolded(qtbot: Any) -> None:
    key = shown_key(qtbot, SEATS[:1])
    QTest.mouseClick(row(key, "Ann"), LEFT)
    assert set(rows(key)) == {"Ann: 19", *CATEGORIES}
    assert key.chosen == 0


def test_a_category_cannot_be_chosen(qtbot: Any) -> None:
    key = shown_key(qtbot, SEATS[:1])
    assert row(key, "Wildlife").focusPolicy() is Qt.FocusPolicy.NoFocus


def test_points_that_are_not_known_yet_are_left_out(qtbot: Any) -> None:
    key = shown_key(qtbot, SEATS)
    key.show_points(())
    assert set(rows(key)) == {"Ann: ", "Ben: "}


def test_every_category_and_seat_has_its_own_look(qtbot: Any) -> None:
    """In one colour, so that it cannot be the colour alone."""
    same = tuple(Seat("", colour="teal") for _ in range(4))
    key = shown_key(qtbot, same[:1])
    key.show_points([(7, 7, 7, 7)])
    lonely = [r for r in key.findChildren(KeyRow) if r.isVisible()]
    for swatch in lonely:
        swatch.show_points("", 7)
    four = shown_key_of_four(qtbot, same)
    looks = [picture(r) for r in (*lonely, *four)]
    assert all(one != other for n, one in enumerate(looks) for other in looks[:n])


def shown_key_of_four(qtbot: Any, seats: tuple[Seat, ...]) -> list[KeyRow]:
    key = GraphKey(STACKED)
    qtbot.addWidget(key)
    key.show_seats(seats)
    key.show_points([(7, 0, 0, 0)] * 4)
    key.show()
    return [r for r in key.findChildren(KeyRow) if r.isVisible()]


# Numbers that do not add up


@pytest.fixture
def races(qtbot: Any) -> ScoreGraph:
    made = ScoreGraph(RACES)
    qtbot.addWidget(made)
    made.show_game(SEATS, LINE)
    made.show_scores([tuple(RACES.after(n)) for n in range(21)])
    made.resize(400, 100)
    made.show()
    return made


def test_the_first_number_is_what_players_are_compared_by(races: ScoreGraph) -> None:
    races.look_at(8)
    assert races.accessibleDescription() == "After turn 2. Ann: 8. Ben: 4"
    races.choose(1)
    assert races.accessibleDescription().endswith("Gold: 4. Runner: 8. Griffin: 2")


def test_the_scale_has_room_for_every_number(races: ScoreGraph) -> None:
    assert (races.frame.highest, races.frame.step) == (20, 5)
    races.show_scores([tuple(RACES.after(n)) for n in range(4)])
    assert (races.frame.highest, races.frame.step) == (3, 2)


def test_each_number_has_a_line_of_its_own(races: ScoreGraph) -> None:
    races.look_at(20)
    races.choose(0)
    lines = picture(races)
    tint = seat_tint(LIGHT, SEATS[0], 0)
    for points in RACES.after(20)[0]:
        end = races.frame.point_of(20, points)
        near = [
            lines.pixelColor(round(end.x()) - x, round(end.y()) + y)
            for x in range(6, 26)
            for y in range(-2, 8)
        ]
        assert any(abs(colour.hue() - tint.hue()) < 12 for colour in near)


def test_the_key_shows_how_each_line_looks(qtbot: Any) -> None:
    key = GraphKey(RACES)
    qtbot.addWidget(key)
    key.show_seats(SEATS)
    key.show_points(RACES.after(8))
    key.show()
    assert set(rows(key)) == {"Ann: 8", "Ben: 4"}
    assert row(key, "Ann").toolTip().endswith("Everything")
    QTest.mouseClick(row(key, "Ann"), LEFT)
    assert set(rows(key)) == {"Ann: 8", "Gold: 8", "Runner: 4", "Griffin: 2"}
    swatches = [row(key, name) for name in ("Gold", "Runner", "Griffin")]
    for swatch in swatches:
        swatch.show_points("", 7)
    looks = [picture(swatch) for swatch in swatches]
    assert all(one != other for n, one in enumerate(looks) for other in looks[:n])


def test_a_name_has_all_the_room_that_its_number_leaves(qtbot: Any) -> None:
    key = GraphKey(RACES)
    qtbot.addWidget(key)
    key.show_seats((Seat("Computer"), Seat("Computer 2")))
    key.show_points(((3, 1, 0), (14, 2, 0)))
    row = key.findChildren(KeyRow)[1]
    row.resize(row.sizeHint())
    painted = drawn(row.size(), lambda painter: row.render(painter, QPoint()))
    assert [text.words for text in painted] == ["14", "Computer 2"]


def test_the_key_is_as_wide_as_the_names_of_its_measures(qtbot: Any) -> None:
    key = GraphKey(replace(STACKED, names=(lambda: "Landschappen", lambda: "Bonus")))
    qtbot.addWidget(key)
    key.show_seats(SEATS[:1])
    key.show_points([(128, 4)])
    key.show()
    measure = row(key, "Landschappen")
    painted = drawn(measure.size(), lambda painter: measure.render(painter, QPoint()))
    assert [text.words for text in painted] == ["128", "Landschappen"]
