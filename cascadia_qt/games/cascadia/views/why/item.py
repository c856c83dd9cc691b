"""Why lights on a scene; their flags and lines keep their size on the screen."""

from __future__ import annotations

from collections.abc import Collection, Sequence

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QFont, QFontInfo, QPainter
from PySide6.QtWidgets import QGraphicsItem, QStyleOptionGraphicsItem, QWidget

from cascadia_qt.games.cascadia.rules.scoring.unit import Unit
from cascadia_qt.games.cascadia.views.table.board_items import LIGHT_LAYER, UNMARKED
from cascadia_qt.games.cascadia.views.why.lights import Lights
from cascadia_qt.rules.grid import Cell
from cascadia_qt.views.layout import TILE_RADIUS, Layout, bounds
from cascadia_qt.views.theme import current_theme

# How high numbers may be in scene units; so few that zooming rarely has to build them anew.
_TEXTS = (28.0, 32.0, 37.0, 43.0, 50.0, 58.0)
_MARGIN = TILE_RADIUS * 4


class LightsItem(QGraphicsItem):
    """Lights over a landscape."""

    def __init__(
        self,
        layout: Layout,
        units: Sequence[Unit],
        focus: Unit | None,
        landscape: Collection[Cell],
        font: QFont,
    ) -> None:
        super().__init__()
        self._layout = layout
        self._units = tuple(units)
        self._focus = focus
        self._landscape = landscape
        self._font = font
        self._text = _TEXTS[0]
        self._made: dict[float, Lights] = {}
        whole = bounds(layout, [*landscape, *(cell for unit in units for cell in unit.cells)])
        self._bounds = whole.adjusted(-_MARGIN, -_MARGIN, _MARGIN, _MARGIN)
        self.setZValue(LIGHT_LAYER)
        self.setAcceptedMouseButtons(Qt.MouseButton.NoButton)

    def boundingRect(self) -> QRectF:
        return self._bounds

    def paint(
        self,
        painter: QPainter,
        option: QStyleOptionGraphicsItem,
        widget: QWidget | None = None,
    ) -> None:
        if widget is not None and widget.property(UNMARKED):
            return
        scale = option.levelOfDetailFromTransform(painter.worldTransform())
        wanted = QFontInfo(self._font).pixelSize() / scale
        self._text = next((text for text in _TEXTS if text >= wanted), _TEXTS[-1])
        self.lights.paint(painter, current_theme(), self._focus)

    @property
    def lights(self) -> Lights:
        """The lights as they were painted last."""
        if self._text not in self._made:
            lights = Lights(self._layout, self._units, self._font, self._landscape, self._text)
            self._made[self._text] = lights
        return self._made[self._text]
