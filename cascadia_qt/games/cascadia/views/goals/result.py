"""How a scenario ended: goal by goal, a column a player, and who has passed."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QEvent, QPointF, QRect, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QFontMetrics, QHelpEvent, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QWidget

from cascadia_qt.games.cascadia.rules.goals import Goal, Progress
from cascadia_qt.games.cascadia.views.art.faces import Faces
from cascadia_qt.games.cascadia.views.art.seal import paint_seal
from cascadia_qt.games.cascadia.views.goals.art import MARK_RADIUS, GoalArt
from cascadia_qt.games.cascadia.views.goals.emblem import mark_of
from cascadia_qt.games.cascadia.words.goals import goal_words, progress_words
from cascadia_qt.rules.game import Seat
from cascadia_qt.views.colour import veiled
from cascadia_qt.views.table.panel_look import number_font, paint_card
from cascadia_qt.views.text_size import growth
from cascadia_qt.views.theme import behind_white, current_theme, seat_colour
from cascadia_qt.views.tips import show_tip
from cascadia_qt.words.outcome import joined

_PAD = 16
_TITLE, _NAMES, _ROW, _VERDICT = 44, 40, 40, 48
_EMBLEM, _EMBLEM_ROOM = 10.0, 88
_COLUMN = 96
_LABEL = 320
_SEAL = 13.0

Flag = Qt.AlignmentFlag


def has_passed(progress: Sequence[Progress]) -> bool:
    return all(one.reached for one in progress)


def _end_words(one: Progress) -> str:
    """What was reached is told as it is shown, as a number."""
    return str(one.count) if one.reached and one.count else progress_words(one)


class GoalsResult(QWidget):
    """A card that can stand above a score sheet or alone."""

    def __init__(self, faces: Faces, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._art = GoalArt(faces)
        self._number = 0
        self._seats: tuple[Seat, ...] = ()
        self._progress: tuple[tuple[Progress, ...], ...] = ()
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus)

    def show_result(
        self, number: int, seats: Sequence[Seat], progress: Sequence[Sequence[Progress]]
    ) -> None:
        """The end of scenario `number`; `progress` has the goals of every seat."""
        self._number, self._seats = number, tuple(seats)
        self._progress = tuple(tuple(own) for own in progress)
        self._retranslate()
        self.updateGeometry()

    @property
    def title(self) -> str:
        """Who has passed, as a sentence."""
        names = [
            seat.name
            for seat, own in zip(self._seats, self._progress, strict=True)
            if has_passed(own)
        ]
        if not names and len(self._seats) == 1:
            names, text = [self._seats[0].name], self.tr("{0} has not passed scenario {1} yet")
        elif not names:
            text = self.tr("Nobody has passed scenario {1}")
        elif len(names) == 1:
            text = self.tr("{0} has passed scenario {1}")
        else:
            text = self.tr("{0} have passed scenario {1}")
        return text.format(joined(names) if names else "", self._number)

    @property
    def _goals(self) -> list[Goal]:
        return [one.goal for one in self._progress[0]] if self._progress else []

    def _retranslate(self) -> None:
        self.setAccessibleName(self.title)
        told = []
        for seat, own in zip(self._seats, self._progress, strict=True):
            goals = (f"{goal_words(one.goal)}, {_end_words(one)}" for one in own)
            told.append(f"{seat.name}, {self._verdict(own)}: {'; '.join(goals)}.")
        self.setAccessibleDescription(" ".join(told))
        self.update()

    def _verdict(self, own: Sequence[Progress]) -> str:
        return self.tr("passed") if has_passed(own) else self.tr("not passed")

    def sizeHint(self) -> QSize:
        width = 2 * _PAD + self._label + len(self._seats) * self._column_width
        return QSize(width, self._head + self._row_tops()[-1] + round(_VERDICT * self._grown))

    def minimumSizeHint(self) -> QSize:
        return self.sizeHint()

    @property
    def _grown(self) -> float:
        return growth(self.font())

    @property
    def _title_height(self) -> int:
        return round(_TITLE * self._grown)

    @property
    def _head(self) -> int:
        """How high title and names are."""
        return self._title_height + round(_NAMES * self._grown)

    @property
    def _emblem_room(self) -> int:
        return round(_EMBLEM_ROOM * self._grown)

    @property
    def _label(self) -> int:
        """How wide emblem and words of a goal are at least."""
        return _LABEL - _EMBLEM_ROOM + self._emblem_room

    @property
    def _column_width(self) -> int:
        """As wide as the verdict needs it; names may be cut."""
        words = QFontMetrics(number_font(self.font(), 0.9)).horizontalAdvance(self.tr("not passed"))
        return max(_COLUMN, words + 8)

    def _row_tops(self) -> list[int]:
        """Where each goal begins below the names, and where the last one ends."""
        room = QRect(0, 0, self._label - self._emblem_room - 8, 10_000)
        metrics, tops = QFontMetrics(self.font()), [0]
        for goal in self._goals:
            words = metrics.boundingRect(room, int(Qt.TextFlag.TextWordWrap), goal_words(goal))
            tops.append(tops[-1] + max(_ROW, words.height() + 8))
        return tops

    def _column(self, seat: int) -> QRectF:
        left = self.width() - _PAD - (len(self._seats) - seat) * self._column_width
        height = self.height() - self._title_height - 8
        return QRectF(left, self._title_height, self._column_width, height)

    def _cell(self, seat: int, row: int) -> QRectF:
        """The place of a goal, or of the verdict below the last one."""
        column, tops = self._column(seat), self._row_tops()
        ends = [*tops[1:], tops[-1] + round(_VERDICT * self._grown) - 8]
        top = self._head + tops[row]
        return QRectF(column.left(), top, column.width(), ends[row] - tops[row])

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        theme = current_theme()
        paint_card(painter, self, theme)
        if self.hasFocus():
            painter.setPen(QPen(QColor(theme.why), 2))
            painter.drawRoundedRect(QRectF(self.rect()).adjusted(1, 1, -1, -1), 6, 6)
        painter.setFont(number_font(self.font(), 1.25, strong=True))
        painter.setPen(QColor(theme.ink))
        title = QRectF(_PAD, 4, self.width() - 2 * _PAD, self._title_height - 4)
        painter.drawText(title, Flag.AlignVCenter | Flag.AlignLeft, self.title)
        for seat in range(len(self._seats)):
            self._paint_player(painter, seat)
        for row, goal in enumerate(self._goals):
            self._paint_goal(painter, row, goal)

    def _paint_player(self, painter: QPainter, seat: int) -> None:
        """A column: the name, how each goal ended, and the verdict."""
        own, column, theme = self._progress[seat], self._column(seat), current_theme()
        if has_passed(own):
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(veiled(QColor(theme.gold), 0.16))
            painter.drawRoundedRect(column.adjusted(2, 0, -2, 0), 6, 6)
        self._paint_name(painter, seat, column)
        for row, one in enumerate(own):
            self._paint_end(painter, self._cell(seat, row), one)
        self._paint_verdict(painter, self._cell(seat, len(own)), own)

    def _paint_name(self, painter: QPainter, seat: int, column: QRectF) -> None:
        painter.setFont(number_font(self.font(), strong=True))
        metrics = QFontMetrics(painter.font())
        who = self._seats[seat]
        name = metrics.elidedText(who.name, Qt.TextElideMode.ElideRight, self._column_width - 24)
        pill = QRectF(0, 0, metrics.horizontalAdvance(name) + 16, 24 * self._grown)
        pill.moveCenter(QPointF(column.center().x(), column.top() + _NAMES * self._grown / 2))
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(behind_white(seat_colour(who, seat)))
        painter.drawRoundedRect(pill, 6, 6)
        painter.setPen(QColor("white"))
        painter.drawText(pill, Flag.AlignCenter, name)

    def _paint_end(self, painter: QPainter, cell: QRectF, one: Progress) -> None:
        theme = current_theme()
        nothing = one.goal.at_most and not one.count
        left = cell.center().x() - (MARK_RADIUS if nothing else 22)
        self._art.paint_mark(
            painter, QPointF(left + MARK_RADIUS, cell.center().y()), mark_of(one, over=True)
        )
        if nothing:
            return
        painter.setFont(number_font(self.font(), strong=not one.reached))
        painter.setPen(QColor(theme.ink if one.reached else theme.loss))
        box = cell.adjusted(left - cell.left() + 2 * MARK_RADIUS + 6, 0, 0, 0)
        painter.drawText(box, Flag.AlignVCenter | Flag.AlignLeft, str(one.count))

    def _paint_verdict(self, painter: QPainter, cell: QRectF, own: Sequence[Progress]) -> None:
        if has_passed(own):
            paint_seal(painter, cell.center() - QPointF(0, 1), _SEAL)
        else:
            painter.setFont(number_font(self.font(), 0.9))
            painter.setPen(QColor(current_theme().faded))
            painter.drawText(cell, Flag.AlignCenter, self._verdict(own))

    def _paint_goal(self, painter: QPainter, row: int, goal: Goal) -> None:
        theme = current_theme()
        line = self._cell(0, row)
        painter.fillRect(QRectF(_PAD, line.top(), self.width() - 2 * _PAD, 1), QColor(theme.line))
        painter.setFont(self.font())
        left = QPointF(_PAD, line.center().y())
        self._art.paint_emblem(painter, goal, left, _EMBLEM)
        words = QRectF(_PAD + self._emblem_room, line.top(), 0, line.height())
        words.setRight(self._column(0).left() - 8)
        painter.setPen(QColor(theme.ink))
        flags = Flag.AlignVCenter | Qt.TextFlag.TextWordWrap
        painter.drawText(words, int(flags), goal_words(goal))

    def event(self, event: QEvent) -> bool:
        if not isinstance(event, QHelpEvent) or event.type() is not QEvent.Type.ToolTip:
            return super().event(event)
        show_tip(event.globalPos(), self._tip_at(QPointF(event.pos())), self)
        return True

    def _tip_at(self, point: QPointF) -> str:
        for seat, own in enumerate(self._progress):
            if self._column(seat).contains(point) and point.y() < self._head:
                return self._seats[seat].name
            for row, one in enumerate(own):
                if self._cell(seat, row).contains(point):
                    return f"{self._seats[seat].name}: {_end_words(one)}"
        return ""

    def changeEvent(self, event: QEvent) -> None:
        if event.type() == QEvent.Type.LanguageChange:
            self._retranslate()
        super().changeEvent(event)
