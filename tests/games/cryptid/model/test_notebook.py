"""The notebook: what it says, how it is written in, and how files hold it."""

from __future__ import annotations

import json
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from cascadia_qt.games.cryptid.model.notebook import (
    Notebook,
    Token,
    read_notebook,
    write_notebook,
)
from cascadia_qt.games.cryptid.model.notebook_document import NotebookDocument
from cascadia_qt.games.cryptid.model.notebook_file import load_notebook, save_notebook
from cascadia_qt.games.cryptid.model.sheet_marks import Mark
from cascadia_qt.games.cryptid.rules.cells import ALL, CELL_NAMED, cells_in
from cascadia_qt.games.cryptid.rules.hints import allowed, true_hints
from cascadia_qt.games.cryptid.rules.puzzle import Puzzle
from cascadia_qt.games.cryptid.rules.reasons import HintRefutes
from cascadia_qt.rules.document import BadDocument
from cascadia_qt.store.storage_error import StorageError
from tests.games.cryptid.table import puzzle

F4, G5 = CELL_NAMED["F4"], CELL_NAMED["G5"]


def denied(held: Puzzle, colour: int) -> list[int]:
    return cells_in(ALL & ~held.board.clue_cells[held.clues[colour]])


def full(number: int = 0, own: int | None = 0) -> Notebook:
    """A notebook of a game in which everybody has put cubes where they are true."""
    held = puzzle(number)
    players = len(held.clues)
    tokens, taken = [], set[int]()
    for colour in range(players):
        for cell in [cell for cell in denied(held, colour) if cell not in taken][::20]:
            tokens.append(Token(cell, colour, True))
            taken.add(cell)
    clue = "" if own is None else held.clues[own]
    marks = {(1, "w1:forest"): Mark.SURE}
    return Notebook(
        held.board, ("Ann", "") + ("",) * (players - 2), own, (clue,), tuple(tokens), marks
    )


@pytest.mark.parametrize("number", range(6))
@pytest.mark.parametrize("own", [None, 0])
def test_the_habitat_always_remains(number: int, own: int | None) -> None:
    notebook = full(number, own)
    habitat = puzzle(number).habitat
    assert habitat in notebook.cells_left
    assert not set(notebook.cells_left) & set(cells_in(notebook.state.cubed))
    assert max(notebook.cells_left.values()) == pytest.approx(1)
    assert not any(
        notebook.deduction.struck(colour, clue) for colour, clue in enumerate(puzzle(number).clues)
    )


def test_ones_own_clue_leaves_fewer_cells() -> None:
    with_clue, without = full(0, 0), full(0, None)
    assert set(with_clue.cells_left) < set(without.cells_left)


@pytest.mark.parametrize("number", range(6))
def test_what_is_written_can_be_read(number: int) -> None:
    assert read_notebook(write_notebook(full(number))) == full(number)
    assert read_notebook(write_notebook(Notebook())) == Notebook()


def test_a_hint_strikes_clues_and_leaves_fewer_cells() -> None:
    hint = true_hints(puzzle(0).clues)[0]
    document = NotebookDocument(replace(full(), tokens=()))
    before = document.notebook
    document.set_hint(hint)
    after = document.notebook
    denied_by_hint = [clue for clue in after.deduction.clues if not allowed(hint, clue)]
    for colour in (1, 2):
        assert not any(before.deduction.struck(colour, clue) for clue in denied_by_hint)
        assert all(after.deduction.struck(colour, clue) for clue in denied_by_hint)
    assert before.cells_left != after.cells_left
    assert puzzle(0).habitat in after.cells_left
    struck = denied_by_hint[0]
    assert HintRefutes(struck, hint) in after.deduction.why(1, struck)
    assert read_notebook(write_notebook(after)) == after
    document.set_hint(None)
    assert document.notebook == before


def test_older_notebooks_tell_of_no_hint() -> None:
    written = json.loads(write_notebook(full()))
    del written["hint"]
    assert read_notebook(json.dumps(written)) == full()


def test_two_players_have_two_clues_each() -> None:
    document = NotebookDocument(Notebook())
    document.set_players(2)
    document.set_own(1)
    document.set_held(1, "w1:forest")
    assert document.notebook.state.options.clues == ("", "", "", "w1:forest")
    assert read_notebook(write_notebook(document.notebook)) == document.notebook


