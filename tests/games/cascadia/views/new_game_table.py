"""The dialog of a new game, as a person finds it."""

from __future__ import annotations

from pytestqt.qtbot import QtBot

from cascadia_qt.games.cascadia.model.setup import GameSetup
from cascadia_qt.games.cascadia.rules.scoring.rulings import Rulings
from cascadia_qt.games.cascadia.rules.terms import Card, Variant
from cascadia_qt.games.cascadia.views.art.faces import Faces
from cascadia_qt.games.cascadia.views.setup.dialog import NewGameDialog
from cascadia_qt.games.cascadia.views.setup.pictures import CardButton, TilesButton
from cascadia_qt.rules.game import Seat
from cascadia_qt.rules.grid import SQUARE
from cascadia_qt.rules.rng import SEED_LIMIT
from tests.views.seats_table import SeatsTable

BOTS = {"greedy": "Greedy (about 87 points)", "random": "Random (about 32)"}
ANN, BOB = Seat("Ann", None, "teal"), Seat("Bob", "greedy", "rust")
TWO = GameSetup((ANN, BOB))
UNUSUAL = GameSetup(
    seats=(Seat("Zoé", "random", "rose"), Seat("Yann", None, "moss"), Seat("Xu", None, "slate")),
    grid=SQUARE,
    variant=Variant.INTERMEDIATE,
    cards=(Card.D, None, Card.C, Card.B, Card.A),
    rulings=Rulings("drop_overcrowded", 1, "cap_28", elk_d_gaps=False),
    free_undo=True,
    seed=SEED_LIMIT - 1,
    drawn=True,
)


class Table(SeatsTable):
    """The dialog as a person finds it: by what is written on it."""

    def __init__(self, qtbot: QtBot, faces: Faces, setup: GameSetup) -> None:
        self.dialog = NewGameDialog(setup, BOTS, faces)
        super().__init__(qtbot, self.dialog)

    @property
    def setup(self) -> GameSetup:
        return self.dialog.setup

    @property
    def names(self) -> list[str]:
        return [seat.name for seat in self.setup.seats]

    @property
    def letters(self) -> str:
        """The chosen cards, with a question mark for those drawn later."""
        return "".join(card.value if card else "?" for card in self.setup.cards)

    @property
    def cards(self) -> list[CardButton]:
        return self.dialog.findChildren(CardButton)

    def tiles(self, text: str) -> TilesButton:
        buttons = self.dialog.findChildren(TilesButton)
        return next(b for b in buttons if b.text().replace("&", "") == text)
