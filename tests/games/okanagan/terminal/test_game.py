"""Whole games in a terminal, by somebody who follows only what is asked."""

from __future__ import annotations

import re

import pytest

from cascadia_qt.rules.rng import SEED_LIMIT
from cascadia_qt.store.game_store import GameStore
from tests.games.okanagan.terminal.evening import Evening, follow
from tests.terminal.command import status_of
from tests.terminal.tty import typing

ANN = ("--players", "Ann,bot:random", "--seed", "3")
KEEP = "1 2 3"


def over(evening: Evening) -> bool:
    record = evening.record
    return record.rules.to_move(record.history.state) is None


@pytest.mark.parametrize("words", [(), ("--speak",)], ids=" ".join)
@pytest.mark.parametrize("players", ["Ann,bot:random", "Ann,Ben", "bot:random,Ann,Ben,Cleo"])
def test_a_whole_game_by_following_what_is_asked(
    evening: Evening, players: str, words: tuple[str, ...]
) -> None:
    looks = evening.run("--players", players, "--seed", "5", *words)
    assert over(evening)
    assert " wins with " in looks[-1] or " share the victory" in looks[-1]
    for part in ("Explorer", "Objectives", "Nuggets", "Total"):
        assert part in looks[-1]
    assert "The game is kept." in looks[-1]
    assert "That is no answer here" not in evening.tty.getvalue()
    with GameStore(evening.folder / "games.sqlite") as store:
        assert store.count() == 1


def test_everything_is_asked_for(evening: Evening) -> None:
    answers = ["2", "Ann", "bot:random", "1", "y"]
    asked: list[str] = []

    def answer(question: str) -> str:
        asked.append(question)
        return answers.pop(0) if answers else follow(question)

    evening.run("--seed", "4", answer=answer)
    assert [question[:18] for question in asked[:6]] == [
        "How many players? ",
        "Name of player 1? ",
        "Name of player 2? ",
        "Who begins? 1 as s",
        "May undo go past t",
        "Ann: Keep three of",
    ]
    record = evening.record
    assert record.history.free_undo
    assert (record.seed, record.drawn) == (4, False)
    assert over(evening)


def test_what_the_command_line_says_is_not_asked(evening: Evening) -> None:
    words = ("--begin", "drawn", "--seed", "1")
    looks = evening.run(*words, answer=typing("3", "Ann", "Ben", "Cleo", "n"))
    assert evening.record.drawn
    assert "was drawn to begin" in looks[-2]
    assert "Who begins" not in evening.tty.getvalue()


VALLEY = """\
      -1       0


 -1            1

            +-------+
            |  F    |
  0    2    |R    L |
            |  M    |
            +-------+

  1            3
+-------+
|  M*   |
|R*   Mo|
|  F#   |
+-------+
"""


def test_the_valley_is_drawn_with_the_places_that_fit(evening: Evening) -> None:
    looks = evening.run(*ANN, answer=typing(KEEP, "q"))
    assert VALLEY in looks[1]
    assert "1: 1 north; north meadow, east meadow, south forest, west rock; closes a" in looks[1]
    assert "3b: 1 south; north meadow, east forest, south rock, west meadow\n" in looks[1]


