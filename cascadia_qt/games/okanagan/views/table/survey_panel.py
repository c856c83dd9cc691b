"""Helps beside the valley: my points if it ended now, rewards in the stock and tiles to come."""

from __future__ import annotations

from dataclasses import dataclass

from PySide6.QtCore import QCoreApplication, QEvent, QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QFont, QFontMetricsF, QHelpEvent, QPainter, QPaintEvent
from PySide6.QtWidgets import QSizePolicy, QWidget

from cascadia_qt.games.okanagan.rules.rewards import REWARDS, SHAPES, TERRAINS, Holding
from cascadia_qt.games.okanagan.views.art.faces import Faces
from cascadia_qt.games.okanagan.views.table.drawing import draw_reward, draw_swatch
from cascadia_qt.views.help.subject import explain
from cascadia_qt.views.table.panel_look import EDGE, number_font, paint_card, panel_width
from cascadia_qt.views.theme import current_theme
from cascadia_qt.views.tips import show_tip

translate = QCoreApplication.translate

_BETWEEN = 6.0
_APART = 5.0  # one count from the next
_UNTOLD = "?"  # as long as nobody in particular looks
_LEFT = Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter
_RIGHT = Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter


@dataclass(frozen=True, slots=True)
class Survey:
    """What can be counted.

    Attributes:
        points: of whoever looks, if the game ended now; None for nobody in particular.
        why: how they come about.
        tiles: of those that nobody knows, how many have each terrain.
        over: whether nothing of it changes any more.
    """

    points: int | None
    why: str
    stock: Holding
    tiles: tuple[int, ...]
    spoken: str
    over: bool = False


class SurveyPanel(QWidget):
    """Three lines of numbers on a card."""

    def __init__(self, faces: Faces) -> None:
        super().__init__()
        explain(self, "table#helps")
        self.setObjectName("okanagan_survey")
        self._faces = faces
        self.survey: Survey | None = None
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)

    def show_survey(self, survey: Survey) -> None:
        if survey != self.survey:
            self.survey = survey
            self.setAccessibleDescription(f"{survey.spoken} {survey.why}".strip())
            self.update()

    @property
    def _line(self) -> float:
        return QFontMetricsF(self.font()).height() + 2

    @property
    def _side(self) -> float:
        across = panel_width(self.font()) - 2 * EDGE - 3 * _BETWEEN
        return across / len(REWARDS)

    def sizeHint(self) -> QSize:
        high = 2 * EDGE + 5 * self._line + self._side + 2 * _APART + 1
        return QSize(panel_width(self.font()), round(high))

    def minimumSizeHint(self) -> QSize:
        return self.sizeHint()

    def event(self, event: QEvent) -> bool:
        if isinstance(event, QHelpEvent) and self.survey is not None:
            first = event.pos().y() < EDGE + self._line
            show_tip(event.globalPos(), self.survey.why if first else self.survey.spoken, self)
            return True
        if event.type() == QEvent.Type.LanguageChange:
            self.update()
        return super().event(event)

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.FontChange:
            self.updateGeometry()

    def paintEvent(self, event: QPaintEvent) -> None:
        painter, survey = QPainter(self), self.survey
        paint_card(painter, self, current_theme())
        if survey is None:
            return
        painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
        inside = QRectF(self.rect()).adjusted(EDGE, EDGE, -EDGE, -EDGE)
        row = QRectF(inside.left(), inside.top(), inside.width(), self._line)
        self._write(painter, row, points_label(over=survey.over))
        strong = number_font(self.font(), 1.1, strong=True)
        points = _UNTOLD if survey.points is None else str(survey.points)
        self._write(painter, row, points, _RIGHT, strong)
        row.translate(0, self._line + _APART)
        self._write(painter, row, translate("OkanaganSurvey", "Rewards left in the stock"))
        self._paint_stock(painter, row.bottomLeft() + QPointF(0, 1), survey.stock)
        row.translate(0, self._side + 2 * self._line + _APART)
        self._write(painter, row, tiles_label(over=survey.over))
        self._paint_tiles(painter, row.translated(0, self._line), survey.tiles)

    def _write(
        self,
        painter: QPainter,
        room: QRectF,
        words: str,
        where: Qt.AlignmentFlag = _LEFT,
        font: QFont | None = None,
    ) -> None:
        painter.setFont(font or self.font())
        painter.setPen(QColor(current_theme().ink if font else current_theme().faded))
        metrics = QFontMetricsF(painter.font())
        shown = metrics.elidedText(words, Qt.TextElideMode.ElideRight, room.width())
        painter.drawText(room, where, shown)

    def _paint_stock(self, painter: QPainter, corner: QPointF, stock: Holding) -> None:
        side, font = self._side, number_font(self.font(), 0.92)
        painter.setFont(font)
        for place, (reward, count) in enumerate(zip(REWARDS, stock, strict=True)):
            left = corner.x() + place * side + (place // len(SHAPES)) * _BETWEEN
            token = QRectF(left, corner.y(), side, side).adjusted(1, 1, -1, -1)
            painter.setOpacity(1.0 if count else 0.25)
            draw_reward(painter, self._faces, token, reward)
            painter.setOpacity(1.0)
            theme = current_theme()
            painter.setPen(QColor(theme.ink if count else theme.loss))
            room = QRectF(left - 4, corner.y() + side, side + 8, self._line)
            painter.drawText(room, Qt.AlignmentFlag.AlignCenter, str(count))

    def _paint_tiles(self, painter: QPainter, row: QRectF, tiles: tuple[int, ...]) -> None:
        wide, side = row.width() / len(TERRAINS), self._line
        painter.setFont(number_font(self.font()))
        for number, (terrain, count) in enumerate(zip(TERRAINS, tiles, strict=True)):
            place = QRectF(row.left() + number * wide, row.top(), side, side)
            draw_swatch(painter, self._faces, place, terrain)
            painter.setPen(QColor(current_theme().ink))
            room = QRectF(place.right() + 6, row.top(), wide - side - 6, side)
            painter.drawText(room, _LEFT, str(count))


def points_label(*, over: bool) -> str:
    if over:
        return translate("OkanaganSurvey", "Points at the end")
    return translate("OkanaganSurvey", "If the game ended now")


def tiles_label(*, over: bool) -> str:
    if over:
        return translate("OkanaganSurvey", "Tiles left over, by terrain")
    return translate("OkanaganSurvey", "Tiles to come, by terrain")
