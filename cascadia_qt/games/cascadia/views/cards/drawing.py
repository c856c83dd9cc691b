"""An example of a scoring card, drawn and lit by what the engine says of it."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF, QSizeF
from PySide6.QtGui import QColor, QFont, QPainter, QPen, QPixmap
from PySide6.QtWidgets import QApplication

from cascadia_qt.games.cascadia.rules.drawing import drawn_cells
from cascadia_qt.games.cascadia.rules.scoring.rulings import Scoring
from cascadia_qt.games.cascadia.rules.terms import Wildlife
from cascadia_qt.games.cascadia.views.art.faces import Faces, level_for
from cascadia_qt.games.cascadia.views.table.board_items import TOKEN_RADIUS, draw_centred
from cascadia_qt.games.cascadia.views.why.lights import Lights
from cascadia_qt.games.cascadia.words.card_examples import example_units
from cascadia_qt.games.cascadia.words.examples.example import Example
from cascadia_qt.rules.grid import Grid
from cascadia_qt.views.art.face_cache import painted
from cascadia_qt.views.colour import veiled
from cascadia_qt.views.layout import TILE_RADIUS, layout_for
from cascadia_qt.views.theme import Theme, current_theme

_LARGEST = 24 / TILE_RADIUS  # pixels to a scene unit, however much room there is
_FLAG_TEXT = 11.0  # pixels
_TRIES = 4
_CELL = 0.94  # of a cell is filled
_CELL_LINE = 0.5
_PAGE = QSizeF(250, 120)  # on a page of the help


class Drawing:
    """Cells, tokens and lights.

    Attributes:
        units: what the engine says of it.
        points: what it earns in all.
        better: what it would earn if it were right.
    """

    def __init__(self, grid: Grid, scoring: Scoring, species: Wildlife, example: Example) -> None:
        def points(drawing: str) -> int:
            return sum(unit.points for unit in example_units(grid, scoring, species, drawing))

        self.example = example
        self.units = example_units(grid, scoring, species, example.drawing)
        self.points = points(example.drawing)
        self.better = self.points if example.right else points(example.better)
        self._layout = layout_for(grid)
        self._cells = drawn_cells(grid, example.drawing)
        self._fitted: tuple[QFont, QSizeF, Lights, float] | None = None

    def lights(self, font: QFont, size: QSizeF) -> tuple[Lights, float]:
        """The lights, and how many pixels of a room of `size` a scene unit is.

        There are flags with points only; why the rest earns nothing is said below the picture.
        """
        if self._fitted is not None and self._fitted[:2] == (font, size):
            return self._fitted[2:]
        scale = _LARGEST
        for _ in range(_TRIES):
            text = _FLAG_TEXT / scale
            lights = Lights(self._layout, self.units, font, tuple(self._cells), text)
            lights.flags = tuple(flag for flag in lights.flags if not flag.loses)
            whole = lights.bounds()
            scale = min(scale, size.width() / whole.width(), size.height() / whole.height())
        self._fitted = QFont(font), size, lights, scale
        return lights, scale

    def paint(
        self, painter: QPainter, room: QRectF, font: QFont, faces: Faces, theme: Theme
    ) -> None:
        """In the middle of `room`, as large as it allows."""
        lights, scale = self.lights(font, room.size())
        painter.save()
        painter.translate(room.center())
        painter.scale(scale, scale)
        painter.translate(-lights.bounds().center())
        self._paint_cells(painter, theme, 1 / scale)
        self._paint_tokens(painter, faces, level_for(TOKEN_RADIUS * scale))
        lights.paint(painter, theme)
        painter.restore()

    def _paint_cells(self, painter: QPainter, theme: Theme, line: float) -> None:
        painter.setPen(QPen(veiled(QColor(theme.faded), _CELL_LINE), line))
        painter.setBrush(QColor(theme.raised))
        for cell in self._cells:
            painter.save()
            painter.translate(self._layout.centre(cell))
            painter.scale(_CELL, _CELL)
            painter.drawPolygon(self._layout.outline())
            painter.restore()

    def _paint_tokens(self, painter: QPainter, faces: Faces, level: int) -> None:
        ratio = painter.device().devicePixelRatioF()
        for cell, species in self._cells.items():
            if species is not None:
                painter.save()
                painter.translate(self._layout.centre(cell))
                draw_centred(painter, faces.token(species, level, ratio), TOKEN_RADIUS, level)
                painter.restore()


def drawing_picture(drawing: Drawing, faces: Faces, ratio: float) -> QPixmap:
    """A drawing for a page of the help."""
    room = QRectF(QPointF(-_PAGE.width() / 2, -_PAGE.height() / 2), _PAGE)

    def paint(painter: QPainter) -> None:
        drawing.paint(painter, room, QApplication.font(), faces, current_theme())

    return painted((_PAGE * ratio).toSize(), ratio, paint)
