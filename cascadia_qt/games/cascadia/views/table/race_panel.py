"""The race for the largest corridors, and who would get which bonus now."""

from __future__ import annotations

import math
from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from PySide6.QtCore import QPointF, QRectF, Qt, Signal
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPaintEvent, QPen

from cascadia_qt.games.cascadia.rules.scoring.corridors import SOLO_BONUS_FROM
from cascadia_qt.games.cascadia.rules.scoring.sheet import ScoreSheet
from cascadia_qt.games.cascadia.rules.scoring.unit import Category, Unit, Why
from cascadia_qt.games.cascadia.rules.terms import Habitat
from cascadia_qt.games.cascadia.views.art.faces import Faces
from cascadia_qt.games.cascadia.views.art.vignette import paint_vignette
from cascadia_qt.games.cascadia.views.table.live_panel import LivePanel, Spot
from cascadia_qt.games.cascadia.words.names import habitat_name
from cascadia_qt.games.cascadia.words.units import explanation
from cascadia_qt.rules.game import Seat
from cascadia_qt.views.colour import veiled
from cascadia_qt.views.table.panel_look import EDGE, WIDTH, Flag, number_font, seat_tint
from cascadia_qt.views.table.seat_mark import paint_seat_mark
from cascadia_qt.views.theme import current_theme
from cascadia_qt.views.touch.large_targets import for_fingers, least
from cascadia_qt.words.language import labelled, translate

_GLOWING = 1200
_LEADING = (Why.LARGEST, Why.SHARED_LARGEST, Why.LONG_ENOUGH)
_SHORTEST_SCALE = 10  # tiles
_BARS = {1: (10.0, 0.0), 2: (8.0, 6.0), 3: (6.0, 4.0), 4: (6.0, 4.0)}  # height, gap
_ROWS = {1: 24, 2: 30, 3: 34, 4: 44}
_TOP = 4.0
_MARK_ROOM = 10.0
_PENNANT = 7.0
_SMALL = 0.8
_DIGITS = 9.0  # their height, with a little air
_MARK = 4.0  # the radius of the mark of a seat
_VIGNETTE = 26.0
_MARKS = EDGE + _VIGNETTE + EDGE  # where the middles of the marks are
_BASE = _MARKS + EDGE + 1  # where the bars begin
_CHIP, _CHIP_HEIGHT = 22.0, 12.0
_CHIPS = WIDTH - EDGE - 2 * _CHIP - 2  # where the chips begin
_END = _CHIPS - 40  # where the longest bar ends


@dataclass(frozen=True, slots=True)
class Lane(Spot):
    """One player in one habitat; `line` is its word, `number` where the tiles of `bar` are told.

    `bonus` is 0 if there is none.
    """

    bar: QRectF
    number: QRectF
    tiles: int
    bonus: int
    leads: bool


