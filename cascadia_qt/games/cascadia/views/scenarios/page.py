"""The page of the scenarios: a trail to choose from, and everything about the chosen one."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QEvent, Qt, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QFrame, QHBoxLayout, QPushButton, QVBoxLayout, QWidget

from cascadia_qt.games.cascadia.rules.scenarios import SCENARIOS
from cascadia_qt.games.cascadia.views.art.faces import Faces
from cascadia_qt.games.cascadia.views.notebook.memories import Passed, next_scenario
from cascadia_qt.games.cascadia.views.scenarios.details import ScenarioDetails
from cascadia_qt.games.cascadia.views.scenarios.trail import ScenarioTrail
from cascadia_qt.rules.grid import HEX, Grid
from cascadia_qt.views.fields import set_tab_order
from cascadia_qt.views.flow_layout import FlowLayout
from cascadia_qt.views.help.subject import explain
from cascadia_qt.views.labels import named_label, say
from cascadia_qt.views.tall_scroll import TallScroll


class ScenariosPage(QWidget):
    """Arrows go along the trail, Return plays, Escape goes back.

    Signals:
        chosen: a scenario is to be played, on `grid`; carries its number.
        left: back to where one came from.
    """

    chosen = Signal(int)
    left = Signal()

    def __init__(self, faces: Faces, grid: Grid = HEX) -> None:
        super().__init__()
        explain(self, "journal#scenarios")
        self._passes: tuple[Passed, ...] = ()
        self._name = ""
        self._heading = named_label("score_title")
        self._advice = named_label("score_detail")
        self._advice.setWordWrap(True)
        self.trail = ScenarioTrail(faces)
        self._way = TallScroll()
        self.details = ScenarioDetails(faces, grid)
        self._play, self._back = QPushButton(), QPushButton()
        self._play.setProperty("primary", True)
        self._build()
        self._listen()
        self.setFocusProxy(self.trail.cards[0])
        self.show_passes((), "")

    def _build(self) -> None:
        side = QFrame()
        side.setObjectName("help_card")
        inside = QVBoxLayout(side)
        inside.setContentsMargins(16, 16, 16, 16)
        inside.setSpacing(12)
        about = TallScroll()
        about.setWidget(self.details)
        inside.addWidget(about, 1)
        buttons = FlowLayout()
        buttons.addWidget(self._back)
        buttons.add_gap()
        buttons.addWidget(self._play)
        inside.addLayout(buttons)
        main = QVBoxLayout()
        main.setSpacing(0)
        main.addWidget(self._heading)
        main.addSpacing(4)
        main.addWidget(self._advice)
        self._way.setWidget(self.trail)
        main.addWidget(self._way, 1)
        row = QHBoxLayout(self)
        row.setContentsMargins(24, 16, 24, 24)
        row.setSpacing(16)
        row.addLayout(main, 1)
        row.addWidget(side)

    def _listen(self) -> None:
        self.trail.looked_at.connect(self._show_details)
        self.trail.chosen.connect(self.chosen)
        self._play.clicked.connect(lambda: self.chosen.emit(self.number))
        self._back.clicked.connect(self.left)
        set_tab_order([*self.trail.cards, *self.details.tab_order, self._back, self._play])

    @property
    def number(self) -> int:
        """The scenario that is looked at."""
        return self.trail.number

    @property
    def grid(self) -> Grid:
        """The tiles that are chosen."""
        return self.details.grid

    def show_passes(self, passes: Sequence[Passed], name: str) -> None:
        """Shows who has passed what; begins with what comes next for `name`, or for anybody."""
        self._passes, self._name = tuple(passes), name
        self.trail.show_passes(passes, name)
        self.trail.look_at(next_scenario(self._passes, name) or len(SCENARIOS))
        self._retranslate()

    def _show_details(self, number: int) -> None:
        own = [one for one in self._passes if one.scenario == number]
        self.details.show_scenario(SCENARIOS[number - 1], own)
        self._play.setText(self.tr("&Play scenario {0}").format(number))
        self.setFocusProxy(self.trail.cards[number - 1])
        self._way.ensureWidgetVisible(self.trail.cards[number - 1])

    def _retranslate(self) -> None:
        self._heading.setText(self.tr("Scenarios"))
        say(self._advice, self._advised())
        self._back.setText(self.tr("&Back"))
        self.setAccessibleName(self.tr("Scenarios"))
        self.trail.retranslate()
        self._show_details(self.number)

    def _advised(self) -> str:
        several = self.tr("Together, play any of them: everybody who reaches all goals has passed.")
        following = next_scenario(self._passes, self._name)
        if following is None:
            return self.tr("All scenarios are passed.") + " " + several
        if self._name:
            alone = self.tr("Alone, go from 1 upwards; next for {0}: {1}.")
            return alone.format(self._name, following) + " " + several
        return self.tr("Alone, go from 1 upwards.") + " " + several

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() == Qt.Key.Key_Escape:
            self.left.emit()
        elif event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            (self._back if self._back.hasFocus() else self._play).click()
        else:
            super().keyPressEvent(event)

    def changeEvent(self, event: QEvent) -> None:
        if event.type() == QEvent.Type.LanguageChange:
            self.details.retranslate()
            self._retranslate()
        super().changeEvent(event)
        if event.type() in (QEvent.Type.FontChange, QEvent.Type.StyleChange):
            self._way.updateGeometry()  # the trail has no layout that would tell it