def test_a_large_valley_is_drawn_small_and_a_narrow_terminal_gets_sentences(
    evening: Evening, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("COLUMNS", "40")
    evening.run(*ANN)
    text = evening.tty.getvalue()
    assert re.search(r"^ +0 .*[Rr]\+[Ll]", text, re.MULTILINE)
    monkeypatch.setenv("COLUMNS", "10")
    looks = evening.run(*ANN, answer=typing(KEEP, "m", "q"))
    assert "The start\ntile:\nforest," in looks[2][len(looks[1]) :].replace(" \n", "\n")
    assert "R+L" not in looks[2]


def test_pictures_fit_eighty_columns(evening: Evening) -> None:
    words = ("--players", "Maximiliana the Great,bot:random,bot:random,bot:random", "--seed", "2")
    evening.run(*words)
    lines = [line for line in evening.tty.getvalue().splitlines() if " > " not in line]
    assert any("+-------+" in line for line in lines)
    assert max(map(len, lines)) <= 80


def test_sentences_have_no_pictures(evening: Evening) -> None:
    evening.run(*ANN, "--speak")
    text = evening.tty.getvalue()
    assert "Your tile: meadow with farmer, meadow with wheat, forest with pelt" in text
    assert "Ann: no rewards; no nuggets; 1 farm, 3 warehouses, 2 silos." in text
    assert "+-------" not in text


def test_steps_are_told(evening: Evening) -> None:
    looks = evening.run(*ANN, answer=typing("3 1 2", "1", "1", "2", "1", "q"))
    assert "Ann: Keeps three objectives: 3 points for every timber; " in looks[1]
    assert "Random 2: Keeps three objectives\n" in looks[1]
    assert "Ann: Lays a tile 1 north\n" in looks[2]
    assert "  7 Build a farm in the rock." in looks[2]
    assert "Ann: Builds a silo in the middle\n" in looks[3]
    assert "  A territory is closed: forest (Ann with 1); it has 1 pelt" in looks[3]
    assert "Ann: Forest: you are alone. Collect, or a special action? (" in looks[3]
    assert "Ann: Is alone there and collects\n  Collects 1 pelt\n" in looks[4]
    assert "Ann: Takes face-up tile 1: rock with stone" in looks[5]
    assert "Random 2: Lays a tile " in looks[5]


def test_a_tile_is_taken_back_and_a_tile_that_was_seen_is_not(evening: Evening) -> None:
    looks = evening.run(*ANN, answer=typing("u", KEEP, "1", "u", "1", "1", "2", "4", "u", "q"))
    assert "There is nothing to take back yet." in looks[1]
    assert "Ann: Build on the tile" in looks[3]
    assert looks[4].splitlines()[-1].startswith("Ann: Lay your tile")
    assert "Nothing can be taken back: something new has been seen." in looks[9]


def test_going_on_with_a_saved_game(evening: Evening) -> None:
    evening.run(*ANN, answer=typing(KEEP, "1", "q"))
    before = evening.record.history.actions
    looks = evening.run("--resume")
    assert "Ann: Build on the tile" in looks[0]
    assert evening.record.history.actions[: len(before)] == before
    assert over(evening)


@pytest.mark.parametrize(
    ("command", "said"),
    [
        ("?", "a  open territories: influence, open sides, rewards"),
        ("h", "Hint: "),
        ("s", "Points so far"),
        ("r", "The points of Ann"),
        ("t", "Random 2: no rewards; no nuggets; 1 farm, 3 warehouses, 2 silos."),
        ("k", "Stock: 12 timber, 12 pelts"),
        ("b", "2 nugget: Draw a nugget card."),
        ("o", "3 points for every timber: no set: no timber."),
        ("a", "The start tile: Lake: 1 tile. 1 open side. Influence: nobody."),
        ("m", "|R    L |"),
        ("l", "Random 2: Keeps three objectives\n"),
        ("w", "Fo timber"),
        ("look 0 0", "The start tile: forest, lake, meadow, rock.\nForest: 1 tile. 1 open side."),
        ("look 0,0", "The start tile: forest, lake, meadow, rock."),
        ("look 5 5", "No tile lies there; type look, column and row."),
        ("look", "No tile lies there; type look, column and row."),
        ("x", "That is no answer here. Type a place"),
        ("99", "That is no answer here. Type a place"),
        ("99999999999999999999", "That is no answer here. Type a place"),
        ("٣", "That is no answer here. Type a place"),
        ("1e", "That is no answer here. Type a place"),
        ("", "Ann, round 1, turn 1"),
    ],
)
def test_what_can_be_typed_besides(evening: Evening, command: str, said: str) -> None:
    looks = evening.run(*ANN, answer=typing(KEEP, command, "q"))
    before, after = looks[1], looks[2]
    assert said in after[len(before) :]
    assert len(evening.record.history.actions) == 2


def test_a_hint_says_what_for(evening: Evening) -> None:
    looks = evening.run(*ANN, answer=typing("h", KEEP, "h", "q"))
    assert "It goes well with your other cards: " in looks[1][len(looks[0]) :]
    hint = looks[3][len(looks[2]) :].partition("Hint: Lay the tile ")[2]
    assert "Then build a " in hint


@pytest.mark.parametrize("seed", ["-1", str(SEED_LIMIT), "x"])
def test_an_impossible_seed_is_refused(seed: str) -> None:
    assert status_of("play", "--game", "okanagan", "--seed", seed) == 2
