"""The sheet itself: paper, folds, light, and the frame with its letters and numbers."""

from __future__ import annotations

from functools import cache

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QBrush, QColor, QFont, QLinearGradient, QPainter, QPainterPath

from cascadia_qt.games.cryptid.rules.cells import (
    CELLS,
    COLUMNS,
    ROWS,
    cell_at,
    column_of,
    name_of,
    row_of,
    set_of,
)
from cascadia_qt.games.cryptid.views.art.hexes import CELLS_RECT, MAP_RECT, centre, outline_of
from cascadia_qt.games.cryptid.views.art.palette import Sheet
from cascadia_qt.views.art.brush import down, soft_spot, stroke, washes
from cascadia_qt.views.art.curves import outline
from cascadia_qt.views.colour import mixed, veiled

_FRAME = CELLS_RECT.adjusted(-40, -40, 40, 40)
_BAND = 7.0  # how broad the frame is
_LETTER = 25.0  # how tall letters and numbers are
_CREASE = 46.0  # how far the shade of a fold reaches
_BESIDE = 19.0  # of letters and numbers from the cells


def paint_paper(painter: QPainter, colours: Sheet) -> None:
    """The empty sheet, older towards its edges."""
    painter.fillRect(MAP_RECT, colours.paper)
    whole = QPainterPath()
    whole.addRect(MAP_RECT)
    blots = (mixed(colours.paper, colours.rim, 0.5), colours.paper)
    washes(painter, whole, blots, 60, 31)
    shadow = mixed(colours.rim, colours.crease_deep, 0.4)
    soft_spot(painter, CELLS_RECT.center() + QPointF(6, 14), (580, 520), shadow, 0.5)


def paint_shade(painter: QPainter, colours: Sheet, *, dark: bool) -> None:
    """What makes a flat print a sheet of paper: folds, the lamp's light, dim corners."""
    for crease, upright in _creases():
        _paint_crease(painter, colours, crease, upright=upright)
    for cells in _sections():
        seam = outline_of(cells)
        stroke(painter, seam.translated(1.4, 1.4), veiled(colours.crease_deep, 0.55), 2.2)
        stroke(painter, seam.translated(-0.9, -0.9), veiled(colours.crease_lit, 0.85), 2.0)
    lamp = MAP_RECT.topLeft() + QPointF(MAP_RECT.width() * 0.36, MAP_RECT.height() * 0.3)
    soft_spot(painter, lamp, (620, 520), colours.light, 0.14 if dark else 0.22)
    shade = mixed(colours.rim, colours.crease_deep, 0.3)
    for corner in (
        MAP_RECT.topLeft(),
        MAP_RECT.topRight(),
        MAP_RECT.bottomLeft(),
        MAP_RECT.bottomRight(),
    ):
        soft_spot(painter, corner, (430, 400), shade, 0.42)


def paint_frame(painter: QPainter, colours: Sheet) -> None:
    """A band in two colours as surveyors have it, letters and numbers, and the north."""
    inner = _FRAME.adjusted(_BAND, _BAND, -_BAND, -_BAND)
    painter.setPen(Qt.PenStyle.NoPen)
    frame = QPainterPath()
    frame.addRect(_FRAME)
    frame.addRect(inner)
    painter.fillPath(frame, mixed(colours.paper, colours.crease_lit, 0.3))
    for number, piece in enumerate(_pieces()):
        if number % 2 == 0:
            painter.fillRect(piece, mixed(colours.ink, colours.paper, 0.3))
    stroke(painter, frame, colours.ink, 1.4)
    stroke(painter, _outer(), colours.ink, 0.8)
    _paint_names(painter, colours.ink)
    painter.save()
    painter.translate(_FRAME.topLeft() + QPointF(26, 27))
    _paint_north(painter, colours)
    painter.restore()


def _outer() -> QPainterPath:
    path = QPainterPath()
    path.addRect(_FRAME.adjusted(-4, -4, 4, 4))
    return path


