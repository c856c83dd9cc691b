"""Help, keys and about: every page is there in every language, and every key is told."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path

import PySide6
import pytest
from PySide6.QtCore import QLocale, Qt
from PySide6.QtGui import QKeySequence
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QDialog, QLabel, QListWidget, QTextBrowser, QWidget
from pytestqt.qtbot import QtBot

from cascadia_qt import __version__
from cascadia_qt.assets import resource
from cascadia_qt.games.cascadia.controllers.key_page import key_sections
from cascadia_qt.games.cascadia.controllers.keyboard import meaning
from cascadia_qt.games.cascadia.views.art.help_art import SCENES, help_picture, scene_pieces
from cascadia_qt.shelf import GAMES, PLACES
from cascadia_qt.views.help import book
from cascadia_qt.views.help.book import help_pages
from cascadia_qt.views.help.dialogs import AboutDialog
from cascadia_qt.views.help.help_dialog import HelpDialog
from cascadia_qt.views.help.keys_dialog import KeysDialog
from cascadia_qt.views.main_window import MainWindow
from cascadia_qt.views.text_size import set_text_size
from cascadia_qt.words.languages import CODES
from tests.help_text import book_of

pytestmark = pytest.mark.qt_log_ignore("plugin does not support", extend=True)


@pytest.fixture
def french() -> Iterator[None]:
    before = QLocale()
    QLocale.setDefault(QLocale("fr_FR"))
    yield
    QLocale.setDefault(before)


@pytest.fixture(params=[100, 150])
def sized(request: pytest.FixtureRequest) -> Iterator[None]:
    set_text_size(request.param)
    yield
    set_text_size(100)


def opened(qtbot: QtBot, dialog: QDialog) -> QDialog:
    dialog.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose, False)
    qtbot.addWidget(dialog)
    dialog.show()
    return dialog


def words_of(widget: QWidget) -> str:
    return " ".join(label.text() for label in widget.findChildren(QLabel))


def page_list(dialog: QDialog) -> QListWidget:
    found = dialog.findChild(QListWidget, "help_pages")
    assert isinstance(found, QListWidget)
    return found


def page_text(dialog: QDialog) -> QTextBrowser:
    found = dialog.findChild(QTextBrowser)
    assert isinstance(found, QTextBrowser)
    return found


def test_every_page_is_there_in_every_language() -> None:
    names = {
        language: [page.name for page in help_pages("cascadia", language)] for language in CODES
    }
    assert len(names["en"]) == 9
    assert names["en"] == names["fr"]
    for language in CODES:
        assert {page.parent.name for page in help_pages("cascadia", language)} == {language}
        assert len(list(resource(f"help/cascadia/{language}").iterdir())) == 9


def test_a_language_without_pages_gets_english() -> None:
    assert help_pages("cascadia", "de") == help_pages("cascadia", "en")


def test_there_is_no_picture_of_anything_else(qtbot: QtBot) -> None:
    assert help_picture("unicorn", 1.0) is None


@pytest.mark.parametrize("name", SCENES)
def test_animals_in_pictures_live_where_they_may(name: str) -> None:
    pieces = list(scene_pieces(SCENES[name]))
    assert len({cell for cell, _, _, _ in pieces}) == len(pieces)
    for _, tile, _, species in pieces:
        assert species is None or species in tile.wildlife


def test_help_shows_the_page_that_is_chosen(qtbot: QtBot) -> None:
    dialog = opened(qtbot, help_dialog())
    pages, text = page_list(dialog), page_text(dialog)
    titles = [pages.item(row).text() for row in range(pages.count())]
    assert titles[0] == "The aim"
    for title in titles:
        assert text.toPlainText().startswith(title)
        QTest.keyClick(pages, Qt.Key.Key_Down)
    assert text.accessibleName() == titles[-1]


@pytest.mark.parametrize("game", PLACES)
@pytest.mark.usefixtures("french", "sized")
def test_no_picture_is_cut(qtbot: QtBot, game: str) -> None:
    dialog = opened(qtbot, HelpDialog(book_of(game)))
    text = dialog.findChild(QTextBrowser)
    assert isinstance(text, QTextBrowser)
    for row in range(page_list(dialog).count()):
        page_list(dialog).setCurrentRow(row)
        assert text.document().size().width() <= text.viewport().width()


def test_tables_without_a_head_have_no_empty_row(qtbot: QtBot) -> None:
    dialog = opened(qtbot, help_dialog())
    page_list(dialog).setCurrentRow(5)
    lines = page_text(dialog).toPlainText().splitlines()
    assert "a good start" in lines


@pytest.mark.parametrize("language", CODES)
def test_help_says_where_the_two_text_files_are(
    qtbot: QtBot, language: str, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.setattr(book, "data_folder", lambda: tmp_path)
    monkeypatch.setattr(book, "help_pages", lambda game, _: help_pages(game, language))
    dialog = opened(qtbot, help_dialog())
    page_list(dialog).setCurrentRow(7)
    text = page_text(dialog).toPlainText()
    for wanted in ("GameAchievements.txt", "ScenarioAchievements.txt", str(tmp_path)):
        assert wanted in text
    assert "{" not in text


def test_help_is_in_the_language_of_the_locale(qtbot: QtBot, french: None) -> None:
    dialog = opened(qtbot, help_dialog())
    assert page_list(dialog).item(0).text() == "Le but du jeu"


def keys_dialog() -> KeysDialog:
    return KeysDialog([*key_sections(4), *MainWindow().key_sections()])


def help_dialog() -> HelpDialog:
    return HelpDialog(book_of("cascadia"))


def test_about_shows_the_icon_as_finely_as_the_screen_can(qtbot: QtBot) -> None:
    dialog = opened(qtbot, AboutDialog())
    pictures = [label.pixmap() for label in dialog.findChildren(QLabel)]
    widths = [picture.width() for picture in pictures if not picture.isNull()]
    assert widths == [96 * dialog.devicePixelRatioF()]


@pytest.mark.parametrize("kind", [help_dialog, keys_dialog, AboutDialog])
def test_escape_closes(qtbot: QtBot, kind: Callable[[], QDialog]) -> None:
    dialog = opened(qtbot, kind())
    QTest.keyClick(dialog, Qt.Key.Key_Escape)
    assert not dialog.isVisible()


def test_every_shortcut_of_the_window_is_told(qtbot: QtBot) -> None:
    window = MainWindow()
    qtbot.addWidget(window)
    dialog = opened(qtbot, keys_dialog())
    told = {label.text() for label in dialog.findChildren(QLabel, "keycap")}
    for action in window.actions():
        shortcuts = {
            shortcut.toString(QKeySequence.SequenceFormat.PortableText)
            for shortcut in action.shortcuts()
            if not shortcut.isEmpty()
        }
        assert not shortcuts or shortcuts & told, action.text()


@pytest.mark.parametrize("letter", ["R", "D", "Y", "N", "J", "T"])
def test_the_letters_that_are_told_mean_something(qtbot: QtBot, letter: str) -> None:
    dialog = opened(qtbot, keys_dialog())
    assert letter in {label.text() for label in dialog.findChildren(QLabel, "keycap")}
    assert meaning(Qt.Key[f"Key_{letter}"], Qt.KeyboardModifier.NoModifier) is not None


def test_the_right_button_is_told_for_both_grids(qtbot: QtBot) -> None:
    dialog = opened(qtbot, keys_dialog())
    said = [label.accessibleName() for label in dialog.findChildren(QLabel)]
    assert "Wheel Right button: Turn the tile" in said
    assert "Right button: Take, set down (on squares)" in said


def test_about_tells_versions_licences_and_independence(qtbot: QtBot) -> None:
    dialog = opened(qtbot, AboutDialog())
    words = words_of(dialog)
    assert dialog.windowTitle() == "About Cascadia Table"
    for wanted in (
        f"Version {__version__}",
        "MIT",
        PySide6.__version__,
        "Lesser General Public License",
        "independent",
        "designed by Randy Flynn",
    ):
        assert wanted in words


def test_about_names_the_makers_of_every_game(
    qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(PLACES, "stones", "tests.games.stones.entry")
    words = words_of(opened(qtbot, AboutDialog()))
    assert [entry.credit() in words for entry in GAMES.values()] == [True] * len(PLACES)
