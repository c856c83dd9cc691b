"""Okanagan in the window."""

from __future__ import annotations

from PySide6.QtWidgets import QWidget

from cascadia_qt.controllers.game_gui import GameGui


class Gui(GameGui):
    """Okanagan's table, and what is around it."""

    def box_picture(self) -> QWidget:
        return QWidget()
