"""A market in one small row, to look at."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QPainter, QPaintEvent, QPen, QTransform
from PySide6.QtWidgets import QSizePolicy, QWidget

from cascadia_qt.games.cascadia.rules.market import SLOTS, Market
from cascadia_qt.games.cascadia.rules.terms import Wildlife
from cascadia_qt.games.cascadia.rules.tiles import Tile
from cascadia_qt.games.cascadia.views.art.faces import Faces, level_for
from cascadia_qt.games.cascadia.views.table.board_items import draw_centred
from cascadia_qt.rules.grid import Grid
from cascadia_qt.views.colour import veiled
from cascadia_qt.views.layout import TILE_RADIUS, layout_for
from cascadia_qt.views.sheet.number_art import CORNER
from cascadia_qt.views.theme import current_theme
from cascadia_qt.words.language import translate

_HEIGHT = 104
_GAP = 4
_TILE = 24.0
_TOKEN = 13.0


class MarketStrip(QWidget):
    """Four pairs; the tile and the token of a turn are ringed."""

    def __init__(self, grid: Grid, faces: Faces) -> None:
        super().__init__()
        self._layout_of_cells = layout_for(grid)
        self._faces = faces
        self._market: Market | None = None
        self._chosen = (0, 0)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        self._name()

    def show_market(self, market: Market, tile: int, token: int) -> None:
        self._market, self._chosen = market, (tile, token)
        self._name()
        self.update()

    def sizeHint(self) -> QSize:
        return QSize(SLOTS * 64, _HEIGHT)

    def changeEvent(self, event: QEvent) -> None:
        if event.type() == QEvent.Type.LanguageChange:
            self._name()
        super().changeEvent(event)

    def paintEvent(self, event: QPaintEvent) -> None:
        if self._market is None:
            return
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        for slot in range(SLOTS):
            self._paint_slot(painter, slot, self._market)

    def _paint_slot(self, painter: QPainter, slot: int, market: Market) -> None:
        theme = current_theme()
        width = (self.width() - _GAP * (SLOTS - 1)) / SLOTS
        room = QRectF(slot * (width + _GAP), 0, width, self.height()).adjusted(1, 1, -1, -1)
        chosen = slot in self._chosen
        gold = QColor(theme.gold)
        painter.setBrush(veiled(gold, 0.12) if chosen else Qt.BrushStyle.NoBrush)
        painter.setPen(QPen(gold if chosen else QColor(theme.line), 1))
        painter.drawRoundedRect(room, CORNER, CORNER)
        painter.setPen(QColor(theme.ink if chosen else theme.faded))
        painter.drawText(room.adjusted(6, 3, 0, 0), Qt.AlignmentFlag.AlignLeft, f"{slot + 1}")
        middle = QPointF(room.center().x(), room.top() + 38)
        tile, token = market.tiles[slot], market.tokens[slot]
        if tile is not None:
            self._paint_tile(painter, middle, tile, chosen=slot == self._chosen[0])
        if token is not None:
            below = middle + QPointF(0, _TILE + _TOKEN + 4)
            self._paint_token(painter, below, token, chosen=slot == self._chosen[1])

    def _paint_tile(self, painter: QPainter, at: QPointF, tile: Tile, *, chosen: bool) -> None:
        layout, level = self._layout_of_cells, level_for(_TILE)
        painter.save()
        painter.translate(at)
        face = self._faces.tile(layout, tile, 0, level, self.devicePixelRatioF())
        draw_centred(painter, face, _TILE, level)
        if chosen:
            scale = _TILE / TILE_RADIUS
            painter.setPen(QPen(QColor(current_theme().gold), 3))
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.drawPolygon(QTransform.fromScale(scale, scale).map(layout.outline()))
        painter.restore()

    def _paint_token(
        self, painter: QPainter, at: QPointF, token: Wildlife, *, chosen: bool
    ) -> None:
        level = level_for(_TOKEN)
        painter.save()
        painter.translate(at)
        draw_centred(
            painter, self._faces.token(token, level, self.devicePixelRatioF()), _TOKEN, level
        )
        if chosen:
            painter.setPen(QPen(QColor(current_theme().gold), 3))
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.drawEllipse(QPointF(), _TOKEN, _TOKEN)
        painter.restore()

    def _name(self) -> None:
        tile, token = self._chosen
        text = translate("Coach", "Market: tile {0} and token {1} are taken")
        self.setAccessibleName(text.format(tile + 1, token + 1))