@cache
def _pieces() -> tuple[QRectF, ...]:
    """The pieces of the band, a column or a row each, along all four sides."""
    across = _FRAME.width() / COLUMNS
    upright = (_FRAME.height() - 2 * _BAND) / ROWS
    pieces = []
    for top in (_FRAME.top(), _FRAME.bottom() - _BAND):
        for column in range(COLUMNS):
            pieces.append(QRectF(_FRAME.left() + column * across, top, across, _BAND))
    for left in (_FRAME.left(), _FRAME.right() - _BAND):
        for row in range(ROWS):
            top = _FRAME.top() + _BAND + row * upright
            pieces.append(QRectF(left, top, _BAND, upright))
    return tuple(pieces)


def _paint_names(painter: QPainter, ink: QColor) -> None:
    """Letters above and below the columns, numbers beside the rows, each where its cells are."""
    font = QFont(painter.font())
    font.setPixelSize(round(_LETTER))
    font.setWeight(QFont.Weight.DemiBold)
    painter.setFont(font)
    painter.setPen(ink)
    for column in range(COLUMNS):
        letter = name_of(column)[0]
        x = centre(cell_at(column, 0)).x()
        for y in (CELLS_RECT.top() - _BESIDE, CELLS_RECT.bottom() + _BESIDE):
            _paint_name(painter, QPointF(x, y), letter)
    for row in range(ROWS):
        for column, x in (
            (0, CELLS_RECT.left() - _BESIDE),
            (COLUMNS - 1, CELLS_RECT.right() + _BESIDE),
        ):
            cell = cell_at(column, row)
            _paint_name(painter, QPointF(x, centre(cell).y()), name_of(cell)[1:])


def _paint_name(painter: QPainter, place: QPointF, name: str) -> None:
    room = QRectF(0, 0, _LETTER * 1.6, _LETTER * 1.4)
    room.moveCenter(place)
    painter.drawText(room, Qt.AlignmentFlag.AlignCenter, name)


def _paint_north(painter: QPainter, colours: Sheet) -> None:
    """A small star that points upwards."""
    for turn in range(0, 360, 90):
        painter.save()
        painter.rotate(turn)
        size = 0.19 if turn == 0 else 0.13
        painter.scale(100 * size, 100 * size)
        painter.fillPath(outline("0,-100! 0,0! -22,-22!"), veiled(colours.ink, 0.55))
        painter.fillPath(outline("0,-100! 22,-22! 0,0!"), colours.ink)
        painter.restore()
    ring = QPainterPath()
    ring.addEllipse(QPointF(0, 0), 8.5, 8.5)
    stroke(painter, ring, colours.ink, 0.8)


@cache
def _sections() -> tuple[int, ...]:
    """The cells of each of the six slots."""
    return tuple(
        set_of(cell for cell in CELLS if (row_of(cell) // 3, column_of(cell) // 6) == slot)
        for slot in ((row, column) for row in range(3) for column in range(2))
    )


def _creases() -> list[tuple[float, bool]]:
    """Where the sheet is folded: along its upright middle, and twice across."""
    middle = CELLS_RECT.center().x()
    heights = [CELLS_RECT.top() + CELLS_RECT.height() * part / 3 for part in (1, 2)]
    return [(middle, True), *((height, False) for height in heights)]


def _paint_crease(painter: QPainter, colours: Sheet, place: float, *, upright: bool) -> None:
    """The lit side of a fold and its shaded side, all over the sheet."""
    lit, deep = veiled(colours.crease_lit, 0.0), veiled(colours.crease_deep, 0.0)
    light = veiled(colours.crease_lit, 0.2)
    shade = veiled(colours.crease_deep, 0.24)
    if upright:
        before = QRectF(place - _CREASE, MAP_RECT.top(), _CREASE, MAP_RECT.height())
        after = before.translated(_CREASE, 0)
        painter.fillRect(before, _sideways(before, lit, light))
        painter.fillRect(after, _sideways(after, shade, deep))
    else:
        before = QRectF(MAP_RECT.left(), place - _CREASE, MAP_RECT.width(), _CREASE)
        after = before.translated(0, _CREASE)
        painter.fillRect(before, down(before, lit, light))
        painter.fillRect(after, down(after, shade, deep))


def _sideways(box: QRectF, *colours: QColor) -> QBrush:
    """`colours` from the left to the right of `box`."""
    light = QLinearGradient(box.topLeft(), box.topRight())
    for index, colour in enumerate(colours):
        light.setColorAt(index / (len(colours) - 1), colour)
    return QBrush(light)
