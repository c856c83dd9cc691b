"""A tab with the token and the name of an animal."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QFontMetrics, QPainter, QPainterPath

from cascadia_qt.games.cascadia.rules.terms import Wildlife
from cascadia_qt.games.cascadia.views.art import palette
from cascadia_qt.games.cascadia.views.art.faces import Faces
from cascadia_qt.games.cascadia.views.cards.art import CORNER, paint_animal
from cascadia_qt.games.cascadia.views.setup.pictures import FacesButton
from cascadia_qt.games.cascadia.words.names import species_name
from cascadia_qt.views.theme import current_theme

_SIZE = QSize(104, 46)
_TOKEN = 15.0
_BAR = 4  # the height of the line below the one that is chosen


class AnimalTab(FacesButton):
    """One of several that exclude each other."""

    def __init__(self, species: Wildlife, faces: Faces) -> None:
        super().__init__(faces)
        self._species = species
        self.setCheckable(True)
        self.setAutoExclusive(True)
        self.name_animal()

    def name_animal(self) -> None:
        self.setText(species_name(self._species))
        self.setAccessibleName(self.text())
        self.updateGeometry()

    def sizeHint(self) -> QSize:
        return _SIZE.expandedTo(self.minimumSizeHint())

    def minimumSizeHint(self) -> QSize:
        words = QFontMetrics(self.bold()).horizontalAdvance(self.text())
        return QSize(round(2 * _TOKEN) + 22 + words, _SIZE.height())

    def paint_picture(self, painter: QPainter) -> None:
        theme = current_theme()
        chosen = self.isChecked()
        middle = (self.height() - _BAR) / 2
        paint_animal(painter, self.faces, self._species, QPointF(_TOKEN + 8, middle), _TOKEN)
        painter.setFont(self.bold() if chosen else self.font())
        painter.setPen(QColor(theme.ink if chosen else theme.faded))
        words = QRectF(2 * _TOKEN + 14, 0, self.width() - 2 * _TOKEN - 16, self.height() - _BAR)
        painter.drawText(words, int(Qt.AlignmentFlag.AlignVCenter), self.text())
        if chosen:
            self._paint_bar(painter)

    def _paint_bar(self, painter: QPainter) -> None:
        inside = QRectF(self.rect()).adjusted(2, 2, -2, -2)
        rounded, bar = QPainterPath(), QPainterPath()
        rounded.addRoundedRect(inside, CORNER - 2, CORNER - 2)
        bar.addRect(inside.adjusted(0, inside.height() - _BAR, 0, 0))
        painter.fillPath(rounded.intersected(bar), palette.WILDLIFE[self._species].base)
