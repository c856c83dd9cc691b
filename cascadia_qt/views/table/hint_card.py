"""The little card in a corner of the board that tells more and more about a good turn."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QPoint, QRect, Qt, Signal
from PySide6.QtWidgets import (
    QFrame,
    QHBoxLayout,
    QPushButton,
    QToolButton,
    QVBoxLayout,
    QWidget,
)

from cascadia_qt.views.clear_place import covered
from cascadia_qt.views.labels import PlainLabel, named_label, set_primary
from cascadia_qt.views.table.panel_look import zoom_for
from cascadia_qt.views.tips import set_tip

_WIDTH = 304  # for text of the usual size
_PAD = 16
_GAP = 8
_MARGIN = 8  # to the edges of the board


class HintCard(QFrame):
    """Lies over a board.

    Signals:
        asked: more is to be told.
        closed: it is to go.

    Attributes:
        lines: the texts from top to bottom, the title first; what has to be asked for is not
            among them.
    """

    asked = Signal()
    closed = Signal()

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self._board = parent
        self._around: list[QRect] = []
        self.lines: tuple[str, ...] = ()
        self.setObjectName("hint_card")
        # A click on the card is none on what lies under it.
        self.setAttribute(Qt.WidgetAttribute.WA_NoMousePropagation)
        self._title, self._text = named_label("hint_title"), PlainLabel()
        self._details = named_label("hint_details")
        self.more = QPushButton()
        set_primary(self.more, True)
        self.details_button, self.close_button = QPushButton(), QToolButton()
        self.details_button.setCheckable(True)
        self.details_button.setProperty("quiet", True)
        self.close_button.setText("\N{MULTIPLICATION SIGN}")
        self._build()
        self.more.clicked.connect(self.asked)
        self.close_button.clicked.connect(self.closed)
        self.details_button.toggled.connect(self._lay_out)
        self.hide()

    def _build(self) -> None:
        for label in (self._title, self._text, self._details):
            label.setWordWrap(True)
        for button in (self.more, self.details_button, self.close_button):
            button.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self._head = head = QHBoxLayout()
        row = QHBoxLayout()
        head.addWidget(self._title, 1)
        head.addWidget(self.close_button, 0, Qt.AlignmentFlag.AlignTop)
        row.setSpacing(_GAP)
        row.addWidget(self.more)
        row.addWidget(self.details_button)
        row.addStretch(1)
        self._column = column = QVBoxLayout(self)
        column.setContentsMargins(_PAD, _GAP, _GAP, _PAD)
        column.setSpacing(_GAP)
        column.addLayout(head)
        column.addWidget(self._text)
        column.addWidget(self._details)
        column.addLayout(row)

    def show_hint(
        self, lines: Sequence[str], around: list[QRect], more: str = "", details: Sequence[str] = ()
    ) -> None:
        """Shows a title and what is below it, where least of `around` is covered.

        `more` is what the next question does, `details` is told to whoever asks for numbers.
        """
        self.lines, self._around = tuple(lines), around
        self._title.setText(self.lines[0])
        self._text.setText("\n".join(self.lines[1:]))
        self._text.setVisible(len(self.lines) > 1)
        self._details.setText("\n".join(details))
        self.more.setText(f"{more}  (H)")
        self.more.setVisible(bool(more))
        self.details_button.setText(self.tr("Details"))
        self.details_button.setVisible(bool(details))
        self.close_button.setAccessibleName(self.tr("Close"))
        set_tip(self.close_button, self.tr("Close"))
        self.setAccessibleName(" ".join(self.lines))
        self._lay_out()
        self.show()
        self.raise_()

    def _lay_out(self) -> None:
        """As tall as what is told."""
        asked = self.details_button.isChecked() and bool(self._details.text())
        self._details.setVisible(asked)
        self.ensurePolished()
        self._head.invalidate()  # it remembers how tall another title was
        self._column.invalidate()
        usual = round(_WIDTH * zoom_for(self.font()))
        width = max(usual, self._column.totalMinimumSize().width())
        self.resize(width, self._column.totalHeightForWidth(width))
        self.stand_clear(self._around)

    def stand_clear(self, around: list[QRect]) -> None:
        """Goes to the corner of the board in which it covers least of `around`."""
        room = self._board.rect().adjusted(_MARGIN, _MARGIN, -_MARGIN, -_MARGIN)
        right, bottom = room.right() - self.width(), room.bottom() - self.height()
        corners = [(room.left(), room.top()), (right, room.top())]
        corners += [(room.left(), bottom), (right, bottom)]
        places = [QRect(QPoint(left, top), self.size()) for left, top in corners]
        self.move(min(places, key=lambda place: covered(place, around)).topLeft())
