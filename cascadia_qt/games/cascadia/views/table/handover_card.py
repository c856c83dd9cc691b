"""The card between two people: whose turn it is, what has happened since and what it earned."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from PySide6.QtCore import QEvent, QObject, QPointF, QRectF, QSizeF, Qt, Signal
from PySide6.QtGui import (
    QColor,
    QFont,
    QFontMetricsF,
    QHideEvent,
    QMouseEvent,
    QPainter,
    QPaintEvent,
    QPen,
    QPixmap,
    QResizeEvent,
    QShowEvent,
)
from PySide6.QtWidgets import QPushButton, QWidget

from cascadia_qt.games.cascadia.rules.bill import Bill
from cascadia_qt.games.cascadia.rules.terms import Wildlife
from cascadia_qt.games.cascadia.rules.tiles import Tile
from cascadia_qt.games.cascadia.views.art.faces import Faces, level_for
from cascadia_qt.games.cascadia.views.table.bill_chips import BillChips
from cascadia_qt.games.cascadia.views.table.board_items import draw_centred
from cascadia_qt.games.cascadia.views.table.board_scene import BoardScene
from cascadia_qt.games.cascadia.words.bill import bill_words
from cascadia_qt.views.plain_text import short_name
from cascadia_qt.views.theme import current_theme
from cascadia_qt.views.tips import set_tip

_WIDTH = 40  # of the card, in heights of its words
_HEAD, _FOOT = 5.2, 3.0
_LEAST_LINE = 88.0
_EDGE = 16.0
_PIECES = 136.0  # the room of tile and token
_PICTURE = QSizeF(120, 80)  # of the landscape, with a ring where the pieces went
_CORNER = 12
_TILE, _TOKEN = 30.0, 18.0
_DECLINED = 0.35


@dataclass(frozen=True, slots=True)
class Doing:
    """What somebody did in a turn.

    Attributes:
        names: those of all seats.
        declined: whether the token went back into the bag.
        bill: what the turn has changed; None if that is not to be told.
    """

    seat: int
    names: tuple[str, ...]
    tile: Tile
    rotation: int
    token: Wildlife
    declined: bool
    bill: Bill | None = None

    @property
    def name(self) -> str:
        return self.names[self.seat]


@dataclass(frozen=True, slots=True)
class _Line:
    """A doing with the room that its words take."""

    doing: Doing
    text: str
    text_height: float
    chips: BillChips | None

    @property
    def words_height(self) -> float:
        return self.text_height + (self.chips.height if self.chips else 0)

    @property
    def height(self) -> float:
        return max(_LEAST_LINE, self.words_height + _EDGE)


class HandoverCard(QWidget):
    """Lies over the page until somebody clicks or presses a key.

    Signals:
        dismissed: the next player is here.
        taken_back: the player before wants the turn back.
        toggled: it has come over the page, or has gone.
    """

    dismissed = Signal()
    taken_back = Signal()
    toggled = Signal()

    def __init__(self, page: QWidget, faces: Faces, landscapes: Sequence[BoardScene]) -> None:
        super().__init__(page)
        self._page = page
        self._faces = faces
        self._landscapes = landscapes
        self._name = ""
        self._colour = QColor()
        self._doings: tuple[Doing, ...] = ()
        self._take_back = QPushButton(self)
        self._take_back.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self._take_back.clicked.connect(self.taken_back)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self._retranslate()
        self.hide()
        page.installEventFilter(self)

    def hand_over(
        self, name: str, colour: str, doings: Sequence[Doing], *, take_back: bool = False
    ) -> None:
        """Tells `name` what has happened; with `take_back` the last of it can still be undone."""
        self._name = name
        self._colour = QColor(colour)
        self._doings = tuple(doings)
        self._take_back.setVisible(take_back)
        self._retranslate()
        self.resize(self._page.size())
        self.raise_()
        self.show()
        self.setFocus()

    def dismiss(self) -> None:
        self.hide()
        self.dismissed.emit()

    def press(self, key: int) -> None:
        """Every key sends the card away but the one that takes back, where that is offered."""
        if key == Qt.Key.Key_Backspace and self._take_back.isVisible():
            self.taken_back.emit()
        else:
            self.dismiss()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if watched is self._page and event.type() == QEvent.Type.Resize:
            self.resize(self._page.size())
        return super().eventFilter(watched, event)

    def changeEvent(self, event: QEvent) -> None:
        if event.type() in (QEvent.Type.LanguageChange, QEvent.Type.FontChange):
            self._retranslate()
        super().changeEvent(event)

    def focusNextPrevChild(self, forward: bool) -> bool:
        """Tab is a key like any other: it leads to nothing beneath."""
        return False

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        self.toggled.emit()

    def hideEvent(self, event: QHideEvent) -> None:
        super().hideEvent(event)
        if not event.spontaneous():
            self._page.setFocus()
        self.toggled.emit()

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        self.dismiss()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._place_button()

    def _retranslate(self) -> None:
        self._take_back.setText(self.tr("Take it back") + "  (⌫)")
        self.setAccessibleName(self._title(self._name))
        told = [self._sentence(doing, doing.name) for doing in self._doings]
        for number, doing in enumerate(self._doings):
            if doing.bill is not None:
                told[number] += f" {bill_words(doing.bill, doing.names)}."
        self.setAccessibleDescription(" ".join(told))
        names = {self._name, *(name for doing in self._doings for name in doing.names)}
        whole = all(name == short_name(name) for name in names)
        set_tip(self, "" if whole else "\n".join([self.accessibleName(), *told]))
        self._place_button()
        self.update()

    def _title(self, name: str) -> str:
        return self.tr("{0}, it is your turn").format(name)

    def _sentence(self, doing: Doing, name: str) -> str:
        if doing.declined:
            text = self.tr("{0} laid this tile and declined the token.")
        else:
            text = self.tr("{0} laid this tile and placed this token.")
        return text.format(name)

    def _em(self) -> float:
        return QFontMetricsF(self.font()).height()

    def _width(self) -> float:
        return min(_WIDTH * self._em(), self.width() - 2 * _EDGE)

    def _lines(self) -> list[_Line]:
        room = self._width() - _PIECES - _PICTURE.width() - 3 * _EDGE
        metrics, bounds = QFontMetricsF(self.font()), QRectF(0, 0, room, 1e4)
        lines = []
        for doing in self._doings:
            text = self._sentence(doing, short_name(doing.name))
            height = metrics.boundingRect(bounds, Qt.TextFlag.TextWordWrap, text).height()
            chips = None
            if doing.bill is not None:
                names = tuple(map(short_name, doing.names))
                chips = BillChips(doing.bill, names, self.font(), room)
            lines.append(_Line(doing, text, height, chips))
        return lines

    def _card(self, lines: Sequence[_Line]) -> QRectF:
        height = (_HEAD + _FOOT) * self._em() + sum(line.height for line in lines)
        if not self._take_back.isHidden():
            height += self._take_back.sizeHint().height() + _EDGE
        card = QRectF(0, 0, self._width(), height)
        card.moveCenter(QRectF(self.rect()).center())
        return card

    def _place_button(self) -> None:
        card, size = self._card(self._lines()), self._take_back.sizeHint()
        left = card.center().x() - size.width() / 2
        top = card.bottom() - _FOOT * self._em() - size.height()
        self._take_back.setGeometry(round(left), round(top), size.width(), size.height())

    def paintEvent(self, event: QPaintEvent) -> None:
        painter, theme = QPainter(self), current_theme()
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        veil = QColor(theme.paper)
        veil.setAlphaF(0.82)
        painter.fillRect(self.rect(), veil)
        lines = self._lines()
        card = self._card(lines)
        painter.setPen(QPen(QColor(theme.line), 1))
        painter.setBrush(QColor(theme.paper))  # as behind the landscapes
        painter.drawRoundedRect(card, _CORNER, _CORNER)
        self._paint_title(painter, card)
        top = card.top() + _HEAD * self._em()
        for line in lines:
            self._paint_line(painter, QRectF(card.left(), top, card.width(), line.height), line)
            top += line.height
        painter.setPen(QColor(theme.faded))
        hint = card.adjusted(0, 0, 0, -0.9 * self._em())
        flags = Qt.AlignmentFlag.AlignHCenter | Qt.AlignmentFlag.AlignBottom
        painter.drawText(hint, int(flags), self.tr("Click or press a key to go on"))

    def _paint_title(self, painter: QPainter, card: QRectF) -> None:
        font = QFont(self.font())
        font.setPointSizeF(font.pointSizeF() * 1.7)
        font.setBold(True)
        painter.setFont(font)
        band = QRectF(card.left(), card.top() + self._em(), card.width(), 3 * self._em())
        metrics, end = QFontMetricsF(font), Qt.TextElideMode.ElideRight
        room = band.width() - 2 * _EDGE - metrics.horizontalAdvance(self._title(""))
        text = self._title(metrics.elidedText(short_name(self._name), end, room))
        width = metrics.horizontalAdvance(text)
        painter.setPen(QColor(current_theme().ink))
        painter.drawText(band, int(Qt.AlignmentFlag.AlignCenter), text)
        line = QRectF(band.center().x() - width / 2, band.bottom() - 4, width, 4)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(self._colour)
        painter.drawRoundedRect(line, 2, 2)
        painter.setFont(self.font())

    def _paint_line(self, painter: QPainter, room: QRectF, line: _Line) -> None:
        theme = current_theme()
        self._paint_pieces(painter, room, line.doing)
        picture = QRectF(QPointF(), _PICTURE)
        picture.moveCenter(room.center())
        picture.moveRight(room.right() - _EDGE)
        landscape = self._landscapes[line.doing.seat]
        landscape.render(painter, picture, landscape.tiles_rect())
        left, top = room.left() + _PIECES + _EDGE, room.center().y() - line.words_height / 2
        words = QRectF(left, top, picture.left() - _EDGE - left, line.text_height)
        painter.setFont(self.font())
        painter.setPen(QColor(theme.ink))
        painter.drawText(words, Qt.TextFlag.TextWordWrap, line.text)
        if line.chips is not None:
            line.chips.paint(painter, words.bottomLeft(), self._faces, theme)
            painter.setFont(self.font())

    def _paint_pieces(self, painter: QPainter, room: QRectF, doing: Doing) -> None:
        ratio = self.devicePixelRatioF()
        x = room.left() + _EDGE + _TILE
        for face, radius in (
            (self._tile_face(doing, ratio), _TILE),
            (self._faces.token(doing.token, level_for(_TOKEN), ratio), _TOKEN),
        ):
            painter.save()
            painter.translate(QPointF(x, room.center().y()))
            painter.setOpacity(_DECLINED if doing.declined and radius == _TOKEN else 1.0)
            draw_centred(painter, face, radius, level_for(radius))
            painter.restore()
            x += 58

    def _tile_face(self, doing: Doing, ratio: float) -> QPixmap:
        layout = self._landscapes[doing.seat].layout_of_cells
        return self._faces.tile(layout, doing.tile, doing.rotation, level_for(_TILE), ratio)
