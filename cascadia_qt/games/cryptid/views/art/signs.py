"""Signs of what is done in the game: asking, searching, notes and votes.

Each paints in a square from -1 to 1.
"""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QColor, QPainter, QPainterPath

from cascadia_qt.games.cryptid.views.art import palette
from cascadia_qt.games.cryptid.views.art.hexes import CELL, RADIUS
from cascadia_qt.games.cryptid.views.art.territories import paint_paw
from cascadia_qt.views.art.brush import across, down, soft_spot, stroke
from cascadia_qt.views.art.curves import ellipse, merged, outline
from cascadia_qt.views.colour import veiled

_LINE = 0.08


def _body(painter: QPainter, path: QPainterPath, lit: QColor, deep: QColor) -> None:
    """A shape that stands out from paper and from the night."""
    stroke(painter, path, veiled(palette.SNOW, 0.6), _LINE * 2)
    painter.fillPath(path, across(path.boundingRect(), lit, deep))
    stroke(painter, path, palette.INK, _LINE)


def _pen(*points: tuple[float, float]) -> QPainterPath:
    path = QPainterPath(QPointF(*points[0]))
    for point in points[1:]:
        path.lineTo(*point)
    return path


def ask(painter: QPainter) -> None:
    """A speech bubble with a question mark."""
    bubble = outline(
        "0,-88 54,-78 84,-40 86,-4 62,34 22,48! -30,88! -22,50! -62,34 -86,-4 -84,-40 -54,-78"
    )
    _body(painter, bubble, palette.SNOW, palette.NOTE_DEEP)
    mark = QPainterPath(QPointF(-0.26, -0.4))
    mark.cubicTo(-0.24, -0.82, 0.38, -0.74, 0.28, -0.32)
    mark.cubicTo(0.22, -0.12, 0.0, -0.12, 0.0, 0.08)
    stroke(painter, mark, palette.NO, 0.2)
    painter.fillPath(ellipse(0, 29, 11.5, 11.5), palette.NO)


def search(painter: QPainter) -> None:
    """A lens above a print."""
    handle = _pen((0.32, 0.36), (0.8, 0.82))
    stroke(painter, handle, veiled(palette.SNOW, 0.6), 0.36)
    stroke(painter, handle, palette.INK, 0.3)
    stroke(painter, handle, palette.WOOD, 0.17)
    lens = ellipse(-18, -18, 62, 62)
    _body(painter, lens, palette.SNOW, palette.FLAME)
    painter.save()
    painter.translate(-0.18, -0.2)
    painter.scale(0.42, 0.42)
    paint_paw(painter, "bear", palette.WOOD_DEEP, palette.SNOW)
    painter.restore()
    stroke(painter, lens, palette.INK, 0.24)
    stroke(painter, lens, palette.BRASS, 0.13)


def clue(painter: QPainter) -> None:
    """A folded note whose corner one may lift."""
    note = outline("-66,-88! 66,-88! 66,40! 22,86! -66,86!")
    _body(painter, note, palette.SNOW, palette.NOTE_DEEP)
    for row, right in ((-52, 44), (-26, 44), (0, 30)):
        stroke(painter, _pen((-0.42, row / 100), (right / 100, row / 100)), palette.WOOD, 0.09)
    corner = outline("22,86! 20,38 66,40!")
    _body(painter, corner, palette.NOTE, palette.BRASS)
    seal = ellipse(-24, 42, 25, 25)
    _body(painter, seal, palette.NO, palette.NO.darker(140))
    star = outline("-24,26! -19,37! -8,42! -19,47! -24,58! -29,47! -40,42! -29,37!")
    painter.fillPath(star, palette.NOTE)


