"""A table with panels beside its board; where they have no room, they lie over it as a drawer."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence

from PySide6.QtCore import QEvent, Signal
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QWidget

from cascadia_qt.model.game_log import GameLog
from cascadia_qt.views.prompt_bar import PromptBar
from cascadia_qt.views.table.log_panel import LogPanel
from cascadia_qt.views.table.panel_handle import PanelHandle
from cascadia_qt.views.table.side_panel import SidePanel

SIDE = 16  # between the edge of a window and what lies on the table
_LEAST_BOARD = 560  # how wide the board and what is around it must be beside a panel


class PanelledPage(QWidget):
    """What the tables of games have in common; a game lays its board and names its parts.

    Attributes:
        prompt: what to do now; everything else is under it.
        log: what has happened.
        panel_is_drawer: whether the side panel lies over the board where it is open.

    Signals:
        panel_called: the handle of the side panel was clicked; carries whether it is to open.
        panel_moved: the side panel has become a drawer over the board, or is none any more.
    """

    panel_called = Signal(bool)
    panel_moved = Signal()

    def __init__(self, log: GameLog) -> None:
        super().__init__()
        self.prompt = PromptBar()
        self.log = LogPanel(log)
        self.panel_is_drawer = False
        self._beside_wanted, self._drawer_wanted = True, False
        self._hidden_parts = frozenset[str]()

    def add_panel(self, parts: Sequence[QWidget], tip: Callable[[], str]) -> None:
        """Puts `parts` into the side panel, one under the other; `tip` says what they are."""
        self.panel = SidePanel(parts, self)
        self.handle = PanelHandle(self, tip)
        self.handle.clicked.connect(self.panel_called)

    def has_part(self, part: str) -> bool:
        """Whether there is anything in a part at this table."""
        return True

    def show_parts(self) -> None:
        """Other parts are wanted than before."""
        raise NotImplementedError

    def share_room(self) -> None:
        """Lays everything anew: the window, its text or what is around the board has changed."""
        raise NotImplementedError

    def shows(self, part: str) -> bool:
        """Whether a part is to be seen."""
        return self.is_wanted(part) and self.has_part(part)

    def is_wanted(self, part: str) -> bool:
        """Whether somebody wants to see a part, if there is anything in it."""
        return part not in self._hidden_parts

    def hide_parts(self, hidden: Iterable[str]) -> None:
        """Hides these parts; all others are shown, where there is something in them."""
        self._hidden_parts = frozenset(hidden)
        self.show_parts()

    def set_panel_wanted(self, *, beside: bool, drawer: bool) -> None:
        """Whether the side panel is shown: beside the board, or over it where it has no room."""
        self._beside_wanted, self._drawer_wanted = beside, drawer
        self.share_room()

    def place_panel(self, taken: int) -> int:
        """Puts the panel beside the board, or over it where that would become too narrow.

        Other things have `taken` some of the width. The margin is what the table has to leave
        free at its right.
        """
        width = self.panel.sizeHint().width()
        drawer = self.width() - taken - width < _LEAST_BOARD
        shown = self._drawer_wanted if drawer else self._beside_wanted
        self.panel.set_drawer(drawer)
        self.panel.setVisible(shown)
        self.handle.setChecked(shown)
        self.handle.setVisible(drawer or not shown)
        if drawer != self.panel_is_drawer:
            self.panel_is_drawer = drawer
            self.panel_moved.emit()
        return width if shown and not drawer else SIDE

    def lay_panel(self) -> None:
        """Everything under the prompt at the right belongs to the panel and its handle."""
        top, width = self.prompt.height(), self.panel.sizeHint().width()
        left, handle = self.width() - width, self.handle
        self.panel.setGeometry(left, top, width, self.height() - top)
        edge = self.width() if self.panel.isHidden() else left
        handle.move(edge - handle.width(), top + (self.height() - top - handle.height()) // 2)
        self.panel.raise_()
        handle.raise_()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self.share_room()

    def changeEvent(self, event: QEvent) -> None:
        if event.type() == QEvent.Type.FontChange:
            self.share_room()
        super().changeEvent(event)

    def event(self, event: QEvent) -> bool:
        # What is around the board has become larger or smaller, such as the prompt.
        if event.type() == QEvent.Type.LayoutRequest:
            self.share_room()
        return super().event(event)
