"""The deduction sheet with the sentence that says what one points at."""

from __future__ import annotations

from PySide6.QtCore import QSize, Signal
from PySide6.QtWidgets import QSizePolicy, QVBoxLayout, QWidget

from cascadia_qt.games.cryptid.views.art.faces import Faces
from cascadia_qt.games.cryptid.views.sheet.grid import SheetGrid
from cascadia_qt.games.cryptid.views.sheet.places import Spot
from cascadia_qt.games.cryptid.views.sheet.shown import SheetShown
from cascadia_qt.views.labels import PlainLabel, say
from cascadia_qt.views.table.panel_look import panel_width

_GAP = 8
_LINES = 4  # that a sentence may take without anything moving


class SheetPanel(QWidget):
    """A grid, and below it what is to be said about a field.

    Signals:
        marked, clue_chosen: as the grid says them.
        told_about: a sentence is wanted about a field; carries a Spot, or None.
    """

    marked = Signal(int, str, object)
    clue_chosen = Signal(str)
    told_about = Signal(object)

    def __init__(self, faces: Faces) -> None:
        super().__init__()
        self.grid = SheetGrid(faces)
        self.words = PlainLabel()
        self.words.setProperty("quiet", True)
        self.words.setWordWrap(True)
        self.spot: Spot | None = None
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(_GAP)
        column.addWidget(self.grid)
        column.addWidget(self.words)
        column.addStretch(1)
        policy = QSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Minimum)
        policy.setHeightForWidth(True)
        self.setSizePolicy(policy)
        self.setFocusProxy(self.grid)
        self.grid.marked.connect(self.marked)
        self.grid.clue_chosen.connect(self.clue_chosen)
        self.grid.spot_pointed.connect(self._ask)

    def sizeHint(self) -> QSize:
        width = panel_width(self.font())
        return QSize(width, self.grid.heightForWidth(width) + _GAP + self.words.minimumHeight())

    def show_sheet(self, shown: SheetShown) -> None:
        self.words.setMinimumHeight(self.fontMetrics().lineSpacing() * _LINES)
        self.grid.show_sheet(shown)

    def tell(self, words: str) -> None:
        """Says something about the field that one points at."""
        say(self.words, words)
        self.grid.setAccessibleDescription(words)

    def _ask(self, spot: Spot | None) -> None:
        self.spot = spot
        self.told_about.emit(spot)
