"""A player's pennant: name, tokens, and what is public about the clue."""

from __future__ import annotations

from dataclasses import dataclass, field

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import (
    QColor,
    QFont,
    QFontMetricsF,
    QPainter,
    QPaintEvent,
    QPen,
    QPixmap,
    QPolygonF,
)
from PySide6.QtWidgets import QAbstractButton, QSizePolicy, QWidget

from cascadia_qt.games.cryptid.views.art import palette
from cascadia_qt.games.cryptid.views.art.faces import Faces
from cascadia_qt.games.cryptid.views.table.map_items import draw_face
from cascadia_qt.views.focus_ring import RINGED
from cascadia_qt.views.theme import current_theme
from cascadia_qt.views.tips import set_tip

_LEAST, _MOST = 2.3, 3.5  # lines of text that it is high
_SECOND = 1.5  # lines more where a player has a second colour
_NAME = 0.92  # of a line of the story that the name is high
_EDGE = 6.0
_FLAG = 1.15  # how wide the flag is, in its height
_WHITE = QColor("#FFFFFF")
_LEFT = Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter


@dataclass(frozen=True, slots=True)
class Colour:
    """What is public about one colour of a player.

    Attributes:
        possible: how many clues it may have, if that is told.
        clue: the clue itself, when the game is over.
    """

    number: int
    cubes: int
    discs: int
    possible: int | None = None
    clue: str | None = None
    clue_words: str = ""


@dataclass(frozen=True, slots=True)
class PennantLook:
    """What a pennant shows.

    Attributes:
        key: the digit that means this player.
        active: whether the player has the turn.
        offered: whether a click does something now.
        chosen: whether this player is about to be asked.
        tip: all of it in words.
    """

    name: str
    key: str
    colours: tuple[Colour, ...]
    active: bool = False
    offered: bool = False
    chosen: bool = False
    tip: str = field(default="")


