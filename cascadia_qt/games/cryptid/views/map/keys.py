"""Keys over a map: arrows walk, a letter and a digit jump to a cell."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtGui import QKeyEvent

from cascadia_qt.games.cryptid.rules.cells import (
    COLUMNS,
    ROWS,
    cell_at,
    column_of,
    name_of,
    row_of,
)

_ARROWS = {
    Qt.Key.Key_Left: (-1, 0),
    Qt.Key.Key_Right: (1, 0),
    Qt.Key.Key_Up: (0, -1),
    Qt.Key.Key_Down: (0, 1),
}
_MEANS_NOTHING = Qt.KeyboardModifier.KeypadModifier | Qt.KeyboardModifier.ShiftModifier
_COLUMN_OF_LETTER = {name_of(column)[0]: column for column in range(COLUMNS)}


def moved_cell(cell: int, event: QKeyEvent) -> int | None:
    """Where a key leads from `cell`; None if it leads nowhere.

    Shift changes nothing: at the table it makes a column of any letter, and French keyboards have
    their digits there.
    """
    if event.modifiers() & ~_MEANS_NOTHING:
        return None
    column, row = column_of(cell), row_of(cell)
    if (step := _ARROWS.get(Qt.Key(event.key()))) is not None:
        across, down = column + step[0], row + step[1]
        if not (0 <= across < COLUMNS and 0 <= down < ROWS):
            return cell
        return cell_at(across, down)
    text = event.text().upper()
    if text in _COLUMN_OF_LETTER:
        return cell_at(_COLUMN_OF_LETTER[text], row)
    if text.isdecimal() and 1 <= int(text) <= ROWS:
        return cell_at(column, int(text) - 1)
    return None
