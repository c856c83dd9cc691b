"""Hawks: alone, or in line of sight.

Two hawks see each other along a straight line unless they touch or a third hawk lies between;
nothing else interrupts the line, not even cells without a tile.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, replace

from cascadia_qt.games.cascadia.rules.scoring.rulings import Rulings
from cascadia_qt.games.cascadia.rules.scoring.split import best_split
from cascadia_qt.games.cascadia.rules.scoring.tokens import Group, Tokens, capped
from cascadia_qt.games.cascadia.rules.scoring.unit import Category, Unit, Why
from cascadia_qt.games.cascadia.rules.terms import Wildlife
from cascadia_qt.rules.grid import Cell

ALONE_COUNTS = {1: 2, 2: 5, 3: 8, 4: 11, 5: 14, 6: 18, 7: 22, 8: 26}
SEEING_COUNTS = {1: 0, 2: 5, 3: 9, 4: 12, 5: 16, 6: 20, 7: 24, 8: 28}
EACH_SIGHT = 3
SPECIES_BETWEEN = {0: 0, 1: 4, 2: 7, 3: 9}


@dataclass(frozen=True, slots=True)
class _Sight:
    hawks: tuple[Cell, Cell]
    between: tuple[Cell, ...]


def _unit(cells: tuple[Cell, ...], points: int, why: Why, count: int) -> Unit:
    return Unit(Category.WILDLIFE, Wildlife.HAWK, cells, points, why, count)


def _sights(tokens: Tokens) -> Iterator[_Sight]:
    for axis in tokens.grid.axes:
        for line in tokens.grid.rows(tokens.at, axis):
            last: Cell | None = None
            between: list[Cell] = []
            for cell in line:
                if tokens.at[cell] is not Wildlife.HAWK:
                    between.append(cell)
                    continue
                if last is not None and cell not in tokens.grid.neighbours(last):
                    yield _Sight((last, cell), tuple(between))
                last = cell
                between = []


def _alone(tokens: Tokens) -> tuple[list[Cell], list[Unit]]:
    """The hawks that touch no hawk, and units for the others."""
    alone = []
    touching = []
    for cell in tokens.of(Wildlife.HAWK):
        beside = len(tokens.same_beside(cell))
        if beside:
            touching.append(_unit((cell,), 0, Why.TOUCHES_HAWK, beside))
        else:
            alone.append(cell)
    return alone, touching


def card_a(tokens: Tokens, _rulings: Rulings) -> Iterator[Unit]:
    """The number of hawks that are alone."""
    alone, touching = _alone(tokens)
    if alone:
        yield _unit(tuple(alone), capped(ALONE_COUNTS, len(alone)), Why.ALONE, len(alone))
    yield from touching


def card_b(tokens: Tokens, _rulings: Rulings) -> Iterator[Unit]:
    """The number of hawks that are alone and see another hawk."""
    alone, touching = _alone(tokens)
    sights = [sight.hawks for sight in _sights(tokens)]
    watching = {hawk for hawks in sights for hawk in hawks}
    seeing = tuple(hawk for hawk in alone if hawk in watching)
    if seeing:
        unit = _unit(seeing, capped(SEEING_COUNTS, len(seeing)), Why.ALONE_AND_SEEING, len(seeing))
        lines = tuple(hawks for hawks in sights if not set(hawks).isdisjoint(seeing))
        yield replace(unit, sights=lines)
    yield from touching
    for hawk in alone:
        if hawk not in watching:
            yield _unit((hawk,), 0, Why.SEES_NONE, 0)


def card_c(tokens: Tokens, _rulings: Rulings) -> Iterator[Unit]:
    """Each line of sight."""
    watching: set[Cell] = set()
    for sight in _sights(tokens):
        watching.update(sight.hawks)
        yield replace(_unit(sight.hawks, EACH_SIGHT, Why.SIGHT, 2), sights=(sight.hawks,))
    for hawk in tokens.of(Wildlife.HAWK):
        if hawk not in watching:
            yield _unit((hawk,), 0, Why.SEES_NONE, 0)


def card_d(tokens: Tokens, _rulings: Rulings) -> Iterator[Unit]:
    """Pairs of hawks in sight, by the species between them."""
    sights: dict[Group, _Sight] = {sight.hawks: sight for sight in _sights(tokens)}
    species = {
        pair: len({tokens.at[cell] for cell in sight.between}) for pair, sight in sights.items()
    }
    pieces = {pair: capped(SPECIES_BETWEEN, count) for pair, count in species.items() if count}
    paired: set[Cell] = set()
    for pair in best_split(pieces):
        paired.update(pair)
        sight = sights[pair]
        unit = _unit(pair, pieces[pair], Why.SIGHT_OVER, species[pair])
        yield replace(unit, seen=sight.between, sights=(sight.hawks,))
    watching = {hawk for pair in sights for hawk in pair}
    wanted = {hawk for pair in pieces for hawk in pair}
    for hawk in tokens.of(Wildlife.HAWK):
        if hawk not in watching:
            yield _unit((hawk,), 0, Why.SEES_NONE, 0)
        elif hawk not in wanted:
            yield _unit((hawk,), 0, Why.NOTHING_BETWEEN, 0)
        elif hawk not in paired:
            yield _unit((hawk,), 0, Why.UNPAIRED, 0)
