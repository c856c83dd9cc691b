"""The table, played and watched again, with people whose names attack it."""

from __future__ import annotations

import random
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path
from tempfile import TemporaryDirectory

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QLabel

from cascadia_qt.games.cascadia.entry import ENTRY as CASCADIA
from cascadia_qt.games.cascadia.model.setup import GameSetup
from cascadia_qt.rules.game import Seat
from cascadia_qt.rules.record import Record
from cascadia_qt.views.toast import Toast
from cascadia_qt.words.seats import drawn_words
from tests.documents import random_record
from tests.games.cascadia.window.conftest import Start
from tests.games.cascadia.window.desk import Desk, settle
from tests.games.cascadia.window.hands import Keyboard
from tests.games.cascadia.window.test_small_window import resize
from tests.games.cascadia.window.test_table_room import cut, outside
from tests.views.fitting import cut_drawings
from tests.views.hostile_names import cut_for_good, hostile_names, taken_for_mark_up

SIZE = (1280, 680)
TURNS = (0, 13, 60, None)  # after which a game is looked at; None is its end


@pytest.fixture(scope="module")
def names() -> Iterator[tuple[str, ...]]:
    with TemporaryDirectory() as folder:
        yield hostile_names(Path(folder))


@pytest.fixture(params=range(4))
def people(request: pytest.FixtureRequest, names: tuple[str, ...]) -> tuple[str, ...]:
    """Whichever of them comes first."""
    return (*names[request.param :], *names[: request.param])


def game(names: tuple[str, ...], turns: int | None) -> Record:
    record = random_record(players=4, seed=3, turns=turns)
    return replace(record, seats=tuple(map(Seat, names)))


def faults(desk: Desk, names: tuple[str, ...]) -> list[str]:
    settle()
    wrong = [f"cannot be reached: {one}" for one in outside(desk.page)]
    wrong += [f"too small: {one}" for one in cut(desk.page)]
    least = desk.window.minimumSizeHint()
    if least.width() > SIZE[0] or least.height() > SIZE[1]:
        wrong.append(f"is {least.toTuple()} at least")
    wrong += taken_for_mark_up(desk.window, names)
    return [*wrong, *cut_drawings(desk.page), *cut_for_good(desk.window, names)]


@pytest.mark.parametrize("turns", TURNS)
@pytest.mark.parametrize("replayed", [False, True], ids=["played", "replayed"])
def test_names_at_the_table(
    start: Start, people: tuple[str, ...], turns: int | None, replayed: bool
) -> None:
    desk = start(drawer_shown=True)
    shell = desk.application.shell
    (shell.replay if replayed else shell.play)(game(people, turns))
    resize(desk, SIZE)
    assert not (found := faults(desk, people)), "\n".join(found)


def test_the_prompt_keeps_its_room(start: Start, people: tuple[str, ...]) -> None:
    desk = start()
    desk.play(game(people, 3))
    resize(desk, SIZE)
    what = desk.page.prompt.findChild(QLabel, "prompt_what")
    assert isinstance(what, QLabel)
    assert what.width() > 300


def test_the_card_between_turns(start: Start, people: tuple[str, ...]) -> None:
    desk, dice = start(handover=True), random.Random(1)
    desk.play(game(people, 13))
    resize(desk, SIZE)
    while not desk.page.handover.isVisible():
        desk.session.submit(dice.choice(CASCADIA.rules().legal(desk.state)))
        settle()
    card = desk.page.handover
    found = [*outside(desk.page), *cut_drawings(card), *taken_for_mark_up(desk.window, people)]
    found += cut_for_good(card, people)
    assert not found, "\n".join(found)


def test_a_scenario_with_several(start: Start, people: tuple[str, ...]) -> None:
    desk = start(drawer_shown=True)
    desk.play(GameSetup(tuple(map(Seat, people)), scenario=8).dealt(1))
    resize(desk, SIZE)
    assert not (found := faults(desk, people)), "\n".join(found)


def test_looking_back(start: Start, people: tuple[str, ...]) -> None:
    desk = start(drawer_shown=True)
    desk.play(game(people, 30))
    resize(desk, SIZE)
    for _ in range(3):
        Keyboard(desk).press(Qt.Key.Key_PageUp)
        assert not (found := faults(desk, people)), "\n".join(found)


def test_what_comes_up_and_goes_by_itself(desk: Desk, people: tuple[str, ...]) -> None:
    resize(desk, SIZE)
    desk.application.shell.dialogs.tell(drawn_words(people[0]))
    (toast,) = desk.window.findChildren(Toast)
    assert desk.window.rect().contains(toast.geometry())
    assert toast.heightForWidth(toast.width()) <= toast.height()
    assert taken_for_mark_up(desk.window, people) == []
