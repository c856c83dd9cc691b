"""A turn as long as it is not played: only what is legal gets through."""

from __future__ import annotations

import random
from dataclasses import replace

import pytest
from PySide6.QtCore import QObject
from PySide6.QtWidgets import QApplication

from cascadia_qt.games.kaskaria.controllers.turn import HumanTurn, Stage
from cascadia_qt.games.kaskaria.model.setup import KaskariaSetup
from cascadia_qt.games.kaskaria.rules.actions import GoIn, PlaySet, StayOut, TakeUnseen
from cascadia_qt.games.kaskaria.rules.game import KASKARIA
from cascadia_qt.games.kaskaria.rules.state import State
from cascadia_qt.model.looker import Looker
from cascadia_qt.model.session import GameSession
from cascadia_qt.rules.game import Seat
from tests.games.kaskaria.table import hero, scene

ANN, BEN, ROBOT = Seat("Ann"), Seat("Ben"), Seat("Robot", "random")


@pytest.fixture
def owner(qapp: QApplication) -> QObject:
    return QObject()


def turn_of(owner: QObject, state: State, *seats: Seat, looker: int | None = 0) -> HumanTurn:
    record = KaskariaSetup(seats).dealt(1)
    history = replace(record.history, start=state)
    session = GameSession(replace(record, options=state.options, history=history), owner)
    return HumanTurn(session, Looker(looker, owner), owner)


def test_a_touched_colour_is_lifted_and_single_cards_are_put_back(owner: QObject) -> None:
    turn = turn_of(owner, scene(hero("blue gold plus2 runner, red gold"), hero()), ANN, ROBOT)
    turn.touch(1)
    assert turn.offered("blue") == PlaySet("blue", ("gold", "plus2", "runner"))
    turn.touch(2)
    assert turn.offered("blue") == PlaySet("blue", ("gold", "runner"))
    turn.touch(1)
    assert turn.offered("blue") is None
    assert turn.colours == []
    turn.touch(0)
    assert turn.colour == "red"
    assert turn.lifted == {0}


def test_the_sets_that_are_offered_are_those_of_the_rules(owner: QObject) -> None:
    luck = random.Random(4)
    for seed in range(30):
        state = KASKARIA.setup(replace(KaskariaSetup((ANN, ROBOT)).options), seed)
        for _ in range(luck.randrange(12)):
            state = KASKARIA.apply(state, luck.choice(KASKARIA.legal(state))).state
        if state.seat or KASKARIA.to_move(state) is None:
            continue
        turn = turn_of(owner, state, ANN, ROBOT)
        offered = [turn.offered(colour) for colour in turn.colours]
        legal = KASKARIA.legal(state)
        assert set(offered) <= set(legal)
        assert {each.colour for each in offered if each is not None} == {
            action.colour for action in legal if isinstance(action, PlaySet)
        }
        assert turn.takes == (TakeUnseen() in legal)


def test_what_is_no_set_is_refused_and_said(owner: QObject) -> None:
    turn = turn_of(owner, scene(hero("blue gold, red gold"), hero()), ANN, ROBOT)
    refused: list[object] = []
    turn.no_set.connect(refused.append)
    turn.touch(0)
    turn.play(turn.colour)
    turn.go_in(True)
    assert refused == [("red gold",)]
    assert turn.stage is Stage.TURN


def test_nobody_decides_for_somebody_else(owner: QObject) -> None:
    start = scene(hero("blue gold runner"), hero("red gold runner"))
    turn = turn_of(owner, start, ANN, BEN, looker=1)
    assert (turn.stage, turn.decides, turn.seat) == (Stage.WAITING, False, 1)
    turn.touch(0)
    turn.take(None)
    turn.play("red")
    assert not turn.lifted
    assert turn.state == KASKARIA.seen(start, 1)


@pytest.mark.parametrize(("gold", "proposed"), [(9, GoIn()), (0, StayOut())])
def test_whoever_would_win_is_asked_to_go_in(owner: QObject, gold: int, proposed: object) -> None:
    start = scene(hero("red gold runner", runner=9, gold=gold), hero(griffin=5, gold=7))
    turn = turn_of(
        owner, KASKARIA.apply(start, PlaySet("red", ("gold", "runner"))).state, ANN, ROBOT
    )
    assert turn.stage is Stage.ENTERING
    assert turn.proposed == proposed


def test_return_shows_no_card_as_long_as_a_set_could_be_played(owner: QObject) -> None:
    turn = turn_of(owner, scene(hero("blue gold runner"), hero()), ANN, ROBOT)
    assert turn.proposed is None
    turn.confirm()
    assert turn.lifted == {0, 1}
    alone = turn_of(owner, scene(hero("blue gold, red gold"), hero()), ANN, ROBOT)
    assert alone.proposed == TakeUnseen()


def test_whose_hand_lies_in_front(owner: QObject) -> None:
    open_hands = scene(hero("blue gold"), hero("red gold"), open_hands=True)
    assert turn_of(owner, open_hands, ANN, BEN).seat == 0
    assert turn_of(owner, replace(open_hands, turn=1), ANN, BEN).seat == 1
    hidden = scene(hero("blue gold"), hero("red gold"))
    assert turn_of(owner, replace(hidden, turn=1), ANN, ROBOT).seat == 0
    assert turn_of(owner, hidden, ROBOT, ANN, looker=1).seat == 1
    assert turn_of(owner, hidden, ROBOT, ROBOT, looker=None).seat == 0
