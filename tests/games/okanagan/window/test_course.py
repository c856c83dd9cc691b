"""The course of a game in the window: undo, going on, computers, hurry, hints, replay."""

from __future__ import annotations

import random

import pytest
from PySide6.QtCore import QPointF, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from cascadia_qt.games.okanagan.controllers.replay import OkanaganReplay
from cascadia_qt.games.okanagan.rules.game import OKANAGAN
from cascadia_qt.games.okanagan.rules.state import Phase, State
from cascadia_qt.games.okanagan.views.table.desk_look import Look
from cascadia_qt.games.okanagan.views.table.page import TablePage
from cascadia_qt.games.okanagan.views.table.shown import Light
from cascadia_qt.model.voice import Voice
from tests.games.okanagan.window.conftest import Open
from tests.games.okanagan.window.den import ANN, BEN, PATIENCE, ROBOT, Den
from tests.games.okanagan.window.playing import decide_by_keys

Key = Qt.Key


def laying(state: State) -> bool:
    return state.phase is Phase.LAY and state.seat == 0 and state.turns >= 4


def closing(state: State) -> bool:
    """Whatever is built, something is closed for somebody."""
    return (
        state.phase is Phase.BUILD
        and state.seat == 0
        and all(
            OKANAGAN.apply(state, action).state.phase not in (Phase.TAKE, Phase.LAY)
            for action in OKANAGAN.legal(state)
        )
    )


def test_undo_reaches_to_the_last_tile_seen(den: Den) -> None:
    den.come_to(laying, ANN, ROBOT)
    cursor = den.cursor
    den.press(Key.Key_Right)
    den.press(Key.Key_Return)
    assert den.cursor == cursor + 1
    assert den.table.can_undo
    den.window.undo.trigger()
    assert den.cursor == cursor
    assert not den.table.can_undo, "the tile in hand was drawn before"


def test_a_game_goes_on_after_the_program_was_closed(open_den: Open) -> None:
    den = open_den()
    den.play(ANN, BEN)
    den.open_curtain()
    decide_by_keys(den, random.Random(1))
    record = den.session.record
    den.end()
    QApplication.processEvents()
    again = open_den()
    again.shell.lobby.continue_requested.emit()
    assert again.closed
    assert again.session.record.history == record.history
    again.open_curtain()
    assert again.turn.phase is Phase.KEEP
    assert again.state.seat == 1


def test_a_computer_plays_and_is_watched(open_den: Open, qtbot: QtBot) -> None:
    den = open_den(motion=50)
    den.come_to(lambda state: state.phase is Phase.TAKE and state.seat == 0, ANN, ROBOT)
    tables: list[State] = []
    den.table._showing.came.connect(tables.append)
    turns = den.state.turns
    den.press(Key.Key_1)
    qtbot.waitUntil(
        lambda: den.state.turns == turns + 2 and not den.table.showing, timeout=PATIENCE
    )
    assert den.turn.phase in (Phase.LAY, Phase.KEEP)
    assert len(tables) >= 4, "taken, laid, built, taken"


def test_a_closing_is_a_scene_that_a_click_ends(open_den: Open) -> None:
    den = open_den(motion=200)
    den.come_to(closing, ANN, ROBOT)
    den.press(Key.Key_1)
    assert den.table.showing
    assert den.shown.model is None
    QTest.mouseClick(
        den.page.view.viewport(), Qt.MouseButton.LeftButton, pos=den.page.view.rect().topLeft()
    )
    assert not den.table.showing
    assert not den.shell.motion.moving


def test_the_closed_territory_is_lit_and_everybodys_influence_told(den: Den) -> None:
    den.come_to(
        lambda state: (
            state.phase is Phase.COLLECT and state.seat == 0 and len(state.closing.order) > 1
        ),
        ANN,
        ROBOT,
    )
    assert [lit.light for lit in den.shown.lit] == [Light.SCORED]
    forces = den.state.closing.influence
    assert {chip.seat: chip.force for chip in den.page.desk.look.chips} == {
        seat: force for seat, force in enumerate(forces) if force
    }


