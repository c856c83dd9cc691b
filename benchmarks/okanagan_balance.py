"""What pays in Okanagan: `python -m benchmarks.okanagan_balance`.

Medium computers play each other. Told are where points come from, how often every special action
is taken of those times that it lies on top, what it is worth to whoever may choose, and what every
kind of objective brings at the end.

What an action pays is played out, too: from one choice a game on with each of the actions on top,
and with none, which the rules do not allow; the difference of whoever chose, in points at the end.

Objectives are chosen, so what is held tells little about a kind. In further games somebody is
dealt one kind alone, all seven cards of it.
"""

from __future__ import annotations

import argparse
import random
import sys
from collections import Counter, defaultdict
from collections.abc import Iterable
from dataclasses import dataclass, field, replace
from itertools import product
from statistics import fmean

from cascadia_qt.ai.seated import SeatedBot
from cascadia_qt.games.okanagan.ai.closings import first_choice
from cascadia_qt.games.okanagan.ai.codes import CODES
from cascadia_qt.games.okanagan.ai.decisions import area_of
from cascadia_qt.games.okanagan.ai.deeds import NO_CHANGE, chooser
from cascadia_qt.games.okanagan.ai.knowledge import world_of
from cascadia_qt.games.okanagan.ai.medium import WEIGHTS, Medium
from cascadia_qt.games.okanagan.rules.actions import Action, Alone, Keep, TakeAction
from cascadia_qt.games.okanagan.rules.backs import BACK_NAMED
from cascadia_qt.games.okanagan.rules.closing import after_action
from cascadia_qt.games.okanagan.rules.events import ActionTaken, AreaClosed, AreaLost, Event
from cascadia_qt.games.okanagan.rules.game import OKANAGAN
from cascadia_qt.games.okanagan.rules.objectives import ADDED, DEALT, OBJECTIVES
from cascadia_qt.games.okanagan.rules.options import PLAYERS, Options
from cascadia_qt.games.okanagan.rules.reckoning import Reckoning, reckonings
from cascadia_qt.games.okanagan.rules.state import Phase, State
from cascadia_qt.terminal.summary import standard_error

GAMES = 1000
CARDS = range(len(OBJECTIVES))
KINDS = {1: "one type, 3 points", 2: "two of a territory, 5", 3: "three of a shape, 7"}


@dataclass
class Tally:
    """What happened in games of so many players.

    Attributes:
        worths: of every special action on top of a pile, for whoever could choose it.
        pays: points at the end that an action brought whoever could choose it.
        alone_with: what those had reached who were dealt one kind of objectives.
        paid: points at the end of every objective that was held then, by kind.
    """

    players: int
    games: int = 0
    decisions: int = 0
    closed: int = 0
    lost: int = 0
    points: defaultdict[str, list[int]] = field(default_factory=lambda: defaultdict(list))
    taken: Counter[str] = field(default_factory=Counter)
    chosen: Counter[str] = field(default_factory=Counter)
    worths: defaultdict[str, list[float]] = field(default_factory=lambda: defaultdict(list))
    pays: defaultdict[str, list[int]] = field(default_factory=lambda: defaultdict(list))
    alone_with: defaultdict[int, list[Reckoning]] = field(default_factory=lambda: defaultdict(list))
    alone: Counter[bool] = field(default_factory=Counter)
    offered: Counter[int] = field(default_factory=Counter)
    kept: Counter[int] = field(default_factory=Counter)
    paid: defaultdict[int, list[int]] = field(default_factory=lambda: defaultdict(list))

    def play(self, seed: int, *, on: bool) -> None:
        """One game more; with `on` an action of it is played out in every way."""
        state = OKANAGAN.setup(Options(self.players), seed)
        bots = [SeatedBot(OKANAGAN, seat, Medium(), seed) for seat in range(self.players)]
        choices = []
        while (seat := OKANAGAN.to_move(state)) is not None:
            action = bots[seat].choose(state)
            self._decided(state, action)
            if isinstance(action, TakeAction):
                choices.append(state)
            step = OKANAGAN.apply(state, action)
            self._happened(step.events)
            state = step.state
        self._ended(state)
        if on and choices:
            self._play_out(random.Random(seed).choice(choices))

    def _play_out(self, state: State) -> None:
        without = _points(after_action(state, []), state.seat)
        for action in OKANAGAN.legal(state):
            assert isinstance(action, TakeAction)
            back = state.supply.backs[action.pile]
            assert back is not None
            points = _points(OKANAGAN.apply(state, action).state, state.seat)
            self.pays[back.deed.value].append(points - without)

    def play_with(self, kind: int, seed: int) -> None:
        """A game in which somebody is dealt one kind of objectives alone."""
        seat = seed % self.players
        state = _dealt(OKANAGAN.setup(Options(self.players), seed), seat, kind, seed)
        self.alone_with[kind].append(reckonings(_played_on(state))[seat])

    def _decided(self, state: State, action: Action) -> None:
        self.decisions += 1
        match action:
            case Alone():
                self.alone[action.collects] += 1
            case Keep():
                self.offered.update(map(_kind, state.explorer.objectives))
                self.kept.update(map(_kind, action.objectives))
            case TakeAction():
                self._weigh(state, action.pile)

    def _weigh(self, state: State, taken: int) -> None:
        """What the actions on top are worth, also those that would change nothing."""
        assert state.phase is Phase.ACTION
        assert state.closing.area is not None
        who = chooser(world_of(state), state.seat, WEIGHTS)
        order, first = state.closing.order, NO_CHANGE
        if order:
            first = first_choice(who, order, area_of(state, state.closing.area.terrain))
        for pile, back in enumerate(state.supply.backs):
            if back is not None:
                self.worths[back.deed.value].append(max(0.0, who.worth(CODES[back], first)))
                self.chosen[back.deed.value] += pile == taken

    def _happened(self, events: Iterable[Event]) -> None:
        for event in events:
            match event:
                case ActionTaken():
                    self.taken[BACK_NAMED[event.name].deed.value] += 1
                case AreaClosed():
                    self.closed += 1
                case AreaLost():
                    self.lost += 1

    def _ended(self, state: State) -> None:
        self.games += 1
        for each in reckonings(state):
            self.points["Explorer"].append(each.explorer)
            self.points["nuggets"].append(each.nugget_points)
            self.points["total"].append(each.total)
            by_kind = Counter[int]()
            for card, sets in each.objectives:
                points = OBJECTIVES[card].points * sets
                self.paid[_kind(card)].append(points)
                by_kind[_kind(card)] += points
            for kind, name in KINDS.items():
                self.points[f"objectives, {name}"].append(by_kind[kind])

    def lines(self) -> Iterable[str]:
        games = self.games
        yield f"## {self.players} players, {games} games"
        yield (
            f"decisions a game {self.decisions / games:.0f}, areas closed {self.closed / games:.1f}"
            f" and lost {self.lost / games:.1f}, alone: collected {_share(self.alone, True)}"
        )
        yield "\n| points of a player | mean |\n|---|---|"
        for name, points in sorted(self.points.items()):
            yield f"| {name} | {fmean(points):.1f} |"
        yield (
            "\n| action | taken a game | taken if on top | worth on top | pays at the end |"
            "\n|---|---|---|---|---|"
        )
        for name, worths in sorted(self.worths.items(), key=lambda each: -fmean(each[1])):
            share = self.chosen[name] / len(worths)
            yield (
                f"| {name} | {self.taken[name] / games:.2f} | {share:.0%} | {fmean(worths):.1f}"
                f" | {_told(self.pays[name])} |"
            )
        yield (
            "\n| objective | kept | points at the end | three of the kind alone | total with them |"
            "\n|---|---|---|---|---|"
        )
        for kind, name in KINDS.items():
            share = self.kept[kind] / self.offered[kind]
            cards = [reached.objective_points for reached in self.alone_with[kind]]
            totals = [reached.total for reached in self.alone_with[kind]]
            yield (
                f"| {name} | {share:.0%} | {fmean(self.paid[kind]):.1f}"
                f" | {_told(cards)} | {_told(totals)} |"
            )
        yield ""


