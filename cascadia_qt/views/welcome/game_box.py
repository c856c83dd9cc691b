"""A game as a box on the shelf: a living picture, its title, and what is to be expected."""

from __future__ import annotations

from typing import NamedTuple

from PySide6.QtCore import QEvent, QPoint, QRect, QSize, Qt
from PySide6.QtGui import (
    QColor,
    QFont,
    QFontMetrics,
    QKeyEvent,
    QPainter,
    QPainterPath,
    QPaintEvent,
    QPen,
    QResizeEvent,
)
from PySide6.QtWidgets import QPushButton, QSizePolicy, QWidget

from cascadia_qt.views.focus_ring import RINGED
from cascadia_qt.views.plain_text import without_key
from cascadia_qt.views.theme import current_theme

_MARGIN = 16
_GAP = 4
_ROUND = 10.0
_NARROWEST = 200
_PICTURE = QSize(200, 130)  # at the least
_TITLE = 1.5
_WRAPPED = Qt.TextFlag.TextWordWrap
_NARROW = 420  # below which the invitation has a row of its own
_WALKS = {Qt.Key.Key_Left: -1, Qt.Key.Key_Right: 1}


class BoxWords(NamedTuple):
    """What is printed on a box; `invitation` is what pressing it does."""

    title: str
    facts: str
    sentence: str
    invitation: str


class GameBox(QPushButton):
    """A button as large as a box; pressing it begins a game."""

    def __init__(self, game: str) -> None:
        super().__init__()
        self.setObjectName("game_box")
        self.setProperty(RINGED, True)
        self.setAutoDefault(True)  # so that Return presses it
        self.game = game
        self._words = BoxWords("", "", "", "")
        self._picture: QWidget | None = None
        policy = QSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)
        self.setSizePolicy(policy)

    def show_words(self, words: BoxWords) -> None:
        self._words = words
        self.setText(without_key(words.title))
        self.setAccessibleDescription(f"{words.facts}. {words.sentence}")
        self.updateGeometry()
        self._place_picture()
        self.update()

    def show_picture(self, picture: QWidget) -> None:
        self._picture = picture
        picture.setParent(self)
        picture.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        picture.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self._place_picture()
        picture.show()

    def sizeHint(self) -> QSize:
        width = max(_NARROWEST, self._invitation_size().width()) + 2 * _MARGIN
        return QSize(width, _PICTURE.height() + self._caption_height(width) + 3 * _MARGIN)

    def minimumSizeHint(self) -> QSize:
        """Half as wide as it wants to be: the page moves boxes to a second row before that."""
        wanted = self.sizeHint()
        return QSize(wanted.width() // 2, wanted.height())

    def _lines(self) -> list[tuple[str, QFont, str]]:
        """What is written, in which font and colour."""
        plain, heading = QFont(self.font()), QFont(self.font())
        plain.setWeight(QFont.Weight.Normal)
        heading.setWeight(QFont.Weight.DemiBold)
        heading.setPointSizeF(heading.pointSizeF() * _TITLE)
        theme, words = current_theme(), self._words
        return [
            (words.title, heading, theme.ink),
            (words.sentence, plain, theme.ink),
            (words.facts, plain, theme.faded),
        ]

    def _rooms(self, width: int) -> list[QRect]:
        """How large the lines are, beside the invitation or above it."""
        beside = 0 if width < _NARROW else self._invitation_size().width() + _MARGIN
        room = QRect(_MARGIN, 0, width - 2 * _MARGIN - beside, 10_000)
        return [
            QFontMetrics(font).boundingRect(room, int(_WRAPPED), text)
            for text, font, _ in self._lines()
        ]

    def _caption_height(self, width: int) -> int:
        lines = sum(room.height() + _GAP for room in self._rooms(width))
        pill = self._invitation_size().height()
        return lines + pill + 2 * _GAP if width < _NARROW else max(lines, pill)

    def _place_picture(self) -> None:
        if self._picture is not None:
            height = self.height() - self._caption_height(self.width()) - 3 * _MARGIN
            room = QRect(_MARGIN, _MARGIN, self.width() - 2 * _MARGIN, max(height, 0))
            self._picture.setGeometry(room)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._place_picture()

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() in (QEvent.Type.FontChange, QEvent.Type.StyleChange):
            self.updateGeometry()
            self._place_picture()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Left and right walk along the shelf, and a letter leads to the next box it begins."""
        shelf = self.parentWidget()
        boxes = [] if shelf is None else shelf.findChildren(GameBox)
        here = boxes.index(self) if self in boxes else 0
        others = [*boxes[here + 1 :], *boxes[:here]]
        letter = event.text().casefold()
        by = _WALKS.get(Qt.Key(event.key()))
        wanted = [box for box in others if letter.isalpha() and box.begins_with(letter)]
        if by is not None and others:
            wanted = [others[0 if by > 0 else -1]]
        if wanted:
            wanted[0].setFocus(Qt.FocusReason.TabFocusReason)
        else:
            super().keyPressEvent(event)

    def begins_with(self, letter: str) -> bool:
        return self._words.title.casefold().startswith(letter)

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        theme = current_theme()
        chosen = self.hasFocus() or self.underMouse()
        edge = QColor(theme.gold if chosen else theme.line)
        outline = QPainterPath()
        inside = self.rect().toRectF().adjusted(1.5, 1.5, -1.5, -1.5)
        outline.addRoundedRect(inside, _ROUND, _ROUND)
        painter.fillPath(outline, QColor(theme.sunken if self.isDown() else theme.raised))
        painter.setPen(QPen(edge, 3.0 if self.hasFocus() else 1.5))
        painter.drawPath(outline)
        self._paint_words(painter)
        self._paint_invitation(painter)

    def _invitation_size(self) -> QSize:
        metrics = QFontMetrics(self.font())
        width = metrics.horizontalAdvance(self._words.invitation) + 2 * _MARGIN
        return QSize(width, metrics.height() + _MARGIN)

    def _paint_invitation(self, painter: QPainter) -> None:
        """What pressing does, like a button upon the box."""
        size, theme = self._invitation_size(), current_theme()
        corner = self.rect().bottomRight() - QPoint(_MARGIN, _MARGIN)
        room = QRect(corner - QPoint(size.width(), size.height()), size)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(QColor(theme.gold))
        painter.drawRoundedRect(room, 6, 6)
        painter.setFont(self.font())
        painter.setPen(QColor(theme.on_gold))
        painter.drawText(room, int(Qt.AlignmentFlag.AlignCenter), self._words.invitation)

    def _paint_words(self, painter: QPainter) -> None:
        top = self.height() - _MARGIN - self._caption_height(self.width()) + _GAP
        for (text, font, colour), room in zip(
            self._lines(), self._rooms(self.width()), strict=True
        ):
            painter.setFont(font)
            painter.setPen(QColor(colour))
            place = QRect(_MARGIN, top, room.width() + 1, room.height())
            painter.drawText(place, int(_WRAPPED), text)
            top += room.height() + _GAP
