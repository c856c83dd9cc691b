"""Every question of a turn in a terminal: what it takes, what it refuses, and leaving at each."""

from __future__ import annotations

import os
import random
import re
import subprocess
import sys
from dataclasses import replace
from pathlib import Path

import pytest

from cascadia_qt.games.cascadia.rules.actions import NatureFree, NatureWipe, ReplaceThree
from cascadia_qt.games.cascadia.rules.state import State
from cascadia_qt.games.cascadia.terminal.known import Known
from cascadia_qt.rules.record import Record
from cascadia_qt.store.saved_games import SavedGame, read_game
from cascadia_qt.store.storage_error import StorageError
from tests.documents import random_record
from tests.games.cascadia.terminal.sitting import Desk, advanced, dealt
from tests.terminal.command import run_apart

ANN = Known(("Ann",), "hex", "family", 5)
TURN = ("1", "1", "1", "1")
COMMANDS = "u, s, r, h, b, c, p, ?, q"


def seed_with_three_equal() -> int:
    return next(seed for seed in range(100) if dealt(seed).history.state.may_replace_three)


# In the game


@pytest.mark.parametrize("given", range(len(TURN) + 1))
@pytest.mark.parametrize("interrupted", [False, True], ids=["ctrl-d", "ctrl-c"])
def test_leaving_at_every_question_of_a_turn_saves(
    desk: Desk, given: int, interrupted: bool
) -> None:
    assert desk.run(*TURN[:given], known=ANN, interrupted=interrupted) == 130 * interrupted
    assert "The game is saved. To go on with it:" in desk.out
    assert len(desk.record().history.actions) == (0, 1, 1, 2, 3)[given]


@pytest.mark.parametrize("given", range(len(TURN) + 1))
def test_every_question_of_a_turn_takes_every_command(desk: Desk, given: int) -> None:
    lines = ("s", "r", "h", "b", "c", "?", "nonsense", "0", "99", "q")
    assert desk.run(*TURN[:given], *lines, known=ANN) == 0
    for said in (
        "Score so far",
        "points of Ann come",
        "expected",
        "== Ann ==",
        "Family card",
        "take back",
    ):
        assert said in desk.out
    assert desk.out.count("That is no answer here.") == 3


def test_hints_get_better_and_count(desk: Desk) -> None:
    assert desk.run("h", "h", "h", "h", known=ANN) == 0
    assert re.findall(r"(\w+)(?: best)?: [\d.]+ expected", desk.out) == [
        "Third",
        "Second",
        "Best",
        "Third",
    ]
    assert desk.out.count("Expected without bonuses for corridors.") == 4


def test_a_hint_can_be_followed(desk: Desk) -> None:
    assert desk.run("h", "h", "h", known=ANN) == 0
    best = desk.out[desk.out.index("Best:") :]
    pair = re.search(r"Take pair (\d)", best)
    place = re.search(r"Lay the tile on place (\d+)(?:, turned the way (\d))?", best)
    token = re.search(r"Place the token on place (\d+)", best)
    assert pair is not None
    assert place is not None
    assert token is not None
    answers = [pair[1], *(number for number in place.groups() if number), token[1]]
    assert desk.run(*answers, known=ANN) == 0
    assert desk.record().history.state.turn == 1
    assert desk.out.count("That is no answer") == 0


def test_taking_back_up_to_what_was_seen(desk: Desk) -> None:
    assert desk.run("1", "3", "1", "u", "u", "u", known=ANN) == 0
    assert desk.record().history.actions == ()
    assert "There is nothing to take back yet." in desk.out
    assert "something new has been seen" not in desk.out
    assert desk.run(*TURN, "u", known=ANN) == 0
    assert desk.out.count("Nothing can be taken back: something new has been seen.") == 1
    assert desk.record().history.state.turn == 1


def test_another_place_before_the_tile_is_laid(desk: Desk) -> None:
    assert desk.run("1", "1", "u", "2", "4", known=ANN) == 0
    record = desk.record()
    assert [type(action).__name__ for action in record.history.actions] == ["Take", "PlaceTile"]
    assert desk.out.count("Where does the tile go?") == 2


def test_a_token_can_be_declined(desk: Desk) -> None:
    assert desk.run("1", "1", "1", "n", known=ANN) == 0
    state: State = desk.record().history.state
    assert state.turn == 1
    assert not any(placed.token for placed in state.player.environment.values())


