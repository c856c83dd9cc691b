"""Games that Cascadia's networks learn from: four players share a market, all by one judge."""

from __future__ import annotations

from dataclasses import dataclass, field

from cascadia_qt.games.cascadia.ai.effort import AT_FIRST_SIGHT
from cascadia_qt.games.cascadia.ai.kernel.judge import Judge
from cascadia_qt.games.cascadia.ai.kernel.land import Land
from cascadia_qt.games.cascadia.ai.kernel.piece import Piece
from cascadia_qt.games.cascadia.ai.kernel.plan import Outlook, Plan, Weights, carry_out
from cascadia_qt.games.cascadia.ai.kernel.redraw import Redraw
from cascadia_qt.games.cascadia.ai.kernel.sight import Sight
from cascadia_qt.games.cascadia.ai.kernel.world import Dice, Supply
from cascadia_qt.games.cascadia.rules.state import TURNS

_OTHERWISE = 120  # per mille: turns that are not the best one, so that others are known, too
_OTHERS = 8  # turns at first sight, of which such a turn is one
_LATER = 0.8  # how much what comes of a turn counts against what was expected of it
_THREE, _FOUR = 3, 4  # equal tokens: drawn anew by whoever wants it, and at once

# With so many turns left, what was seen and what there was to earn from then on.
Lesson = tuple[int, bytes, float]


@dataclass(frozen=True, slots=True)
class Turn:
    """A turn of an imagined game.

    Attributes:
        seen: what a network sees after it.
        score: the points after it.
        best: whether it was the one thought best.
        promise: the score that was then to be expected of the best turn.
    """

    seen: bytes
    score: int
    best: bool
    promise: float


class Market:
    """Four pairs, and what comes to lie there."""

    def __init__(self, pieces: list[Piece], tokens: list[int], supply: Supply, dice: Dice) -> None:
        self.pieces, self.tokens = pieces[:], tokens[:]
        self.bag = supply.tokens[:]
        self._stack = supply.pieces[:]
        self._dice = dice

    def equal(self) -> tuple[int, ...]:
        """The places of the species that lies there most often."""
        most = max(self.tokens, key=self.tokens.count)
        return tuple(slot for slot, token in enumerate(self.tokens) if token == most)

    def settle(self) -> None:
        """Four equal tokens never stay."""
        while len(self.equal()) == _FOUR and len({*self.bag, *self.tokens}) > 1:
            self.replace(self.equal())

    def replace(self, slots: tuple[int, ...]) -> None:
        """Draws other tokens; those before go back into the bag afterwards."""
        aside = [self.tokens[slot] for slot in slots]
        for slot in slots:
            self.tokens[slot] = self._token()
        self.bag += aside

    def take(self, plan: Plan) -> None:
        """Fills the places that a turn leaves; the last turns of a game leave some as they are."""
        if self._stack:
            self.pieces[plan.tile] = self._stack.pop(self._dice.below(len(self._stack)))
        self.tokens[plan.token] = self._token()

    def _token(self) -> int:
        return self.bag.pop(self._dice.below(len(self.bag)))


@dataclass
class Seat:
    """A player of an imagined game."""

    land: Land
    outlook: Outlook
    sight: Sight = field(default_factory=Sight)
    turns: list[Turn] = field(default_factory=list)

    def has_turn(self, market: Market, judge: Judge | None, left: int, dice: Dice) -> None:
        """Takes the best turn, or sometimes another one."""
        land, outlook = self.land, self.outlook
        outlook.look(left)
        market.settle()
        if judge is None:
            plan, promise = outlook.best_plan(market.pieces, market.tokens), 0.0
        else:
            self._maybe_replace_three(market, judge, left)
            plan = judge.choose(outlook, market.pieces, market.tokens, left)
            promise = judge.worth_after(land, plan, market.pieces, market.tokens, left - 1)
        best = dice.below(1000) >= _OTHERWISE
        if not best:
            free = land.nature > 0
            count = outlook.look_for_plans(market.pieces, market.tokens, _OTHERS, free)
            plan = outlook.plans[dice.below(count)]
        carry_out(land, plan, market.pieces, market.tokens)
        market.take(plan)
        self.sight.expect(market.bag)
        self.sight.look(land)
        self.turns.append(Turn(bytes(self.sight.inputs), land.score(), best, promise))

    def _maybe_replace_three(self, market: Market, judge: Judge, left: int) -> None:
        three = market.equal()
        if len(three) != _THREE:
            return
        free = self.land.nature > 0
        worths = judge.pair_worths(self.land, market.pieces, left)
        redraw = Redraw(worths, market.tokens, market.bag)
        if redraw.expected(three, free) > redraw.best_now(free):
            market.replace(three)
            market.settle()


def imagined_game(
    lands: list[Land], market: Market, judge: Judge | None, dice: Dice
) -> list[list[Lesson]]:
    """The lessons of each seat."""
    weights = Weights(AT_FIRST_SIGHT) if judge is None else judge.weights
    copies = [land.copy() for land in lands]
    seats = [Seat(land, Outlook(land, weights, TURNS)) for land in copies]
    for number in range(TURNS):
        for seat in seats:
            if judge is not None:
                judge.expect(market.bag)
            seat.has_turn(market, judge, TURNS - number, dice)
    return [lessons_from(seat.turns, judge is not None) for seat in seats]


def lessons_from(turns: list[Turn], judged: bool) -> list[Lesson]:
    """For each turn but the last what was seen after it, and what there was to earn.

    What came of a turn that was not the best tells nothing of those before.
    """
    final = float(turns[-1].score)
    lessons: list[Lesson] = []
    for left, (turn, then) in enumerate(zip(turns[-2::-1], turns[:0:-1], strict=True), 1):
        if judged:
            later = _LATER if then.best else 0.0
            final = (1 - later) * then.promise + later * final
        lessons.append((left, turn.seen, final - turn.score))
    return lessons
