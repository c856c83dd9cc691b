"""Every window from the smallest on, every size of text: nothing is cut or covered."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import nullcontext
from itertools import combinations

import pytest
from PySide6.QtCore import QRect, QSize, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QWidget

from cascadia_qt.games.cryptid.rules.cells import CELLS, cells_in
from cascadia_qt.games.cryptid.views.art.hexes import CELLS_RECT
from cascadia_qt.games.cryptid.views.sheet.panel import SheetPanel
from cascadia_qt.rules.game import Seat
from cascadia_qt.views.text_size import set_text_size
from tests.games.cryptid.window.conftest import Open
from tests.games.cryptid.window.den import Den
from tests.pseudo import PSEUDO, spoken_pseudo
from tests.views.fitting import misfits, promised_size

SIZES = [(960, 560), (1280, 720), (1280, 800), (1920, 1080), (3840, 2160)]
FIVE = (Seat("Ann"), Seat("Benjamin the Great", "random"), Seat("Cleo", "random"),
        Seat("Dorothea", "random"), Seat("Eve", "random"))  # fmt: skip


@pytest.fixture(params=[100, 150, 200, PSEUDO])
def den(request: pytest.FixtureRequest, open_den: Open, qapp: QApplication) -> Iterator[Den]:
    longer = request.param == PSEUDO
    den = open_den(text_size=100 if longer else request.param)
    with spoken_pseudo(qapp) if longer else nullcontext():
        yield den
    set_text_size(100)


def laid(den: Den, size: QSize) -> None:
    den.window.resize(size)
    for _ in range(3):
        QApplication.processEvents()


def place(den: Den, widget: QWidget) -> QRect:
    return QRect(widget.mapTo(den.page, widget.rect().topLeft()), widget.size())


@pytest.mark.parametrize("sides", SIZES)
@pytest.mark.parametrize("seats", [FIVE, FIVE[:2]])
def test_the_table_has_room(den: Den, sides: tuple[int, int], seats: tuple[Seat, ...]) -> None:
    den.play(*seats, seed=3, mode="advanced", helps=("struck",) * len(seats))
    size = promised_size(QSize(*sides))
    laid(den, size)
    assert misfits(den.window, size) == []
    den.jump(cells_in(den.turn.lit)[0])
    assert misfits(den.window, size) == []
    QTest.keyPress(den.page.view, Qt.Key.Key_C)
    assert misfits(den.window, size) == []
    QTest.keyRelease(den.page.view, Qt.Key.Key_C)
    page = den.page
    parts = [page.prompt, *page.pennants, page.corner, page.view]
    places = [place(den, part) for part in parts]
    for here in places:
        assert page.rect().contains(here)
    for one, other in combinations(places, 2):
        assert not one.intersects(other)
    cells = page.view.mapFromScene(CELLS_RECT).boundingRect()
    assert page.view.viewport().rect().contains(cells)
    assert cells.width() > 300


@pytest.mark.parametrize("sides", SIZES)
def test_every_cell_can_be_tapped(den: Den, sides: tuple[int, int]) -> None:
    den.play(*FIVE, seed=3)
    size = promised_size(QSize(*sides))
    laid(den, size)
    for cell in CELLS:
        den.tap(cell)
        assert den.turn.cell == cell
        assert den.steps == 0


@pytest.mark.parametrize("sides", SIZES)
def test_the_replay_has_room(den: Den, sides: tuple[int, int]) -> None:
    den.play(*(Seat(who.name) for who in FIVE), seed=3)
    den.open_curtain()
    den.jump(cells_in(den.turn.lit)[0])
    den.press(Qt.Key.Key_Return)
    den.open_curtain()
    den.window.replay.trigger()
    size = promised_size(QSize(*sides))
    laid(den, size)
    assert misfits(den.window, size) == []


def test_a_large_sheet_is_written_out(den: Den) -> None:
    den.play(*FIVE[:3], seed=3)
    laid(den, QSize(1280, 720))
    den.press(Qt.Key.Key_D)
    QApplication.processEvents()
    large = den.page.large_sheet
    assert large is not None
    sheet = large.widget()
    assert isinstance(sheet, SheetPanel)
    assert sheet.grid.has_words(sheet.grid.width())
    assert misfits(den.window, QSize(1280, 720)) == []
