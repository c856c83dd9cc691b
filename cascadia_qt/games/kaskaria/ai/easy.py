"""Somebody who cannot wait."""

from __future__ import annotations

from cascadia_qt.games.kaskaria.rules.actions import Action, GoIn, TakeShown, TakeUnseen
from cascadia_qt.games.kaskaria.rules.sets import sets_in
from cascadia_qt.games.kaskaria.rules.state import Phase, State
from cascadia_qt.rules.rng import Rng


class Easy:
    """Plays any pair at once, takes what makes a pair, and goes into the volcano if it can."""

    def __init__(self, seed: int) -> None:
        self._rng = Rng(seed)

    def choose(self, state: State) -> Action:
        if state.phase is Phase.ENTERING:
            return GoIn()
        hand = state.hero.hand
        pairs = [each for each in sets_in(hand) if len(each.kinds) == 2]
        if pairs and state.phase is Phase.TURN:
            return pairs[self._below(len(pairs))]
        held = {card.colour for card in hand}
        shown = [slot for slot, card in enumerate(state.display) if card.colour in held]
        return TakeShown(shown[self._below(len(shown))]) if shown else TakeUnseen()

    def _below(self, limit: int) -> int:
        index, self._rng = self._rng.below(limit)
        return index
