"""A landscape to hang up: large on paper, with names, score sheet, cards, date and deal code."""

from __future__ import annotations

import unicodedata
from dataclasses import dataclass, replace
from datetime import date

from PySide6.QtCore import QDate, QLocale, QRectF, QSizeF, Qt
from PySide6.QtGui import QColor, QPainter, QPen

from cascadia_qt.games.cascadia.rules.terms import Wildlife
from cascadia_qt.games.cascadia.views.poster.head import PosterHead
from cascadia_qt.games.cascadia.views.poster.icons import paint_card, paint_icon
from cascadia_qt.games.cascadia.views.poster.land import paint_lands
from cascadia_qt.games.cascadia.views.poster.plan import plan
from cascadia_qt.games.cascadia.views.poster.sheet import PARTS, PosterSheet
from cascadia_qt.games.cascadia.views.score.scored_table import ScoredTable
from cascadia_qt.games.cascadia.words.outcome import outcome
from cascadia_qt.views.colour import veiled
from cascadia_qt.views.paper.lettering import Lettering
from cascadia_qt.views.theme import Theme
from cascadia_qt.words.language import translate
from cascadia_qt.words.outcome import joined

_SHORT, _LONG = 2100.0, 2970.0
_FOOT = 30.0
_FRAME = ((0.0, 4.0), (16.0, 1.5))  # how far inside its lines are, and how thick
_FRAME_INK = 0.6
_UNSHOWABLE = "\ufffe\uffff"


@dataclass(frozen=True, slots=True)
class Poster:
    """What is on a poster.

    Attributes:
        seats: whose landscapes, by their numbers.
        title: what stands large; the names unless somebody chose other words.
        code: of the deal; empty if nobody knows it.
    """

    table: ScoredTable
    seats: tuple[int, ...]
    title: str
    day: date
    code: str
    theme: Theme

    @property
    def names(self) -> list[str]:
        return [seat.name for seat in self.table.seats]

    @property
    def outcome(self) -> str:
        """What the landscapes came to, in a line."""
        if len(self.seats) == 1 and len(self.table.seats) > 1:
            total = self.table.sheets[self.seats[0]].total
            return translate("Score", "{0} points").format(total)
        return outcome(self.names, self.table.sheets, over=self.table.over).title

    @property
    def about(self) -> str:
        """Who, how many points, when and which deal."""
        who = joined([self.names[seat] for seat in self.seats])
        parts = (who, self.outcome, self.date_words, self.code_words)
        return " · ".join(part for part in parts if part)

    @property
    def date_words(self) -> str:
        day = QDate(self.day.year, self.day.month, self.day.day)
        return QLocale().toString(day, translate("Poster", "d MMMM yyyy"))

    @property
    def code_words(self) -> str:
        return translate("Poster", "Deal code {0}").format(self.code) if self.code else ""


def default_title(table: ScoredTable, seats: tuple[int, ...]) -> str:
    return joined([table.seats[seat].name for seat in seats])


def poster_size(shape: QSizeF) -> QSizeF:
    """The units of a poster that is as wide and as high as `shape`: tenths of a millimetre on A4.

    Neither side is shorter than on A4, so that words fit.
    """
    short, long = sorted((shape.width(), shape.height()))
    return shape * max(_SHORT / short, _LONG / long)


class PosterPainter:
    """Paints `poster` on a page of `shape`.

    Attributes:
        title, about: the poster in words.
        size: of the page in units.
        plan: where everything is on it.
        fineness: pixels to a unit of what files hold as an image.
    """

    def __init__(self, poster: Poster, shape: QSizeF, fineness: float = 1.2) -> None:
        self._poster = poster = _fit_for_files(poster)
        self.title, self.about = poster.title, poster.about
        self.size = poster_size(shape)
        self.fineness = fineness
        self._head = PosterHead(poster.title, poster.outcome, poster.theme)
        self._sheet = PosterSheet(poster.table, poster.seats, poster.theme)
        self.plan = plan(self.size, len(poster.seats), self._head, self._sheet)

    def paint(self, painter: QPainter) -> None:
        """Everything, in units; the painter knows how large one is."""
        theme, page = self._poster.theme, self.plan
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.fillRect(QRectF(0, 0, self.size.width(), self.size.height()), QColor(theme.paper))
        self._paint_frame(painter)
        paint_lands(
            painter, page.lands, self._poster.table, self._poster.seats, theme, self.fineness
        )
        self._head.paint(painter, page.head, centred=not page.wide)
        self._paint_pictures(painter)
        self._sheet.paint(painter, page.sheet, wide=page.wide)
        self._paint_foot(painter)

    def _paint_frame(self, painter: QPainter) -> None:
        painter.setBrush(Qt.BrushStyle.NoBrush)
        for inside, width in _FRAME:
            painter.setPen(QPen(veiled(QColor(self._poster.theme.ink), _FRAME_INK), width))
            painter.drawRect(self.plan.frame.adjusted(inside, inside, -inside, -inside))

    def _paint_pictures(self, painter: QPainter) -> None:
        theme, options = self._poster.theme, self._poster.table.options
        for species, room in zip(Wildlife, self.plan.cards, strict=True):
            paint_card(painter, room, species, options.scoring, options.grid, theme)
        for line, room in zip(PARTS[len(Wildlife) :], self.plan.icons, strict=False):
            paint_icon(painter, room, line, options.grid, theme)

    def _paint_foot(self, painter: QPainter) -> None:
        faded = QColor(self._poster.theme.faded)
        room = self.plan.foot
        words = [
            Lettering(text, _FOOT) for text in (self._poster.date_words, self._poster.code_words)
        ]
        if self.plan.wide:
            half = room.height() / 2
            words[0].paint_from(painter, room.adjusted(0, 0, 0, -half), room.left(), faded)
            words[1].paint_from(painter, room.adjusted(0, half, 0, 0), room.left(), faded)
        else:
            words[0].paint_from(painter, room, room.left(), faded)
            words[1].paint_before(painter, room, room.right(), faded)


def _fit_for_files(poster: Poster) -> Poster:
    seats = tuple(replace(seat, name=_shown(seat.name)) for seat in poster.table.seats)
    return replace(poster, title=_shown(poster.title), table=replace(poster.table, seats=seats))


def _shown(text: str) -> str:
    """`text` without what no file may hold."""
    return "".join(
        " " if letter in _UNSHOWABLE or unicodedata.category(letter) in ("Cc", "Cs") else letter
        for letter in text
    )
