"""An open field notebook: two pages on a spiral, and a strip of the scenarios at their foot."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QEvent, QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QHelpEvent, QLinearGradient, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QWidget

from cascadia_qt.games.cascadia.rules.scenarios import SCENARIOS
from cascadia_qt.games.cascadia.views.art.seal import paint_seal
from cascadia_qt.games.cascadia.views.notebook.memories import Passed, day_words
from cascadia_qt.games.cascadia.words.goals import scenario_name
from cascadia_qt.views.colour import mixed, veiled
from cascadia_qt.views.table.panel_look import number_font
from cascadia_qt.views.text_size import for_a_line
from cascadia_qt.views.theme import current_theme
from cascadia_qt.views.tips import show_tip
from cascadia_qt.words.language import listed

SPIRAL = 40  # the room between the pages
_CORNER = 10.0
_RING_STEP, _RING = 24, 11.0
_SHADE = 48.0  # of the fold
_DISC = 13.0
_STRIP = 48


class NotebookPaper(QWidget):
    """Paints the pages; what is written on them are its children."""

    def __init__(self) -> None:
        super().__init__()

    def paintEvent(self, event: QPaintEvent) -> None:
        painter, theme = QPainter(self), current_theme()
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        whole = QRectF(self.rect()).adjusted(1, 1, -1, -3)
        self._paint_edges(painter, whole)
        painter.setPen(QPen(QColor(theme.line), 1))
        painter.setBrush(QColor(theme.raised))
        painter.drawRoundedRect(whole, _CORNER, _CORNER)
        self._paint_fold(painter, whole)
        top = whole.top() + _RING_STEP
        while top < whole.bottom() - _RING_STEP / 2:
            self._paint_ring(painter, QPointF(whole.center().x(), top))
            top += _RING_STEP

    def _paint_edges(self, painter: QPainter, whole: QRectF) -> None:
        """Some more leaves below the open ones."""
        theme = current_theme()
        painter.setPen(QPen(QColor(theme.line), 1))
        painter.setBrush(mixed(QColor(theme.raised), QColor(theme.line), 0.4))
        painter.drawRoundedRect(whole.translated(0, 2), _CORNER, _CORNER)

    def _paint_fold(self, painter: QPainter, whole: QRectF) -> None:
        """The pages darken towards the fold."""
        shade = QColor(current_theme().sunken)
        middle = whole.center().x()
        for side in (-1, 1):
            light = QLinearGradient(middle, 0, middle + side * _SHADE, 0)
            light.setColorAt(0, veiled(shade, 0.9))
            light.setColorAt(1, veiled(shade, 0.0))
            left = middle - _SHADE if side < 0 else middle
            painter.fillRect(QRectF(left, whole.top() + 1, _SHADE, whole.height() - 2), light)

    def _paint_ring(self, painter: QPainter, middle: QPointF) -> None:
        """A wire that goes through a hole in each page."""
        theme = current_theme()
        ink = QColor(theme.faded)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(veiled(ink, 0.55))
        for side in (-1, 1):
            painter.drawEllipse(middle + QPointF(side * _RING, 0), 2.5, 2.5)
        painter.setBrush(Qt.BrushStyle.NoBrush)
        box = QRectF(middle.x() - _RING, middle.y() - 6, 2 * _RING, 10)
        for colour, width in ((ink, 3.0), (mixed(ink, QColor(theme.raised), 0.6), 1.2)):
            pen = QPen(colour, width)
            pen.setCapStyle(Qt.PenCapStyle.RoundCap)
            painter.setPen(pen)
            painter.drawArc(box, 0, 180 * 16)


class PassStrip(QWidget):
    """A place a scenario: sealed with its number below, or empty with its number inside."""

    def __init__(self) -> None:
        super().__init__()
        self._passes: dict[int, Passed] = {}
        self.setMouseTracking(True)

    def sizeHint(self) -> QSize:
        return QSize(len(SCENARIOS) * 3 * round(_DISC), _STRIP)

    def minimumSizeHint(self) -> QSize:
        return self.sizeHint()

    def show_passes(self, passes: Sequence[Passed]) -> None:
        self._passes = {one.scenario: one for one in passes}
        told = (self._said(one) for one in self._passes.values())
        self.setAccessibleDescription(listed(told))
        self.update()

    def _said(self, one: Passed) -> str:
        return f"{scenario_name(one.scenario)}, {day_words(one.on)}"

    def _middle(self, number: int) -> QPointF:
        part = self.width() / len(SCENARIOS)
        return QPointF((number - 0.5) * part, _DISC + 2)

    def paintEvent(self, event: QPaintEvent) -> None:
        painter, theme = QPainter(self), current_theme()
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        for scenario in SCENARIOS:
            middle, passed = self._middle(scenario.number), scenario.number in self._passes
            box = QRectF(middle.x() - 20, middle.y() - _DISC, 40, 2 * _DISC)
            if passed:
                paint_seal(painter, middle, _DISC)
                box = QRectF(box.left(), box.bottom() + 1, box.width(), 18)
            else:
                painter.setPen(QPen(QColor(theme.faded), 1, Qt.PenStyle.DotLine))
                painter.setBrush(Qt.BrushStyle.NoBrush)
                painter.drawEllipse(middle, _DISC - 1, _DISC - 1)
            painter.setFont(number_font(self.font(), 0.9, strong=passed))
            painter.setPen(QColor(theme.ink if passed else theme.faded))
            line = for_a_line(box, painter)
            painter.drawText(line, Qt.AlignmentFlag.AlignCenter, str(scenario.number))

    def event(self, event: QEvent) -> bool:
        if not isinstance(event, QHelpEvent) or event.type() is not QEvent.Type.ToolTip:
            return super().event(event)
        number = int(event.pos().x() * len(SCENARIOS) / self.width()) + 1
        one = self._passes.get(number)
        words = scenario_name(number) if one is None else self._said(one)
        show_tip(event.globalPos(), words, self)
        return True