def test_a_token_that_fits_nowhere(desk: Desk) -> None:
    desk.saved.keep(advanced(random_record(players=1, turns=0), "stuck"))
    turn = desk.record().history.state.turn
    assert desk.run("1", "n") == 0
    assert "fits nowhere: n declines, u takes the tile back" in desk.out
    assert desk.record().history.state.turn == turn + 1


@pytest.mark.parametrize(
    ("language", "yes"),
    [("en", "y"), ("fr", "o"), ("fr", "O"), ("fr", "y"), ("de", "j"), ("nl", "ja")],
)
def test_three_equal_tokens_are_replaced(desk: Desk, language: str, yes: str) -> None:
    known = Known(("Ann",), "hex", "AAAAA", seed_with_three_equal())
    assert desk.run("maybe", yes, known=known, language=language) == 0
    ways = {"en": "y, n", "fr": "y, o, n", "de": "y, j, n", "nl": "y, j, n"}[language]
    assert f"{ways}, s, r, h, b, c, p, ?, q" in desk.out
    assert desk.record().history.actions == (ReplaceThree(),)


@pytest.mark.parametrize(("language", "no_yes"), [("en", "o"), ("en", "j"), ("fr", "j")])
def test_yes_in_another_language_is_no_answer(desk: Desk, language: str, no_yes: str) -> None:
    known = Known(("Ann",), "hex", "AAAAA", seed_with_three_equal())
    assert desk.run(no_yes, known=known, language=language) == 0
    assert desk.record().history.actions == ()


@pytest.mark.parametrize(("language", "no"), [("en", "n"), ("fr", "N"), ("fr", "non")])
def test_three_equal_tokens_may_stay(desk: Desk, language: str, no: str) -> None:
    known = Known(("Ann",), "hex", "AAAAA", seed_with_three_equal())
    assert desk.run(no, "1", known=known, language=language) == 0
    asked = {"en": "Replace them? (y/n)", "fr": "Les remplacer ? (o/n)"}
    assert desk.out.count(asked[language]) == 1
    assert len(desk.record().history.actions) == 1


@pytest.mark.parametrize(
    ("lines", "action"),
    [
        (("j", "5", "", "1 5", "0", "s", "3 1"), NatureWipe((0, 2))),
        (("j", "n", "j", "4,4"), NatureWipe((3,))),
        (("t", "0", "5", "1", "n", "t", "u", "t", "2", "?", "4"), NatureFree(1, 3)),
    ],
    ids=["tokens", "after-all-not", "any-pair"],
)
def test_nature_tokens(desk: Desk, lines: tuple[str, ...], action: object) -> None:
    before = advanced(dealt(), "nature")
    desk.saved.keep(before)
    played = len(before.history.actions)
    asked = ("n", *lines) if before.history.state.may_replace_three else lines
    assert desk.run(*asked) == 0
    assert "j new tokens, t any tile and token" in desk.out
    assert desk.record().history.actions[played:] == (action,)


def test_without_nature_tokens_nothing_is_spent(desk: Desk) -> None:
    assert desk.run("j", "t", known=ANN) == 0
    assert desk.out.count("That is no answer here. Possible: 1-4, " + COMMANDS) == 2


def test_a_computer_plays_its_turns(desk: Desk) -> None:
    known = Known(("bot:random", "Ann", "bot:greedy"), "square", "AAAAA", 5)
    assert desk.run("1", "1", "1", known=known) == 0
    assert "Random 1: Takes" in desk.out
    assert "Greedy 3: Lays the tile" in desk.out


@pytest.mark.parametrize("grid", ["hex", "square"])
def test_computers_may_play_alone(desk: Desk, grid: str) -> None:
    assert desk.run(known=Known(("bot:random", "bot:random"), grid, "random", 7)) == 0
    assert " wins with " in desk.out or " share the victory" in desk.out


def test_nonsense_never_ends_a_game(desk: Desk) -> None:
    rng = random.Random(3)
    letters = "0123456789utjnyosbc?\x1b\x00é \t'\\{}[]"
    lines = ["".join(rng.choices(letters, k=rng.randrange(4))) for _ in range(400)]
    assert desk.run(*lines, known=ANN) == 0
    assert desk.record().history.state.turn > 0


# Words and pictures


