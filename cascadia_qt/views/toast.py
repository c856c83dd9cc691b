"""A sentence that comes up at the foot of a window and goes by itself."""

from __future__ import annotations

from PySide6.QtCore import Qt, QTimer
from PySide6.QtWidgets import QWidget

from cascadia_qt.views.access.announcing import announce
from cascadia_qt.views.labels import PlainLabel
from cascadia_qt.views.plain_text import breakable

_SECONDS = 5
_FOOT = 24
_SIDE = 48


class Toast(PlainLabel):
    """Says one thing; it takes no clicks and no focus."""

    def __init__(self, sentence: str, over: QWidget) -> None:
        super().__init__(breakable(sentence), over)
        self.setObjectName("toast")
        self.setAccessibleName(sentence)
        self.setWordWrap(True)
        self.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self.ensurePolished()
        width = min(over.width() - _SIDE, self.fontMetrics().horizontalAdvance(sentence) + _SIDE)
        self.resize(width, self.heightForWidth(width))
        self.move((over.width() - width) // 2, over.height() - self.height() - _FOOT)
        self.show()
        announce(sentence, self)
        end = QTimer(self, singleShot=True, interval=_SECONDS * 1000)
        end.timeout.connect(self.deleteLater)
        end.start()
