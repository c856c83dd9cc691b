"""What a set would do, in words."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from cascadia_qt.games.kaskaria.rules.sets import effect
from cascadia_qt.games.kaskaria.rules.state import FIGURES, State
from cascadia_qt.games.kaskaria.words.names import gold_words
from cascadia_qt.words.language import translate


def set_words(state: State, seat: int, kinds: Sequence[str]) -> str:
    """What a set of these kinds would do for `seat` now, such as "1 gold, cliff runner 2 steps"."""
    return ", ".join(_parts(state, seat, kinds))


def _parts(state: State, seat: int, kinds: Sequence[str]) -> Iterator[str]:
    does = effect(kinds, fearless=state.options.fearless)
    if does.gold:
        yield gold_words(does.gold)
    if does.cards:
        yield translate("KaskariaSets", "take {0} cards").format(does.cards)
    for figure in FIGURES:
        steps: int = getattr(does, figure)
        if steps:
            left = state.way(figure) - state.heroes[seat].steps(figure)
            yield _to_volcano(figure) if steps >= left else _steps(figure, steps)


def _to_volcano(figure: str) -> str:
    return {
        "runner": translate("KaskariaSets", "cliff runner to the volcano"),
        "griffin": translate("KaskariaSets", "griffin to the volcano"),
    }[figure]


def _steps(figure: str, steps: int) -> str:
    if steps == 1:
        return {
            "runner": translate("KaskariaSets", "cliff runner 1 step"),
            "griffin": translate("KaskariaSets", "griffin 1 step"),
        }[figure]
    # A griffin has no second card of its colour.
    return translate("KaskariaSets", "cliff runner {0} steps").format(steps)
