"""The graph of a film: as wide as the turns that everybody has."""

from __future__ import annotations

from dataclasses import replace

import pytest
from pytestqt.qtbot import QtBot

from cascadia_qt.ai.random_bot import RandomBot
from cascadia_qt.games.okanagan.model.log import OkanaganLog, measures
from cascadia_qt.games.okanagan.model.setup import OkanaganSetup
from cascadia_qt.games.okanagan.rules.game import OKANAGAN
from cascadia_qt.games.okanagan.rules.reckoning import reckonings
from cascadia_qt.model.looker import Looker
from cascadia_qt.model.score_curve import ScoreCurve
from cascadia_qt.model.session import GameSession
from cascadia_qt.rules.game import Seat


def played(players: int) -> GameSession:
    record = OkanaganSetup(tuple(map(Seat, "ABCD"[:players]))).dealt(5)
    bot, history = RandomBot(OKANAGAN, 5), record.history
    while OKANAGAN.to_move(history.state) is not None:
        history = history.played(OKANAGAN, bot.choose(history.state))
    return GameSession(replace(record, history=history))


@pytest.mark.parametrize(("players", "turns"), [(2, 12), (3, 11), (4, 10)])
def test_keeping_objectives_is_no_turn(qtbot: QtBot, players: int, turns: int) -> None:
    session = played(players)
    log = OkanaganLog(session, Looker(None))
    curve = ScoreCurve(log, measures(log), session)
    assert curve.timeline.rounds == turns
    qtbot.waitUntil(lambda: curve.whole)
    totals = [sum(points) for points in curve.points[-1]]
    assert totals == [each.total for each in reckonings(session.state)]
