"""The editor of a board: the map, and beside it everything that is laid on it."""

from __future__ import annotations

from functools import partial

from PySide6.QtCore import QEvent, Qt, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QGridLayout, QPushButton, QVBoxLayout, QWidget

from cascadia_qt.games.cryptid.model.board_draft import BoardDraft, cells_of_slot, slot_of
from cascadia_qt.games.cryptid.rules.clues import COLOURS, KINDS, colours_of
from cascadia_qt.games.cryptid.rules.sections import SECTIONS
from cascadia_qt.games.cryptid.views.art.faces import Faces
from cascadia_qt.games.cryptid.views.board_editor.pieces import SectionButton, StructureButton
from cascadia_qt.games.cryptid.views.map.beside import MapBeside
from cascadia_qt.games.cryptid.views.map.map_widget import MapWidget
from cascadia_qt.games.cryptid.views.map.painting import MapContents
from cascadia_qt.games.cryptid.words.board import missing_words, section_words
from cascadia_qt.views.labels import PlainLabel
from cascadia_qt.views.tips import set_tip
from cascadia_qt.words.language import translate

_GAP = 12
TURN_KEYS = (Qt.Key.Key_Less, Qt.Key.Key_T)
REMOVING = (Qt.Key.Key_Delete, Qt.Key.Key_Backspace)


