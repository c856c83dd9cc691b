"""The command `solve`: what the clues of a puzzle say, as it is, also a bad one."""

from __future__ import annotations

import json
import sys
from argparse import ArgumentParser, Namespace
from collections.abc import Iterator
from typing import Any

from cascadia_qt.games.cryptid.rules.cells import cells_in, name_of
from cascadia_qt.games.cryptid.rules.hints import true_hints
from cascadia_qt.games.cryptid.rules.puzzle import BAND, Puzzle
from cascadia_qt.games.cryptid.terminal.puzzle_file import puzzle_file
from cascadia_qt.games.cryptid.words.clues import clue_words
from cascadia_qt.games.cryptid.words.sentences import hint_sentence
from cascadia_qt.rules.document import BadDocument
from cascadia_qt.words.language import said, translate


def add_solve(parser: ArgumentParser) -> None:
    about = translate("CryptidSolve", "Cryptid: tells what the clues of a puzzle say.")
    parser.description = about
    parser.set_defaults(run=_run)
    about = translate("CryptidSolve", "JSON; - reads standard input")
    parser.add_argument("file", metavar=translate("CryptidSolve", "PUZZLE"), help=about)
    about = translate("CryptidSolve", "print JSON instead of sentences")
    parser.add_argument("--json", action="store_true", help=about)


def _run(words: Namespace) -> int:
    try:
        puzzle = puzzle_file(words.file)
    except BadDocument as error:
        print(f"cascadia-qt: {words.file}: {said(error)}", file=sys.stderr)
        return 2
    print(json.dumps(solved(puzzle)) if words.json else "\n".join(_lines(puzzle)))
    return 0


def solved(puzzle: Puzzle) -> dict[str, Any]:
    """What the clues say, as JSON."""
    fitting = puzzle.board.clue_cells
    clues = list(dict.fromkeys(puzzle.clues))
    numbers = {clue: puzzle.clues.index(clue) for clue in clues}
    return {
        "cells": {clue: _names(fitting[clue]) for clue in clues},
        "sizes": {clue: fitting[clue].bit_count() for clue in clues},
        "habitat": None if puzzle.habitat is None else name_of(puzzle.habitat),
        "common": _names(puzzle.common),
        "needed": {clue: puzzle.needed(number) for clue, number in numbers.items()},
        "in_band": {clue: puzzle.in_band(clue) for clue in clues},
        "good": puzzle.good,
        "hints": sorted(true_hints(puzzle.clues), key=_order),
    }


def _names(cells: int) -> list[str]:
    return [name_of(cell) for cell in cells_in(cells)]


def _order(hint: str) -> tuple[bool, bool, str]:
    """Steps first, then pairs of terrains, then what clues name."""
    return not hint.startswith("no within"), not hint.startswith("no two"), hint


def _lines(puzzle: Puzzle) -> Iterator[str]:
    told = solved(puzzle)
    for clue, cells in told["cells"].items():
        count = translate("CryptidSolve", "{0}: {1} cells").format(clue_words(clue), len(cells))
        yield f"{count}{_faults(told, clue)}"
        if cells:
            yield f"  {' '.join(cells)}"
    common = told["common"]
    if told["habitat"] is not None:
        yield translate("CryptidSolve", "The habitat is {0}.").format(told["habitat"])
    elif common:
        text = translate("CryptidSolve", "No habitat: all clues fit {0} cells: {1}.")
        yield text.format(len(common), " ".join(common))
    else:
        yield translate("CryptidSolve", "No habitat: no cell fits all clues.")
    if puzzle.repeats:
        yield translate("CryptidSolve", "A clue is there twice, or beside its own negation.")
    good = translate("CryptidSolve", "The puzzle is good.")
    yield good if told["good"] else translate("CryptidSolve", "The puzzle is not good.")
    yield from (hint_sentence(hint) for hint in told["hints"])


def _faults(told: dict[str, Any], clue: str) -> str:
    """What is wrong with a clue."""
    faults = [] if told["needed"][clue] else [translate("CryptidSolve", "not needed")]
    if not told["in_band"][clue]:
        text = translate("CryptidSolve", "not from {0} to {1}")
        faults.append(text.format(BAND.start, BAND.stop - 1))
    return f" ({', '.join(faults)})" if faults else ""