class Pennant(QAbstractButton):
    """Can be clicked at any time; whether that means anything is for others to say."""

    def __init__(self, faces: Faces, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setProperty(RINGED, True)
        self._faces = faces
        self._look: PennantLook | None = None
        self._tints: list[QColor] = []
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Preferred)
        self.setAttribute(Qt.WidgetAttribute.WA_Hover)

    @property
    def look(self) -> PennantLook | None:
        return self._look

    def show_look(self, look: PennantLook, tints: list[QColor]) -> None:
        """`tints` are the colours of all tokens."""
        if look != self._look or tints != self._tints:
            grows = len(look.colours) != self._colours
            self._look, self._tints = look, tints
            if grows:
                self.updateGeometry()
            set_tip(self, look.tip)
            self.setAccessibleName(look.tip)
            shape = (
                Qt.CursorShape.PointingHandCursor if look.offered else Qt.CursorShape.ArrowCursor
            )
            self.setCursor(shape)
            self.update()

    def _lines(self, lines: float) -> int:
        return round(QFontMetricsF(self.font()).height() * lines)

    @property
    def _colours(self) -> int:
        return 1 if self._look is None else len(self._look.colours)

    def minimumSizeHint(self) -> QSize:
        return QSize(self._lines(8), self._lines(_LEAST + _SECOND * (self._colours - 1)))

    def sizeHint(self) -> QSize:
        return QSize(self._lines(12), self._lines(_MOST + _SECOND * (self._colours - 1)))

    def paintEvent(self, event: QPaintEvent) -> None:
        if self._look is None:
            return
        painter = QPainter(self)
        painter.setRenderHints(
            QPainter.RenderHint.Antialiasing | QPainter.RenderHint.SmoothPixmapTransform
        )
        room = QRectF(self.rect()).adjusted(1.5, 1.5, -1.5, -1.5)
        self._paint_paper(painter, room, self._look)
        line = (room.height() - 6) / (_NAME + self._colours)
        high = line * (_NAME + 1) + 6 - 2 * _EDGE
        flag = QRectF(room.left(), room.center().y() - high / 2, high * _FLAG, high)
        self._paint_flag(painter, flag, self._look)
        left = flag.right() + _EDGE
        text = QRectF(left, room.top() + 3, room.right() - left - _EDGE, room.height() - 6)
        upper = QRectF(text.left(), text.top(), text.width(), line * _NAME)
        self._paint_name(painter, upper, self._look)
        lower = QRectF(text.left(), upper.bottom(), text.width(), line)
        for colour in self._look.colours:
            self._paint_story(painter, lower, colour)
            lower.translate(0, line)

    def _paint_paper(self, painter: QPainter, room: QRectF, look: PennantLook) -> None:
        theme = current_theme()
        shown = look.offered or look.chosen or self.hasFocus()
        width = 3.0 if look.chosen or self.hasFocus() else 2.0
        edge = QPen(QColor(theme.gold), width) if shown else QPen(QColor(theme.line), 1)
        painter.setPen(edge)
        lifted = look.chosen or (look.offered and self.underMouse())
        painter.setBrush(QColor(theme.sunken if lifted else theme.raised))
        painter.drawRoundedRect(room, 6, 6)

    def _paint_flag(self, painter: QPainter, room: QRectF, look: PennantLook) -> None:
        """A swallow-tailed flag with the key, and whose turn it is as a lantern."""
        tint = self._tints[look.colours[0].number]
        right, middle = room.right(), room.center().y()
        notch = room.height() * 0.22
        flag = QPolygonF(
            [
                room.topLeft(),
                room.topRight(),
                QPointF(right - notch, middle),
                room.bottomRight(),
                room.bottomLeft(),
            ]
        )
        painter.setPen(QPen(palette.INK, 1))
        painter.setBrush(tint)
        painter.drawPolygon(flag)
        ratio = self.devicePixelRatioF()
        side = room.height() * 0.86
        square = QRectF(room.left() + 2, 0, side, side)
        square.moveTop(middle - side / 2)
        if look.active:
            draw_face(painter, square, self._faces.lantern(round(side), ratio))
            return
        font = QFont(self.font())
        font.setBold(True)
        font.setPixelSize(max(1, round(side * 0.62)))
        painter.setFont(font)
        dark_ink = tint.lightnessF() > 0.55
        painter.setPen(palette.INK if dark_ink else _WHITE)
        painter.drawText(square, Qt.AlignmentFlag.AlignCenter, look.key)

    def _paint_name(self, painter: QPainter, room: QRectF, look: PennantLook) -> None:
        font = QFont(self.font())
        font.setBold(look.active)
        painter.setFont(font)
        painter.setPen(QColor(current_theme().ink))
        end = Qt.TextElideMode.ElideRight
        name = QFontMetricsF(font).elidedText(look.name, end, room.width())
        painter.drawText(room, _LEFT, name)

    def _paint_story(self, painter: QPainter, room: QRectF, colour: Colour) -> None:
        """Tokens, and how many clues are possible; in the end the clue."""
        chips = self._chips(colour, room.height())
        font = QFont(self.font())
        wanted = sum(self._wide(font, chip, room.height()) for chip in chips)
        if wanted > room.width():
            font.setPointSizeF(font.pointSizeF() * max(0.7, room.width() / wanted))
            wanted = sum(self._wide(font, chip, room.height()) for chip in chips)
        shrink = min(1.0, room.width() / wanted) if wanted else 1.0
        painter.setFont(font)
        painter.setPen(QColor(current_theme().ink))
        left, side = room.left(), room.height() * 0.92 * shrink
        for picture, words in chips:
            square = QRectF(left, room.center().y() - side / 2, side, side)
            draw_face(painter, square, picture)
            left += side + 2
            wide = QFontMetricsF(font).horizontalAdvance(words)
            place = QRectF(left, room.top(), room.right() - left, room.height())
            end = Qt.TextElideMode.ElideRight
            painter.drawText(
                place, _LEFT, QFontMetricsF(font).elidedText(words, end, place.width())
            )
            left += wide * shrink + 8 * shrink

    def _wide(self, font: QFont, chip: tuple[QPixmap, str], high: float) -> float:
        return high * 0.92 + 10 + QFontMetricsF(font).horizontalAdvance(chip[1])

    def _chips(self, colour: Colour, high: float) -> list[tuple[QPixmap, str]]:
        ratio, side = self.devicePixelRatioF(), max(1, round(high * 0.92))
        if colour.clue is not None:
            return [(self._faces.clue(colour.clue, side, ratio), colour.clue_words)]
        tint = self._tints[colour.number]
        chips = [
            (self._faces.token(kind, tint, colour.number, side, ratio), str(count))
            for kind, count in (("cube", colour.cubes), ("disc", colour.discs))
        ]
        if colour.possible is not None:
            chips.append((self._faces.symbol("clue", side, ratio), str(colour.possible)))
        return chips
