"""What a board is made of, as buttons: six sections, and the structures of a mode."""

from __future__ import annotations

from PySide6.QtCore import QRect, QSize, QSizeF, Qt
from PySide6.QtGui import QIcon, QPixmap
from PySide6.QtWidgets import QPushButton

from cascadia_qt.games.cryptid.model.board_draft import empty_board
from cascadia_qt.games.cryptid.rules.cells import name_of
from cascadia_qt.games.cryptid.rules.clues import Structure
from cascadia_qt.games.cryptid.rules.sections import SECTIONS
from cascadia_qt.games.cryptid.views.art.faces import Faces
from cascadia_qt.games.cryptid.views.art.hexes import CELLS_RECT, MAP_RECT
from cascadia_qt.games.cryptid.views.art.map_sheet import MapSheet
from cascadia_qt.games.cryptid.words.names import structure_name
from cascadia_qt.views.theme import current_theme
from cascadia_qt.views.tips import set_tip
from cascadia_qt.words.language import translate

_SECTION = QSize(64, 37)
_STRUCTURE = 26
_NOWHERE = "—"


class PieceButton(QPushButton):
    """Something to be taken into the hand."""

    def __init__(self) -> None:
        super().__init__()
        self.setCheckable(True)
        self.setProperty("segment", True)
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus)


class SectionButton(PieceButton):
    """A section as it looks upright."""

    def __init__(self, number: int, faces: Faces) -> None:
        super().__init__()
        self.number = number
        self._faces = faces
        self.setIconSize(_SECTION)
        self.retranslate()

    def retranslate(self) -> None:
        """Its picture is that of the theme, too."""
        words = translate("CryptidBoardEditor", "Section {0}").format(self.number)
        self.setText(str(self.number))
        self.setAccessibleName(words)
        set_tip(self, words)
        self.setIcon(QIcon(_section_picture(self._faces, self.number, self.devicePixelRatioF())))


class StructureButton(PieceButton):
    """A structure and the cell on which it stands."""

    def __init__(self, kind: str, colour: str, faces: Faces) -> None:
        super().__init__()
        self.kind, self.colour = kind, colour
        self._cell: int | None = None
        ratio = self.devicePixelRatioF()
        self.setIcon(QIcon(faces.structure(kind, colour, _STRUCTURE, ratio)))
        self.setIconSize(QSize(_STRUCTURE, _STRUCTURE))
        self.show_place(None)

    def show_place(self, cell: int | None) -> None:
        self._cell = cell
        where = _NOWHERE if cell is None else name_of(cell)
        name = structure_name(Structure(self.kind, self.colour, 0))
        self.setText(where)
        self.setAccessibleName(f"{name}, {where}")
        set_tip(self, name)

    def retranslate(self) -> None:
        self.show_place(self._cell)


def _section_picture(faces: Faces, number: int, ratio: float) -> QPixmap:
    """A section cut out of the map on which all lie in their order."""
    scale = 2 * _SECTION.width() / CELLS_RECT.width()
    size = QSizeF(MAP_RECT.width() * scale, MAP_RECT.height() * scale)
    whole = faces.map(MapSheet(empty_board()), size, ratio, dark=current_theme().dark)
    row, column = divmod(SECTIONS.index(number), 2)
    corner = (CELLS_RECT.topLeft() - MAP_RECT.topLeft()) * scale
    wide, high = CELLS_RECT.width() * scale / 2, CELLS_RECT.height() * scale / 3
    left, top = corner.x() + column * wide, corner.y() + row * high
    place = QRect(*(round(part * ratio) for part in (left, top, wide, high)))
    return whole.copy(place)
