"""The window onto a board: what is seen, and what gestures are reported as."""

from __future__ import annotations

import math

import pytest
from PySide6.QtCore import QEvent, QPoint, QPointF, QRectF, Qt
from PySide6.QtGui import QKeyEvent, QMouseEvent, QNativeGestureEvent, QPointingDevice, QWheelEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QGraphicsScene
from pytestqt.qtbot import QtBot

from cascadia_qt.rules.grid import HEX, SQUARE, Cell, Grid
from cascadia_qt.views.board_view import BoardView
from cascadia_qt.views.layout import bounds, layout_for
from cascadia_qt.views.motion import Motion

LEFT, RIGHT = Qt.MouseButton.LeftButton, Qt.MouseButton.RightButton
MIDDLE, NO_BUTTON = Qt.MouseButton.MiddleButton, Qt.MouseButton.NoButton
NO_KEY, CTRL = Qt.KeyboardModifier.NoModifier, Qt.KeyboardModifier.ControlModifier
BOARD = [Cell(a, b) for a in range(-2, 3) for b in range(-2, 3)]
HERE = QPoint(320, 210)

each_grid = pytest.mark.parametrize("grid", [HEX, SQUARE], ids=["hex", "square"], indirect=True)
pytestmark = each_grid


@pytest.fixture
def grid(request: pytest.FixtureRequest) -> Grid:
    found: Grid = request.param
    return found


@pytest.fixture
def scene(grid: Grid) -> QGraphicsScene:
    return QGraphicsScene(bounds(layout_for(grid), BOARD))


@pytest.fixture
def view(qtbot: QtBot, scene: QGraphicsScene, grid: Grid) -> BoardView:
    """A view of a board of five rows, without motion."""
    return shown(qtbot, BoardView(), scene, grid)


def shown(qtbot: QtBot, view: BoardView, scene: QGraphicsScene, grid: Grid) -> BoardView:
    qtbot.addWidget(view)
    view.resize(800, 600)
    view.show_board(scene, layout_for(grid))
    with qtbot.waitExposed(view):
        view.show()
    return view


def send_mouse(
    view: BoardView, kind: QEvent.Type, at: QPoint, button: Qt.MouseButton, held: Qt.MouseButton
) -> None:
    viewport = view.viewport()
    event = QMouseEvent(kind, QPointF(at), QPointF(viewport.mapToGlobal(at)), button, held, NO_KEY)
    QApplication.sendEvent(viewport, event)


def press(view: BoardView, at: QPoint, button: Qt.MouseButton = LEFT) -> None:
    send_mouse(view, QEvent.Type.MouseButtonPress, at, button, button)


def move(view: BoardView, to: QPoint, held: Qt.MouseButton = LEFT) -> None:
    send_mouse(view, QEvent.Type.MouseMove, to, NO_BUTTON, held)


def release(view: BoardView, at: QPoint, button: Qt.MouseButton = LEFT) -> None:
    send_mouse(view, QEvent.Type.MouseButtonRelease, at, button, NO_BUTTON)


def wheel(view: BoardView, angle: QPoint, modifier: Qt.KeyboardModifier = NO_KEY) -> bool:
    """Turns the wheel; returns whether the view took it."""
    viewport = view.viewport()
    event = QWheelEvent(
        QPointF(HERE),
        QPointF(viewport.mapToGlobal(HERE)),
        QPoint(),
        angle,
        NO_BUTTON,
        modifier,
        Qt.ScrollPhase.NoScrollPhase,
        False,
    )
    QApplication.sendEvent(viewport, event)
    return event.isAccepted()


def clicks(view: BoardView) -> list[tuple[Cell, Qt.MouseButton]]:
    """Will hold the clicks that are told from now on."""
    told: list[tuple[Cell, Qt.MouseButton]] = []
    view.clicked.connect(lambda cell, button: told.append((cell, button)))
    return told


def turns(view: BoardView) -> list[int]:
    told: list[int] = []
    view.turned.connect(told.append)
    return told


def scale(view: BoardView) -> float:
    return view.transform().m11()


def seen(view: BoardView) -> QRectF:
    """The part of the scene that is in the window."""
    return view.mapToScene(view.viewport().rect()).boundingRect()


