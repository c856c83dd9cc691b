"""The page of the table: the prompt, the players, the map, and panels beside it."""

from __future__ import annotations

from itertools import pairwise

from PySide6.QtCore import QCoreApplication, QRect
from PySide6.QtGui import QFontMetricsF, QPixmap
from PySide6.QtWidgets import QHBoxLayout, QVBoxLayout, QWidget

from cascadia_qt.games.cryptid.rules.puzzle import Board
from cascadia_qt.games.cryptid.views.art.faces import Faces
from cascadia_qt.games.cryptid.views.sheet.grid import SheetGrid
from cascadia_qt.games.cryptid.views.sheet.panel import SheetPanel
from cascadia_qt.games.cryptid.views.table.clue_corner import ClueCorner
from cascadia_qt.games.cryptid.views.table.large_sheet import LargeSheet
from cascadia_qt.games.cryptid.views.table.lens_button import LensButton
from cascadia_qt.games.cryptid.views.table.map_scene import MapScene
from cascadia_qt.games.cryptid.views.table.map_view import MapView
from cascadia_qt.games.cryptid.views.table.pennant import Pennant
from cascadia_qt.games.cryptid.views.table.token_colours import token_colours
from cascadia_qt.model.game_log import GameLog
from cascadia_qt.views.board_note import BoardNote
from cascadia_qt.views.film.replay_panel import ReplayPanel
from cascadia_qt.views.help.subject import explain
from cascadia_qt.views.motion import Motion
from cascadia_qt.views.table.panelled_page import SIDE, PanelledPage

_SIGN = 2.1  # how high the picture of a prompt is, in lines of text
_COLUMN = 11.5  # how wide the players' column is, in lines of text
_USUAL, _WIDEST = 0.165, 0.26  # of the page
_TALL = 880  # where the graph of a replay may be high
_GAP = 6

translate = QCoreApplication.translate


