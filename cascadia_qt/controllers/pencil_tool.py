"""The pencil as menus and tools offer it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QObject

from cascadia_qt.views.game_action import GameAction, Place
from cascadia_qt.words.pencil import menu_words, tool_words

# The table is imported where it is first needed.
if TYPE_CHECKING:
    from cascadia_qt.controllers.pencil import Pencil
    from cascadia_qt.views.main_window import MainWindow

PENCIL = "pencil"


class PencilTool(QObject):
    """Takes the pencil of the table at hand, and shows whether it is in hand."""

    def __init__(self, window: MainWindow, parent: QObject) -> None:
        super().__init__(parent)
        self._window = window
        self._pencil: Pencil | None = None

    def action(self) -> GameAction:
        return GameAction(
            name=PENCIL,
            place=Place.TURN,
            text=menu_words,
            tool=tool_words,
            keys=("M",),
            at_table=True,
            checkable=True,
            do=self._take,
        )

    def attach(self, pencil: Pencil | None) -> None:
        """Another table is shown, or none."""
        self._pencil = pencil
        if pencil is not None:
            pencil.taken.connect(self._follow)
        self._follow()

    @property
    def possible(self) -> frozenset[str]:
        """The name of the action, if somebody could draw now."""
        return frozenset((PENCIL,) if self._pencil is not None and self._pencil.possible else ())

    def _take(self) -> None:
        if self._pencil is not None:
            self._pencil.take()
        self._follow()

    def _follow(self) -> None:
        if PENCIL in self._window.extras:
            in_hand = self._pencil is not None and self._pencil.in_hand
            self._window.extras[PENCIL].setChecked(in_hand)
