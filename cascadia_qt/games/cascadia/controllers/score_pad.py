"""The score pad in the window: its page, its files, and the explained score sheet."""

from __future__ import annotations

from collections.abc import Callable
from functools import cached_property
from pathlib import Path

from PySide6.QtCore import QObject
from PySide6.QtWidgets import QFileDialog

from cascadia_qt.controllers.file_question import asked_file, folder_for
from cascadia_qt.controllers.hall import Hall
from cascadia_qt.controllers.reading import Reading
from cascadia_qt.controllers.score_paper import ScorePaper
from cascadia_qt.games.cascadia.controllers.pad_hand import PadHand
from cascadia_qt.games.cascadia.model.position_file import PadKeeper, load_position, save_position
from cascadia_qt.games.cascadia.model.score_pad import PadDocument, empty_position
from cascadia_qt.games.cascadia.rules.position import Position
from cascadia_qt.games.cascadia.rules.terms import Habitat
from cascadia_qt.games.cascadia.views.score.report import report_of
from cascadia_qt.games.cascadia.views.score_pad.laid_table import (
    LaidFaces,
    position_seats,
    scored_position,
)
from cascadia_qt.games.cascadia.views.score_pad.pad_dialog import PadScoreDialog
from cascadia_qt.games.cascadia.views.score_pad.pad_keys import PadCommand, PadKey
from cascadia_qt.games.cascadia.views.score_pad.pad_page import PadPage
from cascadia_qt.rules.grid import Grid
from cascadia_qt.store.file_names import file_name
from cascadia_qt.store.storage_error import StorageError
from cascadia_qt.views.motion import Motion
from cascadia_qt.views.toast import Toast

_SUFFIX = ".json"


