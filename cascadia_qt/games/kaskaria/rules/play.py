"""The course of the game: setting up, what is legal, and what an action does."""

from __future__ import annotations

from bisect import insort
from dataclasses import replace

from cascadia_qt.games.kaskaria.rules.actions import (
    Action,
    GoIn,
    PlaySet,
    StayOut,
    TakeShown,
    TakeUnseen,
)
from cascadia_qt.games.kaskaria.rules.cards import CARDS, HAND_LIMIT, Card
from cascadia_qt.games.kaskaria.rules.events import (
    AmuletWon,
    CardTaken,
    DisplayRefilled,
    Event,
    FigureMoved,
    FigureStayedOut,
    FigureStopped,
    FigureWentIn,
    GameEnded,
    GoldCollected,
    SetPlayed,
    TurnEnded,
)
from cascadia_qt.games.kaskaria.rules.options import Options
from cascadia_qt.games.kaskaria.rules.pile import Pile
from cascadia_qt.games.kaskaria.rules.sets import Effect, effect, sets_in
from cascadia_qt.games.kaskaria.rules.state import FIGURES, Hero, Phase, State
from cascadia_qt.rules.bag import Bag
from cascadia_qt.rules.complaint import Complaint
from cascadia_qt.rules.game import IllegalAction, Step
from cascadia_qt.rules.rng import Rng

FIRST_HAND = 5
SLOTS = 3
TAKES: tuple[TakeUnseen | TakeShown, ...] = (TakeUnseen(), *map(TakeShown, range(SLOTS)))
_ENTERING = (GoIn(), StayOut())


