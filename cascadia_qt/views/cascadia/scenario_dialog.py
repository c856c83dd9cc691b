"""The end of a scenario: who has passed it, goal by goal."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QEvent, Qt
from PySide6.QtWidgets import QDialog, QHBoxLayout, QPushButton, QVBoxLayout, QWidget

from cascadia_qt.rules.cascadia.goals import Progress
from cascadia_qt.rules.game import Seat
from cascadia_qt.views.cascadia.faces import Faces
from cascadia_qt.views.cascadia.goals_result import GoalsResult
from cascadia_qt.views.theme import Theme


class ScenarioDialog(QDialog):
    """Shows the result; it is let go when it is closed."""

    def __init__(
        self,
        number: int,
        seats: Sequence[Seat],
        progress: Sequence[Sequence[Progress]],
        faces: Faces,
        theme: Theme,
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(parent)
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self.result_card = GoalsResult(faces)
        self.result_card.set_theme(theme)
        self.result_card.show_result(number, seats, progress)
        self._on = QPushButton()
        self._on.setProperty("primary", True)
        self._on.setDefault(True)
        self._on.clicked.connect(self.accept)
        buttons = QHBoxLayout()
        buttons.addStretch(1)
        buttons.addWidget(self._on)
        column = QVBoxLayout(self)
        column.setContentsMargins(24, 24, 24, 24)
        column.setSpacing(16)
        column.addWidget(self.result_card)
        column.addLayout(buttons)
        self._retranslate()

    def changeEvent(self, event: QEvent) -> None:
        if event.type() == QEvent.Type.LanguageChange:
            self._retranslate()
        super().changeEvent(event)

    def _retranslate(self) -> None:
        self.setWindowTitle(self.result_card.title)
        self._on.setText(self.tr("&Score sheet"))
