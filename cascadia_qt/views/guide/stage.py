"""The page of a guided game: the real table, what the guide says under it, and its light."""

from __future__ import annotations

from collections.abc import Callable, Iterable

from PySide6.QtCore import QEvent, QObject, QRect, QTimer, Signal
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QVBoxLayout, QWidget

from cascadia_qt.views.guide.bar import GuideBar
from cascadia_qt.views.guide.light import GuideLight
from cascadia_qt.views.motion import Motion
from cascadia_qt.views.prompt_bar import PromptBar

# A place on a page: a widget, and what of it is meant.
Spot = tuple[QWidget, QRect]

_AFTER_A_GAME = frozenset(("result", "again"))  # answers, where nothing of a game is kept
_MOVING = (QEvent.Type.LayoutRequest, QEvent.Type.Resize, QEvent.Type.Move, QEvent.Type.Show)


class GuideStage(QWidget):
    """Holds one table after the other; the bar stays.

    Signals:
        translated: it speaks another language.
    """

    translated = Signal()

    def __init__(self, motion: Motion) -> None:
        super().__init__()
        self.bar = GuideBar()
        self.light = GuideLight(motion, self)
        self._page: QWidget | None = None
        self._whole = QVBoxLayout(self)
        self._whole.setContentsMargins(0, 0, 0, 0)
        self._whole.setSpacing(0)
        self._whole.addWidget(self.bar)
        self._soon = QTimer(self)
        self._soon.setSingleShot(True)
        self._soon.setInterval(0)
        self._soon.timeout.connect(self.light.look_again)

    def show_page(self, page: QWidget) -> None:
        """Shows the page of another table instead of the one before, which is let go."""
        if self._page is not None:
            self._page.removeEventFilter(self)
            self._whole.removeWidget(self._page)
            self._page.hide()
            self._page.deleteLater()
        self._page = page
        self._whole.insertWidget(0, page, 1)
        self.setFocusProxy(page)
        page.installEventFilter(self)
        for prompt in page.findChildren(PromptBar):
            prompt.withheld = _AFTER_A_GAME
        page.show()
        self.light.raise_()

    def point_at(self, find: Callable[[], Iterable[Spot]]) -> None:
        """Lights up what `find` finds on the table, also when that moves."""
        self.light.shine(lambda: [self._here(*spot) for spot in find() if spot[0].isVisible()])

    def look_again(self) -> None:
        """Something on the table may have moved; it is looked at when everything has its place."""
        self._soon.start()

    def _here(self, widget: QWidget, rect: QRect) -> QRect:
        return QRect(widget.mapTo(self, rect.topLeft()), rect.size())

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() in _MOVING:
            self.look_again()
        return super().eventFilter(watched, event)

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.LanguageChange:
            self.translated.emit()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self.light.setGeometry(self.rect())
        self.look_again()
