"""The notebook in the window: its page, its files, and what it finds out."""

from __future__ import annotations

from functools import cached_property
from pathlib import Path

from PySide6.QtCore import QObject
from PySide6.QtWidgets import QFileDialog

from cascadia_qt.controllers.file_question import asked_file, folder_for
from cascadia_qt.controllers.hall import Hall
from cascadia_qt.controllers.reading import Reading
from cascadia_qt.games.cryptid.controllers.sheet_display import SheetDisplay
from cascadia_qt.games.cryptid.model.board_draft import BoardDraft
from cascadia_qt.games.cryptid.model.notebook import Notebook, Token, write_notebook
from cascadia_qt.games.cryptid.model.notebook_document import NotebookDocument
from cascadia_qt.games.cryptid.model.notebook_file import (
    SUFFIX,
    load_notebook,
    notebook_keeper,
    save_notebook,
)
from cascadia_qt.games.cryptid.rules.cells import set_of
from cascadia_qt.games.cryptid.views.art.faces import Faces
from cascadia_qt.games.cryptid.views.map.painting import MapContents
from cascadia_qt.games.cryptid.views.notebook.page import NotebookPage
from cascadia_qt.games.cryptid.views.table.token_colours import token_colours
from cascadia_qt.games.cryptid.words.names import owner_name
from cascadia_qt.games.cryptid.words.notebook import left_words
from cascadia_qt.rules.game import Seat
from cascadia_qt.store.file_names import file_name
from cascadia_qt.store.storage_error import StorageError
from cascadia_qt.views.toast import Toast
from cascadia_qt.words.language import translate
from cascadia_qt.words.seats import named