def _points(state: State, seat: int) -> int:
    """What a seat has at the end of a game that goes on like this."""
    return reckonings(_played_on(state))[seat].total


def _played_on(state: State) -> State:
    bot = Medium()
    while OKANAGAN.to_move(state) is not None:
        state = OKANAGAN.apply(state, bot.choose(state)).state
    return state


def _dealt(state: State, seat: int, kind: int, seed: int) -> State:
    """The same before anybody has chosen, with objectives of one kind for a seat, now and later."""
    luck = random.Random(seed)
    own = luck.sample([card for card in CARDS if _kind(card) == kind], DEALT + ADDED)
    rest = luck.sample([card for card in CARDS if card not in own], len(CARDS) - len(own))
    hands, later = [], []
    for other in range(state.options.players):
        cards = own if other == seat else [rest.pop() for _ in own]
        hands.append(replace(state.explorers[other], objectives=tuple(sorted(cards[:DEALT]))))
        later += cards[DEALT:]
    left = replace(state.cards, deck=tuple(rest), reserve=tuple(later))
    return replace(state, explorers=tuple(hands), cards=left)


def _told(numbers: list[int]) -> str:
    error = standard_error(numbers)
    return "-" if error is None else f"{fmean(numbers):.1f} ± {error:.1f}"


def _kind(card: int) -> int:
    return len(OBJECTIVES[card].rewards)


def _share(counts: Counter[bool], which: bool) -> str:
    return f"{counts[which] / counts.total():.0%}" if counts else "-"


def main(words: list[str]) -> None:
    parser = argparse.ArgumentParser(prog="python -m benchmarks.okanagan_balance")
    parser.add_argument("--games", type=int, default=GAMES, help="for every number of players")
    parser.add_argument("--kinds", type=int, default=GAMES // 4, help="more for every kind")
    parser.add_argument("--played-out", type=int, default=GAMES, help="in so many of them")
    parser.add_argument("--players", type=int, choices=PLAYERS, nargs="+", default=PLAYERS)
    options = parser.parse_args(words)
    for players in options.players:
        tally = Tally(players)
        for seed in range(options.games):
            tally.play(seed, on=seed < options.played_out)
        for kind, seed in product(KINDS, range(options.kinds)):
            tally.play_with(kind, seed)
        print("\n".join(tally.lines()), flush=True)


if __name__ == "__main__":
    main(sys.argv[1:])
