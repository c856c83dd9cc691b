"""Games played by clicks and drags alone."""

from __future__ import annotations

import random

import pytest
from PySide6.QtCore import QPointF, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from cascadia_qt.games.okanagan.rules.actions import Build, Lay, Order, TakeShown, TakeUnseen
from cascadia_qt.games.okanagan.rules.closing import orders
from cascadia_qt.games.okanagan.rules.state import Phase, State
from cascadia_qt.games.okanagan.views.art.wedges import seams
from cascadia_qt.rules.game import Seat
from tests.games.okanagan.window.den import ANN, BEN, CLEO, DORA, ROBOT, Den
from tests.games.okanagan.window.playing import decide_by_mouse

CORNERS = (QPointF(-30, -30), QPointF(30, -30), QPointF(30, 30), QPointF(-30, 30))
SIDES = (QPointF(0, -40), QPointF(40, 0), QPointF(0, 40), QPointF(-40, 0))


@pytest.mark.parametrize("seats", [(ANN, BEN), (ANN, BEN, CLEO, DORA)])
def test_a_whole_game(den: Den, seats: tuple[Seat, ...]) -> None:
    luck = random.Random(len(seats))
    den.play(*seats, seed=len(seats))
    while den.session.to_move is not None:
        if den.closed:
            den.open_curtain()
        cursor = den.cursor
        decide_by_mouse(den, luck)
        assert den.cursor == cursor + 1
    assert den.turn.phase is Phase.OVER


def laying(state: State) -> bool:
    return state.phase is Phase.LAY and state.seat == 0 and state.turns >= 6


def test_a_tile_is_turned_only_to_where_it_fits(den: Den) -> None:
    den.come_to(laying, ANN, ROBOT)
    cell, fitting = max(den.turn.places.items(), key=lambda place: len(place[1]))
    den.hover(cell)
    seen = []
    for _ in range(4):
        seen.append(den.turn.rotation)
        den.click(cell, button=Qt.MouseButton.RightButton)
    assert set(seen) == set(fitting)
    assert den.turn.cell == cell
    turned = den.turn.rotation
    den.click(cell)
    assert den.last_action == Lay(cell, turned)


def test_the_wheel_turns_what_is_in_hand(den: Den) -> None:
    den.come_to(laying, ANN, ROBOT)
    before = den.turn.rotation
    den.page.view.turned.emit(1)
    assert den.turn.rotation == (before + 1) % 4
    QTest.mouseClick(
        den.page.hand, Qt.MouseButton.RightButton, pos=den.page.hand.tile_place.center().toPoint()
    )
    assert den.turn.rotation == before


def test_where_a_tile_does_not_fit_the_valley_says_why(den: Den) -> None:
    den.come_to(laying, ANN, ROBOT)
    cell = next(gap for gap in den.state.board.gaps if gap not in den.turn.places)
    cursor = den.cursor
    den.click(cell)
    assert den.cursor == cursor
    assert den.page.note.isVisible()
    assert "does not fit there" in den.page.note.text()


def building(state: State) -> bool:
    return state.phase is Phase.BUILD and state.seat == 0 and all(state.explorer.buildings)


def test_the_middle_is_a_silo_a_wedge_a_farm_and_a_seam_a_warehouse(den: Den) -> None:
    den.come_to(building, ANN, ROBOT)
    cell = den.state.laid
    assert cell is not None
    sides = den.state.board.tiles[cell].sides
    den.hover(cell, QPointF(1, 1))
    assert den.turn.build == Build("silo")
    for direction, point in enumerate(SIDES):
        den.hover(cell, point)
        assert den.turn.build == Build("farm", (sides[direction],))
    for corner in seams(sides):
        den.hover(cell, CORNERS[corner])
        on = tuple(sorted((sides[corner - 1], sides[corner])))
        assert den.turn.build == Build("warehouse", on)
    assert den.shown.model is not None


def test_equals_are_dragged_into_another_order(den: Den) -> None:
    den.come_to(
        lambda state: state.phase is Phase.ORDER and state.seat == 0 and len(orders(state)) > 1,
        ANN,
        ROBOT,
    )
    first, second = den.turn.options[:2]
    equal = den.state.closing.influence[first] == den.state.closing.influence[second]
    assert equal
    captions = ["collects first", "special action"]
    assert [piece.caption for piece in den.page.desk.look.pieces] == captions
    den.slide(0, 1)
    assert den.turn.picked[:2] == (second, first)
    assert [piece.caption for piece in den.page.desk.look.pieces] == captions
    den.answer("This order")
    actions = [entry.action for entry in den.session.history.entries]
    assert Order((second, first)) in actions


@pytest.mark.parametrize(("place", "action"), [(1, TakeShown(1)), (5, TakeUnseen(2))])
def test_tiles_are_taken_from_the_desk(den: Den, place: int, action: object) -> None:
    den.come_to(lambda state: state.phase is Phase.TAKE and state.seat == 0, ANN, ROBOT)
    cursor = den.cursor
    den.choose(place)
    assert den.session.history.entries[cursor].action == action


def test_the_valley_is_zoomed_panned_and_fitted(den: Den) -> None:
    den.come_to(laying, ANN, ROBOT)
    view = den.page.view
    before = view.transform().m11()
    den.window.zoom_in.trigger()
    assert view.transform().m11() > before
    den.window.fit.trigger()
    QApplication.processEvents()
    assert view.transform().m11() == pytest.approx(before)
    cursor, middle = den.cursor, view.viewport().rect().center()
    QTest.mousePress(view.viewport(), Qt.MouseButton.LeftButton, pos=middle)
    for step in (20, 60, 90):
        QTest.mouseMove(view.viewport(), middle + QPointF(step, step).toPoint())
    QTest.mouseRelease(view.viewport(), Qt.MouseButton.LeftButton, pos=middle)
    assert view.chosen is not None
    assert den.cursor == cursor
