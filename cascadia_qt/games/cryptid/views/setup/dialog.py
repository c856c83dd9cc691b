"""What people choose before a game: who plays, which puzzle, and what the table agrees on."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter, QShowEvent
from PySide6.QtWidgets import QDialog, QPushButton, QWidget

from cascadia_qt.games.cryptid.forms.new_game_dialog import Ui_CryptidNewGameDialog
from cascadia_qt.games.cryptid.model.puzzle_search import PuzzleSearch
from cascadia_qt.games.cryptid.model.setup import CryptidSetup
from cascadia_qt.games.cryptid.rules.game import CRYPTID
from cascadia_qt.games.cryptid.rules.options import NO_HELP, clues_for, some_helps
from cascadia_qt.games.cryptid.rules.puzzle import Puzzle
from cascadia_qt.games.cryptid.views.art.faces import Faces
from cascadia_qt.games.cryptid.views.art.tokens import paint_cube, paint_disc
from cascadia_qt.games.cryptid.views.setup.help_field import HelpField
from cascadia_qt.games.cryptid.views.setup.mode_card import ModeCard
from cascadia_qt.games.cryptid.views.setup.own_box import OwnBoxDialog
from cascadia_qt.games.cryptid.views.table.token_colours import token_colours
from cascadia_qt.games.cryptid.words.bots import FIRST_BOT, share_words
from cascadia_qt.games.cryptid.words.helps import HELPS
from cascadia_qt.games.cryptid.words.puzzle import clues_needed
from cascadia_qt.model.setup import fresh_seed, typed_seed
from cascadia_qt.views.fields import make_one_tab_stop, set_tab_order, show_error
from cascadia_qt.views.help.subject import explain
from cascadia_qt.views.room import fit_height
from cascadia_qt.views.seats.seat_board import SeatChoice
from cascadia_qt.views.seats.seats_row import SeatsRow, width_for
from cascadia_qt.words.seats import named

_BOARDS = 4  # side by side
_TOKEN = 44.0
_BETWEEN = 6.0
_AROUND_SEED = 40  # what a field needs beside its words
_BESIDE = 36.0  # for what moves a seat to the left and to the right


class CryptidNewGameDialog(QDialog):
    """Begins with a given setup; what was chosen is `setup` once the dialog is accepted.

    A puzzle that is to be easy or hard is looked for before that, while the dialog waits.
    """

    def __init__(
        self,
        setup: CryptidSetup,
        bots: Mapping[str, str],
        faces: Faces,
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(parent)
        self._faces = faces
        self._box = setup.puzzle
        self._laid = setup.box
        self._seed = 0
        self._dealt: Puzzle | None = None
        self._ui = Ui_CryptidNewGameDialog()
        self._ui.setupUi(self)
        choice = SeatChoice(CRYPTID.players, bots, FIRST_BOT, HELPS)
        self._seats = SeatsRow(setup.seats, choice, self._paint_tokens, HelpField)
        self._modes = [
            ModeCard("normal", self.tr("Norma&l"), faces),
            ModeCard("advanced", self.tr("Ad&vanced"), faces),
        ]
        self._search = PuzzleSearch(self)
        self._build_choices(setup)
        self._build_footer(setup.seed)
        self._explain()
        self._show_box()
        self._set_tab_order()
        boards = max(len(setup.seats), _BOARDS)
        self.resize(width_for(boards, self), self.height())
        self._ui.start.setFocus()

    @property
    def setup(self) -> CryptidSetup:
        """What is chosen; something else than a number leaves the deal to chance."""
        chosen = self._chosen
        if self._dealt is None:
            return chosen
        return replace(chosen, puzzle=self._dealt, seed=self._seed)

    @property
    def _chosen(self) -> CryptidSetup:
        ui = self._ui
        return CryptidSetup(
            seats=self._seats.seats,
            mode=next(card.mode for card in self._modes if card.isChecked()),
            difficulty=next(step for step, button in self._steps.items() if button.isChecked()),
            answer_yourselves=ui.answer_yourselves.isChecked(),
            helps=some_helps(self._helps()),
            unique_known=ui.unique_known.isChecked(),
            puzzle=self._box,
            seed=typed_seed(ui.seed.text()),
            drawn=ui.drawn.isChecked(),
            box=self._laid,
        )

    def _helps(self) -> list[str]:
        """A computer needs no sheet."""
        return [
            field.helped if seat.bot is None and isinstance(field, HelpField) else NO_HELP
            for seat, field in zip(self._seats.seats, self._seats.own, strict=True)
        ]

    @property
    def _steps(self) -> dict[str | None, QPushButton]:
        ui = self._ui
        return {
            None: ui.any_step,
            "easy": ui.easy,
            "medium": ui.medium,
            "hard": ui.hard,
            "expert": ui.expert,
        }

    def _build_choices(self, setup: CryptidSetup) -> None:
        ui = self._ui
        ui.seats_row.addWidget(self._seats)
        ui.shares.setText(share_words())
        for field, helped in zip(self._seats.own, setup.helps, strict=False):
            assert isinstance(field, HelpField)
            field.choose(helped)
        for card in self._modes:
            ui.modes_row.addWidget(card)
            card.setChecked(card.mode == setup.mode)
        self._steps[setup.difficulty].setChecked(True)
        (ui.drawn if setup.drawn else ui.seated).setChecked(True)
        ui.answer_yourselves.setChecked(setup.answer_yourselves)
        ui.unique_known.setChecked(setup.unique_known)
        make_one_tab_stop(self._modes)
        make_one_tab_stop(list(self._steps.values()))
        make_one_tab_stop([ui.seated, ui.drawn])
        self._seats.changed.connect(self._check)
        self._seats.changed.connect(self._set_tab_order)

    def _build_footer(self, seed: int | None) -> None:
        ui = self._ui
        ui.seed.setText("" if seed is None else str(seed))
        words = ui.seed.fontMetrics().horizontalAdvance(ui.seed.placeholderText())
        ui.seed.setFixedWidth(max(ui.seed.minimumWidth(), words + _AROUND_SEED))
        ui.busy.hide()
        ui.seed.textChanged.connect(self._check)
        ui.own_box.clicked.connect(self._ask_box)
        ui.cancel.clicked.connect(self.reject)
        ui.start.clicked.connect(self._play)
        self._search.found.connect(self._deal)
        self._search.failed.connect(self.accept)

    def _explain(self) -> None:
        """What F1 opens here."""
        ui = self._ui
        explain(self, "table")
        explain(self._seats, "table#computers")
        explain(ui.seed, "table#deal")
        explain(ui.own_box, "table#box")
        explain(ui.unique_known, "sheet#help")
        for card in self._modes:
            explain(card, "clues#advanced")
        for field in self._seats.own:
            explain(field, "sheet#help")

    def _paint_tokens(self, painter: QPainter, room: QRectF, seat: int) -> None:
        """The cube and the disc of a seat on its board; of two players each has two colours."""
        seats = self._seats.seats
        colours = token_colours(seats)
        own = range(seat, len(colours), len(seats))
        tokens = 2 * len(own)
        gaps = (tokens - 1) * _BETWEEN
        size = min(_TOKEN, room.height() / 2, (room.width() - 2 * _BESIDE - gaps) / tokens)
        place = QRectF(0, 0, size, size)
        wide = tokens * size + gaps
        place.moveTo(room.center().x() - wide / 2, room.center().y() - size / 2 + _BETWEEN)
        for number in own:
            for paint in (paint_cube, paint_disc):
                paint(painter, place, colours[number], number)
                place.translate(size + _BETWEEN, 0)

    def _set_tab_order(self) -> None:
        ui = self._ui
        order = [*self._seats.tab_order, *self._modes, *self._steps.values(), ui.seated, ui.drawn]
        order += [ui.unique_known, ui.answer_yourselves, ui.seed, ui.own_box, ui.cancel, ui.start]
        set_tab_order(order)

    def _ask_box(self) -> None:
        """Lets people lay their own map, or forget about it."""
        chosen = self._chosen
        names = [seat.name for seat in named(chosen.seats)]
        dialog = OwnBoxDialog(self._box, chosen.mode, names, self._faces, self, box=self._laid)
        if dialog.exec():
            self._box, self._laid = dialog.puzzle, dialog.box
            self._show_box()
        dialog.deleteLater()

    def _show_box(self) -> None:
        """What comes with the box cannot be chosen beside it."""
        ui, box = self._ui, self._box
        if box is not None:
            for card in self._modes:
                card.setChecked(card.mode == box.board.mode)
            ui.any_step.setChecked(True)
            ui.seed.clear()
        for part in (ui.modes, ui.difficulty, ui.difficulty_title, ui.seed, ui.seed_label):
            part.setEnabled(box is None)
        self._check()

    def _check(self) -> None:
        """Only a game that can be dealt can be started; what is wrong is said beside it."""
        ui = self._ui
        typed = ui.seed.text()
        wrong = bool(typed.strip()) and typed_seed(typed) is None
        error = self.tr("This is not the number of a deal.") if wrong else ""
        show_error(ui.seed, ui.seed_error, error)
        fits = self._check_box()
        ui.start.setEnabled(self._seats.valid and not wrong and fits)

    def _check_box(self) -> bool:
        """Whether the own box, if there is one, is for so many players."""
        players, box = len(self._seats.seats), self._box
        held = clues_for(players) if box is None else len(box.clues)
        fits = held == clues_for(players)
        note = self.tr("Your own box is played.")
        self._ui.box_note.setText(note if fits else clues_needed(players, clues_for(players), held))
        self._ui.box_note.setVisible(box is not None)
        return fits

    def _play(self) -> None:
        """Accepts what is chosen, as soon as there is a puzzle that is as hard as wanted."""
        chosen = self._chosen
        if chosen.puzzle is not None or chosen.difficulty is None:
            self.accept()
            return
        ui = self._ui
        for part in (ui.page, ui.seed, ui.own_box, ui.start):
            part.setEnabled(False)
        ui.seed_error.hide()
        ui.busy.show()
        ui.cancel.setFocus()
        self._seed = fresh_seed() if chosen.seed is None else chosen.seed
        self._search.look_for(chosen, self._seed)

    def _deal(self, puzzle: Puzzle) -> None:
        self._dealt = puzzle
        self.accept()

    def done(self, result: int) -> None:
        """Nobody looks any further."""
        self._search.close()
        super().done(result)

    def showEvent(self, event: QShowEvent) -> None:
        fit_height(self, self._ui.scroll)
        super().showEvent(event)  # which places it
