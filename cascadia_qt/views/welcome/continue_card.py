"""The game that was not finished, as a card: its picture, who plays, and how far it is."""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple

from PySide6.QtCore import QEvent, QPoint, QRect, QSize, Qt
from PySide6.QtGui import QFont, QFontMetrics, QPainter, QPaintEvent, QPalette, QResizeEvent
from PySide6.QtWidgets import QPushButton, QSizePolicy, QWidget

from cascadia_qt.views.plain_text import short_name, short_words, without_key
from cascadia_qt.views.tips import set_tip

_PICTURE = QSize(104, 88)
_MARGIN = 12
_GAP = 4
_ANYWHERE = Qt.TextFlag.TextWrapAnywhere
_NARROWEST = 160  # of the words
_MOST_LETTERS = 96  # of all names


class RunningGame(NamedTuple):
    """What is told of a game that can go on; `progress` says how far it is."""

    names: str
    progress: Callable[[], str]


class ContinueCard(QPushButton):
    """A button that leads back to a game."""

    def __init__(self) -> None:
        super().__init__()
        self.setObjectName("continue_card")
        self.setProperty("primary", True)
        self._game: RunningGame | None = None
        self._picture: QWidget | None = None
        policy = QSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Fixed)
        policy.setHeightForWidth(True)
        self.setSizePolicy(policy)

    def show_game(self, game: RunningGame | None) -> None:
        """None hides it."""
        self._game = game
        self.setVisible(game is not None)
        self._retranslate()

    def show_picture(self, picture: QWidget) -> None:
        """Shows the picture beside the words."""
        if self._picture is not None:
            self._picture.deleteLater()
        self._picture = picture
        picture.setParent(self)
        self._place_picture()
        picture.show()

    def sizeHint(self) -> QSize:
        width = _PICTURE.width() + _NARROWEST + 3 * _MARGIN
        return QSize(width, self.heightForWidth(width))

    def minimumSizeHint(self) -> QSize:
        return self.sizeHint()

    def hasHeightForWidth(self) -> bool:
        return True

    def heightForWidth(self, width: int) -> int:
        words = sum(room.height() for room in self._rooms(width)) + 2 * _GAP
        return max(_PICTURE.height(), words) + 2 * _MARGIN

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._place_picture()

    def _place_picture(self) -> None:
        if self._picture is not None:
            top = (self.height() - _PICTURE.height()) // 2
            self._picture.setGeometry(QRect(QPoint(_MARGIN, top), _PICTURE))

    def paintEvent(self, event: QPaintEvent) -> None:
        # Their many names take PySide longer than the page, which is shown before the card.
        from PySide6.QtWidgets import QStyle, QStyleOptionButton, QStylePainter

        painter, option = QStylePainter(self), QStyleOptionButton()
        self.initStyleOption(option)
        painter.drawControl(QStyle.ControlElement.CE_PushButtonBevel, option)
        painter.setPen(self.palette().color(QPalette.ColorRole.ButtonText))
        self._paint_words(painter)

    def _paint_words(self, painter: QPainter) -> None:
        rooms = self._rooms(self.width())
        if not rooms:
            return
        whole = sum(room.height() for room in rooms) + 2 * _GAP
        top = (self.height() - whole) // 2
        for (text, font, flags), room in zip(self._lines(rooms[0].width()), rooms, strict=True):
            painter.setFont(font)
            painter.drawText(room.translated(0, top), flags, text)
            top += room.height() + _GAP

    def _rooms(self, width: int) -> list[QRect]:
        """Where each line has its place, from the top of the card; they may be several lines."""
        left = 2 * _MARGIN + _PICTURE.width()
        room = QRect(left, 0, width - left - _MARGIN, 10_000)
        rooms = []
        for text, font, flags in self._lines(room.width()):
            needed = QFontMetrics(font).boundingRect(room, flags, text)
            rooms.append(QRect(left, 0, room.width(), needed.height()))
        return rooms

    def _lines(self, width: int) -> list[tuple[str, QFont, int]]:
        """What is written, in which font and how; names wider than `width` are broken."""
        if self._game is None:
            return []
        plain, heading = QFont(self.font()), QFont(self.font())
        plain.setWeight(QFont.Weight.Normal)
        heading.setWeight(QFont.Weight.DemiBold)
        key = int(Qt.TextFlag.TextShowMnemonic)
        names = _short(self._game.names)
        words = map(QFontMetrics(plain).horizontalAdvance, names.split())
        wrap = Qt.TextFlag.TextWordWrap if max(words, default=0) < width else _ANYWHERE
        progress = self._game.progress()
        return [
            (self.tr("&Continue"), heading, key),
            (names, plain, int(wrap)),
            (progress, plain, int(Qt.TextFlag.TextWordWrap)),
        ]

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.LanguageChange:
            self._retranslate()

    def _retranslate(self) -> None:
        if self._game is not None:
            names = self._game.names
            self.setText(self.tr("&Continue: {0}").format(without_key(names)))
            set_tip(self, "" if _short(names) == names else names)
            self.setAccessibleDescription(self._game.progress())
        self.updateGeometry()
        self.update()


def _short(names: str) -> str:
    return short_name(short_words(names), _MOST_LETTERS)
