"""A board that somebody lays out as the cardboard lies on the table."""

from __future__ import annotations

from dataclasses import replace

from PySide6.QtCore import QObject, Signal

from cascadia_qt.games.cryptid.rules.cells import CELLS, column_of, row_of, set_of
from cascadia_qt.games.cryptid.rules.clues import Structure, colours_of
from cascadia_qt.games.cryptid.rules.puzzle import Board
from cascadia_qt.games.cryptid.rules.sections import SECTIONS, Section
from cascadia_qt.games.cryptid.words.board import taken_words


def empty_board(mode: str = "normal") -> Board:
    """All sections in their order, upright, and no structure yet."""
    return Board(mode, tuple(Section(number, False) for number in SECTIONS), ())


def slot_of(cell: int) -> int:
    """The slot in which a cell lies; two slots a row."""
    return row_of(cell) // 3 * 2 + column_of(cell) // 6


def cells_of_slot(slot: int) -> int:
    return set_of([cell for cell in CELLS if slot_of(cell) == slot])


class BoardDraft(QObject):
    """A board and the changes that led to it; no change ever makes an impossible one.

    Signals:
        changed: the board is another one.
        refused: something cannot be done; carries the sentence that says why.
    """

    changed = Signal()
    refused = Signal(str)

    def __init__(self, board: Board | None = None, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._board = board or empty_board()
        self._before: list[Board] = []

    @property
    def board(self) -> Board:
        return self._board

    def replace(self, board: Board) -> None:
        """Lays another board."""
        if board != self._board:
            self._before.append(self._board)
            self._show(board)

    @property
    def can_undo(self) -> bool:
        return bool(self._before)

    def undo(self) -> None:
        if self._before:
            self._show(self._before.pop())

    def set_mode(self, mode: str) -> None:
        """The normal game has no black structures."""
        known = colours_of(mode)
        kept = tuple(each for each in self._board.structures if each.colour in known)
        self.replace(replace(self._board, mode=mode, structures=kept))

    def put_section(self, slot: int, number: int) -> None:
        """Lays a section into a slot; what lay there goes where it has come from."""
        sections = list(self._board.sections)
        place = next(at for at, section in enumerate(sections) if section.number == number)
        sections[slot], sections[place] = sections[place], sections[slot]
        self.replace(replace(self._board, sections=tuple(sections)))

    def turn(self, slot: int) -> None:
        """Turns the section in a slot by half."""
        sections = list(self._board.sections)
        sections[slot] = sections[slot]._replace(turned=not sections[slot].turned)
        self.replace(replace(self._board, sections=tuple(sections)))

    def structure_at(self, cell: int) -> Structure | None:
        return next((each for each in self._board.structures if each.cell == cell), None)

    def place_of(self, kind: str, colour: str) -> int | None:
        """The cell on which a structure stands, if it does."""
        found = (each.cell for each in self._board.structures if _is(each, kind, colour))
        return next(found, None)

    def put_structure(self, kind: str, colour: str, cell: int) -> None:
        """Puts a structure on a cell, from wherever it stood."""
        there = self.structure_at(cell)
        if there is not None and not _is(there, kind, colour):
            self.refused.emit(taken_words(there))
            return
        others = [each for each in self._board.structures if not _is(each, kind, colour)]
        self._stand([*others, Structure(kind, colour, cell)])

    def remove_structure(self, kind: str, colour: str) -> None:
        self._stand([each for each in self._board.structures if not _is(each, kind, colour)])

    def _stand(self, structures: list[Structure]) -> None:
        """In one order, so that equal boards are equal however they came about."""
        ordered = sorted(structures, key=lambda each: (each.kind, each.colour))
        self.replace(replace(self._board, structures=tuple(ordered)))

    def _show(self, board: Board) -> None:
        self._board = board
        self.changed.emit()


def _is(structure: Structure, kind: str, colour: str) -> bool:
    return (structure.kind, structure.colour) == (kind, colour)
