"""What people choose before a game, and what is remembered of it for the next one."""

from __future__ import annotations

import json
import secrets
from dataclasses import asdict, dataclass, replace

from cascadia_qt.games.cascadia.ai.bots import MAKERS
from cascadia_qt.games.cascadia.rules.agreement import read_grid, read_rulings
from cascadia_qt.games.cascadia.rules.deal_code import SHORT_SEEDS, Deal, read_deal_code
from cascadia_qt.games.cascadia.rules.game import CASCADIA
from cascadia_qt.games.cascadia.rules.scenarios import SCENARIOS
from cascadia_qt.games.cascadia.rules.scoring.rulings import DEFAULT_RULINGS, Rulings, Scoring
from cascadia_qt.games.cascadia.rules.state import Options
from cascadia_qt.games.cascadia.rules.terms import Card, Variant, Wildlife
from cascadia_qt.games.cascadia.words.bots import FIRST_BOT, bot_names
from cascadia_qt.model.setup import deal, read_seats, typed_seed
from cascadia_qt.rules.document import BadDocument, Node, parse_json
from cascadia_qt.rules.game import Seat
from cascadia_qt.rules.grid import GRIDS, HEX, Grid
from cascadia_qt.rules.record import Record, write_seat
from cascadia_qt.rules.rng import Rng
from cascadia_qt.words.seats import called

RANDOM_CARD = "?"
_CARDS = {RANDOM_CARD: None, **{card.value: card for card in Card}}
_VARIANTS = {variant.value: variant for variant in Variant}


@dataclass(frozen=True, slots=True)
class GameSetup:
    """A game to be dealt.

    Attributes:
        seats: in the order of play; those without a name get one when the game is dealt.
        cards: one an animal; None is drawn when the game is dealt.
        seed: the deal; None is a new one every time.
        scenario: its number, if it is one; the cards are then those of the scenario.
        drawn: whether it is drawn which seat begins; the others follow as they are seated.
    """

    seats: tuple[Seat, ...]
    grid: Grid = HEX
    variant: Variant = Variant.CARDS
    cards: tuple[Card | None, ...] = (Card.A,) * len(Wildlife)
    rulings: Rulings = DEFAULT_RULINGS
    free_undo: bool = False
    seed: int | None = None
    scenario: int | None = None
    drawn: bool = False

    def dealt(self, fresh_seed: int) -> Record:
        """The game; `fresh_seed` is used where none was chosen."""
        seed = fresh_seed if self.seed is None else self.seed
        options = Options(self.grid, len(self.seats), self._scoring(seed), self.scenario)
        free, drawn = self.free_undo, self.drawn
        return deal(CASCADIA, options, seed, self.seats, free_undo=free, drawn=drawn)

    def _scoring(self, seed: int) -> Scoring:
        if self.scenario is not None:
            return Scoring(Variant.CARDS, SCENARIOS[self.scenario - 1].cards, self.rulings)
        if self.variant is not Variant.CARDS:
            return Scoring(self.variant, rulings=self.rulings)
        cards = []
        rng = Rng(seed)
        for chosen in self.cards:
            index, rng = rng.below(len(Card))
            cards.append(chosen or list(Card)[index])
        return Scoring(self.variant, tuple(cards), self.rulings)


def first_setup() -> GameSetup:
    """What is proposed before anybody has chosen: a first game against a computer."""
    return GameSetup((Seat("", colour="teal"), Seat("", FIRST_BOT, "rust")))


def setup_of(deal: Deal, last: GameSetup) -> GameSetup:
    """`deal` for the people of `last`; with more players there are persons without a name yet."""
    options, scoring = deal.options, deal.options.scoring
    seats = (*last.seats, *(Seat("") for _ in range(options.players)))[: options.players]
    return replace(
        last,
        seats=seats,
        grid=options.grid,
        variant=scoring.variant,
        cards=scoring.cards or last.cards,
        rulings=scoring.rulings,
        seed=deal.seed,
        scenario=options.scenario,
    )


def smoke_record() -> Record:
    """A game of two quick computers."""
    return GameSetup((Seat("One", "random"), Seat("Two", "greedy")), seed=1).dealt(1)


def fresh_seed() -> int:
    """A deal that nobody knows yet, with a short code."""
    return secrets.randbelow(SHORT_SEEDS)


def write_setup(setup: GameSetup) -> str:
    """`setup` as text that `read_setup` understands; the seed is not remembered."""
    return json.dumps(
        {
            "seats": [write_seat(seat) for seat in setup.seats],
            "grid": setup.grid.name,
            "variant": setup.variant.value,
            "cards": [card.value if card else RANDOM_CARD for card in setup.cards],
            "rulings": asdict(setup.rulings),
            "free_undo": setup.free_undo,
            "drawn": setup.drawn,
        }
    )


def read_setup(text: str, default: GameSetup) -> GameSetup:
    """The setup in `text`; `default` if that is not one."""
    try:
        return _setup_in(parse_json(text))
    except BadDocument:
        return default


def _setup_in(node: Node) -> GameSetup:
    return GameSetup(
        seats=read_seats(node["seats"], CASCADIA.players, MAKERS),
        grid=read_grid(node),
        variant=node["variant"].choice(_VARIANTS),
        cards=tuple(card.choice(_CARDS) for card in node["cards"].items(5, 5)),
        rulings=read_rulings(node["rulings"]),
        free_undo=node["free_undo"].flag(),
        drawn=node.has("drawn") and node["drawn"].flag(),
    )


def setup_from_words(
    players: tuple[str, ...], grid: str, cards: str, seed: int | None
) -> GameSetup:
    """The game that a command line names; its words have been checked."""
    variant = _VARIANTS.get(cards, Variant.CARDS)
    letters = tuple(cards) if len(cards) == len(Wildlife) else (RANDOM_CARD,) * len(Wildlife)
    chosen = tuple(_CARDS.get(letter) for letter in letters)
    return GameSetup(called(players, bot_names()), GRIDS[grid], variant, chosen, seed=seed)


def typed_deal(text: str) -> Deal | int | None:
    """What somebody typed for a deal: its code, or a bare seed as the command line knows it.

    None for nothing typed. Raises BadCode for anything else.
    """
    if not text.strip():
        return None
    seed = typed_seed(text)
    return read_deal_code(text) if seed is None else seed
