"""What a guided first game is made of: prepared games, and steps with one thing to do each."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from operator import eq
from typing import Any, NamedTuple

from cascadia_qt.rules.record import Record


class AnswerSpot(NamedTuple):
    """Where an answer to the prompt is to be given; every guide may point at it."""

    answer: str


@dataclass(frozen=True, slots=True, kw_only=True)
class GuideStep:
    """One thing to do; a step that waits for nothing is there to be read.

    Attributes:
        says: what to do, in one sentence.
        nudge: a friendly word for whoever does something else.
        spots: where on the table it is, in words that the table of the game understands.
        actions: what is carried out in the game, in this order; the step is done with the last.
        reached: whether the step is done by what its table calls its draft; for gestures that
            change nothing in the game yet.
        strays: whether what the table calls its draft leads elsewhere, which gets the nudge.
        then: what others do afterwards.
        after: what is to be seen when it is done; the table stays until somebody goes on.
    """

    says: Callable[[], str]
    nudge: Callable[[], str] | None = None
    spots: tuple[Any, ...] = ()
    actions: tuple[Any, ...] = ()
    reached: Callable[[Any], bool] | None = None
    strays: Callable[[Any], bool] | None = None
    then: tuple[Any, ...] = ()
    after: Callable[[], str] | None = None

    def is_missed(self, draft: Any) -> bool:
        """Whether what is meant now is not what the step is about."""
        if self.strays is not None:
            return self.strays(draft)
        return self.reached is not None and not self.reached(draft)

    @property
    def heeds_draft(self) -> bool:
        """Whether it matters what is meant."""
        return self.strays is not None or self.reached is not None

    @property
    def is_read(self) -> bool:
        """Whether nothing is to be done."""
        return not self.actions and self.reached is None


@dataclass(frozen=True, slots=True)
class Lesson:
    """Steps at one table; `record` is the game that is prepared for them."""

    record: Callable[[], Record]
    steps: tuple[GuideStep, ...]


@dataclass(frozen=True, slots=True, kw_only=True)
class Guide:
    """A guided game.

    Attributes:
        learner: the seat of whoever is led; all others do what the steps say.
        alike: whether two actions do the same.
    """

    lessons: tuple[Lesson, ...]
    learner: int = 0
    alike: Callable[[Any, Any], bool] = eq
