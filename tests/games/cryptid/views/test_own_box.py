"""A map of one's own with clues that are drawn or chosen."""

from __future__ import annotations

from dataclasses import replace

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QDialog, QLabel, QWidget
from pytestqt.qtbot import QtBot

from cascadia_qt.games.cryptid.rules.generating import generated
from cascadia_qt.games.cryptid.rules.puzzle import Puzzle
from cascadia_qt.games.cryptid.views.art.faces import Faces
from cascadia_qt.games.cryptid.views.setup import own_box
from cascadia_qt.games.cryptid.views.setup.own_box import OwnBoxDialog

pytestmark = pytest.mark.qt_log_ignore("plugin does not support", extend=True)

NAMES = ("Ann", "Ben", "Cleo")
LAID = generated("normal", 3, 5)


def opened(qtbot: QtBot, puzzle: Puzzle | None = LAID, mode: str = "normal") -> OwnBoxDialog:
    dialog = OwnBoxDialog(puzzle, mode, NAMES, Faces())
    qtbot.addWidget(dialog)
    dialog.show()
    return dialog


def choose(dialog: OwnBoxDialog, *clues: str) -> None:
    dialog._ui.chosen.click()
    for field, clue in zip(dialog._fields, clues, strict=True):
        field.setCurrentIndex(field.findData(clue))


def verdict(dialog: OwnBoxDialog) -> str:
    return dialog._ui.verdict.text()


def test_an_empty_map_says_what_is_missing(qtbot: QtBot) -> None:
    dialog = opened(qtbot, None, "advanced")
    assert not dialog._ui.use.isEnabled()
    assert not dialog._ui.forget.isVisible()
    words = [label.text() for label in dialog.findChildren(QLabel)]
    assert any("black standing stone" in text for text in words)


def test_drawn_clues_make_a_puzzle_that_nobody_sees(qtbot: QtBot) -> None:
    dialog = opened(qtbot)
    assert not any(field.isVisible() for field in dialog._fields)
    dialog._ui.use.click()
    assert dialog.result() == QDialog.DialogCode.Accepted
    assert dialog.puzzle is not None
    assert dialog.puzzle.good
    assert dialog.puzzle.board == LAID.board


def test_where_nothing_can_be_drawn_it_is_said(
    qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    dialog = opened(qtbot)
    monkeypatch.setattr(own_box, "drawn_on", lambda *_: None)
    dialog._ui.use.click()
    assert verdict(dialog) == "No clues make a puzzle of this map. Lay it another way."
    assert dialog.isVisible()


def test_chosen_clues_are_judged_without_telling_the_habitat(qtbot: QtBot) -> None:
    dialog = opened(qtbot)
    choose(dialog, *LAID.clues)
    assert verdict(dialog) == "Exactly one cell fits all clues."
    dialog._ui.use.click()
    assert dialog.puzzle == LAID


def test_what_is_wrong_with_clues_is_said(qtbot: QtBot) -> None:
    dialog = opened(qtbot)
    choose(dialog, LAID.clues[0], LAID.clues[0], LAID.clues[1])
    assert verdict(dialog) == "A clue is there twice, or beside its own negation."
    assert not dialog._ui.use.isEnabled()
    choose(dialog, "on:forest:desert", "on:water:swamp", "w1:forest")
    assert verdict(dialog) == "No cell fits all clues."
    choose(dialog, "on:forest:desert", "on:forest:water", "w1:forest")
    assert verdict(dialog).endswith(" cells fit all clues.")


def test_a_weak_puzzle_can_be_played_and_is_told_to_be_weak(qtbot: QtBot) -> None:
    weak = next(
        puzzle
        for clue in LAID.board.clue_cells
        if (puzzle := replace(LAID, clues=(*LAID.clues[:2], clue))).habitat is not None
        and not puzzle.good
        and not puzzle.repeats
    )
    dialog = opened(qtbot)
    choose(dialog, *weak.clues)
    assert "not needed" in verdict(dialog)
    assert dialog._ui.use.isEnabled()


def test_another_mode_has_other_clues_and_structures(qtbot: QtBot) -> None:
    dialog = opened(qtbot)
    choose(dialog, *LAID.clues)
    dialog._ui.advanced.click()
    assert [field.currentData() for field in dialog._fields] == list(LAID.clues)
    assert dialog._fields[0].findData("not w3:black") > 0
    assert "black" in verdict(dialog)


def test_the_box_is_forgotten_and_escape_changes_nothing(qtbot: QtBot) -> None:
    dialog = opened(qtbot)
    QTest.keyClick(dialog, Qt.Key.Key_Escape)
    assert dialog.puzzle == LAID
    dialog = opened(qtbot)
    dialog._ui.forget.click()
    assert dialog.puzzle is None
    assert dialog.result() == QDialog.DialogCode.Accepted


def test_chosen_clues_are_there_again(qtbot: QtBot) -> None:
    first = opened(qtbot)
    choose(first, *LAID.clues)
    first._ui.use.click()
    assert first.box == LAID
    again = OwnBoxDialog(None, "advanced", NAMES, Faces(), box=first.box)
    qtbot.addWidget(again)
    again.show()
    assert again._draft.board == LAID.board
    assert not again._ui.advanced.isChecked()
    assert all(field.isVisible() for field in again._fields)
    assert [field.currentData() for field in again._fields] == list(LAID.clues)
    fewer = OwnBoxDialog(None, "normal", NAMES[:2], Faces(), box=first.box)
    qtbot.addWidget(fewer)
    assert fewer._ui.drawn.isChecked()


def test_drawn_clues_are_not_remembered(qtbot: QtBot) -> None:
    dialog = opened(qtbot)
    dialog._ui.use.click()
    assert dialog.box == Puzzle(LAID.board, ())
    again = OwnBoxDialog(None, "normal", NAMES, Faces(), box=dialog.box)
    qtbot.addWidget(again)
    assert again._ui.drawn.isChecked()
    assert again._draft.board == LAID.board
    again._ui.forget.click()
    assert (again.puzzle, again.box) == (None, dialog.box)


def test_it_begins_on_the_map(qtbot: QtBot) -> None:
    dialog = opened(qtbot)
    dialog.activateWindow()
    focused = dialog.focusWidget()
    assert isinstance(focused, QWidget)
    assert focused is dialog._editor.map


def test_a_clue_that_its_field_cannot_show_stands_below_it(qtbot: QtBot) -> None:
    dialog = opened(qtbot)
    assert not any(told.isVisible() for told in dialog._told)
    choose(dialog, *LAID.clues)
    for width, cut in ((90, True), (600, False)):
        for field in dialog._fields:
            field.resize(width, field.height())
        assert [told.isVisible() for told in dialog._told] == [cut] * len(dialog._fields)
    assert [told.text() for told in dialog._told] == [f.currentText() for f in dialog._fields]
