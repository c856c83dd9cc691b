"""Grid, cards and rulings in JSON: the part that positions and records have in common."""

from __future__ import annotations

from dataclasses import asdict
from typing import Any

from cascadia_qt.games.cascadia.rules.scoring.rulings import (
    DEFAULT_RULINGS,
    RULING_CHOICES,
    Rulings,
    Scoring,
)
from cascadia_qt.games.cascadia.rules.terms import Card, Variant, Wildlife
from cascadia_qt.rules.document import Node
from cascadia_qt.rules.grid import GRIDS, Grid

AGREEMENT_FIELDS = ("grid", "scoring", "cards", "rulings")

_VARIANTS = {variant.value: variant for variant in Variant}
_CARDS = {card.value: card for card in Card}


def read_grid(node: Node) -> Grid:
    return node["grid"].choice(GRIDS)


def read_scoring(node: Node) -> Scoring:
    variant = node["scoring"].choice(_VARIANTS)
    rulings = read_rulings(node["rulings"]) if node.has("rulings") else DEFAULT_RULINGS
    if variant is not Variant.CARDS:
        return Scoring(variant, rulings=rulings)
    cards = node["cards"]
    for name in cards.names():
        cards.named(name).choice({w.word: w for w in Wildlife})
    chosen = tuple(cards[species.word].choice(_CARDS) for species in Wildlife)
    return Scoring(variant, chosen, rulings)


def read_rulings(node: Node) -> Rulings:
    chosen: dict[str, Any] = {}
    for name in node.names():
        choices = node.named(name).choice(RULING_CHOICES)
        value = node[name].value
        # True equals 1 in Python, but not in a file.
        if not any(value == choice and type(value) is type(choice) for choice in choices):
            one, other = (str(choice).lower() for choice in choices)
            node[name].fail("CascadiaDocuments", "{0} must be {1} or {2}.", one, other)
        chosen[name] = value
    return Rulings(**chosen)


def write_agreement(grid: Grid, scoring: Scoring) -> dict[str, Any]:
    written: dict[str, Any] = {"grid": grid.name, "scoring": scoring.variant.value}
    if scoring.variant is Variant.CARDS:
        written["cards"] = {species.word: scoring.card(species).value for species in Wildlife}
    return written | {"rulings": asdict(scoring.rulings)}
