"""What lies beside the score pad: the player, the pieces to choose from, the kind of tiles."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QEvent, QSize, Qt, Signal
from PySide6.QtGui import QIcon
from PySide6.QtWidgets import (
    QFrame,
    QGridLayout,
    QHBoxLayout,
    QLabel,
    QLineEdit,
    QPushButton,
    QSizePolicy,
    QToolButton,
    QVBoxLayout,
    QWidget,
)

from cascadia_qt.assets import resource
from cascadia_qt.games.cascadia.model.pad_brush import Brush
from cascadia_qt.games.cascadia.rules.position import LaidPlayer
from cascadia_qt.games.cascadia.rules.terms import Habitat, Wildlife
from cascadia_qt.games.cascadia.views.art.faces import Faces
from cascadia_qt.games.cascadia.views.score_pad.corridor_fields import CorridorFields
from cascadia_qt.games.cascadia.views.score_pad.nature_row import NatureRow
from cascadia_qt.games.cascadia.views.score_pad.piece_buttons import (
    EraserButton,
    HabitatButton,
    KeystoneButton,
    PieceButton,
    TileButton,
    TokenButton,
)
from cascadia_qt.rules.grid import HEX, SQUARE, Grid
from cascadia_qt.rules.names import LONGEST_TYPED
from cascadia_qt.views.labels import PlainLabel
from cascadia_qt.views.tips import set_tip

_COLUMNS = 3
_GAP = 6
_WIDTH = 3 * 72 + 2 * _GAP


class ToolsPanel(QWidget):
    """Everything that is chosen with one hand while the other one lays.

    Signals:
        species_chosen, habitat_chosen, eraser_chosen, keystone_chosen, turn_requested: a piece
            was clicked.
        printing_chosen: animals are to be printed on tiles, or to be laid; carries which.
        name_edited: a letter of the name was typed; carries the whole name.
        removal_requested: the player is to go.
        grid_chosen: other tiles are wanted.
    """

    species_chosen = Signal(object)
    habitat_chosen = Signal(object)
    eraser_chosen = Signal()
    keystone_chosen = Signal()
    printing_chosen = Signal(bool)
    turn_requested = Signal()
    name_edited = Signal(str)
    removal_requested = Signal()
    grid_chosen = Signal(object)

    def __init__(self, faces: Faces) -> None:
        super().__init__()
        self.name = QLineEdit()
        self.name.setMaxLength(LONGEST_TYPED)
        self._player = ""
        self._typing = False
        self.remove = QToolButton()
        self.remove.setProperty("mark", True)
        self.remove.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self.remove.setIcon(QIcon(str(resource("marks/cross.svg"))))
        self.remove.setIconSize(QSize(12, 12))
        self.nature = NatureRow(faces)
        self.tokens = [TokenButton(species, faces) for species in Wildlife]
        self.eraser = EraserButton(faces)
        self.keystone = KeystoneButton(faces)
        self.laying, self.printing = QPushButton(), QPushButton()
        self.corridors = CorridorFields(faces)
        self.habitats = [HabitatButton(habitat, faces) for habitat in Habitat]
        self.tile = TileButton(faces)
        self.grids = {HEX: QPushButton(), SQUARE: QPushButton()}
        self._tile_title, self._corridor_title = _title(), _title()
        self._build()
        self._connect()
        self._retranslate()

    @property
    def _pieces(self) -> list[PieceButton]:
        return [*self.tokens, self.eraser, self.keystone, *self.habitats, self.tile]

    @property
    def typed_into(self) -> list[QWidget]:
        """The fields that keys are typed into."""
        return [self.name, *self.corridors.fields.values()]

    def _build(self) -> None:
        who = QHBoxLayout()
        who.setSpacing(4)
        who.addWidget(self.name, 1)
        who.addWidget(self.remove)
        pieces = _grid_of([*self.tokens, self.eraser])
        pieces.addWidget(self.keystone, *divmod(len(self.tokens), _COLUMNS))
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(8)
        column.addLayout(who)
        column.addWidget(self.nature)
        column.addSpacing(8)
        column.addWidget(_track(self.laying, self.printing))
        column.addLayout(pieces)
        column.addSpacing(8)
        column.addWidget(self._tile_title)
        column.addLayout(_grid_of([*self.habitats, self.tile]))
        column.addSpacing(8)
        column.addWidget(self._corridor_title)
        column.addWidget(self.corridors)
        column.addStretch(1)
        column.addWidget(_track(*self.grids.values()))
        self.setMinimumWidth(_WIDTH)
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Preferred)

    def _connect(self) -> None:
        for token in self.tokens:
            token.clicked.connect(lambda _=False, b=token: self.species_chosen.emit(b.species))
        for land in self.habitats:
            land.clicked.connect(lambda _=False, b=land: self.habitat_chosen.emit(b.habitat))
        for grid, button in self.grids.items():
            button.clicked.connect(lambda _=False, grid=grid: self.grid_chosen.emit(grid))
        self.eraser.clicked.connect(self.eraser_chosen)
        self.keystone.clicked.connect(self.keystone_chosen)
        self.laying.clicked.connect(lambda: self.printing_chosen.emit(False))
        self.printing.clicked.connect(lambda: self.printing_chosen.emit(True))
        self.tile.clicked.connect(self.turn_requested)
        self.name.textEdited.connect(self._report_name)
        self.name.editingFinished.connect(self._show_name)
        self.remove.clicked.connect(self.removal_requested)

    def show_player(self, player: LaidPlayer, proposed: str, *, alone: bool) -> None:
        """Shows what belongs to `player`, who is called as `proposed` until a name is typed."""
        self._player = player.name
        self._show_name()
        self.name.setPlaceholderText(proposed)
        self.remove.setVisible(not alone)
        self.nature.show_count(player.nature)

    def _report_name(self, text: str) -> None:
        self._typing = True
        self.name_edited.emit(text)
        self._typing = False

    def _show_name(self) -> None:
        """A letter that is just being typed stays, as does the cursor behind it."""
        if not self._typing and self.name.text() != self._player:
            self.name.setText(self._player)

    def show_brush(self, brush: Brush, grid: Grid) -> None:
        laying = not brush.erasing
        held = None if brush.tiles or brush.keystone or brush.erasing else brush.species
        for token in self.tokens:
            token.show_printed(brush.printed)
            token.show_chosen(token.species is held)
        (self.printing if brush.printed else self.laying).setChecked(True)
        self.eraser.setHidden(brush.printed)
        self.keystone.setVisible(brush.printed)
        self.keystone.show_chosen(laying and brush.keystone and not brush.tiles)
        for land in self.habitats:
            land.show_chosen(laying and brush.tiles and land.habitat in brush.edges(grid))
        self.eraser.show_chosen(brush.erasing)
        self.tile.show_tile(grid, brush.edges(grid))
        self.grids[grid].setChecked(True)

    def _retranslate(self) -> None:
        self.name.setAccessibleName(self.tr("Name"))
        self.remove.setAccessibleName(self.tr("Remove this player"))
        set_tip(self.remove, self.tr("Remove this player"))
        self.laying.setText(self.tr("Tokens"))
        set_tip(self.laying, self.tr("Lay wildlife tokens"))
        self.printing.setText(self.tr("On tiles"))
        set_tip(self.printing, self.tr("Change the animals and the keystone that a tile shows"))
        self._corridor_title.setText(self.tr("Or type the corridors"))
        self._tile_title.setText(self.tr("Habitat tiles, if you like"))
        self.grids[HEX].setText(self.tr("Hexagons"))
        self.grids[SQUARE].setText(self.tr("Squares"))
        for piece in self._pieces:
            piece.retranslate()

    def changeEvent(self, event: QEvent) -> None:
        if event.type() == QEvent.Type.LanguageChange:
            self._retranslate()
        super().changeEvent(event)


def _track(*buttons: QPushButton) -> QFrame:
    """Buttons that exclude each other, side by side."""
    track = QFrame()
    track.setProperty("track", True)
    row = QHBoxLayout(track)
    row.setContentsMargins(2, 2, 2, 2)
    row.setSpacing(2)
    for button in buttons:
        button.setProperty("segment", True)
        button.setCheckable(True)
        button.setAutoExclusive(True)
        button.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        row.addWidget(button, 1)
    return track


def _title() -> QLabel:
    label = PlainLabel()
    label.setProperty("quiet", True)
    label.setWordWrap(True)
    label.setTextInteractionFlags(Qt.TextInteractionFlag.NoTextInteraction)
    return label


def _grid_of(pieces: Sequence[PieceButton]) -> QGridLayout:
    grid = QGridLayout()
    grid.setSpacing(_GAP)
    for number, piece in enumerate(pieces):
        grid.addWidget(piece, *divmod(number, _COLUMNS))
    return grid
