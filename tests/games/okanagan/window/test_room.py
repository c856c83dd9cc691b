"""Every window from the smallest on, every size of text: nothing is cut or covered."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import nullcontext
from functools import cache
from itertools import combinations

import pytest
from PySide6.QtCore import QRectF, QSize
from PySide6.QtWidgets import QApplication

from cascadia_qt.games.okanagan.rules.actions import Lay
from cascadia_qt.games.okanagan.rules.state import Phase
from cascadia_qt.games.okanagan.views.table.page import TablePage
from cascadia_qt.rules.game import Seat
from cascadia_qt.rules.record import Record
from cascadia_qt.views.text_size import set_text_size
from tests.games.okanagan.window.conftest import Open
from tests.games.okanagan.window.den import Den, record_where
from tests.pseudo import PSEUDO, spoken_pseudo
from tests.views.fitting import misfits, promised_size

SIZES = [(960, 560), (1280, 720), (1280, 800), (1920, 1080), (3840, 2160)]
SEATS = (Seat("Ann"), Seat("Benjamin the Great", "random"), Seat("Cleo", "random"),
         Seat("Dorothea", "random"))  # fmt: skip
PHASES = (Phase.KEEP, Phase.LAY, Phase.BUILD, Phase.ORDER, Phase.ACTION, Phase.COLLECT, Phase.TAKE)


@cache
def record_at(phase: Phase) -> Record:
    """A game in which the only person has that to decide."""
    return record_where(
        lambda state: state.phase is phase and state.seat == 0 and state.turns > 3, SEATS
    )


@pytest.fixture(params=[100, 150, 200, PSEUDO])
def den(request: pytest.FixtureRequest, open_den: Open, qapp: QApplication) -> Iterator[Den]:
    longer = request.param == PSEUDO
    den = open_den(text_size=100 if longer else request.param)
    with spoken_pseudo(qapp) if longer else nullcontext():
        yield den
    set_text_size(100)


@pytest.mark.parametrize("phase", PHASES)
def test_the_table_has_room(den: Den, phase: Phase) -> None:
    den.go_on(record_at(phase))
    for sides in SIZES:
        size = promised_size(QSize(*sides))
        den.window.resize(size)
        for _ in range(3):
            QApplication.processEvents()
        assert misfits(den.window, size) == [], size
        desk = QRectF(den.page.desk.rect())
        places = [place.whole for place in den.page.desk._places]
        assert all(desk.contains(place) for place in places), size
        for one, other in combinations(places, 2):
            assert not one.intersects(other), size
        hand = QRectF(den.page.hand.rect())
        cards = [den.page.hand.tile_place, *den.page.hand.card_places]
        assert all(hand.contains(card) for card in cards), size
        for one, other in combinations(cards, 2):
            assert not one.intersects(other), size
        assert den.page.view.height() >= 180, size


@pytest.mark.parametrize("sides", SIZES[:4])
def test_a_hint_and_what_a_tile_would_close_have_room(den: Den, sides: tuple[int, int]) -> None:
    den.go_on(record_at(Phase.LAY))
    size = promised_size(QSize(*sides))
    den.window.resize(size)
    for _ in range(3):
        QApplication.processEvents()
    closing = sorted(den.table.display._gaps[2]) or sorted(den.turn.places)
    cell = closing[0]
    den.turn.advise(Lay(cell, den.turn.places[cell][0]))
    view = den.page.view.rect()
    assert den.page.hint.isVisible()
    assert not den.page.area.isVisible(), "nothing covers the hint"
    assert view.contains(den.page.hint.geometry())
    assert misfits(den.window, size) == []
    den.turn.lower()
    den.turn.hold_over(cell)
    assert not den.page.hint.isVisible()
    assert den.page.area.isVisible()
    assert view.contains(den.page.area.geometry())
    assert misfits(den.window, size) == []


def test_the_valley_and_its_film_have_room(den: Den) -> None:
    den.go_on(record_at(Phase.LAY))
    den.window.replay.trigger()
    for sides in SIZES:
        size = promised_size(QSize(*sides))
        den.window.resize(size)
        for _ in range(3):
            QApplication.processEvents()
        assert misfits(den.window, size) == [], size
        page = den.window.centralWidget()
        assert isinstance(page, TablePage)
        assert page.view.height() >= max(page.height() * 0.25, page.desk.height()), size


def test_the_log_has_room_beside_four_players(open_den: Open) -> None:
    den = open_den()
    den.go_on(record_at(Phase.LAY))
    for _ in range(3):
        QApplication.processEvents()
    assert den.page.panel.verticalScrollBar().maximum() == 0
