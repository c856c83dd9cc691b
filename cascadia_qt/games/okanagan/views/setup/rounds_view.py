"""Both rounds before a game: which buildings everybody gets, and how many turns that makes."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from PySide6.QtCore import QEvent, QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QFont, QPainter, QPaintEvent
from PySide6.QtWidgets import QWidget

from cascadia_qt.games.okanagan.rules.options import ROUNDS, Options
from cascadia_qt.games.okanagan.views.art.buildings import paint_model
from cascadia_qt.rules.game import Seat
from cascadia_qt.views.theme import current_theme, seat_colour
from cascadia_qt.words.language import translate

_MODEL = 46.0
_GAP = 6.0
_MOST = 6  # buildings in a round
_NUMBERS = range(1, ROUNDS + 1)
_LEFT = Qt.AlignmentFlag.AlignVCenter | Qt.AlignmentFlag.AlignLeft


class RoundsView(QWidget):
    """A line a round, as many play."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._seats: Sequence[Seat] = ()

    def show_seats(self, seats: Sequence[Seat]) -> None:
        """So many play, and the buildings are painted in the colour of the first."""
        self._seats = tuple(seats)
        said = ". ".join(f"{_round_name(number)}: {self._turns(number)}" for number in _NUMBERS)
        self.setAccessibleDescription(said)
        self.update()

    def sizeHint(self) -> QSize:
        line = max(_MODEL, 2 * self.fontMetrics().height()) + _GAP
        width = self._label_width + _MOST * (_MODEL + _GAP)
        return QSize(round(width), round(ROUNDS * line + _GAP))

    def minimumSizeHint(self) -> QSize:
        return self.sizeHint()

    def changeEvent(self, event: QEvent) -> None:
        if event.type() == QEvent.Type.FontChange:
            self.updateGeometry()
        super().changeEvent(event)

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        high = (self.height() - _GAP) / ROUNDS
        for number in _NUMBERS if self._seats else ():
            line = QRectF(0, (number - 1) * high, self.width(), high)
            self._paint_words(painter, line, number)
            self._paint_models(painter, line, number)

    def _paint_words(self, painter: QPainter, line: QRectF, number: int) -> None:
        """Its name, and the turns below."""
        theme, half = current_theme(), painter.fontMetrics().height()
        room = QRectF(line.left(), line.center().y() - half, self._label_width, half)
        painter.setFont(self._bold)
        painter.setPen(QColor(theme.ink))
        painter.drawText(room, int(_LEFT), _round_name(number))
        painter.setFont(self.font())
        painter.setPen(QColor(theme.faded))
        painter.drawText(room.translated(0, half), int(_LEFT), self._turns(number))

    def _paint_models(self, painter: QPainter, line: QRectF, number: int) -> None:
        colour = QColor(seat_colour(self._seats[0], 0))
        place = QRectF(QPointF(self._label_width, line.center().y() - _MODEL / 2), QSize(1, 1))
        place.setSize(place.size() * _MODEL)
        for kind in self._kinds(number):
            paint_model(painter, place, kind, colour, 0)
            place.translate(_MODEL + _GAP, 0)

    def _kinds(self, number: int) -> Iterator[str]:
        """Every single building of a round."""
        for kind, count in Options(len(self._seats)).supply(number)._asdict().items():
            yield from [kind] * count

    def _turns(self, number: int) -> str:
        turns = len(list(self._kinds(number)))
        return translate("OkanaganSetup", "{0} turns each").format(turns)

    @property
    def _bold(self) -> QFont:
        font = QFont(self.font())
        font.setWeight(QFont.Weight.DemiBold)
        return font

    @property
    def _label_width(self) -> float:
        painted = self.fontMetrics()
        words = translate("OkanaganSetup", "{0} turns each").format(_MOST)
        names = (painted.horizontalAdvance(_round_name(number)) * 1.15 for number in _NUMBERS)
        return max(painted.horizontalAdvance(words), *names) + 4 * _GAP


def _round_name(number: int) -> str:
    return translate("OkanaganSetup", "Round {0}").format(number)
