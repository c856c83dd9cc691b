"""The table of the toy game: everything is words."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QLineEdit, QVBoxLayout, QWidget

from cascadia_qt.model.game_log import GameLog
from cascadia_qt.views.labels import named_label
from cascadia_qt.views.table.panelled_page import SIDE, PanelledPage
from tests.games.stones.rules import State


class StonesPage(PanelledPage):
    """Shows what it is told, and reports what is typed.

    Signals:
        note_typed: carries the note of whoever looks.
    """

    note_typed = Signal(str)

    def __init__(self, log: GameLog) -> None:
        super().__init__(log)
        self.mine = named_label("mine")
        self.open = named_label("open")
        self.note = QLineEdit()
        self.note.textEdited.connect(self.note_typed)
        self.add_panel((self.log,), lambda: "Log")
        self._under = QVBoxLayout()
        for part in (self.mine, self.open, self.note):
            self._under.addWidget(part)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.addWidget(self.prompt)
        column.addLayout(self._under, 1)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)

    def add_below(self, panel: QWidget) -> None:
        self._under.addWidget(panel)

    def show_parts(self) -> None:
        self.log.setVisible(self.shows("log"))

    def share_room(self) -> None:
        self._under.setContentsMargins(SIDE, SIDE, self.place_panel(2 * SIDE), SIDE)
        self.lay_panel()

    def show_state(self, state: State, names: Sequence[str]) -> None:
        """The stones of a state, as much of it as may be seen."""
        known = enumerate(state.secrets)
        mine = [f"{names[owner]} holds a {stone}" for owner, stone in known if stone is not None]
        drawn = [f"{name}: {stones}" for name, stones in zip(names, state.drawn, strict=True)]
        text = "; ".join(mine)
        self.mine.setText(text)
        self.mine.setToolTip(text)
        self.mine.setAccessibleName(text)
        self.open.setText("; ".join(drawn))
