"""How somebody plays who values sets at first sight; imagined games are played like this, too."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import NamedTuple

from cascadia_qt.games.kaskaria.ai.codes import HOLDINGS, SIZES, UNITS
from cascadia_qt.games.kaskaria.ai.imagined import GRIFFIN, NOBODY, RUNNER, Imagined, place_gold
from cascadia_qt.games.kaskaria.rules.cards import HAND_LIMIT

_MOST_TURNS = 400  # nobody imagines more of them
_REMEMBERED = 4096
PILE = -1
Move = tuple[int, int]  # a colour and what is played of it, or a slot (or PILE) and 0


@dataclass(frozen=True, slots=True, kw_only=True)
class Weights:
    """What things are worth, in gold.

    Attributes:
        cards: a "+2".
        runner, griffin: a step, whatever it changes.
        rank: every gold that a change of places brings more than it brings others.
        waits: a set that is worth less can wait,
        many: unless the hand has so many cards.
        single: how much of its worth a card has as long as it is alone in its colour.
        pile: a card that nobody has seen.
    """

    cards: float
    runner: float
    griffin: float
    rank: float
    waits: float
    many: int
    single: float
    pile: float


class Worths(NamedTuple):
    """What holdings of one colour are worth while all figures stand where they stand.

    Attributes:
        sets: when they are played now; nothing is no set.
        hopes: when they are held.
        played: what of them is played: steps that could only end the game are kept.
        ends: those that could end the game.
    """

    sets: Sequence[float]
    hopes: Sequence[float]
    played: Sequence[int]
    ends: frozenset[int]


class Habit:
    """Plays by the worth of sets alone."""

    def __init__(self, weights: Weights) -> None:
        self._weights = weights
        self._worths: dict[tuple[int, ...], Worths] = {}

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
        elif game.taking:
            game.take(first)
        else:
            game.take(first)
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

    def worths(self, game: Imagined) -> Worths:
        runners, griffins = game.steps
        key = (game.seat, *runners, *griffins)
        found = self._worths.get(key)
        if found is None:
            if len(self._worths) >= _REMEMBERED:
                self._worths.clear()
            found = self._worths[key] = self._reckoned(game)
        return found

    def _reckoned(self, game: Imagined) -> Worths:
        weights, effects, seat = self._weights, game.effects, game.seat
        room = [game.ways[figure] - 1 - game.steps[figure][seat] for figure in (RUNNER, GRIFFIN)]
        walks = [
            self._walks(game, RUNNER, weights.runner),
            self._walks(game, GRIFFIN, weights.griffin),
        ]
        worth = [
            does.gold
            + weights.cards * (does.cards > 0)
            + walks[RUNNER][min(does.runner, room[RUNNER])]
            + walks[GRIFFIN][min(does.griffin, room[GRIFFIN])]
            for does in effects
        ]
        return Worths(
            [each if SIZES[holding] > 1 else 0.0 for holding, each in enumerate(worth)],
            [
                each if SIZES[holding] > 1 else weights.single * each
                for holding, each in enumerate(worth)
            ],
            [_played(holding, room) for holding in HOLDINGS],
            frozenset(
                holding
                for holding, does in enumerate(effects)
                if SIZES[holding] > 1
                and (does.runner > room[RUNNER] or does.griffin > room[GRIFFIN])
            ),
        )

    def _walks(self, game: Imagined, figure: int, step: float) -> list[float]:
        """The worth of no step, one, two and three of a figure."""
        steps = game.steps[figure]
        ranks = [_ahead(steps, game.seat, more) for more in range(4)]
        return [step * more + self._weights.rank * (ranks[more] - ranks[0]) for more in range(4)]


def _ahead(steps: list[int], seat: int, more: int) -> float:
    """How much more gold than others get on average a place brings, so many steps further on."""
    gold = place_gold((*steps[:seat], steps[seat] + more, *steps[seat + 1 :]))
    return gold[seat] - (sum(gold) - gold[seat]) / (len(gold) - 1)


def _played(holding: int, room: list[int]) -> int:
    """The holding without the cards whose steps only end the game, if that is a set."""
    rest = holding
    runners = rest % UNITS[1] // UNITS[2]
    rest -= max(0, runners - room[RUNNER]) * UNITS[2]
    if room[GRIFFIN] == 0:
        rest -= rest % UNITS[2]
    return rest if SIZES[rest] > 1 else holding
