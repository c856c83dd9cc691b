"""The ten special actions: whether they would change anything, and what they do."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import replace

from cascadia_qt.games.okanagan.rules.actions import Drop, Gain, Give, Swap, Trade
from cascadia_qt.games.okanagan.rules.areas import icons
from cascadia_qt.games.okanagan.rules.backs import Back, Deed
from cascadia_qt.games.okanagan.rules.events import (
    ActionTaken,
    Event,
    FaceUpRenewed,
    FirstChosen,
    NuggetDrawn,
    ObjectivesDrawn,
    ObjectivesDropped,
    RewardGiven,
    RewardsGained,
    RewardsSwapped,
    RewardTraded,
)
from cascadia_qt.games.okanagan.rules.rewards import (
    NOTHING,
    PLACE,
    SHAPE_OF,
    TERRAIN_OF,
    Holding,
    at_most,
    holding,
    types,
)
from cascadia_qt.games.okanagan.rules.state import Cards, Pending, Phase, State

TRADES = 2
_DRAWN = 2
_OF_A_TYPE = 2


def heap_of(state: State) -> Holding:
    """What the area that is being scored gives, as far as the stock has it."""
    area = state.closing.area
    assert area is not None
    return at_most(icons(state.board, area), state.stock)


def changes(state: State, back: Back) -> bool:
    """Whether a special action can change anything for whoever decides."""
    match back.deed:
        case Deed.ONE:
            return bool(gains(state, back))
        case Deed.TWO:
            return back.of in types(state.stock)
        case Deed.FIRST:
            return bool(state.closing.order) and any(heap_of(state))
        case Deed.NUGGET:
            return state.nuggets_left > 0
        case Deed.OBJECTIVES:
            return bool(state.cards.deck)
        case Deed.GIFTS:
            return bool(_givers(state))
        case Deed.SWAP:
            return bool(swaps(state))
        case Deed.NEW_TILES:
            return True
        case Deed.TRADE_COLOUR | Deed.TRADE_SHAPE:
            return bool(trades(state, back))


def gains(state: State, back: Back) -> tuple[Gain, ...]:
    """The rewards of a shape that the stock has."""
    return tuple(Gain(reward) for reward in types(state.stock) if SHAPE_OF[reward] == back.of)


def gifts(state: State) -> tuple[Give, ...]:
    return tuple(map(Give, types(state.explorer.rewards)))


def swaps(state: State) -> tuple[Swap, ...]:
    """One of one's own for another one of somebody else's."""
    mine = types(state.explorer.rewards)
    return tuple(
        Swap(seat, given, taken)
        for seat, other in enumerate(state.explorers)
        if seat != state.seat
        for given in mine
        for taken in types(other.rewards)
        if taken != given
    )


def trades(state: State, back: Back) -> tuple[Trade, ...]:
    """One of one's own for another one of the same colour, or shape, in the stock."""
    alike = TERRAIN_OF if back.deed is Deed.TRADE_COLOUR else SHAPE_OF
    stock = types(state.stock)
    return tuple(
        Trade(mine, new)
        for mine in types(state.explorer.rewards)
        for new in stock
        if new != mine and alike[new] == alike[mine]
    )


def taken(state: State, pile: int, events: list[Event]) -> State:
    """The state after an action was taken from a pile: done, or with a decision that it needs."""
    back = state.supply.backs[pile]
    assert back is not None
    events.append(ActionTaken(state.seat, pile, back.name))
    useful = changes(state, back)
    state = replace(state, supply=state.supply.cycled(pile))
    return _begun(replace(state, pending=Pending(back)), back, events) if useful else state


def _begun(state: State, back: Back, events: list[Event]) -> State:
    """The effect of an action that changes something; what is done at once is not pending."""
    match back.deed:
        case Deed.ONE:
            return replace(state, phase=Phase.GAIN)
        case Deed.GIFTS:
            return _next_giver(state, _givers(state))
        case Deed.SWAP:
            return replace(state, phase=Phase.SWAP)
        case Deed.TRADE_COLOUR | Deed.TRADE_SHAPE:
            return replace(state, phase=Phase.TRADE, pending=Pending(back, trades=TRADES))
        case Deed.OBJECTIVES:
            return _objectives_drawn(state, back, events)
    return _done_at_once(replace(state, pending=None), back, events)


