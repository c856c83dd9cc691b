"""One scenario at the side of the trail: its cards, its goals, who passed it, and how to begin."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial

from PySide6.QtCore import QEvent, QPointF, QSize, Qt, QTimer
from PySide6.QtGui import QFont, QPainter, QPaintEvent
from PySide6.QtWidgets import QHBoxLayout, QVBoxLayout, QWidget

from cascadia_qt.games.cascadia.rules.reach import fewest_players
from cascadia_qt.games.cascadia.rules.scenarios import Scenario
from cascadia_qt.games.cascadia.rules.state import Options
from cascadia_qt.games.cascadia.rules.terms import Wildlife
from cascadia_qt.games.cascadia.views.art.faces import Faces
from cascadia_qt.games.cascadia.views.art.seal import paint_seal
from cascadia_qt.games.cascadia.views.cards.dialog import CardsDialog
from cascadia_qt.games.cascadia.views.goals.goal_list import GoalList
from cascadia_qt.games.cascadia.views.goals.rows import GoalRow, RowLook
from cascadia_qt.games.cascadia.views.notebook.memories import Passed, day_words
from cascadia_qt.games.cascadia.views.setup.pictures import TilesButton
from cascadia_qt.games.cascadia.views.table.cards_panel import CardsPanel
from cascadia_qt.games.cascadia.words.goals import goal_words, scenario_name
from cascadia_qt.games.cascadia.words.reach import obstacle_words
from cascadia_qt.rules.grid import HEX, SQUARE, Grid
from cascadia_qt.views.fields import make_one_tab_stop
from cascadia_qt.views.labels import PlainLabel, named_label
from cascadia_qt.views.table.panel_look import WIDTH
from cascadia_qt.views.text_size import growth
from cascadia_qt.views.tips import set_tip
from cascadia_qt.words.language import listed

_SEAL = 8.0
_LINE = 24
_MOST_GROWTH = 1.1  # the way needs room too


class ScenarioDetails(QWidget):
    """Everything about one scenario, and the choice of the tiles."""

    def __init__(self, faces: Faces, grid: Grid = HEX) -> None:
        super().__init__()
        self._faces = faces
        self._scenario: Scenario | None = None
        self._passes: tuple[Passed, ...] = ()
        self._title = named_label("score_title")
        self._cards = CardsPanel(faces)
        self._goals = GoalList(faces, RowLook(emblem=10, room=88, padding=5, edge=0))
        self._passed_title, self._tiles_title = PlainLabel(), PlainLabel()
        for heading in (self._passed_title, self._tiles_title):
            heading.setProperty("title", True)
        self._nobody = PlainLabel()
        self._nobody.setProperty("quiet", True)
        self._nobody.setWordWrap(True)
        self._list = _Passes()
        self._tiles = {which: TilesButton(which, "", faces) for which in (HEX, SQUARE)}
        self._wanted = grid
        self._tiles[grid].setChecked(True)
        for which, button in self._tiles.items():
            button.toggled.connect(self._show_cards)
            button.clicked.connect(partial(self._want, which))
        self._obstacle = PlainLabel()
        self._obstacle.setProperty("quiet", True)
        self._obstacle.setWordWrap(True)
        make_one_tab_stop(list(self._tiles.values()))
        self._cards.card_chosen.connect(self._enlarge)
        self._build()

    def _build(self) -> None:
        tiles = QHBoxLayout()
        tiles.setSpacing(8)
        for button in self._tiles.values():
            tiles.addWidget(button)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(8)
        column.addWidget(self._title)
        column.addWidget(self._cards)
        column.addWidget(self._goals)
        column.addSpacing(4)
        column.addWidget(self._passed_title)
        column.addWidget(self._nobody)
        column.addWidget(self._list)
        column.addStretch(1)
        column.addWidget(self._tiles_title)
        column.addLayout(tiles)
        column.addWidget(self._obstacle)

    @property
    def grid(self) -> Grid:
        return next(grid for grid, button in self._tiles.items() if button.isChecked())

    @property
    def tab_order(self) -> list[QWidget]:
        return [self._goals, *self._tiles.values()]

    def show_scenario(self, scenario: Scenario, passes: Sequence[Passed]) -> None:
        self._scenario, self._passes = scenario, tuple(passes)
        self.retranslate()

    def retranslate(self) -> None:
        if self._scenario is None:
            return
        width = round(WIDTH * min(growth(self.font()), _MOST_GROWTH))
        self.setFixedWidth(width)
        self._goals.setFixedWidth(width)
        self._title.setText(scenario_name(self._scenario.number))
        self._passed_title.setText(self.tr("Passed by"))
        self._nobody.setText(self.tr("Nobody yet"))
        self._nobody.setHidden(bool(self._passes))
        self._tiles_title.setText(self.tr("Tiles"))
        self._tiles[HEX].setText(self.tr("He&xagons"))
        self._tiles[SQUARE].setText(self.tr("S&quares"))
        self._goals.setAccessibleName(self.tr("Goals"))
        self._goals.show_rows([GoalRow(goal, goal_words(goal)) for goal in self._scenario.goals])
        self._goals.set_scrolling(False)
        self._goals.setFixedHeight(self._goals.wanted_height())
        self._list.show_passes(self._passes)
        self._show_tiles(self._scenario)
        self._show_cards()

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.FontChange:
            QTimer.singleShot(0, self, self.retranslate)  # when everything inside has it too

    def _want(self, grid: Grid) -> None:
        self._wanted = grid

    def _show_tiles(self, scenario: Scenario) -> None:
        """Squares are not offered where they make the scenario impossible."""
        squares = self._tiles[SQUARE]
        squares.setEnabled(fewest_players(scenario, SQUARE) is not None)
        self._tiles[self._wanted if squares.isEnabled() else HEX].setChecked(True)
        obstacle = obstacle_words(scenario, SQUARE)
        self._obstacle.setText(obstacle)
        self._obstacle.setVisible(bool(obstacle))
        squares.setAccessibleDescription(obstacle)

    def _show_cards(self) -> None:
        if self._scenario is not None:
            self._cards.show_scoring(self._scenario.scoring, self.grid)

    def _enlarge(self, species: Wildlife) -> None:
        if self._scenario is not None:
            options = Options(self.grid, 1, self._scenario.scoring)
            CardsDialog(options, self._faces, species, self.window()).open()


class _Passes(QWidget):
    """Names with a seal and a date."""

    def __init__(self) -> None:
        super().__init__()
        self._passes: tuple[Passed, ...] = ()

    def show_passes(self, passes: Sequence[Passed]) -> None:
        self._passes = tuple(passes)
        told = [f"{one.name}, {day_words(one.on)}" for one in self._passes]
        self.setAccessibleName(listed(told))
        set_tip(self, "\n".join(told))
        self.updateGeometry()
        self.update()

    @property
    def _line(self) -> int:
        return round(_LINE * growth(self.font()))

    def sizeHint(self) -> QSize:
        return QSize(0, len(self._passes) * self._line)

    def minimumSizeHint(self) -> QSize:
        return self.sizeHint()

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        palette, plain = self.palette(), QFont(self.font())
        flag = Qt.AlignmentFlag.AlignVCenter
        for number, one in enumerate(self._passes):
            line = self.rect().adjusted(18, number * self._line, 0, 0)
            line.setHeight(self._line)
            paint_seal(painter, QPointF(_SEAL, line.center().y() + 1), _SEAL)
            painter.setPen(palette.placeholderText().color())
            painter.setFont(plain)
            painter.drawText(line, int(flag | Qt.AlignmentFlag.AlignRight), day_words(one.on))
            painter.setPen(palette.text().color())
            room = line.width() - painter.fontMetrics().horizontalAdvance(day_words(one.on)) - 16
            name = painter.fontMetrics().elidedText(one.name, Qt.TextElideMode.ElideRight, room)
            painter.drawText(line.adjusted(6, 0, 0, 0), int(flag), name)
