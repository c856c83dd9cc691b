"""What a page of the statistics is, before somebody looks at it."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from PySide6.QtWidgets import QWidget

from cascadia_qt.views.statistics.data import StatisticsData
from cascadia_qt.views.statistics.table import Table


@dataclass(frozen=True, slots=True, kw_only=True)
class PageKind:
    """A page of every game, or of one.

    Attributes:
        title: what its button says, with its key.
        draw: makes the widget, which has `show_data` and may have a signal `game_requested`.
        tell: the same as a table.
        card: whether the drawing lies on a card of its own.
    """

    title: Callable[[], str]
    draw: Callable[[], QWidget]
    tell: Callable[[StatisticsData], Table]
    card: bool = True