def _done_at_once(state: State, back: Back, events: list[Event]) -> State:
    seat = state.seat
    match back.deed:
        case Deed.TWO:
            assert back.of is not None
            return _gained(state, [back.of] * min(_OF_A_TYPE, state.stock[PLACE[back.of]]), events)
        case Deed.NUGGET:
            events.append(NuggetDrawn(seat))
            explorer = replace(state.explorer, nuggets=state.explorer.nuggets + 1)
            after = state.with_explorer(seat, explorer)
            return replace(after, nuggets_left=state.nuggets_left - 1)
        case Deed.FIRST:
            events.append(FirstChosen(seat))
            others = tuple(each for each in state.closing.order if each != seat)
            return replace(state, closing=replace(state.closing, order=(seat, *others)))
    supply = state.supply.renewed()
    events.append(FaceUpRenewed(supply.face_up))
    return replace(state, supply=supply)


def gained(state: State, action: Gain, events: list[Event]) -> State:
    return _gained(replace(state, pending=None), [action.reward], events)


def _gained(state: State, rewards: Iterable[str], events: list[Event]) -> State:
    rewards = tuple(rewards)
    events.append(RewardsGained(state.seat, rewards))
    return state.exchanged(state.seat, NOTHING, holding(rewards))


def _givers(state: State) -> tuple[int, ...]:
    """Everybody else who has a reward, clockwise."""
    players = state.options.players
    clockwise = ((state.seat + by) % players for by in range(1, players))
    return tuple(seat for seat in clockwise if any(state.explorers[seat].rewards))


def _next_giver(state: State, givers: tuple[int, ...]) -> State:
    assert state.pending is not None
    if not givers:
        return replace(state, seat=taker_of(state), pending=None)
    pending = replace(state.pending, givers=givers)
    return replace(state, phase=Phase.GIVE, seat=givers[0], pending=pending)


def taker_of(state: State) -> int:
    """Who has taken the special action that is carried out: the lowest, or who is alone."""
    closing = state.closing
    if closing.order:
        return closing.order[-1]
    return next(seat for seat, force in enumerate(closing.influence) if force)


def given(state: State, action: Give, events: list[Event]) -> State:
    assert state.pending is not None
    giver, taker = state.seat, taker_of(state)
    events.append(RewardGiven(giver, taker, action.reward))
    gift = holding([action.reward])
    after = state.exchanged(giver, gift, NOTHING).exchanged(taker, NOTHING, gift)
    return _next_giver(after, state.pending.givers[1:])


def swapped(state: State, action: Swap, events: list[Event]) -> State:
    seat, other = state.seat, action.seat
    events.append(RewardsSwapped(seat, other, action.mine, action.theirs))
    mine, theirs = holding([action.mine]), holding([action.theirs])
    after = state.exchanged(seat, mine, theirs).exchanged(other, theirs, mine)
    return replace(after, pending=None)


def traded(state: State, action: Trade, events: list[Event]) -> State:
    """After one trade; a second one may follow."""
    assert state.pending is not None
    events.append(RewardTraded(state.seat, action.mine, action.new))
    after = state.exchanged(state.seat, holding([action.mine]), holding([action.new]))
    left = state.pending.trades - 1
    return replace(after, pending=replace(state.pending, trades=left) if left else None)


def _objectives_drawn(state: State, back: Back, events: list[Event]) -> State:
    drawn, deck = state.cards.deck[:_DRAWN], state.cards.deck[_DRAWN:]
    events.append(ObjectivesDrawn(state.seat, len(drawn), tuple(sorted(drawn))))
    held = tuple(sorted((*state.explorer.objectives, *drawn)))
    after = state.with_explorer(state.seat, replace(state.explorer, objectives=held))
    cards = Cards(deck, state.cards.reserve, state.cards.away)
    pending = Pending(back, drops=len(drawn))
    return replace(after, phase=Phase.DROP, cards=cards, pending=pending)


def dropped(state: State, action: Drop, events: list[Event]) -> State:
    events.append(ObjectivesDropped(state.seat, len(action.objectives), action.objectives))
    return replace(put_away(state, action.objectives), pending=None)


def put_away(state: State, objectives: tuple[int, ...]) -> State:
    """Whoever decides puts some of his objectives away."""
    kept = tuple(each for each in state.explorer.objectives if each not in objectives)
    after = state.with_explorer(state.seat, replace(state.explorer, objectives=kept))
    away = tuple(sorted((*state.cards.away, *objectives)))
    return replace(after, cards=replace(state.cards, away=away))
