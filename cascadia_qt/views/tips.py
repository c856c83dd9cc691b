"""Every tip is shown from here: its words are never mark-up."""

from __future__ import annotations

from typing import Protocol

from PySide6.QtCore import QPoint, QRect
from PySide6.QtWidgets import QToolTip, QWidget

from cascadia_qt.views.plain_text import plain


class Tipped(Protocol):
    """A widget, an action, or an item of a list or a scene."""

    def setToolTip(self, tip: str, /) -> None: ...


def set_tip(what: Tipped, words: str) -> None:
    """Says `words` about `what` when the mouse rests on it; none end that."""
    what.setToolTip(plain(words))


def show_tip(where: QPoint, words: str, over: QWidget, room: QRect | None = None) -> None:
    """Says `words` now, while the mouse stays in `room`; none hide what was said."""
    QToolTip.showText(where, plain(words), over, room or QRect())
