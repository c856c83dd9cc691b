"""A deduction sheet as it is shown, in one place or in several, and what it says."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from PySide6.QtCore import QObject, Signal
from PySide6.QtGui import QColor

from cascadia_qt.games.cryptid.model.deduction import Deduction
from cascadia_qt.games.cryptid.model.sheet_marks import Mark, Marks
from cascadia_qt.games.cryptid.rules.clues import NOT
from cascadia_qt.games.cryptid.rules.options import UNKNOWN
from cascadia_qt.games.cryptid.views.art.faces import Faces
from cascadia_qt.games.cryptid.views.sheet.panel import SheetPanel
from cascadia_qt.games.cryptid.views.sheet.places import Spot
from cascadia_qt.games.cryptid.views.sheet.shown import Column, SheetShown
from cascadia_qt.games.cryptid.words.names import owner_name
from cascadia_qt.games.cryptid.words.sheet_fields import (
    column_words,
    field_words,
    held_words,
    row_words,
    struck_words,
)


class SheetDisplay(QObject):
    """Shows a deduction and marks in all of its panels.

    Signals:
        marked: a field is to be marked; carries colour, clue and Mark.
        clue_pointed: the cells of another clue are to be lit, or of none any more.
    """

    marked = Signal(int, str, object)
    clue_pointed = Signal(object)

    def __init__(self, faces: Faces, parent: QObject) -> None:
        super().__init__(parent)
        self._faces = faces
        self._panels: list[SheetPanel] = []
        self._deduction: Deduction | None = None
        self._names: Sequence[str] = ()
        self._shown = SheetShown()
        self._pointed: str | None = None

    def panel(self) -> SheetPanel:
        """One more place where the sheet is shown."""
        panel = SheetPanel(self._faces)
        panel.marked.connect(self.marked)
        panel.clue_chosen.connect(self._point)
        panel.told_about.connect(lambda _spot: self._tell(panel))
        panel.destroyed.connect(lambda: self._panels.remove(panel))
        self._panels.append(panel)
        panel.show_sheet(self._shown)
        return panel

    @property
    def pointed_cells(self) -> int | None:
        """Those cells."""
        if self._pointed is None or self._deduction is None:
            return None
        return self._deduction.state.options.board.clue_cells.get(self._pointed)

    def show(
        self,
        deduction: Deduction,
        names: Sequence[str],
        tints: Sequence[QColor],
        marks: Marks,
        *,
        uncovered: bool = False,
    ) -> None:
        """Shows a sheet; one's own clues only if they are `uncovered`."""
        self._deduction, self._names = deduction, names
        if self._pointed not in deduction.clues:
            self._pointed = None
        held = deduction.state.options.clues
        self._shown = SheetShown(
            tuple(
                Column(
                    owner_name(names, colour),
                    names[colour % len(names)],
                    tints[colour],
                    colour,
                    colour in deduction.own,
                    deduction.clues_left(colour),
                )
                for colour in deduction.colours
            ),
            _blocks(deduction.clues),
            frozenset(
                (colour, clue)
                for colour in deduction.colours
                for clue in deduction.clues
                if deduction.struck(colour, clue)
            ),
            dict(marks),
            frozenset((colour, held[colour]) for colour in deduction.own if held[colour] != UNKNOWN)
            if uncovered
            else frozenset(),
            self._pointed,
        )
        self._show()

    def forget(self) -> None:
        """Somebody else is about to look: no clue is lit any more, and no field pointed at."""
        for panel in self._panels:
            panel.grid.forget()
        if self._pointed is not None:
            self._pointed = None
            self.clue_pointed.emit(None)

    def _show(self) -> None:
        for panel in self._panels:
            panel.show_sheet(self._shown)
            self._tell(panel)

    def _point(self, clue: str) -> None:
        """Chosen once more, a clue is dark again."""
        self._pointed = None if clue == self._pointed else clue
        self._shown = replace(self._shown, pointed=self._pointed)
        self._show()
        self.clue_pointed.emit(self._pointed)

    def _tell(self, panel: SheetPanel) -> None:
        panel.tell("" if panel.spot is None else self._words(panel.spot))

    def _words(self, spot: Spot) -> str:
        deduction = self._deduction
        assert deduction is not None
        if spot.row < 0:
            column = self._shown.columns[spot.column]
            return column_words(column.name, column.left, own=column.own)
        clue = deduction.clues[spot.row]
        if spot.column < 0:
            cells = deduction.state.options.board.clue_cells[clue]
            return row_words(clue, cells.bit_count())
        return self._field_words(deduction, self._shown.columns[spot.column], clue)

    def _field_words(self, deduction: Deduction, column: Column, clue: str) -> str:
        field = (column.number, clue)
        if field in self._shown.held:
            return held_words(clue)
        said = field_words(column.name, clue, self._shown.marks.get(field, Mark.NONE).value)
        if field not in self._shown.struck:
            return said
        return f"{said} {struck_words(column.name, deduction.why(*field))}"


def _blocks(clues: Sequence[str]) -> tuple[tuple[str, ...], ...]:
    """Ordinary clues, and those that are negated."""
    parts = (
        tuple(clue for clue in clues if not clue.startswith(NOT)),
        tuple(clue for clue in clues if clue.startswith(NOT)),
    )
    return tuple(part for part in parts if part)
