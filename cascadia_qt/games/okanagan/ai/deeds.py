"""Special actions in imagined games: what they are worth, and how they are carried out."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from cascadia_qt.games.okanagan.ai.codes import BackCode
from cascadia_qt.games.okanagan.ai.imagined import Imagined
from cascadia_qt.games.okanagan.ai.sight import purse_of
from cascadia_qt.games.okanagan.ai.worths import Purse, Weights, kept, nugget_worths
from cascadia_qt.games.okanagan.rules.backs import Deed
from cascadia_qt.games.okanagan.rules.objectives import OBJECTIVES
from cascadia_qt.games.okanagan.rules.rewards import REWARDS
from cascadia_qt.games.okanagan.rules.special import TRADES

_TYPES = range(len(REWARDS))
_DRAWN = 2
NO_CHANGE = -100.0  # of an action that would leave everything as it is
_SECOND_TRADE = 1.6  # what two trades bring, where the better one brings 1
_GIFT = 0.6  # of what a reward brings on average, because the giver chooses it


@dataclass(frozen=True, slots=True)
class Chooser:
    """Whoever takes special actions, and decides within them and those of others."""

    game: Imagined
    seat: int
    weights: Weights
    purse: Purse

    @property
    def held(self) -> list[int]:
        return self.game.rewards[self.seat]

    def best(self, first: float = NO_CHANGE) -> tuple[float, int]:
        """The best action on top of the piles; `first` is what choosing first would bring."""
        found = [
            (self.worth(back, first), -pile)
            for pile, back in enumerate(self.game.backs())
            if back is not None
        ]
        worth, pile = max(found)
        return worth, -pile

    def worth(self, back: BackCode, first: float = NO_CHANGE) -> float:
        """What an action would bring; less than nothing if it would change nothing."""
        deed, of = back
        game = self.game
        match deed:
            case Deed.ONE:
                return max((self.gain(reward) for reward in self.gains(of)), default=NO_CHANGE)
            case Deed.TWO:
                return self._two(of)
            case Deed.FIRST:
                return first
            case Deed.NUGGET:
                return self._nugget() if game.nuggets_left else NO_CHANGE
            case Deed.OBJECTIVES:
                return self._objectives() if game.deck else NO_CHANGE
            case Deed.GIFTS:
                return self._gifts()
            case Deed.SWAP:
                return max((worth for worth, *_ in self.swaps()), default=NO_CHANGE)
            case Deed.NEW_TILES:
                return self.weights.new_tiles
            case Deed.TRADE_COLOUR | Deed.TRADE_SHAPE:
                return self._traded(deed)

    def gain(self, reward: int) -> float:
        """What one more of a reward would bring."""
        held = self.held
        before = self.purse.worth(held)
        held[reward] += 1
        after = self.purse.worth(held)
        held[reward] -= 1
        return after - before

    def loss(self, reward: int) -> float:
        """What one less of a reward would cost."""
        held = self.held
        before = self.purse.worth(held)
        held[reward] -= 1
        after = self.purse.worth(held)
        held[reward] += 1
        return before - after

    def gains(self, shape: int) -> list[int]:
        """The rewards of a shape that the stock has."""
        return [reward for reward in _TYPES[shape::3] if self.game.stock[reward]]

    def best_gain(self, shape: int) -> int:
        return max(self.gains(shape), key=lambda reward: (self.gain(reward), -reward))

    def _two(self, reward: int) -> float:
        count = min(2, self.game.stock[reward])
        if not count:
            return NO_CHANGE
        held = self.held
        before = self.purse.worth(held)
        held[reward] += count
        after = self.purse.worth(held)
        held[reward] -= count
        return after - before

    def _nugget(self) -> float:
        """What the points of nuggets would be, less what others lose by it."""
        game, seat = self.game, self.seat
        mean = round(self.weights.nuggets * game.turns_of(seat), 1)
        before = nugget_worths(tuple(game.nuggets), mean)
        more = [count + (other == seat) for other, count in enumerate(game.nuggets)]
        after = nugget_worths(tuple(more), mean)
        gained = [late - early for early, late in zip(before, after, strict=True)]
        others = sum(gained) - gained[seat]
        return gained[seat] - self._rivalry * others

    @property
    def _rivalry(self) -> float:
        return self.weights.rivalry / (len(self.game.hands) - 1)

    def _objectives(self) -> float:
        """How much better than the worst of the own cards two others would be on average."""
        game, own = self.game, self.game.objectives[self.seat]
        held, purse = self.held, self.purse
        least = min(purse.card_worth(card, held) for card in own)
        others = [card for card in range(len(OBJECTIVES)) if card not in own]
        better = sum(max(0.0, purse.card_worth(card, held) - least) for card in others)
        return min(_DRAWN, len(game.deck)) * better / len(others)

    def _gifts(self) -> float:
        game = self.game
        givers = sum(seat != self.seat and any(held) for seat, held in enumerate(game.rewards))
        if not givers:
            return NO_CHANGE
        mean = sum(map(self.gain, _TYPES)) / len(_TYPES)
        return givers * (_GIFT * mean + self._rivalry * self.weights.other * _GIFT)

    def swaps(self) -> Iterator[tuple[float, int, int, int]]:
        """Every swap: what it brings, with whom, what for what."""
        mine = [(self.loss(reward), reward) for reward in _TYPES if self.held[reward]]
        if not mine:
            return
        for seat, theirs in enumerate(self.game.rewards):
            if seat == self.seat:
                continue
            for reward in _TYPES:
                if theirs[reward]:
                    gain = self.gain(reward)
                    for loss, given in mine:
                        if given != reward:
                            yield gain - loss, -seat, -given, -reward

    def trades(self, deed: Deed) -> Iterator[tuple[float, int, int]]:
        """Every trade: what it brings, what for what."""
        held, stock, purse = self.held, self.game.stock, self.purse
        before = purse.worth(held)
        for mine in _TYPES:
            if not held[mine]:
                continue
            held[mine] -= 1
            for new in _alike(deed, mine):
                if stock[new]:
                    held[new] += 1
                    yield purse.worth(held) - before, -mine, -new
                    held[new] -= 1
            held[mine] += 1

    def _traded(self, deed: Deed) -> float:
        """What the better trade would bring and the other one perhaps; both can be left out."""
        best = max((worth for worth, *_ in self.trades(deed)), default=NO_CHANGE)
        return best if best == NO_CHANGE else _SECOND_TRADE * max(0.0, best)

    def given(self) -> int:
        """The reward that is missed least."""
        return min((self.loss(reward), reward) for reward in _TYPES if self.held[reward])[1]

    def picked(self, terrain: int, heap: Sequence[int], wanted: int) -> list[int]:
        """So many rewards of a heap, one after the other what brings most."""
        left, held = list(heap), self.held
        chosen = []
        for _ in range(min(wanted, sum(left))):
            _, shape = max((self.gain(3 * terrain + s), -s) for s in range(3) if left[s])
            reward = 3 * terrain - shape
            left[-shape] -= 1
            held[reward] += 1
            chosen.append(reward)
        for reward in chosen:
            held[reward] -= 1
        return chosen

    def worth_of(self, rewards: Sequence[int]) -> float:
        """What some rewards together would bring."""
        held = self.held[:]
        before = self.purse.worth(held)
        for reward in rewards:
            held[reward] += 1
        return self.purse.worth(held) - before

    def kept(self) -> tuple[int, ...]:
        return kept(self.purse, self.held, self.game.objectives[self.seat])


def chooser(game: Imagined, seat: int, weights: Weights) -> Chooser:
    return Chooser(game, seat, weights, purse_of(game, seat, weights))


def _alike(deed: Deed, mine: int) -> list[int]:
    """The other rewards of the same colour, or of the same shape."""
    if deed is Deed.TRADE_COLOUR:
        first = mine - mine % 3
        return [new for new in range(first, first + 3) if new != mine]
    return [new for new in _TYPES[mine % 3 :: 3] if new != mine]


def carried_out(game: Imagined, seat: int, pile: int, weights: Weights) -> Deed | None:
    """Somebody takes the action from a pile; what it was, if it has changed anything."""
    back = game.backs()[pile]
    assert back is not None
    who = chooser(game, seat, weights)
    useful = who.worth(back, first=0.0) != NO_CHANGE
    game.cycle(pile)
    if not useful:
        return None
    deed, of = back
    match deed:
        case Deed.ONE:
            game.gain(seat, who.best_gain(of))
        case Deed.TWO:
            game.gain(seat, of, min(2, game.stock[of]))
        case Deed.NUGGET:
            game.nuggets[seat] += 1
            game.nuggets_left -= 1
        case Deed.OBJECTIVES:
            drawn, game.deck = game.deck[:_DRAWN], game.deck[_DRAWN:]
            game.objectives[seat] = (*game.objectives[seat], *drawn)
            game.objectives[seat] = who.kept()
        case Deed.NEW_TILES:
            game.renew()
        case Deed.GIFTS | Deed.SWAP:
            _exchange(who, deed)
        case Deed.TRADE_COLOUR | Deed.TRADE_SHAPE:
            _trade(who, deed)
    return deed


def _exchange(who: Chooser, deed: Deed) -> None:
    """Rewards change hands."""
    game, seat, players = who.game, who.seat, len(who.game.hands)
    if deed is Deed.SWAP:
        _, other, mine, theirs = max(who.swaps())
        game.hand_over(seat, -other, -mine)
        game.hand_over(-other, seat, -theirs)
        return
    for giver in ((seat + by) % players for by in range(1, players)):
        if any(game.rewards[giver]):
            game.hand_over(giver, seat, chooser(game, giver, who.weights).given())


def _trade(who: Chooser, deed: Deed) -> None:
    for _ in range(TRADES):
        worth, mine, new = max(who.trades(deed), default=(0.0, 0, 0))
        if worth <= 0:
            break
        who.game.gain(who.seat, -mine, -1)
        who.game.gain(who.seat, -new)
