"""Salmon by example."""

from __future__ import annotations

from collections.abc import Iterator

from cascadia_qt.games.cascadia.rules.scoring.rulings import Rulings
from cascadia_qt.games.cascadia.words.examples.example import Example, right, wrong
from cascadia_qt.rules.grid import HEX, Grid
from cascadia_qt.words.language import translate


def card_a(grid: Grid, rulings: Rulings) -> Iterator[Example]:
    yield _long_run(grid)
    yield _closed_run(grid)
    yield _branch(grid, rulings)
    yield wrong(
        grid,
        """
        S S . S S  |  S S . S S  |  S S S S .  |  S S S S .
        """,
        translate("CardExamples", "The gap makes two short runs of a long one"),
    )


def card_b(grid: Grid, rulings: Rulings) -> Iterator[Example]:
    yield _long_run(grid)
    yield _closed_run(grid)
    yield _branch(grid, rulings)
    yield wrong(
        grid,
        """
        S S S S S S  |  S S S S S S  |  S S S S S . S  |  S S S S S . S
        """,
        translate("CardExamples", "The sixth salmon adds nothing; apart it would"),
    )


def card_c(grid: Grid, rulings: Rulings) -> Iterator[Example]:
    yield _long_run(grid)
    yield _closed_run(grid)
    yield _branch(grid, rulings)
    yield wrong(
        grid,
        """
        S S . S S  |  S S . S S  |  S S S S .  |  S S S S .
        """,
        translate("CardExamples", "Two runs of two: both are too short"),
    )


def card_d(grid: Grid, rulings: Rulings) -> Iterator[Example]:
    yield right(
        grid,
        """
         B E .  |  B E . .
        S S S F |  S S S F
        """,
        translate("CardExamples", "Three salmon, and three tokens beside them"),
    )
    yield right(
        grid,
        """
        S B .  |  S B .
         S S H |  S S H
        """,
        translate("CardExamples", "The bear touches more than one salmon, but counts once"),
    )
    if rulings.salmon_d_minimum == 1:
        yield right(
            grid,
            """
            B S S E S  |  B S S E S
            """,
            translate("CardExamples", "Short runs count too; the elk lies beside both"),
        )
    else:
        yield wrong(
            grid,
            """
            B S S E S  |  B S S E S  |  B S S S E  |  B S S S E
            """,
            translate("CardExamples", "Runs of two and of one are too short"),
        )
    yield _branch(grid, rulings)


def _long_run(grid: Grid) -> Example:
    return right(
        grid,
        """
        S S . .  |  S S .
         . S . . |  . S .
        . . S S  |  . S S
        """,
        translate("CardExamples", "A run may bend as it likes"),
    )


def _closed_run(grid: Grid) -> Example:
    return right(
        grid,
        """
        S S .  |  S S .
         S . . |  S S .
        """,
        translate("CardExamples", "A triangle is a run: each salmon touches only two")
        if grid is HEX
        else translate("CardExamples", "A block is a run: each salmon touches only two"),
    )


def _branch(grid: Grid, rulings: Rulings) -> Example:
    return wrong(
        grid,
        """
        . S . .  |  S . .  |  S S . .  |  S S .
         . S S S |  S S S  |   . S . . |  . S .
        . S . .  |  S . .  |  . . S S  |  . S S
        """,
        translate("CardExamples", "One salmon touches three: this is no run at all")
        if rulings.salmon_malformed == "zero"
        else translate("CardExamples", "The salmon that touches three is left out"),
    )
