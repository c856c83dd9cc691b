"""Scoring cards by example: what earns points and what does not, scored by the engine itself."""

from __future__ import annotations

from collections.abc import Mapping

from cascadia_qt.games.cascadia.rules.drawing import drawn_tokens
from cascadia_qt.games.cascadia.rules.scoring.rulings import Scoring
from cascadia_qt.games.cascadia.rules.scoring.tokens import Tokens
from cascadia_qt.games.cascadia.rules.scoring.unit import Unit
from cascadia_qt.games.cascadia.rules.scoring.wildlife import species_units
from cascadia_qt.games.cascadia.rules.terms import Card, Variant, Wildlife
from cascadia_qt.games.cascadia.words.examples import bear, elk, fox, hawk, salmon, simple
from cascadia_qt.games.cascadia.words.examples.example import CardExamples, Example
from cascadia_qt.rules.grid import Grid

_EXAMPLES: Mapping[Wildlife, Mapping[Card, CardExamples]] = {
    species: {
        Card.A: module.card_a,
        Card.B: module.card_b,
        Card.C: module.card_c,
        Card.D: module.card_d,
    }
    for species, module in (
        (Wildlife.BEAR, bear),
        (Wildlife.ELK, elk),
        (Wildlife.SALMON, salmon),
        (Wildlife.HAWK, hawk),
        (Wildlife.FOX, fox),
    )
}


def examples(scoring: Scoring, species: Wildlife, grid: Grid) -> tuple[Example, ...]:
    """What to show of the card that scores `species`: the right ones first."""
    if scoring.variant is Variant.CARDS:
        found = _EXAMPLES[species][scoring.card(species)](grid, scoring.rulings)
    elif scoring.variant is Variant.FAMILY:
        found = simple.family(grid, species)
    else:
        found = simple.intermediate(grid, species)
    return tuple(sorted(found, key=lambda example: not example.right))


def example_units(
    grid: Grid, scoring: Scoring, species: Wildlife, drawing: str
) -> tuple[Unit, ...]:
    """What `species` earns in `drawing`, and what of it earns nothing."""
    return tuple(species_units(Tokens(grid, drawn_tokens(grid, drawing)), scoring, species))
