"""The course of a game in the window: undo, going on, computers, hurry, replay."""

from __future__ import annotations

import random

from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QLabel
from pytestqt.qtbot import QtBot

from cascadia_qt.games.cryptid.ai.difficulty import difficulty
from cascadia_qt.games.cryptid.controllers.replay import CryptidReplay
from cascadia_qt.games.cryptid.controllers.turn import Stage
from cascadia_qt.games.cryptid.rules.cells import cells_in
from cascadia_qt.games.cryptid.rules.state import Phase
from tests.games.cryptid.window.conftest import Open
from tests.games.cryptid.window.den import ANN, BEN, CLEO, PATIENCE, ROBBIE, ROBOT, Den
from tests.games.cryptid.window.test_by_keyboard import play_step, share_all
from tests.views.access.reader import pressable

Key = Qt.Key


def play_to_the_end(den: Den, seed: int = 1) -> None:
    luck = random.Random(seed)
    while True:
        if den.closed:
            den.open_curtain()
        if den.stage is Stage.OVER:
            return
        play_step(den, luck)


def test_the_replay_of_a_finished_game_shades_what_could_be_known(den: Den, qtbot: QtBot) -> None:
    den.play(ANN, BEN, CLEO, number=0)
    play_to_the_end(den)
    steps = den.steps
    den.window.replay.trigger()
    replay = den.shell.table
    assert isinstance(replay, CryptidReplay)
    looked = replay.looked_back
    assert looked is not None
    qtbot.waitUntil(lambda: looked.hindsight is not None, timeout=PATIENCE)
    den.press(Key.Key_End)
    assert replay.look.cursor == steps
    assert pressable(replay.page) == set(), "nothing can be done in a film"
    den.press(Key.Key_Left)
    assert looked.hindsight is not None
    odds = looked.hindsight.moments[steps - 1].seats
    winner = replay.session.state.winner
    assert set(replay.display.heat) == set(odds[winner])
    den.press(Key.Key_2)
    if winner != 1:
        assert set(replay.display.heat) == set(odds[1])
    den.press(Key.Key_0)
    assert not replay.display.heat
    den.press(Key.Key_Escape)
    QApplication.processEvents()
    assert den.stage is Stage.OVER


def test_the_replay_of_a_running_game_counts_tokens_and_plays_on(den: Den) -> None:
    den.play(ANN, BEN, CLEO, number=0)
    share_all(den)
    den.open_curtain()
    den.window.replay.trigger()
    replay = den.shell.table
    assert isinstance(replay, CryptidReplay)
    assert replay.looked_back is None
    assert not replay.display.heat
    for _ in range(3):
        den.press(Key.Key_Right)
    shown = replay.display._page.scene.shown
    assert shown is not None
    assert shown.table.cubed.bit_count() == 3
    replay.play_on()
    QApplication.processEvents()
    assert den.steps == 3


def test_a_game_with_computers_comes_to_an_end(den: Den, qtbot: QtBot) -> None:
    luck = random.Random(2)
    den.play(ANN, ROBBIE, ROBBIE, number=0)
    while True:
        qtbot.waitUntil(lambda: den.turn.decides or den.stage is Stage.OVER, timeout=PATIENCE)
        if den.stage is Stage.OVER:
            break
        play_step(den, luck)
    assert den.session.to_move is None


def first_question(den: Den) -> None:
    """Ann is about to ask Ben about a cell that fits everything but his clue."""
    den.play(ANN, BEN, CLEO, number=0)
    share_all(den)
    den.open_curtain()
    den.jump(cells_in(den.turn.lit)[0])
    den.press(Key.Key_2)


def test_a_click_hurries_what_is_shown(open_den: Open) -> None:
    den = open_den()
    first_question(den)
    den.application.preferences.motion = 200
    den.press(Key.Key_Return)
    assert den.table.showing
    assert den.page.scene.shown is not None
    before = den.page.scene.shown.table
    assert before.discs == (0, 0, 0)
    QTest.mouseClick(den.page.view.viewport(), Qt.MouseButton.LeftButton)
    assert not den.table.showing
    assert den.page.scene.shown.table != before


def test_only_where_somebody_answers_the_prompt_says_so(open_den: Open) -> None:
    den = open_den()
    first_question(den)
    den.application.preferences.motion = 200
    den.press(Key.Key_Return)
    assert den.table.showing
    assert den.prompt() == "Answers come in"
    den.play(ANN, ROBOT, ROBOT, number=0)
    den.jump(cells_in(den.turn.lit)[0])
    den.press(Key.Key_Return)
    assert den.table.showing
    assert den.prompt() == "Ann is playing"


