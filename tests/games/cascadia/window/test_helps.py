"""Helps are given to whoever they were agreed for, and to nobody else at the same table."""

from __future__ import annotations

from dataclasses import replace

from PySide6.QtCore import Qt
from PySide6.QtTest import QTest

from cascadia_qt.games.cascadia.rules.state import State
from cascadia_qt.games.cascadia.views.table.board_items import Mark
from cascadia_qt.games.cascadia.words.helps import HELPS
from cascadia_qt.rules.helps import without
from cascadia_qt.views.toast import Toast
from tests.games.cascadia.window.desk import ANN, BEN, Desk, record_where, settle
from tests.games.cascadia.window.hands import Key, Keyboard, Mouse, marked
from tests.games.cascadia.window.test_bill import billed, both_in_hand


def anns(state: State) -> bool:
    return both_in_hand(state) and state.seat == 0


def play(desk: Desk, *helps: str) -> None:
    """Ann, who does without `helps`, has a tile and a token in hand."""
    desk.play(record_where(anns, replace(ANN, helps=without(helps)), BEN))


def told_beside(desk: Desk) -> str:
    """What Shift+F2 says, for who cannot point at tools that are off."""
    QTest.keyClick(desk.window, Key.Key_F2, Qt.KeyboardModifier.ShiftModifier)
    (said,) = (toast for toast in desk.window.findChildren(Toast) if toast.isVisible())
    return said.accessibleName()


def test_each_help_is_off_for_itself(desk: Desk, mouse: Mouse) -> None:
    for off in ("", "hints", "previews", "places", "undo"):
        play(desk, *([off] if off else []))
        window = desk.window
        mouse.move(mouse.at(desk.page.prompt))
        mouse.move(mouse.at_cell(desk.turn.tile_places()[0]))
        given = {
            "hints": window.hint.isEnabled(),
            "previews": billed(desk) is not None,
            "places": marked(desk, Mark.TILE_PLACE) != set(),
            "undo": window.undo.isEnabled(),
        }
        assert given == {name: name != off for name in given}, off
        cells = [cell for row in desk.table.board_table().cells for cell in row]
        assert any("can be laid here" in cell for cell in cells) == (off != "places")
        assert window.extras["bill"].isEnabled() == (off != "previews")
        assert ("Ann plays without hints." in window.hint.toolTip()) == (off == "hints")
        assert ("Ann plays without taking back." in window.undo.toolTip()) == (off == "undo")
        said = told_beside(desk)
        assert ("Ann plays without hints." in said) == (off == "hints")
        assert ("Ann plays without taking back." in said) == (off == "undo")


def test_the_other_person_has_them(desk: Desk, mouse: Mouse, keyboard: Keyboard) -> None:
    play(desk, *HELPS)
    before = desk.digest()
    keyboard.press(Key.Key_H, Key.Key_U)
    assert desk.digest() == before
    assert not desk.page.hint.isVisible()
    keyboard.walk_to(desk.turn.tile_places()[0])
    keyboard.press(Key.Key_Return, Key.Key_D)
    assert desk.state.seat == 1
    assert not desk.window.undo.isEnabled()  # it was Ann's turn
    keyboard.press(Key.Key_1)
    assert marked(desk, Mark.TILE_PLACE) != set()
    assert desk.window.undo.isEnabled()
    assert desk.window.hint.isEnabled()
    mouse.move(mouse.at_cell(desk.turn.tile_places()[0]))
    assert billed(desk) is not None


def test_a_draft_can_be_put_back_all_the_same(desk: Desk, keyboard: Keyboard) -> None:
    play(desk, "undo")
    moves = desk.moves
    keyboard.walk_to(desk.turn.tile_places()[0])
    keyboard.press(Key.Key_Return)
    assert desk.turn.draft.laid is not None
    assert desk.window.undo.isEnabled()
    keyboard.press(Key.Key_U)
    settle()
    assert desk.turn.draft.laid is None
    assert desk.moves == moves
