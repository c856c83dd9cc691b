"""The pieces to choose from: tokens, habitats, the eraser and the tile as it would be laid."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QFontMetrics, QPainter, QPen, QPolygonF

from cascadia_qt.games.cascadia.rules.position import LaidTile
from cascadia_qt.games.cascadia.rules.terms import Habitat, Wildlife
from cascadia_qt.games.cascadia.views.art import palette
from cascadia_qt.games.cascadia.views.art.faces import Faces, level_for
from cascadia_qt.games.cascadia.views.art.vignette import paint_vignette
from cascadia_qt.games.cascadia.views.art.wildlife import (
    paint_cone,
    paint_medallion,
    paint_paper_disc,
)
from cascadia_qt.games.cascadia.views.cards.art import paint_animal
from cascadia_qt.games.cascadia.views.score_pad.laid_table import loose_tile
from cascadia_qt.games.cascadia.views.setup.pictures import FacesButton
from cascadia_qt.games.cascadia.views.table.board_items import draw_centred
from cascadia_qt.games.cascadia.words.names import habitat_name, species_name
from cascadia_qt.rules.grid import HEX, Grid
from cascadia_qt.views.layout import TILE_RADIUS, layout_for
from cascadia_qt.views.table.panel_look import number_font
from cascadia_qt.views.text_size import growth
from cascadia_qt.views.theme import current_theme
from cascadia_qt.views.tips import set_tip

_SIZE = QSize(72, 76)
_MIDDLE = 32.0  # from the top to the middle of the picture
_TOKEN = 20.0
_MEDALLION = 17.0
_VIGNETTE = 46.0
_TILE = 23.0
_SMALL = 0.84
_LINE = 16  # pixels that words of the usual size have
_MOST_GROWTH = 1.3


class PieceButton(FacesButton):
    """A piece with its name and its key; `chosen` means that it is what is laid next."""

    def __init__(self, key: str, faces: Faces) -> None:
        super().__init__(faces)
        self._key = key
        self._chosen = False
        self._fit()
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)  # keys choose pieces, wherever the focus is

    def _fit(self) -> None:
        """Wide enough for the name, but what is laid needs the room more."""
        grown = growth(self.font())
        more = max(0, self._line - _LINE)
        width = round(_SIZE.width() * min(grown, _MOST_GROWTH))
        self.setFixedSize(width, _SIZE.height() + more)

    @property
    def _line(self) -> int:
        """How high key and name are written."""
        return QFontMetrics(number_font(self.font(), _SMALL)).height()

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.FontChange:
            self._fit()

    def show_chosen(self, chosen: bool) -> None:
        self._chosen = chosen
        self.setAccessibleDescription(self.tr("Chosen") if chosen else "")
        self.update()

    def name_piece(self, name: str) -> None:
        self.setText(name)
        self.setAccessibleName(f"{name}, {self._key}")
        set_tip(self, self.tr("{0}: key {1}").format(name, self._key))
        self.update()

    def retranslate(self) -> None:
        raise NotImplementedError

    def paint_piece(self, painter: QPainter) -> None:
        """Paints the picture around the origin."""
        raise NotImplementedError

    def paint_picture(self, painter: QPainter) -> None:
        theme = current_theme()
        if self._chosen:
            self._paint_choice(painter)
        painter.save()
        painter.translate(self.width() / 2, _MIDDLE)
        self.paint_piece(painter)
        painter.restore()
        painter.setPen(QColor(theme.faded))
        painter.setFont(number_font(self.font(), _SMALL))
        line = max(_LINE, self._line)
        painter.drawText(QRectF(7, 4, 24, line), int(Qt.AlignmentFlag.AlignLeft), self._key)
        painter.setPen(QColor(theme.ink))
        painter.setFont(number_font(self.font(), _SMALL, strong=self._chosen))
        words = QRectF(2, self.height() - 4 - line, self.width() - 4, line)
        name = painter.fontMetrics().elidedText(
            self.text(), Qt.TextElideMode.ElideRight, int(words.width())
        )
        painter.drawText(words, int(Qt.AlignmentFlag.AlignCenter), name)

    def _paint_choice(self, painter: QPainter) -> None:
        """Gold paper and a frame of gold: what one holds."""
        gold = QColor(current_theme().gold)
        paper = QColor(gold)
        paper.setAlphaF(0.16)
        inside = QRectF(self.rect()).adjusted(2, 2, -2, -2)
        painter.setBrush(paper)
        painter.setPen(QPen(gold, 2))
        painter.drawRoundedRect(inside, 5, 5)
        painter.setBrush(Qt.BrushStyle.NoBrush)


class TokenButton(PieceButton):
    def __init__(self, species: Wildlife, faces: Faces) -> None:
        super().__init__(str(species + 1), faces)
        self.species = species
        self._printed = False
        self.retranslate()

    def show_printed(self, printed: bool) -> None:
        """As it is printed on tiles, or as a token."""
        self._printed = printed
        self.update()

    def retranslate(self) -> None:
        self.name_piece(species_name(self.species))

    def paint_piece(self, painter: QPainter) -> None:
        if self._printed:
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            paint_medallion(painter, self.species, _MEDALLION)
        else:
            paint_animal(painter, self.faces, self.species, QPointF(), _TOKEN)


class KeystoneButton(PieceButton):
    """The pine cone that keystone tiles show."""

    def __init__(self, faces: Faces) -> None:
        super().__init__("K", faces)
        self.retranslate()

    def retranslate(self) -> None:
        self.name_piece(self.tr("Keystone"))

    def paint_piece(self, painter: QPainter) -> None:
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        paint_paper_disc(painter, _MEDALLION, palette.NATURE)
        paint_cone(painter, _MEDALLION * 0.76)


class HabitatButton(PieceButton):
    def __init__(self, habitat: Habitat, faces: Faces) -> None:
        super().__init__(str(habitat + 1), faces)
        self.habitat = habitat
        self.retranslate()

    def retranslate(self) -> None:
        self.name_piece(habitat_name(self.habitat))

    def paint_piece(self, painter: QPainter) -> None:
        painter.translate(0, 2)
        paint_vignette(painter, self.faces, self.habitat, _VIGNETTE, current_theme().ink)


class EraserButton(PieceButton):
    """A rubber, drawn with a few lines."""

    def __init__(self, faces: Faces) -> None:
        super().__init__("0", faces)
        self.retranslate()

    def retranslate(self) -> None:
        self.name_piece(self.tr("Erase"))

    def paint_piece(self, painter: QPainter) -> None:
        theme = current_theme()
        ink = QColor(theme.ink)
        join, cap = Qt.PenJoinStyle.RoundJoin, Qt.PenCapStyle.RoundCap
        painter.setPen(QPen(ink, 1.6, Qt.PenStyle.SolidLine, cap, join))
        painter.drawLine(QPointF(-16, 15), QPointF(17, 15))
        painter.translate(0, 1)
        painter.rotate(-40)
        painter.setBrush(QColor(theme.sunken))
        painter.drawRoundedRect(QRectF(-17, -8, 34, 16), 3, 3)
        painter.setBrush(QColor(theme.loss))
        left = [QPointF(-14, -8), QPointF(-5, -8), QPointF(-5, 8), QPointF(-14, 8)]
        painter.drawPolygon(QPolygonF([*left[1:3], QPointF(-16, 8), QPointF(-16, -8)]))


class TileButton(PieceButton):
    """The tile that is laid next; a click turns it."""

    def __init__(self, faces: Faces) -> None:
        super().__init__("R", faces)
        self._grid = HEX
        self._edges: tuple[Habitat, ...] = (Habitat.MOUNTAIN,) * HEX.sides
        self.retranslate()

    def retranslate(self) -> None:
        self.name_piece(self.tr("Turn"))

    def show_tile(self, grid: Grid, edges: tuple[Habitat, ...]) -> None:
        self._grid, self._edges = grid, edges
        self.setEnabled(len(set(edges)) > 1)
        self.update()

    def paint_piece(self, painter: QPainter) -> None:
        layout, level = layout_for(self._grid), level_for(_TILE)
        tile = loose_tile(LaidTile(self._edges, None, None, None), 0)
        ratio = painter.device().devicePixelRatioF()
        face = self.faces.tile(layout, tile, 0, level, ratio)
        painter.scale(_TILE / TILE_RADIUS, _TILE / TILE_RADIUS)
        draw_centred(painter, face, TILE_RADIUS, level)