def sheet(painter: QPainter) -> None:
    """The deduction sheet: a table of ticks and crosses."""
    paper = QPainterPath()
    paper.addRoundedRect(QRectF(-0.78, -0.88, 1.56, 1.76), 0.1, 0.1)
    _body(painter, paper, palette.SNOW, palette.NOTE_DEEP)
    for part in (-0.3, 0.3):
        stroke(painter, _pen((-0.78, part), (0.78, part)), palette.WOOD, 0.05)
    stroke(painter, _pen((0, -0.88), (0, 0.88)), palette.WOOD, 0.05)
    for x, y, ticked in (
        (-0.38, -0.58, True),
        (0.38, -0.58, False),
        (-0.38, 0.0, False),
        (0.38, 0.0, True),
        (-0.38, 0.58, True),
    ):
        if ticked:
            tick = _pen((x - 0.2, y), (x - 0.05, y + 0.15), (x + 0.22, y - 0.16))
            stroke(painter, tick, palette.YES, 0.13)
        else:
            stroke(painter, _pen((x - 0.16, y - 0.15), (x + 0.16, y + 0.15)), palette.NO, 0.13)
            stroke(painter, _pen((x + 0.16, y - 0.15), (x - 0.16, y + 0.15)), palette.NO, 0.13)


def hint(painter: QPainter) -> None:
    """A lit candle in its holder."""
    soft_spot(painter, QPointF(0, -0.42), (0.97, 0.57), palette.FLAME, 0.95)
    candle = outline("-22,-14! 22,-14! 22,60! -22,60!")
    _body(painter, candle, palette.SNOW, palette.NOTE_DEEP)
    _body(painter, outline("-70,56! 70,56! 48,88! -48,88!"), palette.BRASS_LIT, palette.BRASS_DEEP)
    flame = outline("2,-92! 18,-64 26,-44 16,-22 0,-16 -16,-22 -24,-44 -10,-66")
    painter.fillPath(flame, down(flame.boundingRect(), palette.FLAME_DEEP, palette.FLAME))
    stroke(painter, flame, palette.BRASS_DEEP, 0.07)
    painter.fillPath(outline("2,-62! 10,-42 8,-28 0,-24 -8,-28 -9,-42"), palette.FLAME_LIT)


def agree(painter: QPainter) -> None:
    """A tick on a round seal."""
    _body(painter, ellipse(0, 0, 86, 86), palette.YES.lighter(130), palette.YES)
    stroke(painter, _pen((-0.42, 0.02), (-0.12, 0.34), (0.44, -0.36)), palette.SNOW, 0.24)


def refuse(painter: QPainter) -> None:
    """A cross on a sign with eight corners."""
    sign = outline("-36,-86! 36,-86! 86,-36! 86,36! 36,86! -36,86! -86,36! -86,-36!")
    _body(painter, sign, palette.NO.lighter(125), palette.NO)
    for end in (0.36, -0.36):
        stroke(painter, _pen((-0.36, -end), (0.36, end)), palette.SNOW, 0.24)


def habitat(painter: QPainter) -> None:
    """The cell that all look for: a foot that nobody knows, in a gold ring."""
    painter.save()
    painter.scale(0.85 / RADIUS, 0.85 / RADIUS)
    stroke(painter, CELL, veiled(palette.SNOW, 0.6), 12)
    painter.fillPath(CELL, palette.NIGHT)
    stroke(painter, CELL, palette.INK, 8)
    stroke(painter, CELL, palette.FLAME, 4.5)
    painter.restore()
    toes = ((-26, -30, 9, 15, -16), (-2, -40, 10, 17, 0), (24, -32, 9, 15, 14))
    foot = outline("0,-16 24,-12 28,6 18,26 16,48 0,58 -16,48 -18,26 -28,6 -22,-12")
    whole = merged((foot, *(ellipse(*toe) for toe in toes)))
    painter.fillPath(whole, down(whole.boundingRect(), palette.FLAME_LIT, palette.FLAME))


SIGNS = {
    "ask": ask,
    "search": search,
    "clue": clue,
    "sheet": sheet,
    "hint": hint,
    "agree": agree,
    "refuse": refuse,
    "habitat": habitat,
}
