"""The dialog for posters: what is chosen is what is shown and what is saved."""

from __future__ import annotations

from datetime import date

import pytest
from PySide6.QtCore import QCoreApplication, QEvent, QSize, Qt
from PySide6.QtGui import QColor
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QComboBox, QLabel, QLineEdit, QPushButton, QSpinBox
from pytestqt.qtbot import QtBot

from cascadia_qt.games.cascadia.views.poster.dialog import PosterChoice, PosterDialog
from cascadia_qt.games.cascadia.views.poster.paper import SHEETS, Paper, Screen
from cascadia_qt.games.cascadia.views.poster.poster import Poster
from cascadia_qt.games.cascadia.views.poster.preview import PosterPreview
from cascadia_qt.views.theme import DARK, LIGHT
from tests.games.cascadia.views.scored_tables import table

pytestmark = pytest.mark.qt_log_ignore("plugin does not support", extend=True)

DAY = date(2026, 11, 16)
CODE = "HCVJ-MFXV-8P3G"
PIXELS = 4


class Desk:
    """A dialog with what it asked to be saved."""

    def __init__(self, qtbot: QtBot, players: int = 4, choice: PosterChoice | None = None) -> None:
        self._qtbot = qtbot
        self.dialog = PosterDialog(table(players), DAY, CODE, choice or PosterChoice())
        qtbot.addWidget(self.dialog)
        self.saved: list[tuple[Poster, Paper]] = []
        self.dialog.save_requested.connect(lambda *what: self.saved.append(what))
        self.dialog.show()
        qtbot.waitUntil(self.dialog.isActiveWindow)

    @property
    def title(self) -> QLineEdit:
        found = [
            one for one in self.dialog.findChildren(QLineEdit) if one.accessibleName() == "Title"
        ]
        return found[0]

    @property
    def who(self) -> QComboBox:
        found = self.dialog.findChild(QComboBox)
        assert isinstance(found, QComboBox)
        return found

    @property
    def preview(self) -> PosterPreview:
        found = self.dialog.findChild(PosterPreview)
        assert isinstance(found, PosterPreview)
        return found

    def button(self, text: str) -> QPushButton:
        buttons = self.dialog.findChildren(QPushButton)
        return next(one for one in buttons if one.text().replace("&", "") == text)

    def press(self, *texts: str) -> None:
        for text in texts:
            self.button(text).click()

    def sides(self) -> list[QSpinBox]:
        return self.dialog.findChildren(QSpinBox)

    def paper_colour(self) -> str:
        """Of the poster as it is shown."""
        self._qtbot.waitUntil(lambda: self.preview.ready)
        image = self.preview.grab().toImage()
        return image.pixelColor(image.rect().center().x(), _first(self.preview)).name()


def _first(preview: PosterPreview) -> int:
    """A row of pixels that is on the paper and above the frame."""
    return round(preview._place().top()) + 4


def test_it_begins_with_everybody_upright_on_a4(qtbot: QtBot) -> None:
    desk = Desk(qtbot)
    desk.press("Save…")
    ((poster, paper),) = desk.saved
    assert poster.seats == (0, 1, 2, 3)
    assert poster.title == "Ann, Ben, Cleo and Dan"
    assert (poster.day, poster.code, poster.theme) == (DAY, CODE, LIGHT)
    assert paper == SHEETS["A4"]
    assert desk.dialog.isVisible()


@pytest.mark.parametrize(
    ("pressed", "paper"),
    [
        (("A3",), SHEETS["A3"]),
        (("A2", "Wide"), SHEETS["A2"].turned()),
        (("Wide", "Square"), SHEETS["square"]),
        (("Pixels",), Screen(1920, 1080)),
    ],
    ids=["A3", "A2-wide", "square", "pixels"],
)
def test_paper_is_chosen(qtbot: QtBot, pressed: tuple[str, ...], paper: Paper) -> None:
    desk = Desk(qtbot, 1)
    desk.press(*pressed, "Save…")
    assert desk.saved[0][1] == paper


