"""What lies on the table, as whoever looks may see it; events lead from one to the next."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, replace
from typing import Any

from cascadia_qt.games.kaskaria.rules.cards import BACK, COLOURS, KINDS, Card
from cascadia_qt.games.kaskaria.rules.events import (
    AmuletWon,
    CardTaken,
    DisplayRefilled,
    Event,
    FigureMoved,
    FigureWentIn,
    GameEnded,
    GoldCollected,
    SetPlayed,
    TurnEnded,
    WaterfallCame,
)
from cascadia_qt.games.kaskaria.rules.game import KASKARIA
from cascadia_qt.games.kaskaria.rules.state import State
from cascadia_qt.rules.history import History

_ORDER = {
    Card(f"{colour} {kind}"): (number, place)
    for number, colour in enumerate(COLOURS)
    for place, kind in enumerate(KINDS)
}
_LAST = (len(COLOURS), 0)  # where cards lie that nobody may know


@dataclass(frozen=True, slots=True)
class Player:
    """A player's things.

    Attributes:
        hand: by colours; a BACK for every card that is not known.
        runner, griffin: the steps that the figures have done.
    """

    hand: tuple[Card, ...]
    runner: int
    griffin: int
    gold: int
    amulet: bool

    def steps(self, figure: str) -> int:
        return self.runner if figure == "runner" else self.griffin


@dataclass(frozen=True, slots=True)
class Tableau:
    """Everything that can be seen.

    Attributes:
        display: None is a slot that is about to be refilled.
        pile, discard: how many cards lie there.
        top: the card that was discarded last; one of them where nobody saw it.
        playing: the set that is being carried out.
    """

    players: tuple[Player, ...]
    display: tuple[Card | None, ...]
    pile: int
    discard: int
    top: Card | None
    playing: tuple[Card, ...]


def arranged(cards: Iterable[Card]) -> tuple[Card, ...]:
    """As a hand is held: colour by colour, and what is not known at the end."""
    return tuple(sorted(cards, key=lambda card: _ORDER.get(card, _LAST)))


def tableau_at(history: History[Any, Any, Any], seat: int | None) -> Tableau:
    """The table as `seat`, or nobody in particular, may see it now."""
    state: State = KASKARIA.seen(history.state, seat)
    players = tuple(
        Player(arranged(hero.hand), hero.runner, hero.griffin, hero.gold, number == state.amulet)
        for number, hero in enumerate(state.heroes)
    )
    pile = state.pile
    top = _last_discarded(history) or next(iter(pile.discard), None)
    playing = arranged(state.playing)
    return Tableau(players, state.display, len(pile), len(pile.discard), top, playing)


def _last_discarded(history: History[Any, Any, Any]) -> Card | None:
    top: Card | None = None
    playing: tuple[Card, ...] = ()
    for entry in history.entries[: history.cursor]:
        for event in entry.step.events:
            match event:
                case SetPlayed(_, cards):
                    playing = cards
                case WaterfallCame():
                    top = None
                case TurnEnded() | GameEnded() if playing:
                    top, playing = playing[-1], ()
    return top


def after(table: Tableau, event: Event) -> Tableau:
    """The table after `event`, as far as whoever was told of it can know."""
    match event:
        case SetPlayed(seat, cards):
            hand = _without(table.players[seat].hand, cards)
            return replace(_with(table, seat, hand=hand), playing=arranged(cards))
        case GoldCollected(seat, gold):
            return _with(table, seat, gold=table.players[seat].gold + gold)
        case CardTaken(seat, card, slot):
            hand = arranged((*table.players[seat].hand, card or BACK))
            table = _with(table, seat, hand=hand)
            return _drawn(table) if slot is None else _shown(table, slot, None)
        case DisplayRefilled(slot, card):
            return _shown(_drawn(table), slot, card)
        case WaterfallCame(cards):
            return replace(table, pile=table.pile + cards, discard=0, top=None)
        case FigureMoved(seat, figure, _, to):
            return _with(table, seat, **{figure: to})
        case FigureWentIn(seat, figure):
            return _with(table, seat, **{figure: table.players[seat].steps(figure) + 1})
        case AmuletWon(seat):
            return _with(table, seat, amulet=True)
        case TurnEnded() | GameEnded() if table.playing:
            discard = table.discard + len(table.playing)
            return replace(table, discard=discard, top=table.playing[-1], playing=())
    return table


def _with(table: Tableau, seat: int, **changes: Any) -> Tableau:
    player = replace(table.players[seat], **changes)
    players = (*table.players[:seat], player, *table.players[seat + 1 :])
    return replace(table, players=players)


def _drawn(table: Tableau) -> Tableau:
    return replace(table, pile=table.pile - 1)


def _shown(table: Tableau, slot: int, card: Card | None) -> Tableau:
    display = (*table.display[:slot], card, *table.display[slot + 1 :])
    return replace(table, display=display)


def _without(hand: tuple[Card, ...], cards: Iterable[Card]) -> tuple[Card, ...]:
    left = list(hand)
    for card in cards:
        left.remove(card if card in left else BACK)
    return tuple(left)
