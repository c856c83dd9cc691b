"""Scoring cards small, enlarged and in their dialog, by mouse and by keyboard."""

from __future__ import annotations

from itertools import pairwise, product
from types import SimpleNamespace

import pytest
from PySide6.QtCore import QEvent, QPoint, QRect, QSize, QSizeF, Qt, QTimer
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QLabel, QLineEdit, QVBoxLayout, QWidget
from pytestqt.qtbot import QtBot

from cascadia_qt.games.cascadia.rules.drawing import drawn_tokens
from cascadia_qt.games.cascadia.rules.scoring.rulings import Scoring
from cascadia_qt.games.cascadia.rules.scoring.tokens import Tokens
from cascadia_qt.games.cascadia.rules.scoring.wildlife import species_units
from cascadia_qt.games.cascadia.rules.terms import Card, Variant, Wildlife
from cascadia_qt.games.cascadia.views.art.faces import Faces
from cascadia_qt.games.cascadia.views.cards.drawing import Drawing
from cascadia_qt.games.cascadia.views.cards.page import CardPage
from cascadia_qt.games.cascadia.views.cards.picture import CardPicture
from cascadia_qt.games.cascadia.views.cards.popup import CardPopup
from cascadia_qt.games.cascadia.views.cards.small_card import SmallCard
from cascadia_qt.games.cascadia.views.table.cards_panel import CardsPanel
from cascadia_qt.games.cascadia.words.card_examples import examples
from cascadia_qt.rules.grid import GRIDS, HEX, SQUARE, Grid
from cascadia_qt.views.theme import DARK, LIGHT
from cascadia_qt.words.language import translate_with
from tests.games.cascadia.views.cards_table import in_english, press
from tests.looks import Wear, shows

# The screen that is none says so of every window.
pytestmark = pytest.mark.qt_log_ignore("plugin does not support", extend=True)

Key = Qt.Key
BEAR, ELK, SALMON, HAWK, FOX = Wildlife
MIXED = Scoring(Variant.CARDS, (Card.C, Card.A, Card.D, Card.B, Card.A))
SCORINGS = {
    **{card.value: Scoring(Variant.CARDS, (card,) * len(Wildlife)) for card in Card},
    "family": Scoring(Variant.FAMILY),
    "intermediate": Scoring(Variant.INTERMEDIATE),
}
CASES = {
    f"{species.word} {name} {grid.name}": (grid, scoring, species)
    for grid, (name, scoring), species in product(GRIDS.values(), SCORINGS.items(), Wildlife)
}
every_card = pytest.mark.parametrize(
    ("grid", "scoring", "species"), list(CASES.values()), ids=list(CASES)
)


# Pictures


@every_card
def test_a_picture_is_lit_as_the_engine_scores(
    qapp: QApplication, grid: Grid, scoring: Scoring, species: Wildlife
) -> None:
    for example in examples(scoring, species, grid):
        drawing = Drawing(grid, scoring, species, example)
        tokens = Tokens(grid, drawn_tokens(grid, example.drawing))
        engine = tuple(species_units(tokens, scoring, species))
        lights, scale = drawing.lights(qapp.font(), QSizeF(200, 92))
        assert lights.units == engine
        flags = {flag.unit: flag.text for flag in lights.flags}
        assert flags == {unit: str(unit.points) for unit in engine if unit.points and unit.cells}
        assert drawing.points == sum(unit.points for unit in engine)
        assert lights.bounds().width() * scale <= 200.01
        assert lights.bounds().height() * scale <= 92.01


def test_a_picture_says_what_it_shows(qtbot: QtBot, faces: Faces) -> None:
    said = []
    for example in examples(MIXED, ELK, HEX):
        picture = CardPicture(faces)
        qtbot.addWidget(picture)
        picture.show_drawing(Drawing(HEX, MIXED, ELK, example))
        said.append(picture.accessibleName())
    assert said[0] == "Right, scores 13: Four in a straight line, the longest that counts"
    assert said[3] == "Wrong, scores 7 instead of 9: A gap ends the line as well"


