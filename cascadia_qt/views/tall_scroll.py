"""A scroll area for what may be taller than the screen."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QObject, QSize, Qt
from PySide6.QtWidgets import QScrollArea, QWidget

_LEAST_LINES = 6


class TallScroll(QScrollArea):
    """Scrolls up and down only: it is never narrower than what it holds, with the scroll bar."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setWidgetResizable(True)
        self.setFrameShape(QScrollArea.Shape.NoFrame)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)

    def sizeHint(self) -> QSize:
        return self._inside.sizeHint().expandedTo(self._least) + QSize(self._bar, 0)

    def minimumSizeHint(self) -> QSize:
        lines = self.fontMetrics().lineSpacing() * _LEAST_LINES
        return QSize(self._least.width() + self._bar, min(lines, self._least.height()))

    def measure_anew(self) -> None:
        """Forgets all sizes: before a window is shown, layouts do not hear of what grows in it."""
        for widget in self._inside.findChildren(QWidget):
            widget.updateGeometry()
        if (layout := self._inside.layout()) is not None:
            layout.activate()
        self.updateGeometry()

    def height_of_all(self, width: int) -> int:
        """How high it is to be at `width` for nothing to be scrolled."""
        wanted = self._inside.heightForWidth(width - self._bar)  # -1 where width does not matter
        return max(wanted, self._least.height())

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """What holds this is told when what it holds wants another size."""
        if watched is self.widget() and event.type() == QEvent.Type.LayoutRequest:
            self.updateGeometry()
        return super().eventFilter(watched, event)

    @property
    def _inside(self) -> QWidget:
        return self.widget() or self.viewport()

    @property
    def _least(self) -> QSize:
        return self._inside.minimumSizeHint().expandedTo(self._inside.minimumSize())

    @property
    def _bar(self) -> int:
        return self.verticalScrollBar().sizeHint().width()
