"""The two cards that score all animals alike, by example."""

from __future__ import annotations

from collections.abc import Iterator

from cascadia_qt.games.cascadia.rules.terms import Wildlife
from cascadia_qt.games.cascadia.words.examples.example import Example, right, wrong
from cascadia_qt.rules.grid import Grid
from cascadia_qt.words.language import translate


def family(grid: Grid, species: Wildlife) -> Iterator[Example]:
    letter = species.name[0]
    yield right(
        grid,
        """
        X X .  |  X X .
         X . . |  X . .
        """.replace("X", letter),
        translate("CardExamples", "Three together, in any shape"),
    )
    yield right(
        grid,
        """
        X . X X  |  X . X X
        """.replace("X", letter),
        translate("CardExamples", "A single one earns a little, a pair more"),
    )
    yield wrong(
        grid,
        """
        X X .  |  X X .  |  X X .  |  X X .
         X X . |  X X .  |   X . X |  X . X
        """.replace("X", letter),
        translate("CardExamples", "The fourth adds nothing; apart it would"),
    )
    yield wrong(
        grid,
        """
        X . X . X  |  X . X . X  |  . X X X .  |  . X X X .
        """.replace("X", letter),
        translate("CardExamples", "Three single ones are worth less than a group"),
    )


def intermediate(grid: Grid, species: Wildlife) -> Iterator[Example]:
    letter = species.name[0]
    yield right(
        grid,
        """
        X X .  |  X X .
         . X X |  . X X
        """.replace("X", letter),
        translate("CardExamples", "Four together, in any shape"),
    )
    yield right(
        grid,
        """
        X X . X  |  X X . X
         X . . X |  X . . X
        """.replace("X", letter),
        translate("CardExamples", "Three and two, apart from each other"),
    )
    yield wrong(
        grid,
        """
        X X X .  |  X X X .  |  X X . X  |  X X . X
         X X . . |  X X . .  |   X . . X |  X . . X
        """.replace("X", letter),
        translate("CardExamples", "The fifth adds nothing; three and two would be more"),
    )
    yield wrong(
        grid,
        """
        X X . X  |  X X . X  |  X X X .  |  X X X .
        """.replace("X", letter),
        translate("CardExamples", "A single one earns nothing"),
    )
