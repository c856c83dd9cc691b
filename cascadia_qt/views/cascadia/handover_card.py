"""The card between two people: whose turn it is, and what has happened since."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from PySide6.QtCore import QEvent, QObject, QPointF, QRectF, QSize, QSizeF, Qt, Signal
from PySide6.QtGui import (
    QColor,
    QFont,
    QHideEvent,
    QMouseEvent,
    QPainter,
    QPaintEvent,
    QPen,
    QPixmap,
)
from PySide6.QtWidgets import QWidget

from cascadia_qt.rules.cascadia.terms import Wildlife
from cascadia_qt.rules.cascadia.tiles import Tile
from cascadia_qt.views.cascadia.board_items import draw_centred
from cascadia_qt.views.cascadia.board_scene import BoardScene
from cascadia_qt.views.cascadia.faces import Faces, level_for
from cascadia_qt.views.theme import LIGHT, Theme

_CARD = QSize(560, 132)
_LINE = 88
_PICTURE = QSizeF(120, 80)  # of the landscape, with a ring where the pieces went
_CORNER = 12
_TILE, _TOKEN = 30.0, 18.0
_DECLINED = 0.35


@dataclass(frozen=True, slots=True)
class Doing:
    """What somebody did in a turn; `declined` if the token went back into the bag."""

    seat: int
    name: str
    tile: Tile
    rotation: int
    token: Wildlife
    declined: bool


class HandoverCard(QWidget):
    """Lies over the page until somebody clicks or presses a key.

    Signals:
        dismissed: the next player is here.
    """

    dismissed = Signal()

    def __init__(self, page: QWidget, faces: Faces, landscapes: Sequence[BoardScene]) -> None:
        super().__init__(page)
        self._page = page
        self._faces = faces
        self._landscapes = landscapes
        self._theme = LIGHT
        self._name = ""
        self._colour = QColor()
        self._doings: tuple[Doing, ...] = ()
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.hide()
        page.installEventFilter(self)

    def set_theme(self, theme: Theme) -> None:
        self._theme = theme
        self.update()

    def hand_over(self, name: str, colour: str, doings: Sequence[Doing]) -> None:
        self._name = name
        self._colour = QColor(colour)
        self._doings = tuple(doings)
        self._retranslate()
        self.resize(self._page.size())
        self.raise_()
        self.show()
        self.setFocus()

    def dismiss(self) -> None:
        self.hide()
        self.dismissed.emit()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if watched is self._page and event.type() == QEvent.Type.Resize:
            self.resize(self._page.size())
        return super().eventFilter(watched, event)

    def changeEvent(self, event: QEvent) -> None:
        if event.type() == QEvent.Type.LanguageChange:
            self._retranslate()
        super().changeEvent(event)

    def focusNextPrevChild(self, forward: bool) -> bool:
        """Tab is a key like any other: it leads to nothing beneath."""
        return False

    def hideEvent(self, event: QHideEvent) -> None:
        super().hideEvent(event)
        if not event.spontaneous():
            self._page.setFocus()

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        self.dismiss()

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        veil = QColor(self._theme.paper)
        veil.setAlphaF(0.82)
        painter.fillRect(self.rect(), veil)
        height = _CARD.height() + _LINE * len(self._doings)
        card = QRectF(0, 0, _CARD.width(), height)
        card.moveCenter(QRectF(self.rect()).center())
        painter.setPen(QPen(QColor(self._theme.line), 1))
        painter.setBrush(QColor(self._theme.paper))  # as behind the landscapes
        painter.drawRoundedRect(card, _CORNER, _CORNER)
        self._paint_title(painter, card)
        for number, doing in enumerate(self._doings):
            top = card.top() + 84 + number * _LINE
            self._paint_doing(painter, QRectF(card.left(), top, card.width(), _LINE), doing)
        painter.setPen(QColor(self._theme.faded))
        hint = card.adjusted(0, 0, 0, -14)
        flags = Qt.AlignmentFlag.AlignHCenter | Qt.AlignmentFlag.AlignBottom
        painter.drawText(hint, int(flags), self.tr("Click or press a key to go on"))

    def _retranslate(self) -> None:
        self.setAccessibleName(self.tr("{0}, it is your turn").format(self._name))
        self.update()

    def _paint_title(self, painter: QPainter, card: QRectF) -> None:
        font = QFont(self.font())
        font.setPointSizeF(font.pointSizeF() * 1.7)
        font.setBold(True)
        painter.setFont(font)
        band = QRectF(card.left(), card.top() + 18, card.width(), 48)
        text = self.tr("{0}, it is your turn").format(self._name)
        width = painter.fontMetrics().horizontalAdvance(text)
        painter.setPen(QColor(self._theme.ink))
        painter.drawText(band, int(Qt.AlignmentFlag.AlignCenter), text)
        line = QRectF(band.center().x() - width / 2, band.bottom() - 4, width, 4)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(self._colour)
        painter.drawRoundedRect(line, 2, 2)
        painter.setFont(self.font())

    def _paint_doing(self, painter: QPainter, line: QRectF, doing: Doing) -> None:
        ratio = self.devicePixelRatioF()
        x = line.left() + 56
        for face, radius, level in (
            (self._tile_face(doing, ratio), _TILE, level_for(_TILE)),
            (self._faces.token(doing.token, level_for(_TOKEN), ratio), _TOKEN, level_for(_TOKEN)),
        ):
            painter.save()
            painter.translate(QPointF(x, line.center().y()))
            painter.setOpacity(_DECLINED if doing.declined and radius == _TOKEN else 1.0)
            draw_centred(painter, face, radius, level)
            painter.restore()
            x += 58
        if doing.declined:
            text = self.tr("{0} laid this tile and declined the token.")
        else:
            text = self.tr("{0} laid this tile and placed this token.")
        painter.setPen(QColor(self._theme.ink))
        flags = Qt.AlignmentFlag.AlignVCenter | Qt.TextFlag.TextWordWrap
        picture = QRectF(QPointF(), _PICTURE)
        picture.moveCenter(QPointF(line.right() - 76, line.center().y()))
        landscape = self._landscapes[doing.seat]
        landscape.render(painter, picture, landscape.tiles_rect())
        room = QRectF(x - 20, line.top(), picture.left() - x + 8, line.height())
        painter.drawText(room, int(flags), text.format(doing.name))

    def _tile_face(self, doing: Doing, ratio: float) -> QPixmap:
        layout = self._landscapes[doing.seat].layout_of_cells
        return self._faces.tile(layout, doing.tile, doing.rotation, level_for(_TILE), ratio)
