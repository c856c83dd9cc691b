"""The set-up is asked for, remembered and dealt."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest
from PySide6.QtWidgets import QDialog
from pytestqt.qtbot import QtBot

from cascadia_qt.games.kaskaria.controllers.anteroom import Anteroom
from cascadia_qt.games.kaskaria.model.setup import KaskariaSetup, first_setup, write_setup
from cascadia_qt.games.kaskaria.views.art.faces import Faces
from cascadia_qt.games.kaskaria.views.setup.dialog import KaskariaNewGameDialog
from cascadia_qt.rules.game import Seat
from tests.quiet_hall import QuietHall

pytestmark = pytest.mark.qt_log_ignore("plugin does not support", extend=True)

Answer = Callable[[KaskariaNewGameDialog], bool]
CHOSEN = KaskariaSetup(
    (Seat("Ann", None, "rose"), Seat("Bo", None, "moss")), length="short", open_hands=True
)


@pytest.fixture
def hall(qtbot: QtBot, tmp_path: Path) -> QuietHall:
    hall = QuietHall(tmp_path)
    qtbot.addWidget(hall.window)
    return hall


def ask(hall: QuietHall, monkeypatch: pytest.MonkeyPatch, answer: Answer) -> None:
    """Lets somebody answer the set-up."""
    monkeypatch.setattr(KaskariaNewGameDialog, "exec", answer)
    Anteroom(hall, Faces, hall).new_game()


def asked_first(hall: QuietHall, monkeypatch: pytest.MonkeyPatch) -> KaskariaSetup:
    """What the set-up begins with; nobody plays."""
    shown: list[KaskariaSetup] = []

    def look(dialog: KaskariaNewGameDialog) -> bool:
        shown.append(dialog.setup)
        return False

    ask(hall, monkeypatch, look)
    (setup,) = shown
    return setup


def test_what_is_chosen_is_dealt_and_remembered(
    hall: QuietHall, monkeypatch: pytest.MonkeyPatch
) -> None:
    def play(dialog: KaskariaNewGameDialog) -> bool:
        dialog._ui.seed.setText("77")
        dialog._ui.fearless.click()
        dialog._ui.start.click()
        return dialog.result() == QDialog.DialogCode.Accepted

    ask(hall, monkeypatch, play)
    ((game, setup),) = hall.setups
    assert game == "kaskaria"
    assert isinstance(setup, KaskariaSetup)
    assert setup.fearless
    assert setup.seed == 77
    again = asked_first(hall, monkeypatch)
    assert again.fearless
    assert again.seed is None


def test_cancelling_deals_and_remembers_nothing(
    hall: QuietHall, monkeypatch: pytest.MonkeyPatch
) -> None:
    def give_up(dialog: KaskariaNewGameDialog) -> bool:
        dialog._ui.fearless.click()
        return False

    ask(hall, monkeypatch, give_up)
    assert hall.setups == []
    assert hall.preferences.setup("kaskaria") == ""


@pytest.mark.parametrize(
    ("remembered", "wanted"),
    [(write_setup(CHOSEN), CHOSEN), ("{", first_setup()), ("", first_setup())],
    ids=["chosen", "damaged", "nothing"],
)
def test_the_set_up_begins_with_what_was_played_last(
    hall: QuietHall, monkeypatch: pytest.MonkeyPatch, remembered: str, wanted: KaskariaSetup
) -> None:
    hall.preferences.set_setup("kaskaria", remembered)
    assert asked_first(hall, monkeypatch) == wanted
