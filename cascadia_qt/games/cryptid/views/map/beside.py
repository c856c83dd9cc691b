"""A map as large as there is room, and a panel beside it that takes the rest."""

from __future__ import annotations

from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QHBoxLayout, QWidget

from cascadia_qt.games.cryptid.views.art.hexes import MAP_RECT
from cascadia_qt.games.cryptid.views.map.map_widget import MapWidget
from cascadia_qt.views.table.panel_look import panel_width
from cascadia_qt.views.tall_scroll import TallScroll

_GAP = 16
_WIDEST = 1.9  # of the panel, in usual widths of one


class MapBeside(QWidget):
    """The panel is never narrower than what is in it, and scrolls."""

    def __init__(self, map_widget: MapWidget, panel: QWidget) -> None:
        super().__init__()
        self._scroll = TallScroll()
        self._scroll.setWidget(panel)
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(_GAP)
        row.addWidget(map_widget, 1)
        row.addWidget(self._scroll)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        wide = self.height() * MAP_RECT.width() / MAP_RECT.height()
        usual = panel_width(self.font())
        rest = min(self.width() - wide - _GAP, usual * _WIDEST)
        self._scroll.setFixedWidth(round(max(rest, self._scroll.minimumSizeHint().width())))