def is_fitted(view: BoardView, rect: QRectF) -> bool:
    """Whether all of `rect` is seen, in the middle, and as large as can be."""
    slack = 2 / scale(view)
    part = seen(view)
    whole = part.adjusted(-slack, -slack, slack, slack).contains(rect)
    off = part.center() - rect.center()
    middle = max(abs(off.x()), abs(off.y())) <= slack
    spare = min(part.width() - rect.width(), part.height() - rect.height())
    return whole and middle and (spare <= slack or scale(view) == pytest.approx(1.1))


def test_a_board_is_shown_whole(view: BoardView, scene: QGraphicsScene) -> None:
    assert is_fitted(view, scene.sceneRect())


@pytest.mark.parametrize("size", [(300, 600), (1200, 300), (90, 80)], ids=str)
def test_a_board_stays_whole_when_the_window_changes(
    size: tuple[int, int], view: BoardView, scene: QGraphicsScene
) -> None:
    view.resize(*size)
    QApplication.sendPostedEvents()
    assert is_fitted(view, scene.sceneRect())


@pytest.mark.parametrize("rect", [QRectF(-2000, -300, 4000, 900), QRectF(50, 50, 300, 2000)])
def test_a_board_stays_whole_when_it_grows(
    rect: QRectF, view: BoardView, scene: QGraphicsScene
) -> None:
    scene.setSceneRect(rect)
    assert is_fitted(view, rect)


def test_a_small_board_is_not_blown_up(view: BoardView, scene: QGraphicsScene) -> None:
    scene.setSceneRect(QRectF(0, 0, 50, 50))
    assert scale(view) == pytest.approx(1.1)


def test_another_board_is_shown_whole(view: BoardView, scene: QGraphicsScene, grid: Grid) -> None:
    view.zoom(2, QPointF(HERE))
    other = QGraphicsScene(QRectF(5000, 5000, 2000, 1000), view)
    view.show_board(other, layout_for(grid))
    assert is_fitted(view, other.sceneRect())
    scene.setSceneRect(QRectF(0, 0, 9000, 9000))
    assert is_fitted(view, other.sceneRect())


def test_an_empty_board_does_no_harm(view: BoardView, scene: QGraphicsScene) -> None:
    scene.setSceneRect(QRectF())
    view.fit()
    assert view.cell_at(HERE) is not None


def test_a_view_without_a_board_does_no_harm(qtbot: QtBot, grid: Grid) -> None:
    view = BoardView()
    qtbot.addWidget(view)
    view.fit()
    view.zoom_in()
    assert view.cell_at(HERE) is None
    assert view.whole() == QRectF()


@pytest.mark.parametrize("at", [QPoint(400, 300), QPoint(5, 7), QPoint(790, 20)], ids=str)
@pytest.mark.parametrize("factor", [2.0, 1.15, 0.85])
def test_zoom_keeps_the_point_under_the_pointer(at: QPoint, factor: float, view: BoardView) -> None:
    before, point = scale(view), view.mapToScene(at)
    view.zoom(factor, QPointF(at))
    assert scale(view) == pytest.approx(before * factor)
    assert (view.mapFromScene(point) - at).manhattanLength() <= 2


def test_zooming_many_steps_still_keeps_the_point(view: BoardView) -> None:
    point = view.mapToScene(HERE)
    for _ in range(8):
        wheel(view, QPoint(0, 120), CTRL)
    assert (view.mapFromScene(point) - HERE).manhattanLength() <= 8


@pytest.mark.parametrize(("factor", "limit"), [(1e9, 3.0), (1e-9, 0.08)])
def test_zoom_has_limits(factor: float, limit: float, view: BoardView) -> None:
    for _ in range(2):
        view.zoom(factor, QPointF(HERE))
        assert scale(view) == pytest.approx(limit)


def test_zooming_in_and_out_is_about_the_middle(view: BoardView) -> None:
    before, middle = scale(view), view.viewport().rect().center()
    point = view.mapToScene(middle)
    view.zoom_in()
    assert scale(view) > before
    view.zoom_out()
    assert scale(view) == pytest.approx(before)
    assert (view.mapFromScene(point) - middle).manhattanLength() <= 3