class RacePanel(LivePanel):
    """The players' largest corridors as bars, habitat by habitat, on one scale.

    Signals:
        lead_changed: others lead a habitat than before; carries the habitat and their seats.
    """

    lead_changed = Signal(object, object)

    def __init__(self, faces: Faces) -> None:
        super().__init__(faces, _GLOWING)
        self._sheets: tuple[ScoreSheet, ...] = ()
        self._leaders: dict[Habitat, tuple[int, ...]] = {}
        self._lanes: tuple[Lane, ...] = ()
        self._tile = 0.0
        self.lay_out()
        self.speak()

    def show_race(
        self, seats: Sequence[Seat], sheets: Sequence[ScoreSheet], *, flash: bool
    ) -> None:
        """Shows how the race stands; with `flash`, a lead that changed is pointed out."""
        before = self._leaders if len(sheets) == len(self._sheets) else {}
        self._sheets = tuple(sheets)
        self._leaders = {habitat: _leaders(sheets, habitat) for habitat in Habitat}
        longest = max(sheet.of(Category.CORRIDOR, h) for sheet in sheets for h in Habitat)
        self._tile = (_END - _BASE) / max(longest, _SHORTEST_SCALE)
        self.lay_out()
        self.show_seats(seats)
        changed = [h for h in before if flash and self._leaders[h] != before[h]]
        self.glow(changed)
        for habitat in changed:
            self.lead_changed.emit(habitat, self._leaders[habitat])

    def lay_out(self) -> None:
        places = ((habitat, seat) for habitat in Habitat for seat in range(len(self._sheets)))
        self._lanes = tuple(self._lane(*place) for place in places)
        self.set_height(self._row(Habitat.RIVER).bottom() + _TOP)

    def spots(self) -> Sequence[Lane]:
        return self._lanes

    def _lane(self, habitat: Habitat, seat: int) -> Lane:
        sheet, (height, gap) = self._sheets[seat], _BARS[len(self._sheets)]
        if for_fingers():  # they hit a habitat anywhere, and slide to another bar of it
            gap = self._row(habitat).height() / len(self._sheets) - height
        tiles, bonus = (sheet.of(c, habitat) for c in (Category.CORRIDOR, Category.BONUS))
        middle = (len(self._sheets) - 1) / 2
        line = self._row(habitat).center().y() + (seat - middle) * (height + gap)
        room = QRectF(_BASE, line - (height + gap) / 2, WIDTH - EDGE - _BASE, height + gap)
        bar = QRectF(_BASE, math.floor(line - height / 2), round(tiles * self._tile), height)
        leads = seat in self._leaders[habitat]
        number = QRectF(0, 0, _CHIPS - _END - _PENNANT - 4, _DIGITS)
        number.moveCenter(bar.center())
        number.moveLeft(bar.right() + (_PENNANT if leads else 0) + 3)
        return Lane(seat, habitat.word, room, bar, number, tiles, bonus, leads)

    def _row(self, habitat: Habitat) -> QRectF:
        height = least(_ROWS.get(len(self._sheets), _ROWS[1]))
        top = _TOP + (_MARK_ROOM if len(self._sheets) == 1 else 0)
        return QRectF(_TOP, top + habitat * height, WIDTH - 2 * _TOP, height)

    def title(self) -> str:
        return self.tr("Largest corridors")

    def said(self, seat: int, line: str) -> str:
        lane = next(lane for lane in self._lanes if (lane.seat, lane.line) == (seat, line))
        return f"{habitat_name(Habitat[line.upper()])}, {self._told(lane)}"

    def description(self) -> str:
        told = []
        for habitat in Habitat:
            lanes = [self._told(lane) for lane in self._lanes if lane.line == habitat.word]
            told.append(f"{habitat_name(habitat)}, {'; '.join(lanes)}.")
        return " ".join(told) if self._lanes else ""

    def _told(self, lane: Lane) -> str:
        said = translate("Score", "{0} and bonus {1}") if lane.bonus else "{0}"
        return f"{self.seats[lane.seat].name}: {said.format(lane.tiles, lane.bonus)}"

    def tip_at(self, point: QPointF) -> str:
        """Everybody's corridor of the habitat at `point`, and why it earns its bonus."""
        for habitat in Habitat:
            if self.seats and self._row(habitat).contains(point):
                return "\n".join([habitat_name(habitat), *self._explained(habitat)])
        return ""

    def _explained(self, habitat: Habitat) -> Iterator[str]:
        for who, sheet in zip(self.seats, self._sheets, strict=True):
            why = [explanation(unit) for unit in _units(sheet, habitat)]
            told = ", ".join(why) or translate("Why", "nothing")
            yield labelled(who.name, told)

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = self.paint_panel()
        for habitat in Habitat:
            self._paint_row(painter, habitat)
        if len(self._sheets) == 1:
            self._paint_mark(painter)
        for lane in self._lanes:
            painter.fillRect(lane.bar, self._tint(lane))
        for lane in self._lanes:
            self._paint_seat(painter, lane)
            self._paint_pennant(painter, lane)
            self._paint_tiles(painter, lane)
            self._paint_chip(painter, lane)
            self._paint_touch(painter, lane)

    def _paint_row(self, painter: QPainter, habitat: Habitat) -> None:
        """The habitat, and its glow, which comes and goes twice."""
        theme = current_theme()
        row, passed = self._row(habitat), self.passed(habitat)
        if passed < 1:
            strength = 0.4 * math.sin(2 * math.pi * passed) ** 2
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(veiled(QColor(theme.gold), strength))
            painter.drawRoundedRect(row.adjusted(0, 1, 0, -1), 4, 4)
        painter.fillRect(QRectF(_BASE - 1, row.top() + 3, 1, row.height() - 6), QColor(theme.faded))
        painter.save()
        painter.translate(EDGE + _VIGNETTE / 2, row.center().y())
        paint_vignette(painter, self.faces, habitat, _VIGNETTE, theme.ink)
        painter.restore()

    def _paint_mark(self, painter: QPainter) -> None:
        """How long a corridor must be when nobody else has one."""
        across = round(_BASE + SOLO_BONUS_FROM * self._tile) + 0.5
        first, last = self._row(Habitat.MOUNTAIN), self._row(Habitat.RIVER)
        painter.setPen(QPen(QColor(current_theme().faded), 1, Qt.PenStyle.DashLine))
        painter.drawLine(QPointF(across, first.top()), QPointF(across, last.bottom()))
        painter.setFont(number_font(self.text_font(), _SMALL))
        label = QRectF(across - 12, first.top() - _MARK_ROOM - 1, 24, _MARK_ROOM)
        painter.drawText(label, Flag.AlignCenter, str(SOLO_BONUS_FROM))

    def _paint_pennant(self, painter: QPainter, lane: Lane) -> None:
        """A leader is known by it without any colour."""
        if lane.leads:
            painter.setPen(QPen(QColor(current_theme().raised), 1))
            painter.setBrush(self._tint(lane))
            painter.drawPath(_pennant(lane.bar))

    def _paint_seat(self, painter: QPainter, lane: Lane) -> None:
        """Whose bar it is, for those who cannot tell the colours apart."""
        if len(self._sheets) > 1:
            middle = QPointF(_MARKS, lane.bar.center().y())
            paint_seat_mark(painter, middle, _MARK, lane.seat, self._tint(lane), current_theme())

    def _paint_tiles(self, painter: QPainter, lane: Lane) -> None:
        """The number behind a bar."""
        theme = current_theme()
        painter.setFont(number_font(self.text_font(), _SMALL, strong=lane.leads))
        painter.setPen(QColor(theme.ink if lane.tiles else theme.faded))
        flags = Flag.AlignVCenter | Flag.AlignLeft | Qt.TextFlag.TextDontClip
        painter.drawText(lane.number, int(flags), str(lane.tiles))

    def _paint_touch(self, painter: QPainter, lane: Lane) -> None:
        if self.is_touched(lane):
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.setPen(QPen(QColor(current_theme().why), 1.5))
            frame = QRectF(lane.room.topLeft(), QPointF(_CHIPS, lane.room.bottom()))
            painter.drawRoundedRect(frame.adjusted(-4, -1, -4, 1), 4, 4)

    def _paint_chip(self, painter: QPainter, lane: Lane) -> None:
        """The bonus at the height of its bar; every other seat has its chips further right."""
        if not lane.bonus:
            return
        step = lane.seat % 2 if len(self._sheets) > 2 else 1
        top = math.floor(lane.bar.center().y() - _CHIP_HEIGHT / 2)
        chip = QRectF(_CHIPS + step * (_CHIP + 2), top, _CHIP, _CHIP_HEIGHT)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(self._tint(lane))
        painter.drawRoundedRect(chip, 4, 4)
        painter.setFont(number_font(self.text_font(), _SMALL, strong=True))
        painter.setPen(QColor(current_theme().raised))
        painter.drawText(chip, Flag.AlignCenter, f"+{lane.bonus}")

    def _tint(self, lane: Lane) -> QColor:
        return seat_tint(current_theme(), self.seats[lane.seat], lane.seat)


def _units(sheet: ScoreSheet, habitat: Habitat) -> list[Unit]:
    return [unit for unit in sheet.units if unit.subject is habitat]


def _leaders(sheets: Sequence[ScoreSheet], habitat: Habitat) -> tuple[int, ...]:
    """The seats that have a bonus for being longest, or long enough alone."""
    return tuple(
        seat
        for seat, sheet in enumerate(sheets)
        if any(unit.why in _LEADING for unit in _units(sheet, habitat))
    )


def _pennant(bar: QRectF) -> QPainterPath:
    half = bar.height() / 2 + 2
    tip, foot = QPointF(bar.right() + _PENNANT, bar.center().y()), bar.right() - 1
    path = QPainterPath(QPointF(foot, bar.center().y() - half))
    path.lineTo(tip)
    path.lineTo(foot, bar.center().y() + half)
    path.closeSubpath()
    return path
