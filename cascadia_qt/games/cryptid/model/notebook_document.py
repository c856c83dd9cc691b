"""A notebook that is written in: every change can be taken back."""

from __future__ import annotations

from dataclasses import replace

from PySide6.QtCore import QObject, Signal

from cascadia_qt.games.cryptid.model.notebook import Notebook, Token, own_clues
from cascadia_qt.games.cryptid.model.sheet_marks import Mark, with_mark
from cascadia_qt.games.cryptid.rules.clues import CLUES
from cascadia_qt.games.cryptid.rules.options import PLAYERS, UNKNOWN, clues_for
from cascadia_qt.games.cryptid.rules.puzzle import Board
from cascadia_qt.games.cryptid.words.notebook import cube_lies_words
from cascadia_qt.rules.names import typed_name


class NotebookDocument(QObject):
    """Notebooks are never altered in place: those before are the undo.

    Signals:
        changed: something else is written there.
        refused: something cannot be done; carries the sentence that says why.
    """

    changed = Signal()
    refused = Signal(str)

    def __init__(self, notebook: Notebook, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._notebook = notebook
        self._before: list[Notebook] = []
        self._after: list[Notebook] = []

    @property
    def notebook(self) -> Notebook:
        return self._notebook

    @property
    def can_undo(self) -> bool:
        return bool(self._before)

    @property
    def can_redo(self) -> bool:
        return bool(self._after)

    def undo(self) -> None:
        if self._before:
            self._after.append(self._notebook)
            self._show(self._before.pop())

    def redo(self) -> None:
        if self._after:
            self._before.append(self._notebook)
            self._show(self._after.pop())

    def replace(self, notebook: Notebook) -> None:
        """Another notebook lies there; the one before comes back with undo."""
        if notebook != self._notebook:
            self._before.append(self._notebook)
            self._after.clear()
            self._show(notebook)

    def set_board(self, board: Board) -> None:
        """What the other mode does not have is no longer held or marked."""
        known, old = CLUES[board.mode], self._notebook
        held = tuple(clue if clue in known else UNKNOWN for clue in old.held)
        marks = {each: mark for each, mark in old.marks.items() if each[1] in known}
        self.replace(replace(old, board=board, held=held, marks=marks))

    def set_players(self, players: int) -> None:
        """More or fewer people; the tokens of who leaves are gone."""
        old = self._notebook
        if players not in PLAYERS or players == len(old.names):
            return
        names = (*old.names, *[""] * players)[:players]
        colours = clues_for(players)
        held = (*old.held, *[UNKNOWN] * own_clues(players))[: own_clues(players)]
        self.replace(
            replace(
                old,
                names=names,
                own=old.own if old.own is not None and old.own < players else None,
                held=held,
                tokens=tuple(token for token in old.tokens if token.colour < colours),
                marks={each: mark for each, mark in old.marks.items() if each[0] < colours},
            )
        )

    def set_name(self, seat: int, name: str) -> None:
        names = list(self._notebook.names)
        names[seat] = typed_name(name)
        self.replace(replace(self._notebook, names=tuple(names)))

    def set_own(self, seat: int | None) -> None:
        """Whose notebook it is; a clue that somebody else would hold is forgotten."""
        if seat != self._notebook.own:
            held = (UNKNOWN,) * own_clues(len(self._notebook.names))
            self.replace(replace(self._notebook, own=seat, held=held))

    def set_held(self, index: int, clue: str) -> None:
        """One of one's own clues."""
        held = list(self._notebook.held)
        held[index] = clue
        self.replace(replace(self._notebook, held=tuple(held)))

    def set_hint(self, hint: str | None) -> None:
        """The sentence that the table has heard; None takes it away."""
        self.replace(replace(self._notebook, hint=hint))

    def put(self, token: Token) -> None:
        """A token falls; one of its colour that lies there already is changed, or taken away."""
        old = self._notebook
        there = old.tokens_on(token.cell)
        if any(other.cube and other.colour != token.colour for other in there) and token.cube:
            self.refused.emit(cube_lies_words(token.cell))
            return
        others = tuple(
            other
            for other in old.tokens
            if (other.cell, other.colour) != (token.cell, token.colour)
        )
        tokens = others if token in there else (*others, token)
        self.replace(replace(old, tokens=tokens))

    def mark(self, colour: int, clue: str, mark: Mark) -> None:
        """Somebody marks a field of the sheet."""
        marks = with_mark(self._notebook.marks, (colour, clue), mark)
        self.replace(replace(self._notebook, marks=marks))

    def _show(self, notebook: Notebook) -> None:
        self._notebook = notebook
        self.changed.emit()
