"""What people choose before a game: who plays, with which tiles, cards and rules."""

from __future__ import annotations

from collections.abc import Mapping

from PySide6.QtCore import QSize, Qt, QTimer
from PySide6.QtGui import QIcon, QShowEvent
from PySide6.QtWidgets import QDialog, QWidget

from cascadia_qt.assets import resource
from cascadia_qt.forms.new_game_dialog import Ui_NewGameDialog
from cascadia_qt.model.setup import GameSetup, seed_from
from cascadia_qt.rules.cascadia.scenarios import SCENARIOS
from cascadia_qt.rules.cascadia.state import MOST_PLAYERS
from cascadia_qt.rules.cascadia.terms import Card, Variant, Wildlife
from cascadia_qt.rules.grid import HEX, SQUARE, Grid
from cascadia_qt.views.cascadia.faces import Faces
from cascadia_qt.views.cascadia.seats_row import SeatsRow
from cascadia_qt.views.cascadia.setup_pictures import CardButton, TilesButton, VariantCard
from cascadia_qt.views.cascadia.table_rules import TableRules
from cascadia_qt.views.fields import keep_place, make_one_tab_stop, set_tab_order, show_error
from cascadia_qt.views.theme import Theme
from cascadia_qt.words.goals import scenario_name

_MARGIN = 24
_WIDTH = 992  # four boards, the gaps between them and the margins
_WIDE_MARK = QSize(18, 12)  # with some air between mark and word
_BESIDE_SCREEN = 64  # left free above and below for the frame of the window


