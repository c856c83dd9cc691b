"""The map is zoomed and pulled along, by wheel, keys and menu, and stays as large as it can be."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QPoint, QPointF, QSizeF, Qt
from PySide6.QtGui import QPixmap, QWheelEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QWidget
from pytestqt.qtbot import QtBot

from cascadia_qt.games.cryptid.controllers.replay import CryptidReplay
from cascadia_qt.games.cryptid.controllers.turn import Stage
from cascadia_qt.games.cryptid.rules.cells import CELL_NAMED, cells_in, name_of
from cascadia_qt.games.cryptid.views.art.faces import Faces
from cascadia_qt.games.cryptid.views.art.hexes import MAP_RECT, centre
from cascadia_qt.games.cryptid.views.art.map_sheet import MapSheet
from tests.games.cryptid.window.den import ANN, BEN, CLEO, PATIENCE, ROBBIE, ROBOT, Den
from tests.games.cryptid.window.test_by_keyboard import share_all
from tests.views.fitting import watched_drawing

Key = Qt.Key
NONE, CONTROL = Qt.KeyboardModifier.NoModifier, Qt.KeyboardModifier.ControlModifier


@pytest.fixture
def zoomed(den: Den) -> Den:
    """A game whose map was zoomed in on."""
    den.play(ANN, ROBOT, ROBBIE, number=0)
    turn_wheel(den, 5)
    return den


def begun(den: Den) -> None:
    """Ann has the first turn."""
    den.play(ANN, BEN, CLEO, number=0)
    share_all(den)
    den.open_curtain()
    assert den.stage is Stage.TURN


def turn_wheel(den: Den, notches: int, modifiers: Qt.KeyboardModifier = NONE) -> None:
    view = den.page.view
    here = QPointF(den.place_of("F5"))
    wheel = QWheelEvent(
        here,
        view.viewport().mapToGlobal(here),
        QPoint(),
        QPoint(0, 120 * notches),
        Qt.MouseButton.NoButton,
        modifiers,
        Qt.ScrollPhase.NoScrollPhase,
        False,
    )
    QApplication.sendEvent(view.viewport(), wheel)


def scale(den: Den) -> float:
    return den.page.view.transform().m11()


@pytest.mark.parametrize("modifiers", [NONE, CONTROL], ids=["wheel", "Ctrl+wheel"])
def test_the_wheel_zooms_around_the_pointer(den: Den, modifiers: Qt.KeyboardModifier) -> None:
    den.play(ANN, ROBOT, ROBBIE, number=0)
    whole, there = scale(den), den.place_of("F5")
    turn_wheel(den, 3, modifiers)
    assert scale(den) > whole * 1.4
    assert (den.place_of("F5") - there).manhattanLength() <= 4
    turn_wheel(den, -9, modifiers)
    assert scale(den) == pytest.approx(whole)
    assert den.page.view.chosen is None


def test_nothing_is_larger_than_three_times_the_map(den: Den) -> None:
    den.play(ANN, ROBOT, ROBBIE, number=0)
    whole = scale(den)
    turn_wheel(den, 40)
    assert scale(den) == pytest.approx(3 * whole)


def test_who_has_zoomed_in_does_not_wait_for_the_map(
    den: Den, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    den.play(ANN, ROBOT, ROBBIE, number=0)
    painted: list[float] = []
    paint = Faces.map

    def measured(
        faces: Faces, sheet: MapSheet, size: QSizeF, ratio: float, *, dark: bool
    ) -> QPixmap:
        painted.append(size.width() * ratio)
        return paint(faces, sheet, size, ratio, dark=dark)

    monkeypatch.setattr(Faces, "map", measured)
    turn_wheel(den, 40)
    assert MAP_RECT.width() * scale(den) > 1900
    qtbot.waitUntil(lambda: bool(painted), timeout=PATIENCE)
    assert max(painted) <= 1800


def test_keys_and_menu_zoom_and_nought_shows_everything(den: Den) -> None:
    den.play(ANN, ROBOT, ROBBIE, number=0)
    whole = scale(den)
    assert den.window.zoom_in.isEnabled()
    den.press(Key.Key_Plus)
    den.window.zoom_in.trigger()
    large = scale(den)
    assert large > whole * 1.2
    den.press(Key.Key_Minus)
    assert whole < scale(den) < large
    den.press(Key.Key_0)
    assert scale(den) == pytest.approx(whole)
    turn_wheel(den, 2)
    den.window.fit.trigger()
    assert scale(den) == pytest.approx(whole)


def test_a_drag_pulls_the_map_and_chooses_nothing(zoomed: Den) -> None:
    view, start = zoomed.page.view, zoomed.place_of("F5")
    QTest.mousePress(view.viewport(), Qt.MouseButton.LeftButton, pos=start)
    for step in (20, 60):
        QTest.mouseMove(view.viewport(), start + QPoint(step, step))
    end = start + QPoint(60, 60)
    QTest.mouseRelease(view.viewport(), Qt.MouseButton.LeftButton, pos=end)
    assert (zoomed.place_of("F5") - end).manhattanLength() <= 4
    assert zoomed.turn.cell is None


def test_a_tap_chooses_the_cell_that_is_seen_there(zoomed: Den) -> None:
    zoomed.tap("F5")
    assert zoomed.turn.cell == CELL_NAMED["F5"]


def test_a_whole_map_is_not_pulled(den: Den) -> None:
    den.play(ANN, ROBOT, ROBBIE, number=0)
    before, start = den.place_of("F5"), den.place_of("C5")
    view = den.page.view.viewport()
    QTest.mousePress(view, Qt.MouseButton.LeftButton, pos=start)
    for step in (20, 60):
        QTest.mouseMove(view, start + QPoint(step, 0))
    QTest.mouseRelease(view, Qt.MouseButton.LeftButton, pos=start + QPoint(60, 0))
    assert den.place_of("F5") == before


def test_who_walks_by_keys_sees_where(zoomed: Den) -> None:
    view = zoomed.page.view
    for cell in ("A1", "L9"):
        zoomed.jump(cell)
        seen = view.mapToScene(view.viewport().rect()).boundingRect()
        assert seen.contains(centre(CELL_NAMED[cell]))
    assert view.chosen is not None


def test_the_lens_stays_beside_its_cell(den: Den) -> None:
    begun(den)
    cell = cells_in(den.turn.lit & den.state.options.fitting(0))[0]
    den.tap(cell)
    lens, view = den.page.lens, den.page.view
    assert lens.isVisible()
    view.zoom(2.0, QPointF(den.place_of(cell)))
    place = view.rect_of(cell)
    assert lens.geometry().intersects(place.adjusted(-12, -12, 12, 12))
    view.zoom(1.5, QPointF(0, 0))
    view._pan(QPoint(-5000, -5000) if den.place_of(cell).x() > 300 else QPoint(5000, 5000))
    assert lens.isVisible() == view.rect_of(cell).intersects(view.viewport().rect())


def test_another_size_of_the_window_never_leaves_paper_beside_a_zoomed_map(zoomed: Den) -> None:
    view = zoomed.page.view
    zoomed.window.resize(1900, 1000)
    QApplication.processEvents()
    room = view.viewport().rect()
    fit = min(room.width() / MAP_RECT.width(), room.height() / MAP_RECT.height())
    assert scale(zoomed) >= fit * 0.999


def test_a_replay_is_zoomed_too(den: Den) -> None:
    begun(den)
    den.window.replay.trigger()
    QApplication.processEvents()
    replay = den.shell.table
    assert isinstance(replay, CryptidReplay)
    assert den.window.zoom_in.isEnabled()
    assert replay.board is not None
    before = replay.board.transform().m11()
    den.window.zoom_in.trigger()
    assert replay.board.transform().m11() > before


def test_letters_and_numbers_stay_along_the_edges(zoomed: Den) -> None:
    """Where those of the sheet are out of sight; each stands at its column or row."""
    with watched_drawing() as drawn:
        zoomed.page.view.grab()
    view = zoomed.page.view
    told = {one.words: one.place.center() for one in drawn if len(one.words) == 1}
    seen = {cell for cell in CELL_NAMED.values() if within(view.viewport(), zoomed.place_of(cell))}
    assert {name_of(cell)[0] for cell in seen} <= told.keys()
    assert {name_of(cell)[1:] for cell in seen} <= told.keys()
    assert abs(told["F"].x() - zoomed.place_of("F5").x()) < 3
    view.fit()
    with watched_drawing() as drawn:
        view.grab()
    assert not [one for one in drawn if len(one.words) == 1]


def within(viewport: QWidget, place: QPoint) -> bool:
    """Whether a cell there is seen, and not below a ruler."""
    return viewport.rect().adjusted(40, 40, -1, -1).contains(place)
