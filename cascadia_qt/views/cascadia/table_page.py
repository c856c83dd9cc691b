"""The table: market, landscapes, scores, cards and log around one prompt."""

from __future__ import annotations

from itertools import pairwise

from PySide6.QtCore import QPointF, Signal
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QHBoxLayout, QVBoxLayout, QWidget

from cascadia_qt.model.game_log import GameLog
from cascadia_qt.rules.cascadia.state import Options
from cascadia_qt.views.board_note import BoardNote
from cascadia_qt.views.board_view import BoardView
from cascadia_qt.views.cascadia.bill_card import BillCard
from cascadia_qt.views.cascadia.board_scene import BoardScene
from cascadia_qt.views.cascadia.cards_panel import CardsPanel
from cascadia_qt.views.cascadia.earned_float import EarnedFloat
from cascadia_qt.views.cascadia.faces import Faces, level_for
from cascadia_qt.views.cascadia.goals_panel import GoalsPanel
from cascadia_qt.views.cascadia.handover_card import HandoverCard
from cascadia_qt.views.cascadia.hint_card import HintCard
from cascadia_qt.views.cascadia.log_panel import LogPanel
from cascadia_qt.views.cascadia.market_view import MarketView
from cascadia_qt.views.cascadia.miniature import Miniature
from cascadia_qt.views.cascadia.race_panel import RacePanel
from cascadia_qt.views.cascadia.replay_panel import ReplayPanel
from cascadia_qt.views.cascadia.score_panel import ScorePanel
from cascadia_qt.views.cascadia.supply_panel import SupplyPanel
from cascadia_qt.views.motion import Motion
from cascadia_qt.views.prompt_bar import PromptBar
from cascadia_qt.views.theme import Theme

_SIDE = 16
_NARROW = 1180
_TALL = 880  # where goals have room for whole sentences
_GAP = 12  # between the parts of the right panel
_LEAST_LOG, _TALL_LOG = 104, 160
_NATURE_RADIUS = 12


