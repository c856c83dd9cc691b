"""Who sits at the table: names that nobody has typed, and who begins."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from PySide6.QtCore import QLocale
from PySide6.QtWidgets import QLineEdit

from cascadia_qt.games.cascadia.model.setup import GameSetup, first_setup, read_setup
from cascadia_qt.games.cascadia.views.setup.dialog import NewGameDialog
from cascadia_qt.views.toast import Toast
from tests.games.cascadia.window.desk import ANN, BEN, CLEO, Desk, trigger


@pytest.fixture
def language_of_before(translations: None) -> Iterator[None]:
    before = QLocale()
    yield
    QLocale.setDefault(before)


def names(desk: Desk) -> list[str]:
    return [seat.name for seat in desk.session.record.seats]


def said(desk: Desk) -> list[str]:
    return [toast.text() for toast in desk.window.findChildren(Toast)]


@pytest.mark.usefixtures("language_of_before")
def test_proposed_names_follow_the_language_also_after_a_game(desk: Desk) -> None:
    """What was proposed is dealt, but not remembered as if somebody had typed it."""
    proposed: list[list[str]] = []

    def start(dialog: NewGameDialog) -> None:
        edits = dialog.findChildren(QLineEdit, "name_edit")
        proposed.append([edit.text() or edit.placeholderText() for edit in edits])
        dialog._ui.start.click()

    desk.dialogs.answers["NewGameDialog"] = start
    trigger(desk.window.new_game)
    assert names(desk) == ["Player", "Computer"]
    desk.preferences.language = "fr"
    trigger(desk.window.new_game)
    assert names(desk) == ["Joueur", "Ordinateur"]
    assert proposed == [["Player", "Computer"], ["Joueur", "Ordinateur"]]
    desk.preferences.language = "en"


def test_who_begins_is_drawn_said_and_remembered(desk: Desk) -> None:
    def start(dialog: NewGameDialog) -> None:
        dialog._ui.drawn.click()
        dialog._ui.start.click()

    desk.dialogs.answers["NewGameDialog"] = start
    trigger(desk.window.new_game)
    assert said(desk) == [f"{names(desk)[0]} was drawn to begin."]
    assert read_setup(desk.preferences.setup("cascadia"), first_setup()).drawn


def beginners(desk: Desk, setup: GameSetup) -> set[str]:
    desk.application.shell.deal("cascadia", setup)
    found = set()
    for _ in range(40):
        desk.application.shell.play_again()
        found.add(names(desk)[0])
    return found


def test_playing_again_draws_anew_only_if_it_was_drawn(desk: Desk) -> None:
    assert beginners(desk, GameSetup((ANN, BEN), drawn=True)) == {"Ann", "Ben"}
    assert beginners(desk, GameSetup((ANN, BEN))) == {"Ann"}


def test_a_game_that_was_continued_still_draws_when_it_is_played_again(desk: Desk) -> None:
    desk.application.shell.deal("cascadia", GameSetup((ANN, BEN), drawn=True))
    desk.application.shell.show_welcome()
    desk.application.shell._autosave.wait()
    desk.application.shell._continue()
    assert desk.session.record.drawn


def test_the_same_deal_is_played_by_those_who_sit_there(desk: Desk) -> None:
    desk.application.shell.deal("cascadia", GameSetup((ANN, BEN, CLEO), drawn=True, seed=5))
    before = names(desk)
    trigger(desk.window.same_deal)
    assert (names(desk), desk.session.record.seed) == (before, 5)
