"""Salmon: runs, that is groups in which no salmon touches more than two others."""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from cascadia_qt.games.cascadia.rules.scoring.rulings import Rulings
from cascadia_qt.games.cascadia.rules.scoring.tokens import Group, Tokens, capped, connected
from cascadia_qt.games.cascadia.rules.scoring.unit import Category, Unit, Why
from cascadia_qt.games.cascadia.rules.terms import Wildlife
from cascadia_qt.rules.grid import Cell

RUNS_A = {1: 2, 2: 5, 3: 8, 4: 12, 5: 16, 6: 20, 7: 25}
RUNS_B = {1: 2, 2: 4, 3: 9, 4: 11, 5: 17}
RUNS_C = {3: 10, 4: 12, 5: 15}
MOST_NEIGHBOURS = 2


def _unit(cells: Group, points: int, why: Why, count: int, seen: tuple[Cell, ...] = ()) -> Unit:
    return Unit(Category.WILDLIFE, Wildlife.SALMON, cells, points, why, count, seen)


def _sorted_out(tokens: Tokens, rulings: Rulings) -> tuple[list[Group], list[Unit]]:
    """The runs, and units for the salmon that belong to none."""
    runs = []
    rejected = []
    for group in tokens.groups(Wildlife.SALMON):
        beside = {cell: len(tokens.same_beside(cell)) for cell in group}
        crowded = [cell for cell in group if beside[cell] > MOST_NEIGHBOURS]
        if not crowded:
            runs.append(group)
        elif rulings.salmon_malformed == "zero":
            rejected.append(_unit(group, 0, Why.OVERCROWDED, len(group)))
        else:
            rejected += [_unit((cell,), 0, Why.LEFT_OUT, beside[cell]) for cell in crowded]
            runs += connected(tokens.grid, (cell for cell in group if cell not in crowded))
    return runs, rejected


def _runs(tokens: Tokens, rulings: Rulings, table: Mapping[int, int]) -> Iterator[Unit]:
    runs, rejected = _sorted_out(tokens, rulings)
    for run in runs:
        yield _unit(run, capped(table, len(run)), Why.RUN, len(run))
    yield from rejected


def card_a(tokens: Tokens, rulings: Rulings) -> Iterator[Unit]:
    """Runs of up to seven."""
    return _runs(tokens, rulings, RUNS_A)


def card_b(tokens: Tokens, rulings: Rulings) -> Iterator[Unit]:
    """Runs of up to five."""
    return _runs(tokens, rulings, RUNS_B)


def card_c(tokens: Tokens, rulings: Rulings) -> Iterator[Unit]:
    """Runs of three to five."""
    return _runs(tokens, rulings, RUNS_C)


def card_d(tokens: Tokens, rulings: Rulings) -> Iterator[Unit]:
    """Runs, a point for each salmon and for each token beside it."""
    runs, rejected = _sorted_out(tokens, rulings)
    for run in runs:
        if len(run) < rulings.salmon_d_minimum:
            yield _unit(run, 0, Why.RUN, len(run))
            continue
        others = (cell for cell in tokens.beside(run) if tokens.at[cell] is not Wildlife.SALMON)
        seen = tuple(others)
        points = len(run) + len(seen)
        yield _unit(run, points, Why.RUN_AND_NEIGHBOURS, points, seen)
    yield from rejected