class TablePage(QWidget):
    """Everything one sees while playing one game.

    Signals:
        seat_clicked: somebody's miniature was clicked; carries the seat.
    """

    seat_clicked = Signal(int)

    def __init__(self, options: Options, log: GameLog, faces: Faces, motion: Motion) -> None:
        super().__init__()
        players = range(options.players)
        self._faces = faces
        self._panel_wanted = True
        self._replay_panel: ReplayPanel | None = None
        self.prompt = PromptBar()
        self.market = MarketView(faces, motion)
        self.board = BoardView(motion)
        self.bill = BillCard(faces, self.board)
        self.hint = HintCard(self.board)
        self.note = BoardNote(self.board)
        self.earned = EarnedFloat(faces, motion, self.board)
        self.scores = ScorePanel(faces)
        self.race = RacePanel(faces)
        self.cards = CardsPanel(faces)
        self.cards.show_scoring(options.scoring, options.grid)
        self.goals = GoalsPanel(faces)
        self.goals.height_changed.connect(self._share_room)
        self.log = LogPanel(log)
        self.supply = SupplyPanel(faces)
        self.scenes = [BoardScene(options.grid, faces, motion) for _ in players]
        for scene in self.scenes:
            scene.setParent(self)
        self._miniatures = [Miniature(seat, self.scenes[seat], faces) for seat in players]
        for miniature in self._miniatures:
            miniature.clicked.connect(self.seat_clicked)
        self._build()
        self.handover = HandoverCard(self, faces, self.scenes)
        self.setFocusProxy(self.board)

    def _build(self) -> None:
        left = QVBoxLayout()
        left.addWidget(self.market, 1)
        left.addWidget(self.supply)
        self._centre = centre = QVBoxLayout()
        centre.addWidget(self.board, 1)
        if len(self._miniatures) > 1:
            strip = QHBoxLayout()
            strip.setSpacing(8)
            for miniature in self._miniatures:
                strip.addWidget(miniature)
            centre.addLayout(strip)
        self._panel = QWidget()
        right = QVBoxLayout(self._panel)
        right.setContentsMargins(0, 0, 0, 0)
        right.setSpacing(_GAP)
        for part in (self.scores, self.race, self.cards, self.goals):
            right.addWidget(part)
        right.addWidget(self.log, 1)
        right.addStretch(0)
        row = QHBoxLayout()
        row.setContentsMargins(_SIDE, 8, _SIDE, _SIDE)
        row.setSpacing(_SIDE)
        row.addLayout(left)
        row.addLayout(centre, 1)
        row.addWidget(self._panel)
        self._whole = QVBoxLayout(self)
        self._whole.setContentsMargins(0, 0, 0, 0)
        self._whole.setSpacing(0)
        self._whole.addWidget(self.prompt)
        self._whole.addLayout(row, 1)
        stops = (self.board, self.market, self.scores, self.race, self.cards, self.goals, self.log)
        for stop, after in pairwise(stops):
            QWidget.setTabOrder(stop, after)

    def add_replay_panel(self, panel: ReplayPanel) -> None:
        """Puts the panel of a replay under the board."""
        self._replay_panel = panel
        self._centre.insertWidget(1, panel)
        self._share_room()

    def set_theme(self, theme: Theme) -> None:
        if self._replay_panel is not None:
            self._replay_panel.set_theme(theme)
        self.market.set_theme(theme)
        self.supply.set_theme(theme)
        self.scores.set_theme(theme)
        self.race.set_theme(theme)
        self.cards.set_theme(theme)
        self.goals.set_theme(theme)
        self.log.set_theme(theme)
        self.bill.set_theme(theme)
        self.hint.set_theme(theme)
        self.earned.set_theme(theme)
        self.handover.set_theme(theme)
        for scene in self.scenes:
            scene.set_theme(theme)
        for miniature in self._miniatures:
            miniature.set_theme(theme)

    def show_nature(self, count: int) -> None:
        """How many nature tokens whoever is to move holds."""
        face = self._faces.nature(level_for(_NATURE_RADIUS), self.devicePixelRatioF())
        tip = self.tr("Nature tokens: {0}").format(count)
        self.prompt.show_tokens(face, count, tip)

    def set_panel_wanted(self, wanted: bool) -> None:
        """Whether scores, cards and log are shown where there is room for them."""
        self._panel_wanted = wanted
        self._share_room()

    def set_purist(self, purist: bool) -> None:
        """Whether everything that counts for the players is hidden."""
        for help_ in (self.scores, self.race, self.supply):
            help_.setVisible(not purist)
        self.goals.set_purist(purist)
        self.log.set_points_shown(not purist)

    def set_moving(self, moving: bool) -> None:
        """Whether changes of the score may glow."""
        self.scores.set_moving(moving)
        self.race.set_moving(moving)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._share_room()

    def _share_room(self) -> None:
        """The market grows with the window; on a narrow one the right panel folds away first."""
        self.market.setFixedWidth(min(max(self.height() * 27 // 100, 208), 320))
        self._panel.setVisible(self._panel_wanted and self.width() >= _NARROW)
        if self._replay_panel is not None:
            self._replay_panel.set_tall(self.height() >= _TALL)
        self._whole.activate()
        self._share_panel()

    def _share_panel(self) -> None:
        """Goals take what they need; where too little is left, the log makes room for them."""
        room = self.height() - self.prompt.height() - 8 - _SIDE
        for part in (self.scores, self.race, self.cards):
            needed = part.minimumSizeHint().expandedTo(part.minimumSize()).height()
            room -= 0 if part.isHidden() else needed + _GAP
        tall = self.height() >= _TALL
        self.goals.set_room(room - _GAP - _TALL_LOG if tall else room, roomy=tall)
        left = room - self.goals.sizeHint().height() - _GAP
        self.log.setVisible(self.goals.isHidden() or left >= _LEAST_LOG)

    def look_at(self, seat: int) -> None:
        """Shows the landscape of `seat` large."""
        scene = self.scenes[seat]
        if self.board.scene() is not scene:
            self.board.show_board(scene, scene.layout_of_cells)

    def market_in_scene(self) -> QPointF:
        """Where the market is, seen from the board that is shown."""
        market = self.market.mapToGlobal(self.market.rect().center())
        return self.board.mapToScene(self.board.mapFromGlobal(market))

    def show_player(
        self, seat: int, name: str, colour: str, nature: int, *, looked_at: bool
    ) -> None:
        self._miniatures[seat].show_player(name, colour, nature, looked_at=looked_at)
