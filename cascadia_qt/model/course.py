"""How far somebody has come in a guided game; without Qt."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

from cascadia_qt.rules.record import Record
from cascadia_qt.words.guide import Guide, GuideStep


class Course:
    """Follows what is done, step by step; the steps of all lessons are counted through.

    Attributes:
        index: the step that is to be done; as many as there are when all have been.
        looking: whether it was done, and what came of it is being looked at.
    """

    def __init__(self, guide: Guide, index: int = 0) -> None:
        self._guide = guide
        lessons = enumerate(guide.lessons)
        self._steps = [(number, step) for number, lesson in lessons for step in lesson.steps]
        self.go_to(index)

    def __len__(self) -> int:
        return len(self._steps)

    @property
    def steps(self) -> list[GuideStep]:
        return [step for _, step in self._steps]

    @property
    def finished(self) -> bool:
        return self.index == len(self)

    @property
    def step(self) -> GuideStep:
        return self._steps[self.index][1]

    @property
    def lesson(self) -> int:
        return self._steps[self.index][0]

    @property
    def can_go_on(self) -> bool:
        """Whether nothing is left to do here."""
        return not self.finished and (self.looking or self.step.is_read)

    def go_to(self, index: int) -> None:
        """To a step, or to the one before it at which what it builds on was not yet meant."""
        index = min(max(index, 0), len(self) - 1)
        while index and self._builds_on_draft(index):
            index -= 1
        self.index = self._since = index
        self._carried = 0
        self.looking = False

    def _builds_on_draft(self, index: int) -> bool:
        (lesson, before), (here, _) = self._steps[index - 1], self._steps[index]
        return lesson == here and before.reached is not None

    def record(self) -> Record:
        """The prepared game of the lesson, played up to the step."""
        record = self._guide.lessons[self.lesson].record()
        history = record.history
        for lesson, step in self._steps[: self.index]:
            if lesson == self.lesson:
                for action in (*step.actions, *step.then):
                    history = history.played(record.rules, action)
        return replace(record, history=history)

    def wants(self, action: Any) -> bool:
        """Whether the step waits for `action`."""
        if self.finished or self.looking:
            return False
        left = self.step.actions[self._carried :]
        return bool(left) and self._guide.alike(left[0], action)

    def take(self) -> None:
        """What the step waits for was carried out."""
        self._carried += 1
        self._since = self.index
        if self._carried == len(self.step.actions):
            self._end_step()

    def follow(self, draft: Any) -> bool:
        """Something else is meant than before; whether that leads further.

        What was reached and is no longer meant is to be done again.
        """
        if self.finished or self.looking:
            return False
        before, lesson = self.index, self.lesson
        self.index = self._since
        while self._reached(draft, lesson):
            self._end_step()
        return self.index > before or self.looking

    def _reached(self, draft: Any, lesson: int) -> bool:
        here = not self.finished and not self.looking and self.lesson == lesson
        return here and self.step.reached is not None and self.step.reached(draft)

    def go_on(self) -> None:
        """What was to be read or seen was."""
        self.looking = False
        self._go_forward()

    def _end_step(self) -> None:
        if self.step.after is None:
            self._go_forward()
        else:
            self.looking, self._since = True, self.index

    def _go_forward(self) -> None:
        self.index += 1
        self._carried = 0
        if self.finished or not self._builds_on_draft(self.index):
            self._since = self.index
