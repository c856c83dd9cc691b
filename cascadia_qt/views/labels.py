"""Labels and buttons as the style sheet knows them."""

from __future__ import annotations

from PySide6.QtWidgets import QLabel, QPushButton


def named_label(name: str) -> QLabel:
    label = QLabel()
    label.setObjectName(name)
    return label


def set_primary(button: QPushButton, primary: bool) -> None:
    """Whether `button` is the one obvious choice; the style sheet is asked again."""
    button.setProperty("primary", primary)
    button.style().unpolish(button)
    button.style().polish(button)
