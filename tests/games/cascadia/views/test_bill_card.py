"""The card beside a hovering piece shows the whole bill, and never covers the piece."""

from __future__ import annotations

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from PySide6.QtCore import QRect
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from cascadia_qt.games.cascadia.rules.bill import Bill, Item, Standing
from cascadia_qt.games.cascadia.rules.scoring.unit import Category
from cascadia_qt.games.cascadia.rules.terms import Habitat, Wildlife
from cascadia_qt.games.cascadia.views.art.faces import Faces
from cascadia_qt.games.cascadia.views.table.bill_card import BillCard, Row
from cascadia_qt.views.theme import DARK, LIGHT
from tests.looks import Wear, shows

NAMES = ("Ann", "Benedetta-Alexandrina")
RICH = Bill(
    0,
    (
        Item(0, Category.WILDLIFE, Wildlife.BEAR, 7),
        Item(0, Category.WILDLIFE, Wildlife.FOX, -2),
        Item(0, Category.CORRIDOR, Habitat.FOREST, 1),
        Item(0, Category.BONUS, Habitat.FOREST, 2),
        Item(0, Category.CORRIDOR, Habitat.RIVER, 1),
        Item(0, Category.NATURE, None, 1),
        Item(1, Category.BONUS, Habitat.FOREST, -1),
    ),
    (Standing(Habitat.FOREST, 6, 5, 2), Standing(Habitat.RIVER, 3, 4, 0)),
)


@pytest.fixture
def card(qtbot: QtBot) -> BillCard:
    board = QWidget()
    board.resize(800, 600)
    qtbot.addWidget(board)
    return BillCard(Faces(), board)


def test_every_item_has_its_place(card: BillCard) -> None:
    card.show_bill(RICH, NAMES, QRect(100, 100, 80, 80))
    assert card.rows == (
        Row(Wildlife.BEAR, 7),
        Row(Wildlife.FOX, -2),
        Row(Habitat.FOREST, 1, 2, "6 to 5"),
        Row(Habitat.RIVER, 1, 0, "3 to 4"),
        Row(None, 1),
        Row(Habitat.FOREST, 0, -1, owner=NAMES[1]),
    )
    own = sum(row.points + row.bonus for row in card.rows if not row.owner)
    assert own == RICH.total == 10
    assert card.accessibleName().startswith("Points: +10")


def test_a_bill_of_nothing_says_so(card: BillCard) -> None:
    card.show_bill(Bill(0, (), ()), NAMES, QRect(100, 100, 80, 80))
    assert card.rows == ()
    assert card.accessibleName() == "Points: 0"


@settings(suppress_health_check=[HealthCheck.function_scoped_fixture])
@given(st.integers(-50, 790), st.integers(-50, 590), st.integers(20, 200))
def test_the_card_stays_on_the_board_and_beside_the_piece(
    card: BillCard, left: int, top: int, side: int
) -> None:
    beside = QRect(left, top, side, side)
    card.show_bill(RICH, NAMES, beside)
    assert card.geometry().top() >= 0
    assert card.geometry().bottom() <= 600
    assert card.geometry().left() >= 0
    room = max(800 - beside.right(), beside.left())
    if room > card.width() + 20:
        assert not card.geometry().intersects(beside)


def test_it_is_painted_in_both_schemes(card: BillCard, wear: Wear) -> None:
    card.show_bill(RICH, NAMES, QRect(100, 100, 80, 80))
    light = card.grab().toImage()
    wear(DARK)
    dark = card.grab().toImage()
    assert dark != light
    assert (shows(light, LIGHT.ink), shows(dark, DARK.ink)) == (True, True)