def test_answers_to_a_search_come_one_by_one(open_den: Open, qtbot: QtBot) -> None:
    den = open_den()
    den.play(ANN, BEN, CLEO, number=0)
    share_all(den)
    den.open_curtain()
    habitat = den.state.options.puzzle.habitat
    assert habitat is not None
    den.jump(habitat)
    den.press(Key.Key_S)
    den.application.preferences.motion = 50
    seen: list[tuple[int, bool, bool]] = []
    lit: list[int] = []
    ended: list[bool] = []

    def note(moment: object) -> None:
        table = moment.table  # type: ignore[attr-defined]
        clue = moment.clue  # type: ignore[attr-defined]
        if clue is None:
            seen.append((len(table.discs_on(habitat)), moment.suspense, table.found))  # type: ignore[attr-defined]
        else:
            lit.append(clue.colour)

    den.table._showing.came.connect(note)
    den.table.ended.connect(lambda: ended.append(den.table.showing))
    den.press(Key.Key_Return)
    qtbot.waitUntil(lambda: bool(ended), timeout=PATIENCE)
    assert seen == [
        (0, False, False),
        (1, False, False),
        (1, True, False),
        (2, False, False),
        (2, True, False),
        (3, False, False),
        (3, False, True),
    ]
    assert lit == [0, 1, 2]
    assert ended == [False]
    assert den.page.scene.shown is not None
    assert den.page.scene.shown.table.ring == habitat


def test_without_motion_nothing_is_waited_for(den: Den) -> None:
    first_question(den)
    den.press(Key.Key_Return)
    assert not den.table.showing
    assert not den.shell.motion.moving


def test_the_sheet_opens_large_and_closes(den: Den) -> None:
    den.play(ANN, ROBOT, ROBOT)
    den.press(Key.Key_D)
    assert den.page.large_sheet is not None
    assert den.page.large_sheet.isVisible()
    den.press(Key.Key_Escape)
    assert den.page.large_sheet is None
    assert den.steps == 0
    assert den.page.view.hasFocus()


def test_pennants_tell_how_many_clues_are_possible_if_that_was_agreed(den: Den) -> None:
    den.play(ANN, BEN, CLEO, number=0, helps=("none", "struck", "none"))
    den.open_curtain()
    look = den.page.pennants[2].look
    assert look is not None
    assert look.colours[0].possible is None
    den.jump(cells_in(den.turn.lit)[0])
    den.press(Key.Key_Return)
    den.open_curtain()
    looks = [pennant.look for pennant in den.page.pennants]
    possible = [look.colours[0].possible for look in looks if look is not None]
    assert den.state.phase is Phase.SHARE
    assert possible[1:] == [23, 23]
    assert possible[0] is not None
    assert possible[0] < 23


def test_playing_again_keeps_how_hard_the_puzzle_was_to_be(den: Den, qtbot: QtBot) -> None:
    den.play(ANN, ROBOT, BEN, difficulty="expert")
    old = den.session.record
    den.table.again_requested.emit()
    den.table.again_requested.emit()  # nobody looks twice
    assert den.session.record == old
    qtbot.waitUntil(lambda: den.session.record.seed != old.seed, timeout=PATIENCE)
    new = den.session.record
    assert new.options.difficulty == "expert"
    assert new.seats == old.seats
    assert difficulty(new.options.puzzle, 3) == "expert"


def test_whoever_leaves_waits_for_no_puzzle(den: Den, qtbot: QtBot) -> None:
    den.play(ANN, ROBOT, BEN, difficulty="expert")
    den.table.again_requested.emit()
    den.shell.show_welcome()
    qtbot.wait(300)
    assert den.shell.table is None


def test_while_answers_come_in_whoever_asked_is_named(open_den: Open) -> None:
    den = open_den()
    first_question(den)
    den.application.preferences.motion = 200
    asker = den.state.active
    den.jump(cells_in(den.turn.lit & den.state.options.fitting(1))[0])
    den.press(Key.Key_Return)
    assert den.table.showing
    assert den.state.active != asker
    who = den.page.prompt.findChild(QLabel, "prompt_who")
    assert isinstance(who, QLabel)
    looks = [pennant.look for pennant in den.page.pennants]
    assert [look.active for look in looks if look is not None].index(True) == asker
    assert who.text() == den.session.record.seats[asker].name
    den.table.hurry()
    assert who.text() == den.session.record.seats[den.state.active].name


def test_the_replay_shows_the_disc_of_whoever_it_tells_of(den: Den) -> None:
    den.play(ANN, BEN, CLEO, number=0)
    share_all(den)
    den.open_curtain()
    den.window.replay.trigger()
    replay = den.shell.table
    assert isinstance(replay, CryptidReplay)
    sign = replay.page.findChild(QLabel, "prompt_sign")
    assert isinstance(sign, QLabel)
    page = replay.display._page
    for cursor in (1, 2, 3, 5):
        replay.look.go_to(cursor)
        disc = page.token_sign("disc", (cursor - 1) % 3, page.sign_side)
        assert sign.pixmap().toImage() == disc.toImage()
