"""The page of the table: the prompt, the valley with the desk, the hand, and panels beside them."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import pairwise

from PySide6.QtCore import QCoreApplication, QEvent, QPointF, QRect
from PySide6.QtGui import QColor, QPixmap
from PySide6.QtWidgets import QHBoxLayout, QVBoxLayout, QWidget

from cascadia_qt.games.okanagan.views.art.faces import Faces
from cascadia_qt.games.okanagan.views.table.area_card import AreaCard
from cascadia_qt.games.okanagan.views.table.desk import Desk
from cascadia_qt.games.okanagan.views.table.flights import Flights
from cascadia_qt.games.okanagan.views.table.hand_panel import HandPanel
from cascadia_qt.games.okanagan.views.table.players_panel import PlayersPanel
from cascadia_qt.games.okanagan.views.table.survey_panel import SurveyPanel
from cascadia_qt.games.okanagan.views.table.valley_scene import ValleyScene
from cascadia_qt.games.okanagan.views.table.valley_view import ValleyView
from cascadia_qt.model.game_log import GameLog
from cascadia_qt.views.board_note import BoardNote
from cascadia_qt.views.film.replay_panel import ReplayPanel
from cascadia_qt.views.motion import Motion
from cascadia_qt.views.table.hint_card import HintCard
from cascadia_qt.views.table.panel_look import zoom_for
from cascadia_qt.views.table.panelled_page import SIDE, PanelledPage
from cascadia_qt.views.theme import seat_colour

_HAND = 172  # how wide the hand is at least
_WIDEST_HAND = 300
_HAND_SHARE = 0.24  # of the height
_DESK = 172  # how high the desk is where there is room
_DESK_SHARE, _MOST_DESK = 0.21, 0.34  # of the height
_MOST_IN_FILM = 0.24  # where nobody chooses from it
_TALL = 880  # where the graph of a replay may be high
_SIGN = 30
_FLYING = 34  # the side of a reward that flies

translate = QCoreApplication.translate


class TablePage(PanelledPage):
    """Everything one sees while playing one game.

    Attributes:
        scene, view: the valley.
        area: what is told of territories.
        hint: why a move is a good one.
        desk: the market, or what is to be chosen from.
        hand: the tile and the objectives of whoever looks.
    """

    def __init__(self, log: GameLog, faces: Faces, motion: Motion) -> None:
        super().__init__(log)
        self._seats = seats = log.session.record.seats
        self._faces = faces
        self._purist = False
        self._replay_panel: ReplayPanel | None = None
        self.scene = ValleyScene(seats, faces, motion)
        self.scene.setParent(self)
        self.view = ValleyView(self.scene, motion)
        self.note = BoardNote(self.view)
        self.area = AreaCard(faces, seats, self.view)
        self.hint = HintCard(self.view)
        self.view.camera_moved.connect(self.note.hide)
        self.desk = Desk(faces, seats, motion)
        self.hand = HandPanel(faces)
        self.players = PlayersPanel(faces, seats)
        self.survey = SurveyPanel(faces)
        self._flights = Flights(self, motion)
        beside = (self.players, self.survey, self.log)
        self.add_panel(beside, lambda: translate("OkanaganTable", "Players and log (F9)"))
        self._build()
        self.setFocusProxy(self.view)
        self._retranslate()

    def _build(self) -> None:
        self._centre = QVBoxLayout()
        self._centre.setSpacing(0)
        self._centre.addWidget(self.view, 1)
        self._centre.addWidget(self.desk)
        self._row = QHBoxLayout()
        self._row.setContentsMargins(0, 0, 0, 0)
        self._row.setSpacing(0)
        self._row.addWidget(self.hand)
        self._row.addLayout(self._centre, 1)
        self._whole = QVBoxLayout(self)
        self._whole.setContentsMargins(0, 0, 0, 0)
        self._whole.setSpacing(0)
        self._whole.addWidget(self.prompt)
        self._whole.addLayout(self._row, 1)
        for stop, after in pairwise((self.view, self.handle, self.log)):
            QWidget.setTabOrder(stop, after)

    def add_replay_panel(self, panel: ReplayPanel) -> None:
        """Puts the panel of a replay under the desk."""
        self._replay_panel = panel
        film = QVBoxLayout()
        film.setContentsMargins(SIDE, 8, SIDE, SIDE)
        film.addWidget(panel)
        self._centre.addLayout(film)
        self.share_room()

    def model_sign(self, kind: str, seat: int) -> QPixmap:
        """A building of a seat, as the picture of a prompt."""
        side, ratio = _SIGN * zoom_for(self.font()), self.devicePixelRatioF()
        colour = QColor(seat_colour(self._seats[seat], seat))
        return self._faces.model(kind, colour, seat, side, ratio)

    def let_fly(self, seat: int, rewards: Sequence[str], nuggets: int) -> None:
        """Rewards and nuggets go to the plate of a seat, if it can be seen."""
        if not self.players.isVisible():
            return
        side, ratio = _FLYING * zoom_for(self.font()), self.devicePixelRatioF()
        faces = [self._faces.reward(reward, side, ratio) for reward in rewards]
        faces += [self._faces.nugget(side, ratio)] * nuggets
        start = self.desk.mapTo(self, self.desk.rect().center())
        plate = self.players.plate_place(seat).center().toPoint()
        end = self.players.mapTo(self, plate)
        self._flights.send(faces, QPointF(start), QPointF(end))

    def say(self, words: str, at: QPointF | None = None, about: str = "") -> None:
        """In the valley, where somebody points, or in its middle; `about` is a page of the help."""
        middle = self.view.viewport().rect().center()
        place = middle if at is None else self.view.mapFromScene(at)
        self.note.say(words, QRect(place.x(), place.y(), 1, 1), about)

    def has_part(self, part: str) -> bool:
        """Whether there is anything in a part at this table."""
        return part != "survey" or not self._purist

    def set_purist(self, purist: bool) -> None:
        """Whether everything that counts for the players is hidden."""
        self._purist = purist
        self.show_parts()

    def show_parts(self) -> None:
        parts = {"players": self.players, "survey": self.survey, "log": self.log}
        for part, widget in parts.items():
            widget.setVisible(self.shows(part))
        self.share_room()

    def share_room(self) -> None:
        """The hand grows with the window and its text."""
        wide = max(_HAND * zoom_for(self.font()), self.height() * _HAND_SHARE)
        self.hand.setFixedWidth(round(min(wide, _WIDEST_HAND * zoom_for(self.font()))))
        desk = max(_DESK * zoom_for(self.font()), self.height() * _DESK_SHARE)
        most = _MOST_DESK if self._replay_panel is None else _MOST_IN_FILM
        self.desk.setFixedHeight(round(min(desk, self.height() * most)))
        right = self.place_panel(self.hand.width())
        beside = self.panel.isVisibleTo(self) and not self.panel_is_drawer
        self._row.setContentsMargins(0, 0, right if beside else self.handle.width(), 0)
        if self._replay_panel is not None:
            self._replay_panel.set_tall(self.height() >= _TALL)
        self._whole.activate()
        self.lay_panel()

    def changeEvent(self, event: QEvent) -> None:
        if event.type() == QEvent.Type.LanguageChange:
            self._retranslate()
        super().changeEvent(event)

    def _retranslate(self) -> None:
        self.view.setAccessibleName(translate("OkanaganTable", "Valley"))
        self.players.name(translate("OkanaganTable", "Players"))
        self.survey.setAccessibleName(translate("OkanaganTable", "Survey"))
