"""Goals as little pictures, with ticks and bars for how they stand."""

from __future__ import annotations

from PySide6.QtCore import QLineF, QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QFontMetricsF, QPainter, QPainterPath, QPen, QTransform

from cascadia_qt.games.cascadia.rules.goals import Goal
from cascadia_qt.games.cascadia.rules.terms import Habitat, Wildlife
from cascadia_qt.games.cascadia.views.art.faces import Faces
from cascadia_qt.games.cascadia.views.art.palette import HABITAT, WILDLIFE
from cascadia_qt.games.cascadia.views.art.vignette import paint_vignette
from cascadia_qt.games.cascadia.views.goals.emblem import Emblem, Mark, Picture, Subject, emblem
from cascadia_qt.games.cascadia.views.table.live_panel import paint_token
from cascadia_qt.views.colour import veiled
from cascadia_qt.views.layout import TILE_RADIUS, HexLayout
from cascadia_qt.views.marks import TICK, Stroke
from cascadia_qt.views.table.panel_look import number_font
from cascadia_qt.views.text_size import for_a_line
from cascadia_qt.views.theme import Theme, current_theme

CROSS: tuple[Stroke, Stroke] = (((-3.2, -3.2), (3.2, 3.2)), ((-3.2, 3.2), (3.2, -3.2)))
MARK_RADIUS = 8.0
_STEP, _WIDE_STEP = 1.8, 2.2  # from picture to picture, in radii
_LABEL_GAP = 5.0

Flag = Qt.AlignmentFlag


class GoalArt:
    """Paints goals with the faces and colours of a window."""

    def __init__(self, faces: Faces) -> None:
        self.faces = faces

    def emblem_width(self, painter: QPainter, goal: Goal, radius: float) -> float:
        shown = emblem(goal)
        width = self._pictures_width(shown, radius)
        if shown.label:
            metrics = QFontMetricsF(number_font(painter.font(), strong=True))
            width += _LABEL_GAP + metrics.horizontalAdvance(shown.label)
        return width

    def _pictures_width(self, shown: Emblem, radius: float) -> float:
        return radius * (2 + _step(shown) * (len(shown.subjects) - 1))

    def paint_emblem(self, painter: QPainter, goal: Goal, left: QPointF, radius: float) -> None:
        """The picture of a goal; `left` is the middle of its left side."""
        shown = emblem(goal)
        painter.save()
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        for number, subject in enumerate(shown.subjects):
            middle = left + QPointF(radius * (1 + _step(shown) * number), 0)
            self._paint_subject(painter, subject, middle, radius)
        width = self._pictures_width(shown, radius)
        if shown.struck:
            self._strike(painter, left + QPointF(width / 2, 0), width, radius)
        if shown.label:
            painter.setFont(number_font(painter.font(), strong=True))
            painter.setPen(QColor(current_theme().ink))
            box = QRectF(left.x() + width + _LABEL_GAP, left.y() - radius, 200, 2 * radius)
            line = for_a_line(box, painter)
            painter.drawText(line, Flag.AlignVCenter | Flag.AlignLeft, shown.label)
        painter.restore()

    def _paint_subject(
        self, painter: QPainter, subject: Subject, middle: QPointF, radius: float
    ) -> None:
        theme = current_theme()
        match subject:
            case Wildlife() as species:
                paint_token(painter, self.faces, species, middle, radius)
            case Habitat() as habitat:
                painter.save()
                painter.translate(middle)
                paint_vignette(painter, self.faces, habitat, 2.1 * radius, theme.ink)
                painter.restore()
            case Picture.SUM:
                self._paint_sum(painter, middle, radius)
            case Picture.ANIMALS:
                _paint_animals(painter, middle, radius, theme)
            case Picture.NATURE:
                paint_token(painter, self.faces, None, middle, radius)
            case Picture.KEYSTONE:
                self._paint_keystone(painter, middle, radius)
            case _:
                self._paint_land(painter, middle, radius, leading=subject is Picture.LEAD)

    def _paint_sum(self, painter: QPainter, middle: QPointF, radius: float) -> None:
        theme = current_theme()
        painter.setPen(QPen(QColor(theme.faded), 1.2))
        painter.setBrush(QColor(theme.paper))
        painter.drawEllipse(middle, radius - 0.6, radius - 0.6)
        base = painter.font()
        font = number_font(base, strong=True)
        font.setPixelSize(max(8, round(radius * 1.15)))
        painter.setFont(font)
        painter.setPen(QColor(theme.ink))
        box = QRectF(middle.x() - radius, middle.y() - radius, 2 * radius, 2 * radius)
        painter.drawText(box, Flag.AlignCenter, "Σ")
        painter.setFont(base)

    def _paint_land(
        self, painter: QPainter, middle: QPointF, radius: float, *, leading: bool
    ) -> None:
        """A tile striped with all five habitats, with a pennant if it is about leading."""
        tile = _tile_path(middle, radius)
        box = tile.boundingRect()
        part = box.width() / len(Habitat)
        painter.save()
        painter.setClipPath(tile)
        for place, habitat in enumerate(Habitat):
            strip = QRectF(box.left() + place * part, box.top(), part + 0.5, box.height())
            painter.fillRect(strip, HABITAT[habitat].base)
        painter.restore()
        painter.strokePath(tile, QPen(veiled(QColor(current_theme().ink), 0.5), 1))
        if leading:
            self._paint_pennant(painter, middle, radius)

    def _paint_pennant(self, painter: QPainter, middle: QPointF, radius: float) -> None:
        theme = current_theme()
        foot, top = QPointF(0, 0.55 * radius), QPointF(0, -1.1 * radius)
        painter.setPen(QPen(QColor(theme.ink), 1.4))
        painter.drawLine(middle + foot, middle + top)
        cloth = QPainterPath(middle + top)
        cloth.lineTo(middle + top + QPointF(0.95 * radius, 0.36 * radius))
        cloth.lineTo(middle + top + QPointF(0, 0.75 * radius))
        cloth.closeSubpath()
        painter.setPen(QPen(QColor(theme.raised), 1))
        painter.setBrush(QColor(theme.loss))
        painter.drawPath(cloth)

    def _paint_keystone(self, painter: QPainter, middle: QPointF, radius: float) -> None:
        tile = _tile_path(middle, radius)
        painter.fillPath(tile, HABITAT[Habitat.WETLAND].base)
        painter.strokePath(tile, QPen(veiled(QColor(current_theme().ink), 0.5), 1))
        paint_token(painter, self.faces, None, middle, 0.58 * radius)

    def _strike(self, painter: QPainter, middle: QPointF, width: float, radius: float) -> None:
        """A stroke from corner to corner, on a rim of paper so that it is seen on anything."""
        theme = current_theme()
        reach = QPointF(min(width / 2, radius), radius) * 0.92
        line = QLineF(
            middle + QPointF(-reach.x(), reach.y()), middle + QPointF(reach.x(), -reach.y())
        )
        cap = Qt.PenCapStyle.RoundCap
        for colour, thick in ((theme.raised, 3.6), (theme.loss, 1.9)):
            painter.setPen(QPen(QColor(colour), thick, Qt.PenStyle.SolidLine, cap))
            painter.drawLine(line)

    def paint_mark(self, painter: QPainter, middle: QPointF, mark: Mark) -> None:
        """A disc with a tick, a ring with a tick, a ring, or a disc with a cross."""
        theme, radius = current_theme(), MARK_RADIUS
        colour = QColor(theme.loss if mark is Mark.PASSED else theme.why)
        if mark in (Mark.REACHED, Mark.PASSED):
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(colour)
            painter.drawEllipse(middle, radius, radius)
            ink = QColor(theme.raised)
        else:
            dotted = Qt.PenStyle.DotLine if mark is Mark.HOLDING else Qt.PenStyle.SolidLine
            ink = QColor(theme.faded)
            painter.setPen(QPen(ink, 1.3, dotted))
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.drawEllipse(middle, radius - 0.7, radius - 0.7)
        strokes = {Mark.OPEN: (), Mark.PASSED: CROSS, Mark.MISSED: CROSS}.get(mark, (TICK,))
        paint_strokes(painter, middle, ink, *strokes)

    def paint_bar(self, painter: QPainter, bar: QRectF, part: float, mark: Mark) -> None:
        """How much is done; full bars have the colour of the tick."""
        theme = current_theme()
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(QColor(theme.sunken))
        round_ = bar.height() / 2
        painter.drawRoundedRect(bar, round_, round_)
        done = QRectF(bar.left(), bar.top(), bar.width() * part, bar.height())
        if done.width() >= bar.height():
            painter.setBrush(QColor(theme.why if mark is Mark.REACHED else theme.gold))
            painter.drawRoundedRect(done, round_, round_)


