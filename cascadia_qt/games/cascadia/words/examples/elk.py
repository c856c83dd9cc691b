"""Elk by example."""

from __future__ import annotations

from collections.abc import Iterator

from cascadia_qt.games.cascadia.rules.scoring.rulings import Rulings
from cascadia_qt.games.cascadia.words.examples.example import Example, right, wrong
from cascadia_qt.rules.grid import HEX, Grid
from cascadia_qt.words.language import translate


def card_a(grid: Grid, _rulings: Rulings) -> Iterator[Example]:
    yield right(
        grid,
        """
        E E E E  |  E E E E
        """,
        translate("CardExamples", "Four in a straight line, the longest that counts"),
    )
    yield right(
        grid,
        """
        E E E .  |  E E E
         . . E . |  . . E
        . . E .  |  . . E
        """,
        translate("CardExamples", "Two lines may touch, but an elk counts in one of them only"),
    )
    yield wrong(
        grid,
        """
        E E .  |  E E .  |  E E E  |  E E E
         . E . |  . E .  |   . . . |  . . .
        """,
        translate("CardExamples", "A bend ends the line: two and one"),
    )
    yield wrong(
        grid,
        """
        E E . E  |  E E . E  |  E E E .  |  E E E .
        """,
        translate("CardExamples", "A gap ends the line as well"),
    )


def card_b(grid: Grid, _rulings: Rulings) -> Iterator[Example]:
    yield right(
        grid,
        """
        E E .  |  E E
         E E . |  E E
        """,
        translate("CardExamples", "Four as a rhombus, the largest shape")
        if grid is HEX
        else translate("CardExamples", "Four as a block, the largest shape"),
    )
    yield right(
        grid,
        """
        E E .  |  E E .
         E . . |  E . .
        E E .  |  E E .
        """,
        translate("CardExamples", "A triangle and a pair may touch; each elk counts once")
        if grid is HEX
        else translate("CardExamples", "An L and a pair may touch; each elk counts once"),
    )
    yield wrong(
        grid,
        """
        E E E  |  E E E  |  E E .  |  E E .
         . . . |  . . .  |   E . . |  E . .
        """,
        translate("CardExamples", "Three in a row are no shape: two and one"),
    )
    yield wrong(
        grid,
        """
        E E E  |  E E E  |  E E .  |  E E .
         E . . |  E . .  |   E E . |  E E .
        """,
        translate("CardExamples", "A triangle with a tail is no rhombus: three and one")
        if grid is HEX
        else translate("CardExamples", "An L with a tail is no block: three and one"),
    )


def card_c(grid: Grid, rulings: Rulings) -> Iterator[Example]:
    yield right(
        grid,
        """
        E E . .  |  E E .
         . E E . |  . E E
        . . E .  |  . . E
        """,
        translate("CardExamples", "Five that hold together, in any shape"),
    )
    yield right(
        grid,
        """
        E E . E  |  E E . E
         E . E E |  E . E E
        """,
        translate("CardExamples", "Two groups of three, each by itself"),
    )
    if rulings.elk_c_above_8 == "split":
        yield right(
            grid,
            """
            E E E  |  E E E
             E E E |  E E E
            E E E  |  E E E
            """,
            translate("CardExamples", "Nine are more than the card has: eight and one"),
        )
    else:
        yield wrong(
            grid,
            """
            E E E  |  E E E  |  E E E . E  |  E E E . E
             E E E |  E E E  |   E E . . . |  E E . . .
            E E E  |  E E E  |  E E E . .  |  E E E . .
            """,
            translate("CardExamples", "The ninth elk of a group adds nothing"),
        )
    yield wrong(
        grid,
        """
        E E . E E  |  E E . E E  |  E E E E .  |  E E E E .
        """,
        translate("CardExamples", "The gap leaves two pairs instead of four together"),
    )


def card_d(grid: Grid, rulings: Rulings) -> Iterator[Example]:
    yield right(
        grid,
        """
         E E  |  . E .
        E . E |  E . E
         E E  |  . E .
        """,
        translate("CardExamples", "All places around one are taken"),
    )
    yield right(
        grid,
        """
         E E  |  . E .
        . F E |  E F E
         . .  |  . . .
        """,
        translate("CardExamples", "What lies in the middle does not matter"),
    )
    if rulings.elk_d_gaps:
        yield right(
            grid,
            """
             . E  |  . . .
            E . . |  E B E
             . E  |  . . .
            """,
            translate("CardExamples", "Gaps between them are allowed"),
        )
    else:
        yield wrong(
            grid,
            """
             . E  |  . . .  |   E E  |  . E .
            E . . |  E B E  |  E . . |  E B .
             . E  |  . . .  |   . .  |  . . .
            """,
            translate("CardExamples", "With gaps between them each elk is alone"),
        )
    yield wrong(
        grid,
        """
        E E E  |  E E . .  |   E E  |  . E .
         . . . |  . . . E  |  . . E |  E . E
        """,
        translate("CardExamples", "Three in a row do not lie around one place")
        if grid is HEX
        else translate("CardExamples", "Elk side by side do not lie around one place"),
    )
