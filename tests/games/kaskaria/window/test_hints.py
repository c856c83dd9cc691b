"""The hint: a good move is proposed, and carried out for whoever asks once more."""

from __future__ import annotations

import multiprocessing
from collections.abc import Callable
from typing import Any

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from cascadia_qt.ai.seated import SeatedBot
from cascadia_qt.controllers import hints
from cascadia_qt.games.kaskaria.ai.bots import MAKERS
from cascadia_qt.games.kaskaria.rules.actions import (
    Action,
    GoIn,
    PlaySet,
    StayOut,
    TakeShown,
    TakeUnseen,
)
from cascadia_qt.games.kaskaria.rules.game import KASKARIA
from cascadia_qt.games.kaskaria.views.table.card_item import Glow
from cascadia_qt.games.kaskaria.views.table.spot import Pile, Slot
from tests.games.kaskaria.table import hero, scene
from tests.games.kaskaria.window.den import ANN, BEN, PATIENCE, ROBOT, Den

Key = Qt.Key
THINKING = "Looking for a good move…"
START = scene(hero("red gold runner griffin, blue gold"), hero("green gold runner"))


class Adviser:
    """Stands in for the process: it says what a test wants to hear, when it wants that."""

    def __init__(self) -> None:
        self.advice: Action | None = None
        self.fails = False
        self.asked: list[Any] = []
        self.ended = 0

    def __call__(self, *_serving: object) -> Adviser:
        return self

    def ask(self, question: Any) -> None:
        self.asked.append(question)

    def answer(self) -> Action | None:
        if self.fails:
            raise OSError("dead")
        return self.advice

    def stop(self) -> None:
        self.ended += 1


@pytest.fixture
def adviser(monkeypatch: pytest.MonkeyPatch) -> Adviser:
    adviser = Adviser()
    monkeypatch.setattr(hints, "WorkerProcess", adviser)
    return adviser


def prompt(den: Den) -> str:
    return den.page.prompt._what.text()


@pytest.fixture
def advised(den: Den, adviser: Adviser, qtbot: QtBot) -> Callable[[Action], None]:
    """Asks for a hint, which is this."""

    def ask(action: Action) -> None:
        adviser.advice = action
        den.press(Key.Key_H)
        qtbot.waitUntil(lambda: den.turn.advised == action)

    return ask


def test_the_set_is_lifted_and_played_when_asked_again(
    den: Den, advised: Callable[[Action], None]
) -> None:
    den.lay(START, ANN, ROBOT)
    advice = PlaySet("red", ("gold", "griffin"))
    assert advice in KASKARIA.legal(den.state)
    advised(advice)
    assert prompt(den).startswith("Hint: Play a set, ")
    lifted = [den.turn.hand[place] for place in sorted(den.turn.lifted)]
    assert sorted(lifted) == ["red gold", "red griffin"]
    assert den.session.history.cursor == 0
    den.press(Key.Key_H)
    assert den.session.history.entries[0].action == advice


@pytest.mark.parametrize(
    ("advice", "spot", "said"),
    [
        (TakeUnseen(), Pile(), "Hint: Take the top card of the pile."),
        (TakeShown(2), Slot(2), "Hint: Take card 3 of the display: grey griffin."),
    ],
)
def test_a_place_is_lit_and_return_takes_the_card(
    den: Den, advised: Callable[[Action], None], advice: Action, spot: object, said: str
) -> None:
    den.lay(START, ANN, ROBOT)
    advised(advice)
    assert prompt(den) == said
    shown = den.page.scene._shown
    assert shown is not None
    assert shown.advised == spot
    assert (den.page.scene._pile._glow is Glow.CHOSEN) == (spot == Pile())
    primary = [button.text() for button in den.answers() if button.property("primary")]
    assert len(primary) == 1
    den.press(Key.Key_Return)
    assert den.session.history.entries[0].action == advice


def test_a_button_takes_the_card_that_is_advised(
    den: Den, advised: Callable[[Action], None]
) -> None:
    den.lay(START, ANN, ROBOT)
    advised(TakeShown(1))
    button = next(each for each in den.answers() if each.property("primary"))
    assert button.text() == "Take card 2  (2)"
    QTest.mouseClick(button, Qt.MouseButton.LeftButton)
    assert den.session.history.entries[0].action == TakeShown(1)


