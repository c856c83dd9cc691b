"""A map as large as there is room, and a panel beside it that takes the rest."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QSize
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QWidget

from cascadia_qt.games.cryptid.views.art.hexes import MAP_RECT
from cascadia_qt.games.cryptid.views.map.map_widget import MapWidget
from cascadia_qt.views.table.panel_look import panel_width
from cascadia_qt.views.tall_scroll import TallScroll

_GAP = 16
_WIDEST = 1.9  # of the panel, in usual widths of one


class MapBeside(QWidget):
    """The panel is never narrower than what is in it, and scrolls.

    It is laid by hand: how wide the panel is follows from how high the map can be.
    """

    def __init__(self, map_widget: MapWidget, panel: QWidget) -> None:
        super().__init__()
        self._map = map_widget
        self._scroll = TallScroll()
        self._scroll.setWidget(panel)
        for part in (self._map, self._scroll):
            part.setParent(self)

    def sizeHint(self) -> QSize:
        map_size, panel = self._map.sizeHint(), self._scroll.sizeHint()
        return QSize(map_size.width() + _GAP + panel.width(), map_size.height())

    def minimumSizeHint(self) -> QSize:
        map_size, panel = self._map.minimumSizeHint(), self._scroll.minimumSizeHint()
        height = max(map_size.height(), panel.height())
        return QSize(map_size.width() + _GAP + panel.width(), height)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._lay()

    def event(self, event: QEvent) -> bool:
        if event.type() is QEvent.Type.LayoutRequest:
            self._lay()
        return super().event(event)

    def _lay(self) -> None:
        wide = self.height() * MAP_RECT.width() / MAP_RECT.height()
        rest = min(self.width() - wide - _GAP, panel_width(self.font()) * _WIDEST)
        panel = round(max(rest, self._scroll.minimumSizeHint().width()))
        self._map.setGeometry(0, 0, self.width() - panel - _GAP, self.height())
        self._scroll.setGeometry(self.width() - panel, 0, panel, self.height())
