"""A player of a duplicate match as a card: has played, plays next, or waits; nothing more."""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum, auto

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QFontMetricsF, QPainter, QPainterPath, QPaintEvent, QPen
from PySide6.QtWidgets import QSizePolicy, QWidget

from cascadia_qt.games.cascadia.rules.environment import Environment
from cascadia_qt.games.cascadia.rules.state import TURNS, Options
from cascadia_qt.games.cascadia.views.art.faces import Faces
from cascadia_qt.games.cascadia.views.art.palette import PAPER_LIT, PAPER_SHADED
from cascadia_qt.games.cascadia.views.art.seal import paint_seal
from cascadia_qt.games.cascadia.views.setup.pictures import draw_face
from cascadia_qt.games.cascadia.words.bots import bot_names
from cascadia_qt.rules.game import Seat
from cascadia_qt.views.card import paint_card
from cascadia_qt.views.colour import mixed, veiled
from cascadia_qt.views.layout import TILE_RADIUS, bounds, layout_for
from cascadia_qt.views.table.panel_look import number_font
from cascadia_qt.views.theme import behind_white, current_theme, seat_colour
from cascadia_qt.views.tips import set_tip

_SIZE, _SMALLEST, LARGEST = QSize(264, 320), QSize(200, 280), QSize(376, 456)
_PILL = 32.0
_STARTER = 44.0
_LETTER = QRectF(-72, -50, 144, 100)
_FLAP = 58.0
_SEAL = 24.0
_CORNER = 5.0
_WAITING = 0.4
_BAR = 6.0
Flag = Qt.AlignmentFlag


@dataclass(frozen=True, slots=True)
class MatchStand:
    """What everybody may know of a match before its end.

    Attributes:
        options: what is agreed for every single game.
        start: what lies before everybody at the beginning.
        seat: who plays next; all before him have played.
        turn: how many turns of his game are over.
        thinking: whether a computer plays just now.
    """

    options: Options
    start: Environment
    seats: tuple[Seat, ...]
    seat: int
    turn: int = 0
    thinking: bool = False

    @property
    def player(self) -> Seat:
        return self.seats[self.seat]


class Part(Enum):
    """Where somebody is in a match."""

    PLAYED = auto()
    NEXT = auto()
    WAITS = auto()


