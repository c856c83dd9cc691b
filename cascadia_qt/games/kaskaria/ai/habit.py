"""How somebody plays who values sets at first sight; imagined games are played like this, too."""

from __future__ import annotations

from cascadia_qt.games.kaskaria.ai.codes import SIZES, UNITS
from cascadia_qt.games.kaskaria.ai.imagined import GRIFFIN, NOBODY, RUNNER, Imagined
from cascadia_qt.games.kaskaria.ai.worths import Scales, Weights
from cascadia_qt.games.kaskaria.rules.cards import HAND_LIMIT

_MOST_TURNS = 400  # nobody imagines more of them
PILE = -1
Move = tuple[int, int]  # a colour and what is played of it, or a slot (or PILE) and 0


class Habit:
    """Plays by the worth of sets alone; one is for games with the same options."""

    def __init__(self, weights: Weights) -> None:
        self._weights = weights
        self.worths = Scales(weights).worths

    def move(self, game: Imagined) -> Move:
        """What is done next: a set is played or a card is taken."""
        hand, size = game.hands[game.seat], game.sizes[game.seat]
        worths = self.worths(game)
        if not game.taking:
            if worths.ends:
                for colour, holding in enumerate(hand):
                    if holding in worths.ends and game.wins_by(holding):
                        return colour, holding
            sets = [*map(worths.sets.__getitem__, hand)]
            best = max(sets)
            if best >= self._weights.waits or (best and size >= self._weights.many):
                colour = sets.index(best)
                return colour, worths.played[hand[colour]]
            if size >= HAND_LIMIT:
                return next((c, h) for c, h in enumerate(hand) if SIZES[h] > 1)
        hopes = worths.hopes
        slot, most = PILE, self._weights.pile
        for number, card in enumerate(game.display):
            held = hand[card >> 2]
            more = hopes[held + UNITS[card & 3]] - hopes[held]
            if more > most:
                slot, most = number, more
        return slot, 0

    def turn(self, game: Imagined, move: Move | None = None) -> None:
        """Plays the turn to its end, from `move` on if there is one."""
        first, holding = move or self.move(game)
        if holding:
            game.play(first, holding)
        else:
            playing = game.taking
            game.take(first)
            if not playing:
                return
        while game.taking:
            game.take(self.move(game)[0])
        goes_in = game.holding in self.worths(game).ends and game.wins_now()
        game.walk(RUNNER, goes_in)
        game.walk(GRIFFIN, goes_in)
        game.lay_aside()

    def play_on(self, game: Imagined) -> None:
        """Plays all turns to the end of the game."""
        for _ in range(_MOST_TURNS):
            if game.amulet != NOBODY:
                break
            self.turn(game)
