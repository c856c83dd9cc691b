"""One case: the map, one's own clue, the question, hints, and a sheet to think on."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QEvent, Qt, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QCheckBox, QHBoxLayout, QPushButton, QVBoxLayout, QWidget

from cascadia_qt.games.cryptid.model.board_draft import empty_board
from cascadia_qt.games.cryptid.views.art.faces import Faces
from cascadia_qt.games.cryptid.views.map.beside import MapBeside
from cascadia_qt.games.cryptid.views.map.map_widget import MapWidget
from cascadia_qt.games.cryptid.views.sheet.panel import SheetPanel
from cascadia_qt.games.cryptid.words.clues import clue_words
from cascadia_qt.views.flow_layout import FlowLayout
from cascadia_qt.views.labels import PlainLabel, set_primary
from cascadia_qt.views.table.panel_look import panel_width
from cascadia_qt.words.language import labelled, translate

_SIDE, _GAP = 16, 10
KEYS = {Qt.Key.Key_Escape: "left", Qt.Key.Key_N: "next", Qt.Key.Key_Question: "hint"}
_CLUE = 40  # how large the picture of one's own clue is


class CaseView(QWidget):
    """Shows a case; what an answer means is decided elsewhere.

    Attributes:
        map: where an answer is chosen.
        helped: whether the sheet strikes what tokens refute.

    Signals:
        hint_requested, next_requested, left: a button was clicked, or its key pressed.
    """

    hint_requested = Signal()
    next_requested = Signal()
    left = Signal()

    def __init__(self, faces: Faces, sheet: SheetPanel) -> None:
        super().__init__()
        self._faces = faces
        self._clue = ""
        self._hints: Sequence[str] = ()
        self._hints_in_all = 0
        self.sheet = sheet
        self.map = MapWidget(faces, empty_board())
        self.title, self.question = PlainLabel(), PlainLabel()
        self.picture, self.clue = PlainLabel(), PlainLabel()
        self.verdict, self.hints = PlainLabel(), PlainLabel()
        self.hint, self.next, self.back = QPushButton(), QPushButton(), QPushButton()
        self.helped = QCheckBox()
        self._build()
        self.hint.clicked.connect(self.hint_requested)
        self.next.clicked.connect(self.next_requested)
        self.back.clicked.connect(self.left)
        self._retranslate()

    def _build(self) -> None:
        self.title.setProperty("heading", True)
        self.verdict.setProperty("title", True)
        for label in (self.title, self.question, self.clue, self.verdict, self.hints):
            label.setWordWrap(True)
        held = QHBoxLayout()
        held.setSpacing(_GAP)
        held.addWidget(self.picture, 0, Qt.AlignmentFlag.AlignTop)
        held.addWidget(self.clue, 1)
        buttons = FlowLayout(spacing=8)
        for button in (self.hint, self.next, self.back):
            button.setFocusPolicy(Qt.FocusPolicy.TabFocus)
            button.setAutoDefault(True)  # so that Return presses it
            buttons.addWidget(button)
        panel = QWidget()
        column = QVBoxLayout(panel)
        column.setContentsMargins(0, _GAP, 4, _SIDE)
        column.setSpacing(_GAP)
        column.addWidget(self.title)
        column.addLayout(held)
        column.addWidget(self.question)
        column.addLayout(buttons)
        column.addWidget(self.verdict)
        column.addWidget(self.hints)
        column.addWidget(self.helped)
        column.addWidget(self.sheet)
        column.addStretch(1)
        panel.setMinimumWidth(panel_width(self.font()))
        whole = QVBoxLayout(self)
        whole.setContentsMargins(_SIDE, _SIDE, 0, 0)
        whole.addWidget(MapBeside(self.map, panel))
        self.setFocusProxy(self.map)

    def show_case(self, title: str, question: str, clue: str) -> None:
        """A case that is to be solved."""
        self.title.setText(title)
        self.question.setText(question)
        self._clue = clue
        self.show_verdict("", solved=False)
        self._retranslate()

    def show_verdict(self, words: str, *, solved: bool) -> None:
        """What is said about an answer."""
        self.verdict.setText(words)
        self.verdict.setVisible(bool(words))
        set_primary(self.next, solved)
        set_primary(self.hint, False)

    def show_hints(self, hints: Sequence[str], in_all: int) -> None:
        """The hints that were asked for, of so many."""
        self._hints, self._hints_in_all = hints, in_all
        self._retranslate()

    def event(self, event: QEvent) -> bool:
        """Keys of the case come before those of the window."""
        overrides = event.type() is QEvent.Type.ShortcutOverride
        if overrides and isinstance(event, QKeyEvent) and event.key() in KEYS:
            event.accept()
            return True
        return super().event(event)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        meant = {"left": self.left, "next": self.next_requested, "hint": self.hint_requested}
        name = KEYS.get(Qt.Key(event.key()))
        if name is not None:
            meant[name].emit()
        else:
            super().keyPressEvent(event)

    def _retranslate(self) -> None:
        if self._clue:
            own = translate("CryptidCases", "Your clue")
            self.clue.setText(labelled(own, clue_words(self._clue)))
            ratio = self.devicePixelRatioF()
            self.picture.setPixmap(self._faces.clue(self._clue, _CLUE, ratio))
        given = len(self._hints)
        hint = translate("CryptidCases", "Hint ({0} of {1})")
        self.hint.setText(hint.format(given, self._hints_in_all))
        self.hint.setEnabled(given < self._hints_in_all)
        self.hints.setText("\n".join(f"{number}. {hint}" for number, hint in self._numbered))
        self.hints.setVisible(given > 0)
        self.next.setText(translate("CryptidCases", "Next case"))
        self.back.setText(translate("CryptidCases", "All cases"))
        self.helped.setText(translate("CryptidCases", "Strike what tokens refute"))
        self.map.setAccessibleName(translate("CryptidCases", "Map"))

    @property
    def _numbered(self) -> list[tuple[int, str]]:
        """The latest hint first, where it is seen."""
        return list(enumerate(self._hints, 1))[::-1]

    def changeEvent(self, event: QEvent) -> None:
        if event.type() in (QEvent.Type.LanguageChange, QEvent.Type.PaletteChange):
            self._retranslate()
        super().changeEvent(event)
