"""Bears by example."""

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
        B B . .  |  B B . .
         . . B B |  . . B B
        """,
        translate("CardExamples", "Two pairs that do not touch"),
    )
    yield right(
        grid,
        """
         B B . B  |  B B . B
        . . . . B |  . . . B
         B B . .  |  B B . .
        """,
        translate("CardExamples", "The more pairs, the more each is worth"),
    )
    yield wrong(
        grid,
        """
        B B .  |  B B .  |  B B .  |  B B .
         . B . |  . B .  |   . . B |  . . B
        """,
        translate("CardExamples", "The third bear joins: no pair any more"),
    )
    yield wrong(
        grid,
        """
        B B B B .  |  B B B B .  |  B B . B B  |  B B . B B
        """,
        translate("CardExamples", "Two pairs that touch are one group of four"),
    )


def card_b(grid: Grid, _rulings: Rulings) -> Iterator[Example]:
    yield right(
        grid,
        """
        B B .  |  B B .
         B . . |  B . .
        """,
        translate("CardExamples", "Three that hold together"),
    )
    yield right(
        grid,
        """
        B B . B  |  B B . B
         B . . B |  B . . B
        . . . B  |  . . . B
        """,
        translate("CardExamples", "Two groups of three; their shape does not matter"),
    )
    yield wrong(
        grid,
        """
        B B .  |  B B .  |  B B .  |  B B .
         B B . |  B B .  |   B . B |  B . B
        """,
        translate("CardExamples", "The fourth bear spoils the group"),
    )
    yield wrong(
        grid,
        """
        B B . B  |  B B . B  |  B B B .  |  B B B .
        """,
        translate("CardExamples", "A pair and a single bear are no group of three"),
    )


def card_c(grid: Grid, _rulings: Rulings) -> Iterator[Example]:
    yield right(
        grid,
        """
        B . B B  |  B . B B
         . . . . |  . . . .
        B B B .  |  B B B .
        """,
        translate("CardExamples", "One, two and three: all sizes bring the bonus"),
    )
    yield right(
        grid,
        """
        B . B B  |  B . B B
        """,
        translate("CardExamples", "One and two; a group of three would bring the bonus"),
    )
    yield wrong(
        grid,
        """
        B B B .  |  B B B .  |  B B B .  |  B B B .
         B . . . |  B . . .  |   . . . B |  . . . B
        """,
        translate("CardExamples", "Four together earn nothing"),
    )
    yield wrong(
        grid,
        """
        B B . B B  |  B B . B B  |  B B . B .  |  B B . B .
         . . . . . |  . . . . .  |   . . . . . |  . . . . .
        B B B . .  |  B B B . .  |  B B B . B  |  B B B . B
        """,
        translate("CardExamples", "Without a single bear there is no bonus"),
    )


def card_d(grid: Grid, _rulings: Rulings) -> Iterator[Example]:
    yield right(
        grid,
        """
        B B .  |  B B .
         . B B |  . B B
        """,
        translate("CardExamples", "Four together, in any shape"),
    )
    yield right(
        grid,
        """
        B B . B  |  B B . B
         B . . B |  B . . B
        """,
        translate("CardExamples", "Three and two, apart from each other"),
    )
    yield wrong(
        grid,
        """
        B B B .  |  B B B .  |  B B . B  |  B B . B
         B B . . |  B B . .  |   B . . B |  B . . B
        """,
        translate("CardExamples", "The fifth bear spoils the group"),
    )
    yield wrong(
        grid,
        """
        B B . B  |  B B . B  |  B B B .  |  B B B .
        """,
        translate("CardExamples", "A single bear earns nothing"),
    )
