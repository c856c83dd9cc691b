"""Pages that were opened from a game: leaving them returns to it."""

from __future__ import annotations

from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QMessageBox

from cascadia_qt.games.cascadia.views.match.page import MatchPage
from cascadia_qt.games.cascadia.views.scenarios.page import ScenariosPage
from cascadia_qt.games.cascadia.views.score_pad.pad_page import PadPage
from cascadia_qt.games.cascadia.views.setup.dialog import NewGameDialog
from cascadia_qt.games.cascadia.views.table.page import TablePage
from cascadia_qt.views.welcome.page import WelcomePage
from tests.games.cascadia.window.desk import ANN, BEN, Desk, almost_over, settle, trigger
from tests.games.cascadia.window.hands import Keyboard
from tests.games.cascadia.window.test_memory import end, helps_of_the_only_game

ESCAPE = Qt.Key.Key_Escape
PAGES = {"scenarios": ScenariosPage, "score_pad": PadPage, "match": MatchPage}


@pytest.fixture(autouse=True)
def willing(desk: Desk, monkeypatch: pytest.MonkeyPatch) -> None:
    """Whoever is asked about a match agrees."""
    monkeypatch.setattr(QMessageBox, "question", lambda *_: QMessageBox.StandardButton.Yes)
    desk.dialogs.answers["NewGameDialog"] = NewGameDialog.accept


def shown(desk: Desk) -> type:
    return type(desk.window.centralWidget())


def submit_any(desk: Desk) -> None:
    desk.session.submit(desk.session.record.rules.legal(desk.state)[0])
    settle()


def open_page(desk: Desk, name: str) -> None:
    trigger(desk.window.extras[name])
    settle()
    assert shown(desk) is PAGES[name]


@pytest.mark.parametrize("page", PAGES)
def test_escape_returns_to_the_running_game(desk: Desk, keyboard: Keyboard, page: str) -> None:
    desk.deal(ANN, BEN, seed=8)
    submit_any(desk)
    moves, redo = desk.moves, desk.session.can_redo
    open_page(desk, page)
    keyboard.press(ESCAPE)
    assert shown(desk) is TablePage
    assert (desk.moves, desk.session.record.seed, desk.session.can_redo) == (moves, 8, redo)
    assert desk.window.hint.isEnabled()


@pytest.mark.parametrize("page", PAGES)
def test_escape_returns_to_the_welcome_page_without_a_game(
    desk: Desk, keyboard: Keyboard, page: str
) -> None:
    open_page(desk, page)
    keyboard.press(ESCAPE)
    assert shown(desk) is WelcomePage


def test_the_way_back_leads_over_other_pages(desk: Desk, keyboard: Keyboard) -> None:
    desk.deal(ANN, BEN, seed=8)
    for page in PAGES:
        open_page(desk, page)
    keyboard.press(ESCAPE)
    assert desk.session.record.seed == 8


def test_who_went_to_the_welcome_page_stays_there(desk: Desk, keyboard: Keyboard) -> None:
    desk.deal(ANN, BEN, seed=8)
    trigger(desk.window.welcome)
    open_page(desk, "scenarios")
    keyboard.press(ESCAPE)
    assert shown(desk) is WelcomePage


def test_a_scenario_that_is_chosen_takes_the_place_of_the_game(
    desk: Desk, keyboard: Keyboard
) -> None:
    desk.deal(ANN, BEN, seed=8)
    open_page(desk, "scenarios")
    keyboard.press(Qt.Key.Key_Return)
    assert desk.session.record.options.scenario == 1
    open_page(desk, "score_pad")
    keyboard.press(ESCAPE)
    assert desk.session.record.options.scenario == 1


def test_what_helped_in_a_game_is_still_known_after_a_page(
    desk: Desk, keyboard: Keyboard, tmp_path: Path
) -> None:
    record = almost_over(ANN, BEN)
    desk.deal(ANN, BEN, seed=record.seed)
    for action in record.history.actions:
        desk.session.submit(action)
    desk.application.shell.memory.count_hint()
    open_page(desk, "scenarios")
    keyboard.press(ESCAPE)
    end(desk, keyboard)
    helps = helps_of_the_only_game(tmp_path)
    assert helps is not None
    assert helps.hints == 1


def test_a_finished_game_of_a_match_is_not_returned_to(desk: Desk, keyboard: Keyboard) -> None:
    open_page(desk, "match")
    keyboard.press(Qt.Key.Key_Return)
    settle()
    while desk.application.shell.session is not None and desk.session.to_move is not None:
        submit_any(desk)
    assert shown(desk) is MatchPage
    keyboard.press(ESCAPE)
    assert shown(desk) is WelcomePage
