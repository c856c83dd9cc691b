"""The page of a guided game: the real table, what the guide says under it, and its light."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator

from PySide6.QtCore import QEvent, QObject, QRect, Qt, QTimer, Signal
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QAbstractButton, QLabel, QVBoxLayout, QWidget

from cascadia_qt.views.guide.bar import GuideBar
from cascadia_qt.views.guide.light import GuideLight
from cascadia_qt.views.motion import Motion
from cascadia_qt.views.prompt_bar import PromptBar

# A place on a page: a widget, and what of it is meant.
Spot = tuple[QWidget, QRect]

_AFTER_A_GAME = frozenset(("result", "scores", "again"))  # answers, where nothing of a game is kept
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
        for prompt in self._prompts():
            prompt.withheld = _AFTER_A_GAME
        page.show()
        self.light.raise_()

    def point_at(
        self, find: Callable[[], Iterable[Spot]], clear: Callable[[], Iterable[Spot]]
    ) -> None:
        """Lights up what `find` finds on the table, also when that moves.

        What is `clear` stays so: no arrow lies there, and none on words.
        """
        self.light.shine(
            lambda: [self._here(*spot) for spot in find() if spot[0].isVisible()],
            lambda place: (
                self._says_nothing(place)
                and not any(self._here(*spot).intersects(place) for spot in clear())
            ),
        )

    def answer_spots(self, answer: str) -> Iterator[Spot]:
        """What is to be pressed for an answer to the prompt, if that is offered."""
        for prompt in self._prompts():
            button = prompt.button_of(answer)
            if button is not None:
                yield button, button.rect()

    def _prompts(self) -> list[PromptBar]:
        return [] if self._page is None else self._page.findChildren(PromptBar)

    def _says_nothing(self, place: QRect) -> bool:
        """Whether `place` is on the table, and no word of a widget is there."""
        page = self._page
        if page is None or not page.geometry().contains(place):
            return False
        there = place.translated(-page.pos())
        across = there.left(), there.center().x(), there.right()
        down = there.top(), there.center().y(), there.bottom()
        met = {page.childAt(x, y) for x in across for y in down}
        words = (self._here(widget, _words(widget)) for widget in met if widget is not None)
        return not any(said.intersects(place) for said in words)

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


def _words(widget: QWidget) -> QRect:
    """Where something is to be read in a widget; nowhere if it says nothing."""
    if isinstance(widget, QAbstractButton):
        return widget.rect()
    if not isinstance(widget, QLabel) or not widget.text():
        return QRect()
    flags = widget.alignment() | Qt.TextFlag.TextWordWrap
    return widget.fontMetrics().boundingRect(widget.contentsRect(), flags, widget.text())
