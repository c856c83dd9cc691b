"""What people choose before a game: who plays, who begins, and which deal."""

from __future__ import annotations

from collections.abc import Mapping

from PySide6.QtCore import QRectF
from PySide6.QtGui import QColor, QPainter, QShowEvent
from PySide6.QtWidgets import QDialog, QWidget

from cascadia_qt.games.okanagan.forms.new_game_dialog import Ui_OkanaganNewGameDialog
from cascadia_qt.games.okanagan.model.setup import OkanaganSetup
from cascadia_qt.games.okanagan.rules.board import INFLUENCE
from cascadia_qt.games.okanagan.rules.game import OKANAGAN
from cascadia_qt.games.okanagan.views.art.buildings import paint_model
from cascadia_qt.games.okanagan.words.bots import FIRST_BOT
from cascadia_qt.games.okanagan.words.helps import HELPS
from cascadia_qt.model.setup import typed_seed
from cascadia_qt.views.fields import make_one_tab_stop, set_tab_order, show_error
from cascadia_qt.views.help.subject import explain
from cascadia_qt.views.room import fit_height
from cascadia_qt.views.seats.seat_board import SeatChoice
from cascadia_qt.views.seats.seats_row import SeatsRow, widen
from cascadia_qt.views.theme import seat_colour

_BOARDS = 4  # side by side
_MODEL = 50.0  # so that the arrows of the board are free
_BETWEEN = 4.0


class OkanaganNewGameDialog(QDialog):
    """Begins with a given setup; what was chosen is `setup` once the dialog is accepted."""

    def __init__(
        self, setup: OkanaganSetup, bots: Mapping[str, str], parent: QWidget | None = None
    ) -> None:
        super().__init__(parent)
        self._ui = Ui_OkanaganNewGameDialog()
        self._ui.setupUi(self)
        choice = SeatChoice(OKANAGAN.players, bots, FIRST_BOT, HELPS)
        self._seats = SeatsRow(setup.seats, choice, self._paint_buildings)
        self._build_choices(setup)
        self._build_footer(setup.seed)
        self._explain()
        self._check()
        self._set_tab_order()
        widen(self, _BOARDS)
        self._ui.start.setFocus()

    @property
    def setup(self) -> OkanaganSetup:
        """What is chosen; something else than a number leaves the deal to chance."""
        ui = self._ui
        return OkanaganSetup(
            seats=self._seats.seats,
            seed=typed_seed(ui.seed.text()),
            drawn=ui.drawn.isChecked(),
            free_undo=ui.free_undo.isChecked(),
        )

    def _build_choices(self, setup: OkanaganSetup) -> None:
        ui = self._ui
        ui.seats_row.addWidget(self._seats)
        (ui.drawn if setup.drawn else ui.seated).setChecked(True)
        make_one_tab_stop([ui.seated, ui.drawn])
        ui.free_undo.setChecked(setup.free_undo)
        self._seats.changed.connect(self._check)
        self._seats.changed.connect(self._set_tab_order)

    def _explain(self) -> None:
        """What F1 opens here."""
        ui = self._ui
        explain(self, "table#agree")
        explain(self._seats, "computers")
        explain(ui.rounds, "rounds")
        explain(ui.seed, "table#deal")

    def _build_footer(self, seed: int | None) -> None:
        ui = self._ui
        ui.seed.setText("" if seed is None else str(seed))
        ui.seed.textChanged.connect(self._check)
        ui.cancel.clicked.connect(self.reject)
        ui.start.clicked.connect(self.accept)

    def _paint_buildings(self, painter: QPainter, room: QRectF, seat: int) -> None:
        """The buildings of a seat, side by side on its board."""
        colour = QColor(seat_colour(self._seats.seats[seat], seat))
        size = min(_MODEL, room.height() - 2 * _BETWEEN)
        wide = len(INFLUENCE) * (size + _BETWEEN) - _BETWEEN
        place = QRectF(room.center().x() - wide / 2, room.bottom() - size - 2, size, size)
        for kind in INFLUENCE:
            paint_model(painter, place, kind, colour, seat)
            place.translate(size + _BETWEEN, 0)

    def _set_tab_order(self) -> None:
        ui = self._ui
        order = [*self._seats.tab_order, ui.seated, ui.drawn, ui.free_undo]
        set_tab_order([*order, ui.seed, ui.cancel, ui.start])

    def _check(self) -> None:
        """Only a game that can be dealt can be started; what is wrong is said beside it."""
        ui, typed = self._ui, self._ui.seed.text()
        wrong = bool(typed.strip()) and typed_seed(typed) is None
        error = self.tr("This is not the number of a deal.") if wrong else ""
        show_error(ui.seed, ui.seed_error, error)
        ui.start.setEnabled(self._seats.valid and not wrong)
        ui.rounds.show_seats(self._seats.seats)

    def showEvent(self, event: QShowEvent) -> None:
        fit_height(self, self._ui.scroll)
        super().showEvent(event)  # which places it
