"""Two persons with hidden hands at one terminal: nobody reads what only the other may know."""

from __future__ import annotations

import sys
from contextlib import suppress
from pathlib import Path

import pytest

from cascadia_qt.games.kaskaria.rules.events import CardTaken
from cascadia_qt.games.kaskaria.rules.game import KASKARIA
from cascadia_qt.games.kaskaria.rules.options import Options
from cascadia_qt.games.kaskaria.rules.state import State
from cascadia_qt.games.kaskaria.terminal.game import KaskariaPlayer
from cascadia_qt.games.kaskaria.words.log import log_line
from cascadia_qt.games.kaskaria.words.spoken import hand_words
from cascadia_qt.rules.game import Seat
from cascadia_qt.rules.history import History
from cascadia_qt.rules.record import Record
from cascadia_qt.rules.rng import Rng
from cascadia_qt.store.saved_games import SavedGame
from cascadia_qt.terminal.prompts import Leave, Screen
from tests.games.kaskaria.records.write import GAMES, finished_record
from tests.games.kaskaria.terminal.evening import Evening
from tests.terminal.tty import CLEARED, People, Tty, typing

PEOPLE = ("--players", "Ann,Ben", "--seed", "5")


def test_nobody_sees_a_hand_before_being_there(evening: Evening) -> None:
    looks = evening.run(*PEOPLE)
    calls = [look for look in looks if look.rstrip().endswith("Enter when you are here >")]
    assert len(calls) > 10
    for call in calls:
        assert "turn" not in call
        assert "[" not in call.replace("\x1b[", "")
        assert "from the pile:" not in call


def test_whoever_draws_reads_the_card_before_the_curtain_falls(evening: Evening) -> None:
    looks = evening.run(*PEOPLE, answer=typing("", "p", "", "", "q"))
    assert "Ann: Takes a card from the pile: " in looks[2]
    assert looks[2].rstrip().endswith("Enter hides your cards >")
    assert "Ann: Takes a card from the pile\n" in looks[3]
    assert "Ben, only you may look now" in looks[3]


def test_open_hands_and_one_person_need_no_curtain(evening: Evening) -> None:
    evening.run(*PEOPLE, "--open")
    evening.run("--players", "Ann,bot:random", "--seed", "5")
    assert CLEARED not in evening.tty.getvalue()


def test_open_hands_are_shown(evening: Evening) -> None:
    looks = evening.run(*PEOPLE, "--open", answer=typing("o", "q"))
    hand = evening.record.history.state.heroes[1].hand
    assert "hidden" not in looks[1]
    assert f"Ben: {hand_words(hand)}." in looks[1].replace(", \n", ", ")


def shown(state: State, data: Path, monkeypatch: pytest.MonkeyPatch) -> str:
    """Everything that whoever is to move can get to read now."""
    seats = tuple(Seat(name) for name in ("Ann", "Ben", "Cleo")[: len(state.heroes)])
    record = Record(KASKARIA, state.options, 1, seats, History(state))
    tty = Tty()
    with monkeypatch.context() as patch:
        patch.setattr(sys, "stdout", tty)
        patch.setattr(sys, "stdin", People(tty, typing("o", "h", "s", "r", "m", "?", "")))
        player = KaskariaPlayer(record, SavedGame(data), Screen(speaks=True, yes=("y",)))
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
    state, luck = KASKARIA.setup(Options(2 + seed % 2), seed), Rng(seed)
    for _ in range(25):
        index, luck = luck.below(len(KASKARIA.legal(state)))
        state = KASKARIA.apply(state, KASKARIA.legal(state)[index]).state
    other = KASKARIA.hide(state, state.seat, Rng(seed + 77))
    assert KASKARIA.snapshot(other) != KASKARIA.snapshot(state)
    said = shown(state, tmp_path, monkeypatch)
    assert "hidden card" in said
    assert said == shown(other, tmp_path, monkeypatch)


@pytest.mark.parametrize(
    "name", [name for name, (agreed, _) in GAMES.items() if not agreed.open_hands]
)
def test_no_line_tells_others_which_card_was_drawn(name: str) -> None:
    record, drawn = finished_record(name), 0
    for entry in record.history.entries:
        for looker in (None, *range(len(record.seats))):
            told = KASKARIA.told(entry, looker)
            cards = [
                event
                for event in entry.step.events
                if isinstance(event, CardTaken) and event.slot is None
            ]
            if cards and looker != entry.seat:
                drawn += 1
                assert log_line(told).text == "Takes a card from the pile"
            elif cards:
                assert log_line(told).text.startswith("Takes a card from the pile: ")
    assert drawn > 10
