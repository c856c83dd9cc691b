"""The page of the score pad: tools, the board of one player, and the live score."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from PySide6.QtCore import QEvent, Qt, Signal
from PySide6.QtGui import QKeyEvent, QResizeEvent
from PySide6.QtWidgets import (
    QAbstractButton,
    QHBoxLayout,
    QPushButton,
    QSizePolicy,
    QVBoxLayout,
    QWidget,
)

from cascadia_qt.games.cascadia.model.score_pad import PadDocument
from cascadia_qt.games.cascadia.rules.scoring.sheet import ScoreSheet
from cascadia_qt.games.cascadia.rules.scoring.unit import Category
from cascadia_qt.games.cascadia.rules.terms import Habitat
from cascadia_qt.games.cascadia.views.score_pad.laid_table import LaidFaces, position_seats
from cascadia_qt.games.cascadia.views.score_pad.pad_board import PadScene, PadView
from cascadia_qt.games.cascadia.views.score_pad.pad_keys import PadCommand, pad_key
from cascadia_qt.games.cascadia.views.score_pad.players_bar import PlayersBar
from cascadia_qt.games.cascadia.views.score_pad.scoring_choice import LETTER_KEYS, ScoringChoice
from cascadia_qt.games.cascadia.views.score_pad.tools_panel import ToolsPanel
from cascadia_qt.games.cascadia.views.table.race_panel import RacePanel
from cascadia_qt.games.cascadia.views.table.score_panel import ScorePanel
from cascadia_qt.games.cascadia.words.laid import laid_words
from cascadia_qt.rules.grid import Grid
from cascadia_qt.views.access.landmarks import Landmark, Landmarks
from cascadia_qt.views.help.subject import explain
from cascadia_qt.views.labels import PlainLabel
from cascadia_qt.views.motion import Motion
from cascadia_qt.views.tall_scroll import TallScroll
from cascadia_qt.views.tips import set_tip

_SIDE = 16
_BESIDE_BAR = 12  # a scroll bar stands in what is a margin elsewhere
_ENDS_TYPING = (PadCommand.LAY, PadCommand.LEAVE)


def _scrolled(panel: QWidget) -> TallScroll:
    scroll = TallScroll()
    scroll.setWidget(panel)
    scroll.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Preferred)
    return scroll


class PadPage(QWidget):
    """Shows a position; what gestures and keys mean is decided elsewhere.

    Attributes:
        landmarks: the places of the board for readers of the screen.

    Signals:
        key_pressed: a key that no panel wants for itself; carries a PadKey.
        explain_requested: the score sheet is wanted.
        retranslated: the language is another one; names that are proposed are, too.
    """

    key_pressed = Signal(object)
    explain_requested = Signal()
    retranslated = Signal()

    def __init__(self, faces: LaidFaces, motion: Motion) -> None:
        super().__init__()
        explain(self, "journal#pad")
        self._faces, self._motion = faces, motion
        self.bar = PlayersBar(faces)
        self.tools = ToolsPanel(faces)
        self.board = PadView(motion)
        self.scores = ScorePanel(faces)
        self.race = RacePanel(faces)
        self.scoring = ScoringChoice(faces)
        self.explain = QPushButton()
        self.explain.setProperty("primary", True)
        self.explain.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self._hint = PlainLabel()
        self._hint.setProperty("quiet", True)
        self._scene: PadScene | None = None
        self._has_corridors = False
        self.landmarks = Landmarks(self.board.viewport(), self._find_landmarks)
        self.board.camera_moved.connect(self.landmarks.follow)
        self._build()
        self.explain.clicked.connect(self.explain_requested)
        self._retranslate()

    def _build(self) -> None:
        centre = QVBoxLayout()
        centre.setSpacing(8)
        centre.addWidget(self.board, 1)
        self._hint.setWordWrap(True)
        self._hint.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Preferred)
        centre.addWidget(self._hint)
        counted = QWidget()
        inside = QVBoxLayout(counted)
        inside.setContentsMargins(0, 0, 0, 0)
        inside.setSpacing(12)
        inside.addWidget(self.scores)
        inside.addWidget(self.race)
        inside.addStretch(1)
        inside.addWidget(self.scoring, 0, Qt.AlignmentFlag.AlignLeft)
        explain = QHBoxLayout()
        explain.setContentsMargins(0, 0, _BESIDE_BAR, 0)
        explain.addWidget(self.explain)
        right = QVBoxLayout()
        right.setSpacing(12)
        right.addWidget(_scrolled(counted), 1)
        right.addLayout(explain)
        row = QHBoxLayout()
        row.setContentsMargins(_SIDE, 12, _SIDE - _BESIDE_BAR, _SIDE)
        row.setSpacing(_SIDE - _BESIDE_BAR)
        row.addWidget(_scrolled(self.tools))
        row.addLayout(centre, 1)
        row.addSpacing(_BESIDE_BAR)
        row.addLayout(right)
        whole = QVBoxLayout(self)
        whole.setContentsMargins(0, 0, 0, 0)
        whole.setSpacing(0)
        whole.addWidget(self.bar)
        whole.addLayout(row, 1)

    @property
    def scene(self) -> PadScene:
        assert self._scene is not None
        return self._scene

    def show_pad(self, document: PadDocument, seat: int, *, growing: bool = True) -> None:
        """Shows everything as it is, the board of `seat` in the middle."""
        position, sheets = document.position, document.sheets
        seats, player = position_seats(position), position.players[seat]
        self.bar.show_players(seats, [sheet.total for sheet in sheets], seat)
        self.bar.show_steps(can_undo=document.can_undo, can_redo=document.can_redo)
        self.tools.show_player(player, seats[seat].name, alone=len(seats) == 1)
        sizes = {h: sheets[seat].of(Category.CORRIDOR, h) for h in Habitat}
        self.tools.corridors.show_sizes(sizes, counted=player.has_habitats)
        self.scores.show_scores(seats, sheets, seat)
        self.race.show_race(seats, sheets, flash=False)
        self._share_room(sheets)
        self.scoring.show_scoring(position.scoring, position.grid)
        self._scene_for(position.grid).show_tiles(player.tiles, growing=growing)
        self.board.setAccessibleDescription(f"{seats[seat].name}: {sheets[seat].total}")
        self.landmarks.follow()

    def _find_landmarks(self) -> Iterator[Landmark]:
        """What lies there and where something can be laid, as one reads."""
        self.landmarks.setAccessibleName(self.board.accessibleName())
        scene = self.scene
        for cell in sorted(scene.field, key=lambda cell: (cell.b, cell.a)):
            words = laid_words(scene.grid, scene.tiles, cell)
            yield Landmark(cell, words, self.board.rect_of(cell))

    def _scene_for(self, grid: Grid) -> PadScene:
        if self._scene is None or self._scene.grid is not grid:
            if self._scene is not None:
                self._scene.deleteLater()
            self._scene = scene = PadScene(grid, self._faces, self._motion)
            scene.setParent(self)
            scene.show_tiles({})
            self.board.show_board(scene, scene.layout_of_cells)
        return self._scene

    def _share_room(self, sheets: Sequence[ScoreSheet]) -> None:
        """Corridors are raced for only where there are any."""
        self._has_corridors = any(sheet.of(Category.CORRIDOR) for sheet in sheets)
        self._fold()

    def _fold(self) -> None:
        needed = sum(part.sizeHint().height() for part in (self.scoring, self.explain, self.bar))
        needed += self.scores.height() + self.race.height() + 6 * 12 + _SIDE
        self.race.setVisible(self._has_corridors and needed <= self.height())

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._fold()

    def event(self, event: QEvent) -> bool:
        """Keys of the pad come before those of the window."""
        if isinstance(event, QKeyEvent) and event.type() is QEvent.Type.ShortcutOverride:
            plain = event.modifiers() == Qt.KeyboardModifier.NoModifier
            letter = plain and event.key() in LETTER_KEYS
            if letter or pad_key(event.key(), event.modifiers()) is not None:
                event.accept()
                return True
        return super().event(event)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        meant, focus = pad_key(event.key(), event.modifiers()), self.window().focusWidget()
        if meant is None:
            super().keyPressEvent(event)
        elif focus in self.tools.typed_into and meant.command in _ENDS_TYPING:
            self.board.setFocus()
        elif isinstance(focus, QAbstractButton) and meant.command is PadCommand.LAY:
            focus.click()
        else:
            self.key_pressed.emit(meant)

    def _retranslate(self) -> None:
        self.setAccessibleName(self.tr("Score pad"))
        self.board.setAccessibleName(self.tr("Landscape"))
        self.explain.setText(self.tr("Explain every point"))
        set_tip(self.explain, self.tr("Explain every point: key S"))
        hint = self.tr(
            "Click or drag to lay, right click erases. By key: arrows, 1 to 5 and 0; "
            "T: tokens, tiles, what tiles show."
        )
        self._hint.setText(hint)
        set_tip(self._hint, hint)

    def changeEvent(self, event: QEvent) -> None:
        if event.type() == QEvent.Type.LanguageChange:
            self._retranslate()
            self.retranslated.emit()
        super().changeEvent(event)