class MatchCard(QWidget):
    """The card of one seat."""

    def __init__(self, faces: Faces, stand: MatchStand, seat: int) -> None:
        super().__init__()
        self._faces = faces
        self._seat = seat
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)
        self.setMinimumSize(_SMALLEST)
        self.setMaximumSize(LARGEST)
        self.show_stand(stand)

    def show_stand(self, stand: MatchStand) -> None:
        self._stand = stand
        told = [self._owner.name, self._level(), self.status()]
        self.setAccessibleName(", ".join(filter(None, told)))
        set_tip(self, self._owner.name)
        self.update()

    @property
    def part(self) -> Part:
        if self._seat < self._stand.seat:
            return Part.PLAYED
        return Part.NEXT if self._seat == self._stand.seat else Part.WAITS

    def status(self) -> str:
        """Where the player is, in a few words."""
        match self.part:
            case Part.PLAYED:
                return self.tr("has played")
            case Part.WAITS:
                return self.tr("waits")
        if self._stand.thinking or self._stand.turn:
            return self.tr("turn {0} of {1}").format(self._stand.turn + 1, TURNS)
        return self.tr("plays next")

    @property
    def _owner(self) -> Seat:
        return self._stand.seats[self._seat]

    def _level(self) -> str:
        return "" if self._owner.bot is None else bot_names()[self._owner.bot]

    def sizeHint(self) -> QSize:
        return _SIZE

    @property
    def _scale(self) -> float:
        """How much larger than usual everything on the card is."""
        return min(self.width() / _SIZE.width(), self.height() / _SIZE.height())

    def paintEvent(self, event: QPaintEvent) -> None:
        painter, theme = QPainter(self), current_theme()
        chosen = self.part is Part.NEXT
        line, width = (theme.gold, 2) if chosen else (theme.line, 1)
        paint_card(painter, QRectF(self.rect()), theme, line, width)
        self._paint_name(painter)
        painter.save()
        painter.translate(self.width() / 2, self.height() / 2 + 8)
        if self.part is Part.PLAYED:
            painter.scale(self._scale, self._scale)
            self._paint_letter(painter)
        else:
            painter.setOpacity(1.0 if chosen else _WAITING)
            self._paint_start(painter)
        painter.restore()
        self._paint_status(painter)

    def _paint_name(self, painter: QPainter) -> None:
        painter.setFont(number_font(self.font(), 1.2, strong=True))
        metrics, elide = QFontMetricsF(painter.font()), Qt.TextElideMode.ElideRight
        name = metrics.elidedText(self._owner.name, elide, self.width() - 64)
        pill = QRectF(0, 0, metrics.horizontalAdvance(name) + 24, _PILL)
        pill.moveCenter(QPointF(self.width() / 2, 20 + _PILL / 2))
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(behind_white(seat_colour(self._owner, self._seat)))
        painter.drawRoundedRect(pill, 6, 6)
        painter.setPen(QColor("white"))
        painter.drawText(pill, Flag.AlignCenter, name)
        painter.setFont(number_font(self.font()))
        painter.setPen(QColor(current_theme().faded))
        below = QRectF(8, pill.bottom() + 4, self.width() - 16, painter.fontMetrics().height())
        painter.drawText(below, Flag.AlignCenter, self._level())

    def _paint_start(self, painter: QPainter) -> None:
        """The tiles that everybody begins with, around the origin."""
        layout, start = layout_for(self._stand.options.grid), self._stand.start
        radius = round(_STARTER * self._scale)
        scale = radius / TILE_RADIUS
        origin = bounds(layout, list(start)).center() * -scale
        ratio = self.devicePixelRatioF()
        for cell, placed in start.items():
            face = self._faces.tile(layout, placed.tile, placed.rotation, radius, ratio)
            draw_face(painter, face, origin + layout.centre(cell) * scale)

    def _paint_letter(self, painter: QPainter) -> None:
        """What was played lies in a sealed letter, around the origin."""
        paper, flap = QPainterPath(), QPainterPath(_LETTER.topLeft())
        paper.addRoundedRect(_LETTER, _CORNER, _CORNER)
        tip = QPointF(0, _LETTER.top() + _FLAP)
        flap.lineTo(tip)
        flap.lineTo(_LETTER.topRight())
        fold = QPen(mixed(PAPER_SHADED, QColor("black"), 0.18), 1)
        painter.fillPath(paper.translated(0, 3), veiled(QColor("black"), 0.14))
        painter.fillPath(paper, mixed(PAPER_LIT, PAPER_SHADED, 0.35))
        painter.save()
        painter.setClipPath(paper)
        painter.setPen(fold)
        painter.drawPolyline([_LETTER.bottomLeft(), QPointF(), _LETTER.bottomRight()])
        painter.setBrush(QColor(seat_colour(self._owner, self._seat)))
        painter.drawPath(flap)
        painter.restore()
        painter.strokePath(paper, fold)
        paint_seal(painter, tip - QPointF(0, 4), _SEAL)

    def _paint_status(self, painter: QPainter) -> None:
        theme = current_theme()
        chosen = self.part is Part.NEXT
        painter.setFont(number_font(self.font(), 1.1, strong=chosen))
        painter.setPen(QColor(theme.ink if chosen else theme.faded))
        line = QRectF(8, self.height() - 60, self.width() - 16, 28)
        painter.drawText(line, Flag.AlignCenter, self.status())
        if chosen and (self._stand.thinking or self._stand.turn):
            self._paint_bar(painter, self._stand.turn / TURNS)

    def _paint_bar(self, painter: QPainter, part: float) -> None:
        theme = current_theme()
        bar = QRectF(32, self.height() - 28, self.width() - 64, _BAR)
        painter.setPen(Qt.PenStyle.NoPen)
        for width, colour in ((1.0, theme.sunken), (part, theme.gold)):
            painter.setBrush(QColor(colour))
            filled = QRectF(bar.topLeft(), bar.size())
            filled.setWidth(max(bar.width() * width, _BAR))
            painter.drawRoundedRect(filled, _BAR / 2, _BAR / 2)
