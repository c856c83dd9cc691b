"""The pages of cases and notebook, and sheets, have room in small windows with large text."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import QSize
from PySide6.QtWidgets import QApplication, QWidget
from pytestqt.qtbot import QtBot

from cascadia_qt.games.cryptid.controllers.cases import Cases
from cascadia_qt.games.cryptid.controllers.notebook import NotebookTable
from cascadia_qt.games.cryptid.model.notebook import Notebook
from cascadia_qt.games.cryptid.views.art.faces import Faces
from cascadia_qt.games.cryptid.views.sheet.places import Spot
from cascadia_qt.views.style import style_sheet
from cascadia_qt.views.table.panel_look import panel_width
from cascadia_qt.views.text_size import set_text_size
from cascadia_qt.views.theme import LIGHT
from tests.games.cryptid.controllers.conftest import Opened
from tests.games.cryptid.table import puzzle
from tests.quiet_hall import QuietHall
from tests.views.fitting import all_misfits, misfits

# The screen that is none says so of every window.
pytestmark = pytest.mark.qt_log_ignore("plugin does not support", extend=True)

SIZES = (QSize(1280, 720), QSize(1024, 680))
LONG = ("Wilhelmina-Alexandrina", "W" * 40, "Bo", "", "Maximilian")


@pytest.fixture(autouse=True, params=(100, 150, 200))
def text_size(request: pytest.FixtureRequest, qapp: QApplication) -> Iterator[None]:
    """The program's style in a size of text."""
    style = qapp.style().objectName()
    qapp.setStyle("Fusion")
    set_text_size(request.param)
    qapp.setStyleSheet(style_sheet(LIGHT))
    yield
    qapp.setStyleSheet("")
    qapp.setStyle(style)
    set_text_size(100)


@pytest.fixture
def hall(qtbot: QtBot, tmp_path: Path) -> QuietHall:
    made = QuietHall(tmp_path)
    qtbot.addWidget(made.window)
    made.window.resize(1280, 720)
    made.window.show()
    return made


def found_in(window: QWidget) -> str:
    return all_misfits(window, SIZES)


def test_the_list_of_cases_fits(hall: QuietHall) -> None:
    cases = Cases(hall, Faces(), hall)
    for number in range(1, 40):
        cases.book.note("easy", number)
    cases.open()
    assert not found_in(hall.window)
    cases.close()


@pytest.mark.parametrize("grade", ["easy", "expert"])
def test_a_case_fits(qtbot: QtBot, hall: QuietHall, grade: str) -> None:
    cases = Cases(hall, Faces(), hall)
    cases.open()
    cases.open_case(grade, 1)
    qtbot.waitUntil(lambda: cases.case is not None, timeout=60_000)
    assert cases.page is not None
    assert cases.case is not None
    while cases.page.case.hint.isEnabled():
        cases.hint()
    cases.answer((cases.case.habitat + 1) % 108)
    assert not found_in(hall.window)
    cases.close()


@pytest.mark.parametrize("tab", ["map", "game"])
@pytest.mark.parametrize("players", [2, 3, 5])
def test_the_notebook_fits(hall: QuietHall, players: int, tab: str) -> None:
    table = NotebookTable(hall, Faces(), hall)
    table.open()
    number = next(n for n in range(6) if puzzle(n).board.mode == "advanced")
    held = ("not w1:animal",) * (2 if players == 2 else 1)
    table.document.replace(Notebook(puzzle(number).board, LONG[:players], 0, held))
    assert table.page is not None
    table.page.show_tab(tab)
    assert not found_in(hall.window)
    table.close()


@pytest.mark.parametrize("number", range(6))
def test_a_sheet_fits_beside_the_table(opened: Opened, number: int) -> None:
    sheet, _, _ = opened(number, helped="shaded")
    panel = sheet.widget
    width = panel_width(panel.font())
    panel.resize(width, panel.heightForWidth(width))
    panel.show()
    size = QSize(width, panel.heightForWidth(width))
    assert not misfits(panel, size)
    grid = panel.grid
    last = Spot(len(grid.shown.clues) - 1, len(grid.shown.columns) - 1)
    assert grid.rect().contains(grid.rect_of(last).toRect())
    panel.hide()