def changed(**fields: Any) -> str:
    return json.dumps(json.loads(write_notebook(full())) | fields)


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("", "This is not JSON"),
        ("[]", "must be an object"),
        (changed(format="cryptid-puzzle"), 'format must be "cryptid-notebook"'),
        (changed(version=2), "version must be 1"),
        (changed(players=["Ann"]), "players must have 2 to 5 entries"),
        (changed(own=7), "own must be a whole number"),
        (changed(hint="no clue naming lava"), "hint must be one of no within-2 clue"),
        (changed(clues=["w1:lava"]), "is no clue of the normal game"),
        (changed(sections=[[1, 0]] * 6), "each of the six sections once"),
        (
            changed(
                structures=[
                    {"kind": "stone", "colour": "white", "at": "F4"},
                    {"kind": "shack", "colour": "white", "at": "F4"},
                ]
            ),
            "has a structure already: F4",
        ),
        (changed(tokens=[{"at": "M4", "kind": "cube", "colour": 0}]), "from A1 to L9"),
        (changed(tokens=[{"at": "F4", "kind": "coin", "colour": 0}]), "one of cube, disc"),
        (changed(tokens=[{"at": "F4", "kind": "cube", "colour": 3}]), "a whole number from 0 to 2"),
        (
            changed(tokens=[{"at": "F4", "kind": "cube", "colour": c} for c in (0, 1)]),
            "is a second cube on F4",
        ),
        (
            changed(tokens=[{"at": "F4", "kind": "disc", "colour": 0}] * 2),
            "is a second token of a colour on F4",
        ),
    ],
)
def test_bad_files_are_refused_in_one_sentence(text: str, said: str, tmp_path: Path) -> None:
    with pytest.raises(BadDocument, match=said):
        read_notebook(text)
    path = tmp_path / "game.json"
    path.write_text(text)
    with pytest.raises(StorageError) as error:
        load_notebook(path)
    assert str(error.value).startswith("game.json is not a notebook that can be used: ")
    assert "\n" not in str(error.value)


def test_a_file_is_written_and_read(tmp_path: Path) -> None:
    save_notebook(tmp_path / "game.json", full())
    assert load_notebook(tmp_path / "game.json") == full()


def test_a_token_is_put_changed_and_taken_away() -> None:
    document = NotebookDocument(Notebook())
    document.put(Token(F4, 0, True))
    document.put(Token(F4, 0, False))
    assert document.notebook.tokens == (Token(F4, 0, False),)
    document.put(Token(F4, 0, False))
    assert not document.notebook.tokens


def test_a_second_cube_on_a_cell_is_refused() -> None:
    document = NotebookDocument(Notebook())
    said: list[str] = []
    document.refused.connect(said.append)
    document.put(Token(F4, 0, True))
    document.put(Token(F4, 1, True))
    assert said == ["A cube lies on F4 already."]
    document.put(Token(F4, 1, False))
    assert len(document.notebook.tokens) == 2


def test_everything_can_be_taken_back_and_done_again() -> None:
    document = NotebookDocument(Notebook())
    document.set_name(0, "  Ann ")
    document.set_own(0)
    document.set_held(0, "w1:forest")
    document.put(Token(G5, 1, True))
    document.mark(1, "w2:stone", Mark.DOUBTED)
    document.set_players(5)
    document.set_board(full(1).board)
    written = document.notebook
    assert written.names[0] == "Ann"
    steps = 0
    while document.can_undo:
        document.undo()
        steps += 1
    assert (document.notebook, steps) == (Notebook(), 7)
    while document.can_redo:
        document.redo()
    assert document.notebook == written


def test_whoever_leaves_takes_everything_along() -> None:
    document = NotebookDocument(Notebook(names=("", "", "", ""), own=3, held=("w1:forest",)))
    document.put(Token(F4, 3, True))
    document.mark(3, "w1:forest", Mark.SURE)
    document.set_players(3)
    left = document.notebook
    assert (left.own, left.tokens, left.marks) == (None, (), {})
    document.set_players(6)
    assert len(document.notebook.names) == 3


def test_what_the_other_mode_does_not_have_is_forgotten() -> None:
    document = NotebookDocument(Notebook())
    advanced = next(puzzle(n).board for n in range(6) if puzzle(n).board.mode == "advanced")
    document.set_board(advanced)
    document.set_own(0)
    document.set_held(0, "not w1:forest")
    document.mark(0, "not w1:forest", Mark.SURE)
    document.set_board(Notebook().board)
    assert (document.notebook.held, document.notebook.marks) == (("",), {})
