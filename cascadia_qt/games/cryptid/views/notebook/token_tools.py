"""Which token falls next: its colour, and whether it is a cube or a disc."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial

from PySide6.QtCore import QSize, Qt, Signal
from PySide6.QtGui import QColor, QIcon
from PySide6.QtWidgets import QPushButton, QVBoxLayout, QWidget

from cascadia_qt.games.cryptid.views.art.faces import Faces
from cascadia_qt.games.cryptid.views.art.tokens import COLOURS
from cascadia_qt.views.flow_layout import FlowLayout
from cascadia_qt.views.labels import PlainLabel
from cascadia_qt.views.plain_text import short_name, without_key
from cascadia_qt.views.tips import set_tip
from cascadia_qt.words.language import translate

_TOKEN = 24
_LONGEST = 12  # letters of a name on a button


class TokenTools(QWidget):
    """Buttons for colours, and for the two kinds of tokens.

    Signals:
        changed: another token is in the hand.
    """

    changed = Signal()

    def __init__(self, faces: Faces) -> None:
        super().__init__()
        self._faces = faces
        self._tints: Sequence[QColor] = ()
        self._colour = 0
        self._cube = True
        self.colours = [QPushButton() for _ in range(COLOURS)]
        self.kinds = {True: QPushButton(), False: QPushButton()}
        self._title = PlainLabel()
        self._title.setProperty("title", True)
        whose, kind = FlowLayout(spacing=4), FlowLayout(spacing=4)
        for button in (*self.colours, *self.kinds.values()):
            button.setCheckable(True)
            button.setProperty("segment", True)
            button.setIconSize(QSize(_TOKEN, _TOKEN))
            button.setFocusPolicy(Qt.FocusPolicy.TabFocus)
            button.setAutoDefault(True)  # so that Return presses it
        for button in self.colours:
            whose.addWidget(button)
        for button in self.kinds.values():
            kind.addWidget(button)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(6)
        column.addWidget(self._title)
        column.addLayout(whose)
        column.addLayout(kind)
        for number, button in enumerate(self.colours):
            button.clicked.connect(partial(self.take_colour, number))
        for cube, button in self.kinds.items():
            button.clicked.connect(partial(self.take_kind, cube))

    @property
    def colour(self) -> int:
        return self._colour

    @property
    def cube(self) -> bool:
        return self._cube

    def take_colour(self, colour: int) -> None:
        self._colour = colour
        self._show()
        self.changed.emit()

    def take_kind(self, cube: bool) -> None:
        self._cube = cube
        self._show()
        self.changed.emit()

    def next_colour(self) -> None:
        self.take_colour((self._colour + 1) % max(1, len(self._tints)))

    def other_kind(self) -> None:
        self.take_kind(not self._cube)

    def show_colours(self, names: Sequence[str], tints: Sequence[QColor]) -> None:
        """Whose colours there are."""
        self._tints = tints
        self._colour = min(self._colour, len(tints) - 1)
        for number, button in enumerate(self.colours):
            button.setVisible(number < len(names))
            if number < len(names):
                button.setText(without_key(short_name(names[number], _LONGEST)))
                button.setAccessibleName(names[number])
                set_tip(button, names[number])
        self._show()

    def _show(self) -> None:
        ratio = self.devicePixelRatioF()
        self._title.setText(translate("CryptidNotebook", "Next token"))
        for number, tint in enumerate(self._tints):
            face = self._faces.token("disc", tint, number, _TOKEN, ratio)
            self.colours[number].setIcon(QIcon(face))
            self.colours[number].setChecked(number == self._colour)
        words = {
            True: translate("CryptidNotebook", "Cube: no"),
            False: translate("CryptidNotebook", "Disc: possible"),
        }
        for cube, button in self.kinds.items():
            button.setText(words[cube])
            button.setChecked(cube is self._cube)
            if self._tints:
                kind, tint = "cube" if cube else "disc", self._tints[self._colour]
                face = self._faces.token(kind, tint, self._colour, _TOKEN, ratio)
                button.setIcon(QIcon(face))