def test_right_and_wrong_differ_without_colour(qtbot: QtBot, faces: Faces) -> None:
    """A mark is light on a disc of one colour: how much of it there is tells tick from cross."""
    shares = {}
    for example in examples(MIXED, ELK, HEX):
        picture = CardPicture(faces)
        qtbot.addWidget(picture)
        picture.show_drawing(Drawing(HEX, MIXED, ELK, example))
        picture.resize(240, 150)
        image = picture.grab(QRect(10, 10, 14, 14)).toImage()
        spots = product(range(image.width()), range(image.height()))
        shares[example.right] = {
            spot for spot in spots if image.pixelColor(*spot).lightnessF() > 0.8
        }
    assert shares[True]
    assert shares[False]
    assert shares[True] != shares[False]


# The page


@every_card
def test_every_card_can_be_shown_whole(
    qtbot: QtBot, faces: Faces, grid: Grid, scoring: Scoring, species: Wildlife, wear: Wear
) -> None:
    page = CardPage(faces)
    qtbot.addWidget(page)
    wear(DARK)
    page.show_card(scoring, species, grid)
    page.resize(page.width(), page.heightForWidth(page.width()))
    assert not page.grab().isNull()
    assert page.height() <= 560
    for child in page.findChildren(QWidget):
        if child.isVisibleTo(page):
            assert page.rect().contains(child.geometry()), child.objectName()
            assert child.height() >= child.heightForWidth(child.width())
            assert child.width() >= child.minimumSizeHint().width()


@pytest.mark.parametrize(
    ("species", "ruling"),
    [
        (BEAR, ""),
        (ELK, ""),
        (
            SALMON,
            "At this table: A group in which a salmon touches three others scores nothing at all. "
            "Runs of fewer than three score nothing.",
        ),
    ],
    ids=lambda given: given.word if isinstance(given, Wildlife) else "",
)
def test_a_ruling_is_shown_where_there_is_one(
    qtbot: QtBot, faces: Faces, species: Wildlife, ruling: str
) -> None:
    page = CardPage(faces)
    qtbot.addWidget(page)
    page.show_card(MIXED, species, HEX)
    label = page.findChild(QLabel, "card_ruling")
    assert label is not None
    assert (label.text() if label.isVisibleTo(page) else "") == ruling


def test_a_page_follows_the_language(qtbot: QtBot, faces: Faces, shouting: None) -> None:
    page = CardPage(faces)
    qtbot.addWidget(page)
    page.show_card(MIXED, HAWK, HEX)
    translate_with(in_english)
    QApplication.sendEvent(page, QEvent(QEvent.Type.LanguageChange))
    assert page.accessibleName() == "Hawk B"
    assert page.accessibleDescription().startswith("A hawk counts")
    assert page.pictures[0].accessibleName().endswith("Each sees another along a straight line")


# The panel


class Table:
    """A panel at the right edge of a window with something else to point at and to focus."""

    def __init__(self, bot: QtBot, faces: Faces, scoring: Scoring = MIXED, grid: Grid = HEX):
        self.window = QWidget()
        bot.addWidget(self.window)
        self.field = QLineEdit()
        self.panel = CardsPanel(faces)
        self.panel.show_scoring(scoring, grid)
        column = QVBoxLayout(self.window)
        column.addWidget(self.field)
        column.addWidget(self.panel, 0, Qt.AlignmentFlag.AlignRight)
        column.addStretch(1)
        self.bot = bot
        self.chosen: list[object] = []
        self.panel.card_chosen.connect(self.chosen.append)
        self.window.resize(400, 300)
        self.window.show()
        bot.waitUntil(self.window.isActiveWindow)
        self.field.setFocus()
        self.point_at(self.field)

    @property
    def cards(self) -> list[SmallCard]:
        return self.panel.findChildren(SmallCard)

    @property
    def popup(self) -> CardPopup | None:
        popup = self.panel.findChild(CardPopup)
        return popup if popup is not None and popup.isVisible() else None

    def point_at(self, widget: QWidget) -> None:
        """Moves the pointer in the window of `widget`, as a hand does."""
        window = widget.window()
        there = widget.mapTo(window, widget.rect().center())
        # Nothing moves if the pointer is there already, from an earlier test.
        for place in (there + QPoint(1, 0), there):
            QTest.mouseMove(window.windowHandle(), place)

    def enlarge(self, species: Wildlife) -> CardPopup:
        self.point_at(self.cards[species])
        self.bot.waitUntil(lambda: self.popup is not None)
        assert self.popup is not None
        return self.popup

    def settle(self) -> None:
        """Waits until nothing is going to happen by itself any more."""
        timers = self.panel.findChildren(QTimer)
        self.bot.waitUntil(lambda: not any(timer.isActive() for timer in timers))

    def wait_until_small(self) -> None:
        self.bot.waitUntil(lambda: self.popup is None)


