"""The live score beside the board."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import (
    QColor,
    QFontMetricsF,
    QPainter,
    QPainterPath,
    QPaintEvent,
    QPen,
    QTransform,
)

from cascadia_qt.games.cascadia.rules.scoring.sheet import ScoreSheet
from cascadia_qt.games.cascadia.rules.scoring.unit import Category, Unit
from cascadia_qt.games.cascadia.rules.terms import Habitat, Wildlife
from cascadia_qt.games.cascadia.views.art.faces import Faces
from cascadia_qt.games.cascadia.views.art.palette import HABITAT
from cascadia_qt.games.cascadia.views.table.live_panel import LivePanel, Spot, Touched, paint_token
from cascadia_qt.games.cascadia.words.names import habitat_name
from cascadia_qt.games.cascadia.words.score_lines import LINES, Kind, Line
from cascadia_qt.games.cascadia.words.units import explanation
from cascadia_qt.rules.game import Seat
from cascadia_qt.views.colour import veiled
from cascadia_qt.views.layout import TILE_RADIUS, HexLayout
from cascadia_qt.views.table.panel_look import EDGE, WIDTH, Flag, number_font, seat_tint
from cascadia_qt.views.table.seat_mark import paint_seat_mark
from cascadia_qt.views.theme import current_theme
from cascadia_qt.views.touch.large_targets import least
from cascadia_qt.words.language import labelled
from cascadia_qt.words.short_names import short_names

_SHOWN = tuple(line for line in LINES if line.kind is not Kind.HABITAT and line.id != "wildlife")
_SUMMED = tuple(line for line in LINES if line.id in ("wildlife", "habitats", "nature"))
_HEAD, _ROW, _TOTAL_ROW = 30.0, 19, 24
_ICON_RADIUS = 8.0
_COLUMNS = {1: 88.0, 2: 70.0, 3: 70.0, 4: 60.0}  # how wide they are, by their number
_MARK = 3.6
_LABEL_LEFT = 34.0
_SHORTEST_LABEL = 40.0
_NUMBER_EDGE = 0.55  # where a number ends, so that a change finds room behind it
_GLOWING = 900
_SMALL, _LARGE = 0.78, 1.15


@dataclass(frozen=True, slots=True)
class Number(Spot):
    """A number of the score; `glow` falls from 1 to 0 while its last `change` is shown."""

    points: int
    change: int
    glow: float


class ScorePanel(LivePanel):
    """A column a player, a row a line of the score sheet; habitats are one line."""

    def __init__(self, faces: Faces) -> None:
        super().__init__(faces, _GLOWING)
        self._sheets: tuple[ScoreSheet, ...] = ()
        self._to_move: int | None = None
        self._points: dict[Touched, int] = {}
        self._changes: dict[Touched, int] = {}
        self.lay_out()
        self.speak()

    def lay_out(self) -> None:
        self.set_height(_top(_SHOWN[-1]) + _height(_SHOWN[-1]) + 2)

    def show_scores(
        self, seats: Sequence[Seat], sheets: Sequence[ScoreSheet], to_move: int | None
    ) -> None:
        """Shows the numbers; those that differ from the ones before glow, with the difference."""
        before = self._points if len(sheets) == len(self._sheets) else {}
        self._sheets, self._to_move = tuple(sheets), to_move
        self._points = {
            (seat, line.id): line.points(sheet)
            for seat, sheet in enumerate(sheets)
            for line in _SHOWN
        }
        changes = {
            spot: points - before[spot] + self._still_shown(spot)
            for spot, points in self._points.items()
            if spot in before and points != before[spot]
        }
        self._changes |= changes
        self.glow(changes)
        self.show_seats(seats)

    def _still_shown(self, spot: Touched) -> int:
        """The change that glows there: tile and token of a turn come one right after the other."""
        return self._changes[spot] if self.passed(spot) < 1 else 0

    def spots(self) -> Sequence[Number]:
        return [
            Number(
                *spot,
                room=self._room(*spot),
                points=points,
                change=self._changes.get(spot, 0),
                glow=1 - self.passed(spot),
            )
            for spot, points in self._points.items()
        ]

    def title(self) -> str:
        return self.tr("Score")

    def said(self, seat: int, line: str) -> str:
        name = f"{self.seats[seat].name}, {_line(line).name()}"
        return labelled(name, self._points[seat, line])

    def description(self) -> str:
        told = []
        for seat, who in enumerate(self.seats):
            name = self.tr("{0}, to move").format(who.name) if seat == self._to_move else who.name
            numbers = (f"{line.name()} {self._points[seat, line.id]}" for line in _SHOWN)
            told.append(f"{name}: {', '.join(numbers)}.")
        return " ".join(told)

    def tip_at(self, point: QPointF) -> str:
        for spot in self.spots():
            if spot.room.contains(point):
                return "\n".join([self.said(spot.seat, spot.line), *self._explained(spot)])
            if spot.room.left() <= point.x() <= spot.room.right() and point.y() < _HEAD:
                return self.seats[spot.seat].name
            if spot.room.top() <= point.y() <= spot.room.bottom() and point.x() < self._left():
                return _line(spot.line).name()
        return ""

    def _explained(self, spot: Spot) -> list[str]:
        """Why it is that number; the total is made of too much and only lists its sums."""
        sheet = self._sheets[spot.seat]
        if spot.line == "total":
            return [labelled(line.name(), line.points(sheet)) for line in _SUMMED]
        return [_told(unit) for unit in _line(spot.line).units(sheet)]

    def _left(self) -> float:
        """Where the columns of the players begin."""
        return WIDTH - EDGE / 2 - len(self._sheets) * _COLUMNS.get(len(self._sheets), 0.0)

    def _room(self, seat: int, line: str) -> QRectF:
        shown, width = _line(line), _COLUMNS[len(self._sheets)]
        return QRectF(self._left() + seat * width, _top(shown), width, _height(shown))

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = self.paint_panel()
        if not self._sheets:
            return
        for seat in range(len(self.seats)):
            self._paint_name(painter, seat)
        for line in _SHOWN:
            self._paint_label(painter, line)
        for number in self.spots():
            self._paint_number(painter, number)

    def _paint_name(self, painter: QPainter, seat: int) -> None:
        """A name over its colour and its mark; the column of who is to move is shaded."""
        theme = current_theme()
        column = self._room(seat, _SHOWN[0].id).united(self._room(seat, _SHOWN[-1].id))
        to_move = seat == self._to_move and len(self.seats) > 1
        head = QRectF(column.left() + 3, 4, column.width() - 6, _HEAD - 4)
        painter.setPen(Qt.PenStyle.NoPen)
        if to_move:
            painter.setBrush(veiled(QColor(theme.line), 0.4))
            painter.drawRoundedRect(head.united(column.adjusted(3, 0, -3, -2)), 4, 4)
        tint = seat_tint(theme, self.seats[seat], seat)
        bar = QRectF(head.left() + 4, head.bottom() - 6, head.width() - 8, 3)
        painter.setBrush(tint)
        painter.drawRoundedRect(bar, 1.5, 1.5)
        paint_seat_mark(painter, bar.center(), _MARK, seat, tint, theme)
        painter.setFont(number_font(self.text_font(), strong=to_move))
        painter.setPen(QColor(theme.ink))
        painter.drawText(head.adjusted(0, 0, 0, -7), Flag.AlignCenter, self.heads()[seat])

    def heads(self) -> list[str]:
        """The names as they stand over the columns; also the bold one of who is to move fits."""
        metrics = QFontMetricsF(number_font(self.text_font(), strong=True))
        room = _COLUMNS[len(self.seats)] - 6
        names = [seat.name for seat in self.seats]
        return short_names(names, lambda name: metrics.horizontalAdvance(name) <= room)

    def _paint_label(self, painter: QPainter, line: Line) -> None:
        """What a row counts: as a picture, and in words where there is room."""
        theme = current_theme()
        total = line.kind is Kind.TOTAL
        top, height = _top(line), _height(line)
        icon = QRectF(EDGE, top, 2 * _ICON_RADIUS, height)
        painter.setFont(number_font(self.text_font(), strong=total))
        painter.setPen(QColor(theme.ink if total else theme.faded))
        match line.kind:
            case Kind.WILDLIFE | Kind.NATURE:
                species = line.subject if isinstance(line.subject, Wildlife) else None
                paint_token(painter, self.faces, species, icon.center(), _ICON_RADIUS)
            case Kind.SUM:
                self._paint_land(painter, icon)
            case _:
                painter.drawText(icon, Flag.AlignCenter, "Σ")
                painter.fillRect(QRectF(EDGE, top, WIDTH - 2 * EDGE, 1), QColor(theme.line))
        words = QRectF(_LABEL_LEFT, top, self._left() - _LABEL_LEFT, height)
        if words.width() >= _SHORTEST_LABEL:
            name = painter.fontMetrics().elidedText(
                line.name(), Qt.TextElideMode.ElideRight, int(words.width())
            )
            painter.drawText(words, Flag.AlignVCenter | Flag.AlignLeft, name)

    def _paint_land(self, painter: QPainter, icon: QRectF) -> None:
        """A tile striped with all five habitats."""
        scale = (_ICON_RADIUS + 1) / TILE_RADIUS
        middle = QTransform.fromTranslate(icon.center().x(), icon.center().y())
        tile = QPainterPath()
        tile.addPolygon(middle.scale(scale, scale).map(HexLayout().outline()))
        tile.closeSubpath()
        part = icon.width() / len(Habitat)
        painter.save()
        painter.setClipPath(tile)
        for place, habitat in enumerate(Habitat):
            strip = QRectF(icon.left() + place * part, icon.top(), part, icon.height())
            painter.fillRect(strip, HABITAT[habitat].base)
        painter.restore()
        painter.strokePath(tile, QPen(veiled(QColor(current_theme().ink), 0.5), 1))

    def _paint_number(self, painter: QPainter, number: Number) -> None:
        theme = current_theme()
        total, room = number.line == "total", number.room
        if number.glow:
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(veiled(QColor(theme.gold), 0.33 * number.glow))
            painter.drawRoundedRect(room.adjusted(4, 1, -4, -1), 4, 4)
            if number.change:
                self._paint_change(painter, number)
        painter.setFont(number_font(self.text_font(), _LARGE if total else 1.0, strong=total))
        painter.setPen(QColor(theme.ink if number.points else theme.faded))
        digits = room.adjusted(0, 0, (_NUMBER_EDGE - 1) * room.width(), 0)
        painter.drawText(digits, Flag.AlignVCenter | Flag.AlignRight, str(number.points))
        if self.is_touched(number):
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.setPen(QPen(QColor(theme.why), 2))
            painter.drawRoundedRect(room.adjusted(4, 1, -4, -1), 4, 4)

    def _paint_change(self, painter: QPainter, number: Number) -> None:
        painter.setFont(number_font(self.text_font(), _SMALL, strong=True))
        painter.setPen(QColor(current_theme().ink))
        behind = number.room.adjusted(_NUMBER_EDGE * number.room.width() + 2, 0, 0, 0)
        text = f"{number.change:+}".replace("-", "\N{MINUS SIGN}")
        painter.drawText(behind, Flag.AlignVCenter | Flag.AlignLeft, text)


def _top(line: Line) -> float:
    """Where its row begins; the rows before it are all of one height."""
    return _HEAD + _SHOWN.index(line) * least(_ROW)


def _height(line: Line) -> float:
    return least(_TOTAL_ROW if line.kind is Kind.TOTAL else _ROW)


def _line(line: str) -> Line:
    return next(shown for shown in _SHOWN if shown.id == line)


def _told(unit: Unit) -> str:
    if unit.category is Category.BONUS and isinstance(unit.subject, Habitat):
        return f"{habitat_name(unit.subject)}, {explanation(unit)}"
    return explanation(unit)