def test_after_a_zoom_the_view_is_left_alone_until_it_is_fitted(
    view: BoardView, scene: QGraphicsScene
) -> None:
    view.zoom(1.5, QPointF(HERE))
    zoomed = scale(view)
    scene.setSceneRect(QRectF(-3000, -3000, 6000, 6000))
    view.resize(700, 500)
    QApplication.sendPostedEvents()
    assert scale(view) == pytest.approx(zoomed)
    view.fit()
    assert is_fitted(view, scene.sceneRect())


@pytest.mark.parametrize("button", [LEFT, MIDDLE], ids=["left", "middle"])
@pytest.mark.parametrize("by", [QPoint(60, -40), QPoint(-15, 90), QPoint(11, 0)], ids=str)
def test_a_drag_takes_the_board_along_and_is_no_click(
    by: QPoint, button: Qt.MouseButton, view: BoardView
) -> None:
    told, point = clicks(view), view.mapToScene(HERE)
    press(view, HERE, button)
    for step in (1, 2, 3):
        move(view, HERE + by * step, button)
    release(view, HERE + by * 3, button)
    assert (view.mapFromScene(point) - (HERE + by * 3)).manhattanLength() <= 2
    assert told == []


def test_a_drag_back_to_where_it_began_is_no_click(view: BoardView) -> None:
    told = clicks(view)
    press(view, HERE)
    move(view, HERE + QPoint(50, 0))
    move(view, HERE)
    release(view, HERE)
    assert told == []


def test_a_click_after_a_drag_is_a_click(view: BoardView) -> None:
    press(view, HERE)
    move(view, HERE + QPoint(50, 0))
    release(view, HERE + QPoint(50, 0))
    told = clicks(view)
    press(view, HERE)
    release(view, HERE)
    assert len(told) == 1


def test_a_hand_that_trembles_still_clicks(view: BoardView) -> None:
    told, before = clicks(view), seen(view)
    press(view, HERE)
    move(view, HERE + QPoint(2, 1))
    release(view, HERE + QPoint(2, 1))
    assert len(told) == 1
    assert seen(view) == before


@pytest.mark.parametrize("button", [LEFT, RIGHT, MIDDLE], ids=["left", "right", "middle"])
@pytest.mark.parametrize("zoomed", [False, True], ids=["fitted", "zoomed"])
def test_a_click_tells_cell_and_button(
    button: Qt.MouseButton, zoomed: bool, view: BoardView, grid: Grid
) -> None:
    if zoomed:
        view.zoom(1.7, QPointF(HERE))
    told = clicks(view)
    places = {cell: view.mapFromScene(layout_for(grid).centre(cell)) for cell in BOARD}
    inside = {cell: at for cell, at in places.items() if view.viewport().rect().contains(at)}
    for at in inside.values():
        QTest.mouseClick(view.viewport(), button, NO_KEY, at)
    assert len(inside) >= 4
    assert told == [(cell, button) for cell in inside]


def test_a_double_click_is_two_clicks(view: BoardView) -> None:
    told = clicks(view)
    press(view, HERE)
    release(view, HERE)
    send_mouse(view, QEvent.Type.MouseButtonDblClick, HERE, LEFT, LEFT)
    release(view, HERE)
    assert told == [(view.cell_at(HERE), LEFT)] * 2


def test_a_release_alone_is_no_click(view: BoardView) -> None:
    told = clicks(view)
    release(view, HERE)
    assert told == []


def test_hovering_tells_cell_and_point(view: BoardView, grid: Grid) -> None:
    told: list[tuple[Cell, QPointF]] = []
    view.hovered.connect(lambda cell, point: told.append((cell, point)))
    for cell in BOARD:
        centre = layout_for(grid).centre(cell)
        move(view, view.mapFromScene(centre), NO_BUTTON)
        found, point = told.pop()
        assert found == cell
        assert math.dist(point.toTuple(), centre.toTuple()) < 2 / scale(view)


def test_leaving_is_told(view: BoardView, qtbot: QtBot) -> None:
    with qtbot.waitSignal(view.left, timeout=1000):
        QApplication.sendEvent(view.viewport(), QEvent(QEvent.Type.Leave))


@pytest.mark.parametrize(("angle", "told"), [(120, [-1]), (-120, [1])], ids=["up", "down"])
def test_the_wheel_turns(angle: int, told: list[int], view: BoardView) -> None:
    heard, before = turns(view), seen(view)
    assert wheel(view, QPoint(0, angle))
    assert heard == told
    assert seen(view) == before


