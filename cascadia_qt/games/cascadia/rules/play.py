"""The course of the game: setting up, what is legal, and what an action does."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from functools import lru_cache
from itertools import combinations, pairwise, product

from cascadia_qt.games.cascadia.rules.actions import (
    Action,
    DeclineToken,
    NatureFree,
    NatureWipe,
    PlaceTile,
    PlaceToken,
    ReplaceThree,
    Take,
)
from cascadia_qt.games.cascadia.rules.environment import (
    accepting_cells,
    open_cells,
    starting_environment,
    with_tile,
    with_token,
)
from cascadia_qt.games.cascadia.rules.events import (
    Cause,
    Event,
    GameEnded,
    NatureEarned,
    NatureSpent,
    PairTaken,
    TileDrawn,
    TilePlaced,
    TokenDeclined,
    TokenDrawn,
    TokenPlaced,
    TokensReplaced,
    TurnEnded,
)
from cascadia_qt.games.cascadia.rules.market import (
    SLOTS,
    Market,
    empty_market,
    filled,
    replaced,
    returned,
    settled,
    slid,
)
from cascadia_qt.games.cascadia.rules.state import TURNS, Options, Phase, Player, State
from cascadia_qt.rules.complaint import Complaint
from cascadia_qt.rules.game import IllegalAction, Step
from cascadia_qt.rules.grid import Cell
from cascadia_qt.rules.rng import Rng

_SPARE_TILES = 3
_REVEALING = (TileDrawn, TokenDrawn, TokensReplaced)
_WIPES = tuple(
    NatureWipe(slots) for size in range(1, SLOTS + 1) for slots in combinations(range(SLOTS), size)
)
_FREE_PICKS = tuple(NatureFree(tile, token) for tile, token in product(range(SLOTS), repeat=2))
_TAKES = tuple(Take(slot) for slot in range(SLOTS))


def setup(options: Options, seed: int) -> State:
    """A fresh game, everything dealt by `seed`; the first player may choose at once."""
    rng = Rng(seed)
    starters = list(options.box.starters)
    players = []
    for _ in range(options.players):
        index, rng = rng.below(len(starters))
        players.append(Player(starting_environment(starters.pop(index))))
    # A solo game is dealt as for two.
    stack = TURNS * max(options.players, 2) + _SPARE_TILES
    market = filled(empty_market(options.box.tiles, stack, rng), [])
    return State(
        options=options,
        players=tuple(players),
        market=settled(market, may_replace_three=True, events=[]),
        turn=0,
        phase=Phase.CHOOSE,
        tile=None,
        token=None,
        three_replaced=False,
    )


def legal(state: State) -> tuple[Action, ...]:
    """Every action that is allowed, always in the same order."""
    return tuple(_choices(state) if state.phase is Phase.CHOOSE else _placements(state))


def _choices(state: State) -> Iterator[Action]:
    if state.may_replace_three:
        yield ReplaceThree()
    yield from _TAKES
    if state.player.nature:
        yield from _FREE_PICKS
        yield from _WIPES


def _placements(state: State) -> list[Action]:
    options, environment = state.options, state.player.environment
    actions: list[Action] = []
    if state.tile is not None:
        for cell in open_cells(options.grid, environment):
            actions += _tile_placements(cell, options.box.rotations)
    if state.token is not None:
        actions += [PlaceToken(cell) for cell in accepting_cells(environment, state.token)]
        actions.append(DeclineToken())
    return actions


@lru_cache(maxsize=1 << 12)
def _tile_placements(cell: Cell, rotations: range) -> tuple[PlaceTile, ...]:
    """Remembered, because a game asks for the same ones hundreds of times."""
    return tuple(PlaceTile(cell, rotation) for rotation in rotations)


def apply(state: State, action: Action) -> Step[State, Event]:
    """What `action` leads to; raises IllegalAction."""
    events: list[Event] = []
    state = _carried_out(state, action, events)
    if state.phase is Phase.PLACE and state.tile is None and state.token is None:
        state = _turn_ended(state, events)
    revealed = any(isinstance(event, _REVEALING) for event in events)
    return Step(state, tuple(events), revealed)


def _carried_out(state: State, action: Action, events: list[Event]) -> State:
    match action:
        case Take(slot):
            _require_choosing(state)
            return _taken(state, slot, slot, events)
        case ReplaceThree():
            _require_choosing(state)
            return _three_replaced(state, events)
        case NatureFree(tile_slot, token_slot):
            return _taken(_nature_spent(state, events), tile_slot, token_slot, events)
        case NatureWipe(slots):
            return _wiped(_nature_spent(state, events), slots, events)
        case PlaceTile():
            return _tile_placed(state, action, events)
        case PlaceToken():
            return _token_placed(state, action, events)
        case DeclineToken():
            return _token_declined(state, events, stuck=False)


def _require_choosing(state: State) -> None:
    if state.phase is Phase.OVER:
        raise IllegalAction(Complaint("CascadiaRules", "the game is over"))
    if state.phase is not Phase.CHOOSE:
        raise IllegalAction(
            Complaint("CascadiaRules", "a tile and a token have been taken already this turn")
        )


def _require_slots(slots: tuple[int, ...]) -> None:
    if any(not 0 <= slot < SLOTS for slot in slots):
        raise IllegalAction(
            Complaint("CascadiaRules", "the market has the places 0 to {0}", SLOTS - 1)
        )


def _taken(state: State, tile_slot: int, token_slot: int, events: list[Event]) -> State:
    _require_slots((tile_slot, token_slot))
    market = returned(state.market, events)
    tile, token = market.tiles[tile_slot], market.tokens[token_slot]
    assert tile is not None
    assert token is not None
    events.append(PairTaken(state.seat, tile_slot, token_slot, tile, token))
    market = market.without(tile_slot, token_slot)
    return replace(state, market=market, phase=Phase.PLACE, tile=tile, token=token)


def _three_replaced(state: State, events: list[Event]) -> State:
    if state.three_replaced:
        raise IllegalAction(
            Complaint("CascadiaRules", "three equal tokens were replaced already this turn")
        )
    slots = state.market.equal_slots()
    if len(slots) != SLOTS - 1:
        raise IllegalAction(Complaint("CascadiaRules", "no three tokens of the market are equal"))
    market = replaced(state.market, slots, Cause.THREE_EQUAL, events)
    market = settled(market, may_replace_three=False, events=events)
    return replace(state, market=market, three_replaced=True)


def _nature_spent(state: State, events: list[Event]) -> State:
    _require_choosing(state)
    if not state.player.nature:
        raise IllegalAction(Complaint("CascadiaRules", "there is no nature token to spend"))
    events.append(NatureSpent(state.seat))
    player = Player(state.player.environment, state.player.nature - 1)
    return replace(state, players=_with_player(state, player))


def _wiped(state: State, slots: tuple[int, ...], events: list[Event]) -> State:
    _require_slots(slots)
    if not slots or any(one >= other for one, other in pairwise(slots)):
        raise IllegalAction(
            Complaint("CascadiaRules", "the places to replace must be named once each, in order")
        )
    market = returned(state.market, events)
    market = replaced(market, slots, Cause.NATURE, events)
    market = settled(market, not state.three_replaced, events)
    return replace(state, market=market)


def _tile_placed(state: State, action: PlaceTile, events: list[Event]) -> State:
    if state.tile is None:
        raise IllegalAction(Complaint("CascadiaRules", "there is no tile to place"))
    grid, environment = state.options.grid, state.player.environment
    if action.rotation not in state.options.box.rotations:
        raise IllegalAction(Complaint("CascadiaRules", "the tile cannot be turned like that"))
    if action.cell in environment:
        raise IllegalAction(Complaint("CascadiaRules", "there lies a tile already"))
    if not any(near in environment for near in grid.neighbours(action.cell)):
        raise IllegalAction(Complaint("CascadiaRules", "the tile must touch another one"))
    events.append(TilePlaced(state.seat, action.cell, state.tile, action.rotation))
    environment = with_tile(environment, action.cell, state.tile, action.rotation)
    player = Player(environment, state.player.nature)
    state = replace(state, players=_with_player(state, player), tile=None)
    stuck = state.token is not None and not accepting_cells(environment, state.token)
    if stuck and state.options.box.returns_stuck_token:
        return _token_declined(state, events, stuck=True)
    return state


def _token_placed(state: State, action: PlaceToken, events: list[Event]) -> State:
    if state.token is None:
        raise IllegalAction(Complaint("CascadiaRules", "there is no token to place"))
    player, token = state.player, state.token
    placed = player.environment.get(action.cell)
    if placed is None:
        raise IllegalAction(Complaint("CascadiaRules", "there lies no tile"))
    if placed.token is not None:
        raise IllegalAction(Complaint("CascadiaRules", "there lies a token already"))
    if not placed.accepts(token):
        raise IllegalAction(Complaint("CascadiaRules", "the tile does not show {0}", token.word))
    events.append(TokenPlaced(state.seat, action.cell, token))
    if placed.tile.keystone:
        events.append(NatureEarned(state.seat, action.cell))
    environment = with_token(player.environment, action.cell, token)
    player = Player(environment, player.nature + placed.tile.keystone)
    return replace(state, players=_with_player(state, player), token=None)


def _token_declined(state: State, events: list[Event], stuck: bool) -> State:
    if state.token is None:
        raise IllegalAction(Complaint("CascadiaRules", "there is no token to decline"))
    events.append(TokenDeclined(state.seat, state.token, stuck))
    market = replace(state.market, bag=state.market.bag.put((state.token,)))
    return replace(state, market=market, token=None)


def _turn_ended(state: State, events: list[Event]) -> State:
    events.append(TurnEnded(state.seat))
    solo = len(state.players) == 1
    needed = 2 if solo else 1
    turn = state.turn + 1
    if state.market.stack < needed:
        events.append(GameEnded())
        return replace(state, turn=turn, phase=Phase.OVER)
    market = slid(state.market, events) if solo else state.market
    market = settled(filled(market, events), may_replace_three=True, events=events)
    return replace(state, market=market, turn=turn, phase=Phase.CHOOSE, three_replaced=False)


def _with_player(state: State, player: Player) -> tuple[Player, ...]:
    """Everybody, with `player` in the seat whose turn it is."""
    return (*state.players[: state.seat], player, *state.players[state.seat + 1 :])


def hide(state: State, rng: Rng) -> State:
    """The same table with other luck: what is hidden is only drawn when it is needed.

    Every action of a computer begins here, and `replace` would take three times as long.
    """
    now = state.market
    luck = Market(now.tiles, now.tokens, now.unseen, now.stack, now.bag, now.aside, rng)
    return State(
        state.options,
        state.players,
        luck,
        state.turn,
        state.phase,
        state.tile,
        state.token,
        state.three_replaced,
    )
