"""The curtain between two people: a folded cloth, whose turn it is, and what everybody knows."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from PySide6.QtCore import Property, QElapsedTimer, QEvent, QRectF, Qt, Signal
from PySide6.QtGui import (
    QColor,
    QKeyEvent,
    QLinearGradient,
    QPainter,
    QPaintEvent,
    QResizeEvent,
)
from PySide6.QtWidgets import QFrame, QPushButton, QStackedLayout, QVBoxLayout, QWidget

from cascadia_qt.views.labels import PlainLabel, elide, name_on, named_label, say
from cascadia_qt.views.motion import Motion
from cascadia_qt.views.text_size import growth

_FOLDS = 18
_DEPTH = 122  # how dark a fold is, as QColor counts
_HEM = 14
_RISING = 300  # milliseconds
GRACE = 600  # milliseconds, after which nobody presses by habit any more
_CARD_WIDTH, _MOST_GROWTH = 460, 1.5  # with text of the usual size, and how much it grows
_SIDE, _ABOVE, _GAP = 28, 24, 16  # in the card: beside, above and between what is there
_MOST_LINES = 8

Story = Callable[[], Sequence[str]]  # told anew in another language


class Cloth(QWidget):
    """Covers everything; says who is to come, and lets only that person open it.

    Signals:
        opened: the person who was asked for has come.
    """

    opened = Signal()

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.setObjectName("curtain")
        self.setAttribute(Qt.WidgetAttribute.WA_OpaquePaintEvent)
        self._colour = QColor()
        self._name = ""
        self._card = QFrame()
        self._title = named_label("curtain_title")
        self._title.setWordWrap(True)
        self._story = QVBoxLayout()
        self._story.setSpacing(4)
        self._lines: list[PlainLabel] = []
        self._told: Story = tuple
        self._here = QPushButton()
        self._here.setObjectName("curtain_here")
        self._here.setProperty("primary", True)
        self._here.setAutoDefault(True)
        self._here.clicked.connect(self._come)
        self._fallen = QElapsedTimer()
        self._build()

    def _build(self) -> None:
        card = self._card
        card.setObjectName("curtain_card")
        inside = QVBoxLayout(card)
        inside.setContentsMargins(_SIDE, _ABOVE, _SIDE, _ABOVE)
        inside.setSpacing(_GAP)
        inside.addWidget(self._title)
        inside.addLayout(self._story)
        inside.addWidget(self._here)
        column = QVBoxLayout(self)
        column.addStretch(1)
        column.addWidget(card, 0, Qt.AlignmentFlag.AlignHCenter)
        column.addStretch(1)
        self.setFocusProxy(self._here)

    def _come(self) -> None:
        """A key or click that was meant for the table is nobody's coming."""
        if self._fallen.elapsed() >= GRACE:
            self.opened.emit()

    def show_next(self, name: str, colour: str, story: Story) -> None:
        """Asks for `name`, and tells what has happened in public."""
        self._name, self._colour = name, QColor(colour)
        self._told = story
        self._fallen.start()
        self._retranslate()
        self.update()

    def _tell(self) -> None:
        """The story in the language of the program."""
        for old in self._lines:
            self._story.removeWidget(old)
            old.hide()  # or it lies over the button until it goes
            old.deleteLater()
        self._lines = [self._new_line(line) for line in self._told()[-_MOST_LINES:]]
        self._fit_story()

    def _new_line(self, line: str) -> PlainLabel:
        label = PlainLabel()
        label.setWordWrap(True)
        say(label, line)
        self._story.addWidget(label)
        return label

    @property
    def _width(self) -> int:
        """Of the card."""
        return round(_CARD_WIDTH * min(growth(self.font()), _MOST_GROWTH))

    def _fit_story(self) -> None:
        """Every line is as high as its words; those without room are left out, the earliest first.

        A layout in the middle of a window asks wrapped labels for no more than they want at best.
        """
        self._card.setFixedWidth(self._width)
        wide = self._width - 2 * _SIDE
        self._title.ensurePolished()
        self._title.setFixedHeight(_height(self._title, wide))
        around = 2 * _ABOVE + 4 * _GAP
        room = self.height() - around
        room -= self._title.height() + self._here.sizeHint().height()
        for label in reversed(self._lines):
            label.ensurePolished()
            label.setFixedHeight(_height(label, wide))
            room -= label.height() + self._story.spacing()
            label.setVisible(room >= 0)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._fit_story()

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.LanguageChange:
            self._retranslate()
        elif event.type() in (QEvent.Type.FontChange, QEvent.Type.StyleChange):
            self._fit_story()

    def _retranslate(self) -> None:
        room = float(self._width - 60)
        elide(self._title, self.tr("{0} is next").format(self._name), room)
        name_on(self._here, self.tr("I am {0}"), self._name)
        self._tell()

    def _get_risen(self) -> float:
        return -self.y() / max(self.height(), 1)

    def _set_risen(self, risen: float) -> None:
        self.move(0, -round(risen * self.height()))

    risen = Property(float, _get_risen, _set_risen)

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        width = self.width() / _FOLDS
        for fold in range(_FOLDS):
            room = QRectF(fold * width, 0, width + 1, self.height())
            shade = QLinearGradient(room.topLeft(), room.topRight())
            shade.setColorAt(0.0, self._colour.darker(_DEPTH))
            shade.setColorAt(0.45, self._colour)
            shade.setColorAt(1.0, self._colour.darker(_DEPTH))
            painter.fillRect(room, shade)
        hem = QRectF(0, self.height() - _HEM, self.width(), _HEM)
        painter.fillRect(hem, QColor(0, 0, 0, 40))


class CurtainStage(QWidget):
    """A table behind a curtain; while it is closed, nothing of the table is there to be seen.

    Signals:
        opened: the person who was asked for has come; carries the seat.
    """

    opened = Signal(int)

    def __init__(self, page: QWidget, motion: Motion) -> None:
        super().__init__()
        self._page = page
        self._motion = motion
        self._seat: int | None = None
        self._layers = QStackedLayout(self)
        self._empty = QWidget()
        self._layers.addWidget(page)
        self._layers.addWidget(self._empty)
        self._cloth = Cloth(self)
        self._cloth.hide()
        self._cloth.opened.connect(self._open)

    @property
    def closed(self) -> bool:
        return self._seat is not None

    def close_for(self, seat: int, name: str, colour: str, story: Story) -> None:
        """Falls at once, and asks for the person at `seat`."""
        self._seat = seat
        self._motion.stop(self._cloth, "risen")  # it may still be on its way up
        self._layers.setCurrentWidget(self._empty)
        self._cloth.setGeometry(self.rect())
        self._cloth.show_next(name, colour, story)
        self._cloth.show()
        self._cloth.raise_()
        self.setFocusProxy(self._cloth)
        self._cloth.setFocus()

    def _open(self) -> None:
        if self._seat is None:
            return
        seat, self._seat = self._seat, None
        self.opened.emit(seat)
        if self.closed:  # again, for somebody else
            return
        self._layers.setCurrentWidget(self._page)
        self.setFocusProxy(self._page)
        self._page.setFocus()
        self._cloth.raise_()
        self._motion.glide(self._cloth, "risen", 0.0, 1.0, _RISING, self._lift)

    def _lift(self) -> None:
        if not self.closed:
            self._cloth.hide()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        if self.closed:
            self._cloth.setGeometry(self.rect())

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if not self.closed:
            super().keyPressEvent(event)


def _height(label: PlainLabel, wide: int) -> int:
    """Of a label that wide; one without words says that it has none."""
    return max(0, label.heightForWidth(wide))
