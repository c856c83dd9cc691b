"""Several persons at one terminal: nobody reads what only another may know."""

from __future__ import annotations

import re
import sys
from contextlib import suppress
from pathlib import Path

import pytest

from cascadia_qt.games.cryptid.model.told_steps import told_steps
from cascadia_qt.games.cryptid.rules.actions import AnswerCube, Ask
from cascadia_qt.games.cryptid.rules.cells import cells_in, name_of
from cascadia_qt.games.cryptid.rules.events import Asked
from cascadia_qt.games.cryptid.rules.game import CRYPTID
from cascadia_qt.games.cryptid.rules.state import Phase, State
from cascadia_qt.games.cryptid.terminal.game import CryptidPlayer
from cascadia_qt.games.cryptid.words.log import log_line
from cascadia_qt.games.cryptid.words.sentences import clue_sentence
from cascadia_qt.rules.game import Seat
from cascadia_qt.rules.history import History
from cascadia_qt.rules.record import Record
from cascadia_qt.rules.rng import Rng
from cascadia_qt.store.saved_games import SavedGame
from cascadia_qt.terminal.curtain import Curtain
from cascadia_qt.terminal.prompts import Leave, Screen
from tests.games.cryptid.records.write import GAMES, finished_record
from tests.games.cryptid.table import new_game, shared
from tests.games.cryptid.terminal.evening import Evening, Follower
from tests.terminal.tty import CLEARED, People, Tty, typing

NAMES = ("Ann", "Ben", "Cleo", "Dan", "Eve")


def test_nobody_reads_a_clue_of_another(evening: Evening) -> None:
    follow = Follower()
    looked: set[str] = set()

    def answer(question: str) -> str:
        """Everybody looks at the own clue once."""
        name = re.findall(r"== (\w+), round", evening.tty.screen or "")[-1:]
        if "Share" in question and name[0] not in looked:
            looked.add(name[0])
            return "c"
        return follow(question)

    looks = evening.run("--players", "Ann,Ben,Cleo", "--seed", "5", answer=answer)
    assert looked == {"Ann", "Ben", "Cleo"}
    sentences = [clue_sentence(clue) for clue in evening.record.options.clues]
    shown = [{sentence for sentence in sentences if sentence in look} for look in looks[:-1]]
    assert max(map(len, shown)) == 1
    calls = [look for look in looks if look.rstrip().endswith("Enter when you are here >")]
    assert len(calls) > 10
    for call in calls:
        assert not any(sentence in call for sentence in sentences)


def test_one_person_needs_no_curtain(evening: Evening) -> None:
    evening.run("--players", "Ann,bot:novice", "--seed", "5")
    assert CLEARED not in evening.tty.getvalue()


def shown(state: State, data: Path, monkeypatch: pytest.MonkeyPatch) -> str:
    """Everything that whoever is to move can get to read now."""
    seats = tuple(map(Seat, NAMES[: state.options.players]))
    record = Record(CRYPTID, state.options, 1, seats, History(state))
    tty = Tty()
    with monkeypatch.context() as patch:
        patch.setattr(sys, "stdout", tty)
        patch.setattr(sys, "stdin", People(tty, typing("c", "d", "m", "g", "l", "h", "?", "w", "")))
        player = CryptidPlayer(record, SavedGame(data), Screen(speaks=True, yes=("y",)))
        player.table.look(state.seat)
        player.introduce()
        with suppress(Leave):
            while True:
                player.decide()
    return tty.getvalue()


@pytest.mark.parametrize("number", range(4))
def test_what_is_hidden_changes_no_letter(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, number: int
) -> None:
    state, luck = shared(new_game(number)), Rng(number + 5)
    for _ in range(6):
        index, luck = luck.below(len(CRYPTID.legal(state)))
        state = CRYPTID.apply(state, CRYPTID.legal(state)[index]).state
    assert state.phase is not Phase.OVER
    other = CRYPTID.hide(state, state.seat, Rng(number + 77))
    assert CRYPTID.snapshot(other) != CRYPTID.snapshot(state)
    said = shown(state, tmp_path, monkeypatch)
    assert "The habitat is" in said
    assert said == shown(other, tmp_path, monkeypatch)


