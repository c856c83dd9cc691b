"""Okanagan in the window."""

from __future__ import annotations

from typing import TYPE_CHECKING

from cascadia_qt.controllers.game_gui import GameGui

# The art is imported where it is first needed.
if TYPE_CHECKING:
    from PySide6.QtWidgets import QWidget

    from cascadia_qt.rules.record import Record


class Gui(GameGui):
    """Okanagan's table, and what is around it."""

    def box_picture(self) -> QWidget:
        from cascadia_qt.games.okanagan.controllers.box import box_picture

        return box_picture(self.hall)

    def running_picture(self, record: Record) -> QWidget:
        from cascadia_qt.games.okanagan.controllers.box import running_table

        return running_table(record)
