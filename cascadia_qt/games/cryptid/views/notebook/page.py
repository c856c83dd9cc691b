"""The page of the notebook: the map as it is laid out, or the game with its sheet."""

from __future__ import annotations

from PySide6.QtCore import QEvent, Qt, Signal
from PySide6.QtGui import QKeyEvent, QKeySequence
from PySide6.QtWidgets import (
    QCheckBox,
    QPushButton,
    QStackedWidget,
    QVBoxLayout,
    QWidget,
)

from cascadia_qt.games.cryptid.model.board_draft import BoardDraft
from cascadia_qt.games.cryptid.views.art.faces import Faces
from cascadia_qt.games.cryptid.views.board_editor.editor import BoardEditor
from cascadia_qt.games.cryptid.views.map.beside import MapBeside
from cascadia_qt.games.cryptid.views.map.map_widget import MapWidget
from cascadia_qt.games.cryptid.views.notebook.hint_panel import HintPanel
from cascadia_qt.games.cryptid.views.notebook.players_panel import PlayersPanel
from cascadia_qt.games.cryptid.views.notebook.token_tools import TokenTools
from cascadia_qt.games.cryptid.views.sheet.panel import SheetPanel
from cascadia_qt.views.flow_layout import FlowLayout
from cascadia_qt.views.help.subject import explain
from cascadia_qt.views.labels import PlainLabel
from cascadia_qt.views.table.panel_look import panel_width
from cascadia_qt.words.language import translate

_SIDE, _GAP = 16, 12
_EDGE = 4  # beside the scroll bar
WITH_CONTROL = {
    QKeySequence.StandardKey.Undo: "undo",
    QKeySequence.StandardKey.Redo: "redo",
    QKeySequence.StandardKey.Open: "open",
    QKeySequence.StandardKey.Save: "save",
}
PLAIN = {Qt.Key.Key_Escape: "leave", Qt.Key.Key_N: "next", Qt.Key.Key_T: "other"}


class NotebookPage(QWidget):
    """Shows a notebook; what gestures mean is decided elsewhere.

    Signals:
        wanted: a button was clicked or its key pressed; carries "undo", "redo", "open", "save",
            "clear" or "leave".
        dressed: language or theme are other ones.
    """

    wanted = Signal(str)
    dressed = Signal()

    def __init__(self, draft: BoardDraft, faces: Faces, sheet: SheetPanel) -> None:
        super().__init__()
        explain(self, "notebook")
        self.editor = BoardEditor(draft, faces)
        self.editor.undo.hide()  # which the notebook has for everything
        self.advanced = QCheckBox()
        self.map = MapWidget(faces, draft.board)
        self.players = PlayersPanel(faces)
        self.tools = TokenTools(faces)
        self.hint = HintPanel()
        self.sheet = sheet
        self.left_cells = PlainLabel()
        self.left_cells.setWordWrap(True)
        self.tabs = {"map": QPushButton(), "game": QPushButton()}
        self.buttons = {
            name: QPushButton() for name in ("undo", "redo", "open", "save", "clear", "leave")
        }
        self._stack = QStackedWidget()
        self._build()
        self._connect()
        self.show_tab("map")
        self._retranslate()

    def _build(self) -> None:
        bar = FlowLayout(spacing=8)
        bar.setContentsMargins(0, 0, _SIDE - _EDGE, 0)
        for tab in self.tabs.values():
            tab.setCheckable(True)
            tab.setProperty("segment", True)
            bar.addWidget(tab)
        bar.addWidget(self.advanced)
        bar.add_gap()
        for button in self.buttons.values():
            bar.addWidget(button)
        for button in (*self.tabs.values(), *self.buttons.values()):
            button.setFocusPolicy(Qt.FocusPolicy.TabFocus)
            button.setAutoDefault(True)  # so that Return presses it
        self._stack.addWidget(self.editor)
        self._stack.addWidget(MapBeside(self.map, self._panel()))
        whole = QVBoxLayout(self)
        whole.setContentsMargins(_SIDE, _GAP, _EDGE, _GAP)
        whole.setSpacing(_GAP)
        whole.addLayout(bar)
        whole.addWidget(self._stack, 1)

    def _panel(self) -> QWidget:
        panel = QWidget()
        panel.setMinimumWidth(panel_width(self.font()))
        column = QVBoxLayout(panel)
        column.setContentsMargins(0, 0, _EDGE, _SIDE)
        column.setSpacing(_GAP)
        column.addWidget(self.tools)
        column.addWidget(self.left_cells)
        column.addWidget(self.sheet)
        column.addWidget(self.hint)
        column.addWidget(self.players)
        column.addStretch(1)
        return panel

    def _connect(self) -> None:
        for name, tab in self.tabs.items():
            tab.clicked.connect(lambda _=False, name=name: self.show_tab(name))
        for name, button in self.buttons.items():
            button.clicked.connect(lambda _=False, name=name: self.wanted.emit(name))

    def show_tab(self, name: str) -> None:
        """Shows the "map" that is laid out, or the "game" that is played on it."""
        for each, tab in self.tabs.items():
            tab.setChecked(each == name)
        self._stack.setCurrentIndex(list(self.tabs).index(name))
        focus = self.editor.map if name == "map" else self.map
        self.setFocusProxy(focus)
        focus.setFocus()

    def show_steps(self, *, can_undo: bool, can_redo: bool) -> None:
        self.buttons["undo"].setEnabled(can_undo)
        self.buttons["redo"].setEnabled(can_redo)

    def event(self, event: QEvent) -> bool:
        """Keys of the notebook come before those of the window."""
        overrides = event.type() is QEvent.Type.ShortcutOverride
        if overrides and isinstance(event, QKeyEvent) and _meant(event) is not None:
            event.accept()
            return True
        return super().event(event)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        meant = _meant(event)
        if meant == "next":
            self.tools.next_colour()
        elif meant == "other":
            self.tools.other_kind()
        elif meant is not None:
            self.wanted.emit(meant)
        else:
            super().keyPressEvent(event)

    def _retranslate(self) -> None:
        words = {
            "undo": translate("CryptidNotebook", "Undo"),
            "redo": translate("CryptidNotebook", "Redo"),
            "open": translate("CryptidNotebook", "Open…"),
            "save": translate("CryptidNotebook", "Save…"),
            "clear": translate("CryptidNotebook", "New"),
            "leave": translate("CryptidNotebook", "Back"),
        }
        for name, button in self.buttons.items():
            button.setText(words[name])
        self.tabs["map"].setText(translate("CryptidNotebook", "Map"))
        self.tabs["game"].setText(translate("CryptidNotebook", "Game"))
        self.advanced.setText(translate("CryptidNotebook", "Advanced game"))
        self.map.setAccessibleName(translate("CryptidNotebook", "Map with tokens"))

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() in (QEvent.Type.LanguageChange, QEvent.Type.PaletteChange):
            self.players.forget_words()
            self._retranslate()
            self.dressed.emit()


def _meant(event: QKeyEvent) -> str | None:
    """What a key asks for; None if nothing."""
    for key, name in WITH_CONTROL.items():
        if event.matches(key):
            return name
    return None if event.modifiers() else PLAIN.get(Qt.Key(event.key()))
