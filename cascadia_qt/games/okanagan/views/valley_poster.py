"""The whole valley to look at and to hang up: a framed sheet, and what everybody has."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import replace
from functools import partial

from PySide6.QtCore import QDate, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QPainter, QPen

from cascadia_qt.games.okanagan.rules.reckoning import reckonings
from cascadia_qt.games.okanagan.rules.state import Phase, State
from cascadia_qt.games.okanagan.views.art.palette import parchment
from cascadia_qt.games.okanagan.views.art.valley import paint_valley, shape_of
from cascadia_qt.games.okanagan.views.plate import PlateLook, paint_plate
from cascadia_qt.games.okanagan.views.waiting_valley import seat_colours
from cascadia_qt.games.okanagan.words.names import points_words
from cascadia_qt.games.okanagan.words.outcome import outcome
from cascadia_qt.rules.game import Seat
from cascadia_qt.views.paper.as_image import draw_image
from cascadia_qt.views.paper.header import Header
from cascadia_qt.views.paper.report import Page, PrintedMaker
from cascadia_qt.views.portable import portable_text
from cascadia_qt.views.theme import Theme, current_theme, dressed, seat_colour
from cascadia_qt.words.language import translate
from cascadia_qt.words.outcome import Outcome

_GAP = 0.03  # of the shorter side
_PLATES = 0.15  # of the height
_WIDEST = 3.4  # a plate, in its heights
_WIDTH, _MARGIN = 2400, 96.0
_FLATTEST, _STEEPEST = 0.7, 1.4  # height to width of the sheet


def paint_poster(painter: QPainter, rect: QRectF, state: State, seats: Sequence[Seat]) -> None:
    """A game at one moment, filling `rect`."""
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    gap = _GAP * min(rect.width(), rect.height())
    colours = seat_colours(seats)
    wide = (rect.width() - gap * (len(seats) - 1)) / len(seats)
    high = min(rect.height() * _PLATES, wide / 2)
    sheet = rect.adjusted(0, 0, 0, -high - gap)
    draw_image(painter, sheet, lambda onto, room: paint_valley(onto, room, state.board, colours))
    _paint_frame(painter, sheet, gap / 4)
    wide = min(wide, high * _WIDEST)
    left = rect.center().x() - (wide * len(seats) + gap * (len(seats) - 1)) / 2
    for number, look in enumerate(_looks(state, seats)):
        place = QRectF(left + (wide + gap) * number, rect.bottom() - high, wide, high)
        draw_image(painter, place, partial(paint_plate, look=look))


def _looks(state: State, seats: Sequence[Seat]) -> Iterator[PlateLook]:
    """The plates of the players; points are no secret when the game is over."""
    over = state.phase is Phase.OVER
    totals = [points_words(each.total) if over else "" for each in reckonings(state)]
    for number, (seat, explorer) in enumerate(zip(seats, state.explorers, strict=True)):
        colour = QColor(seat_colour(seat, number, dark=current_theme().dark))
        yield PlateLook(seat.name, colour, number, explorer, totals[number])


def _paint_frame(painter: QPainter, sheet: QRectF, inset: float) -> None:
    """Two lines, as maps have them."""
    line = parchment(dark=current_theme().dark).line
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.setPen(QPen(line, inset / 3))
    painter.drawRect(sheet)
    painter.setPen(QPen(line, inset / 6))
    painter.drawRect(sheet.adjusted(inset, inset, -inset, -inset))


def poster_of(state: State, seats: Sequence[Seat]) -> PrintedMaker:
    """The poster of a game, to be written today."""
    return lambda theme: ValleyPoster(state, seats, theme, QDate.currentDate())


class ValleyPoster:
    """The outcome, the valley and what everybody has in public; see `Printed`."""

    def __init__(self, state: State, seats: Sequence[Seat], theme: Theme, date: QDate) -> None:
        self.theme = theme
        self._state = state
        self._seats = [replace(seat, name=portable_text(seat.name)) for seat in seats]
        names = [seat.name for seat in self._seats]
        self._header = Header(_told(names, state), names, date, theme)

    @property
    def title(self) -> str:
        return self._header.title

    @property
    def about(self) -> str:
        return self._header.about

    def picture_size(self) -> QSize:
        room = _WIDTH - 2 * _MARGIN
        shape = min(max(shape_of(self._state.board.tiles), _FLATTEST), _STEEPEST)
        high = self._header.height(room) + room * shape / (1 - _PLATES)
        return QSize(_WIDTH, round(high + 2 * _MARGIN))

    def paint_picture(self, painter: QPainter) -> None:
        whole = QRectF(0, 0, *self.picture_size().toTuple())
        painter.fillRect(whole, QColor(self.theme.paper))
        self._paint(painter, whole.adjusted(_MARGIN, _MARGIN, -_MARGIN, -_MARGIN))

    def pages(self, room: QRectF) -> Sequence[Page]:
        """All of it is on one page."""
        return [lambda painter: self._paint(painter, room)]

    def _paint(self, painter: QPainter, room: QRectF) -> None:
        with dressed(self.theme):
            below = self._header.paint(painter, room)
            paint_poster(painter, below, self._state, self._seats)


def _told(names: Sequence[str], state: State) -> Outcome:
    """How the game ended, or how far it is."""
    if state.phase is Phase.OVER:
        return outcome(names, state)
    return Outcome(
        translate("OkanaganPoster", "A valley that is being surveyed"),
        translate("OkanaganPoster", "Round {0} of 2").format(state.round),
    )
