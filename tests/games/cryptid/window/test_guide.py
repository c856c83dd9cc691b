"""Cryptid learned by playing, by whoever follows its light and its sentences."""

from __future__ import annotations

from functools import partial

from PySide6.QtCore import QPoint, QRect, Qt
from PySide6.QtTest import QTest

from cascadia_qt.controllers.guiding import Guiding
from cascadia_qt.games.cryptid.controllers.turn import Stage
from cascadia_qt.games.cryptid.model.guide import ENDING, GUIDE, SHEET
from cascadia_qt.games.cryptid.model.guide_spots import (
    CellSpot,
    LensSpot,
    NoteSpot,
    SeatSpot,
    SheetSpot,
)
from cascadia_qt.games.cryptid.model.sheet_marks import Mark
from cascadia_qt.games.cryptid.rules.cells import CELL_NAMED, name_of
from cascadia_qt.games.cryptid.rules.secrets import candidates
from cascadia_qt.model.course import Course
from tests.games.cryptid.window.conftest import Open
from tests.games.cryptid.window.den import ANN, ROBOT, Den
from tests.window.learning import (
    finish,
    finish_in_each_language,
    learn,
    look_at,
    stray_at_each_step,
    told,
)
from tests.window.opening import settle

Key = Qt.Key
LEFT = Qt.MouseButton.LeftButton
STEPS = len(Course(GUIDE))
LOOKING, SHARING, ASKING, LIGHTING, CROSSING, SEARCHING = 0, 1, 2, 5, 6, 7
CLUES = GUIDE.lessons[0].record().options.clues


def click_what_is_lit(den: Den, guiding: Guiding) -> None:
    step = guiding.course.step
    for spot in step.spots:
        match spot:
            case CellSpot(cell):
                den.tap(cell)
            case SeatSpot(seat):
                den.tap_pennant(seat)
            case LensSpot():
                QTest.mouseClick(den.page.lens, LEFT)
            case NoteSpot():
                QTest.mouseClick(den.page.corner, LEFT)
            case SheetSpot():
                ((grid, place),) = den.table.spots(spot)
                QTest.mouseClick(grid, LEFT, pos=place.center())
    if len(step.spots) == 1 and isinstance(step.spots[0], CellSpot):
        den.tap(step.spots[0].cell)


def press_keys(den: Den, guiding: Guiding) -> None:
    """Types what the sentences say."""
    for spot in guiding.course.step.spots:
        match spot:
            case CellSpot(cell):
                name = name_of(cell)
                den.press(Key(ord(name[0])))
                den.digit(int(name[1]))
            case SeatSpot(seat):
                den.digit(seat + 1)
            case LensSpot():
                den.press(Key.Key_S)
            case NoteSpot():
                den.press(Key.Key_C)
                return
            case SheetSpot():
                write_on_sheet(den, spot)
                return
    den.press(Key.Key_Return)


def write_on_sheet(den: Den, spot: SheetSpot) -> None:
    den.press(Key.Key_D)
    grid = den.page.seen_grid
    assert grid is not None
    for _ in range(grid.shown.clues.index(spot.clue)):
        den.press(Key.Key_Down)
    for _ in range(spot.colour):
        den.press(Key.Key_Right)
    den.press(Key.Key_Return if spot.colour < 0 else Key.Key_X)
    den.press(Key.Key_D)


def test_it_is_finished_with_the_mouse_in_each_language(den: Den, translations: None) -> None:
    finish_in_each_language(den.shell, "cryptid", partial(click_what_is_lit, den))


def test_it_is_finished_with_the_keyboard(den: Den) -> None:
    guiding = learn(den.shell, "cryptid")
    assert finish(den.shell, guiding, partial(press_keys, den)) == told(guiding)


def test_whatever_else_is_done_gets_a_friendly_word_and_changes_nothing(den: Den) -> None:
    assert all(stray_at_each_step(den.shell, "cryptid"))


def test_gestures_that_lead_elsewhere_get_a_word_at_once(den: Den) -> None:
    guiding = learn(den.shell, "cryptid", SHARING)
    word = guiding.stage.bar.word
    den.tap("B3")
    settle()
    assert "F8" in word.text()
    guiding = learn(den.shell, "cryptid", LIGHTING)
    grid = den.page.seen_grid
    assert grid is not None
    grid.clue_chosen.emit("w1:swamp")
    settle()
    assert guiding.stage.bar.word.text()
    click_what_is_lit(den, guiding)
    settle()
    assert guiding.course.index == CROSSING
    grid.marked.emit(2, "on:desert:water", Mark.CROSSED)
    settle()
    assert guiding.stage.bar.word.text()
    click_what_is_lit(den, guiding)
    settle()
    assert guiding.course.looking


def settle_light() -> None:
    """It looks again when the table has settled."""
    settle()
    settle()


def test_the_light_shows_where_the_sheet_is(den: Den) -> None:
    """Where it is closed, what opens it; where it lies over the map, the large one."""
    guiding = learn(den.shell, "cryptid", LIGHTING)
    page, light = den.page, guiding.stage.light
    beside = light.shown
    page.panel_called.emit(False)
    settle_light()
    handle = QRect(page.handle.mapTo(guiding.stage, QPoint()), page.handle.size())
    assert light.shown == (handle,)
    QTest.mouseClick(page.handle, LEFT)
    settle_light()
    assert light.shown == beside
    den.press(Key.Key_D)
    settle_light()
    assert page.large_sheet is not None
    (ring,) = light.shown
    assert page.large_sheet.geometry().contains(ring.center())


def test_the_tokens_leave_one_clue_each_before_the_last_search() -> None:
    state = ENDING.record().history.state
    assert [candidates(state, seat) for seat in (1, 2)] == [[clue] for clue in CLUES[1:]]
    assert state.options.puzzle.habitat == CELL_NAMED["I7"]
    assert state.options.puzzle.good


def test_the_clue_that_is_crossed_out_is_refuted_where_the_sentence_says_it() -> None:
    state, cell = SHEET.record().history.state, CELL_NAMED["J4"]
    assert state.cubes[1] >> cell & state.options.board.clue_cells["on:desert:water"] >> cell & 1
    assert "J4" in SHEET.steps[1].says()


def test_a_game_of_ones_own_waits_until_it_is_left(den: Den) -> None:
    den.play(ANN, ROBOT, ROBOT)
    before = den.session.record
    guiding = learn(den.shell, "cryptid", SEARCHING)
    click_what_is_lit(den, guiding)
    settle()
    guiding.left.emit()
    settle()
    assert den.session.record == before
    guiding = learn(den.shell, "cryptid")
    assert guiding.course.index == SEARCHING + 1


def test_in_the_end_nothing_is_offered_but_to_finish(den: Den) -> None:
    """A prepared game has no result to be kept, and is not dealt again."""
    guiding = learn(den.shell, "cryptid", STEPS - 1)
    for _ in ENDING.steps:
        click_what_is_lit(den, guiding)
        settle()
    assert guiding.course.can_go_on
    assert den.stage is Stage.OVER
    assert den.answers() == []


def test_everything_has_room_in_each_language(open_den: Open, translations: None) -> None:
    den = open_den(text_size=150)
    steps = (LOOKING, ASKING, LIGHTING, SEARCHING, STEPS - 1)
    look_at(den.shell, learn(den.shell, "cryptid"), steps)
