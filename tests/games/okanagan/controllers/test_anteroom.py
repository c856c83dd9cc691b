"""The set-up is asked for, remembered and dealt."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest
from PySide6.QtWidgets import QDialog
from pytestqt.qtbot import QtBot

from cascadia_qt.games.okanagan.controllers.anteroom import Anteroom
from cascadia_qt.games.okanagan.model.setup import OkanaganSetup, first_setup, write_setup
from cascadia_qt.games.okanagan.views.setup.dialog import OkanaganNewGameDialog
from cascadia_qt.rules.game import Seat
from tests.quiet_hall import QuietHall

pytestmark = pytest.mark.qt_log_ignore("plugin does not support", extend=True)

Answer = Callable[[OkanaganNewGameDialog], bool]
CHOSEN = OkanaganSetup(
    (Seat("Ann", None, "rose"), Seat("Bo", None, "moss")), drawn=True, free_undo=True
)


@pytest.fixture
def hall(qtbot: QtBot, tmp_path: Path) -> QuietHall:
    hall = QuietHall(tmp_path)
    qtbot.addWidget(hall.window)
    return hall


def ask(hall: QuietHall, monkeypatch: pytest.MonkeyPatch, answer: Answer) -> None:
    """Lets somebody answer the set-up."""
    monkeypatch.setattr(OkanaganNewGameDialog, "exec", answer)
    Anteroom(hall, hall).new_game()


def asked_first(hall: QuietHall, monkeypatch: pytest.MonkeyPatch) -> OkanaganSetup:
    """What the set-up begins with; nobody plays."""
    shown: list[OkanaganSetup] = []

    def look(dialog: OkanaganNewGameDialog) -> bool:
        shown.append(dialog.setup)
        return False

    ask(hall, monkeypatch, look)
    (setup,) = shown
    return setup


def test_what_is_chosen_is_dealt_and_remembered(
    hall: QuietHall, monkeypatch: pytest.MonkeyPatch
) -> None:
    def play(dialog: OkanaganNewGameDialog) -> bool:
        dialog._ui.seed.setText("77")
        dialog._ui.free_undo.click()
        dialog._ui.start.click()
        return dialog.result() == QDialog.DialogCode.Accepted

    ask(hall, monkeypatch, play)
    ((game, setup),) = hall.setups
    assert game == "okanagan"
    assert isinstance(setup, OkanaganSetup)
    assert setup.free_undo
    assert setup.seed == 77
    again = asked_first(hall, monkeypatch)
    assert again.free_undo
    assert again.seed is None


def test_cancelling_deals_and_remembers_nothing(
    hall: QuietHall, monkeypatch: pytest.MonkeyPatch
) -> None:
    def give_up(dialog: OkanaganNewGameDialog) -> bool:
        dialog._ui.free_undo.click()
        return False

    ask(hall, monkeypatch, give_up)
    assert hall.setups == []
    assert hall.preferences.setup("okanagan") == ""


@pytest.mark.parametrize(
    ("remembered", "wanted"),
    [(write_setup(CHOSEN), CHOSEN), ("{", first_setup()), ("", first_setup())],
    ids=["chosen", "damaged", "nothing"],
)
def test_the_set_up_begins_with_what_was_played_last(
    hall: QuietHall, monkeypatch: pytest.MonkeyPatch, remembered: str, wanted: OkanaganSetup
) -> None:
    hall.preferences.set_setup("okanagan", remembered)
    assert asked_first(hall, monkeypatch) == wanted