@pytest.mark.parametrize("name", GAMES)
def test_no_line_of_the_log_tells_a_clue(name: str) -> None:
    record = finished_record(name)
    names = [seat.name for seat in record.seats]
    sentences = {clue_sentence(clue) for clue in record.options.clues}
    for entry in record.history.entries:
        line = log_line(entry.step.events, names, entry.seat)
        assert line.text
        assert not sentences & {line.text, *line.besides}


class TestTwoPersons:
    """Whoever asks does not notice whether the other has had a choice."""

    def asked(
        self, monkeypatch: pytest.MonkeyPatch, data: Path, failing: tuple[int, ...]
    ) -> tuple[str, list[str]]:
        """The cell that Ann asks about, which these clues of Ben deny, and all screens."""
        state = shared(new_game(2, players=2))
        options = state.options
        fits = {colour: options.fitting(colour) for colour in options.colours(1)}
        cells = ~state.cubed & (1 << 108) - 1
        for colour, each in fits.items():
            cells &= ~each if colour in failing else each
        cell = name_of(cells_in(cells)[0])
        record = Record(CRYPTID, options, 1, (Seat("Ann"), Seat("Ben")), History(state))
        tty = Tty()
        people = People(tty, typing("", f"ask {cell}", "", "", "1", "", "", "c"))
        with monkeypatch.context() as patch:
            patch.setattr(sys, "stdout", tty)
            patch.setattr(sys, "stdin", people)
            screen = Screen(speaks=True, yes=("y",))
            player = CryptidPlayer(record, SavedGame(data), screen)
            curtain = Curtain(player.table, screen)
            with suppress(Leave):
                while (seat := player.table.to_move) is not None:
                    curtain.open_for(seat)
                    player.decide()
        return cell, people.looks

    @pytest.mark.parametrize("failing", [(1,), (3,), (1, 3)], ids=str)
    def test_the_other_is_always_called(
        self, monkeypatch: pytest.MonkeyPatch, tmp_path: Path, failing: tuple[int, ...]
    ) -> None:
        cell, looks = self.asked(monkeypatch, tmp_path, failing)
        assert looks[2].rstrip().endswith("Enter hides everything for the next player")
        assert "Answers" not in looks[2]
        assert looks[3].rstrip().endswith("Ben, only you may look now. Enter when you are here")
        assert "Answers" not in looks[3]
        assert f"Ann asks you about {cell}. What is your answer? (1 A cube of your" in looks[4]
        assert ("2 A cube of your second colour." in looks[4]) == (len(failing) == 2)
        number = "first" if failing[0] == 1 else "second"
        line = f"Ben: Answers with a cube on {cell} ({number} colour)"
        assert line in looks[5]
        assert looks[6].splitlines()[-2:] == [
            line,
            "Ann, only you may look now. Enter when you are here ",
        ]

    def test_discs_are_answered_alike(
        self, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
    ) -> None:
        cell, looks = self.asked(monkeypatch, tmp_path, ())
        assert "(1 Discs of both colours.)" in looks[4]
        assert f"Ben: Answers with a disc on {cell} (first colour)" in looks[5]


def test_an_answer_is_always_a_step_of_its_own() -> None:
    record = finished_record("2-normal-program")
    told = [step for entry in record.history.entries for step in told_steps(entry)]
    choices = [entry for entry in record.history.entries if isinstance(entry.action, AnswerCube)]
    asked = [index for index, step in enumerate(told) if isinstance(step.action, Ask)]
    assert 0 < len(choices) < len(asked)
    for index in asked:
        question, answer = told[index : index + 2]
        assert [type(event) for event in question.step.events] == [Asked]
        assert answer.seat != question.seat
        assert log_line(answer.step.events, NAMES[:2], answer.seat).text.startswith("Answers with")
