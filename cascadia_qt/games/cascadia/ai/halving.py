"""Sequential halving: the better half of the candidates is followed further, again and again."""

from __future__ import annotations

from math import inf

from cascadia_qt.games.cascadia.ai.kernel.search import Candidate
from cascadia_qt.games.cascadia.ai.partner import GRACE, Partner
from cascadia_qt.games.cascadia.ai.thought import Clock, Thought

_WELL_IN_TIME = 0.98  # of the seconds: the last future takes its time, too


def halved(
    thought: Thought, kept: list[int], start: float, clock: Clock, partner: Partner | None
) -> Candidate:
    """The one that is left of the candidates `kept`; the time of the effort runs from `start`."""
    found, effort = thought.found, thought.effort
    rounds = max(1, (len(kept) - 1).bit_length())
    for number in range(rounds):
        wanted = max(1, effort.rollouts // rounds // len(kept))
        until = inf
        if effort.seconds is not None:
            late = 0.0 if partner is None else GRACE
            until = start + (_WELL_IN_TIME * effort.seconds - late) * (number + 1) / rounds
        if partner is None:
            thought.follow(kept, wanted, clock, until)
        else:
            partner.ask(thought, kept, wanted // 2, until - clock())
            thought.follow(kept, wanted - wanted // 2, clock, until)
            thought.add(kept, partner.answer(kept))
        kept.sort(key=lambda number: -found[number].mean())
        kept = kept[: (len(kept) + 1) // 2]
    return found[kept[0]]
