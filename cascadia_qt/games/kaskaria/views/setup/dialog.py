"""What people choose before a game: who plays, how long the ways are, and with which rules."""

from __future__ import annotations

from collections.abc import Mapping

from PySide6.QtCore import QRectF, QSizeF
from PySide6.QtGui import QColor, QPainter, QShowEvent
from PySide6.QtWidgets import QDialog, QWidget

from cascadia_qt.games.kaskaria.forms.new_game_dialog import Ui_KaskariaNewGameDialog
from cascadia_qt.games.kaskaria.model.setup import KaskariaSetup
from cascadia_qt.games.kaskaria.rules.game import KASKARIA
from cascadia_qt.games.kaskaria.views.art.faces import Faces
from cascadia_qt.games.kaskaria.views.art.figures import FIGURE_RATIO, paint_griffin, paint_runner
from cascadia_qt.games.kaskaria.views.setup.length_card import LengthCard
from cascadia_qt.games.kaskaria.words.bots import FIRST_BOT
from cascadia_qt.games.kaskaria.words.helps import HELPS
from cascadia_qt.model.setup import typed_seed
from cascadia_qt.views.fields import make_one_tab_stop, set_tab_order, show_error
from cascadia_qt.views.help.subject import explain
from cascadia_qt.views.room import fit_height
from cascadia_qt.views.seats.seat_board import SeatChoice
from cascadia_qt.views.seats.seats_row import SeatsRow, widen
from cascadia_qt.views.theme import current_theme, seat_colour

_BOARDS = 4  # side by side
_FIGURE = 76.0
_BETWEEN = 4.0


class KaskariaNewGameDialog(QDialog):
    """Begins with a given setup; what was chosen is `setup` once the dialog is accepted."""

    def __init__(
        self,
        setup: KaskariaSetup,
        bots: Mapping[str, str],
        faces: Faces,
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(parent)
        self._ui = Ui_KaskariaNewGameDialog()
        self._ui.setupUi(self)
        choice = SeatChoice(KASKARIA.players, bots, FIRST_BOT, HELPS)
        self._seats = SeatsRow(setup.seats, choice, self._paint_figures)
        self._lengths = [
            LengthCard("short", self.tr("S&hort"), faces),
            LengthCard("normal", self.tr("&Normal"), faces),
            LengthCard("long", self.tr("&Long"), faces),
        ]
        self._build_choices(setup)
        self._explain()
        self._build_footer(setup.seed)
        self._check()
        self._set_tab_order()
        widen(self, _BOARDS)
        self._ui.start.setFocus()

    @property
    def setup(self) -> KaskariaSetup:
        """What is chosen; something else than a number leaves the deal to chance."""
        ui = self._ui
        return KaskariaSetup(
            seats=self._seats.seats,
            length=next(card.length for card in self._lengths if card.isChecked()),
            fearless=ui.fearless.isChecked(),
            open_hands=ui.open_hands.isChecked(),
            seed=typed_seed(ui.seed.text()),
            drawn=ui.drawn.isChecked(),
            free_undo=ui.free_undo.isChecked(),
        )

    def _build_choices(self, setup: KaskariaSetup) -> None:
        ui = self._ui
        ui.seats_row.addWidget(self._seats)
        for card in self._lengths:
            ui.lengths_row.addWidget(card)
            card.setChecked(card.length == setup.length)
        make_one_tab_stop(self._lengths)
        (ui.drawn if setup.drawn else ui.seated).setChecked(True)
        make_one_tab_stop([ui.seated, ui.drawn])
        ui.fearless.setChecked(setup.fearless)
        ui.open_hands.setChecked(setup.open_hands)
        ui.free_undo.setChecked(setup.free_undo)
        self._seats.changed.connect(self._check)
        self._seats.changed.connect(self._set_tab_order)

    def _explain(self) -> None:
        """What F1 opens here."""
        ui = self._ui
        explain(self, "table")
        explain(self._seats, "computers")
        explain(ui.seed, "computers#deal")
        for card in self._lengths:
            explain(card, "table#ways")
        explain(ui.fearless, "table#fearless")
        explain(ui.open_hands, "table#open")
        for button in (ui.seated, ui.drawn):
            explain(button, "table#begins")
        explain(ui.free_undo, "table#undo")

    def _build_footer(self, seed: int | None) -> None:
        ui = self._ui
        ui.seed.setText("" if seed is None else str(seed))
        ui.seed.textChanged.connect(self._check)
        ui.cancel.clicked.connect(self.reject)
        ui.start.clicked.connect(self.accept)

    def _paint_figures(self, painter: QPainter, room: QRectF, seat: int) -> None:
        """The runner and the griffin of a seat, side by side on its board."""
        owner = self._seats.seats[seat]
        colour = QColor(seat_colour(owner, seat, dark=current_theme().dark))
        height = min(_FIGURE, room.height() - 2 * _BETWEEN)
        size = QSizeF(height / FIGURE_RATIO, height)
        place = QRectF(room.topLeft(), size)
        place.moveBottom(room.bottom() - 2)
        place.moveRight(room.center().x() - _BETWEEN / 2)
        paint_runner(painter, place, colour, seat)
        place.moveLeft(room.center().x() + _BETWEEN / 2)
        paint_griffin(painter, place, colour, seat)

    def _set_tab_order(self) -> None:
        ui = self._ui
        order = [*self._seats.tab_order, *self._lengths, ui.seated, ui.drawn]
        order += [ui.fearless, ui.open_hands, ui.free_undo, ui.seed, ui.cancel, ui.start]
        set_tab_order(order)

    def _check(self) -> None:
        """Only a game that can be dealt can be started; what is wrong is said beside it."""
        typed = self._ui.seed.text()
        wrong = bool(typed.strip()) and typed_seed(typed) is None
        error = self.tr("This is not the number of a deal.") if wrong else ""
        show_error(self._ui.seed, self._ui.seed_error, error)
        self._ui.start.setEnabled(self._seats.valid and not wrong)

    def showEvent(self, event: QShowEvent) -> None:
        fit_height(self, self._ui.scroll)
        super().showEvent(event)  # which places it
