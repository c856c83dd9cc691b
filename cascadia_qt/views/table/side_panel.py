"""The panel beside the board; where there is no room beside it, a drawer over the board."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QSize, Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QFrame, QScrollArea, QVBoxLayout, QWidget

from cascadia_qt.views.table.panel_look import panel_width

_EDGE, _TOP = 16, 8
_GAP = 12  # between two parts
_BAR = 12  # the width of a scroll bar, as the style sheet has it


class SidePanel(QScrollArea):
    """Parts one under the other; the last one takes what is left, and all of them scroll."""

    def __init__(self, parts: Sequence[QWidget], parent: QWidget) -> None:
        super().__init__(parent)
        self.setObjectName("side_panel")
        self._parts = tuple(parts)
        inside = QWidget()
        column = QVBoxLayout(inside)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(_GAP)
        for part in parts:
            column.addWidget(part, 0, Qt.AlignmentFlag.AlignLeft)
        column.setAlignment(parts[-1], Qt.AlignmentFlag(0))
        column.setStretchFactor(parts[-1], 1)
        column.addStretch(0)
        self.setWidget(inside)
        self.setWidgetResizable(True)
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        # The bar has a place of its own, so that nothing moves when it comes.
        self.setViewportMargins(_EDGE, _TOP, _EDGE - _BAR, _EDGE)

    def set_drawer(self, drawer: bool) -> None:
        """Whether it lies over the board."""
        if self.property("drawer") != drawer:
            self.setProperty("drawer", drawer)
            self.style().unpolish(self)
            self.style().polish(self)

    def sizeHint(self) -> QSize:
        return QSize(panel_width(self.font()) + 2 * _EDGE, super().sizeHint().height())

    def room_beside(self, part: QWidget) -> int:
        """How high `part` may be where nothing has to scroll."""
        room = self.height() - _TOP - _EDGE
        for other in self._parts:
            if other is not part and not other.isHidden():
                needed = other.minimumSizeHint().expandedTo(other.minimumSize())
                room -= needed.height() + _GAP
        return room

    def keyPressEvent(self, event: QKeyEvent) -> None:
        # Keys that no part wanted belong to the table.
        event.ignore()
