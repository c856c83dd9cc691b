"""Foxes by example."""

from __future__ import annotations

from collections.abc import Iterator

from cascadia_qt.games.cascadia.rules.scoring.rulings import Rulings
from cascadia_qt.games.cascadia.words.examples.example import Example, right, wrong
from cascadia_qt.rules.grid import Grid
from cascadia_qt.words.language import translate


def card_a(grid: Grid, _rulings: Rulings) -> Iterator[Example]:
    yield right(
        grid,
        """
         B E  |  . B .
        S F H |  S F E
              |  . H .
        """,
        translate("CardExamples", "Four different species beside the fox"),
    )
    yield right(
        grid,
        """
        B F F E  |  B F F E
        """,
        translate("CardExamples", "A fox is a species too: two for each of them"),
    )
    yield wrong(
        grid,
        """
         B B  |  . B .  |   B E  |  . B .
        B F . |  B F B  |  S F . |  S F E
              |  . . .  |        |  . . .
        """,
        translate("CardExamples", "Three bears are one species only"),
    )
    yield wrong(
        grid,
        """
        B F . E  |  B F . E  |  B F E .  |  B F E .
        """,
        translate("CardExamples", "The elk is not beside the fox"),
    )


def card_b(grid: Grid, _rulings: Rulings) -> Iterator[Example]:
    yield right(
        grid,
        """
         B B  |  . B .
        E F E |  E F E
              |  . B .
        """,
        translate("CardExamples", "Two bears and two elk: two pairs"),
    )
    yield right(
        grid,
        """
        S F S  |  S F S
        """,
        translate("CardExamples", "The two of a pair need not touch each other"),
    )
    yield wrong(
        grid,
        """
         B E  |  . B .  |   B B  |  . B .
        S F H |  S F E  |  E F E |  E F E
              |  . H .  |        |  . B .
        """,
        translate("CardExamples", "Four species, but none of them twice"),
    )
    yield wrong(
        grid,
        """
         B B  |  . B .  |   B B  |  . B .
        B F B |  B F B  |  E F E |  E F E
              |  . B .  |        |  . B .
        """,
        translate("CardExamples", "Four of one species are still one pair"),
    )


def card_c(grid: Grid, _rulings: Rulings) -> Iterator[Example]:
    yield right(
        grid,
        """
         B B  |  . B .
        E F B |  E F B
              |  . B .
        """,
        translate("CardExamples", "Three bears beside the fox; the elk adds nothing"),
    )
    yield right(
        grid,
        """
         S S  |  S . S
        F S F |  F S F
        """,
        translate("CardExamples", "The salmon in the middle counts for both foxes"),
    )
    yield wrong(
        grid,
        """
         B E  |  . B .  |   B B  |  . B .
        S F H |  S F E  |  B F B |  B F B
              |  . H .  |        |  . B .
        """,
        translate("CardExamples", "Four species, but only one token of each"),
    )
    yield wrong(
        grid,
        """
        F F B  |  F F B  |  F B F  |  F B F
        """,
        translate("CardExamples", "Foxes do not count for foxes"),
    )


def card_d(grid: Grid, _rulings: Rulings) -> Iterator[Example]:
    yield right(
        grid,
        """
         B B E  |  . B B .
        E F F S |  E F F E
         . S .  |  . S S .
        """,
        translate("CardExamples", "Two foxes, and three species twice around them"),
    )
    yield right(
        grid,
        """
        B F F B  |  B F F B
        """,
        translate("CardExamples", "One on either side is a pair too"),
    )
    yield wrong(
        grid,
        """
        B F B F B  |  B F B F B  |  B F F B B  |  B F F B B
        """,
        translate("CardExamples", "Foxes that do not touch are no pair"),
    )
    yield wrong(
        grid,
        """
         B E   |  . B E .  |   B B   |  . B B .
        S F F H|  S F F H  |  E F F E|  E F F E
        """,
        translate("CardExamples", "Four species, but none of them twice"),
    )
