"""What people choose before a game: who plays, with which tiles, cards and rules."""

from __future__ import annotations

from collections.abc import Mapping
from html import escape

from PySide6.QtCore import QRectF, QSize, QTimer
from PySide6.QtGui import QIcon, QPainter, QShowEvent
from PySide6.QtWidgets import QDialog, QWidget

from cascadia_qt.assets import resource
from cascadia_qt.games.cascadia.forms.new_game_dialog import Ui_NewGameDialog
from cascadia_qt.games.cascadia.model.setup import GameSetup, typed_deal
from cascadia_qt.games.cascadia.rules.deal_code import BadCode, Deal, deal_code
from cascadia_qt.games.cascadia.rules.game import CASCADIA
from cascadia_qt.games.cascadia.rules.reach import scenario_obstacle
from cascadia_qt.games.cascadia.rules.scenarios import SCENARIOS
from cascadia_qt.games.cascadia.rules.terms import Card, Variant, Wildlife
from cascadia_qt.games.cascadia.views.art.faces import Faces
from cascadia_qt.games.cascadia.views.setup.pictures import (
    CardButton,
    TilesButton,
    VariantCard,
    paint_starter,
)
from cascadia_qt.games.cascadia.views.setup.table_rules import TableRules
from cascadia_qt.games.cascadia.words.bots import FIRST_BOT
from cascadia_qt.games.cascadia.words.deal_codes import complaint
from cascadia_qt.games.cascadia.words.goals import scenario_name
from cascadia_qt.games.cascadia.words.helps import HELPS
from cascadia_qt.games.cascadia.words.reach import obstacle_words
from cascadia_qt.rules.grid import HEX, SQUARE, Grid
from cascadia_qt.views.fields import keep_place, make_one_tab_stop, set_tab_order, show_error
from cascadia_qt.views.help.subject import explain
from cascadia_qt.views.room import fit_height, keep_on_screen
from cascadia_qt.views.seats.seat_board import SeatChoice
from cascadia_qt.views.seats.seats_row import SeatsRow, widen

_MARGIN = 24
_BOARDS = 4  # side by side
_STARTER_RADIUS = 22
_WIDE_MARK = QSize(18, 12)  # with some air between mark and word


