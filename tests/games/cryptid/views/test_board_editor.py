"""The editor of a board by mouse and by keyboard."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from PySide6.QtCore import QSize, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from cascadia_qt.games.cryptid.model.board_draft import BoardDraft, empty_board
from cascadia_qt.games.cryptid.rules.cells import CELL_NAMED, cells_in
from cascadia_qt.games.cryptid.views.art.faces import Faces
from cascadia_qt.games.cryptid.views.board_editor.editor import BoardEditor
from tests.games.cryptid.hosting import hosted

Key = Qt.Key


@pytest.fixture
def editor(qapp: QApplication) -> Iterator[BoardEditor]:
    editor = BoardEditor(BoardDraft(), Faces())
    with hosted(editor, QSize(900, 620)):
        yield editor


def click(editor: BoardEditor, cell: str) -> None:
    place = editor.map.place_of(CELL_NAMED[cell]).toPoint()
    QTest.mouseClick(editor.map, Qt.MouseButton.LeftButton, pos=place)


def press(editor: BoardEditor, *keys: Qt.Key) -> None:
    for key in keys:
        QTest.keyClick(editor.map, key)


def test_a_click_chooses_a_slot_and_a_second_one_turns_it(editor: BoardEditor) -> None:
    click(editor, "H5")
    assert editor.draft.board == empty_board()
    click(editor, "L6")
    assert [each.turned for each in editor.draft.board.sections].index(True) == 3
    editor.sections[0].click()
    assert [each.number for each in editor.draft.board.sections] == [4, 2, 3, 1, 5, 6]


def test_structures_are_put_down_one_after_the_other(editor: BoardEditor) -> None:
    editor.structures["stone", "white"].click()
    for cell in ("A1", "B2", "C3", "D4", "E5", "F6"):
        click(editor, cell)
    assert editor.draft.board.whole
    assert editor.structures["shack", "blue"].text() == "F6"
    assert not any(button.isChecked() for button in editor.structures.values())


def test_a_structure_is_taken_up_again_and_off(editor: BoardEditor) -> None:
    editor.draft.put_structure("shack", "green", CELL_NAMED["F4"])
    click(editor, "F4")
    assert editor.structures["shack", "green"].isChecked()
    editor.remove.click()
    assert editor.draft.board == empty_board()


def test_an_occupied_cell_is_refused_in_one_sentence(editor: BoardEditor) -> None:
    said: list[str] = []
    editor.said.connect(said.append)
    editor.draft.put_structure("shack", "green", CELL_NAMED["F4"])
    editor.structures["stone", "blue"].click()
    click(editor, "F4")
    assert said == ["F4 has a structure already: green abandoned shack."]
    assert editor.structures["stone", "blue"].isChecked()


def test_the_keyboard_reaches_every_cell(editor: BoardEditor) -> None:
    editor.structures["stone", "white"].click()
    press(editor, Key.Key_F, Key.Key_4, Key.Key_Return)
    press(editor, Key.Key_Right, Key.Key_Up, Key.Key_Space, Key.Key_Escape)
    assert editor.draft.place_of("stone", "white") == CELL_NAMED["F4"]
    assert editor.draft.place_of("stone", "green") == CELL_NAMED["G3"]
    press(editor, Key.Key_T)
    assert editor.draft.board.sections[0].turned


def test_the_normal_game_has_no_black_structures(editor: BoardEditor) -> None:
    assert not editor.structures["stone", "black"].isVisible()
    editor.draft.set_mode("advanced")
    assert editor.structures["stone", "black"].isVisible()


def test_every_cell_of_the_map_is_where_it_is_clicked(editor: BoardEditor) -> None:
    chosen: list[int] = []
    editor.map.cell_chosen.connect(chosen.append)
    for name in ("A1", "L1", "A9", "L9", "F4"):
        click(editor, name)
    assert chosen == [CELL_NAMED[name] for name in ("A1", "L1", "A9", "L9", "F4")]
    assert cells_in(1 << chosen[0]) == [CELL_NAMED["A1"]]
