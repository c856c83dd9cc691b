"""The map: a folded survey sheet with the land of a board printed on it."""

from __future__ import annotations

from PySide6.QtCore import QPointF, Qt
from PySide6.QtGui import QPainter

from cascadia_qt.games.cryptid.rules.cells import ALL, CELLS
from cascadia_qt.games.cryptid.rules.puzzle import Board
from cascadia_qt.games.cryptid.views.art import territories
from cascadia_qt.games.cryptid.views.art.frame import paint_frame, paint_paper, paint_shade
from cascadia_qt.games.cryptid.views.art.hexes import (
    MAP_RECT,
    around_centre,
    centre,
    outline_of,
)
from cascadia_qt.games.cryptid.views.art.palette import Sheet, sheet, terrain_tones
from cascadia_qt.games.cryptid.views.art.relief import contours_of
from cascadia_qt.games.cryptid.views.art.structures import STRUCTURE_PLACE, paint_structure
from cascadia_qt.games.cryptid.views.art.terrain import paint_land
from cascadia_qt.games.cryptid.words.letters import terrain_letter
from cascadia_qt.views.art.brush import stroke, washes
from cascadia_qt.views.art.curves import scale_of
from cascadia_qt.views.art.letter import paint_letter
from cascadia_qt.views.colour import veiled
from cascadia_qt.views.theme import current_theme

_LETTER, _LETTER_AT = 15.0, QPointF(-32, 9)  # its height, and where it is from the middle
_THIN_FROM = 0.45  # pixels to a unit, from which thin contour lines can be seen


class MapSheet:
    """The map of a board, in the units of `hexes`: it fills `MAP_RECT`."""

    def __init__(self, board: Board) -> None:
        self.board = board

    def paint(self, painter: QPainter, *, dark: bool = False) -> None:
        """Everything that is printed: terrain, territories, contour lines, folds and letters."""
        colours = sheet(dark=dark)
        painter.save()
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setClipRect(MAP_RECT, Qt.ClipOperation.IntersectClip)
        paint_paper(painter, colours)
        self._paint_washes(painter, dark=dark)
        self._paint_contours(painter, colours)
        self._paint_lands(painter, dark=dark)
        _paint_grid(painter, colours)
        territories.paint(painter, self.board.ground, colours)
        paint_shade(painter, colours, dark=dark)
        paint_frame(painter, colours)
        if current_theme().lettered:
            self._paint_letters(painter)
        painter.restore()

    def paint_structures(self, painter: QPainter) -> None:
        """The stones and shacks of the board in their places."""
        for each in sorted(self.board.structures, key=lambda structure: structure.cell):
            place = around_centre(each.cell, STRUCTURE_PLACE)
            paint_structure(painter, place, each.kind, each.colour)

    def _paint_washes(self, painter: QPainter, *, dark: bool) -> None:
        """Each terrain in its tint, which gathers along the borders as watercolour does."""
        for number, (terrain, cells) in enumerate(self.board.ground.terrains.items()):
            tones = terrain_tones(terrain, dark=dark)
            area = outline_of(cells)
            painter.fillPath(area, tones.wash)
            washes(painter, area, (tones.lit, tones.wash, tones.deep), 32, number)
            painter.save()
            painter.setClipPath(area, Qt.ClipOperation.IntersectClip)
            for width, opacity in ((16, 0.13), (9, 0.2), (4, 0.45)):
                stroke(painter, area, veiled(tones.deep, opacity), width)
            painter.restore()

    def _paint_contours(self, painter: QPainter, colours: Sheet) -> None:
        contours = contours_of(self.board.sections)
        painter.save()
        painter.setClipPath(outline_of(ALL), Qt.ClipOperation.IntersectClip)
        if scale_of(painter) >= _THIN_FROM:
            for line in contours.thin:
                stroke(painter, line, veiled(colours.contour, 0.6), 0.9)
        for line in contours.thick:
            stroke(painter, line, veiled(colours.contour, 0.7), 1.5)
        painter.restore()

    def _paint_lands(self, painter: QPainter, *, dark: bool) -> None:
        painter.save()
        painter.setClipPath(outline_of(ALL), Qt.ClipOperation.IntersectClip)
        for cell in CELLS:
            painter.save()
            painter.translate(centre(cell))
            paint_land(painter, self.board.ground.terrain_of(cell), cell, dark=dark)
            painter.restore()
        painter.restore()

    def _paint_letters(self, painter: QPainter) -> None:
        """What each terrain begins with, beside what may lie on a cell."""
        for cell in CELLS:
            letter = terrain_letter(self.board.ground.terrain_of(cell))
            paint_letter(painter, centre(cell) + _LETTER_AT, _LETTER, letter)


def _paint_grid(painter: QPainter, colours: Sheet) -> None:
    """The lines between cells."""
    line = (colours.ink, 3.0) if current_theme().outlined else (veiled(colours.ink, 0.2), 1.5)
    for cell in CELLS:
        stroke(painter, outline_of(1 << cell), *line)
    stroke(painter, outline_of(ALL), veiled(colours.ink, 0.85), 3)
