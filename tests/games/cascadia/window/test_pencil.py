"""The pencil over one's own landscape: by mouse, by keys, kept, and seen by nobody else."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QImage, QPainter
from pytestqt.qtbot import QtBot

from cascadia_qt.games.cascadia.rules.environment import open_cells
from cascadia_qt.games.cascadia.views.table.board_scene import BoardScene
from cascadia_qt.rules.game import Seat
from cascadia_qt.rules.grid import HEX, Cell
from cascadia_qt.rules.pencil import CROSS
from cascadia_qt.views.table.pencil_box import AWAY, CLEAR, RUBBER
from cascadia_qt.views.table.pencil_layer import MarkItem
from tests.documents import random_record
from tests.games.cascadia.window.conftest import Start
from tests.games.cascadia.window.conftest import end as end_program
from tests.games.cascadia.window.desk import ANN, BEN, RIGHT, Desk, settle, trigger
from tests.games.cascadia.window.hands import Key, Keyboard, Mouse
from tests.games.cascadia.window.test_game_by_touch import Touch
from tests.views.targets import small_targets

BOT = Seat("Robot", "random")


def beside(desk: Desk, seat: int = 0) -> list[Cell]:
    return sorted(open_cells(HEX, desk.state.players[seat].environment))


def drawn(desk: Desk) -> list[int]:
    """How many marks are drawn in each landscape."""
    return [sum(isinstance(item, MarkItem) for item in scene.items()) for scene in desk.page.scenes]


def painted(scene: BoardScene) -> QImage:
    """The scene as anybody but the board of the table shows it."""
    settle()
    image = QImage(300, 300, QImage.Format.Format_RGB32)
    image.fill(0)
    painter = QPainter(image)
    scene.render(painter, QRectF(image.rect()), scene.sceneRect())
    painter.end()
    return image


def test_marks_by_mouse_stay_through_turns_and_are_nobody_elses(desk: Desk, mouse: Mouse) -> None:
    desk.deal(ANN, BEN)
    pencil, tool = desk.table.pencil, desk.window.extras["pencil"]
    trigger(tool)
    assert tool.isChecked()
    assert pencil.box.isVisible()
    first, second, third = beside(desk)[:3]
    bare = desk.page.board.viewport().grab().toImage()
    for kind, cell in (("salmon", first), ("river", second), (CROSS, third)):
        mouse.click(mouse.at(pencil.box.buttons[kind]))
        mouse.click(mouse.at_cell(cell))
    assert pencil.marks == {first: "salmon", second: "river", third: CROSS}
    assert desk.moves == []
    mouse.click(mouse.at_cell(third))
    mouse.click(mouse.at_cell(second), RIGHT)
    mouse.click(mouse.at(pencil.box.buttons[RUBBER]))
    assert pencil.marks == {first: "salmon"}
    assert drawn(desk) == [1, 0]
    mouse.click(mouse.at(pencil.box.buttons[AWAY]))
    assert not tool.isChecked()
    assert pencil.box.isHidden()
    assert desk.page.board.viewport().grab().toImage() != bare
    # Whoever takes a pair has the pencil out of his hand, and the next player sees no marks.
    trigger(tool)
    mouse.click(mouse.at_tile(0))
    assert not pencil.in_hand
    mouse.click(mouse.at_cell(second))
    mouse.click(mouse.at(desk.page.market, desk.page.market.rect().center()))
    assert drawn(desk) == [1, 0]
    Keyboard(desk).press(Key.Key_Return, Key.Key_D, Key.Key_Return)
    assert desk.state.seat == 1
    assert drawn(desk) == [0, 0]
    desk.table.look_at(0)
    assert drawn(desk) == [0, 0]
    assert "Pencilled" not in desk.table._reading._words(first)
    assert desk.session.note(1) == ""
    assert desk.kept().note(0) == desk.session.note(0) != ""
    assert tool.isEnabled()
    assert desk.replays()
    Keyboard(desk).press(Key.Key_Escape, Key.Key_N, Key.Key_1, Key.Key_Right, Key.Key_Return)
    desk.preferences.handover = True
    Keyboard(desk).press(Key.Key_Return, Key.Key_D)
    assert desk.state.seat == 0
    assert desk.page.handover.isVisible()
    assert drawn(desk) == [0, 0], "whoever was to move still looks on"
    assert not tool.isEnabled()
    Keyboard(desk).press(Key.Key_M)
    assert not desk.page.handover.isVisible()
    assert tool.isEnabled()
    assert drawn(desk) == [1, 0]
    desk.table.look_at(1)
    assert drawn(desk) == [0, 0]


def test_marks_by_keys(desk: Desk, keyboard: Keyboard) -> None:
    desk.deal(ANN)
    pencil = desk.table.pencil
    keyboard.press(Key.Key_M, Key.Key_Right)
    at = pencil.cursor
    assert at is not None
    animal = desk.state.players[0].environment[at].tile.wildlife[0]
    keyboard.press((Key.Key_1, Key.Key_2, Key.Key_3, Key.Key_4, Key.Key_5)[animal])
    assert pencil.marks == {at: animal.word}
    assert animal.name.capitalize() in desk.page.board.accessibleDescription()
    assert "Pencilled" in desk.table._reading._words(at)
    keyboard.press(Key.Key_X)  # no cross lies on a tile
    assert pencil.marks == {at: animal.word}
    while pencil.cursor not in beside(desk):
        keyboard.press(Key.Key_Right)
    there = pencil.cursor
    keyboard.press(Key.Key_0)
    assert pencil.marks[there] == "river"
    keyboard.press(Key.Key_Return)
    assert there not in pencil.marks
    keyboard.press(Key.Key_X)
    assert pencil.marks[there] == CROSS
    keyboard.press(Key.Key_Delete)
    assert pencil.marks == {at: animal.word}
    assert desk.moves == []
    pencil.choose(CLEAR)
    assert desk.session.note(0) == ""
    keyboard.press(Key.Key_Escape)
    assert not pencil.in_hand
    keyboard.press(Key.Key_1)
    assert len(desk.moves) == 1


def test_a_mark_goes_when_something_lies_there_and_comes_back_with_undo(
    desk: Desk, mouse: Mouse, keyboard: Keyboard
) -> None:
    desk.deal(ANN, free_undo=True)
    place = beside(desk)[0]
    desk.table.pencil.take()
    desk.table.pencil.choose("river")
    mouse.click(mouse.at_cell(place))
    keyboard.press(Key.Key_Escape, Key.Key_N, Key.Key_1)
    note = desk.session.note(0)
    mouse.click(mouse.at_cell(place))
    keyboard.press(Key.Key_Return, Key.Key_D)
    assert place in desk.state.players[0].environment
    assert drawn(desk) == [0]
    assert desk.session.note(0) == note
    keyboard.press(Key.Key_M)
    desk.table.look.step(-1)
    assert drawn(desk) == [0]
    assert not desk.table.pencil.press(place, RIGHT)
    desk.table.look.leave()
    desk.table.pencil.put_away()
    while place in desk.state.players[0].environment:
        trigger(desk.window.undo)
    assert drawn(desk) == [1]


def test_one_draws_while_a_computer_thinks(desk: Desk, mouse: Mouse) -> None:
    desk.deal(BOT, ANN)
    assert desk.looks_at() == 0
    trigger(desk.window.extras["pencil"])
    assert desk.looks_at() == 1
    place = beside(desk, 1)[0]
    mouse.click(mouse.at_cell(place))
    assert desk.table.pencil.marks == {place: "bear"}
    assert desk.table.pencil.seat == 1


def test_marks_outlive_the_program_and_rubbish_is_none(start: Start, qtbot: QtBot) -> None:
    desk = start()
    desk.deal(ANN)
    place = beside(desk)[0]
    desk.table.pencil.take()
    Mouse(desk).click(Mouse(desk).at_cell(place))
    record = desk.kept()
    end_program(desk)
    desk = start()
    desk.play(record)
    assert desk.table.pencil.marks == {place: "bear"}
    assert drawn(desk) == [1]
    scene = desk.page.scenes[0]
    qtbot.waitUntil(lambda: painted(scene) == painted(scene))  # every face is painted
    before = painted(scene)
    desk.table.pencil.choose(CLEAR)
    assert drawn(desk) == [0]
    assert painted(scene) == before
    far = '{"pencil":{"bear":[[40,40],[0,0,0]],"whale":[[1,1]]}}'
    desk.play(record.with_note(0, far))
    assert desk.table.pencil.marks == {}
    assert desk.plays


def test_the_box_covers_no_cell_in_any_window(desk: Desk, keyboard: Keyboard) -> None:
    desk.play(random_record(players=1, turns=18))
    pencil, board = desk.table.pencil, desk.page.board
    whole = board.camera

    def covered() -> list[Cell]:
        settle()
        box, places = pencil.box.geometry(), pencil.places(0)
        assert all(board.viewport().rect().contains(board.rect_of(cell)) for cell in places)
        return [cell for cell in places if board.rect_of(cell).intersects(box)]

    trigger(desk.window.extras["pencil"])
    assert covered() == []
    for size in ((1060, 680), (1600, 700), (1280, 1000)):
        desk.window.resize(*size)
        assert covered() == []
    # Whoever has zoomed keeps his view; a cell that is walked to comes out from under the box.
    board.zoom(2.0, QPointF(pencil.box.geometry().center()))
    zoom = board.transform().m11()
    for key in (Key.Key_Up, Key.Key_Left, Key.Key_Left, Key.Key_Up, Key.Key_Left, Key.Key_Left):
        keyboard.press(key)
        assert pencil.cursor is not None
        assert not board.rect_of(pencil.cursor).intersects(pencil.box.geometry())
    assert board.transform().m11() == zoom
    board.fit()
    desk.window.resize(1280, 800)
    settle()
    pencil.put_away()
    assert board.camera == whole


def test_marks_by_finger(start: Start) -> None:
    desk = start(touch=True)
    desk.deal(ANN)
    touch, pencil = Touch(desk), desk.table.pencil
    trigger(desk.window.extras["pencil"])
    assert small_targets(desk.window) == []
    place = beside(desk)[0]
    touch.click(touch.at(pencil.box.buttons["wetland"]))
    touch.click(touch.at_cell(place))
    assert pencil.marks == {place: "wetland"}
    touch.click(touch.at(pencil.box.buttons[CLEAR]))
    touch.click(touch.at(pencil.box.buttons[AWAY]))
    assert pencil.marks == {}
    assert not pencil.in_hand