class NewGameDialog(QDialog):
    """Begins with a given setup; what was chosen is `setup` once the dialog is accepted."""

    def __init__(
        self,
        setup: GameSetup,
        bots: Mapping[str, str],
        faces: Faces,
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(parent)
        self._ui = Ui_NewGameDialog()
        self._ui.setupUi(self)
        self._faces = faces
        choice = SeatChoice(CASCADIA.players, bots, FIRST_BOT, HELPS)
        self._seats = SeatsRow(setup.seats, choice, self._paint_starter)
        self._tiles = {
            HEX: TilesButton(HEX, self.tr("&Hexagons"), faces),
            SQUARE: TilesButton(SQUARE, self.tr("S&quares"), faces),
        }
        self._cards = [CardButton(species, faces) for species in Wildlife]
        self._ui.scoring.addWidget(VariantCard(Variant.FAMILY, faces))
        self._ui.scoring.addWidget(VariantCard(Variant.INTERMEDIATE, faces))
        self._variants = {
            Variant.CARDS: self._ui.by_cards,
            Variant.FAMILY: self._ui.family,
            Variant.INTERMEDIATE: self._ui.intermediate,
        }
        explain(self, "aim")
        explain(self._tiles[SQUARE], "squares")
        for variant in (Variant.FAMILY, Variant.INTERMEDIATE):
            explain(self._variants[variant], variant.value)
        self._rules = TableRules(setup.rulings, free_undo=setup.free_undo)
        self._build_seats(drawn=setup.drawn)
        self._build_tiles(setup.grid)
        self._given_scenario = setup.scenario
        self._one_at_a_time = False
        self._build_scoring(setup)
        if setup.scenario is not None:
            self.setWindowTitle(scenario_name(setup.scenario))
        self._show_scenario()
        self._build_rules()
        self._build_footer(setup.seed)
        self._show_scoring()
        self._check()
        self._set_tab_order()
        widen(self, _BOARDS)
        self._ui.start.setFocus()

    def ask_for_match(self) -> None:
        """Everybody plays the same deal alone: there must be at least two."""
        self.setWindowTitle(self.tr("Match: the same deal for everybody, one after the other"))
        explain(self, "journal#match")
        self._one_at_a_time = True
        self._check()

    def keep_deal(self, deal: Deal) -> None:
        """Who plays is all that can be chosen: everything else belongs to the deal."""
        self._ui.code.setText(deal_code(deal))
        self._ui.code.setReadOnly(True)
        self.setWindowTitle(self.tr("Who plays this deal?"))

    @property
    def setup(self) -> GameSetup:
        """What is chosen; raises BadCode while something else is typed than a code."""
        deal = typed_deal(self._ui.code.text())
        return GameSetup(
            seats=self._seats.seats,
            grid=self._grid,
            variant=self._variant,
            cards=tuple(button.card for button in self._cards),
            rulings=self._rules.rulings,
            free_undo=self._rules.free_undo,
            seed=deal.seed if isinstance(deal, Deal) else deal,
            scenario=self._scenario,
            drawn=self._ui.drawn.isChecked(),
        )

    @property
    def _deal(self) -> Deal | None:
        """The deal that a typed code stands for, if one is typed."""
        try:
            deal = typed_deal(self._ui.code.text())
        except BadCode:
            return None
        return deal if isinstance(deal, Deal) else None

    @property
    def _scenario(self) -> int | None:
        deal = self._deal
        return self._given_scenario if deal is None else deal.options.scenario

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

    def _paint_starter(self, painter: QPainter, room: QRectF, seat: int) -> None:
        paint_starter(painter, self._faces, self._grid, seat, room.center(), _STARTER_RADIUS)

    def _build_tiles(self, grid: Grid) -> None:
        for button in self._tiles.values():
            self._ui.tiles_row.addWidget(button)
            button.setChecked(button.grid is grid)
            button.toggled.connect(self._show_scoring)
            button.clicked.connect(self._check)
        make_one_tab_stop(list(self._tiles.values()))
        keep_place(self._ui.tiles_hint)

    def _build_scoring(self, setup: GameSetup) -> None:
        ui = self._ui
        self._show_cards(setup.cards)
        for button in self._cards:
            ui.cards_row.addWidget(button)
            button.looked_at.connect(lambda button=button: self._show_summary(button))
        self._variants[setup.variant].setChecked(True)
        for segment in self._variants.values():
            segment.toggled.connect(self._show_scoring)
        make_one_tab_stop(list(self._variants.values()))
        for widget in (ui.summary, ui.all_a, ui.all_random):
            keep_place(widget)
        ui.all_a.clicked.connect(lambda: self._choose_all(Card.A))
        ui.all_random.clicked.connect(lambda: self._choose_all(None))

    def _show_scenario(self) -> None:
        """The cards are those of the scenario, if there is one; they can be looked at only."""
        number = self._scenario
        title = self.tr("Scoring") if number is None else scenario_name(number)
        self._ui.scoring_title.setText(title)
        self._ui.variants.setVisible(number is None)
        if number is not None:
            self._variants[Variant.CARDS].setChecked(True)
            self._show_cards(SCENARIOS[number - 1].cards)
        for button in self._cards:
            button.setEnabled(number is None)

    def _show_cards(self, cards: tuple[Card | None, ...]) -> None:
        for button, card in zip(self._cards, cards, strict=True):
            button.set_card(card)
        self._show_summary(self._cards[0])

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
        ui.code.setText("" if seed is None else str(seed))
        ui.code.textChanged.connect(self._show_deal)
        ui.cancel.clicked.connect(self.reject)
        ui.start.clicked.connect(self.accept)

    def _show_deal(self) -> None:
        """A code that is typed chooses everything that belongs to its deal."""
        deal, ui = self._deal, self._ui
        if deal is not None:
            scoring = deal.options.scoring
            self._tiles[deal.options.grid].setChecked(True)
            self._variants[scoring.variant].setChecked(True)
            self._show_cards(scoring.cards or tuple(button.card for button in self._cards))
            self._rules.show_rulings(scoring.rulings)
        self._show_scenario()
        free = deal is None
        for widget in (ui.variants, ui.all_a, ui.all_random, ui.rules_fold, self._rules):
            widget.setEnabled(free)
        for tiles in self._tiles.values():
            tiles.setEnabled(free)
        for card in self._cards:
            card.setEnabled(free and self._scenario is None)
        self._show_scoring()
        self._check()

    def _set_tab_order(self) -> None:
        ui = self._ui
        order = [*self._seats.tab_order, *self._tiles.values()]
        order += [*self._variants.values(), *self._cards]
        order += [ui.all_a, ui.all_random, ui.rules_fold, ui.seated, ui.drawn]
        order += self._rules.tab_order
        order += [ui.code, ui.cancel, ui.start]
        set_tab_order(order)

    def _show_scoring(self) -> None:
        ui = self._ui
        by_cards = self._variant is Variant.CARDS
        ui.scoring.setCurrentIndex(list(self._variants).index(self._variant))
        for widget in (ui.summary, ui.all_a, ui.all_random):
            widget.setVisible(by_cards and self._scenario is None)
        ui.tiles_hint.setVisible(by_cards and self._grid is SQUARE)
        self._seats.update()

    def _show_summary(self, button: CardButton) -> None:
        name, summary = escape(button.text()), escape(button.summary)
        self._ui.summary.setText(f"<b>{name}</b> · {summary}")

    def _choose_all(self, card: Card | None) -> None:
        self._show_cards((card,) * len(self._cards))

    def _show_rules(self) -> None:
        self._ui.rules_summary.setText(self._rules.summary)

    def _fold(self, unfolded: bool) -> None:
        self._rules.setVisible(unfolded)
        mark = "down" if unfolded else "right"
        self._ui.rules_fold.setIcon(QIcon(str(resource(f"marks/{mark}.svg"))))
        if self.isVisible():
            self._fit_height()
        if unfolded:
            QTimer.singleShot(0, self, self._show_unfolded)

    def _show_unfolded(self) -> None:
        self._ui.scroll.ensureWidgetVisible(self._rules, 0, _MARGIN)

    def _fit_height(self) -> None:
        """As high as everything needs, if the screen allows it."""
        fit_height(self, self._ui.scroll)
        keep_on_screen(self)

    def showEvent(self, event: QShowEvent) -> None:
        fit_height(self, self._ui.scroll)
        super().showEvent(event)  # which places it

    def _check(self) -> None:
        """Only a game that can be dealt can be started; what is wrong is said beside it."""
        error = self._code_error() or self._seats_error() or self._scenario_error()
        show_error(self._ui.code, self._ui.code_error, error)
        self._ui.start.setEnabled(self._seats.valid and not error)
        for widget in (self._ui.begin_title, self._ui.begin):
            widget.setHidden(self._one_at_a_time or len(self._seats.seats) == 1)

    def _seats_error(self) -> str:
        seats, deal = len(self._seats.seats), self._deal
        if self._one_at_a_time and seats == 1:
            return self.tr("A match needs two players at least.")
        if deal is None or deal.options.players == (1 if self._one_at_a_time else seats):
            return ""
        return self.tr("Players in this deal: {0}").format(deal.options.players)

    def _scenario_error(self) -> str:
        """A scenario that nobody could pass is not begun; a deal is played as it is."""
        if self._given_scenario is None or self._deal is not None:
            return ""
        scenario = SCENARIOS[self._given_scenario - 1]
        seats = 1 if self._one_at_a_time else len(self._seats.seats)
        if scenario_obstacle(scenario, self._grid, seats) is None:
            return ""
        return obstacle_words(scenario, self._grid)

    def _code_error(self) -> str:
        try:
            typed_deal(self._ui.code.text())
        except BadCode as error:
            return complaint(error)
        return ""
