"""A computer at the table: it searches when it dares to, asks otherwise, and says little."""

from __future__ import annotations

from collections.abc import Sequence

from cascadia_qt.games.cryptid.ai.minds import Mind
from cascadia_qt.games.cryptid.ai.telling import quietest_tokens, true_answers
from cascadia_qt.games.cryptid.rules.actions import Action, Search, Vote
from cascadia_qt.games.cryptid.rules.cells import cells_in
from cascadia_qt.games.cryptid.rules.legal import legal, searchable
from cascadia_qt.games.cryptid.rules.secrets import seen
from cascadia_qt.games.cryptid.rules.state import Phase, State
from cascadia_qt.rules.rng import Rng

_LOST = 0.125  # who thinks no cell likelier than that is glad of a hint


class Researcher:
    """Plays as its mind thinks. It never looks at a state beyond what its seat sees."""

    def __init__(self, mind: Mind, seed: int) -> None:
        self._mind = mind
        self._rng = Rng(seed)

    def choose(self, state: State) -> Action:
        view = seen(state, state.seat)
        match view.phase:
            case Phase.TURN:
                return self._turn(view)
            case Phase.ANSWER:
                return self._any(true_answers(view))
            case Phase.HINT:
                return Vote(max(self._mind.odds(view, view.seat).values(), default=0.0) < _LOST)
            case _:
                return self._any(quietest_tokens(view))

    def _turn(self, view: State) -> Action:
        odds = self._mind.odds(view, view.seat)
        likeliest = max(odds, key=odds.__getitem__, default=None)
        if likeliest is not None and odds[likeliest] >= self._mind.daring:
            return Search(likeliest)
        asked = self._mind.best_questions(view)
        if asked:
            return self._any(asked)
        return Search(likeliest if likeliest is not None else cells_in(searchable(view))[0])

    def _any(self, actions: Sequence[Action]) -> Action:
        index, self._rng = self._rng.below(len(actions))
        return actions[index]


class Aimless:
    """Does anything that is legal, but answers truly."""

    def __init__(self, seed: int) -> None:
        self._rng = Rng(seed)

    def choose(self, state: State) -> Action:
        view = seen(state, state.seat)
        actions = true_answers(view) if view.phase is Phase.ANSWER else legal(view)
        index, self._rng = self._rng.below(len(actions))
        return actions[index]
