"""The deduction sheet as it opens large, over the map."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QRect, Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QFrame, QScrollArea, QWidget

from cascadia_qt.games.cryptid.views.sheet.panel import SheetPanel

_EDGE = 12


class LargeSheet(QScrollArea):
    """Holds the sheet; what has no room scrolls."""

    def __init__(self, sheet: SheetPanel, page: QWidget) -> None:
        super().__init__(page)
        self._sheet = sheet
        self.setObjectName("side_panel")
        self.setProperty("drawer", True)
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setViewportMargins(_EDGE, _EDGE, _EDGE, _EDGE)
        self.setWidget(sheet)
        self.setWidgetResizable(True)
        self._retranslate()

    def lay(self, room: QRect, wider: QRect) -> None:
        """Covers the map; where that leaves no room for words, what is beside it too."""
        inside = room.width() - 2 * _EDGE - self.verticalScrollBar().sizeHint().width()
        self.setGeometry(room if self._sheet.grid.has_words(inside) else wider)
        self.raise_()

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.LanguageChange:
            self._retranslate()

    def _retranslate(self) -> None:
        self.setAccessibleName(self.tr("Deduction sheet"))

    def keyPressEvent(self, event: QKeyEvent) -> None:
        # Keys that the sheet did not want belong to the table.
        event.ignore()
