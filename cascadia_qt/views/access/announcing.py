"""Says something to readers of the screen."""

from __future__ import annotations

from PySide6.QtCore import QObject
from PySide6.QtGui import QAccessible, QAccessibleAnnouncementEvent


def announce(words: str, by: QObject) -> None:
    """Has `words` read out as soon as nothing else is; where nobody listens, nothing happens."""
    if words and QAccessible.isActive():
        QAccessible.updateAccessibility(QAccessibleAnnouncementEvent(by, words))
