"""Before the volcano: what everybody would have if the figure went in, and the two answers."""

from __future__ import annotations

from collections.abc import Collection, Sequence

from PySide6.QtCore import QCoreApplication, QEvent, QRect, QSize, Qt, Signal
from PySide6.QtGui import QIcon
from PySide6.QtWidgets import QFrame, QGridLayout, QHBoxLayout, QPushButton, QVBoxLayout, QWidget

from cascadia_qt.games.kaskaria.views.table.signs import sign
from cascadia_qt.rules.game import Seat
from cascadia_qt.views.labels import PlainLabel, elide, named_label, set_primary
from cascadia_qt.views.theme import seat_colour
from cascadia_qt.views.tips import set_tip

translate = QCoreApplication.translate

_NAME = 150
_SYMBOL, _BUTTON = 22, 44
_EDGE = 4
_STAR = "\N{BLACK STAR}"


class EnteringCard(QFrame):
    """Lies over the hand, which nothing can be done with meanwhile.

    Attributes:
        go_in: what is pressed for that.

    Signals:
        answered: carries whether the figure goes in.
    """

    answered = Signal(bool)

    def __init__(self, seats: Sequence[Seat], parent: QWidget) -> None:
        super().__init__(parent)
        self.setObjectName("entering_card")
        self._seats = seats
        self._table = parent
        self._crowns = [named_label("entering_star") for _ in seats]
        self._golds = [named_label("entering_gold") for _ in seats]
        self.go_in, self._out = QPushButton(), QPushButton()
        self.go_in.clicked.connect(lambda: self.answered.emit(True))
        self._out.clicked.connect(lambda: self.answered.emit(False))
        self._build()
        self.hide()

    def _build(self) -> None:
        ratio = self.devicePixelRatioF()
        rows = QGridLayout()
        rows.setHorizontalSpacing(10)
        rows.setVerticalSpacing(2)
        for row, who in enumerate(self._seats):
            name = named_label("prompt_who")
            name.setStyleSheet(f"background: {seat_colour(who, row)}; padding: 1px 10px;")
            elide(name, who.name, _NAME)
            coin = PlainLabel()
            coin.setPixmap(sign(("gold",), _SYMBOL, ratio))
            self._crowns[row].setMinimumWidth(_SYMBOL)
            for column, part in enumerate((self._crowns[row], name, coin, self._golds[row])):
                rows.addWidget(part, row, column)
        for button, symbol in ((self.go_in, "go_in"), (self._out, "stay")):
            button.setIcon(QIcon(sign((symbol,), _BUTTON, ratio)))
            button.setIconSize(QSize(_BUTTON, _BUTTON))
            button.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        buttons = QHBoxLayout()
        buttons.setSpacing(12)
        buttons.addWidget(self.go_in)
        buttons.addWidget(self._out)
        inside = QHBoxLayout(self)
        inside.setContentsMargins(18, 12, 18, 12)
        inside.setSpacing(24)
        inside.addLayout(rows)
        beside = QVBoxLayout()
        beside.addStretch(1)
        beside.addLayout(buttons)
        beside.addStretch(1)
        inside.addLayout(beside)
        self._retranslate()

    def show_result(self, totals: Sequence[int], winners: Collection[int], *, enters: bool) -> None:
        """What everybody would have, and who would win; `enters` if that is proposed."""
        for seat, total in enumerate(totals):
            self._golds[seat].setText(str(total))
            self._crowns[seat].setText(_STAR if seat in winners else "")
        set_primary(self.go_in, enters)
        set_primary(self._out, not enters)

    def place_in(self, room: QRect) -> None:
        """In the middle of `room`, above all, and nowhere out of sight."""
        self.adjustSize()
        here, whole = self.rect(), self._table.rect()
        here.moveCenter(room.center())
        here.moveBottom(min(here.bottom(), whole.bottom() - _EDGE))
        self.move(here.topLeft())
        self.raise_()

    def changeEvent(self, event: QEvent) -> None:
        if event.type() == QEvent.Type.LanguageChange:
            self._retranslate()
        super().changeEvent(event)

    def _retranslate(self) -> None:
        self.go_in.setText(translate("KaskariaTablePrompt", "Go in"))
        self._out.setText(translate("KaskariaTablePrompt", "Stay"))
        set_tip(self.go_in, translate("KaskariaTablePrompt", "Y"))
        set_tip(self._out, translate("KaskariaTablePrompt", "N"))
        self.setAccessibleName(translate("KaskariaTablePrompt", "If the figure goes in"))
