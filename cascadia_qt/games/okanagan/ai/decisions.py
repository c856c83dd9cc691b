"""Every decision of the rules by first sight alone."""

from __future__ import annotations

from cascadia_qt.games.okanagan.ai.closings import (
    best_action,
    best_order,
    collects_alone,
    next_area,
)
from cascadia_qt.games.okanagan.ai.codes import CODES, KINDS, SILO, WAYS, cell_of, heap_of
from cascadia_qt.games.okanagan.ai.deeds import chooser
from cascadia_qt.games.okanagan.ai.habit import (
    Placement,
    Take,
    all_placements,
    best_placement,
    best_take,
)
from cascadia_qt.games.okanagan.ai.imagined import Area, Imagined
from cascadia_qt.games.okanagan.ai.knowledge import laid_of, world_of
from cascadia_qt.games.okanagan.ai.worths import Weights
from cascadia_qt.games.okanagan.rules.actions import (
    Action,
    Alone,
    Build,
    Close,
    Collect,
    Done,
    Drop,
    Gain,
    Give,
    Keep,
    Lay,
    Order,
    Swap,
    TakeAction,
    TakeShown,
    TakeUnseen,
    Trade,
)
from cascadia_qt.games.okanagan.rules.areas import area_at, icons, influence
from cascadia_qt.games.okanagan.rules.rewards import REWARDS, TERRAINS
from cascadia_qt.games.okanagan.rules.state import Phase, State
from cascadia_qt.games.okanagan.rules.tiles import TILES


def decided(state: State, weights: Weights) -> Action:
    """What somebody with these weights does, whatever is to be decided."""
    game = world_of(state)
    match state.phase:
        case Phase.LAY:
            return lay_of(best_placement(game, weights))
        case Phase.BUILD:
            return build_of(state, max(all_placements(game, weights, laid_of(state))))
        case Phase.TAKE:
            return take_of(best_take(game, weights))
        case Phase.CLOSE | Phase.ORDER | Phase.ALONE | Phase.ACTION | Phase.COLLECT:
            return _closing(game, state, weights)
    return _inner(game, state, weights)


def lay_of(placement: Placement) -> Lay:
    return Lay(cell_of(placement.cell), placement.rotation)


def build_of(state: State, placement: Placement) -> Build:
    """The building of a placement whose tile lies."""
    assert state.laid is not None
    return build_on(state.board.tiles[state.laid].tile, placement)


def build_on(tile: int, placement: Placement) -> Build:
    kind, added = WAYS[placement.way]
    if kind == SILO:
        return Build("silo")
    terrains = TILES[tile].terrains
    return Build(KINDS[kind], tuple(t for t, more in zip(terrains, added, strict=True) if more))


def take_of(take: Take) -> TakeShown | TakeUnseen:
    return TakeShown(take.pile) if take.face_up else TakeUnseen(take.pile)


def area_of(state: State, terrain: str) -> Area:
    """A closed area of the tile that was laid."""
    assert state.laid is not None
    found = area_at(state.board, state.laid, terrain)
    forces = influence(state.board, found, state.options.players)
    number = TERRAINS.index(terrain)
    return number, 0, forces, heap_of(icons(state.board, found), number)


def _closing(game: Imagined, state: State, weights: Weights) -> Action:
    closing, seat = state.closing, state.seat
    if state.phase is Phase.CLOSE:
        waiting = [area_of(state, terrain) for terrain in closing.terrains]
        return Close(TERRAINS[next_area(game, waiting, weights)[0]])
    assert closing.area is not None
    area = area_of(state, closing.area.terrain)
    who = chooser(game, seat, weights)
    match state.phase:
        case Phase.ORDER:
            return Order(best_order(game, area, weights))
        case Phase.ALONE:
            return Alone(collects_alone(game, seat, area, weights))
        case Phase.ACTION if closing.order:
            return TakeAction(best_action(game, closing.order, area, weights))
        case Phase.ACTION:
            return TakeAction(who.best()[1])
    assert closing.heap is not None
    picked = who.picked(area[0], heap_of(closing.heap, area[0]), closing.influence[seat])
    return Collect(tuple(sorted(REWARDS[reward] for reward in picked)))


def _inner(game: Imagined, state: State, weights: Weights) -> Action:
    """A decision within a special action, or which objectives are kept."""
    who = chooser(game, state.seat, weights)
    match state.phase:
        case Phase.KEEP:
            return Keep(who.kept())
        case Phase.DROP:
            kept = who.kept()
            return Drop(tuple(card for card in state.explorer.objectives if card not in kept))
        case Phase.GIVE:
            return Give(REWARDS[who.given()])
        case Phase.SWAP:
            _, other, mine, theirs = max(who.swaps())
            return Swap(-other, REWARDS[-mine], REWARDS[-theirs])
    assert state.pending is not None
    back = state.pending.back
    if state.phase is Phase.GAIN:
        return Gain(REWARDS[who.best_gain(CODES[back][1])])
    worth, mine, new = max(who.trades(back.deed))
    return Trade(REWARDS[-mine], REWARDS[-new]) if worth > 0 else Done()
