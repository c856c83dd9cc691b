"""The table: market, landscapes, scores, cards and log around one prompt."""

from __future__ import annotations

from itertools import pairwise

from PySide6.QtCore import QEvent, QPointF, QRectF, QSize, Signal
from PySide6.QtWidgets import QBoxLayout, QHBoxLayout, QVBoxLayout, QWidget

from cascadia_qt.games.cascadia.rules.state import Options
from cascadia_qt.games.cascadia.views.art.faces import Faces, level_for
from cascadia_qt.games.cascadia.views.goals.panel import GoalsPanel
from cascadia_qt.games.cascadia.views.table.bill_card import BillCard
from cascadia_qt.games.cascadia.views.table.board_scene import BoardScene
from cascadia_qt.games.cascadia.views.table.cards_panel import CardsPanel
from cascadia_qt.games.cascadia.views.table.earned_float import EarnedFloat
from cascadia_qt.games.cascadia.views.table.handover_card import HandoverCard
from cascadia_qt.games.cascadia.views.table.market_view import MarketView
from cascadia_qt.games.cascadia.views.table.miniature import Miniature
from cascadia_qt.games.cascadia.views.table.race_panel import RacePanel
from cascadia_qt.games.cascadia.views.table.score_panel import ScorePanel
from cascadia_qt.games.cascadia.views.table.supply_panel import SupplyPanel
from cascadia_qt.model.game_log import GameLog
from cascadia_qt.rules.game import Seat
from cascadia_qt.views.board_note import BoardNote
from cascadia_qt.views.board_view import BoardView
from cascadia_qt.views.film.replay_panel import ReplayPanel
from cascadia_qt.views.motion import Motion
from cascadia_qt.views.table.hint_card import HintCard
from cascadia_qt.views.table.panel_look import zoom_for
from cascadia_qt.views.table.panelled_page import SIDE, PanelledPage
from cascadia_qt.words.language import translate

_TALL = 880  # where goals have room for whole sentences
_LEAST_GOALS = 240
_STRIP, _LOWEST_STRIP = 140, 96  # the height of miniatures
_COLUMN, _WIDEST = 160, 260  # their width beside the board, and below it
_GAP = 8
_NATURE_RADIUS = 12


