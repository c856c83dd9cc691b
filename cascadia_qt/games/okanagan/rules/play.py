"""The course of the game: setting up, turns, rounds, and what an action leads to."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from cascadia_qt.games.okanagan.rules import closing, special
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
from cascadia_qt.games.okanagan.rules.board import FIRST_BOARD, Building, Laid
from cascadia_qt.games.okanagan.rules.events import (
    Built,
    Event,
    FaceUpRefilled,
    GameEnded,
    ObjectivesKept,
    RoundBegun,
    TileLaid,
    TileStuck,
    TileTaken,
    TurnEnded,
)
from cascadia_qt.games.okanagan.rules.legal import is_legal, legal, refusal
from cascadia_qt.games.okanagan.rules.objectives import ADDED, DEALT, OBJECTIVES
from cascadia_qt.games.okanagan.rules.options import ROUNDS, Buildings, Options
from cascadia_qt.games.okanagan.rules.state import Cards, Explorer, Hand, Phase, State
from cascadia_qt.games.okanagan.rules.supply import PILES, Supply, dealt
from cascadia_qt.games.okanagan.rules.tiles import START, TILES
from cascadia_qt.rules.game import IllegalAction, Step
from cascadia_qt.rules.rng import Rng

# Decisions that are asked for even where there is no choice.
_ALWAYS_ASKED = (Phase.KEEP, Phase.LAY, Phase.BUILD, Phase.TAKE, Phase.OVER)


def setup(options: Options, seed: int) -> State:
    """A fresh game, everything dealt by `seed`."""
    players = options.players
    tiles, rng = shuffled(range(START + 1, len(TILES)), Rng(seed))
    cards, _ = shuffled(range(len(OBJECTIVES)), rng)
    explorers = tuple(
        Explorer(
            Hand(tiles[seat]),
            options.supply(1),
            tuple(sorted(cards[seat * DEALT : (seat + 1) * DEALT])),
        )
        for seat in range(players)
    )
    rest = cards[players * DEALT :]
    reserve = players * ADDED
    left = Cards(tuple(rest[reserve:]), tuple(rest[:reserve]))
    return State(options, explorers, FIRST_BOARD, dealt(tiles[players:]), left)


def shuffled(items: Sequence[int], rng: Rng) -> tuple[list[int], Rng]:
    """`items` in an order that chance has chosen."""
    mixed = list(items)
    for last in range(len(mixed) - 1, 0, -1):
        index, rng = rng.below(last + 1)
        mixed[last], mixed[index] = mixed[index], mixed[last]
    return mixed, rng


def apply(state: State, action: Action) -> Step[State, Event]:
    """Carries `action` out; raises IllegalAction."""
    if not is_legal(state, action):
        raise IllegalAction(refusal(state))
    events: list[Event] = []
    after = _settled(_decided(state, action, events), events)
    revealed = after.supply != state.supply or after.phase is Phase.OVER
    return Step(after, tuple(events), revealed)


def _settled(state: State, events: list[Event]) -> State:
    """The state in which somebody has to decide: a step without a choice happens by itself."""
    while state.phase not in _ALWAYS_ASKED:
        choices = legal(state)
        if len(choices) > 1:
            break
        state = _decided(state, choices[0], events)
    return state


def _decided(state: State, action: Action, events: list[Event]) -> State:
    """What a decision leads to, up to the next one."""
    match action:
        case Keep():
            return _kept(state, action, events)
        case Lay():
            return _laid(state, action, events)
        case Build():
            after = closing.begun(_built(state, action, events), events)
        case Close():
            after = closing.chosen(state, action, events)
        case Order():
            after = closing.ordered(state, action, events)
        case Alone():
            after = closing.went_alone(state, action)
        case Collect():
            after = closing.collected(state, action, events)
        case TakeShown() | TakeUnseen():
            return _taken(state, action, events)
        case _:
            after = _acted(state, action, events)
            if after.pending is None:
                after = closing.after_action(after, events)
    return _turn_done(after, events) if _is_last_take(after) else after


def _acted(
    state: State, action: TakeAction | Gain | Give | Swap | Trade | Done | Drop, events: list[Event]
) -> State:
    """What a decision within a special action leads to; when it is done nothing is pending."""
    match action:
        case TakeAction(pile):
            return special.taken(state, pile, events)
        case Gain():
            return special.gained(state, action, events)
        case Give():
            return special.given(state, action, events)
        case Swap():
            return special.swapped(state, action, events)
        case Trade():
            return special.traded(state, action, events)
        case Done():
            return replace(state, pending=None)
        case Drop():
            return special.dropped(state, action, events)


def _kept(state: State, action: Keep, events: list[Event]) -> State:
    """From the first player on; then the first one has the turn."""
    events.append(ObjectivesKept(state.seat, action.objectives))
    kept = state.explorer.objectives
    state = special.put_away(state, tuple(each for each in kept if each not in action.objectives))
    if state.seat + 1 < state.options.players:
        return replace(state, seat=state.seat + 1)
    return _turn_begun(replace(state, seat=state.active), events)


def _turn_begun(state: State, events: list[Event]) -> State:
    """Whoever decides has a tile that fits; one that does not was changed."""
    state = replace(state, phase=Phase.LAY)
    hand = state.explorer.hand
    assert hand is not None
    if state.board.takes(hand.tile):
        return state
    hand, supply = _exchanged(state, hand, events)
    after = state.with_explorer(state.seat, replace(state.explorer, hand=hand))
    return replace(after, supply=supply)


def _exchanged(state: State, hand: Hand, events: list[Event]) -> tuple[Hand, Supply]:
    """A tile that fits in exchange for one that does not, from the pile that it came from."""
    supply = state.supply
    pile = supply.highest if hand.pile is None else hand.pile
    tries = len(supply.piles[pile])
    while True:
        events.append(TileStuck(state.seat, hand.tile, pile))
        tile, supply = supply.put_under(pile, hand.tile).drawn(pile, events)
        hand = Hand(tile, pile)
        if state.board.takes(tile):
            return hand, supply
        tries -= 1
        if not tries:  # nothing of this pile fits
            pile = (pile + 1) % PILES
            tries = len(supply.piles[pile])


def _laid(state: State, action: Lay, events: list[Event]) -> State:
    hand = state.explorer.hand
    assert hand is not None
    events.append(TileLaid(state.seat, hand.tile, action.cell, action.rotation))
    board = state.board.with_tile(action.cell, Laid(hand.tile, action.rotation))
    after = state.with_explorer(state.seat, replace(state.explorer, hand=None))
    return replace(after, phase=Phase.BUILD, board=board, laid=action.cell)


def _built(state: State, action: Build, events: list[Event]) -> State:
    assert state.laid is not None
    cell, kind = state.laid, action.kind
    on = action.on or TILES[state.board.tiles[cell].tile].terrains
    events.append(Built(state.seat, cell, kind, on))
    board = state.board.with_building(cell, Building(state.seat, kind, on))
    left = state.explorer.buildings
    buildings = left._replace(**{kind: getattr(left, kind) - 1})
    after = state.with_explorer(state.seat, replace(state.explorer, buildings=buildings))
    return replace(after, board=board)


def _is_last_take(state: State) -> bool:
    """Whether a tile would be taken in the very last turn of the game, where none is."""
    return state.phase is Phase.TAKE and state.turns + 1 == state.options.turns


def _taken(state: State, action: TakeShown | TakeUnseen, events: list[Event]) -> State:
    supply, seat = state.supply, state.seat
    if isinstance(action, TakeShown):
        pile, tile = action.slot, supply.face_up[action.slot]
        events.append(TileTaken(seat, pile, True, tile))
        supply = supply.turned_up(pile, events)
        events.append(FaceUpRefilled(pile, supply.face_up[pile]))
    else:
        pile = action.pile
        tile, supply = supply.drawn(pile, events)
        events.append(TileTaken(seat, pile, False, tile))
    hand = Hand(tile, pile, isinstance(action, TakeShown))
    after = state.with_explorer(seat, replace(state.explorer, hand=hand))
    return _turn_done(replace(after, supply=supply), events)


def _turn_done(state: State, events: list[Event]) -> State:
    """The next player's turn, the next round, or the end."""
    events.append(TurnEnded(state.active))
    turns = state.turns + 1
    if turns == state.options.turns:
        events.append(GameEnded())
        return replace(state, phase=Phase.OVER, seat=state.active)
    active = turns % state.options.players
    state = replace(state, turns=turns, active=active, seat=active, laid=None)
    if not any(any(each.buildings) for each in state.explorers):
        return _round_begun(state, events)
    return _turn_begun(state, events)


def _round_begun(state: State, events: list[Event]) -> State:
    """Everybody gets buildings and objectives for the second round."""
    events.append(RoundBegun(ROUNDS))
    buildings: Buildings = state.options.supply(ROUNDS)
    reserve = state.cards.reserve
    explorers = tuple(
        replace(
            each,
            buildings=buildings,
            objectives=tuple(sorted(each.objectives + reserve[seat * ADDED : (seat + 1) * ADDED])),
        )
        for seat, each in enumerate(state.explorers)
    )
    cards = replace(state.cards, reserve=())
    return replace(state, phase=Phase.KEEP, round=ROUNDS, explorers=explorers, cards=cards)