def test_one_landscape_is_chosen_and_the_title_follows(qtbot: QtBot) -> None:
    desk = Desk(qtbot)
    desk.who.setCurrentIndex(2)
    assert (desk.dialog.poster.seats, desk.dialog.poster.title) == ((1,), "Ben")
    desk.who.setCurrentIndex(0)
    assert desk.dialog.poster.title == "Ann, Ben, Cleo and Dan"


def test_a_title_of_ones_own_stays(qtbot: QtBot) -> None:
    desk = Desk(qtbot)
    desk.title.selectAll()
    QTest.keyClicks(desk.title, "Sunday evening")
    desk.who.setCurrentIndex(1)
    desk.press("Save…")
    assert desk.saved[0][0].title == "Sunday evening"


def test_alone_nobody_is_chosen(qtbot: QtBot) -> None:
    desk = Desk(qtbot, 1)
    assert not desk.who.isVisible()
    assert desk.dialog.poster.title == "Ann"


@pytest.mark.parametrize(
    ("word", "theme"), [("Light", LIGHT), ("Dark", DARK)], ids=["light", "dark"]
)
def test_the_poster_is_shown_in_its_colours(qtbot: QtBot, word: str, theme: object) -> None:
    desk = Desk(qtbot, 1)
    desk.press(word)
    assert desk.dialog.poster.theme == theme
    assert desk.paper_colour() == QColor(desk.dialog.poster.theme.paper).name()


def test_another_poster_is_shown_when_something_is_chosen(qtbot: QtBot) -> None:
    desk = Desk(qtbot)
    qtbot.waitUntil(lambda: desk.preview.ready)
    before = desk.preview.grab().toImage()
    with qtbot.waitSignal(desk.preview.painted):
        desk.who.setCurrentIndex(1)
    qtbot.waitUntil(lambda: desk.preview.grab().toImage() != before)


def test_a_strip_without_room_cannot_be_saved(qtbot: QtBot) -> None:
    desk = Desk(qtbot, 1)
    desk.press("Pixels")
    width, height = desk.sides()
    width.setValue(3000)
    height.setValue(500)
    sentence = "One side may be twice as long as the other at most."
    errors = [one for one in desk.dialog.findChildren(QLabel) if one.text() == sentence]
    qtbot.waitUntil(errors[0].isVisible)
    assert not desk.button("Save…").isEnabled()
    height.setValue(1500)
    qtbot.waitUntil(desk.button("Save…").isEnabled)


def test_what_was_just_typed_is_not_saved_if_there_is_no_room(qtbot: QtBot) -> None:
    desk = Desk(qtbot, 1)
    desk.press("Pixels")
    desk.sides()[0].setValue(12000)
    desk.press("Save…")
    assert desk.saved == []


def test_what_was_chosen_is_remembered(qtbot: QtBot) -> None:
    choice = PosterChoice(PIXELS, wide=True, width=800, height=600, dark=True)
    desk = Desk(qtbot, 2, choice)
    assert desk.dialog.choice == choice
    assert desk.dialog.paper == Screen(800, 600)
    assert desk.sides()[0].isVisible()


def test_squares_have_no_way(qtbot: QtBot) -> None:
    desk = Desk(qtbot, 1)
    desk.press("Square")
    assert not desk.button("Wide").isEnabled()
    assert desk.dialog.paper.pixels == QSize(3543, 3543)


def test_closing_waits_for_the_picture(qtbot: QtBot) -> None:
    desk = Desk(qtbot)
    desk.dialog.reject()
    assert not desk.dialog.isVisible()


def test_it_works_by_keyboard_and_has_names(qtbot: QtBot) -> None:
    desk = Desk(qtbot, 1)
    QTest.keyClick(desk.dialog, Qt.Key.Key_Return)
    assert len(desk.saved) == 1
    fields = [desk.title, desk.who, desk.preview, *desk.sides()]
    assert all(field.accessibleName() for field in fields)
    QCoreApplication.sendEvent(desk.dialog, QEvent(QEvent.Type.LanguageChange))
    assert desk.dialog.poster.title == "Ann"
