"""Every window from the smallest on, every size of text: nothing is cut or covered."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import nullcontext
from itertools import combinations

import pytest
from PySide6.QtCore import QRectF, QSize, Qt
from PySide6.QtWidgets import QApplication

from cascadia_qt.games.kaskaria.views.table.card_item import CardItem
from cascadia_qt.rules.game import Seat
from cascadia_qt.views.text_size import set_text_size
from tests.games.kaskaria.table import hero, scene
from tests.games.kaskaria.window.conftest import Open
from tests.games.kaskaria.window.den import Den
from tests.pseudo import PSEUDO, spoken_pseudo
from tests.views.fitting import misfits, promised_size

TEN = "blue gold gold runner plus2, red gold runner, green griffin, pink gold plus2, brown gold"
SIZES = [(960, 560), (1280, 720), (1280, 800), (1920, 1080), (3840, 2160)]
SEATS = (Seat("Ann"), Seat("Benjamin the Great", "random"), Seat("Cleo", "random"),
         Seat("Dorothea", "random"))  # fmt: skip


@pytest.fixture(params=[100, 150, 200, PSEUDO])
def den(request: pytest.FixtureRequest, open_den: Open, qapp: QApplication) -> Iterator[Den]:
    longer = request.param == PSEUDO
    den = open_den(text_size=100 if longer else request.param)
    others = (hero("grey runner"), hero("orange gold", 12, 6, 30), hero())
    den.lay(scene(hero(TEN, 11, 7, 44), *others, length="long", display="yellow gold gold runner"),
            *SEATS)  # fmt: skip
    with spoken_pseudo(qapp) if longer else nullcontext():
        yield den
    set_text_size(100)


@pytest.mark.parametrize("sides", SIZES)
def test_the_table_has_room(den: Den, sides: tuple[int, int]) -> None:
    size = promised_size(QSize(*sides))
    den.window.resize(size)
    for _ in range(3):
        QApplication.processEvents()
    for key in (Qt.Key.Key_Return, Qt.Key.Key_Right):
        den.press(key)
        assert misfits(den.window, size) == []
    places = den.page.scene.places
    whole = QRectF(den.page.view.viewport().rect())
    parts = [places.island, *places.plates, places.pile, places.discard, *places.display]
    for part in (*parts, places.hand):
        assert whole.contains(part)
    for one, other in combinations([*parts, places.hand], 2):
        assert not one.intersects(other), (one, other)
    assert places.island.width() > whole.width() * 0.38
    assert places.card.height() >= 90


@pytest.mark.parametrize("sides", SIZES)
def test_all_cards_of_a_hand_are_seen_and_can_be_tapped(den: Den, sides: tuple[int, int]) -> None:
    size = promised_size(QSize(*sides))
    den.window.resize(size)
    for _ in range(3):
        QApplication.processEvents()
    view = QRectF(den.page.view.viewport().rect())
    items = [item for item in den.page.scene.items() if isinstance(item, CardItem)]
    assert len(items) == 10 + 3
    for item in items:
        assert view.contains(item.sceneBoundingRect().adjusted(6, 6, -6, -6)), item.card
    for place in range(10):
        den.tap_card(place)
    badges = [badge.place for badge in den.page.scene._badges.values()]
    for one, other in combinations(badges, 2):
        assert not one.intersects(other)
    for badge in badges:
        assert view.contains(badge)


@pytest.mark.parametrize("sides", SIZES[:3])
def test_the_question_before_the_volcano_has_room(den: Den, sides: tuple[int, int]) -> None:
    size = promised_size(QSize(*sides))
    den.window.resize(size)
    for _ in range(3):
        QApplication.processEvents()
    den.turn.play("red")
    assert den.page.entering.isVisible()
    assert misfits(den.window, size) == []
    assert den.page.view.rect().contains(den.page.entering.geometry())
