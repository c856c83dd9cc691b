"""Games and puzzles as pictures."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QSize

from cascadia_qt.games.cryptid.model.setup import CryptidSetup
from cascadia_qt.games.cryptid.rules.puzzle import write_puzzle
from cascadia_qt.games.cryptid.views.pictures import document_picture, record_picture
from cascadia_qt.rules.document import BadDocument, Node
from cascadia_qt.rules.game import Seat
from cascadia_qt.rules.record import Record
from cascadia_qt.rules.sitting import Sitting
from tests.games.cryptid.table import puzzle

SIZE = QSize(400, 360)


def shared() -> Record:
    """A game in which all cubes are shared."""
    seats = tuple(Seat(name) for name in ("Ann", "Ben", "Cleo"))
    sitting = Sitting(CryptidSetup(seats, puzzle=puzzle(0)).dealt(1))
    while sitting.state.phase.value == "share":
        sitting = sitting.played(sitting.record.rules.legal(sitting.state)[0])
    return sitting.record


@pytest.mark.parametrize("dark", [False, True])
def test_tokens_are_in_the_picture_of_a_game(qapp: object, dark: bool) -> None:
    record = shared()
    before = Sitting(record).moved(0).record
    pictures = [record_picture(each, None, SIZE, dark) for each in (record, before)]
    assert pictures[0].size() == SIZE
    assert pictures[0] != pictures[1]


def test_the_picture_of_a_puzzle_is_its_empty_map(qapp: object) -> None:
    empty = Sitting(shared()).moved(0).record
    document = Node(write_puzzle(puzzle(0)), "")
    assert document_picture(document, None, SIZE, False) == record_picture(empty, None, SIZE, False)


def test_a_turn_that_there_is_not_is_refused(qapp: object) -> None:
    record = shared()
    assert record_picture(record, 0, SIZE, False) == record_picture(record, None, SIZE, False)
    with pytest.raises(BadDocument, match="so there is no turn 5"):
        record_picture(record, 5, SIZE, False)