def test_a_wheel_turned_sideways_is_nothing(view: BoardView) -> None:
    heard, before = turns(view), seen(view)
    wheel(view, QPoint(120, 0))
    assert heard == []
    assert seen(view) == before


def test_a_fine_wheel_turns_once_a_notch(view: BoardView) -> None:
    heard = turns(view)
    for _ in range(8):
        wheel(view, QPoint(0, -15))
    assert heard == [1]


@pytest.mark.parametrize(("angle", "larger"), [(120, True), (-120, False)], ids=["up", "down"])
def test_the_wheel_with_ctrl_zooms_and_does_not_turn(
    angle: int, larger: bool, view: BoardView
) -> None:
    heard, before, point = turns(view), scale(view), view.mapToScene(HERE)
    assert wheel(view, QPoint(0, angle), CTRL)
    assert (scale(view) > before) is larger
    assert (view.mapFromScene(point) - HERE).manhattanLength() <= 2
    assert heard == []


@pytest.mark.parametrize("value", [0.25, -0.2])
def test_two_fingers_zoom(value: float, view: BoardView) -> None:
    before, at = scale(view), QPointF(HERE)
    event = QNativeGestureEvent(
        Qt.NativeGestureType.ZoomNativeGesture,
        QPointingDevice.primaryPointingDevice(),
        2,
        at,
        at,
        at,
        value,
        QPointF(),
    )
    QApplication.sendEvent(view.viewport(), event)
    assert scale(view) == pytest.approx(before * (1 + value))


@pytest.mark.parametrize("key", [Qt.Key.Key_Left, Qt.Key.Key_Down, Qt.Key.Key_1], ids=str)
def test_keys_are_left_to_others(key: Qt.Key, view: BoardView) -> None:
    before = seen(view)
    event = QKeyEvent(QEvent.Type.KeyPress, key, NO_KEY)
    view.keyPressEvent(event)
    assert not event.isAccepted()
    assert seen(view) == before


def test_a_cell_is_brought_into_view_only_if_it_is_not_seen(view: BoardView) -> None:
    view.zoom(2.5, QPointF(HERE))
    zoomed, room = scale(view), view.viewport().rect()
    for cell in BOARD:
        before, inside = seen(view), room.contains(view.rect_of(cell))
        view.reveal(cell)
        assert room.contains(view.rect_of(cell))
        assert (seen(view) == before) is inside
    assert scale(view) == pytest.approx(zoomed)


def test_a_fitted_view_is_not_moved(view: BoardView, scene: QGraphicsScene) -> None:
    for cell in BOARD:
        view.reveal(cell)
    assert is_fitted(view, scene.sceneRect())
    scene.setSceneRect(QRectF(-2000, -300, 4000, 900))
    assert is_fitted(view, scene.sceneRect())


def test_the_last_cell_that_is_wanted_is_seen_in_the_end(
    qtbot: QtBot, scene: QGraphicsScene, grid: Grid
) -> None:
    """Also if it was in view while the board was still on its way to another one."""
    motion = Motion()
    view = shown(qtbot, BoardView(motion), scene, grid)
    motion.finish()
    view.zoom(2.5, QPointF(HERE))
    view.reveal(BOARD[0])
    motion.finish()
    for cell in (BOARD[-1], BOARD[0]):
        view.reveal(cell)
        assert motion.moving is (cell is BOARD[-1])
    motion.finish()
    assert view.viewport().rect().contains(view.rect_of(BOARD[0]))


def test_with_motion_a_board_glides_to_where_it_is_whole(
    qtbot: QtBot, scene: QGraphicsScene, grid: Grid
) -> None:
    motion = Motion()
    view = shown(qtbot, BoardView(motion), scene, grid)
    motion.finish()
    scene.setSceneRect(QRectF(-2000, -300, 4000, 900))
    assert motion.moving
    motion.finish()
    assert is_fitted(view, scene.sceneRect())


def test_whoever_takes_the_camera_stops_its_motion(
    qtbot: QtBot, scene: QGraphicsScene, grid: Grid
) -> None:
    motion = Motion()
    view = shown(qtbot, BoardView(motion), scene, grid)
    motion.finish()
    scene.setSceneRect(QRectF(-2000, -300, 4000, 900))
    press(view, HERE)
    move(view, HERE + QPoint(40, 0))
    assert not motion.moving
