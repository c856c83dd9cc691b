"""The box of the toy game: nothing is on it."""

from __future__ import annotations

from PySide6.QtWidgets import QWidget

from cascadia_qt.controllers.hall import Hall


def box_picture(_hall: Hall) -> QWidget:
    return QWidget()
