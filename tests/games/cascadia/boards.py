"""What a card makes of a landscape that is drawn as text; see `rules.cascadia.drawing`."""

from __future__ import annotations

from cascadia_qt.games.cascadia.rules.drawing import drawn_tokens
from cascadia_qt.games.cascadia.rules.scoring.rulings import Rulings
from cascadia_qt.games.cascadia.rules.scoring.tokens import Tokens
from cascadia_qt.games.cascadia.rules.scoring.unit import Unit
from cascadia_qt.games.cascadia.rules.scoring.wildlife import CARD_RULES
from cascadia_qt.games.cascadia.rules.terms import Card, Wildlife
from cascadia_qt.rules.grid import Grid


def units(
    grid: Grid, species: Wildlife, card: Card, drawing: str, rulings: Rulings | None = None
) -> list[Unit]:
    """What one card makes of `drawing`."""
    rule = CARD_RULES[species][card]
    return list(rule(Tokens(grid, drawn_tokens(grid, drawing)), rulings or Rulings()))


def points(
    grid: Grid, species: Wildlife, card: Card, drawing: str, rulings: Rulings | None = None
) -> int:
    return sum(unit.points for unit in units(grid, species, card, drawing, rulings))
