"""Who plays the cardboard game, and what whoever writes holds himself."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial

from PySide6.QtCore import QSize, Qt, Signal
from PySide6.QtGui import QIcon
from PySide6.QtWidgets import QComboBox, QHBoxLayout, QLineEdit, QPushButton, QVBoxLayout, QWidget

from cascadia_qt.games.cryptid.rules.clues import CLUES
from cascadia_qt.games.cryptid.rules.options import PLAYERS, UNKNOWN
from cascadia_qt.games.cryptid.views.art.faces import Faces
from cascadia_qt.games.cryptid.words.clues import clue_words
from cascadia_qt.rules.names import LONGEST_TYPED
from cascadia_qt.views.elided_field import ElidedField
from cascadia_qt.views.labels import PlainLabel
from cascadia_qt.words.language import translate

_GAP = 8
_PICTURE = 22
_MOST_HELD = 2


class PlayersPanel(QWidget):
    """Names, oneself among them, and one's own clue.

    Signals:
        named: carries the seat and the name.
        own_chosen: carries the seat, or None.
        held_chosen: carries which of one's clues it is, and the clue.
        players_chosen: carries how many there shall be.
    """

    named = Signal(int, str)
    own_chosen = Signal(object)
    held_chosen = Signal(int, str)
    players_chosen = Signal(int)

    def __init__(self, faces: Faces) -> None:
        super().__init__()
        self._faces = faces
        self._count = PLAYERS[0]
        self._mode = ""
        self.names = [QLineEdit() for _ in range(PLAYERS[-1])]
        self.fewer, self.more = QPushButton("−"), QPushButton("+")  # noqa: RUF001 - a minus
        self.own = ElidedField()
        self.held = [ElidedField() for _ in range(_MOST_HELD)]
        self._own_label, self._held_label = PlainLabel(), PlainLabel()
        self._build()
        self._connect()

    def _build(self) -> None:
        buttons = QHBoxLayout()
        buttons.setSpacing(_GAP)
        buttons.addWidget(self.fewer)
        buttons.addWidget(self.more)
        buttons.addStretch(1)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(_GAP)
        for edit in self.names:
            edit.setMaxLength(LONGEST_TYPED)
            column.addWidget(edit)
        column.addLayout(buttons)
        column.addWidget(self._own_label)
        column.addWidget(self.own)
        column.addWidget(self._held_label)
        for field in self.held:
            field.setIconSize(QSize(_PICTURE, _PICTURE))
            column.addWidget(field)
        for button in (self.fewer, self.more):
            button.setFocusPolicy(Qt.FocusPolicy.TabFocus)

    def _connect(self) -> None:
        for seat, edit in enumerate(self.names):
            edit.editingFinished.connect(partial(self._name, seat))
        self.fewer.clicked.connect(lambda: self.players_chosen.emit(self._count - 1))
        self.more.clicked.connect(lambda: self.players_chosen.emit(self._count + 1))
        self.own.activated.connect(lambda: self.own_chosen.emit(self.own.currentData()))
        for index, field in enumerate(self.held):
            field.activated.connect(lambda _row, index=index: self._hold(index))

    def _name(self, seat: int) -> None:
        self.named.emit(seat, self.names[seat].text())

    def _hold(self, index: int) -> None:
        self.held_chosen.emit(index, self.held[index].currentData())

    def show_players(
        self,
        typed: Sequence[str],
        names: Sequence[str],
        own: int | None,
        held: Sequence[str],
        mode: str,
    ) -> None:
        """Names as they were typed, and as they are used; who writes, and what he holds."""
        self._count = len(names)
        for seat, edit in enumerate(self.names):
            edit.setVisible(seat < len(names))
            if seat < len(names) and edit.text() != typed[seat]:
                edit.setText(typed[seat])
            if seat < len(names):
                edit.setPlaceholderText(names[seat])
                edit.setAccessibleName(names[seat])
        self.fewer.setEnabled(len(names) > PLAYERS[0])
        self.more.setEnabled(len(names) < PLAYERS[-1])
        self._retranslate()
        self.own.clear()
        self.own.addItem(translate("CryptidNotebook", "Nobody: I only watch"), None)
        for seat, name in enumerate(names):
            self.own.addItem(name, seat)
        self.own.setCurrentIndex(0 if own is None else own + 1)
        self._show_held(own, held, mode)

    def _show_held(self, own: int | None, held: Sequence[str], mode: str) -> None:
        self._held_label.setVisible(own is not None)
        for index, field in enumerate(self.held):
            field.setVisible(own is not None and index < len(held))
            if field.count() == 0 or mode != self._mode:
                self._fill(field, mode)
            if index < len(held):
                field.setCurrentIndex(max(0, field.findData(held[index])))
        self._mode = mode

    def _fill(self, field: QComboBox, mode: str) -> None:
        field.clear()
        field.addItem(translate("CryptidNotebook", "Not written down"), UNKNOWN)
        for clue in CLUES[mode]:
            picture = self._faces.clue(clue, _PICTURE, self.devicePixelRatioF())
            field.addItem(QIcon(picture), clue_words(clue), clue)

    def forget_words(self) -> None:
        """The language is another one: clues are listed anew."""
        self._mode = ""

    def _retranslate(self) -> None:
        self.fewer.setAccessibleName(translate("CryptidNotebook", "One player less"))
        self.more.setAccessibleName(translate("CryptidNotebook", "One player more"))
        self._own_label.setText(translate("CryptidNotebook", "I am"))
        self._held_label.setText(translate("CryptidNotebook", "My clue"))
        self.own.setAccessibleName(self._own_label.text())
        for field in self.held:
            field.setAccessibleName(self._held_label.text())
