"""Whole games in a terminal, by people who follow only what is asked."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from cascadia_qt.games.cryptid.rules.state import State
from cascadia_qt.store.game_store import GameStore
from tests.games.cryptid.table import PUZZLES
from tests.games.cryptid.terminal.evening import Evening, Follower
from tests.terminal.tty import typing

ANN = ("--players", "Ann,bot:novice,bot:steady", "--seed", "3")


def over(evening: Evening) -> bool:
    record = evening.record
    return record.rules.to_move(record.history.state) is None


@pytest.mark.parametrize(
    ("players", "words"),
    [
        ("Ann,bot:novice", ()),
        ("Ann,Ben", ("--speak",)),
        ("Ann,Ben", ("--speak", "--mode", "advanced", "--yourselves")),
        ("Ann,Ben,Cleo", ()),
        ("Ann,bot:steady,bot:random", ("--yourselves", "--mode", "advanced", "--speak")),
        ("bot:random,Ann,Ben,bot:novice", ("--mode", "advanced", "--speak")),
        ("Ann,Ben,Cleo,Dan,Eve", ("--speak",)),
    ],
    ids=str,
)
def test_a_whole_game_by_following_what_is_asked(
    evening: Evening, players: str, words: tuple[str, ...]
) -> None:
    looks = evening.run("--players", players, "--seed", "5", *words)
    assert over(evening)
    assert "has found the habitat" in looks[-1]
    clues = evening.record.options.clues
    assert looks[-1].count("The habitat is") == len(clues)
    assert "The game is kept." in looks[-1]
    with GameStore(evening.folder / "games.sqlite") as store:
        assert store.count() == 1


def test_everything_is_asked_for(evening: Evening) -> None:
    answers = ["3", "2", "1", "2", "Ann", "bot:steady", "bot:random", "1"]
    asked: list[str] = []
    follow = Follower()

    def answer(question: str) -> str:
        asked.append(question)
        return answers.pop(0) if answers else follow(question)

    evening.run("--seed", "4", answer=answer)
    assert [question[:12] for question in asked[:8]] == [
        "How many pla",
        "Which game? ",
        "Who answers?",
        "Deduction sh",
        "Name of play",
        "Name of play",
        "Name of play",
        "Who begins? ",
    ]
    options = evening.record.options
    assert (options.players, options.board.mode, options.answer_yourselves) == (
        3,
        "advanced",
        False,
    )
    assert options.helps == ("struck", "none", "none")
    assert over(evening)


def test_a_puzzle_is_for_those_who_can_hold_it(evening: Evening, tmp_path: Path) -> None:
    path = tmp_path / "four.json"
    path.write_text(json.dumps(PUZZLES[3]), encoding="utf-8")
    looks = evening.run("--puzzle", str(path), answer=typing("3", "2", "1", "1", "Ann", "Ben", "1"))
    assert "How many players? (2, 4)" in looks[0]
    assert "That is no answer here" in looks[1]
    assert (
        evening.record.rules.write_options(evening.record.options)["clues"] == PUZZLES[3]["clues"]
    )


def test_why_something_is_not_possible_is_said(evening: Evening) -> None:
    follow = Follower()

    def share(question: str) -> str:
        return follow(question) if "Share" in question else "q"

    evening.run(*ANN, answer=share)
    state: State = evening.record.history.state
    own = next(iter(evening.record.rules.snapshot(state)["tokens"]))
    steps = (f"ask {own} novice", f"search {own}", "ask Z9 2", "ask B2 nobody", "ask B2 1", "dance")
    looks = evening.run("--resume", answer=typing(*steps))
    said = looks[-1]
    assert said.count("lies on") == 2
    assert "z9 is no cell: they go from A1 to L9." in said
    assert said.count("Whom do you ask? 2 Novice 2; 3 Steady 3.") == 2
    assert "Type ask, a cell and a player, or search and a cell." in said
    assert evening.record.history.state == state


def test_what_can_be_looked_up(evening: Evening) -> None:
    looks = evening.run(*ANN, answer=typing("c", "m", "g", "w", "l", "h", "look f4", "u", "", "?"))
    said = looks[-1]
    options = evening.record.options
    assert "Ann: The habitat is" in said
    assert f"({options.fitting(0).bit_count()} cells)" in said
    assert "A1 " in said
    assert "3 Steady 3" in said
    assert "Advice: Put a cube on" in said
    assert "F4: " in said
    assert "There is nothing to take back yet." in said
    assert "q  save and quit" in said
    assert evening.record.history.cursor == 0


def test_nothing_that_somebody_has_learnt_is_taken_back(evening: Evening) -> None:
    follow = Follower()

    def answer(question: str) -> str | None:
        return follow(question) if "Share" in question else "u" if left.pop() else "q"

    left = [False, True]
    looks = evening.run(*ANN, answer=answer)
    assert "Nothing can be taken back: something new has been seen." in looks[-1]


def test_the_map_gives_way_to_sentences_where_there_is_no_room(
    evening: Evening, monkeypatch: pytest.MonkeyPatch
) -> None:
    wide = evening.run(*ANN, answer=typing())
    assert "/F" in wide[-1]
    monkeypatch.setenv("COLUMNS", "60")
    narrow = evening.run(*ANN, answer=typing("m", "c"))
    assert "/F" not in narrow[-1].replace(wide[-1], "")
    assert "No token lies on the map." in narrow[-1]
