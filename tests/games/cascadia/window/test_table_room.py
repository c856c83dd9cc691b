"""The table in small windows at every text size: all is reached, and nothing is cut."""

from __future__ import annotations

from itertools import product

import pytest
from PySide6.QtCore import QRect
from PySide6.QtGui import QPixmap
from PySide6.QtWidgets import (
    QAbstractButton,
    QAbstractScrollArea,
    QLabel,
    QToolBar,
    QToolButton,
    QWidget,
)

from cascadia_qt.games.cascadia.views.goals.panel import GoalsPanel
from cascadia_qt.games.cascadia.views.table import prompt_words
from cascadia_qt.games.cascadia.views.table.live_panel import LivePanel
from cascadia_qt.rules.game import Seat
from cascadia_qt.views.table.log_panel import LogPanel
from cascadia_qt.views.table.side_panel import SidePanel
from cascadia_qt.words.languages import CODES
from tests.documents import random_record
from tests.games.cascadia.window.conftest import Start
from tests.games.cascadia.window.desk import ANN, BEN, Desk, settle
from tests.games.cascadia.window.test_small_window import resize
from tests.views.fitting import cut_drawings

# What a screen of 1280 by 720 leaves of it, and a window in which the side panel is folded.
ROOMS = [(1280, 680), (1024, 640), (960, 560)]
TEXTS = [100, 150, 200]
# The largest text has room on a screen of that size.
ROOMS_OF_TEXTS = [*product(ROOMS, TEXTS[:-1]), (ROOMS[0], TEXTS[-1])]


def outside(page: QWidget) -> list[str]:
    """What a person cannot reach: cut off by the page, or by what it stands in."""
    found = []
    for widget in page.findChildren(QWidget):
        if not widget.isVisible() or scrolled(widget, page):
            continue
        corner = widget.mapTo(page, widget.rect().topLeft())
        if not page.rect().contains(QRect(corner, widget.size())):
            found.append(f"{type(widget).__name__} {widget.objectName()}")
    return found


def scrolled(widget: QWidget, page: QWidget) -> bool:
    """Whether somebody can bring it into sight by scrolling."""
    above = widget.parentWidget()
    while above is not None and above is not page:
        if isinstance(above, QAbstractScrollArea):
            return True
        above = above.parentWidget()
    return False


def cut(page: QWidget) -> list[str]:
    """Widgets that are smaller than they need to be."""
    return [
        f"{type(widget).__name__} {widget.objectName()} {widget.size()}"
        for widget in page.findChildren(QWidget)
        if widget.isVisible()
        and isinstance(widget, QLabel | QAbstractButton | LivePanel | LogPanel | GoalsPanel)
        and widget.size().expandedTo(widget.minimumSizeHint()) != widget.size()
    ]


@pytest.mark.parametrize(("size", "text"), ROOMS_OF_TEXTS)
@pytest.mark.parametrize("language", CODES)
@pytest.mark.parametrize("replayed", [False, True], ids=["played", "replayed"])
def test_the_table_fits(
    start: Start, text: int, size: tuple[int, int], language: str, replayed: bool
) -> None:
    """Nothing is cut off and nothing lies over something else, also with the panel called up."""
    desk = start(text_size=text, language=language, drawer_shown=True)
    record = random_record(players=4, seed=3, turns=12)
    shell = desk.application.shell
    (shell.replay if replayed else shell.play)(record)
    resize(desk, size)
    page = desk.page
    assert outside(page) == []
    assert cut(page) == []
    assert cut_drawings(page) == []
    parts: list[QWidget] = [page.prompt, page.market, page.supply, page.board]
    parts += [one for one in page._miniatures if one.isVisible()]
    rooms = [QRect(one.mapTo(page, one.rect().topLeft()), one.size()) for one in parts]
    assert not any(one.intersects(other) for n, one in enumerate(rooms) for other in rooms[:n])
    assert min(page.board.size().toTuple()) >= 160
    side = page.findChild(SidePanel)
    assert isinstance(side, SidePanel)
    for part in (page.scores, page.race, page.cards, page.goals, page.log):
        side.ensureWidgetVisible(part, 0, 0)
        top = part.mapTo(side.viewport(), part.rect().topLeft())
        assert top.x() + part.width() <= side.viewport().width()
        assert top.y() + part.height() <= side.viewport().height() or top.y() == 0


@pytest.mark.parametrize("text", TEXTS)
@pytest.mark.parametrize("language", CODES)
def test_every_answer_of_a_prompt_is_read(start: Start, text: int, language: str) -> None:
    desk = start(text_size=text, language=language)
    desk.deal(Seat("Maximiliane von und zu Hohenstein-Waldburg"), BEN)
    prompt = desk.page.prompt
    prompt.show_tokens(QPixmap(24, 24), 3, "")
    offers = (
        prompt_words.replace_three,
        prompt_words.keep_three,
        prompt_words.nature_wipe,
        prompt_words.nature_pick,
    )
    for size in [room for room, fitting in ROOMS_OF_TEXTS if fitting == text]:
        resize(desk, size)
        prompt.show_answers([offer() for offer in offers])
        settle()
        assert outside(prompt) == []
        assert cut(prompt) == []
        what = prompt.findChild(QLabel, "prompt_what")
        assert isinstance(what, QLabel)
        assert what.heightForWidth(what.width()) <= what.height()


@pytest.mark.parametrize("language", CODES)
@pytest.mark.parametrize(("size", "rows"), [((1366, 728), 1), ((1280, 680), 1), ((1920, 1000), 2)])
def test_low_windows_have_menus_and_tools_in_one_row(
    start: Start, language: str, size: tuple[int, int], rows: int
) -> None:
    desk = start(language=language)
    desk.deal(ANN, BEN)
    resize(desk, size)
    tools = desk.window.findChild(QToolBar)
    assert isinstance(tools, QToolBar)
    menus, bar = desk.window.menuBar().geometry(), tools.geometry()
    assert (bar.top() >= menus.bottom()) is (rows == 2)
    assert not menus.intersects(bar)
    shown = [tools.widgetForAction(action).isVisible() for action in tools.actions()]
    assert all(shown)
    head = desk.window.menuWidget()
    assert head is not None
    assert head.height() <= rows * 52


def test_tools_without_room_are_under_one_that_opens_them(start: Start) -> None:
    desk = start(text_size=150, language="fr")
    desk.deal(ANN, BEN)
    resize(desk, (960, 560))
    more = desk.window.findChild(QToolButton, "qt_toolbar_ext_button")
    assert isinstance(more, QToolButton)
    assert more.isVisible()


def test_text_grows_while_the_table_is_shown(desk: Desk) -> None:
    desk.deal(ANN, BEN)
    width = desk.page.scores.width()
    desk.preferences.text_size = 150
    resize(desk, (1280, 680))
    assert desk.page.scores.width() > width
    assert outside(desk.page) == []
    assert cut(desk.page) == []
