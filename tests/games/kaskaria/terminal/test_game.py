"""Whole games in a terminal, by somebody who follows only what is asked."""

from __future__ import annotations

import pytest

from cascadia_qt.rules.rng import SEED_LIMIT
from cascadia_qt.store.game_store import GameStore
from tests.games.kaskaria.terminal.evening import Evening, follow
from tests.terminal.command import status_of
from tests.terminal.tty import typing

ANN = ("--players", "Ann,bot:random", "--seed", "3")


def over(evening: Evening) -> bool:
    record = evening.record
    return record.rules.to_move(record.history.state) is None


@pytest.mark.parametrize(
    "words",
    [
        (),
        ("--speak",),
        ("--length", "short", "--fearless", "--open"),
        ("--length", "long", "--speak", "--open"),
    ],
    ids=" ".join,
)
@pytest.mark.parametrize("players", ["Ann,bot:random", "Ann,Ben", "bot:random,Ann,Ben,Cleo"])
def test_a_whole_game_by_following_what_is_asked(
    evening: Evening, players: str, words: tuple[str, ...]
) -> None:
    looks = evening.run("--players", players, "--seed", "5", *words)
    assert over(evening)
    assert " wins with " in looks[-1]
    for part in ("Gold collected", "Cliff runner", "Griffin", "Amulet", "Total"):
        assert part in looks[-1]
    assert "The game is kept." in looks[-1]
    assert "That is no answer here" not in evening.tty.getvalue()
    with GameStore(evening.folder / "games.sqlite") as store:
        assert store.count() == 1


def test_everything_is_asked_for(evening: Evening) -> None:
    answers = ["2", "1", "2", "2", "Ann", "bot:random", "1", "y"]
    asked: list[str] = []

    def answer(question: str) -> str:
        asked.append(question)
        return answers.pop(0) if answers else follow(question)

    evening.run("--seed", "4", answer=answer)
    assert [question[:18] for question in asked[:9]] == [
        "How many players? ",
        "How long are the w",
        "Which rules? 1 usu",
        "Which hands? 1 hid",
        "Name of player 1? ",
        "Name of player 2? ",
        "Who begins? 1 as s",
        "May undo go past c",
        "Take a card (p pil",
    ]
    record = evening.record
    options = record.options
    assert (options.length, options.fearless, options.open_hands) == ("short", True, True)
    assert record.history.free_undo
    assert (record.seed, record.drawn) == (4, False)
    assert over(evening)


def test_what_the_command_line_says_is_not_asked(evening: Evening) -> None:
    words = ("--length", "long", "--fearless", "--open", "--begin", "drawn", "--seed", "1")
    looks = evening.run(*words, answer=typing("3", "Ann", "Ben", "Cleo", "n"))
    assert evening.record.options.length == "long"
    assert evening.record.drawn
    assert "was drawn to begin" in looks[-1]
    assert "Which rules" not in looks[-1]


def test_sentences_have_no_pictures(evening: Evening) -> None:
    evening.run(*ANN, "--speak")
    text = evening.tty.getvalue()
    assert "Your cards: " in text
    assert "Display: 1 blue cliff runner; 2 orange griffin; 3 green gold." in text
    assert "Ann: Cliff runner 0 of 10, Griffin 0 of 6, no gold, 5 cards." in text
    assert not set("[·▲") & set(text.replace("\x1b[", ""))


def test_a_narrow_terminal_gets_sentences(
    evening: Evening, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("COLUMNS", "30")
    looks = evening.run(*ANN, answer=typing("q"))
    assert "Cliff runner 0 of" in looks[0]
    assert "village" not in looks[0]
    assert all(len(line) <= 30 for line in looks[0].splitlines()[:-1])


def test_pictures_fit_eighty_columns(evening: Evening) -> None:
    words = ("--players", "Maximiliana the Great,Ben,Cleo,Dora", "--length", "long", "--open")
    evening.run(*words, "--seed", "2")
    text = evening.tty.getvalue()
    assert "village" in text
    assert all(len(line) <= 80 for line in text.splitlines() if "only you" not in line)


def test_cards_are_taken_and_told(evening: Evening) -> None:
    looks = evening.run(*ANN, answer=typing("1", "4", "q"))
    assert "[blue cliff runner]" in looks[0]
    assert "Ann: Takes a card from the display: blue cliff runner" in looks[1]
    assert "4 blue   [gold] [runner]  1 gold, cliff runner 1 step" in looks[1]
    assert "Ann: Plays a set, blue: gold, cliff runner" in looks[2]
    assert "  Collects 1 gold" in looks[2]
    assert "  The cliff runner goes one step on, to step 1" in looks[2]


def test_a_set_is_taken_back(evening: Evening) -> None:
    words = ("--players", "Ann,bot:random", "--seed", "1")
    looks = evening.run(*words, answer=typing("4", "u", "q"))
    assert "Take two cards" in looks[1]
    assert looks[2].rpartition("== Ann, turn 1 ==")[2].splitlines()[-1].startswith("Take a card or")
    assert evening.record.history.actions == ()


def test_a_card_that_was_seen_is_not_taken_back(evening: Evening) -> None:
    looks = evening.run(*ANN, answer=typing("u", "p", "u", "q"))
    assert "There is nothing to take back yet." in looks[1]
    assert "Nothing can be taken back: something new has been seen." in looks[3]
    assert len(evening.record.history.actions) >= 1


def test_going_on_with_a_saved_game(evening: Evening) -> None:
    evening.run(*ANN, answer=typing("1", "q"))
    before = evening.record.history.actions
    looks = evening.run("--resume")
    assert "Ann, turn 2" in looks[0] or "Ann, turn 2" in looks[1]
    assert evening.record.history.actions[: len(before)] == before
    assert over(evening)


@pytest.mark.parametrize(
    ("command", "said"),
    [
        ("?", "what is known of the cards of the others"),
        ("h", "Hint: "),
        ("s", "Gold so far"),
        ("r", "The gold of Ann"),
        ("o", "Random 2: 5 hidden cards."),
        ("x", "That is no answer here. Possible: "),
        ("", "Ann, turn 1"),
    ],
)
def test_what_can_be_typed_besides(evening: Evening, command: str, said: str) -> None:
    looks = evening.run(*ANN, answer=typing(command, "q"))
    before, after = looks[0], looks[1]
    assert said in after[len(before) :]
    assert evening.record.history.actions == ()


def test_smaller_sets_are_shown_when_asked_for(evening: Evening) -> None:
    words = ("--players", "Ann,bot:random", "--seed", "1")
    looks = evening.run(*words, answer=typing("m", "5", "q"))
    assert "4 the set, m more sets" in looks[0]
    assert "5: green: gold, +2 (1 gold, take 2 cards)" in looks[1]
    assert "Ann: Plays a set, green: gold, +2" in looks[2]
    assert "Take two cards, one after the other (p pile, 1-3 display)" in looks[2]


def test_the_last_step_says_what_the_result_would_be(evening: Evening) -> None:
    looks = evening.run(*ANN)
    asked = next(look for look in looks if "go in? That ends the game (y/n)" in look)
    *_, totals, would, _question = asked.splitlines()
    assert totals.startswith("Ann: ")
    assert ", Random 2: " in totals
    assert would == "Ann would win."
    assert "Ann wins with" in looks[-1]


@pytest.mark.parametrize("seed", ["-1", str(SEED_LIMIT), "x"])
def test_an_impossible_seed_is_refused(seed: str) -> None:
    assert status_of("play", "--game", "kaskaria", "--seed", seed) == 2
