"""Deals to share: by code, of the day, and once more."""

from __future__ import annotations

from datetime import date

import pytest
from pytestqt.qtbot import QtBot

from cascadia_qt.games.cascadia.rules.deal_code import Deal, day_deal, deal_code
from cascadia_qt.games.cascadia.views.deal.dialog import DealDialog
from cascadia_qt.games.cascadia.views.setup.dialog import NewGameDialog
from cascadia_qt.rules.grid import SQUARE
from tests.games.cascadia.records import agreed
from tests.games.cascadia.window.desk import ANN, BEN, PATIENCE, Desk, settle, trigger

DEAL = Deal(agreed(SQUARE, 2, "DCBAD"), 12345)


def choose_code(dialog: DealDialog) -> None:
    dialog.show_code(deal_code(DEAL))
    dialog._play.click()


def test_a_code_is_dealt_as_it_says(desk: Desk, qtbot: QtBot) -> None:
    desk.dialogs.answers["DealDialog"] = choose_code
    desk.dialogs.answers["NewGameDialog"] = NewGameDialog.accept
    trigger(desk.window.extras["deals"])
    qtbot.waitUntil(lambda: "NewGameDialog" in desk.dialogs.opened, timeout=PATIENCE)
    settle()
    record = desk.session.record
    assert (record.options, record.seed) == (DEAL.options, DEAL.seed)


def test_the_deal_of_the_day_is_dealt(desk: Desk, qtbot: QtBot) -> None:
    days: list[date] = []

    def choose(dialog: DealDialog) -> None:
        dialog.day_chosen.connect(days.append)
        dialog._play_day.click()

    desk.dialogs.answers["DealDialog"] = choose
    desk.dialogs.answers["NewGameDialog"] = NewGameDialog.accept
    trigger(desk.window.extras["deals"])
    qtbot.waitUntil(lambda: "NewGameDialog" in desk.dialogs.opened, timeout=PATIENCE)
    settle()
    assert desk.session.record.seed == day_deal(days[0]).seed


@pytest.mark.parametrize("seats", [1, 3])
def test_a_deal_needs_as_many_players_as_it_is_for(seats: int, desk: Desk, qtbot: QtBot) -> None:
    enabled: list[bool] = []

    def change(dialog: NewGameDialog) -> None:
        row = dialog._seats
        if seats == 1:
            row._remove(row._boards[-1])
        else:
            row._add_seat()
        enabled.append(dialog._ui.start.isEnabled())

    desk.dialogs.answers["DealDialog"] = choose_code
    desk.dialogs.answers["NewGameDialog"] = change
    trigger(desk.window.extras["deals"])
    qtbot.waitUntil(lambda: bool(enabled), timeout=PATIENCE)
    assert enabled == [False]


def test_the_same_deal_can_be_played_again(desk: Desk) -> None:
    desk.deal(ANN, BEN, seed=77)
    desk.session.submit(desk.session.record.rules.legal(desk.state)[0])
    trigger(desk.window.same_deal)
    settle()
    assert desk.session.record.seed == 77
    assert desk.moves == []