class TablePage(PanelledPage):
    """Everything one sees while playing one game.

    Attributes:
        scene, view: the map.
        note: says why something cannot be done.
        lens: searches the chosen cell.
        pennants: the players.
        corner: the own clue.
        large_sheet: the deduction sheet, while it lies over the map.
    """

    def __init__(
        self,
        log: GameLog,
        board: Board,
        faces: Faces,
        motion: Motion,
        sheet: QWidget | None = None,
    ) -> None:
        super().__init__(log)
        self._sheet = sheet
        self._seats = log.session.record.seats
        self._faces = faces
        self._replay_panel: ReplayPanel | None = None
        self.large_sheet: LargeSheet | None = None
        self.scene = MapScene(board, self._seats, faces, motion)
        self.scene.setParent(self)
        self.view = MapView(self.scene, motion)
        self.note = BoardNote(self.view)
        self.lens = LensButton(self.view)
        self.pennants = [Pennant(faces) for _ in self._seats]
        self.corner = ClueCorner(faces)
        beside = (self.log,) if sheet is None else (sheet, self.log)
        self.add_panel(beside, lambda: translate("CryptidTable", "Sheet and log (F9)"))
        explain(self.corner, "clues")
        for pennant in self.pennants:
            explain(pennant, "turn#ask")
        if sheet is not None:
            explain(sheet, "sheet")
        self._searched: int | None = None
        self._build()
        self.setFocusProxy(self.view)
        self.view.camera_moved.connect(self._place_lens)
        self.view.grasped.connect(self.note.hide)

    def _build(self) -> None:
        self._players = QVBoxLayout()
        self._players.setContentsMargins(SIDE // 2, _GAP, 0, _GAP)
        self._players.setSpacing(_GAP)
        for pennant in self.pennants:
            self._players.addWidget(pennant, 3)
        self._players.addStretch(1)
        self._players.addWidget(self.corner)
        self._side = QWidget()
        self._side.setLayout(self._players)
        self._centre = QVBoxLayout()
        self._centre.setSpacing(0)
        self._centre.addWidget(self.view, 1)
        self._row = QHBoxLayout()
        self._row.setContentsMargins(0, 0, 0, 0)
        self._row.setSpacing(0)
        self._row.addWidget(self._side)
        self._row.addLayout(self._centre, 1)
        self._whole = QVBoxLayout(self)
        self._whole.setContentsMargins(0, 0, 0, 0)
        self._whole.setSpacing(0)
        self._whole.addWidget(self.prompt)
        self._whole.addLayout(self._row, 1)
        sheet = () if self._sheet is None else (self._sheet,)
        for stop, after in pairwise((self.view, *self.pennants, self.handle, *sheet, self.log)):
            QWidget.setTabOrder(stop, after)

    def open_sheet(self, sheet: SheetPanel) -> None:
        """Shows the deduction sheet large, over the map."""
        self.large_sheet = LargeSheet(sheet, self)
        self._lay_sheet(self.large_sheet)
        self.large_sheet.show()
        sheet.setFocus()

    def _lay_sheet(self, sheet: LargeSheet) -> None:
        room = self.view.geometry()
        sheet.lay(room, room.adjusted(0, 0, self.width() - 1 - room.right(), 0))

    def close_sheet(self) -> None:
        if self.large_sheet is not None:
            self.large_sheet.hide()
            self.large_sheet.deleteLater()
            self.large_sheet = None
            self.view.setFocus()

    def add_replay_panel(self, panel: ReplayPanel) -> None:
        """Puts the panel of a replay under the map."""
        self._replay_panel = panel
        film = QVBoxLayout()
        film.setContentsMargins(SIDE, 0, SIDE, SIDE)
        film.addWidget(panel)
        self._centre.addLayout(film)
        self.share_room()

    @property
    def seen_grid(self) -> SheetGrid | None:
        """The deduction sheet that is to be seen: the large one, where it lies over the map."""
        sheet = self._sheet if self.large_sheet is None else self.large_sheet.widget()
        return sheet.grid if isinstance(sheet, SheetPanel) and sheet.isVisible() else None

    @property
    def sign_side(self) -> int:
        """How large the picture of a prompt is."""
        return round(QFontMetricsF(self.font()).height() * _SIGN)

    def token_sign(self, kind: str, colour: int, side: int) -> QPixmap:
        """A token as the picture of a prompt or an answer."""
        tint = token_colours(self._seats)[colour]
        return self._faces.token(kind, tint, colour, side, self.devicePixelRatioF())

    def show_lens(self, cell: int | None) -> None:
        """Offers a search beside a cell; None offers none."""
        self._searched = cell
        self._place_lens()

    def _place_lens(self) -> None:
        """Beside its cell, wherever that is on the screen, if it is."""
        place = QRect() if self._searched is None else self.view.rect_of(self._searched)
        if place.intersects(self.view.viewport().rect()):
            self.lens.stand_beside(place)
        else:
            self.lens.hide()

    def has_part(self, part: str) -> bool:
        return part != "sheet" or self._sheet is not None

    def show_parts(self) -> None:
        self.log.setVisible(self.shows("log"))
        if self._sheet is not None:
            self._sheet.setVisible(self.shows("sheet"))
        self.share_room()

    def share_room(self) -> None:
        line = QFontMetricsF(self.font()).height()
        wanted = max(line * _COLUMN, self.width() * _USUAL)
        column = round(min(wanted, self.width() * _WIDEST)) + SIDE // 2
        self._side.setFixedWidth(column)
        right = self.place_panel(column)
        self._row.setContentsMargins(0, 0, max(right, self.handle.width()), 0)
        if self._replay_panel is not None:
            self._replay_panel.set_tall(self.height() >= _TALL)
        for pennant in self.pennants:
            pennant.setMaximumHeight(pennant.sizeHint().height())
        self._whole.activate()
        self.lay_panel()
        if self.large_sheet is not None:
            self._lay_sheet(self.large_sheet)
