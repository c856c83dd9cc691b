"""How somebody plays who looks at one placement and no further; imagined games go like this."""

from __future__ import annotations

from typing import NamedTuple

from cascadia_qt.games.okanagan.ai.closings import settle, sight_of
from cascadia_qt.games.okanagan.ai.codes import FARM, WAREHOUSE, WAYS, fitting
from cascadia_qt.games.okanagan.ai.deeds import chooser
from cascadia_qt.games.okanagan.ai.imagined import Imagined
from cascadia_qt.games.okanagan.ai.sight import Sight
from cascadia_qt.games.okanagan.ai.worths import Weights
from cascadia_qt.games.okanagan.rules.options import ROUNDS
from cascadia_qt.games.okanagan.rules.supply import PILES


class Placement(NamedTuple):
    """A tile laid and built on, which is one of WAYS, with its worth at first sight."""

    worth: float
    cell: int
    rotation: int
    way: int


class Take(NamedTuple):
    """A tile taken."""

    pile: int
    face_up: bool


def _rated(
    game: Imagined, tile: int, left: list[int], sight: Sight, weights: Weights
) -> list[tuple[float, int, int, int]]:
    """Everything that whoever has the turn can do with a tile and the buildings that are left.

    These are the numbers of placements: there are too many to make something of each.
    """
    seat, areas, seen = game.seat, game.areas, sight.area
    costs = [0.0, 0.0, 0.0]
    costs[FARM], costs[WAREHOUSE] = weights.farm, weights.warehouse
    ways = [(way, added, costs[kind]) for way, (kind, added) in enumerate(WAYS) if left[kind]]
    steps = sorted({step for _, added, _ in ways for step in added})
    found = []
    for cell, gap in game.gaps.items():
        for rotation in fitting(tile, gap[0]):
            before, worths = 0.0, []
            for (terrain, ends, forces, heap), roots in game.wedges(gap, tile, rotation):
                for root in roots:
                    before += seen(areas[root])
                head, mine, tail = forces[:seat], forces[seat], forces[seat + 1 :]
                worth = [0.0] * 4
                for step in steps:
                    worth[step] = seen((terrain, ends, (*head, mine + step, *tail), heap))
                worths.append(worth)
            one, two, three = worths
            for way, (a, b, c), cost in ways:
                found.append((one[a] + two[b] + three[c] - before - cost, cell, rotation, way))
    return found


def all_placements(
    game: Imagined, weights: Weights, laid: tuple[int, int] | None = None
) -> list[Placement]:
    """Everything that can be done with the tile in hand, or only built if it is laid already."""
    seat = game.seat
    sight = sight_of(game, seat, weights)
    rated = _rated(game, game.hands[seat], game.buildings[seat], sight, weights)
    found = map(Placement._make, rated)
    return [each for each in found if laid is None or (each.cell, each.rotation) == laid]


def best_placement(game: Imagined, weights: Weights) -> Placement:
    """What can best be done with the tile in hand."""
    seat = game.seat
    sight = sight_of(game, seat, weights)
    rated = _rated(game, game.hands[seat], game.buildings[seat], sight, weights)
    return Placement._make(max(rated))


def best_with(
    game: Imagined, tile: int, weights: Weights, sight: Sight | None = None
) -> Placement | None:
    """What whoever has the turn would do with another tile next; None if it fits nowhere."""
    left = game.buildings[game.seat]
    if not any(left):
        left = list(game.options.supply(ROUNDS))
    seen = sight_of(game, game.seat, weights) if sight is None else sight
    rated = _rated(game, tile, left, seen, weights)
    return Placement._make(max(rated)) if rated else None


def best_take(game: Imagined, weights: Weights) -> Take:
    """The face-up tile with the best place; if all are poor, one that nobody knows."""
    sight = sight_of(game, game.seat, weights)
    places = [best_with(game, tile, weights, sight) for tile in game.face_up]
    worths = [weights.unseen if each is None else each.worth for each in places]
    if max(worths) > weights.unseen:
        return Take(worths.index(max(worths)), True)
    return Take(max(range(PILES), key=lambda pile: len(game.piles[pile])), False)


def play_turn(
    game: Imagined, weights: Weights, first: Placement | None = None, take: Take | None = None
) -> None:
    """The whole turn, with decisions that were made already if there are any."""
    laid = best_placement(game, weights) if first is None else first
    settle(game, game.lay(laid.cell, laid.rotation, laid.way), weights)
    end_turn(game, weights, take)


def end_turn(game: Imagined, weights: Weights, take: Take | None = None) -> None:
    """Takes a tile, unless it was the last turn; objectives are kept before the second round."""
    if game.turns + 1 < game.options.turns:
        game.take(*(best_take(game, weights) if take is None else take))
    if game.next_turn():
        begin_round(game, weights)
    if not game.over:
        game.change_tile()


def begin_round(game: Imagined, weights: Weights) -> None:
    """Everybody gets buildings and keeps three of five objectives."""
    game.round = ROUNDS
    supply = game.options.supply(ROUNDS)
    each = len(game.reserve) // len(game.hands)
    for seat in range(len(game.hands)):
        game.buildings[seat] = list(supply)
        drawn = game.reserve[seat * each : (seat + 1) * each]
        game.objectives[seat] = (*game.objectives[seat], *drawn)
    for seat in range(len(game.hands)):
        game.objectives[seat] = chooser(game, seat, weights).kept()