@pytest.fixture
def table(qtbot: QtBot, faces: Faces) -> Table:
    return Table(qtbot, faces)


@pytest.mark.parametrize("grid", GRIDS.values(), ids=GRIDS.keys())
@pytest.mark.parametrize("scoring", SCORINGS.values(), ids=SCORINGS.keys())
def test_five_small_cards_stand_in_a_row(
    qtbot: QtBot, faces: Faces, scoring: Scoring, grid: Grid, wear: Wear
) -> None:
    table = Table(qtbot, faces, scoring, grid)
    wear(DARK)
    places = [card.geometry() for card in table.cards]
    assert table.panel.width() == 280
    assert [(place.width(), place.height()) for place in places] == [(52, 84)] * 5
    assert all(one.right() < other.left() for one, other in pairwise(places))
    assert all(table.panel.rect().contains(place) for place in places)
    assert not table.panel.grab().isNull()


def test_small_cards_say_what_they_score(table: Table) -> None:
    assert table.cards[HAWK].accessibleName() == (
        "Hawk B: Alone and in sight, 2 to 8: 5, 9, 12, 16, 20, 24, 28"
    )
    table.panel.show_scoring(Scoring(Variant.FAMILY), SQUARE)
    assert table.cards[HAWK].accessibleName() == (
        "Hawk, Family card: Every group of 1, 2, 3 and more: 2, 5, 9"
    )


@pytest.mark.parametrize("grid", GRIDS.values(), ids=GRIDS.keys())
def test_the_dots_tell_the_cards_of_an_animal_apart(table: Table, grid: Grid) -> None:
    looks: dict[Wildlife, set[bytes]] = {species: set() for species in Wildlife}
    for card in Card:
        table.panel.show_scoring(SCORINGS[card.value], grid)
        for small in table.cards:
            below = small.grab(QRect(4, 30, 44, 50)).toImage()
            looks[small.species].add(bytes(below.constBits()))
    numbers = {species: len(seen) for species, seen in looks.items()}
    # Runs are runs on three of the cards of salmon.
    assert numbers == {BEAR: 4, ELK: 4, SALMON: 2, HAWK: 4, FOX: 4}


def test_pointing_at_a_card_enlarges_it(table: Table) -> None:
    popup = table.enlarge(HAWK)
    assert popup.page.accessibleName() == "Hawk B"
    assert popup.height() == popup.page.heightForWidth(popup.width())


def test_it_takes_a_moment(table: Table) -> None:
    table.point_at(table.cards[HAWK])
    assert table.popup is None
    table.point_at(table.field)
    table.settle()
    assert table.popup is None


def test_an_enlarged_card_takes_no_focus(table: Table) -> None:
    popup = table.enlarge(ELK)
    assert not popup.isActiveWindow()
    press(Key.Key_A)
    assert table.field.text() == "a"


def test_an_enlarged_card_stays_while_the_pointer_is_on_it(table: Table) -> None:
    popup = table.enlarge(ELK)
    table.point_at(popup)
    table.settle()
    assert table.popup is popup
    table.point_at(table.field)
    table.wait_until_small()


