"""The smallest window: nothing is cut, and nothing lies over something else."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QPoint, QRect
from PySide6.QtGui import QPixmap
from PySide6.QtWidgets import QLabel, QScrollArea, QWidget

from cascadia_qt.games.cascadia.rules.scenarios import SCENARIOS
from cascadia_qt.games.cascadia.views.scenarios.page import ScenariosPage
from cascadia_qt.games.cascadia.views.table import prompt_words
from cascadia_qt.games.cascadia.words.turns import turn_of
from cascadia_qt.words.languages import CODES
from tests.games.cascadia.window.conftest import Start
from tests.games.cascadia.window.desk import ANN, BEN, Desk, settle, trigger

SMALLEST, USUAL = (1060, 680), (1280, 800)


@pytest.fixture(params=CODES)
def spoken(request: pytest.FixtureRequest, start: Start) -> Desk:
    return start(language=request.param)


def resize(desk: Desk, size: tuple[int, int]) -> None:
    desk.window.resize(*size)
    settle()
    assert desk.window.size().toTuple() == size


def place_of(widget: QWidget, page: QWidget) -> QRect:
    """Where the area is in which `widget` can be scrolled."""
    area = widget
    while not isinstance(area, QScrollArea):
        outside = area.parentWidget()
        assert isinstance(outside, QWidget)
        area = outside
    return QRect(area.mapTo(page, QPoint()), area.size())


@pytest.mark.parametrize("size", [SMALLEST, (1366, 700), (1200, 690), USUAL])
def test_the_scenarios_have_room(spoken: Desk, size: tuple[int, int]) -> None:
    trigger(spoken.window.extras["scenarios"])
    resize(spoken, size)
    page = spoken.window.centralWidget()
    assert isinstance(page, ScenariosPage)
    for scenario in SCENARIOS:
        page.trail.look_at(scenario.number)
        settle()
        assert page.minimumSizeHint().boundedTo(page.size()) == page.minimumSizeHint()
        way, side = (place_of(part, page) for part in (page.trail, page.details))
        assert page.rect().contains(way)
        assert page.rect().contains(side)
        assert not way.intersects(side)


def test_scenarios_shrink_only_where_they_must(desk: Desk) -> None:
    trigger(desk.window.extras["scenarios"])
    page = desk.window.centralWidget()
    assert isinstance(page, ScenariosPage)
    resize(desk, USUAL)
    first, second = (page.trail.cards[number].geometry() for number in (0, 1))
    assert (first.left(), second.left() - first.right() - 1) == (25, 20)
    assert first.width() > 150
    resize(desk, SMALLEST)
    assert page.trail.cards[0].width() >= 120


@pytest.mark.parametrize(("size", "height"), [(SMALLEST, 96), (USUAL, 52)])
def test_four_answers_leave_room_for_the_sentence(
    spoken: Desk, size: tuple[int, int], height: int
) -> None:
    spoken.deal(ANN, BEN)
    resize(spoken, size)
    prompt = spoken.page.prompt
    before = prompt.height()
    sentence = prompt_words.choosing(True)
    prompt.show_prompt("Jean-Baptiste", "black", sentence, turn_of(12, 20))
    prompt.show_tokens(QPixmap(24, 24), 3, "")
    offers = (
        prompt_words.replace_three,
        prompt_words.keep_three,
        prompt_words.nature_wipe,
        prompt_words.nature_pick,
    )
    prompt.show_answers([offer() for offer in offers])
    settle()
    what = prompt.findChild(QLabel, "prompt_what")
    assert isinstance(what, QLabel)
    assert what.heightForWidth(what.width()) <= what.height()
    assert prompt.height() <= height
    prompt.show_answers([])
    settle()
    assert prompt.height() == before <= 52
