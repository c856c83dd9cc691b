"""Persons with secrets at one terminal: nobody reads what only another may know."""

from __future__ import annotations

import sys
from contextlib import suppress
from pathlib import Path

import pytest

from cascadia_qt.games.okanagan.rules.game import OKANAGAN
from cascadia_qt.games.okanagan.rules.objectives import OBJECTIVES
from cascadia_qt.games.okanagan.rules.options import Options
from cascadia_qt.games.okanagan.rules.state import Phase, State
from cascadia_qt.games.okanagan.terminal.game import OkanaganPlayer
from cascadia_qt.games.okanagan.words.objectives import objective_words
from cascadia_qt.games.okanagan.words.prompts import waiting
from cascadia_qt.rules.game import Seat
from cascadia_qt.rules.history import History
from cascadia_qt.rules.record import Record
from cascadia_qt.rules.rng import Rng
from cascadia_qt.store.saved_games import SavedGame
from cascadia_qt.terminal.prompts import Leave, Screen
from tests.games.okanagan.terminal.evening import Evening, follow
from tests.terminal.tty import CLEARED, People, Tty, typing

NAMES = ["Ann", "Ben", "Cleo"]
PEOPLE = ("--players", "Ann,Ben", "--seed", "5")
CARDS = [objective_words(card) for card in range(len(OBJECTIVES))]


def cards_in(look: str) -> set[str]:
    text = " ".join(look.split())
    return {card for card in CARDS if card in text}


def test_nobody_sees_a_secret_before_being_there(evening: Evening) -> None:
    looks = evening.run(*PEOPLE)
    calls = [look for look in looks if look.rstrip().endswith("Enter when you are here >")]
    assert len(calls) > 20
    for call in calls:
        assert "Your tile" not in call
        assert not cards_in(call)
        assert "Takes a tile unseen from pile 1:" not in call


def test_objectives_of_the_other_are_never_on_the_screen(evening: Evening) -> None:
    looks = evening.run(*PEOPLE, answer=typing("", "1 2 3", "", "1 2 3", "", "q"))
    start = evening.record.history.start
    own, other = (
        {objective_words(card) for card in explorer.objectives} for explorer in start.explorers
    )
    assert (cards_in(looks[1]), cards_in(looks[3])) == (own, other)
    assert cards_in(looks[2]) == cards_in(looks[4]) == set()
    assert cards_in(looks[5]) < own


def test_whoever_draws_a_tile_reads_it_before_the_curtain_falls(evening: Evening) -> None:
    def answer(question: str) -> str:
        return "4" if "Take a tile" in question else follow(question)

    looks = evening.run(*PEOPLE, answer=answer)
    read = next(look for look in looks if look.rstrip().endswith("Enter hides your tile >"))
    assert "Ann: Takes a tile unseen from pile 1: " in read
    called = looks[looks.index(read) + 1]
    assert "Ann: Takes a tile unseen from pile 1\n" in called
    assert "Ben, only you may look now" in called


def test_one_person_needs_no_curtain(evening: Evening) -> None:
    evening.run("--players", "Ann,bot:random", "--seed", "5")
    assert CLEARED not in evening.tty.getvalue()


def shown(state: State, data: Path, monkeypatch: pytest.MonkeyPatch) -> str:
    """Everything that whoever decides can get to read now."""
    seats = tuple(map(Seat, NAMES[: len(state.explorers)]))
    record = Record(OKANAGAN, state.options, 1, seats, History(state))
    tty = Tty()
    asked = typing(*"motkabsrlw?", "look 0 0", "")
    with monkeypatch.context() as patch:
        patch.setattr(sys, "stdout", tty)
        patch.setattr(sys, "stdin", People(tty, asked))
        player = OkanaganPlayer(record, SavedGame(data), Screen(speaks=True, yes=("y",)))
        player.table.look(state.seat)
        player.introduce()
        with suppress(Leave):
            while True:
                player.decide()
    return tty.getvalue()


@pytest.mark.parametrize("seed", range(6))
def test_what_is_hidden_changes_no_letter(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, seed: int
) -> None:
    state, luck = OKANAGAN.setup(Options(2 + seed % 2), seed), Rng(seed)
    for _ in range(20 + 7 * seed):
        index, luck = luck.below(len(OKANAGAN.legal(state)))
        state = OKANAGAN.apply(state, OKANAGAN.legal(state)[index]).state
    assert state.phase is not Phase.OVER
    other = OKANAGAN.hide(state, state.seat, Rng(seed + 77))
    assert OKANAGAN.snapshot(other) != OKANAGAN.snapshot(state)
    said = shown(state, tmp_path, monkeypatch)
    assert said == shown(other, tmp_path, monkeypatch)
    names = NAMES[: len(state.explorers)]
    assert waiting(state, names) == waiting(OKANAGAN.seen(state, None), names)


@pytest.mark.parametrize("seed", range(4))
def test_no_objective_of_another_seat_is_named(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, seed: int
) -> None:
    state = OKANAGAN.setup(Options(3), seed)
    for _ in range(3):
        state = OKANAGAN.apply(state, OKANAGAN.legal(state)[0]).state
    said = cards_in(shown(state, tmp_path, monkeypatch))
    mine = {objective_words(card) for card in state.explorer.objectives}
    assert said == mine