def paint_strokes(
    painter: QPainter, middle: QPointF, ink: QColor, *strokes: Stroke, scale: float = 0.9
) -> None:
    cap, join = Qt.PenCapStyle.RoundCap, Qt.PenJoinStyle.RoundJoin
    painter.setPen(QPen(ink, 2 * scale, Qt.PenStyle.SolidLine, cap, join))
    for stroke in strokes:
        painter.drawPolyline([middle + QPointF(x, y) * scale for x, y in stroke])


def _step(shown: Emblem) -> float:
    """What touches overlaps a little; a sum stands beside what it is of."""
    return _WIDE_STEP if Picture.SUM in shown.subjects else _STEP


def _tile_path(middle: QPointF, radius: float) -> QPainterPath:
    scale = 1.05 * radius / TILE_RADIUS
    place = QTransform.fromTranslate(middle.x(), middle.y()).scale(scale, scale)
    tile = QPainterPath()
    tile.addPolygon(place.map(HexLayout().outline()))
    tile.closeSubpath()
    return tile


def _paint_animals(painter: QPainter, middle: QPointF, radius: float, theme: Theme) -> None:
    """Five dots in the colours of the tokens, as on a die."""
    places = ((-1, -1), (1, -1), (0, 0), (-1, 1), (1, 1))
    painter.setPen(QPen(veiled(QColor(theme.ink), 0.5), 1))
    for species, (across, down) in zip(Wildlife, places, strict=True):
        painter.setBrush(WILDLIFE[species].base)
        painter.drawEllipse(
            middle + QPointF(across, down) * 0.55 * radius, 0.4 * radius, 0.4 * radius
        )
