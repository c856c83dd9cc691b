"""A board that is laid out: no change makes an impossible one, and each can be taken back."""

from __future__ import annotations

import pytest

from cascadia_qt.games.cryptid.model.board_draft import (
    BoardDraft,
    cells_of_slot,
    empty_board,
    slot_of,
)
from cascadia_qt.games.cryptid.rules.cells import ALL, CELL_NAMED
from cascadia_qt.games.cryptid.rules.puzzle import Puzzle, read_puzzle, write_puzzle
from cascadia_qt.games.cryptid.rules.sections import SLOTS
from cascadia_qt.games.cryptid.words.board import missing_words
from cascadia_qt.rules.document import Node
from tests.games.cryptid.table import puzzle

F4, G5 = CELL_NAMED["F4"], CELL_NAMED["G5"]


def test_sections_change_places() -> None:
    draft = BoardDraft()
    draft.put_section(0, 4)
    draft.turn(0)
    assert [tuple(section) for section in draft.board.sections] == [
        (4, True),
        (2, False),
        (3, False),
        (1, False),
        (5, False),
        (6, False),
    ]


def test_the_slots_are_the_whole_map() -> None:
    assert sum(cells_of_slot(slot) for slot in range(SLOTS)) == ALL
    assert [slot_of(CELL_NAMED[name]) for name in ("A1", "G3", "F4", "G4", "A9", "L9")] == [
        0,
        1,
        2,
        3,
        4,
        5,
    ]


def test_two_structures_on_a_cell_are_refused_in_one_sentence() -> None:
    draft = BoardDraft()
    said: list[str] = []
    draft.refused.connect(said.append)
    draft.put_structure("stone", "white", F4)
    draft.put_structure("shack", "blue", F4)
    assert said == ["F4 has a structure already: white standing stone."]
    assert draft.place_of("shack", "blue") is None


def test_a_structure_moves_and_goes() -> None:
    draft = BoardDraft()
    draft.put_structure("stone", "white", F4)
    draft.put_structure("stone", "white", G5)
    assert [each.cell for each in draft.board.structures] == [G5]
    draft.remove_structure("stone", "white")
    assert draft.board == empty_board()


def test_every_change_can_be_taken_back() -> None:
    draft = BoardDraft()
    draft.turn(3)
    draft.put_section(2, 6)
    draft.put_structure("shack", "green", F4)
    draft.set_mode("advanced")
    for _ in range(4):
        assert draft.can_undo
        draft.undo()
    assert draft.board == empty_board()
    assert not draft.can_undo


def test_what_changes_nothing_is_no_step() -> None:
    draft = BoardDraft()
    draft.put_section(0, 1)
    draft.set_mode("normal")
    assert not draft.can_undo


def test_black_structures_go_with_the_advanced_game() -> None:
    draft = BoardDraft(empty_board("advanced"))
    draft.put_structure("stone", "black", F4)
    draft.set_mode("normal")
    assert draft.board == empty_board()


def test_it_is_said_what_is_missing() -> None:
    draft = BoardDraft(puzzle(0).board)
    assert missing_words(draft.board) == ""
    draft.remove_structure("stone", "blue")
    assert missing_words(draft.board) == "Still without a place: blue standing stone."


@pytest.mark.parametrize("number", range(6))
def test_what_was_laid_out_can_be_written_and_read(number: int) -> None:
    laid = BoardDraft()
    known = puzzle(number)
    laid.set_mode(known.board.mode)
    for slot, section in enumerate(known.board.sections):
        laid.put_section(slot, section.number)
        if section.turned:
            laid.turn(slot)
    for each in known.board.structures:
        laid.put_structure(each.kind, each.colour, each.cell)
    assert laid.board.clue_cells == known.board.clue_cells
    written = write_puzzle(Puzzle(laid.board, known.clues))
    assert read_puzzle(Node(written, "")).board == laid.board
