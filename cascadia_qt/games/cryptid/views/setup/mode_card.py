"""A mode as a picture to choose: a map with its structures, and clues as it has them."""

from __future__ import annotations

from dataclasses import replace

from PySide6.QtCore import QPointF, QRectF, QSize, QSizeF, Qt, QTimer
from PySide6.QtGui import QColor, QPainter

from cascadia_qt.games.cryptid.rules.cells import CELL_NAMED
from cascadia_qt.games.cryptid.rules.clues import Structure
from cascadia_qt.games.cryptid.views.art.faces import Faces
from cascadia_qt.games.cryptid.views.art.hexes import CELLS_RECT, MAP_RECT
from cascadia_qt.games.cryptid.views.art.map_sheet import MapSheet
from cascadia_qt.games.cryptid.views.art.sample import SAMPLE
from cascadia_qt.games.cryptid.words.agreement import mode_sentence
from cascadia_qt.views.marks import TICK, paint_mark
from cascadia_qt.views.picture_button import PictureButton
from cascadia_qt.views.theme import current_theme
from cascadia_qt.views.tips import set_tip

_PICTURE = QSizeF(208, 104)  # a part of the map
_EDGE = 8
_CLUE = 44.0
_GAP = 6.0
_CLUES = {
    "normal": ("on:forest:desert", "w1:swamp", "w2:bear", "w3:blue"),
    "advanced": ("not on:forest:desert", "w1:swamp", "not w2:bear", "w3:black"),
}
_BLACK = (
    Structure("stone", "black", CELL_NAMED["G4"]),
    Structure("shack", "black", CELL_NAMED["C4"]),
)


class ModeCard(PictureButton):
    """One of the modes, which exclude each other."""

    def __init__(self, mode: str, text: str, faces: Faces) -> None:
        super().__init__()
        self.mode = mode
        self._faces = faces
        self._sheet = _sheet(mode)
        self._drawn_for: tuple[bool, float] | None = None
        self.setText(text)
        self.setCheckable(True)
        self.setAutoExclusive(True)
        set_tip(self, mode_sentence(mode))
        self.setAccessibleDescription(mode_sentence(mode))

    def sizeHint(self) -> QSize:
        height = _EDGE + _PICTURE.height() + _GAP + _CLUE + self._line + _EDGE
        return QSize(round(_PICTURE.width()) + 2 * _EDGE, round(height))

    def minimumSizeHint(self) -> QSize:
        return self.sizeHint()

    @property
    def _line(self) -> float:
        return self.fontMetrics().height() + 2 * _GAP

    def paint_picture(self, painter: QPainter) -> None:
        theme, chosen = current_theme(), self.isChecked()
        left = (self.width() - _PICTURE.width()) / 2
        room = QRectF(QPointF(left, _EDGE), _PICTURE)
        self._paint_map(painter, room)
        self._paint_clues(painter, room.bottom() + _GAP)
        painter.setOpacity(1.0)
        line = QRectF(0, room.bottom() + _GAP + _CLUE, self.width(), self._line)
        painter.setFont(self.bold() if chosen else self.font())
        painter.setPen(QColor(theme.ink if chosen else theme.faded))
        flags = Qt.AlignmentFlag.AlignCenter | Qt.TextFlag.TextShowMnemonic
        painter.drawText(line, int(flags), self.text())
        if chosen:
            paint_mark(painter, QPointF(left + 14, _EDGE + 14), theme.ink, theme.raised, TICK)

    def _paint_map(self, painter: QPainter, room: QRectF) -> None:
        """A part of the map, which takes a while: the dialog is there before it."""
        theme, ratio = current_theme(), self.devicePixelRatioF()
        if self._drawn_for != (theme.dark, ratio):
            painter.fillRect(room, QColor(theme.sunken))
            QTimer.singleShot(0, self, self._draw)
            return
        painter.setOpacity(1.0 if self.isChecked() else 0.72)
        painter.save()
        painter.setClipRect(room)
        scale = room.width() / CELLS_RECT.width() * _CLOSER
        painter.translate(room.topLeft() - CELLS_RECT.topLeft() * scale - _CORNER)
        size = QSizeF(MAP_RECT.width() * scale, MAP_RECT.height() * scale)
        face = self._faces.map(self._sheet, size, ratio, dark=theme.dark)
        painter.drawPixmap(MAP_RECT.topLeft() * scale, face)
        painter.scale(scale, scale)
        self._sheet.paint_structures(painter)
        painter.restore()

    def _draw(self) -> None:
        self._drawn_for = current_theme().dark, self.devicePixelRatioF()
        self.update()

    def _paint_clues(self, painter: QPainter, top: float) -> None:
        clues = _CLUES[self.mode]
        wide = len(clues) * _CLUE + (len(clues) - 1) * _GAP
        left = (self.width() - wide) / 2
        for clue in clues:
            face = self._faces.clue(clue, _CLUE, self.devicePixelRatioF())
            painter.drawPixmap(QPointF(left, top), face)
            left += _CLUE + _GAP


_CLOSER = 1.7  # than the whole map
_CORNER = QPointF(56, 34)  # of the part that is shown


def _sheet(mode: str) -> MapSheet:
    board = SAMPLE.board
    if mode == "normal":
        return SAMPLE
    return MapSheet(replace(board, mode=mode, structures=(*board.structures, *_BLACK)))
