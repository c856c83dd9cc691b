"""The bar under a table that says what to do next in a guided game."""

from __future__ import annotations

from collections.abc import Iterable

from PySide6.QtCore import QEvent, Qt, Signal
from PySide6.QtGui import QFontMetricsF, QResizeEvent
from PySide6.QtWidgets import QFrame, QHBoxLayout, QPushButton, QVBoxLayout

from cascadia_qt.views.access.announcing import announce
from cascadia_qt.views.fields import keep_place, set_tab_order
from cascadia_qt.views.labels import PlainLabel, named_label, set_primary

_EDGE, _GAP = 16, 8
_LINES = 40


class GuideBar(QFrame):
    """One sentence, a word for whoever does something else, and the way back, on and out.

    Signals:
        back_requested, next_requested, leave_requested: a button was pressed.
    """

    back_requested = Signal()
    next_requested = Signal()
    leave_requested = Signal()

    def __init__(self) -> None:
        super().__init__()
        self.setObjectName("guide_bar")
        self._progress = named_label("guide_progress")
        self.sentence = named_label("guide_sentence")
        self.word = named_label("guide_word")
        self._coming: dict[PlainLabel, tuple[str, ...]] = {}
        self._count = (0, 0)
        self._last = False
        self.back, self.next, self.leave = QPushButton(), QPushButton(), QPushButton()
        set_primary(self.next, True)
        keep_place(self.next)
        for button, pressed in (
            (self.back, self.back_requested),
            (self.next, self.next_requested),
            (self.leave, self.leave_requested),
        ):
            button.setAutoDefault(True)  # so that Return presses it
            button.setFocusPolicy(Qt.FocusPolicy.TabFocus)
            button.clicked.connect(pressed)
        self._build()
        self._retranslate()

    def _build(self) -> None:
        for label in (self.sentence, self.word):
            label.setWordWrap(True)
        words, ways, buttons = QVBoxLayout(), QVBoxLayout(), QHBoxLayout()
        words.setSpacing(2)
        words.addWidget(self.sentence)
        words.addWidget(self.word)
        words.addStretch(1)
        ways.setSpacing(4)
        ways.addWidget(self._progress, 0, Qt.AlignmentFlag.AlignRight)
        ways.addLayout(buttons)
        ways.addStretch(1)
        buttons.setSpacing(_GAP)
        for button in (self.back, self.next, self.leave):
            buttons.addWidget(button)
        row = QHBoxLayout(self)
        row.setContentsMargins(_EDGE, _GAP, _EDGE, _GAP)
        row.setSpacing(_EDGE)
        row.addLayout(words, 1)
        row.addLayout(ways)
        set_tab_order([self.next, self.back, self.leave])

    def keep_room(self, sentences: Iterable[str], words: Iterable[str]) -> None:
        """None of these will make the bar taller, so that the table never jumps."""
        self._coming = {self.sentence: tuple(sentences), self.word: tuple(words)}
        self._share_room()

    def show_step(
        self, number: int, count: int, sentence: str, *, can_go_back: bool, can_go_on: bool
    ) -> None:
        """Says what to do; or what there is to see, if one can go on."""
        self._count, self._last = (number, count), can_go_on and number == count
        self.sentence.setText(sentence)
        self.word.clear()
        self._share_lines()
        self.back.setEnabled(can_go_back)
        self.next.setVisible(can_go_on)
        self._retranslate()
        self._announce(f"{self._progress.text()}. {sentence}")

    def nudge(self, word: str) -> None:
        """A friendly word, or none any more; the step stays."""
        self.word.setText(word)
        self._share_lines()
        self._announce(word or self.sentence.text())

    def way_on(self) -> str:
        """A word for whoever wants to do more where nothing is left to do."""
        button = self.next.text().replace("&", "")
        return self.tr("Now go on with “{0}”.").format(button)

    def _announce(self, sentence: str) -> None:
        """Readers of the screen say it at once, wherever the focus is."""
        self.setAccessibleName(sentence)
        announce(sentence, self)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._share_room()

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.LanguageChange:
            self._retranslate()
        elif event.type() in (QEvent.Type.FontChange, QEvent.Type.StyleChange):
            self._share_room()

    def _share_room(self) -> None:
        width = (self.word if self.sentence.isHidden() else self.sentence).width()
        room = {label: _tallest(label, width, coming) for label, coming in self._coming.items()}
        for label, height in room.items():
            label.setMinimumHeight(height if self._roomy else max(room.values()))
        self._share_lines()

    @property
    def _roomy(self) -> bool:
        """Whether the window has lines enough for a table, a sentence and a word under it."""
        line = QFontMetricsF(self.font()).lineSpacing()
        return self.window().height() >= _LINES * line

    def _share_lines(self) -> None:
        """In a low window the word stands where the sentence was."""
        nudged = bool(self.word.text())
        self.sentence.setVisible(self._roomy or not nudged)
        self.word.setVisible(self._roomy or nudged)

    def _retranslate(self) -> None:
        number, count = self._count
        self._progress.setText(self.tr("Step {0} of {1}").format(number, count))
        self.back.setText(self.tr("&Previous"))
        self.next.setText(self.tr("&Finish") if self._last else self.tr("&Next"))
        self.leave.setText(self.tr("&Leave"))


def _tallest(label: PlainLabel, width: int, sentences: Iterable[str]) -> int:
    """How tall the tallest of `sentences` is in `label` where that is so wide."""
    shown, heights = label.text(), [0]
    for sentence in sentences:
        label.setText(sentence)
        heights.append(label.heightForWidth(width))
    label.setText(shown)
    return max(heights)
