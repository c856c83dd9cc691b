"""Garbage, collected where Qt's objects may die: from the event loop, in the window's thread."""

from __future__ import annotations

import gc

from PySide6.QtCore import QObject, QTimer

_PERIOD = 1000  # milliseconds


class GarbageCollector(QObject):
    """Collects instead of Python: when its limits are passed, at most once a second.

    Python collects wherever something is allocated. In another thread it could be a scene with its
    timers, and Qt crashes when a timer dies in a thread that is not its own; while Qt paints it
    could be what is being painted.
    """

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        gc.disable()
        timer = QTimer(self)
        timer.setInterval(_PERIOD)
        timer.timeout.connect(collect_what_is_due)
        timer.start()


def collect_what_is_due() -> None:
    """Collects the oldest generation of objects whose limit is passed."""
    amounts = zip(gc.get_count(), gc.get_threshold(), strict=True)
    due = [generation for generation, (count, limit) in enumerate(amounts) if count > limit]
    if due:
        gc.collect(max(due))


def collect_everything() -> None:
    """Collects all generations, for a moment in which nothing moves.

    A game that was left is so old that its turn comes after dozens of quick games.
    """
    gc.collect()