class NewGameDialog(QDialog):
    """Begins with a given setup; what was chosen is `setup` once the dialog is accepted."""

    def __init__(
        self,
        setup: GameSetup,
        bots: Mapping[str, str],
        faces: Faces,
        theme: Theme,
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(parent)
        self._ui = Ui_NewGameDialog()
        self._ui.setupUi(self)
        self._seats = SeatsRow(setup.seats, bots, faces, theme)
        self._tiles = {
            HEX: TilesButton(HEX, self.tr("&Hexagons"), faces, theme),
            SQUARE: TilesButton(SQUARE, self.tr("S&quares"), faces, theme),
        }
        self._cards = [CardButton(species, faces, theme) for species in Wildlife]
        self._ui.scoring.addWidget(VariantCard(Variant.FAMILY, faces, theme))
        self._ui.scoring.addWidget(VariantCard(Variant.INTERMEDIATE, faces, theme))
        self._variants = {
            Variant.CARDS: self._ui.by_cards,
            Variant.FAMILY: self._ui.family,
            Variant.INTERMEDIATE: self._ui.intermediate,
        }
        self._rules = TableRules(setup.rulings, free_undo=setup.free_undo)
        self._build_seats(drawn=setup.drawn)
        self._build_tiles(setup.grid)
        self._scenario = setup.scenario
        self._least_seats, self._most_seats = 1, MOST_PLAYERS
        self._one_at_a_time = False
        self._build_scoring(setup)
        if setup.scenario is not None:
            self._show_scenario(setup.scenario)
        self._build_rules()
        self._build_footer(setup.seed)
        self._show_scoring()
        self._check()
        self._set_tab_order()
        self.setMinimumWidth(_WIDTH)
        self._ui.start.setFocus()

    def ask_for_match(self) -> None:
        """Everybody plays the same deal alone: there must be at least two."""
        self.setWindowTitle(self.tr("Match: the same deal for everybody, one after the other"))
        self._least_seats = 2
        self._one_at_a_time = True
        self._check()

    def keep_deal(self, players: int) -> None:
        """Who plays is all that can be chosen: everything else belongs to the deal."""
        self.setWindowTitle(self.tr("Who plays this deal?"))
        self._least_seats = self._most_seats = players
        ui = self._ui
        for widget in (ui.variants, ui.all_a, ui.all_random, ui.rules_fold, ui.rules_summary):
            widget.setEnabled(False)
        for button in (*self._tiles.values(), *self._cards):
            _let_be_looked_at(button)
        ui.seed.setReadOnly(True)
        self._check()

    @property
    def setup(self) -> GameSetup:
        """What is chosen; raises ValueError while the seed is no number."""
        return GameSetup(
            seats=self._seats.seats,
            grid=self._grid,
            variant=self._variant,
            cards=tuple(button.card for button in self._cards),
            rulings=self._rules.rulings,
            free_undo=self._rules.free_undo,
            seed=seed_from(self._ui.seed.text()),
            scenario=self._scenario,
            drawn=self._ui.drawn.isChecked(),
        )

    @property
    def _grid(self) -> Grid:
        return next(grid for grid, button in self._tiles.items() if button.isChecked())

    @property
    def _variant(self) -> Variant:
        return next(which for which, button in self._variants.items() if button.isChecked())

    def _build_seats(self, *, drawn: bool) -> None:
        ui = self._ui
        ui.seats_row.addWidget(self._seats)
        (ui.drawn if drawn else ui.seated).setChecked(True)
        make_one_tab_stop([ui.seated, ui.drawn])
        self._seats.changed.connect(self._check)
        self._seats.changed.connect(self._set_tab_order)

    def _build_tiles(self, grid: Grid) -> None:
        for button in self._tiles.values():
            self._ui.tiles_row.addWidget(button)
            button.setChecked(button.grid is grid)
            button.toggled.connect(self._show_scoring)
        make_one_tab_stop(list(self._tiles.values()))
        keep_place(self._ui.tiles_hint)

    def _build_scoring(self, setup: GameSetup) -> None:
        ui = self._ui
        for button, card in zip(self._cards, setup.cards, strict=True):
            ui.cards_row.addWidget(button)
            button.set_card(card)
            button.looked_at.connect(lambda button=button: self._show_summary(button))
        self._variants[setup.variant].setChecked(True)
        for segment in self._variants.values():
            segment.toggled.connect(self._show_scoring)
        make_one_tab_stop(list(self._variants.values()))
        for widget in (ui.summary, ui.all_a, ui.all_random):
            keep_place(widget)
        ui.all_a.clicked.connect(lambda: self._choose_all(Card.A))
        ui.all_random.clicked.connect(lambda: self._choose_all(None))
        self._show_summary(self._cards[0])

    def _show_scenario(self, number: int) -> None:
        """The cards are given; they can be looked at only."""
        self.setWindowTitle(scenario_name(number))
        self._ui.scoring_title.setText(scenario_name(number))
        self._variants[Variant.CARDS].setChecked(True)
        self._ui.variants.hide()
        for button, card in zip(self._cards, SCENARIOS[number - 1].cards, strict=True):
            button.set_card(card)
            _let_be_looked_at(button)

    def _build_rules(self) -> None:
        ui = self._ui
        ui.rules_column.addWidget(self._rules)
        ui.rules_fold.setIconSize(_WIDE_MARK)
        ui.rules_fold.toggled.connect(self._fold)
        self._rules.changed.connect(self._show_rules)
        self._show_rules()
        self._fold(False)

    def _build_footer(self, seed: int | None) -> None:
        ui = self._ui
        ui.seed.setText("" if seed is None else str(seed))
        ui.seed.textChanged.connect(self._check)
        ui.cancel.clicked.connect(self.reject)
        ui.start.clicked.connect(self.accept)

    def _set_tab_order(self) -> None:
        ui = self._ui
        order = [*self._seats.tab_order, *self._tiles.values()]
        order += [*self._variants.values(), *self._cards]
        order += [ui.all_a, ui.all_random, ui.rules_fold, ui.seated, ui.drawn]
        order += self._rules.tab_order
        order += [ui.seed, ui.cancel, ui.start]
        set_tab_order(order)

    def _show_scoring(self) -> None:
        ui = self._ui
        by_cards = self._variant is Variant.CARDS
        ui.scoring.setCurrentIndex(list(self._variants).index(self._variant))
        for widget in (ui.summary, ui.all_a, ui.all_random):
            widget.setVisible(by_cards and self._scenario is None)
        ui.tiles_hint.setVisible(by_cards and self._grid is SQUARE)
        self._seats.show_grid(self._grid)

    def _show_summary(self, button: CardButton) -> None:
        self._ui.summary.setText(f"<b>{button.text()}</b> · {button.summary}")

    def _choose_all(self, card: Card | None) -> None:
        for button in self._cards:
            button.set_card(card)
        self._show_summary(self._cards[0])

    def _show_rules(self) -> None:
        self._ui.rules_summary.setText(self._rules.summary)

    def _fold(self, unfolded: bool) -> None:
        self._rules.setVisible(unfolded)
        mark = "down" if unfolded else "right"
        self._ui.rules_fold.setIcon(QIcon(str(resource(f"marks/{mark}.svg"))))
        self._fit_height()
        if unfolded:
            QTimer.singleShot(0, self, self._show_unfolded)

    def _show_unfolded(self) -> None:
        self._ui.scroll.ensureWidgetVisible(self._rules, 0, _MARGIN)

    def _fit_height(self) -> None:
        """As high as everything needs, if the screen allows it."""
        self._ui.page_column.activate()
        wanted = self._ui.page.sizeHint().height() + self._ui.footer.sizeHint().height()
        room = self.screen().availableGeometry().height() - _BESIDE_SCREEN
        self.resize(self.width(), min(wanted, room))

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        self._fit_height()
        # Only now the height is known, so that only now it can be placed where it fits.
        room = self.screen().availableGeometry()
        frame = self.frameGeometry()
        frame.moveCenter((self.parentWidget() or self).frameGeometry().center())
        frame.moveBottom(min(frame.bottom(), room.bottom()))
        frame.moveTop(max(frame.top(), room.top()))
        self.move(frame.topLeft())

    def _check(self) -> None:
        """Only a game that can be dealt can be started; what is wrong is said beside it."""
        error = self._seed_error() or self._seats_error()
        show_error(self._ui.seed, self._ui.seed_error, error)
        self._ui.start.setEnabled(self._seats.valid and not error)
        for widget in (self._ui.begin_title, self._ui.begin):
            widget.setHidden(self._one_at_a_time or len(self._seats.seats) == 1)

    def _seats_error(self) -> str:
        seats = len(self._seats.seats)
        if self._least_seats <= seats <= self._most_seats:
            return ""
        if self._least_seats == self._most_seats:
            return self.tr("Players in this deal: {0}").format(self._most_seats)
        return self.tr("A match needs two players at least.")

    def _seed_error(self) -> str:
        try:
            seed_from(self._ui.seed.text())
        except ValueError:
            return self.tr("This is no deal number.")
        return ""


def _let_be_looked_at(button: QWidget) -> None:
    """It shows what is given and can be chosen no more."""
    button.setFocusPolicy(Qt.FocusPolicy.NoFocus)
    button.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
