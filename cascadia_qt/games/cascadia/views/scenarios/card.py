"""A scenario as a card on the trail: number, scoring cards, goals, and who has passed it."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QPointF, QRectF, QSize, Qt, Signal
from PySide6.QtGui import (
    QColor,
    QFontMetricsF,
    QKeyEvent,
    QMouseEvent,
    QPainter,
    QPainterPath,
    QPen,
)
from PySide6.QtWidgets import QSizePolicy

from cascadia_qt.games.cascadia.rules.scenarios import Scenario
from cascadia_qt.games.cascadia.rules.terms import Card, Wildlife
from cascadia_qt.games.cascadia.views.art.faces import Faces
from cascadia_qt.games.cascadia.views.art.palette import WILDLIFE
from cascadia_qt.games.cascadia.views.art.seal import paint_seal
from cascadia_qt.games.cascadia.views.cards.art import paint_animal
from cascadia_qt.games.cascadia.views.goals.art import GoalArt
from cascadia_qt.games.cascadia.views.notebook.memories import Passed
from cascadia_qt.games.cascadia.views.setup.pictures import FacesButton
from cascadia_qt.games.cascadia.words.goals import goal_words, scenario_name
from cascadia_qt.views.colour import veiled
from cascadia_qt.views.focus_ring import RINGED
from cascadia_qt.views.table.panel_look import number_font
from cascadia_qt.views.text_size import growth
from cascadia_qt.views.theme import current_theme
from cascadia_qt.views.tips import set_tip

SMALLEST = QSize(120, 150)
SMALL = QSize(144, 176)  # below which everything shrinks
_USUAL = QSize(158, 196)  # from where on everything grows
_MOST_SCALE = 1.4
_CARDS_TOP = 46.0
_CARD_HEIGHT, _CARD_GAP = 42.0, 3.0
_EMBLEM, _LINE = 9.0, 23.0
_SEAL = 9.0
_STEPS = {
    Qt.Key.Key_Left: QPointF(-1, 0),
    Qt.Key.Key_Right: QPointF(1, 0),
    Qt.Key.Key_Up: QPointF(0, -1),
    Qt.Key.Key_Down: QPointF(0, 1),
}
Flag = Qt.AlignmentFlag


class ScenarioCard(FacesButton):
    """One of several that exclude each other.

    Signals:
        stepped: an arrow key was pressed; carries its direction as a QPointF.
        wanted: the scenario is to be played.
    """

    stepped = Signal(object)
    wanted = Signal()

    def __init__(self, scenario: Scenario, faces: Faces) -> None:
        super().__init__(faces)
        self.setProperty(RINGED, True)
        self.scenario = scenario
        self._passes: tuple[Passed, ...] = ()
        self._recommended = False
        self._art = GoalArt(faces)
        self.setCheckable(True)
        self.setAutoExclusive(True)
        self.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Ignored)
        self.retranslate()

    def show_passes(self, passes: Sequence[Passed], *, recommended: bool) -> None:
        self._passes = tuple(passes)
        self._recommended = recommended
        self.retranslate()
        self.update()

    def retranslate(self) -> None:
        scenario = self.scenario
        letters = " ".join(card.value for card in scenario.cards)
        told = [scenario_name(scenario.number), letters, *map(goal_words, scenario.goals)]
        if self._recommended:
            told.append(self.tr("next"))
        if self._passes:
            told.append(self.tr("passed by {0}").format(self._names()))
        self.setAccessibleName(", ".join(told))
        set_tip(self, self._names())

    def _names(self) -> str:
        return ", ".join(dict.fromkeys(one.name for one in self._passes))

    def sizeHint(self) -> QSize:
        return SMALLEST * growth(self.font())

    @property
    def _scale(self) -> float:
        """How much larger than usual everything on the card is."""
        return self._text_scale * growth(self.font())

    @property
    def _text_scale(self) -> float:
        """The same for words, which are as large as a person wants them already."""
        least = min(1.0, self._share_of(SMALL))
        return min(max(least, self._share_of(_USUAL)), _MOST_SCALE)

    def _share_of(self, size: QSize) -> float:
        shares = self.width() / size.width(), self.height() / size.height()
        return min(shares) / growth(self.font())

    @property
    def _edge(self) -> float:
        return 10 * self._scale

    def paint_picture(self, painter: QPainter) -> None:
        if self.isChecked() or self._recommended:
            self._paint_border(painter)
        self._paint_head(painter)
        self._paint_cards(painter)
        self._paint_goals(painter)
        self._paint_foot(painter)

    def _paint_border(self, painter: QPainter) -> None:
        """Gold around the next one, and a wash on the one that is looked at."""
        theme = current_theme()
        if self.isChecked():
            painter.setBrush(veiled(QColor(theme.gold), 0.12))
        painter.setPen(QPen(QColor(theme.why if self.hasFocus() else theme.gold), 2))
        painter.drawRoundedRect(QRectF(self.rect()).adjusted(1, 1, -1, -1), 6, 6)

    def _paint_head(self, painter: QPainter) -> None:
        """The number on a way mark, and the total at the right."""
        scale, edge = self._scale, self._edge
        mark = QRectF(edge, edge, 28 * scale, 26 * scale)
        self._paint_way_mark(painter, mark)
        painter.setFont(number_font(self.font(), 1.1 * self._text_scale))
        total, radius = self.scenario.goals[0], _EMBLEM * scale
        width = self._art.emblem_width(painter, total, radius)
        left = QPointF(self.width() - edge - width, mark.center().y())
        self._art.paint_emblem(painter, total, left, radius)

    def _paint_way_mark(self, painter: QPainter, mark: QRectF) -> None:
        theme = current_theme()
        tip = mark.height() * 0.36
        way = QPainterPath(mark.topLeft())
        way.lineTo(mark.right(), mark.top())
        way.lineTo(mark.right() + tip, mark.center().y())
        way.lineTo(mark.right(), mark.bottom())
        way.lineTo(mark.bottomLeft())
        way.closeSubpath()
        ground, ink = QColor(theme.ink), QColor(theme.raised)
        if self._recommended:
            ground, ink = QColor(theme.gold), QColor(theme.on_gold)
        painter.setBrush(ground)
        pen = QPen(ground, 3)
        pen.setJoinStyle(Qt.PenJoinStyle.RoundJoin)
        painter.setPen(pen)
        painter.drawPath(way)
        painter.setFont(number_font(self.font(), 1.15 * self._text_scale, strong=True))
        painter.setPen(ink)
        painter.drawText(
            mark.adjusted(0, 0, tip / 2, 0), Flag.AlignCenter, str(self.scenario.number)
        )

    def _paint_cards(self, painter: QPainter) -> None:
        scale, edge = self._scale, self._edge
        room = self.width() - 2 * edge
        width = min(34 * scale, (room - 4 * _CARD_GAP) / 5)
        gap = (room - 5 * width) / 4
        for species, card in zip(Wildlife, self.scenario.cards, strict=True):
            left = edge + species * (width + gap)
            place = QRectF(left, _CARDS_TOP * scale, width, _CARD_HEIGHT * scale)
            self._paint_card(painter, place, species, card)

    def _paint_card(self, painter: QPainter, room: QRectF, species: Wildlife, card: Card) -> None:
        coat, scale = WILDLIFE[species], self._scale
        painter.setPen(QPen(coat.rim, 1))
        painter.setBrush(coat.base)
        painter.drawRoundedRect(room.adjusted(0.5, 0.5, -0.5, -0.5), 4, 4)
        radius = min(9 * scale, room.width() / 2 - 3)
        middle = QPointF(room.center().x(), room.top() + radius + 4)
        paint_animal(painter, self.faces, species, middle, radius)
        painter.setFont(number_font(self.font(), self._text_scale, strong=True))
        painter.setPen(coat.figure)
        letter = room.adjusted(0, 2 * radius + 4, 0, -1)
        painter.drawText(letter, Flag.AlignCenter, card.value)

    def _paint_goals(self, painter: QPainter) -> None:
        """What is asked besides the total, as many beside each other as there is room for."""
        scale, edge = self._scale, self._edge
        painter.setFont(number_font(self.font(), self._text_scale))
        left, line = edge, (_CARDS_TOP + _CARD_HEIGHT + 8 + _LINE / 2) * scale
        for goal in self.scenario.goals[1:]:
            width = self._art.emblem_width(painter, goal, _EMBLEM * scale)
            if left > edge and left + width > self.width() - edge:
                left, line = edge, line + _LINE * scale
            self._art.paint_emblem(painter, goal, QPointF(left, line), _EMBLEM * scale)
            left += width + 12 * scale

    def _paint_foot(self, painter: QPainter) -> None:
        """Who has passed it, or that it comes next."""
        scale, edge = self._scale, self._edge
        foot = QRectF(edge, 0, self.width() - 2 * edge, 24 * scale)
        foot.moveBottom(self.height() - 6 * scale)
        painter.setFont(number_font(self.font(), 0.9 * self._text_scale, strong=self._recommended))
        text, seal = (self.tr("Next") if self._recommended else ""), _SEAL * scale
        if self._passes:
            paint_seal(painter, QPointF(foot.left() + seal, foot.center().y()), seal)
            foot.setLeft(foot.left() + 2 * seal + 6)
            text = self._names()
        elide, metrics = Qt.TextElideMode.ElideRight, QFontMetricsF(painter.font())
        painter.setPen(QColor(current_theme().faded))
        words = metrics.elidedText(text, elide, foot.width())
        painter.drawText(foot, Flag.AlignVCenter | Flag.AlignLeft, words)

    def mouseDoubleClickEvent(self, event: QMouseEvent) -> None:
        self.wanted.emit()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        key = Qt.Key(event.key())
        if key in _STEPS:
            self.stepped.emit(_STEPS[key])
        elif key in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            self.wanted.emit()
        else:
            super().keyPressEvent(event)
