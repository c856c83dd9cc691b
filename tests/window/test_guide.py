"""A guided game in the hall: at the real table, and beside the game that somebody plays."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QApplication, QPushButton
from pytestqt.qtbot import QtBot

from cascadia_qt.model.guide_progress import GuideProgress
from cascadia_qt.rules.record import write_record
from cascadia_qt.views.guide.stage import GuideStage
from cascadia_qt.views.welcome.page import WelcomePage
from tests.games.stones.rules import Move
from tests.window.parlour import ANN, Parlour

INVITATION = "Learn &by playing"


def stage(parlour: Parlour) -> GuideStage:
    shown = parlour.window.centralWidget()
    assert isinstance(shown, GuideStage)
    return shown


def wait(times: int = 4) -> None:
    for _ in range(times):
        QApplication.processEvents()


def learn(parlour: Parlour) -> GuideStage:
    parlour.window.learn.trigger()
    wait()
    return stage(parlour)


def decide(parlour: Parlour, move: Move) -> None:
    parlour.table.decide(move)
    wait()


def invitations(parlour: Parlour) -> list[str]:
    wait()
    page = parlour.window.centralWidget()
    assert isinstance(page, WelcomePage)
    return [button.text() for button in page.findChildren(QPushButton) if button.isVisible()]


def progress(parlour: Parlour) -> GuideProgress:
    return GuideProgress(parlour.shell.preferences, "stones")


def test_it_is_finished_by_doing_what_it_says(parlour: Parlour) -> None:
    assert INVITATION in invitations(parlour)
    bar = learn(parlour).bar
    assert bar.accessibleName() == "Step 1 of 4. Draw a stone."
    decide(parlour, Move.DRAW)
    # Somebody else has passed in the meantime.
    assert [entry.action for entry in parlour.session.history.entries] == [Move.DRAW, Move.PASS]
    assert bar.sentence.text() == "Now pass."
    decide(parlour, Move.PASS)
    assert bar.sentence.text() == "That was nothing."
    assert QApplication.focusWidget() is bar.next
    for after in ("Stones are points.", "Swap."):
        parlour.press(Qt.Key.Key_Return)
        wait()
        assert bar.sentence.text() == after
    assert QApplication.focusWidget() is parlour.table.page
    decide(parlour, Move.SWAP)
    assert bar.next.text() == "&Finish"
    parlour.press(Qt.Key.Key_Space)
    wait()
    assert progress(parlour).finished
    assert INVITATION not in invitations(parlour)
    assert parlour.window.learn.isEnabled()


def test_another_gesture_gets_a_friendly_word_and_changes_nothing(parlour: Parlour) -> None:
    bar = learn(parlour).bar
    before = parlour.session.state
    decide(parlour, Move.SWAP)
    assert (bar.sentence.text(), bar.word.text()) == ("Draw a stone.", "Not that: draw.")
    assert bar.accessibleName() == "Not that: draw."
    assert parlour.session.state is before
    decide(parlour, Move.DRAW)
    assert bar.word.text() == ""


def test_whoever_wants_more_where_all_is_done_is_told_how_to_go_on(parlour: Parlour) -> None:
    bar = learn(parlour).bar
    decide(parlour, Move.DRAW)
    decide(parlour, Move.PASS)
    before = parlour.session.state
    parlour.session.submit(Move.DRAW)
    assert bar.word.text() == "Now go on with “Next”."
    assert parlour.session.state is before


def test_the_table_shows_where(parlour: Parlour) -> None:
    shown = learn(parlour)
    wait()
    (ring,) = shown.light.shown
    button = parlour.table.stones.prompt.button_of("draw")
    assert button is not None
    assert ring.center() == button.mapTo(shown, button.rect().center())
    parlour.window.resize(parlour.window.width() + 200, parlour.window.height())
    wait()
    assert shown.light.shown[0].center() == button.mapTo(shown, button.rect().center())
    decide(parlour, Move.DRAW)
    decide(parlour, Move.PASS)
    assert shown.light.shown == ()


def test_it_is_left_and_resumed_and_gone_back_in(parlour: Parlour) -> None:
    bar = learn(parlour).bar
    decide(parlour, Move.DRAW)
    bar.leave.click()
    wait()
    assert INVITATION in invitations(parlour)
    bar = learn(parlour).bar
    assert bar.sentence.text() == "Now pass."
    assert parlour.session.history.cursor == 2
    decide(parlour, Move.PASS)
    bar.back.click()
    wait()
    assert bar.sentence.text() == "Now pass."
    bar.back.click()
    wait()
    assert bar.sentence.text() == "Draw a stone."
    assert not bar.back.isEnabled()
    assert parlour.session.history.cursor == 0


@pytest.mark.parametrize("leave", [True, False], ids=["left", "finished"])
def test_the_game_of_before_waits_untouched(parlour: Parlour, qtbot: QtBot, leave: bool) -> None:
    kept: list[int] = []
    parlour.shell.memory.kept.connect(kept.append)
    parlour.play(ANN)
    parlour.table.decide(Move.DRAW)
    before = write_record(parlour.session.record)
    bar = learn(parlour).bar
    for action in (parlour.window.save_game, parlour.window.undo, parlour.window.scores):
        assert not action.isEnabled()
    decide(parlour, Move.DRAW)
    do: list[Callable[[], object]] = [
        lambda: decide(parlour, Move.PASS), bar.next.click, bar.next.click,
        lambda: decide(parlour, Move.SWAP), bar.next.click,
    ]  # fmt: skip
    for each in [bar.leave.click] if leave else do:
        each()
        wait()
    assert write_record(parlour.session.record) == before
    parlour.shell._autosave.wait()
    record, _ = parlour.shell._autosave.load()
    assert record is not None
    assert write_record(record) == before
    assert kept == []


def test_who_leaves_twice_in_a_hurry_is_back_at_the_game(parlour: Parlour) -> None:
    parlour.play(ANN)
    before = write_record(parlour.session.record)
    bar = learn(parlour).bar
    bar.leave.click()
    bar.leave.click()
    wait()
    assert write_record(parlour.session.record) == before


def test_a_page_that_is_opened_meanwhile_leads_back_to_the_game(parlour: Parlour) -> None:
    parlour.play(ANN)
    before = write_record(parlour.session.record)
    learn(parlour)
    parlour.shell.show_page(GuideStage(parlour.shell.motion))
    parlour.shell.go_back()
    assert write_record(parlour.session.record) == before