class TablePage(PanelledPage):
    """Everything one sees while playing one game.

    Signals:
        seat_clicked: somebody's miniature was clicked; carries the seat.
    """

    seat_clicked = Signal(int)

    def __init__(self, options: Options, log: GameLog, faces: Faces, motion: Motion) -> None:
        super().__init__(log)
        players = range(options.players)
        self._faces = faces
        self._purist = False
        self._home: int | None = None
        self._replay_panel: ReplayPanel | None = None
        self.market = MarketView(faces, motion)
        self.board = BoardView(motion)
        self.bill = BillCard(faces, self.board)
        self.hint = HintCard(self.board)
        self.note = BoardNote(self.board)
        self.board.camera_moved.connect(self.note.hide)
        self.earned = EarnedFloat(faces, motion, self.board)
        self.scores = ScorePanel(faces)
        self.race = RacePanel(faces)
        self.cards = CardsPanel(faces)
        self.cards.show_scoring(options.scoring, options.grid)
        self.goals = GoalsPanel(faces)
        self.goals.height_changed.connect(self.share_room)
        self.supply = SupplyPanel(faces)
        self.scenes = [BoardScene(options.grid, faces, motion) for _ in players]
        for scene in self.scenes:
            scene.setParent(self)
        self._miniatures = [Miniature(seat, self.scenes[seat], faces) for seat in players]
        for miniature in self._miniatures:
            miniature.clicked.connect(self.seat_clicked)
        beside = (self.scores, self.race, self.cards, self.goals, self.log)
        self.add_panel(beside, lambda: translate("PanelHandle", "Score, cards and log (F9)"))
        self._build()
        self.handover = HandoverCard(self, faces, self.scenes)
        self.setFocusProxy(self.board)
        self.cards.set_zoom(zoom_for(self.font()))
        self._show_miniatures()
        self._retranslate()

    def _build(self) -> None:
        left = QVBoxLayout()
        left.addWidget(self.market, 1)
        left.addWidget(self.supply)
        self._strip = QBoxLayout(QBoxLayout.Direction.LeftToRight)
        self._strip.setSpacing(_GAP)
        for miniature in self._miniatures:
            self._strip.addWidget(miniature)
        self._strip.addStretch(0)
        self._around = QBoxLayout(QBoxLayout.Direction.TopToBottom)
        self._around.setSpacing(_GAP)
        self._around.addWidget(self.board, 1)
        self._around.addLayout(self._strip)
        self._centre = QVBoxLayout()
        self._centre.addLayout(self._around, 1)
        self._row = row = QHBoxLayout()
        row.setSpacing(SIDE)
        row.addLayout(left)
        row.addLayout(self._centre, 1)
        self._whole = QVBoxLayout(self)
        self._whole.setContentsMargins(0, 0, 0, 0)
        self._whole.setSpacing(0)
        self._whole.addWidget(self.prompt)
        self._whole.addLayout(row, 1)
        panels = (self.scores, self.race, self.cards, self.goals, self.log)
        stops = (self.board, self.market, self.handle, *panels)
        for stop, after in pairwise(stops):
            QWidget.setTabOrder(stop, after)

    def add_replay_panel(self, panel: ReplayPanel) -> None:
        """Puts the panel of a replay under the board."""
        self._replay_panel = panel
        self._centre.insertWidget(1, panel)
        self.share_room()

    def show_nature(self, count: int) -> None:
        """How many nature tokens whoever is to move holds."""
        face = self._faces.nature(level_for(_NATURE_RADIUS), self.devicePixelRatioF())
        tip = self.tr("Nature tokens: {0}").format(count)
        self.prompt.show_tokens(face, count, tip)

    def has_part(self, part: str) -> bool:
        """Whether there is anything in a part at this table."""
        match part:
            case "score" | "race" | "supply":
                return not self._purist
            case "goals":
                return self.goals.has_any
            case "landscapes":
                return len(self._miniatures) > 1
        return True

    def set_purist(self, purist: bool) -> None:
        """Whether everything that counts for the players is hidden."""
        self._purist = purist
        self.goals.set_purist(purist)
        self.log.set_points_shown(not purist)
        self.show_parts()

    def show_parts(self) -> None:
        parts = {
            "score": self.scores,
            "race": self.race,
            "cards": self.cards,
            "log": self.log,
            "supply": self.supply,
        }
        for part, widget in parts.items():
            widget.setVisible(self.shows(part))
        self.goals.set_wanted(self.is_wanted("goals"))
        self._show_miniatures()
        self.share_room()

    def set_moving(self, moving: bool) -> None:
        """Whether changes of the score may glow."""
        self.scores.set_moving(moving)
        self.race.set_moving(moving)

    def changeEvent(self, event: QEvent) -> None:
        if event.type() == QEvent.Type.FontChange:
            self.cards.set_zoom(zoom_for(self.font()))
        elif event.type() == QEvent.Type.LanguageChange:
            self._retranslate()
        super().changeEvent(event)

    def _retranslate(self) -> None:
        self.board.setAccessibleName(self.tr("Landscape"))

    def share_room(self) -> None:
        """The market grows with the window, and the side panel lies where there is room for it."""
        self.market.setFixedWidth(min(max(self.height() * 27 // 100, 208), 320))
        right = self.place_panel(2 * SIDE + self.market.width())
        self._row.setContentsMargins(SIDE, 8, right, SIDE)
        if self._replay_panel is not None:
            self._replay_panel.set_tall(self.height() >= _TALL)
        self._whole.activate()
        self._share_centre()
        self.lay_panel()

    def lay_panel(self) -> None:
        super().lay_panel()
        self.handover.raise_()
        tall = self.height() >= _TALL
        room = self.panel.room_beside(self.goals)
        self.goals.set_room(max(room, _LEAST_GOALS), roomy=tall)

    def _share_centre(self) -> None:
        """Miniatures lie where they leave more of the landscape: below the board, or beside it."""
        room = self._around.geometry()
        strip = min(max(room.height() * 24 // 100, _LOWEST_STRIP), _STRIP)
        below = min(room.width(), room.height() - strip)
        beside = min(room.width() - _COLUMN, room.height()) > below
        ways = QBoxLayout.Direction
        self._around.setDirection(ways.LeftToRight if beside else ways.TopToBottom)
        self._strip.setDirection(ways.TopToBottom if beside else ways.LeftToRight)
        for miniature in self._miniatures:
            miniature.set_size(QSize(_COLUMN, _STRIP) if beside else QSize(_WIDEST, strip))

    def look_at(self, seat: int, seen: QRectF | None = None) -> None:
        """Shows the landscape of `seat` large: all of it, or what was `seen` of it."""
        scene = self.scenes[seat]
        if self.board.scene() is not scene:
            self.board.show_board(scene, scene.layout_of_cells, seen)

    def market_in_scene(self) -> QPointF:
        """Where the market is, seen from the board that is shown."""
        market = self.market.mapToGlobal(self.market.rect().center())
        return self.board.mapToScene(self.board.mapFromGlobal(market))

    def show_player(self, seat: int, who: Seat, nature: int, *, looked_at: bool) -> None:
        self._miniatures[seat].show_player(who, nature, looked_at=looked_at)

    def set_home(self, seat: int | None) -> None:
        """The landscape that is large because its turn it is, which needs no miniature."""
        self._home = seat
        self._show_miniatures()

    def _show_miniatures(self) -> None:
        for seat, miniature in enumerate(self._miniatures):
            miniature.setVisible(self.shows("landscapes") and seat != self._home)
