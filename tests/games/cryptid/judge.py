"""A second and slow judge of puzzles, which shares nothing with the rules.

It reads puzzles as files hold them, has a map of its own, cells by letter and number, and walks
from cell to cell where the rules reckon with bits.
"""

from __future__ import annotations

from functools import cache
from typing import Any

COLUMNS, ROWS = "ABCDEFGHIJKL", range(1, 10)
CELLS = tuple(f"{column}{row}" for row in ROWS for column in COLUMNS)
TERRAINS = {"F": "forest", "D": "desert", "W": "water", "S": "swamp", "M": "mountain"}
ANIMALS = {"b": "bear", "c": "cougar"}
# Rows of each section: a terrain in each cell, and whose territory it is.
SECTIONS = {
    1: (
        "W. W. W. W. F. F.",
        "S. S. W. D. F. F.",
        "S. S. D. Db Db Fb",
    ),
    2: (
        "Sc Fc Fc F. F. F.",
        "S. S. F. D. D. D.",
        "S. M. M. M. M. D.",
    ),
    3: (
        "S. S. F. F. F. W.",
        "Sc Sc F. M. W. W.",
        "Mc M. M. M. W. W.",
    ),
    4: (
        "D. D. M. M. M. M.",
        "D. D. M. W. W. Wc",
        "D. D. D. F. F. Fc",
    ),
    5: (
        "S. S. S. M. M. M.",
        "S. D. D. W. M. Mb",
        "D. D. W. W. Wb Wb",
    ),
    6: (
        "Db D. S. S. S. F.",
        "Mb M. S. S. F. F.",
        "M. W. W. W. W. F.",
    ),
}
NORMAL = (
    *("on:forest:desert", "on:forest:water", "on:forest:swamp", "on:forest:mountain"),
    *("on:desert:water", "on:desert:swamp", "on:desert:mountain"),
    *("on:water:swamp", "on:water:mountain", "on:swamp:mountain"),
    *("w1:forest", "w1:desert", "w1:swamp", "w1:mountain", "w1:water", "w1:animal"),
    *("w2:stone", "w2:shack", "w2:bear", "w2:cougar", "w3:blue", "w3:white", "w3:green"),
)
ADVANCED = (*NORMAL, "w3:black")
CLUES = {
    "normal": NORMAL,
    "advanced": (*ADVANCED, *(f"not {clue}" for clue in ADVANCED)),
}
COLOURS = {"normal": ("white", "green", "blue"), "advanced": ("white", "green", "blue", "black")}
LEAST, MOST = 42, 66


@cache
def near(cell: str, steps: int) -> frozenset[str]:
    """The cells that so many steps lead to, each over a side; odd columns lie half a cell lower."""
    if not steps:
        return frozenset([cell])
    found = set(near(cell, steps - 1))
    for each in near(cell, steps - 1):
        column, row = COLUMNS.index(each[0]), int(each[1])
        lower = column % 2
        beside = [(column, row - 1), (column, row + 1)]
        for side in (column - 1, column + 1):
            beside += [(side, row - 1 + lower), (side, row + lower)]
        found.update(f"{COLUMNS[a]}{b}" for a, b in beside if 0 <= a < 12 and b in ROWS)
    return frozenset(found)


def things_on(puzzle: dict[str, Any]) -> dict[str, set[str]]:
    """For every cell everything that clues may name there."""
    things: dict[str, set[str]] = {}
    for slot, (number, turn) in enumerate(puzzle["sections"]):
        cells = [word for row in SECTIONS[number] for word in row.split()]
        if turn == 180:
            cells.reverse()
        for index, letters in enumerate(cells):
            column, row = COLUMNS[slot % 2 * 6 + index % 6], slot // 2 * 3 + index // 6 + 1
            here = things.setdefault(f"{column}{row}", {TERRAINS[letters[0]]})
            if letters[1] in ANIMALS:
                here.update(("animal", ANIMALS[letters[1]]))
    for structure in puzzle["structures"]:
        things[structure["at"]].update((structure["kind"], structure["colour"]))
    return things


def fitting(things: dict[str, set[str]], clue: str) -> set[str]:
    """The cells that a clue is true of."""
    said, *named = clue.removeprefix("not ").split(":")
    steps = 0 if said == "on" else int(said[1:])
    negated = clue.startswith("not ")
    return {
        cell
        for cell in CELLS
        if any(things[other].intersection(named) for other in near(cell, steps)) is not negated
    }


def complaints(puzzle: dict[str, Any], clues: int) -> list[str]:
    """Everything that is wrong with a puzzle for so many clues."""
    mode, held = puzzle["mode"], puzzle["clues"]
    found = [*_of_the_map(puzzle), *_of_the_words(mode, held, clues)]
    things = things_on(puzzle)
    cells = [fitting(things, clue) for clue in held]
    common = set(CELLS).intersection(*cells)
    if len(common) != 1:
        found.append(f"{len(common)} habitats")
    for index, clue in enumerate(held):
        rest = set(CELLS).intersection(*cells[:index], *cells[index + 1 :])
        if len(rest) < 2:
            found.append(f"{clue} is not needed")
        if not LEAST <= len(cells[index]) <= MOST:
            found.append(f"{clue} fits {len(cells[index])} cells")
    return found


def _of_the_map(puzzle: dict[str, Any]) -> list[str]:
    found = []
    if sorted(number for number, _ in puzzle["sections"]) != sorted(SECTIONS):
        found.append("the sections are not the six")
    structures = puzzle["structures"]
    wanted = {(kind, colour) for kind in ("stone", "shack") for colour in COLOURS[puzzle["mode"]]}
    if sorted((each["kind"], each["colour"]) for each in structures) != sorted(wanted):
        found.append("the structures are not those of the mode")
    if len({each["at"] for each in structures}) != len(structures):
        found.append("two structures on a cell")
    return found


def _of_the_words(mode: str, held: list[str], clues: int) -> list[str]:
    found = [f"there is no clue {clue}" for clue in held if clue not in CLUES[mode]]
    if len(held) != clues:
        found.append(f"{len(held)} clues instead of {clues}")
    if len({clue.removeprefix("not ") for clue in held}) < len(held):
        found.append("a clue twice, or beside its own negation")
    return found