def test_the_head_of_the_desk_says_who_takes_the_action(den: Den) -> None:
    den.come_to(
        lambda state: (
            state.phase is Phase.ACTION
            and state.seat == 0
            and sum(map(bool, state.closing.influence)) == 2
        ),
        ANN,
        ROBOT,
    )
    desk, forces = den.page.desk, den.state.closing.influence
    told = desk.tip_at(QPointF(20, 20)).splitlines()
    assert told == [
        f"Robot: influence {forces[1]}",
        f"Ann: influence {forces[0]}, takes the special action",
    ]
    assert desk.accessibleDescription().startswith("; ".join(told))


def test_a_caption_is_not_told_again(den: Den) -> None:
    den.come_to(lambda state: state.phase is Phase.COLLECT and state.seat == 0, ANN, ROBOT)
    desk = den.page.desk
    assert desk.look.pieces[0].caption
    assert desk.tip_at(desk.place_of(0).center()) == "0 of 1"


def test_every_special_action_has_a_line_of_its_own(den: Den) -> None:
    den.come_to(lambda state: state.phase is Phase.ALONE and state.seat == 0, ANN, ROBOT)
    desk = den.page.desk
    assert len(desk.tip_at(desk.place_of(1).center()).splitlines()) == 3


def test_an_action_that_changes_nothing_is_faint_and_says_so(den: Den) -> None:
    den.come_to(
        lambda state: (
            state.phase is Phase.ACTION and state.seat == 0 and len(OKANAGAN.legal(state)) == 2
        ),
        ANN,
        ROBOT,
    )
    looks = [piece.look for piece in den.page.desk.look.pieces]
    assert looks.count(Look.DIM) == 1
    cursor = den.cursor
    den.choose(looks.index(Look.DIM))
    assert den.cursor == cursor
    assert "would change nothing" in den.page.note.text()


def test_without_motion_nothing_is_waited_for(den: Den) -> None:
    den.come_to(laying, ANN, ROBOT)
    den.press(Key.Key_Right)
    den.press(Key.Key_Return)
    assert not den.table.showing
    assert not den.shell.motion.moving


def test_a_hint_is_proposed_with_reasons_and_done(den: Den, qtbot: QtBot) -> None:
    den.come_to(laying, ANN, ROBOT)
    cursor = den.cursor
    den.press(Key.Key_H)
    qtbot.waitUntil(lambda: den.turn.advised is not None, timeout=PATIENCE)
    advised = den.turn.advised
    assert advised is not None
    assert den.page.hint.isVisible()
    assert len(den.page.hint.lines) >= 2
    assert den.table.display.prompt.startswith("Hint: Lay the tile")
    den.press(Key.Key_Escape)
    assert den.turn.advised is None
    assert not den.page.hint.isVisible()
    den.turn.advise(advised)
    den.press(Key.Key_H)
    assert den.session.history.entries[cursor].action == advised


@pytest.mark.parametrize("phase", [phase for phase in Phase if phase is not Phase.OVER])
def test_every_hint_has_words(den: Den, phase: Phase) -> None:
    den.come_to(lambda state: state.phase is phase and state.seat == 0, ANN, ROBOT, ROBOT)
    for action in OKANAGAN.legal(den.state)[:12]:
        den.turn.advise(action)
        assert den.page.hint.isVisible()
        assert den.page.hint.lines[0].endswith(".")


def test_purists_get_no_hint(open_den: Open) -> None:
    den = open_den(purist=True)
    den.come_to(laying, ANN, ROBOT)
    den.press(Key.Key_H)
    assert not den.table._hints._worker.thinking


def test_prompts_are_read_aloud(open_den: Open, monkeypatch: pytest.MonkeyPatch) -> None:
    said: list[str] = []
    monkeypatch.setattr(Voice, "say", lambda _self, words, _language: said.append(words))
    den = open_den(speaks=True)
    den.come_to(lambda state: state.phase is Phase.TAKE and state.seat == 0, ANN, ROBOT)
    assert said[-1] == "Take a tile for your next turn"


def test_the_replay_leads_through_the_game(den: Den) -> None:
    den.come_to(laying, ANN, ROBOT)
    last = den.cursor
    den.window.replay.trigger()
    replay = den.shell.table
    assert isinstance(replay, OkanaganReplay)
    page = replay.page
    assert isinstance(page, TablePage)
    for _ in range(last):
        den.press(Key.Key_Right)
    assert replay.look.cursor == last
    assert page.scene.shown is not None
    assert page.scene.shown.board == replay.session.state.board
    QTest.mouseClick(page.view.viewport(), Qt.MouseButton.LeftButton, pos=page.view.rect().center())
    assert replay.look.active
