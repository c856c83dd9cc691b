"""The end of a scenario: who has passed it, goal by goal, and whether that is to count."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QEvent, Qt
from PySide6.QtWidgets import QDialog, QHBoxLayout, QPushButton, QVBoxLayout, QWidget

from cascadia_qt.games.cascadia.rules.goals import Progress
from cascadia_qt.games.cascadia.views.art.faces import Faces
from cascadia_qt.games.cascadia.views.goals.result import GoalsResult
from cascadia_qt.rules.game import Seat
from cascadia_qt.views.help.subject import explain
from cascadia_qt.views.labels import named_label


class ScenarioDialog(QDialog):
    """Shows the result; it is let go when it is closed."""

    def __init__(
        self,
        number: int,
        seats: Sequence[Seat],
        progress: Sequence[Sequence[Progress]],
        faces: Faces,
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(parent)
        explain(self, "journal#scenarios")
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self.result_card = GoalsResult(faces)
        self.result_card.show_result(number, seats, progress)
        self._on = QPushButton()
        self._on.setProperty("primary", True)
        self._on.setDefault(True)
        self._on.clicked.connect(self.accept)
        self._buttons = QHBoxLayout()
        self._buttons.addStretch(1)
        self._buttons.addWidget(self._on)
        self._column = column = QVBoxLayout(self)
        column.setContentsMargins(24, 24, 24, 24)
        column.setSpacing(16)
        column.addWidget(self.result_card)
        column.addLayout(self._buttons)
        self._retranslate()

    def changeEvent(self, event: QEvent) -> None:
        if event.type() == QEvent.Type.LanguageChange:
            self._retranslate()
        super().changeEvent(event)

    def _retranslate(self) -> None:
        self.setWindowTitle(self.result_card.title)
        self._on.setText(self.tr("&Score sheet"))


class ScenarioOffer(ScenarioDialog):
    """The same of a scenario that nobody had announced; accepted if it is to count."""

    def __init__(
        self,
        number: int,
        seats: Sequence[Seat],
        progress: Sequence[Sequence[Progress]],
        faces: Faces,
        parent: QWidget | None = None,
    ) -> None:
        self._detail, self._leave = named_label("score_detail"), QPushButton()
        super().__init__(number, seats, progress, faces, parent)
        self._detail.setWordWrap(True)
        self._leave.setAutoDefault(False)
        self._leave.clicked.connect(self.reject)
        self._column.insertWidget(1, self._detail)
        self._buttons.insertWidget(1, self._leave)

    def _retranslate(self) -> None:
        super()._retranslate()
        self._detail.setText(
            self.tr(
                "The cards were those of this scenario, though nobody had announced it. Tick it?"
            )
        )
        self._on.setText(self.tr("&Tick"))
        self._leave.setText(self.tr("&Not now"))
