"""How games may go on after each of several moves."""

from __future__ import annotations

from collections import defaultdict

from cascadia_qt.games.okanagan.ai.habit import Placement, Take, end_turn, play_turn
from cascadia_qt.games.okanagan.ai.imagined import Imagined
from cascadia_qt.games.okanagan.ai.knowledge import Knowledge
from cascadia_qt.games.okanagan.ai.sight import Sight
from cascadia_qt.games.okanagan.ai.worths import Weights, nugget_worths
from cascadia_qt.rules.rng import Rng

Move = Placement | Take
_SIGHT = 3  # games that tell as much as first sight
_TURNS = 4  # that are followed at least, everybody's together, and the next one of who moves
_ANY_TILE = Take(0, True)


class Futures:
    """What moves led to in games that were imagined.

    What is not known is dealt anew for each game, and the same for all moves; then everybody plays
    by habit for some turns, and what is reached then is valued. Only moves that were followed into
    equally many games can be compared.
    """

    def __init__(self, knowledge: Knowledge, weights: Weights, seed: int) -> None:
        self._knowledge = knowledge
        self._weights = weights
        self._rng = Rng(seed)
        self._values: defaultdict[Move, list[float]] = defaultdict(list)

    def follow(self, moves: list[Move]) -> None:
        """Follows `moves` into one more game."""
        seed, self._rng = self._rng.next()
        game = self._knowledge.imagined(seed)
        for move in moves:
            self._values[move].append(self._led_to(game.copy(), move))

    def promise(self, move: Move) -> float:
        """Where moves led to on average; first sight counts like some more games."""
        values = self._values[move]
        sight = move.worth if isinstance(move, Placement) else 0.0
        return (sum(values) + _SIGHT * sight) / (len(values) + _SIGHT)

    def _led_to(self, game: Imagined, move: Move) -> float:
        """How far whoever moves is ahead of the best of the others some turns later."""
        seat, weights = game.seat, self._weights
        players = len(game.hands)
        until = game.turns + max(_TURNS, players + 1)
        if isinstance(move, Placement):
            play_turn(game, weights, move)
        else:
            end_turn(game, weights, move)
        while not game.over and game.turns < until:
            plays_again = game.turns + players < until
            play_turn(game, weights, take=None if plays_again else _ANY_TILE)
        return lead(game, seat, weights)


def lead(game: Imagined, seat: int, weights: Weights) -> float:
    """How far a seat is ahead of the best of the others, with what is to be expected."""
    worths = [standing(game, each, weights) for each in range(len(game.hands))]
    mine = worths.pop(seat)
    return mine - max(worths)


def standing(game: Imagined, seat: int, weights: Weights) -> float:
    """What somebody has, and what the open areas promise him."""
    sight = Sight(game, seat, weights, weights.action)
    mean = round(weights.nuggets * game.turns_of(seat), 1)
    total = sight.purse.worth(game.rewards[seat]) + nugget_worths(tuple(game.nuggets), mean)[seat]
    if game.over:
        return total
    return total + sum(map(sight.area, game.open_areas()))
