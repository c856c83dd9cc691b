"""The box beside a board with everything that can be pencilled."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from PySide6.QtCore import QEvent, QObject, QPoint, QPointF, QRect, QSize, Qt, Signal
from PySide6.QtGui import QColor, QPainter, QPen
from PySide6.QtWidgets import QFrame, QGridLayout

from cascadia_qt.rules.pencil import CROSS
from cascadia_qt.views.art.curves import outline
from cascadia_qt.views.art.pencil import Sketch, paint_sketch
from cascadia_qt.views.art.sketches import cross, rubber, strokes
from cascadia_qt.views.clear_place import covered
from cascadia_qt.views.help.key_lines import key_name
from cascadia_qt.views.help.subject import explain
from cascadia_qt.views.picture_button import PictureButton
from cascadia_qt.views.table.panel_look import zoom_for
from cascadia_qt.views.theme import current_theme
from cascadia_qt.views.tips import set_tip
from cascadia_qt.views.zoom_view import ZoomView
from cascadia_qt.words import pencil as words

_SIDE = 46  # of a button for text of the usual size
_SKETCH = 0.33  # of the side
_PAD, _GAP = 8, 4
_MARGIN = 8  # to the edges of the board
RUBBER, CLEAR, AWAY = "rubber", "clear", "away"
_TOOLS = (CROSS, RUBBER, CLEAR, AWAY)
KEYED = 10  # how many kinds have a digit: 0 is the tenth
_KEYS = {CROSS: Qt.Key.Key_X, RUBBER: Qt.Key.Key_Delete, AWAY: Qt.Key.Key_Escape}


class PencilBox(QFrame):
    """Lies over a board while somebody has the pencil in hand.

    Signals:
        chosen: carries a kind, RUBBER, CLEAR or AWAY.
    """

    chosen = Signal(str)

    def __init__(
        self,
        board: ZoomView,
        rows: Sequence[Sequence[str]],
        sketch: Callable[[str], Sketch],
        name: Callable[[str], str],
        about: str,
    ) -> None:
        """Below `rows` of kinds lies what every game has; `about` is the page of the help."""
        super().__init__(board)
        explain(self, about)
        self._board = board
        self._name = name
        self._corner = 0
        self.setObjectName("hint_card")
        # A click on the box is none on what lies under it.
        self.setAttribute(Qt.WidgetAttribute.WA_NoMousePropagation)
        kinds = [kind for row in rows for kind in row]
        tools = {CROSS: cross(), RUBBER: rubber(), CLEAR: _blank(), AWAY: _laid_down()}
        self.buttons = {kind: _Kind(sketch(kind), _digit(kinds.index(kind))) for kind in kinds}
        self.buttons |= {tool: _Kind(tools[tool], _key(tool)) for tool in _TOOLS}
        self._lay_out(rows)
        for kind, button in self.buttons.items():
            button.setCheckable(kind not in (CLEAR, AWAY))
            button.clicked.connect(lambda _=False, kind=kind: self.chosen.emit(kind))
        board.installEventFilter(self)
        self._retranslate()
        self.hide()

    def _lay_out(self, rows: Sequence[Sequence[str]]) -> None:
        grid = QGridLayout(self)
        grid.setContentsMargins(_PAD, _PAD, _PAD, _PAD)
        grid.setSpacing(_GAP)
        for number, row in enumerate((*rows, _TOOLS)):
            for column, kind in enumerate(row):
                grid.addWidget(self.buttons[kind], number, column)

    def choose(self, kind: str) -> None:
        """Shows what the pencil draws now."""
        for each, button in self.buttons.items():
            button.setChecked(each == kind)

    def open(self, around: list[QRect]) -> None:
        """Comes to the corner in which it covers least of `around`; the board makes way for it."""
        self.ensurePolished()
        self.resize(self.sizeHint())
        places = self._corners()
        self._corner = places.index(min(places, key=lambda place: covered(place, around)))
        self._stand()
        self.show()
        self.raise_()

    def put_away(self) -> None:
        self.hide()
        self._board.keep_free(QRect())

    def _stand(self) -> None:
        self.resize(self.sizeHint())
        place = self._corners()[self._corner]
        self.move(place.topLeft())
        self._board.keep_free(place)

    def _corners(self) -> list[QRect]:
        room = self._board.rect().adjusted(_MARGIN, _MARGIN, -_MARGIN, -_MARGIN)
        right, bottom = room.right() - self.width(), room.bottom() - self.height()
        corners = [(room.left(), room.top()), (right, room.top())]
        corners += [(room.left(), bottom), (right, bottom)]
        return [QRect(QPoint(left, top), self.size()) for left, top in corners]

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() is QEvent.Type.Resize and self.isVisible():
            self._stand()
        return super().eventFilter(watched, event)

    def changeEvent(self, event: QEvent) -> None:
        if event.type() == QEvent.Type.LanguageChange:
            self._retranslate()
        super().changeEvent(event)

    def _retranslate(self) -> None:
        self.setAccessibleName(words.box_words())
        tools = {
            CROSS: words.cross_words(),
            RUBBER: words.rubber_words(),
            CLEAR: words.clear_words(),
            AWAY: words.away_words(),
        }
        for kind, button in self.buttons.items():
            name = tools[kind] if kind in tools else self._name(kind)
            button.setAccessibleName(name)
            set_tip(button, words.with_key(name, button.key) if button.key else name)


class _Kind(PictureButton):
    """One thing that can be pencilled, with the key that chooses it."""

    def __init__(self, sketch: Sketch, key: str) -> None:
        super().__init__()
        self._sketch = sketch
        self.key = key
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus)

    def sizeHint(self) -> QSize:
        side = round(_SIDE * zoom_for(self.font()))
        return QSize(side, side)

    def paint_picture(self, painter: QPainter) -> None:
        theme, side = current_theme(), self.width()
        if self.isChecked():
            painter.setPen(QPen(QColor(theme.gold), 3))
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.drawRoundedRect(self.rect().adjusted(2, 2, -2, -2), 5, 5)
        digit = self.key if len(self.key) == 1 else ""
        left = side * 0.07 if digit else 0.0
        middle = QPointF(side / 2 + left, self.height() / 2)
        paint_sketch(painter, middle, side * _SKETCH, self._sketch)
        if digit:
            painter.setPen(QColor(theme.faded))
            corner = self.rect().adjusted(6, 3, -4, -3)
            painter.drawText(corner, Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignTop, digit)


def _digit(place: int) -> str:
    return str((place + 1) % KEYED) if place < KEYED else ""


def _key(tool: str) -> str:
    return key_name(_KEYS[tool]) if tool in _KEYS else ""


def _blank() -> Sketch:
    """A sheet with nothing on it."""
    lines = strokes("26,-80 24,-62 22,-46 40,-46 58,-44")
    lines.addPath(outline("-58,-80! 26,-80! 58,-44! 58,80! -58,80!"))
    return Sketch(lines, outline("26,-80! 58,-44! 22,-46!"))


def _laid_down() -> Sketch:
    """A pencil that lies on the table."""
    body = outline("-88,30! -60,8! 62,-22! 82,-2! 76,20! -52,44!")
    lines = strokes("-60,8 -58,26 -52,44", "46,-18 54,2 58,24", "-90,74 0,70 90,74")
    lines.addPath(body)
    return Sketch(lines, outline("-60,8! 46,-18! 58,24! -52,44!"))