def setup(options: Options, seed: int) -> State:
    """A fresh game, everything dealt by `seed`."""
    bag, rng = Bag.of(CARDS), Rng(seed)
    dealt: list[list[Card]] = [[] for _ in range(options.players)]
    for index in range(FIRST_HAND * options.players):
        card, bag, rng = bag.draw(rng)
        dealt[index % options.players].append(card)
    display = []
    for _ in range(SLOTS):
        card, bag, rng = bag.draw(rng)
        display.append(card)
    # The waterfall lies in the lower half.
    pile = Pile(bag, (len(bag) + 1) // 2, rng)
    heroes = tuple(Hero(tuple(sorted(hand))) for hand in dealt)
    return State(options, heroes, tuple(display), pile)


def legal(state: State) -> tuple[Action, ...]:
    """Every action that is allowed, always in the same order."""
    match state.phase:
        case Phase.TURN:
            hand = state.hero.hand
            sets = sets_in(hand)
            return sets if len(hand) >= HAND_LIMIT else TAKES + sets
        case Phase.TAKING:
            return TAKES
        case Phase.ENTERING:
            return _ENTERING
        case Phase.OVER:
            return ()


def apply(state: State, action: Action) -> Step[State, Event]:
    """Carries `action` out; raises IllegalAction."""
    _require_legal(state, action)
    events: list[Event] = []
    match action:
        case TakeUnseen():
            after = _taken(state, None, events)
        case TakeShown(slot):
            after = _taken(state, slot, events)
        case PlaySet():
            after = _set_played(state, action, events)
        case GoIn() | StayOut():
            after = _decided(state, isinstance(action, GoIn), events)
    revealed = isinstance(action, TakeUnseen | TakeShown) or after.phase is Phase.OVER
    return Step(after, tuple(events), revealed)


def _require_legal(state: State, action: Action) -> None:
    taking = isinstance(action, TakeUnseen | TakeShown)
    match state.phase:
        case Phase.OVER:
            raise IllegalAction(Complaint("KaskariaRules", "the game is over"))
        case Phase.TAKING if not taking:
            raise IllegalAction(Complaint("KaskariaRules", 'cards of a "+2" are to be taken first'))
        case Phase.ENTERING if action not in _ENTERING:
            raise IllegalAction(
                Complaint(
                    "KaskariaRules", "a figure stands before the volcano: it goes in or stays"
                )
            )
        case Phase.TURN if action in _ENTERING:
            raise IllegalAction(Complaint("KaskariaRules", "no figure stands before the volcano"))
        case Phase.TURN if taking and len(state.hero.hand) >= HAND_LIMIT:
            raise IllegalAction(
                Complaint("KaskariaRules", "with ten cards in hand a set must be played")
            )
    if isinstance(action, TakeShown) and action not in TAKES:
        raise IllegalAction(Complaint("KaskariaRules", "the display has three cards"))
    if isinstance(action, PlaySet) and action not in sets_in(state.hero.hand):
        raise IllegalAction(Complaint("KaskariaRules", "the hand does not hold such a set"))


def _taken(state: State, slot: int | None, events: list[Event]) -> State:
    """The state after one card was taken, from the display or without a slot from the pile."""
    pile, display, hero = state.pile, state.display, state.hero
    shown = hero.shown
    if slot is None:
        card, pile = _drawn_for(state.seat, pile, events)
    else:
        card = display[slot]
        events.append(CardTaken(state.seat, card, slot))
        refill, pile = pile.drawn(events)
        events.append(DisplayRefilled(slot, refill))
        display = (*display[:slot], refill, *display[slot + 1 :])
        shown = _with(shown, card)
    hero = Hero(_with(hero.hand, card), shown, hero.runner, hero.griffin, hero.gold)
    state = replace(state, heroes=_seated(state, hero), display=display, pile=pile)
    if state.phase is Phase.TURN:
        return _next_turn(state, events)
    if state.taking > 1:
        return replace(state, taking=state.taking - 1)
    return _figures_moved(replace(state, phase=Phase.TURN, taking=0), FIGURES, events)


def _drawn_for(seat: int, pile: Pile, events: list[Event]) -> tuple[Card, Pile]:
    card, pile = pile.drawn(events)
    events.append(CardTaken(seat, card, None))
    return card, pile


def _set_played(state: State, action: PlaySet, events: list[Event]) -> State:
    hero, cards = state.hero, action.cards
    does = effect(action.kinds, fearless=state.options.fearless)
    events.append(SetPlayed(state.seat, cards))
    if does.gold:
        events.append(GoldCollected(state.seat, does.gold))
    hero = replace(
        hero,
        hand=_without(hero.hand, cards),
        shown=_without(hero.shown, cards),
        gold=hero.gold + does.gold,
    )
    playing = tuple(sorted(cards))
    state = replace(state, heroes=_seated(state, hero), playing=playing)
    if does.cards:
        return replace(state, phase=Phase.TAKING, taking=does.cards)
    return _figures_moved(state, FIGURES, events)


def _figures_moved(state: State, figures: tuple[str, ...], events: list[Event]) -> State:
    """The state after `figures` made the steps of the set, or after the first who is asked."""
    for figure in figures:
        steps: int = getattr(_playing(state), figure)
        if not steps:
            continue
        state, at_volcano = _walked(state, figure, steps, events)
        if not at_volcano:
            continue
        if state.amulet is None:
            events.append(FigureStopped(state.seat, figure))
            return replace(state, phase=Phase.ENTERING, entering=figure)
        state = _gone_in(state, figure, events)
    return _set_done(state, events)


def _playing(state: State) -> Effect:
    """What the set does that is being carried out."""
    kinds = [card.kind for card in state.playing]
    return effect(kinds, fearless=state.options.fearless)


def _walked(state: State, figure: str, steps: int, events: list[Event]) -> tuple[State, bool]:
    """The state after all steps but one onto the volcano, and whether there is such a one."""
    done, last = state.hero.steps(figure), state.way(figure) - 1
    to = min(done + steps, last)
    if to > done:
        events.append(FigureMoved(state.seat, figure, to - done, to))
        state = _with_steps(state, figure, to)
    return state, done + steps > last


def _with_steps(state: State, figure: str, steps: int) -> State:
    hero = state.hero
    runner, griffin = (steps, hero.griffin) if figure == "runner" else (hero.runner, steps)
    moved = Hero(hero.hand, hero.shown, runner, griffin, hero.gold)
    return replace(state, heroes=_seated(state, moved))


def _gone_in(state: State, figure: str, events: list[Event]) -> State:
    events.append(FigureWentIn(state.seat, figure))
    state = _with_steps(state, figure, state.way(figure))
    if state.amulet is None:
        events.append(AmuletWon(state.seat))
        state = replace(state, amulet=state.seat)
    return state


def _decided(state: State, goes_in: bool, events: list[Event]) -> State:
    figure = state.entering
    assert figure is not None
    if goes_in:
        state = _gone_in(state, figure, events)
    else:
        events.append(FigureStayedOut(state.seat, figure))
    state = replace(state, phase=Phase.TURN, entering=None)
    return _figures_moved(state, FIGURES[FIGURES.index(figure) + 1 :], events)


def _set_done(state: State, events: list[Event]) -> State:
    pile = state.pile.discarded(state.playing)
    state = replace(state, pile=pile, playing=())
    if state.amulet is not None:
        events.append(GameEnded())
        return replace(state, phase=Phase.OVER)
    return _next_turn(state, events)


def _next_turn(state: State, events: list[Event]) -> State:
    events.append(TurnEnded(state.seat))
    return replace(state, turn=state.turn + 1)


def _seated(state: State, hero: Hero) -> tuple[Hero, ...]:
    """Everybody, with `hero` in the place of whoever has the turn."""
    seat = state.seat
    return (*state.heroes[:seat], hero, *state.heroes[seat + 1 :])


def _with(cards: tuple[Card, ...], card: Card) -> tuple[Card, ...]:
    more = list(cards)
    insort(more, card)
    return tuple(more)


def _without(cards: tuple[Card, ...], gone: tuple[Card, ...]) -> tuple[Card, ...]:
    """`cards` less those of `gone` that are among them."""
    left = list(cards)
    for card in gone:
        if card in left:
            left.remove(card)
    return tuple(left)
