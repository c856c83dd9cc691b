"""One line that says whose turn it is and what to do now, with the answers beside it."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QIcon, QPixmap
from PySide6.QtWidgets import QHBoxLayout, QPushButton, QSizePolicy, QWidget

from cascadia_qt.views.labels import named_label, set_primary

_MOST_ANSWERS = 4
_HEIGHT, _TALLEST = 52, 72  # for two lines, and for three where the answers are long
_PADDING = 8


@dataclass(frozen=True, slots=True)
class Answer:
    """A button; `id` is what it reports, `key` the key that does the same.

    Attributes:
        price: how many of the tokens the player holds it costs.
        tip: what else is to be known about it.
    """

    id: str
    text: str
    key: str
    primary: bool = False
    price: int = 0
    tip: str = ""


class PromptBar(QWidget):
    """Whose turn, what to do, and buttons that keep their place.

    Signals:
        answered: carries the id of the answer.
    """

    answered = Signal(str)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("prompt_bar")
        self._who = named_label("prompt_who")
        self._who.setMaximumHeight(_HEIGHT - 2 * _PADDING)
        self._what = named_label("prompt_what")
        self._what.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Preferred)
        self._what.setWordWrap(True)
        self._turn = named_label("prompt_turn")
        self._picture = named_label("prompt_picture")
        self._count = named_label("prompt_count")
        self._buttons = [QPushButton() for _ in range(_MOST_ANSWERS)]
        self._answers: tuple[Answer, ...] = ()
        row = QHBoxLayout(self)
        row.setContentsMargins(16, _PADDING, 16, _PADDING)
        row.setSpacing(8)
        row.addWidget(self._who)
        held = QHBoxLayout()
        held.setSpacing(2)
        held.addWidget(self._picture)
        held.addWidget(self._count)
        row.addLayout(held)
        row.addSpacing(4)
        row.addWidget(self._what, 1)
        for index, button in enumerate(self._buttons):
            row.addWidget(button)
            button.hide()
            button.setFocusPolicy(Qt.FocusPolicy.TabFocus)
            button.clicked.connect(lambda _=False, index=index: self._report(index))
        row.addWidget(self._turn)
        self.setMinimumHeight(_HEIGHT)
        self.setMaximumHeight(_TALLEST)

    def show_prompt(self, who: str, colour: str, what: str, turn: str) -> None:
        self._who.setText(who)
        self._who.setStyleSheet(f"background: {colour};")
        self._what.setText(what)
        self._what.setToolTip(what)
        self._turn.setText(turn)
        self.setAccessibleName(f"{who}: {what}")

    def show_tokens(self, picture: QPixmap, count: int, tip: str) -> None:
        """What the player holds, as a picture and a number; nothing for none."""
        self._picture.setPixmap(picture)
        self._count.setText(str(count))
        for label in (self._picture, self._count):
            label.setVisible(count > 0)
            label.setToolTip(tip)

    def show_answers(self, answers: Sequence[Answer]) -> None:
        self._answers = tuple(answers)
        for button, answer in zip(self._buttons, self._answers, strict=False):
            self._dress(button, answer)
        for index, button in enumerate(self._buttons):
            button.setVisible(index < len(self._answers))

    def _dress(self, button: QPushButton, answer: Answer) -> None:
        price = f"\N{MINUS SIGN}{answer.price}" if answer.price else ""
        key = f"({answer.key})" if answer.key else ""
        button.setText("  ".join(filter(None, (price, answer.text, key))))
        button.setIcon(QIcon(self._picture.pixmap()) if answer.price else QIcon())
        button.setToolTip(answer.tip)
        button.setAccessibleDescription(answer.tip)
        set_primary(button, answer.primary)

    def _report(self, index: int) -> None:
        self.answered.emit(self._answers[index].id)
