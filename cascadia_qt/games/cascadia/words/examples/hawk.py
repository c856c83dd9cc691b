"""Hawks by example."""

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
        H . . H  |  H . . H
         . . . . |  . H . .
        . H . .  |
        """,
        translate("CardExamples", "Three hawks, none of them beside another"),
    )
    yield right(
        grid,
        """
        H B H .  |  H B H .
         E . F H |  E . F H
        """,
        translate("CardExamples", "Other animals may be as near as they like"),
    )
    yield wrong(
        grid,
        """
        H H . H .  |  H H . H .  |  H . H . H  |  H . H . H
        """,
        translate("CardExamples", "Two hawks that touch earn nothing"),
    )
    yield wrong(
        grid,
        """
        H H H  |  H H H  |  H . H . H  |  H . H . H
        """,
        translate("CardExamples", "The one in the middle spoils both others"),
    )


def card_b(grid: Grid, _rulings: Rulings) -> Iterator[Example]:
    yield right(
        grid,
        """
        H . . H  |  H . . H
         . . . . |  . . . .
        . H . .  |  H . . .
        """,
        translate("CardExamples", "Each sees another along a straight line"),
    )
    yield right(
        grid,
        """
        H B E H  |  H B E H
        """,
        translate("CardExamples", "Other animals do not block the view"),
    )
    yield wrong(
        grid,
        """
        H . H .  |  H . H .  |  H . H .  |  H . H .
         . . . . |  . . . .  |   . . . . |  . . . .
        . . H .  |  . H . .  |  . H . .  |  H . . .
        """,
        translate("CardExamples", "The third is on no straight line with another"),
    )
    yield wrong(
        grid,
        """
        H H . . H  |  H H . . H  |  H . H . H  |  H . H . H
        """,
        translate("CardExamples", "Two touch, and one hawk by itself is not enough"),
    )


def card_c(grid: Grid, _rulings: Rulings) -> Iterator[Example]:
    yield right(
        grid,
        """
        H . H  |  H . . H
         . . . |  . . . .
        . H .  |  H . . H
        """,
        translate("CardExamples", "Every line between two hawks counts"),
    )
    yield right(
        grid,
        """
        H B . E H  |  H B . E H
        """,
        translate("CardExamples", "Nothing but a hawk interrupts a line"),
    )
    yield wrong(
        grid,
        """
        H . H . H  |  H . H . H . H  |  H . H .  |  H . H
                   |                 |   . . . . |  . . .
                   |                 |  . H . .  |  H . H
        """,
        translate("CardExamples", "In a row each hawk sees only the next one"),
    )
    yield wrong(
        grid,
        """
        H H . H .  |  H H . H .  |  H . H . H  |  H . H . H
        """,
        translate("CardExamples", "Hawks that touch do not see each other"),
    )


def card_d(grid: Grid, _rulings: Rulings) -> Iterator[Example]:
    yield right(
        grid,
        """
        H B E S H  |  H B E S H
        """,
        translate("CardExamples", "Three species between the two, the most that counts"),
    )
    yield right(
        grid,
        """
        H B H .  |  H B H .
         . . . . |  . . . .
        H E F H  |  H E F H
        """,
        translate("CardExamples", "Two pairs, one species and two between them"),
    )
    yield wrong(
        grid,
        """
        H B B B H  |  H B B B H  |  H B E S H  |  H B E S H
        """,
        translate("CardExamples", "Three bears are one species only"),
    )
    yield wrong(
        grid,
        """
        H B H E H  |  H B H E H  |  H B E H H  |  H B E H H
        """,
        translate("CardExamples", "The one in the middle has only one partner"),
    )
