"""The language changes while the program runs, and longer words have room."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from PySide6.QtCore import QLocale
from PySide6.QtGui import QAction, QFontMetrics, QGuiApplication
from PySide6.QtWidgets import (
    QAbstractButton,
    QApplication,
    QComboBox,
    QDialog,
    QLabel,
    QMenu,
    QPushButton,
    QToolButton,
    QWidget,
)

from cascadia_qt.games.cascadia.rules.terms import Wildlife
from cascadia_qt.games.cascadia.views.table import prompt_words as words
from cascadia_qt.games.cascadia.words.turns import turn_of
from cascadia_qt.views.picture_button import PictureButton
from cascadia_qt.views.preferences_dialog import PreferencesDialog
from cascadia_qt.views.prompt_bar import Answer
from cascadia_qt.views.welcome.game_box import GameBox
from cascadia_qt.words.languages import CODES
from tests.games.cascadia.window.conftest import Start
from tests.games.cascadia.window.desk import ANN, BEN, CLEO, Desk, settle, trigger
from tests.pseudo import spoken_pseudo

DIALOGS = {
    "preferences": "PreferencesDialog",
    "new_game": "NewGameDialog",
    "scores": "ScoreDialog",
    "help": "HelpDialog",
    "keys": "KeysDialog",
    "about": "AboutDialog",
}


@pytest.fixture(autouse=True)
def language_of_before(translations: None) -> Iterator[None]:
    before = QLocale()
    yield
    QLocale.setDefault(before)


@pytest.fixture
def stretched(qapp: QApplication) -> Iterator[None]:
    with spoken_pseudo(qapp):
        yield


def menus(desk: Desk) -> list[QMenu]:
    return [menu for menu in desk.window.menuBar().findChildren(QMenu) if menu.title()]


def texts(actions: list[QAction]) -> list[str]:
    return [action.text().replace("&", "") for action in actions if action.text()]


def cut_off(root: QWidget) -> list[str]:
    """The texts that have less room than they need."""
    return [
        f"{type(widget).__name__} {widget.text()!r}"
        for widget in root.findChildren(QLabel) + root.findChildren(QAbstractButton)
        if widget.isVisible() and widget.text() and not has_room(widget)
    ] + [
        f"QComboBox {box.currentText()!r}"
        for box in root.findChildren(QComboBox)
        if box.isVisible() and box.sizeHint().width() > box.width()
    ]


def has_room(widget: QLabel | QAbstractButton) -> bool:
    if isinstance(widget, QLabel) and widget.wordWrap():
        return widget.heightForWidth(widget.width()) <= widget.height()
    if isinstance(widget, PictureButton):
        text = widget.text().replace("&", "")
        return QFontMetrics(widget.bold()).horizontalAdvance(text) <= widget.width()
    wanted = widget.sizeHint()
    return wanted.width() <= widget.width() and wanted.height() <= widget.height()


def open_everything(desk: Desk) -> dict[str, list[str]]:
    """What is cut off on each page and in each dialog."""
    found = {"welcome": cut_off(desk.window)}
    desk.deal(ANN, BEN, CLEO)
    found["table"] = cut_off(desk.window)
    for name, (what, answers) in prompts().items():
        desk.page.prompt.show_prompt("Ann", "#126e66", what, turn_of(20, 20))
        desk.page.prompt.show_answers(answers)
        settle()
        found[name] = cut_off(desk.page.prompt)

    def look(dialog: QDialog) -> None:
        for fold in dialog.findChildren(QPushButton, "rules_fold"):
            fold.setChecked(True)
        settle()
        found[type(dialog).__name__] = cut_off(dialog)
        dialog.reject()

    for action, name in DIALOGS.items():
        desk.dialogs.answers[name] = look
        trigger(getattr(desk.window, action))
    assert len(found) == len(prompts()) + len(DIALOGS) + 2
    return found


def prompts() -> dict[str, tuple[str, list[Answer]]]:
    """The fullest prompts there are."""
    nature = [words.nature_wipe(), words.nature_pick()]
    return {
        "choosing": (words.choosing(True), [words.replace_three(), words.keep_three(), *nature]),
        "wiping": (
            words.wiping(chosen=True, going_on=True),
            [words.wipe_more(), words.wipe_these(), words.cancel()],
        ),
        "placing": (
            f"{words.laying(token_fits=True, marked=True)} {words.turning()}",
            [words.decline(stuck=False), words.back()],
        ),
        "laid": (
            f"{words.fits_nowhere(Wildlife.SALMON)} {words.laid(token_fits=False, turns=True)}",
            [words.confirm(), words.decline(stuck=False), words.back()],
        ),
        "confirming": (words.confirming(token_returns=True), [words.confirm(), words.back()]),
        "over": (words.over("Ann, Ben"), [words.show_scores(), words.play_again()]),
    }


def test_menus_and_toolbar_change_at_once(start: Start) -> None:
    desk = start(language="en")
    assert texts(desk.window.menuBar().actions()) == ["Game", "Turn", "View", "Journal", "Help"]
    desk.preferences.language = "fr"
    settle()
    french = ["Partie", "Tour", "Affichage", "Journal", "Aide"]
    assert texts(desk.window.menuBar().actions()) == french
    assert texts(menus(desk)[1].actions()) == [
        "Annuler",
        "Rétablir",
        "Conseil",
        "Notes au crayon",
        "Scores",
        "Cartes Décompte de la faune",
        "Revoir en film",
        "Revoir la partie…",
    ]
    tools = [button.text() for button in desk.window.findChildren(QToolButton)]
    assert "Nouvelle partie" in tools
    desk.preferences.language = "en"
    settle()
    back = texts(menus(desk)[1].actions())
    assert back[:6] == ["Undo", "Redo", "Hint", "Pencil marks", "Scores", "Scoring cards"]
    assert back[6:] == ["Replay the game", "Review the game…"]


def test_the_welcome_page_changes_at_once(start: Start) -> None:
    desk = start(language="en")
    desk.preferences.language = "fr"
    settle()
    buttons = [button.text() for button in desk.window.findChildren(QPushButton)]
    boxes = desk.window.findChildren(GameBox)
    assert boxes[0].accessibleDescription().startswith("1 à 4 joueurs")
    assert all(" joueurs, " in box.accessibleDescription() for box in boxes)
    assert {"&Ouvrir une partie…", "P&références"} <= set(buttons)
    assert QGuiApplication.applicationDisplayName() == "La table Cascadia"


def test_the_table_changes_at_once(start: Start) -> None:
    desk = start(language="en")
    desk.deal(ANN, BEN)
    assert desk.prompt() == "Ann: Take a pair from the market."
    desk.preferences.language = "fr"
    settle()
    assert desk.prompt() == "Ann: Prenez une paire au marché."
    assert desk.turn_shown() == "Tour 1 sur 20"
    said = {widget.accessibleName() for widget in desk.page.findChildren(QWidget)}
    assert {"Environnement", "Cartes Décompte de la faune"} <= said
    assert any(name.startswith("Wapiti A") for name in said)
    assert desk.page.market.accessibleName().startswith("Marché\N{NO-BREAK SPACE}: Paire 1")


def test_the_handover_card_changes_at_once(start: Start) -> None:
    desk = start(language="en", handover=True)
    desk.deal(ANN, BEN)
    desk.page.handover.hand_over("Ben", "#a34", [])
    desk.preferences.language = "fr"
    settle()
    assert desk.page.handover.accessibleName() == "Ben, c\u2019est à vous"


def test_the_open_dialog_of_preferences_changes_at_once(start: Start) -> None:
    desk = start(language="en")
    titles: list[str] = []

    def switch(dialog: PreferencesDialog) -> None:
        titles.append(dialog.windowTitle())
        desk.preferences.language = "fr"
        settle()
        titles.append(dialog.windowTitle())

    desk.dialogs.answers["PreferencesDialog"] = switch
    trigger(desk.window.preferences)
    assert titles == ["Preferences", "Préférences"]


@pytest.mark.parametrize("language", CODES)
def test_mnemonics_differ_within_a_menu(start: Start, language: str) -> None:
    desk = start(language=language)
    bar = [menu.menuAction() for menu in menus(desk)]
    for actions in (bar, *(menu.actions() for menu in menus(desk))):
        keys = [action.text().partition("&")[2][:1].casefold() for action in actions]
        keys = [key for key in keys if key]
        assert len(set(keys)) == len(keys), texts(list(actions))


@pytest.mark.parametrize("language", CODES)
def test_every_text_has_room(start: Start, language: str) -> None:
    desk = start(language=language)
    assert {place: cut for place, cut in open_everything(desk).items() if cut} == {}


def test_longer_texts_have_room(start: Start, stretched: None) -> None:
    desk = start(language="en")
    assert {place: cut for place, cut in open_everything(desk).items() if cut} == {}