class BoardEditor(QWidget):
    """Changes a draft: choose a slot and the section for it, or a structure and its cell.

    While a structure is in the hand a cell is chosen for it; else a slot is, and a slot that is
    chosen once more turns its section.

    Signals:
        said: something is said about what was done; carries the sentence.
    """

    said = Signal(str)

    def __init__(self, draft: BoardDraft, faces: Faces) -> None:
        super().__init__()
        self._draft = draft
        self._slot = 0
        self._held: StructureButton | None = None
        self.map = MapWidget(faces, draft.board)
        self.sections = [SectionButton(number, faces) for number in SECTIONS]
        self.structures = {
            (kind, colour): StructureButton(kind, colour, faces)
            for kind in KINDS
            for colour in COLOURS
        }
        self.turn, self.remove, self.undo = QPushButton(), QPushButton(), QPushButton()
        self._ground, self._built = PlainLabel(), PlainLabel()
        self._state = PlainLabel()
        self._build()
        self._connect()
        self._retranslate()

    @property
    def draft(self) -> BoardDraft:
        return self._draft

    def _build(self) -> None:
        for title in (self._ground, self._built):
            title.setProperty("title", True)
        self._state.setProperty("quiet", True)
        self._state.setWordWrap(True)
        for button in (self.turn, self.remove, self.undo):
            button.setFocusPolicy(Qt.FocusPolicy.TabFocus)
            button.setAutoDefault(True)  # so that Return presses it
        panel = QWidget()
        column = QVBoxLayout(panel)
        column.setContentsMargins(0, 0, 4, 0)
        column.setSpacing(_GAP)
        column.addWidget(self._ground)
        column.addLayout(self._section_grid())
        column.addWidget(self.turn)
        column.addSpacing(_GAP)
        column.addWidget(self._built)
        column.addLayout(self._structure_grid())
        column.addWidget(self.remove)
        column.addSpacing(_GAP)
        column.addWidget(self.undo)
        column.addWidget(self._state)
        column.addStretch(1)
        whole = QVBoxLayout(self)
        whole.setContentsMargins(0, 0, 0, 0)
        whole.addWidget(MapBeside(self.map, panel))

    def _section_grid(self) -> QGridLayout:
        grid = QGridLayout()
        grid.setSpacing(6)
        for index, button in enumerate(self.sections):
            grid.addWidget(button, *divmod(index, 2))
        return grid

    def _structure_grid(self) -> QGridLayout:
        grid = QGridLayout()
        grid.setSpacing(6)
        for (kind, colour), button in self.structures.items():
            grid.addWidget(button, COLOURS.index(colour), KINDS.index(kind))
        return grid

    def _connect(self) -> None:
        draft = self._draft
        draft.changed.connect(self._show)
        draft.refused.connect(self.said)
        self.map.cell_chosen.connect(self._choose_cell)
        for button in self.sections:
            button.clicked.connect(partial(self._put_section, button.number))
        for structure in self.structures.values():
            structure.clicked.connect(partial(self._take, structure))
        self.turn.clicked.connect(self.turn_section)
        self.remove.clicked.connect(self.remove_held)
        self.undo.clicked.connect(draft.undo)

    def _choose_cell(self, cell: int) -> None:
        if self._held is not None:
            self._stand_on(self._held, cell)
        elif (there := self._draft.structure_at(cell)) is not None:
            self._hold(self.structures[there.kind, there.colour])
        elif slot_of(cell) == self._slot:
            self.turn_section()
        else:
            self._slot = slot_of(cell)
            self._show()

    def _stand_on(self, button: StructureButton, cell: int) -> None:
        """Puts what is held down; the next one that has no place comes into the hand."""
        before = self._draft.board
        self._draft.put_structure(button.kind, button.colour, cell)
        if self._draft.board != before:
            self._hold(self._next_missing())

    def _next_missing(self) -> StructureButton | None:
        known = colours_of(self._draft.board.mode)
        for (kind, colour), button in self.structures.items():
            if colour in known and self._draft.place_of(kind, colour) is None:
                return button
        return None

    def _put_section(self, number: int) -> None:
        self._held = None
        self._draft.put_section(self._slot, number)
        self._show()

    def turn_section(self) -> None:
        """Turns the section in the chosen slot by half."""
        self._held = None
        self._draft.turn(self._slot)

    def remove_held(self) -> None:
        """Takes the structure in the hand off the board."""
        if self._held is not None:
            self._draft.remove_structure(self._held.kind, self._held.colour)

    def _take(self, button: StructureButton) -> None:
        self._hold(None if button is self._held else button)

    def _hold(self, button: StructureButton | None) -> None:
        self._held = button
        self._show()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() == Qt.Key.Key_Escape and self._held is not None:
            self._hold(None)
        elif event.key() in TURN_KEYS:
            self.turn_section()
        elif event.key() in REMOVING:
            self.remove_held()
        else:
            super().keyPressEvent(event)

    def _show(self) -> None:
        draft, board = self._draft, self._draft.board
        self.map.show_contents(MapContents(board))
        here = None if self._held is None else draft.place_of(self._held.kind, self._held.colour)
        slot = cells_of_slot(self._slot)
        held = 0 if here is None else 1 << here
        self.map.ring(slot if self._held is None else held)
        for button in self.sections:
            lies = board.sections[self._slot].number == button.number
            button.setChecked(lies and self._held is None)
        for (kind, colour), structure in self.structures.items():
            structure.setVisible(colour in colours_of(board.mode))
            structure.setChecked(structure is self._held)
            structure.show_place(draft.place_of(kind, colour))
        self.remove.setEnabled(here is not None)
        self.undo.setEnabled(draft.can_undo)
        self.map.setAccessibleName(section_words(self._slot, board.sections[self._slot]))
        self._state.setText(missing_words(board))

    def _retranslate(self) -> None:
        self._ground.setText(translate("CryptidBoardEditor", "Sections"))
        self._built.setText(translate("CryptidBoardEditor", "Structures"))
        self.turn.setText(translate("CryptidBoardEditor", "Turn the section"))
        self.remove.setText(translate("CryptidBoardEditor", "Take it off"))
        self.undo.setText(translate("CryptidBoardEditor", "Undo"))
        set_tip(
            self.turn,
            translate(
                "CryptidBoardEditor", "Turns it by half, as a second click on the map does (T)"
            ),
        )
        for section in self.sections:
            section.retranslate()
        self._show()

    def changeEvent(self, event: QEvent) -> None:
        if event.type() in (QEvent.Type.LanguageChange, QEvent.Type.PaletteChange):
            self._retranslate()
        super().changeEvent(event)
