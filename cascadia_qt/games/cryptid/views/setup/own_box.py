"""The box of one's own: its map is laid, and its clues are drawn or chosen."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QSize
from PySide6.QtGui import QIcon
from PySide6.QtWidgets import QDialog, QStyledItemDelegate, QWidget

from cascadia_qt.games.cryptid.forms.own_box_dialog import Ui_CryptidOwnBoxDialog
from cascadia_qt.games.cryptid.model.board_draft import BoardDraft, empty_board
from cascadia_qt.games.cryptid.rules.clues import CLUES
from cascadia_qt.games.cryptid.rules.generating import drawn_on
from cascadia_qt.games.cryptid.rules.options import clues_for
from cascadia_qt.games.cryptid.rules.puzzle import Puzzle
from cascadia_qt.games.cryptid.views.art.faces import Faces
from cascadia_qt.games.cryptid.views.board_editor.editor import BoardEditor
from cascadia_qt.games.cryptid.words.board import missing_words
from cascadia_qt.games.cryptid.words.clues import clue_words
from cascadia_qt.games.cryptid.words.names import owner_name
from cascadia_qt.games.cryptid.words.puzzle import fault_words, nothing_drawn, praise_words
from cascadia_qt.model.setup import fresh_seed
from cascadia_qt.views.elided_field import ElidedField
from cascadia_qt.views.fields import make_one_tab_stop
from cascadia_qt.views.help.subject import explain
from cascadia_qt.views.labels import PlainLabel, elide
from cascadia_qt.views.room import most_of_window
from cascadia_qt.views.text_size import growth

_ICON = QSize(28, 28)
_LEAST = 18  # letters of a clue
_NAME = 180.0  # pixels, for who holds it


class OwnBoxDialog(QDialog):
    """Begins with a box that was laid before, if there is one.

    Drawn clues are never shown, so that everybody can play.

    Attributes:
        puzzle: what is to be played; None is nothing of one's own.
        box: what lies there, with those clues that people have chosen.
    """

    def __init__(
        self,
        puzzle: Puzzle | None,
        mode: str,
        names: Sequence[str],
        faces: Faces,
        parent: QWidget | None = None,
        *,
        box: Puzzle | None = None,
    ) -> None:
        super().__init__(parent)
        explain(self, "table#box")
        self.puzzle = puzzle
        self.box = box
        self._names = names
        self._faces = faces
        laid = box or puzzle
        self._draft = BoardDraft(empty_board(mode) if laid is None else laid.board, self)
        self._ui = Ui_CryptidOwnBoxDialog()
        self._ui.setupUi(self)
        self._editor = BoardEditor(self._draft, faces)
        self._ui.editor_column.addWidget(self._editor)
        self._told: list[PlainLabel] = []
        self._fields = [self._add_field(colour) for colour in range(clues_for(len(names)))]
        self._connect()
        self._offer_clues()
        self._choose_again()
        self._check()
        self._editor.map.setFocus()
        self.resize(most_of_window(self))

    def _add_field(self, colour: int) -> ElidedField:
        field, label = ElidedField(), PlainLabel()
        elide(label, owner_name(self._names, colour), _NAME * growth(self.font()))
        field.setMinimumContentsLength(_LEAST)
        field.setIconSize(_ICON)
        field.setAccessibleName(owner_name(self._names, colour))
        field.setItemDelegate(QStyledItemDelegate(field))  # which the style sheet reaches
        field.currentIndexChanged.connect(self._check)
        label.setBuddy(field)
        label.setProperty("quiet", True)
        self._ui.clues_column.addWidget(label)
        self._ui.clues_column.addWidget(field)
        self._ui.chosen.toggled.connect(label.setVisible)
        self._ui.chosen.toggled.connect(field.setVisible)
        told = PlainLabel()
        told.setWordWrap(True)
        self._ui.clues_column.addWidget(told)
        self._told.append(told)
        field.resized.connect(self._tell_clues)
        return field

    def _connect(self) -> None:
        ui = self._ui
        (ui.advanced if self._draft.board.mode == "advanced" else ui.normal).setChecked(True)
        ui.drawn.setChecked(True)
        for pair in ((ui.normal, ui.advanced), (ui.drawn, ui.chosen)):
            make_one_tab_stop(list(pair))
        ui.chosen.toggled.emit(False)
        ui.advanced.toggled.connect(self._change_mode)
        ui.chosen.toggled.connect(self._check)
        ui.forget.setVisible(self.puzzle is not None)
        ui.forget.clicked.connect(self._forget)
        ui.cancel.clicked.connect(self.reject)
        ui.use.clicked.connect(self._use)
        self._draft.changed.connect(self._check)
        self._editor.said.connect(self._say)

    def _choose_again(self) -> None:
        """The clues that were chosen the last time, if they are for as many players."""
        clues = self.box.clues if self.box else ()
        if len(clues) == len(self._fields):
            for field, clue in zip(self._fields, clues, strict=True):
                field.setCurrentIndex(field.findData(clue))
            self._ui.chosen.setChecked(True)

    def _change_mode(self, advanced: bool) -> None:
        self._draft.set_mode("advanced" if advanced else "normal")
        self._offer_clues()
        self._check()

    def _offer_clues(self) -> None:
        """The clues of the mode; of those that were chosen, what it still has."""
        ratio = self.devicePixelRatioF()
        for number, field in enumerate(self._fields):
            before = field.currentData()
            field.blockSignals(True)
            field.clear()
            for clue in CLUES[self._draft.board.mode]:
                face = self._faces.clue(clue, _ICON.width(), ratio)
                field.addItem(QIcon(face), clue_words(clue), clue)
            field.setCurrentIndex(max(field.findData(before), number))
            field.tell()
            field.blockSignals(False)

    @property
    def _laid(self) -> Puzzle:
        return Puzzle(self._draft.board, tuple(field.currentData() for field in self._fields))

    def _check(self) -> None:
        """Says what is wrong, and lets nobody use a box that cannot be played."""
        if self._ui.chosen.isChecked():
            fault = fault_words(self._laid)
            self._say(fault or praise_words(self._laid))
        else:
            fault = missing_words(self._draft.board)
            self._say("" if fault else self.tr("The map is complete; nobody sees the clues."))
        self._ui.use.setEnabled(not fault)
        self._tell_clues()

    def _tell_clues(self) -> None:
        """Clues that have no room in their fields stand below them."""
        for field, told in zip(self._fields, self._told, strict=True):
            told.setText(field.currentText())
            told.setVisible(self._ui.chosen.isChecked() and not field.shows_all)

    def _use(self) -> None:
        if self._ui.chosen.isChecked():
            self.puzzle = self.box = self._laid
        else:
            drawn = drawn_on(self._draft.board, len(self._fields), fresh_seed())
            if drawn is None:
                self._say(nothing_drawn())
                return
            self.puzzle, self.box = drawn, Puzzle(self._draft.board, ())
        self.accept()

    def _forget(self) -> None:
        self.puzzle = None
        self.accept()

    def _say(self, sentence: str) -> None:
        self._ui.verdict.setText(sentence)
