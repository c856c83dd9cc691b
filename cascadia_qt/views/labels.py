"""Labels that the style sheet knows by name."""

from __future__ import annotations

from PySide6.QtWidgets import QLabel


def named_label(name: str) -> QLabel:
    label = QLabel()
    label.setObjectName(name)
    return label