class NotebookTable(QObject):
    """Opens the page of the notebook; what is written there is kept after every change."""

    def __init__(self, hall: Hall, faces: Faces, parent: QObject) -> None:
        super().__init__(parent)
        self._hall = hall
        self._faces = faces
        self._page: NotebookPage | None = None
        self._path: Path | None = None
        self._draft = BoardDraft(parent=self)
        self._keeper = notebook_keeper(hall.folder, self)
        self._keeper.failed.connect(hall.complain)
        self._reading = Reading(hall.window, self)
        self._reading.failed.connect(hall.complain)
        self._sheet = SheetDisplay(faces, self)

    @cached_property
    def document(self) -> NotebookDocument:
        """What is written there; at first what was kept of the last time."""
        document = NotebookDocument(self._keeper.load() or Notebook(), self)
        self._draft.replace(document.notebook.board)
        document.changed.connect(self._follow)
        document.refused.connect(self._tell)
        self._draft.changed.connect(lambda: document.set_board(self._draft.board))
        self._sheet.marked.connect(document.mark)
        self._sheet.clue_pointed.connect(self._show_map)
        return document

    @property
    def page(self) -> NotebookPage | None:
        return self._page

    def open(self) -> None:
        """Shows the page."""
        document = self.document
        self._page = page = NotebookPage(self._draft, self._faces, self._sheet.panel())
        page.destroyed.connect(lambda: self._forget(page))
        page.wanted.connect(self._do)
        page.dressed.connect(self._show)
        page.editor.said.connect(self._tell)
        page.advanced.clicked.connect(self._set_mode)
        page.map.cell_chosen.connect(self._put)
        page.hint.chosen.connect(document.set_hint)
        page.players.named.connect(document.set_name)
        page.players.own_chosen.connect(document.set_own)
        page.players.held_chosen.connect(document.set_held)
        page.players.players_chosen.connect(document.set_players)
        self._show()
        if document.notebook.board.whole:
            page.show_tab("game")
        self._hall.show_page(page)

    def close(self) -> None:
        """Everything is on disk afterwards."""
        self._keeper.wait()

    def open_path(self, path: Path) -> None:
        """Lays what is in a file; what was there before comes back with undo."""

        def lay(notebook: Notebook) -> None:
            self._remember(path)
            self.document.replace(notebook)

        self._reading.read(path, load_notebook, lay)

    def save_to(self, path: Path) -> None:
        try:
            save_notebook(path, self.document.notebook)
        except StorageError as error:
            self._hall.complain(str(error))
            return
        self._remember(path)
        self._tell(translate("CryptidNotebook", "Saved in {0}.").format(path))

    def _do(self, what: str) -> None:
        document = self.document
        match what:
            case "undo":
                document.undo()
            case "redo":
                document.redo()
            case "open":
                self._ask_to_open()
            case "save":
                self._save()
            case "clear":
                self._path = None
                document.replace(Notebook())
                text = translate("CryptidNotebook", "A new notebook. Undo brings the old one back.")
                self._tell(text)
            case "leave":
                self._hall.go_back()

    def _ask_to_open(self) -> None:
        title = translate("CryptidNotebook", "Open a notebook")
        folder = str(folder_for(self._hall.preferences.last_folder))
        name, _ = QFileDialog.getOpenFileName(self._hall.window, title, folder, _files())
        if name:
            self.open_path(Path(name))

    def _save(self) -> None:
        """Saves where it was opened or saved before; asks the first time."""
        path = self._path
        if path is None:
            folder = folder_for(self._hall.preferences.last_folder)
            proposed = folder / f"{file_name(', '.join(self._names))}{SUFFIX}"
            title = translate("CryptidNotebook", "Save the notebook")
            path = asked_file(self._hall.window, title, proposed, _files(), (SUFFIX,))
        if path is not None:
            self.save_to(path)

    def _remember(self, path: Path) -> None:
        self._path = path
        self._hall.preferences.last_folder = str(path.parent)

    def _put(self, cell: int) -> None:
        assert self._page is not None
        tools = self._page.tools
        self.document.put(Token(cell, tools.colour, tools.cube))

    def _set_mode(self, advanced: bool) -> None:
        self._draft.set_mode("advanced" if advanced else "normal")

    @property
    def _seats(self) -> tuple[Seat, ...]:
        return named(Seat(name) for name in self.document.notebook.names)

    @property
    def _names(self) -> list[str]:
        return [seat.name for seat in self._seats]

    def _follow(self) -> None:
        """Something was written: it is kept, and shown."""
        notebook = self.document.notebook
        self._draft.replace(notebook.board)
        self._keeper.keep(write_notebook(notebook))
        self._show()

    def _show(self) -> None:
        page, notebook = self._page, self.document.notebook
        if page is None:
            return
        names, tints = self._names, token_colours(self._seats)
        owners = [owner_name(names, colour) for colour in range(notebook.colours)]
        mode = notebook.board.mode
        page.advanced.setChecked(mode == "advanced")
        page.players.show_players(notebook.names, names, notebook.own, notebook.held, mode)
        page.tools.show_colours(owners, tints)
        page.hint.show_hint(notebook.hint)
        page.left_cells.setText(left_words(set_of(list(notebook.cells_left))))
        page.show_steps(can_undo=self.document.can_undo, can_redo=self.document.can_redo)
        self._sheet.show(notebook.deduction, names, tints, notebook.marks, uncovered=True)
        self._show_map()

    def _show_map(self, _clue: str | None = None) -> None:
        if self._page is None:
            return
        notebook = self.document.notebook
        lit = self._sheet.pointed_cells
        self._page.map.show_contents(
            MapContents(
                notebook.board,
                notebook.state.cubes,
                notebook.state.discs,
                token_colours(self._seats),
                {} if lit is not None else notebook.cells_left,
                lit,
                self._names,
            )
        )

    def _tell(self, sentence: str) -> None:
        Toast(sentence, self._page or self._hall.window)

    def _forget(self, page: NotebookPage) -> None:
        if self._page is page:
            self._page = None


def _files() -> str:
    return translate("CryptidNotebook", "Notebooks ({0})").format(f"*{SUFFIX}")