def test_a_click_puts_an_enlarged_card_away(table: Table) -> None:
    popup = table.enlarge(ELK)
    QTest.mouseClick(popup.page, Qt.MouseButton.LeftButton)
    assert table.popup is None


def test_the_pointer_leaves_a_card(table: Table) -> None:
    table.enlarge(ELK)
    table.point_at(table.field)
    table.wait_until_small()


def test_pointing_at_the_next_card_changes_the_page_at_once(table: Table) -> None:
    popup = table.enlarge(SALMON)
    table.point_at(table.cards[BEAR])
    assert table.popup is popup
    assert popup.page.accessibleName() == "Bear C"
    assert popup.height() == popup.page.heightForWidth(popup.width())


@pytest.mark.parametrize("x", [0, 1], ids=["left", "right"])
@pytest.mark.parametrize("y", [0, 1], ids=["top", "bottom"])
@pytest.mark.parametrize("size", [QSize(800, 800), QSize(1920, 1080)], ids=["small", "large"])
def test_an_enlarged_card_is_on_the_screen_and_beside_the_panel(
    table: Table, monkeypatch: pytest.MonkeyPatch, size: QSize, x: int, y: int
) -> None:
    screen = QRect(QPoint(0, 0), size)
    described = SimpleNamespace(availableGeometry=lambda: screen)
    monkeypatch.setattr(table.panel, "screen", lambda: described)
    room = size - table.window.size()
    table.window.move(x * room.width(), y * room.height())
    popup = table.enlarge(FOX)
    assert screen.contains(popup.geometry())
    panel = QRect(table.panel.mapToGlobal(QPoint(0, 0)), table.panel.size())
    beside = not popup.geometry().intersects(panel)
    assert beside is (panel.width() + popup.width() < screen.width())


@pytest.mark.parametrize("why", ["the panel hides", "another window", "a click"])
def test_an_enlarged_card_goes_when(table: Table, why: str) -> None:
    table.enlarge(FOX)
    other = QWidget()
    table.bot.addWidget(other)
    match why:
        case "the panel hides":
            table.panel.hide()
        case "another window":
            other.show()
            other.activateWindow()
        case _:
            QTest.mouseClick(table.cards[FOX], Qt.MouseButton.LeftButton)
    table.wait_until_small()


def test_a_click_chooses_and_leaves_the_focus_where_it_is(table: Table) -> None:
    for species in Wildlife:
        QTest.mouseClick(table.cards[species], Qt.MouseButton.LeftButton)
    assert table.chosen == list(Wildlife)
    assert table.field.hasFocus()


def test_tab_and_arrows_reach_every_card(table: Table) -> None:
    press(Key.Key_Tab)
    assert table.cards[BEAR].hasFocus()
    for key, species in (
        (Key.Key_Right, ELK),
        (Key.Key_Down, SALMON),
        (Key.Key_Left, ELK),
        (Key.Key_Up, BEAR),
        (Key.Key_Left, FOX),
        (Key.Key_Right, BEAR),
        (Key.Key_Right, ELK),
    ):
        press(key)
        assert table.cards[species].hasFocus()
    press(Key.Key_Tab)
    assert table.field.hasFocus()
    press(Key.Key_Tab)
    assert table.cards[ELK].hasFocus()


@pytest.mark.parametrize("key", [Key.Key_Return, Key.Key_Enter, Key.Key_Space])
def test_keys_choose_the_focused_card(table: Table, key: Qt.Key) -> None:
    press(Key.Key_Tab)
    press(Key.Key_Right)
    press(key)
    assert table.chosen == [ELK]


def test_the_panel_follows_theme_and_language(table: Table, shouting: None, wear: Wear) -> None:
    popup = table.enlarge(BEAR)
    for theme in (LIGHT, DARK):
        wear(theme)
        assert shows(popup.page.grab().toImage(), theme.raised)
        assert shows(table.cards[BEAR].grab().toImage(), theme.raised)
    QApplication.sendEvent(table.panel, QEvent(QEvent.Type.LanguageChange))
    assert table.cards[BEAR].accessibleName().startswith("BEAR C: GROUPS")
