"""The page of the table: the prompt, the table itself and the log beside it."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from itertools import pairwise

from PySide6.QtCore import QCoreApplication, QRect
from PySide6.QtGui import QColor, QFontMetricsF, QPixmap
from PySide6.QtWidgets import QHBoxLayout, QVBoxLayout, QWidget

from cascadia_qt.games.kaskaria.rules.options import Ways
from cascadia_qt.games.kaskaria.views.art.faces import Faces
from cascadia_qt.games.kaskaria.views.table.entering_card import EnteringCard
from cascadia_qt.games.kaskaria.views.table.table_scene import TableScene
from cascadia_qt.games.kaskaria.views.table.table_view import TableView
from cascadia_qt.model.game_log import GameLog
from cascadia_qt.views.board_note import BoardNote
from cascadia_qt.views.film.replay_panel import ReplayPanel
from cascadia_qt.views.motion import Motion
from cascadia_qt.views.table.panelled_page import SIDE, PanelledPage
from cascadia_qt.views.theme import seat_colour

_SIGN = 2.1  # how high the picture of a prompt is, in lines of text
_AROUND = 0.24  # of the width: what lies around the island
_TALL = 880  # where the graph of a replay may be high

translate = QCoreApplication.translate


class TablePage(PanelledPage):
    """Everything one sees while playing one game.

    Attributes:
        scene, view: the table itself.
        note: says why something cannot be done.
        entering: what would be if a figure went into the volcano.
    """

    def __init__(self, log: GameLog, ways: Ways, faces: Faces, motion: Motion) -> None:
        super().__init__(log)
        self._seats = log.session.record.seats
        self._faces = faces
        self._replay_panel: ReplayPanel | None = None
        self.scene = TableScene(self._seats, ways, faces, motion)
        self.scene.setParent(self)
        self.view = TableView(self.scene)
        self.note = BoardNote(self.view)
        self.entering = EnteringCard(self._seats, self.view)
        self.add_panel((self.log,), lambda: translate("KaskariaTable", "Log (F9)"))
        self._build()
        self.setFocusProxy(self.view)

    def _build(self) -> None:
        self._centre = QVBoxLayout()
        self._centre.setSpacing(0)
        self._centre.addWidget(self.view, 1)
        self._row = QHBoxLayout()
        self._row.setContentsMargins(0, 0, 0, 0)
        self._row.addLayout(self._centre, 1)
        self._whole = QVBoxLayout(self)
        self._whole.setContentsMargins(0, 0, 0, 0)
        self._whole.setSpacing(0)
        self._whole.addWidget(self.prompt)
        self._whole.addLayout(self._row, 1)
        for stop, after in pairwise((self.view, self.handle, self.log)):
            QWidget.setTabOrder(stop, after)

    def add_replay_panel(self, panel: ReplayPanel) -> None:
        """Puts the panel of a replay under the table."""
        self._replay_panel = panel
        film = QVBoxLayout()
        film.setContentsMargins(SIDE, 0, SIDE, SIDE)
        film.addWidget(panel)
        self._centre.addLayout(film)
        self.share_room()

    @property
    def sign_side(self) -> int:
        """How large the picture of a prompt is."""
        return round(QFontMetricsF(self.font()).height() * _SIGN)

    def figure_sign(self, seat: int) -> QPixmap:
        """The runner of a seat, as the picture of a prompt."""
        colour = QColor(seat_colour(self._seats[seat], seat))
        ratio = self.devicePixelRatioF()
        return self._faces.figure("runner", colour, seat, self.sign_side * 0.9, ratio)

    def say(self, words: str, about: str = "") -> None:
        """Between the island and the hand, where all eyes are; `about` is a page of the help."""
        room: QRect = self.scene.places.hand.toRect()
        self.note.say(words, QRect(room.center().x(), room.top(), 1, room.height() // 3), about)

    def show_entering(
        self, totals: Sequence[int], winners: Collection[int], *, enters: bool
    ) -> None:
        """Asks whether the figure goes into the volcano."""
        self.entering.show_result(totals, winners, enters=enters)
        self.entering.show()
        self._lay_entering()

    def _lay_entering(self) -> None:
        room: QRect = self.scene.places.hand.toRect()
        self.entering.place_in(room)

    def show_parts(self) -> None:
        self.log.setVisible(self.shows("log"))
        self.share_room()

    def share_room(self) -> None:
        right = self.place_panel(round(self.width() * _AROUND))
        self._row.setContentsMargins(0, 0, max(right, self.handle.width()), 0)
        if self._replay_panel is not None:
            self._replay_panel.set_tall(self.height() >= _TALL)
        self._whole.activate()
        self.lay_panel()
        if self.entering.isVisible():
            self._lay_entering()
