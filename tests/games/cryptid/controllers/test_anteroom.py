"""The set-up is asked for, remembered and dealt."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest
from PySide6.QtWidgets import QDialog
from pytestqt.qtbot import QtBot

from cascadia_qt.games.cryptid.controllers.anteroom import Anteroom
from cascadia_qt.games.cryptid.model.setup import CryptidSetup, first_setup, write_setup
from cascadia_qt.games.cryptid.rules.generating import generated
from cascadia_qt.games.cryptid.views.art.faces import Faces
from cascadia_qt.games.cryptid.views.setup.dialog import CryptidNewGameDialog
from cascadia_qt.games.cryptid.views.setup.own_box import OwnBoxDialog
from cascadia_qt.rules.game import Seat
from tests.quiet_hall import QuietHall

pytestmark = pytest.mark.qt_log_ignore("plugin does not support", extend=True)

Answer = Callable[[CryptidNewGameDialog], bool]
CHOSEN = CryptidSetup(
    (Seat("Ann", None, "rose"), Seat("Bo", None, "moss")), mode="advanced", helps=("struck", "none")
)


@pytest.fixture
def hall(qtbot: QtBot, tmp_path: Path) -> QuietHall:
    hall = QuietHall(tmp_path)
    qtbot.addWidget(hall.window)
    return hall


def ask(hall: QuietHall, monkeypatch: pytest.MonkeyPatch, answer: Answer) -> None:
    """Lets somebody answer the set-up."""
    monkeypatch.setattr(CryptidNewGameDialog, "exec", answer)
    Anteroom(hall, Faces, hall).new_game()


def asked_first(hall: QuietHall, monkeypatch: pytest.MonkeyPatch) -> CryptidSetup:
    """What the set-up begins with; nobody plays."""
    shown: list[CryptidSetup] = []

    def look(dialog: CryptidNewGameDialog) -> bool:
        shown.append(dialog.setup)
        return False

    ask(hall, monkeypatch, look)
    (setup,) = shown
    return setup


def test_what_is_chosen_is_dealt_and_remembered(
    hall: QuietHall, monkeypatch: pytest.MonkeyPatch
) -> None:
    def play(dialog: CryptidNewGameDialog) -> bool:
        dialog._ui.seed.setText("77")
        dialog._ui.answer_yourselves.click()
        dialog._ui.start.click()
        return dialog.result() == QDialog.DialogCode.Accepted

    ask(hall, monkeypatch, play)
    ((game, setup),) = hall.setups
    assert game == "cryptid"
    assert isinstance(setup, CryptidSetup)
    assert setup.answer_yourselves
    assert setup.seed == 77
    again = asked_first(hall, monkeypatch)
    assert again.answer_yourselves
    assert again.seed is None


def test_the_own_box_is_there_the_next_time(
    hall: QuietHall, monkeypatch: pytest.MonkeyPatch
) -> None:
    laid = generated("normal", 3, 5)

    def use(box: OwnBoxDialog) -> bool:
        box.puzzle = box.box = laid
        return True

    def play(dialog: CryptidNewGameDialog) -> bool:
        monkeypatch.setattr(OwnBoxDialog, "exec", use)
        dialog._ui.own_box.click()
        dialog._ui.start.click()
        return dialog.result() == QDialog.DialogCode.Accepted

    ask(hall, monkeypatch, play)
    ((_, setup),) = hall.setups
    assert isinstance(setup, CryptidSetup)
    assert setup.puzzle == laid
    again = asked_first(hall, monkeypatch)
    assert (again.puzzle, again.box) == (None, laid)


def test_cancelling_deals_and_remembers_nothing(
    hall: QuietHall, monkeypatch: pytest.MonkeyPatch
) -> None:
    def give_up(dialog: CryptidNewGameDialog) -> bool:
        dialog._ui.answer_yourselves.click()
        return False

    ask(hall, monkeypatch, give_up)
    assert hall.setups == []
    assert hall.preferences.setup("cryptid") == ""


@pytest.mark.parametrize(
    ("remembered", "wanted"),
    [(write_setup(CHOSEN), CHOSEN), ("{", first_setup()), ("", first_setup())],
    ids=["chosen", "damaged", "nothing"],
)
def test_the_set_up_begins_with_what_was_played_last(
    hall: QuietHall, monkeypatch: pytest.MonkeyPatch, remembered: str, wanted: CryptidSetup
) -> None:
    hall.preferences.set_setup("cryptid", remembered)
    assert asked_first(hall, monkeypatch) == wanted