def test_no_terminal_gets_neither_colours_nor_box_characters(tmp_path: Path) -> None:
    (tmp_path / "no-folder").touch()
    done = run_apart(
        *("play", "--terminal", "--players", "Ann,Ben", "--grid", "square", "--seed", "5"),
        *("--cards", "AAAAA"),
        stdin="\n".join(("1", "1", "1", "s", "?", "b")).encode(),
        environment={"XDG_DATA_HOME": str(tmp_path / "no-folder")},
    )
    assert done.status == 0
    assert done.out.isascii()
    assert "\x1b" not in done.out
    assert "+------+" in done.out
    # At the beginning, and once more at leaving.
    assert done.out.count("The game cannot be kept") == 2


def test_sentences_instead_of_pictures(desk: Desk) -> None:
    assert desk.run("1", "2", "2", "1", "b", "s", "?", known=ANN, speaks=True) == 0
    for sentence in (
        "Pair 1: Forest, Prairie, for Bear, Elk. Token: Elk.",
        "2: Row -1, column 1. southwest: Forest, keystone, free for Elk.",
        "4: Forest east, Prairie west. Points: 0",
        "Row 0, column 0: Forest, keystone, free for Elk.",
        "Ann: Bear 0, Elk 2",
    ):
        assert sentence in desk.out
    assert not re.search(r"[/\\<>|]", desk.out)


def test_french_words(desk: Desk) -> None:
    assert desk.run("s", known=ANN, language="fr") == 0
    assert "Score actuel" in desk.out
    assert "Wapiti" in desk.out


# Saved games


def test_a_game_that_cannot_be_saved_is_not_said_to_be(desk: Desk, tmp_path: Path) -> None:
    (tmp_path / "cascadia-qt").touch()
    assert desk.run(*TURN, known=ANN) == 0
    asked, _, goodbye = desk.out.rpartition("Which pair?")
    assert asked.count("The game cannot be kept") == 1
    assert goodbye.count("The game cannot be kept") == 1
    assert "The game is saved" not in goodbye
    assert "--resume" not in goodbye


def test_a_game_that_could_not_be_saved_is_tried_again_at_leaving(
    desk: Desk, monkeypatch: pytest.MonkeyPatch
) -> None:
    keep, complaints = SavedGame.keep, [StorageError("The disk is full.")] * 2

    def keep_later(saved: SavedGame, record: Record) -> Path | None:
        if complaints:
            raise complaints.pop()
        return keep(saved, record)

    monkeypatch.setattr(SavedGame, "keep", keep_later)
    assert desk.run("1", known=ANN) == 0
    assert desk.out.count("The disk is full.") == 1
    assert "The game is saved. To go on with it:" in desk.out
    assert len(desk.record().history.actions) == 1


def test_nothing_to_resume(desk: Desk) -> None:
    assert desk.run() == 1
    assert "There is no saved game." in desk.out


def test_a_damaged_copy_is_passed(desk: Desk) -> None:
    assert desk.run(*TURN, known=ANN) == 0
    desk.saved.paths()[0].write_text("{", encoding="utf-8")
    assert desk.run() == 0
    assert "game-0.json is damaged" in desk.out
    assert "Where does the token go" in desk.out


def test_a_saved_game_is_told_of_before_another_takes_its_place(desk: Desk) -> None:
    assert desk.run(*TURN, known=ANN) == 0
    assert desk.run(known=Known()) == 0
    assert "A saved game waits; --resume goes on with it." in desk.out
    assert desk.record().history.state.turn == 1


def test_the_game_before_has_a_file_of_its_own(desk: Desk) -> None:
    assert desk.run(*TURN, known=ANN) == 0
    before = desk.record()
    assert desk.run(known=replace(ANN, seed=99)) == 0
    (path,) = (desk.saved.paths()[0].parent.parent / "unfinished").iterdir()
    assert "The game before is in" in desk.out
    assert read_game(path).history.actions == before.history.actions
    assert desk.record().seed == 99


def test_no_qt_is_loaded(tmp_path: Path) -> None:
    script = (
        "import sys; from cascadia_qt.__main__ import main;"
        "main(['play','--terminal','--players','Ann','--grid','hex','--cards','family']);"
        "assert 'PySide6' not in sys.modules"
    )
    done = subprocess.run(
        [sys.executable, "-c", script],
        input=b"1\nh\nq\n",
        env={**os.environ, "XDG_DATA_HOME": str(tmp_path)},
        capture_output=True,
        check=False,
    )
    assert done.returncode == 0, done.stderr
