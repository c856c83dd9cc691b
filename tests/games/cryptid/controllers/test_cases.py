"""Case files in the window: opened, thought about, answered, and noted as solved."""

from __future__ import annotations

from collections.abc import Iterator
from datetime import date
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QImage
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from cascadia_qt.games.cryptid.ai.cases import case_of_the_day
from cascadia_qt.games.cryptid.controllers.cases import Cases
from cascadia_qt.games.cryptid.rules.cells import name_of
from cascadia_qt.games.cryptid.rules.options import UNKNOWN
from cascadia_qt.games.cryptid.views.art.faces import Faces
from cascadia_qt.games.cryptid.views.cases.page import CasesPage
from tests.quiet_hall import QuietHall

# The screen that is none says so of every window.
pytestmark = pytest.mark.qt_log_ignore("plugin does not support", extend=True)

DAY = date(2026, 3, 14)
Key = Qt.Key


@pytest.fixture
def cases(qtbot: QtBot, tmp_path: Path) -> Iterator[Cases]:
    hall = QuietHall(tmp_path)
    qtbot.addWidget(hall.window)
    hall.window.resize(1280, 720)
    made = Cases(hall, Faces(), hall, today=lambda: DAY)
    made.open()
    hall.window.show()
    yield made
    made.close()


def page_of(cases: Cases) -> CasesPage:
    assert cases.page is not None
    return cases.page


def open_case(qtbot: QtBot, cases: Cases, grade: str, number: int) -> None:
    cases.open_case(grade, number)
    wait_for(qtbot, cases, grade, number)


def wait_for(qtbot: QtBot, cases: Cases, grade: str, number: int) -> None:
    def there() -> bool:
        found = cases.case
        return found is not None and (found.grade, found.number) == (grade, number)

    qtbot.waitUntil(there, timeout=60_000)


def test_the_case_of_the_day_is_offered_first(qtbot: QtBot, cases: Cases) -> None:
    QTest.keyClick(page_of(cases).list.day, Key.Key_Space)
    wait_for(qtbot, cases, *case_of_the_day(DAY))


def test_a_case_is_opened_by_its_number(qtbot: QtBot, cases: Cases) -> None:
    choice = page_of(cases).list
    choice.grades["medium"].number.setValue(12)
    choice.grades["medium"].open.click()
    wait_for(qtbot, cases, "medium", 12)
    assert page_of(cases).case.title.text() == "Medium, case 12"


def test_no_other_clue_is_in_a_case(qtbot: QtBot, cases: Cases) -> None:
    open_case(qtbot, cases, "easy", 1)
    assert cases.case is not None
    held = cases.case.state.options.clues
    assert [clue for clue in held if clue != UNKNOWN] == [held[cases.case.seat]]


def test_a_wrong_answer_is_explained_and_a_right_one_is_kept(qtbot: QtBot, cases: Cases) -> None:
    open_case(qtbot, cases, "easy", 1)
    view, found = page_of(cases).case, cases.case
    assert found is not None
    wrong = (found.habitat + 40) % 108
    QTest.mouseClick(view.map, Qt.MouseButton.LeftButton, pos=view.map.place_of(wrong).toPoint())
    assert name_of(wrong) in view.verdict.text()
    assert not cases.book.solved["easy"]
    right = view.map.place_of(found.habitat).toPoint()
    QTest.mouseClick(view.map, Qt.MouseButton.LeftButton, pos=right)
    assert view.verdict.text() == f"Yes: the habitat is {name_of(found.habitat)}. Well reasoned!"
    assert cases.book.solved["easy"] == {1}
    view.back.click()
    assert [button.text() for button in page_of(cases).list.solved] == ["Easy, case 1"]
    assert page_of(cases).list.grades["easy"].next.text() == "Next: case 2"


def test_a_case_is_solved_by_keyboard(qtbot: QtBot, cases: Cases) -> None:
    open_case(qtbot, cases, "easy", 2)
    view, found = page_of(cases).case, cases.case
    assert found is not None
    QTest.keyClicks(view.map, name_of(found.habitat).lower())
    QTest.keyClick(view.map, Key.Key_Return)
    assert cases.book.solved["easy"] == {2}
    QTest.keyClick(view.map, Key.Key_N)
    wait_for(qtbot, cases, "easy", 3)
    assert not view.verdict.isVisible()


def test_hints_come_one_at_a_time(qtbot: QtBot, cases: Cases) -> None:
    open_case(qtbot, cases, "easy", 1)
    view = page_of(cases).case
    assert not view.hints.isVisible()
    given = 0
    while view.hint.isEnabled():
        view.hint.click()
        given += 1
        assert len(view.hints.text().splitlines()) == given
    assert "The habitat is on" in view.hints.text()


def test_the_sheet_helps_only_if_that_is_wanted(qtbot: QtBot, cases: Cases) -> None:
    open_case(qtbot, cases, "easy", 1)
    view = page_of(cases).case
    assert not view.sheet.grid.shown.struck
    view.helped.click()
    assert view.sheet.grid.shown.struck
    QTest.keyClick(view.sheet.grid, Key.Key_X)
    assert len(view.sheet.grid.shown.marks) == 1
    QTest.keyClick(view.sheet.grid, Key.Key_Return)
    assert view.map.shown.lit


def test_leaving_goes_back_step_by_step(qtbot: QtBot, cases: Cases) -> None:
    open_case(qtbot, cases, "easy", 1)
    page = page_of(cases)
    QTest.keyClick(page.case.map, Key.Key_Escape)
    assert page.currentWidget() is page.list
    QTest.keyClick(page.list.day, Key.Key_Escape)
    hall = cases.parent()
    assert isinstance(hall, QuietHall)
    assert hall.said == ["left"]


def test_return_presses_every_button(qtbot: QtBot, cases: Cases) -> None:
    page = page_of(cases)
    QTest.keyClick(page.list.day, Key.Key_Return)
    wait_for(qtbot, cases, *case_of_the_day(DAY))
    QTest.keyClick(page.case.hint, Key.Key_Return)
    assert page.case.hints.text()
    QTest.keyClick(page.case.back, Key.Key_Return)
    assert page.currentWidget() is page.list
    QTest.keyClick(page.list.grades["easy"].next, Key.Key_Return)
    wait_for(qtbot, cases, "easy", 1)


def test_as_many_lanterns_burn_as_a_grade_is_hard(cases: Cases) -> None:
    def glow(image: QImage) -> int:
        """How much of what is beside the name is as warm as a flame."""
        places = [(x, y) for x in range(image.width()) for y in range(image.height())]
        colours = (image.pixelColor(*place) for place in places)
        return sum(colour.red() - colour.blue() > 90 for colour in colours)

    cards = page_of(cases).list.grades.values()
    pictures = [card.grab(card.name.geometry()).toImage() for card in cards]
    burning = [glow(picture) for picture in pictures]
    assert burning == sorted(set(burning))
    assert burning[0] > 0


def test_shift_with_letters_and_digits_leads_to_cells_as_at_the_table(
    qtbot: QtBot, cases: Cases
) -> None:
    open_case(qtbot, cases, "easy", 1)
    shown = page_of(cases).case.map
    shift = Qt.KeyboardModifier.ShiftModifier
    QTest.keyClick(shown, Key.Key_J, shift)
    QTest.keyClick(shown, Key.Key_8, shift)
    assert name_of(shown.cursor_cell) == "J8"
