"""Whole games in a real terminal."""

from __future__ import annotations

import os
import sys
from pathlib import Path

import pytest
from pytestqt.qtbot import QtBot

from cascadia_qt.model.storage import Autosave, load_game
from cascadia_qt.store.game_store import GameStore
from tests.games.cascadia.terminal.sitting import ANN, COLOUR, Sitting

os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")

if sys.platform == "win32":
    pytest.skip("Windows has no pseudo-terminals", allow_module_level=True)


def folder(data: Path) -> Path:
    return data / "cascadia-qt" / "cascadia-qt"


@pytest.mark.parametrize(
    ("tiles", "grid", "mode"), [("1", "square", "Carré"), ("2", "hex", "Hexagonal")]
)
def test_a_whole_game_from_the_first_question(
    tmp_path: Path, tiles: str, grid: str, mode: str
) -> None:
    sitting = Sitting(tmp_path, "--seed", "6")
    asked = [sitting.question()]
    answers = ["2", tiles, "3", "a", "B", "c", "d", "A", "Zoë", "bot:random", "1", "1"]
    asked += [sitting.answer(answer) for answer in answers]
    assert [question[:16] for question in asked] == [
        "How many players",
        "Which tiles? 1 s",
        "Which scoring? 1",
        "Bear: which card",
        "Fox: which card?",
        "Elk: which card?",
        "Salmon: which ca",
        "Hawk: which card",
        "Name of player 1",
        "Name of player 2",
        "Who begins? 1 as",
        "Table rules? 1 a",
        "Which pair? (1-4",
    ]
    assert sitting.play_on(asked[-1]) == 0
    assert " wins with " in sitting.text

    record = load_game(folder(tmp_path) / "autosave" / "game-0.json")
    assert record.rules.to_move(record.history.state) is None
    assert record.options.grid.name == grid
    assert [card.value for card in record.options.scoring.cards] == list("ACDAB")
    with GameStore(folder(tmp_path) / "games.sqlite") as store:
        assert [kept.summary.seats[0].name for kept in map(store.game, [1])] == ["Zoë"]
    text = (folder(tmp_path) / "GameAchievements.txt").read_text(encoding="utf-8")
    assert "Nom du joueur : Zoë" in text
    assert f"Mode du jeu : {mode}" in text


def test_quitting_and_going_on_here_and_in_the_window(tmp_path: Path, qtbot: QtBot) -> None:
    first = Sitting(tmp_path, *ANN)
    first.question()
    first.answer("1", "2", "2")
    assert first.type("q") == 0
    assert "cascadia-qt play --terminal --resume" in first.text

    second = Sitting(tmp_path, "--resume")
    assert second.question().startswith("Where does the token go")
    second.answer("1")
    assert second.type("q") == 0

    autosave = Autosave(folder(tmp_path) / "autosave")
    record, complaint = autosave.load()
    assert complaint is None
    assert record is not None
    assert record.history.state.turn == 1
    autosave.keep(record)
    autosave.wait()
    third = Sitting(tmp_path, "--resume")
    assert third.question().startswith("Which pair")
    assert "Ann, turn 2 of 20" in third.text
    third.press("d")


@pytest.mark.parametrize(
    ("answers", "asked"),
    [((), "Which pair"), (("1",), "Where does the tile"), (("1", "1"), "Turned which way")],
)
@pytest.mark.parametrize(("key", "status"), [("c", 130), ("d", 0)], ids=["ctrl-c", "ctrl-d"])
def test_keys_that_end_programs_save_the_game(
    tmp_path: Path, answers: tuple[str, ...], asked: str, key: str, status: int
) -> None:
    sitting = Sitting(tmp_path, *ANN)
    question = sitting.question()
    if answers:
        question = sitting.answer(*answers)
    assert question.startswith(asked)
    assert sitting.press(key) == status
    assert "The game is saved." in sitting.text
    record = load_game(folder(tmp_path) / "autosave" / "game-0.json")
    assert len(record.history.actions) == min(len(answers), 1)


@pytest.mark.parametrize(("key", "status"), [("c", 130), ("d", 0)], ids=["ctrl-c", "ctrl-d"])
def test_leaving_before_the_game_leaves_nothing(tmp_path: Path, key: str, status: int) -> None:
    sitting = Sitting(tmp_path)
    sitting.question()
    sitting.answer("1", "2", "1")
    assert sitting.press(key) == status
    assert not folder(tmp_path).exists()


def test_colours_and_hexagons_fit_eighty_columns(tmp_path: Path) -> None:
    sitting = Sitting(tmp_path, *ANN, environment={"NO_COLOR": None, "COLORTERM": "truecolor"})
    sitting.question()
    sitting.answer("1", "1", "1", "1", "s", "r", "h", "b", "c", "?")
    assert sitting.type("q") == 0
    assert "48;2;51;77;71m" in sitting.text  # the green of forests
    assert "▟" in sitting.text
    assert max(len(line) for line in COLOUR.sub("", sitting.text).splitlines()) <= 80


@pytest.mark.parametrize(
    ("term", "forest"), [("xterm-256color", "48;5;22m"), ("xterm", "42m"), ("linux", "42m")]
)
def test_few_colours_are_those_that_were_chosen(tmp_path: Path, term: str, forest: str) -> None:
    environment = {"NO_COLOR": None, "COLORTERM": None, "TERM": term}
    sitting = Sitting(tmp_path, *ANN, environment=environment)
    sitting.question()
    assert sitting.type("q") == 0
    assert forest in sitting.text
    assert ";2;" not in sitting.text


def test_a_terminal_may_be_tiny_and_change_its_size(tmp_path: Path) -> None:
    sitting = Sitting(tmp_path, *ANN, size=(5, 20))
    sitting.question()
    for rows, columns in ((5, 20), (40, 200), (1, 1), (24, 80)):
        sitting.resize(rows, columns)
        sitting.answer("", "s", "b", "c", "?")
    sitting.answer("1", "1", "1")
    sitting.resize(10, 12)
    sitting.answer("1")
    assert sitting.type("q") == 0


def test_a_line_of_bytes_that_are_no_text_is_a_bad_answer(tmp_path: Path) -> None:
    sitting = Sitting(tmp_path, *ANN)
    sitting.question()
    for nonsense in ("\x1b[A", "\udcff", "9" * 3000, "\uff11", "'; DROP", "[bold]", "\x00"):
        sitting.send_raw(nonsense.encode("utf-8", "surrogateescape") + b"\n")
        assert sitting.question().endswith("Which pair? (1-4)")
    assert "That is no answer here. Possible: 1-4, u, s, r, h, b, c, p, ?, q" in sitting.text
    assert sitting.type("q") == 0