class ScorePad(QObject):
    """Opens the page of the score pad; what lies on it is kept in a folder after every change."""

    def __init__(self, hall: Hall, parent: QObject) -> None:
        super().__init__(parent)
        self._hall = hall
        self._window = hall.window
        self._preferences = preferences = hall.preferences
        self._motion = Motion(self)
        self._keeper = PadKeeper(hall.folder, self)
        self._keeper.failed.connect(hall.complain)
        self._reading = Reading(hall.window, self)
        self._reading.failed.connect(hall.complain)
        self._page: PadPage | None = None
        self._hand: PadHand | None = None
        self._path: Path | None = None
        # Into which field was typed last, and how it lay then.
        self._typed: tuple[object, Position] | None = None
        preferences.changed.connect(self._apply_motion)
        self._apply_motion()

    @cached_property
    def document(self) -> PadDocument:
        """What lies on the pad; at first what was kept of the last time."""
        kept = self._keeper.load()
        document = PadDocument(kept or empty_position(), self)
        document.changed.connect(lambda: self._keeper.keep(document.position))
        document.refused.connect(self._tell)
        return document

    @cached_property
    def _faces(self) -> LaidFaces:
        return LaidFaces()

    def open(self) -> None:
        """Shows the page."""
        self._page = page = PadPage(self._faces, self._motion)
        self._hand = PadHand(self.document, page)
        page.destroyed.connect(lambda: self._forget(page))
        self._apply_motion()
        self._connect(page)
        self._hall.show_page(page)
        # As a focus proxy of the page, the board would send Tab back to itself too early.
        page.board.setFocus()

    def wait(self) -> None:
        """Everything is on disk afterwards."""
        self._keeper.wait()
        if "_paper" in self.__dict__:
            self._paper.wait()

    def _connect(self, page: PadPage) -> None:
        document, bar, tools = self.document, page.bar, page.tools
        page.key_pressed.connect(self._press)
        page.explain_requested.connect(self.explain)
        for panel in (page.scores, page.race):
            panel.line_clicked.connect(self.explain)
        bar.undo_requested.connect(document.undo)
        bar.redo_requested.connect(document.redo)
        bar.open_requested.connect(self.ask_to_open)
        bar.save_requested.connect(self.save)
        bar.clear_requested.connect(self._clear)
        bar.left.connect(self._hall.go_back)
        bar.player_wanted.connect(self._add_player)
        tools.name_edited.connect(self._rename)
        tools.corridors.typed.connect(self._type_corridor)
        tools.removal_requested.connect(self._remove_player)
        tools.grid_chosen.connect(self._change_grid)
        page.scoring.card_chosen.connect(document.set_card)
        page.scoring.variant_chosen.connect(document.set_variant)

    def _press(self, key: PadKey) -> None:
        assert self._page is not None
        assert self._hand is not None
        board = self._page.board
        commands: dict[PadCommand, Callable[[], None]] = {
            PadCommand.UNDO: self.document.undo,
            PadCommand.REDO: self.document.redo,
            PadCommand.OPEN: self.ask_to_open,
            PadCommand.SAVE: self.save,
            PadCommand.SAVE_AS: self.save_as,
            PadCommand.EXPLAIN: self.explain,
            PadCommand.FIT: board.fit,
            PadCommand.ZOOM_IN: board.zoom_in,
            PadCommand.ZOOM_OUT: board.zoom_out,
            PadCommand.LEAVE: self._hall.go_back,
        }
        commands.get(key.command, lambda: self._press_hand(key))()

    def _press_hand(self, key: PadKey) -> None:
        if self._hand is not None:
            self._hand.press(key)

    def explain(self, seat: int | None = None, line: str | None = None) -> None:
        """Opens the score sheet, at a number of it if one is given."""
        table = scored_position(self.document.position, self.document.sheets)
        dialog = PadScoreDialog(table, self._faces, self._window)
        report = report_of(table)
        dialog.export_requested.connect(lambda: self._paper.export(table.seats, report))
        dialog.print_requested.connect(lambda: self._paper.print(report))
        dialog.quit_requested.connect(self._window.close)
        if seat is not None and line is not None:
            dialog.look_at(seat, line)
        dialog.exec()

    def ask_to_open(self) -> None:
        """Opens a file of somebody's choice."""
        title = self.tr("Open a position")
        name, _ = QFileDialog.getOpenFileName(self._window, title, self._folder(), self._files())
        if name:
            self.open_path(Path(name))

    def open_path(self, path: Path) -> None:
        """Lays what is in a file; what lay there before comes back with undo."""

        def lay(position: Position) -> None:
            self._remember(path)
            self.document.replace(position)

        self._reading.read(path, load_position, lay)

    def save(self) -> None:
        """Saves where the pad was opened or saved before; asks the first time."""
        if self._path is None:
            self.save_as()
        else:
            self.save_to(self._path)

    def save_as(self) -> None:
        names = ", ".join(seat.name for seat in position_seats(self.document.position))
        proposed = self._path or Path(self._folder()) / f"{file_name(names)}{_SUFFIX}"
        title = self.tr("Save the position")
        path = asked_file(self._window, title, proposed, self._files(), (_SUFFIX,))
        if path is not None:
            self.save_to(path)

    def save_to(self, path: Path) -> None:
        try:
            save_position(path, self.document.position)
        except StorageError as error:
            self._hall.complain(str(error))
            return
        self._remember(path)
        self._tell(self.tr("Saved in {0}.").format(path))

    def _remember(self, path: Path) -> None:
        self._path = path
        self._preferences.last_folder = str(path.parent)

    def _clear(self) -> None:
        self._path = None
        self.document.clear()
        self._tell(self.tr("The table is clear. Undo brings everything back."))

    def _add_player(self) -> None:
        number = len(self.document.position.players)
        self.document.add_player()
        if self._hand is not None:
            self._hand.look_at(number)

    def _remove_player(self) -> None:
        if self._hand is not None:
            name = position_seats(self.document.position)[self._hand.seat].name
            self.document.remove_player(self._hand.seat)
            self._tell(self.tr("{0} is gone. Undo brings everything back.").format(name))

    def _rename(self, name: str) -> None:
        """All letters of a name are one step; it is taken back when none of them is left."""
        if self._hand is None:
            return
        seat, before = self._hand.seat, self.document.position
        if self._goes_on(seat) and not name.strip():
            self.document.undo()
            return
        self.document.set_name(seat, name, going_on=self._goes_on(seat))
        self._note_field(seat, before)

    def _type_corridor(self, habitat: Habitat, size: int) -> None:
        """All digits of a size are one step."""
        if self._hand is not None:
            field, before = (self._hand.seat, habitat), self.document.position
            self.document.set_corridor(*field, size, going_on=self._goes_on(field))
            self._note_field(field, before)

    def _goes_on(self, field: object) -> bool:
        """Whether nothing else has happened since something was typed into `field`."""
        if self._typed is None:
            return False
        last, lay = self._typed
        return last == field and lay is self.document.position

    def _note_field(self, field: object, before: Position) -> None:
        if self.document.position is not before:
            self._typed = field, self.document.position

    def _change_grid(self, grid: Grid) -> None:
        pieces = any(player.tiles for player in self.document.position.players)
        changed = grid is not self.document.position.grid
        self.document.set_grid(grid)
        if changed and pieces:
            self._tell(self.tr("The pieces do not fit these tiles. Undo brings everything back."))

    def _apply_motion(self) -> None:
        self._motion.set_percent(self._preferences.motion)
        if self._page is not None:
            for panel in (self._page.scores, self._page.race):
                panel.set_moving(self._motion.switched_on)

    def _tell(self, sentence: str) -> None:
        Toast(sentence, self._page or self._window)

    def _forget(self, page: PadPage) -> None:
        if self._page is page:
            self._page = self._hand = None

    def _folder(self) -> str:
        return str(folder_for(self._preferences.last_folder))

    def _files(self) -> str:
        return self.tr("Positions ({0})").format(f"*{_SUFFIX}")

    @cached_property
    def _paper(self) -> ScorePaper:
        """Who writes and prints scores."""
        paper = ScorePaper(self._preferences, self._window, self)
        paper.failed.connect(self._hall.complain)
        paper.exported.connect(
            lambda path: self._tell(self.tr("The score is in {0}.").format(path))
        )
        return paper
