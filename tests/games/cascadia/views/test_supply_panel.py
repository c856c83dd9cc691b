"""What is left: the numbers of the supply, the few among them, and the chances in words."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QCoreApplication, QEvent, QRect
from PySide6.QtGui import QImage
from pytestqt.qtbot import QtBot

from cascadia_qt.games.cascadia.rules.supply import Supply, supply
from cascadia_qt.games.cascadia.rules.terms import Habitat, Wildlife
from cascadia_qt.games.cascadia.views.art.faces import Faces
from cascadia_qt.games.cascadia.views.table.supply_panel import SupplyPanel
from cascadia_qt.views.theme import DARK, LIGHT, Theme
from cascadia_qt.words import language
from tests.documents import random_record
from tests.looks import Wear

pytestmark = pytest.mark.qt_log_ignore("plugin does not support", extend=True)


def stock(*tokens: int, tiles: int = 20) -> Supply:
    return Supply(
        tokens=dict(zip(Wildlife, tokens, strict=True)),
        tiles=tiles,
        unseen=tiles + 9,
        habitats=dict(zip(Habitat, (5, 6, 7, 8, 9), strict=True)),
        keystones=4,
    )


@pytest.fixture
def panel(qtbot: QtBot) -> SupplyPanel:
    made = SupplyPanel(Faces())
    qtbot.addWidget(made)
    return made


def numbers(panel: SupplyPanel) -> dict[Wildlife | None, int]:
    return {left.species: left.number for left in panel.left()}


@pytest.mark.parametrize("players", [1, 2, 3, 4])
def test_the_numbers_are_those_of_the_supply(panel: SupplyPanel, players: int) -> None:
    for entry in random_record(players=players).history.entries[::9]:
        now = supply(entry.step.state)
        panel.show_supply(now)
        assert numbers(panel) == dict([*now.tokens.items(), (None, now.tiles)])


def test_what_may_come_is_said_in_words(panel: SupplyPanel) -> None:
    panel.show_supply(stock(10, 5, 4, 1, 0))
    assert panel.accessibleName() == "Supply"
    told = [
        "In the bag: Bear 10, Elk 5, Salmon 4, Hawk 1, Fox 0.",
        "The next token: Bear 50%, Elk 25%, Salmon 20%, Hawk 5%, Fox 0%.",
        "Tiles in the stack: 20.",
        "Tiles nobody has seen: 29, some of which stay in the box.",
        "Habitats they show: Mountain 5, Forest 6, Prairie 7, Wetland 8, River 9.",
        "Keystones among them: 4.",
    ]
    assert panel.toolTip().split("\n") == told
    assert panel.accessibleDescription() == " ".join(told)


def test_an_empty_bag_has_no_chances(panel: SupplyPanel) -> None:
    panel.show_supply(stock(0, 0, 0, 0, 0))
    assert "The bag is empty." in panel.toolTip()


def test_it_speaks_another_language(panel: SupplyPanel, monkeypatch: pytest.MonkeyPatch) -> None:
    panel.show_supply(stock(1, 2, 3, 4, 5))
    monkeypatch.setattr(language, "_translator", lambda _context, text: text.upper())
    QCoreApplication.sendEvent(panel, QEvent(QEvent.Type.LanguageChange))
    assert "BEAR 1, ELK 2" in panel.accessibleDescription()
    assert "FOREST 6" in panel.toolTip()


def test_three_or_fewer_are_few(panel: SupplyPanel) -> None:
    panel.show_supply(stock(4, 3, 20, 0, 1, tiles=3))
    assert [left.species for left in panel.left() if left.few] == [
        Wildlife.ELK, Wildlife.HAWK, Wildlife.FOX, None,
    ]  # fmt: skip


def inked(picture: QImage, room: QRect) -> int:
    """How many pixels of the lower half of `room` are not paper."""
    paper = picture.pixelColor(room.left() + 1, room.bottom() - 3)
    rows = range(room.center().y() + 6, room.bottom() - 3)
    columns = range(room.left() + 2, room.right() - 2)
    return sum(picture.pixelColor(x, y) != paper for y in rows for x in columns)


@pytest.mark.parametrize("theme", [LIGHT, DARK], ids=["light", "dark"])
def test_few_are_framed_not_only_coloured(panel: SupplyPanel, theme: Theme, wear: Wear) -> None:
    wear(theme)
    panel.resize(240, panel.height())
    panel.show_supply(stock(4, 4, 4, 4, 4))
    first, second = (left.room.toAlignedRect() for left in panel.left()[:2])
    before = panel.grab().toImage()
    panel.show_supply(stock(3, 4, 4, 4, 4))
    after = panel.grab().toImage()
    assert inked(after, first) > inked(before, first) + 20
    assert inked(after, second) == inked(before, second)


@pytest.mark.parametrize("width", [200, 260, 320])
def test_numbers_are_inside_and_apart(panel: SupplyPanel, width: int) -> None:
    panel.resize(width, panel.height())
    panel.show_supply(stock(20, 20, 20, 20, 20, tiles=80))
    rooms = [left.room for left in panel.left()]
    assert panel.height() == 64
    assert panel.width() == width
    assert all(panel.rect().contains(room.toAlignedRect()) for room in rooms)
    widest = panel.fontMetrics().horizontalAdvance("00")
    assert all(room.width() > widest + 6 for room in rooms)
    assert not any(
        one.intersects(other) for place, one in enumerate(rooms) for other in rooms[:place]
    )


def test_it_can_be_driven_before_the_game(panel: SupplyPanel, wear: Wear) -> None:
    wear(DARK)
    QCoreApplication.sendEvent(panel, QEvent(QEvent.Type.LanguageChange))
    assert not panel.grab().isNull()
    assert numbers(panel) == {}