@pytest.mark.parametrize("advice", [GoIn(), StayOut()])
def test_before_the_volcano(den: Den, advised: Callable[[Action], None], advice: Action) -> None:
    den.lay(scene(hero("red gold runner", runner=9, gold=3), hero(griffin=5, gold=7)), ANN, ROBOT)
    den.press(Key.Key_4)
    advised(advice)
    assert den.turn.proposed == advice
    assert prompt(den).startswith("Hint: ")
    den.press(Key.Key_H)
    assert den.session.history.entries[1].action == advice


def test_a_hint_counts_as_help_once(den: Den, advised: Callable[[Action], None]) -> None:
    given: list[bool] = []
    den.lay(START, ANN, ROBOT)
    den.table.hint_given.connect(lambda: given.append(True))
    advised(TakeUnseen())
    assert len(given) == den.shell.memory._hints == den.session.record.seats[0].hinted == 1
    den.press(Key.Key_H)
    assert len(given) == 1


def test_whoever_does_something_else_is_left_alone(den: Den, adviser: Adviser) -> None:
    den.lay(START, ANN, ROBOT)
    den.press(Key.Key_H)
    assert prompt(den) == THINKING
    den.press(Key.Key_Right)
    den.press(Key.Key_Space)
    assert prompt(den) != THINKING
    assert (len(adviser.asked), adviser.ended) == (1, 1)
    adviser.advice = TakeUnseen()
    assert not den.table._hints._worker.thinking
    assert den.turn.advised is None


def test_back_takes_first_the_hint_and_then_the_move(
    den: Den, adviser: Adviser, advised: Callable[[Action], None]
) -> None:
    den.lay(scene(hero("red gold plus2, blue gold griffin"), hero()), ANN, ROBOT)
    den.press(Key.Key_4)
    den.press(Key.Key_H)
    assert prompt(den) == THINKING
    den.press(Key.Key_Escape)
    assert prompt(den) != THINKING
    advised(TakeShown(0))
    den.press(Key.Key_Escape)
    assert den.turn.advised is None
    assert den.session.history.cursor == 1
    den.press(Key.Key_Escape)
    assert den.session.history.cursor == 0


def test_no_hint_is_said_and_the_next_one_is_given(
    den: Den, adviser: Adviser, advised: Callable[[Action], None], qtbot: QtBot
) -> None:
    den.lay(START, ANN, ROBOT)
    adviser.fails = True
    den.press(Key.Key_H)
    qtbot.waitUntil(den.page.note.isVisible)
    assert den.page.note.text() == "No hint could be found."
    assert prompt(den) != THINKING
    adviser.fails = False
    advised(TakeUnseen())


def test_the_adviser_is_asked_for_the_seat_that_looks(
    den: Den, adviser: Adviser, advised: Callable[[Action], None]
) -> None:
    den.lay(START, ANN, BEN)
    assert den.closed
    assert not den.window.hint.isEnabled()
    den.table.hint()
    assert adviser.asked == []
    den.open_curtain()
    assert den.window.hint.isEnabled()
    advised(TakeUnseen())
    assert [seat for seat, _ in adviser.asked] == [0]
    den.press(Key.Key_0)
    assert den.closed
    assert den.turn.advised is None
    den.table.hint()
    assert len(adviser.asked) == 1


def test_a_purist_gets_none(den: Den, advised: Callable[[Action], None]) -> None:
    den.lay(START, ANN, ROBOT)
    advised(TakeUnseen())
    den.application.preferences.purist = True
    assert den.turn.advised is None
    assert not den.window.hint.isEnabled()


def test_whoever_looks_back_sees_the_hint_before_it_is_played(
    den: Den, advised: Callable[[Action], None]
) -> None:
    den.lay(scene(hero("red gold plus2, blue gold griffin"), hero()), ANN, ROBOT)
    den.press(Key.Key_4)
    advised(TakeUnseen())
    den.press(Key.Key_PageUp)
    assert den.table.look.active
    den.press(Key.Key_H)
    assert not den.table.look.active
    assert den.session.history.cursor == 1
    assert prompt(den).startswith("Hint: ")


def test_the_strongest_computer_answers_from_its_process(den: Den, qtbot: QtBot) -> None:
    den.play(ANN, BEN, open_hands=True, length="short")
    den.press(Key.Key_H)
    qtbot.waitUntil(lambda: den.turn.advised is not None, timeout=PATIENCE)
    strongest = SeatedBot(KASKARIA, 0, MAKERS["hard"](0), 0)
    assert den.turn.advised == strongest.choose(den.state)
    assert multiprocessing.active_children() == []
