"""The code of a deal, ready to be copied."""

from __future__ import annotations

from PySide6.QtCore import QEvent, Qt, QTimer, Signal
from PySide6.QtGui import QFont, QGuiApplication
from PySide6.QtWidgets import QHBoxLayout, QPushButton, QWidget

from cascadia_qt.views.labels import PlainLabel
from cascadia_qt.views.tips import set_tip

_THANKS = 2000  # milliseconds that the button says so


class DealLabel(QWidget):
    """Shows a code with a button that copies it; nothing where there is no code.

    Signals:
        copied: the code is on the clipboard; carries it.
    """

    copied = Signal(str)

    def __init__(self, code: str = "", parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._name, self._code, self._copy = PlainLabel(), PlainLabel(), QPushButton()
        self._done = QTimer(self, singleShot=True, interval=_THANKS)
        self._name.setProperty("quiet", True)
        font = QFont(self._code.font())
        font.setBold(True)
        self._code.setFont(font)
        self._code.setTextInteractionFlags(Qt.TextInteractionFlag.TextSelectableByMouse)
        self._copy.setAutoDefault(False)
        self._copy.setProperty("quiet", True)
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(8)
        for widget in (self._name, self._code, self._copy):
            row.addWidget(widget)
        self._copy.clicked.connect(self.copy)
        self._done.timeout.connect(self._retranslate)
        self.show_code(code)

    @property
    def code(self) -> str:
        return self._code.text()

    def show_code(self, code: str) -> None:
        self._code.setText(code)
        self.setVisible(bool(code))
        self._done.stop()
        self._retranslate()

    def copy(self) -> None:
        """Puts the code on the clipboard."""
        QGuiApplication.clipboard().setText(self.code)
        self._copy.setText(self.tr("Copied"))
        self._done.start()
        self.copied.emit(self.code)

    def _retranslate(self) -> None:
        self._name.setText(self.tr("Deal code"))
        self._copy.setText(self.tr("&Copy"))
        self._copy.setAccessibleName(self.tr("Copy the deal code"))
        set_tip(self._copy, self.tr("Whoever types this code plays the same deal."))
        self.setAccessibleName(self.tr("Deal code {0}").format(self.code))
        # Nothing moves when the button says something else.
        words = (self.tr("&Copy").replace("&", ""), self.tr("Copied"))
        widest = max(self._copy.fontMetrics().horizontalAdvance(word) for word in words)
        self._copy.setMinimumWidth(widest + 32)

    def changeEvent(self, event: QEvent) -> None:
        if event.type() == QEvent.Type.LanguageChange:
            self._retranslate()
        super().changeEvent(event)
