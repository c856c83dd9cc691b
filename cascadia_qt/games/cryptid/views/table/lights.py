"""What fades on the map, what is lit there, and what a clue says."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtGui import QColor, QPainter, QPixmap
from PySide6.QtWidgets import QStyleOptionGraphicsItem, QWidget

from cascadia_qt.games.cryptid.rules.cells import ALL
from cascadia_qt.games.cryptid.views.art import palette
from cascadia_qt.games.cryptid.views.art.heat import paint_heat
from cascadia_qt.games.cryptid.views.art.hexes import MAP_RECT, outline_of
from cascadia_qt.games.cryptid.views.table.map_items import MapItem, draw_face, scale_of_view
from cascadia_qt.games.cryptid.views.table.shown import Shown
from cascadia_qt.views.art.brush import stroke
from cascadia_qt.views.art.face_cache import painted
from cascadia_qt.views.colour import veiled
from cascadia_qt.views.theme import current_theme

_FADED, _DIM, _DARK = 0.5, 0.38, 0.6


class Lights(MapItem):
    """What fades, what is lit, and what a clue says; painted anew only if it has changed."""

    def __init__(self, layer: float, colours: list[QColor]) -> None:
        super().__init__(layer)
        self._colours = colours
        self._shown: Shown | None = None
        self._picture = QPixmap()
        self._painted_for: tuple[object, ...] = ()

    def show_lights(self, shown: Shown, colours: list[QColor]) -> None:
        before, self._shown = self._shown, shown
        if before is None or colours != self._colours or _lights(before) != _lights(shown):
            self._colours = colours
            self._painted_for = ()
            self.update()

    def paint(
        self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None
    ) -> None:
        if self._shown is None:
            return
        ratio, scale = painter.device().devicePixelRatioF(), scale_of_view(painter)
        wanted = ratio, scale, current_theme().dark
        if wanted != self._painted_for:
            self._painted_for = wanted
            pixels = (MAP_RECT.size() * scale * ratio).toSize()
            self._picture = painted(pixels, ratio, lambda on: self._paint_all(on, scale))
        draw_face(painter, MAP_RECT, self._picture)

    def _paint_all(self, painter: QPainter, scale: float) -> None:
        """Everything around the origin."""
        shown = self._shown
        assert shown is not None
        painter.scale(scale, scale)
        painter.translate(-MAP_RECT.center())
        paper = palette.sheet(dark=current_theme().dark).paper
        cubed = shown.table.cubed
        painter.fillPath(outline_of(cubed), veiled(paper, _FADED))
        if shown.clues:
            self._paint_clues(painter, shown)
            return
        paint_heat(painter, dict(shown.heat))
        if shown.lit is not None:
            self._paint_lit(painter, shown.lit, cubed)

    def _paint_lit(self, painter: QPainter, lit: int, cubed: int) -> None:
        dim = ALL & ~lit & ~cubed
        if not dim:  # everything is possible that does not fade
            return
        painter.fillPath(outline_of(dim), veiled(palette.NIGHT, _DIM))
        edge = outline_of(lit)
        stroke(painter, edge, veiled(palette.INK, 0.75), 6.5)
        stroke(painter, edge, palette.FLAME, 3.2)

    def _paint_clues(self, painter: QPainter, shown: Shown) -> None:
        union = 0
        for light in shown.clues:
            union |= light.cells
        painter.fillPath(outline_of(ALL & ~union), veiled(palette.NIGHT, _DARK))
        for number, light in enumerate(shown.clues):
            colour, edge = self._colours[light.colour], outline_of(light.cells)
            if len(shown.clues) > 1:
                hatching = (Qt.BrushStyle.FDiagPattern, Qt.BrushStyle.BDiagPattern)[number % 2]
                painter.setPen(Qt.PenStyle.NoPen)
                painter.setBrush(colour)
                brush = painter.brush()
                brush.setStyle(hatching)
                painter.fillPath(edge, brush)
            stroke(painter, edge, palette.SNOW, 9 - 3 * number)
            stroke(painter, edge, colour, 5 - 1.5 * number)


def _lights(shown: Shown) -> tuple[object, ...]:
    """What the lights are made from."""
    return shown.table.cubed, shown.lit, shown.clues, shown.heat
