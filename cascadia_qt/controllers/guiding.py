"""A guided first game: watches the real table, and lets pass only what it has asked for."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from dataclasses import replace
from typing import Any

from PySide6.QtCore import QObject, QTimer, Signal

from cascadia_qt.controllers.game_table import GameTable
from cascadia_qt.model.course import Course
from cascadia_qt.model.guide_progress import GuideProgress
from cascadia_qt.model.guided_session import GuidedSession
from cascadia_qt.model.looker import Looker
from cascadia_qt.views.guide.stage import GuideStage, Spot
from cascadia_qt.views.motion import Motion
from cascadia_qt.words.guide import AnswerSpot, Guide
from cascadia_qt.words.seats import named

_PAUSE = 700  # milliseconds before somebody else does something, at the usual speed

MakeTable = Callable[[GuidedSession, Looker], GameTable]


class Guiding(QObject):
    """Leads somebody from lesson to lesson; each is a prepared game at a table of its own.

    Attributes:
        stage: what the window shows.
        course: how far it has come.
        table: where the lesson takes place.

    Signals:
        seated: there is another table.
        left: that is enough, for now or altogether.
    """

    seated = Signal()
    left = Signal()

    def __init__(
        self,
        guide: Guide,
        make_table: MakeTable,
        progress: GuideProgress,
        motion: Motion,
        parent: QObject,
    ) -> None:
        super().__init__(parent)
        self._guide = guide
        self._make_table = make_table
        self._progress = progress
        self._motion = motion
        self.course = Course(guide, progress.step)
        self.table: GameTable | None = None
        self._laid = -1  # the lesson that the table is set for
        self._draft: Any = None
        self._acted = False
        self._others: list[Any] = []  # what they still have to do
        self._soon = self._timer(0, self._settle)
        self._pause = self._timer(_PAUSE, self._play_others)
        self.stage = GuideStage(motion)
        self.stage.bar.back_requested.connect(self._go_back)
        self.stage.bar.next_requested.connect(self._go_on)
        self.stage.bar.leave_requested.connect(self.left)
        self.stage.translated.connect(self._retranslate)

    def _timer(self, milliseconds: int, do: Callable[[], None]) -> QTimer:
        timer = QTimer(self)
        timer.setSingleShot(True)
        timer.setInterval(milliseconds)
        timer.timeout.connect(do)
        return timer

    def begin(self) -> None:
        """Sets a table with the prepared game, played up to the step that is to be done."""
        self.close()
        record = self.course.record()
        record = replace(record, seats=named(record.seats))
        session = GuidedSession(record, self._guide.learner, self.course.wants, self)
        self.table = table = self._make_table(session, Looker(self._guide.learner, session))
        table.is_lesson = True
        self._laid, self._draft = self.course.lesson, table.draft
        session.refused.connect(self._nudge)
        session.stepped.connect(self._take_step)
        # What follows from a change is done from the event loop, when everybody has seen it.
        table.changed.connect(self._soon.start)
        table.shown.connect(self._soon.start)
        if table.board is not None:
            table.board.camera_moved.connect(self.stage.look_again)
        self.stage.show_page(table.page)
        self.seated.emit()
        self._retranslate()

    def close(self) -> None:
        """Ends whatever is going on at the table."""
        self._soon.stop()
        self._pause.stop()
        self._others, self._acted = [], False
        if self.table is not None:
            self.table.close()
            self.table.deleteLater()
            self.table.session.deleteLater()
            self.table = None

    def _take_step(self) -> None:
        """The learner, or one of the others, has done what belongs to a step."""
        if self._others:
            self._others.pop(0)
            return
        self._acted = True
        step, before = self.course.step, (self.course.index, self.course.looking)
        self.course.take()
        if (self.course.index, self.course.looking) != before:
            self._others = list(step.then)
            self._remember()

    def _settle(self) -> None:
        """The table has changed and shows it: what is to be done next?"""
        table, course = self.table, self.course
        if table is None or table.showing:
            return
        if self._others:
            self._pause.start(_PAUSE if self._motion.switched_on else 0)
            return
        before, acted, meant = course.index, self._acted, table.draft != self._draft
        self._acted, self._draft = False, table.draft
        further = course.follow(self._draft)
        if acted or further or course.index != before:
            self._remember()
            self._go_to_step()
        if meant and not (acted or further):
            self._judge_draft()
        self.stage.look_again()

    def _judge_draft(self) -> None:
        """A friendly word for what leads elsewhere; none for whoever has come back.

        Where the answer that is asked for is offered no longer, the table is set again.
        """
        step = self.course.step
        if self.course.can_go_on:
            self._nudge()
        elif step.is_missed(self._draft):
            if self._stuck:
                self.begin()
            self._nudge()
        elif step.heeds_draft and self.stage.bar.word.text():
            self.stage.bar.nudge("")

    def _play_others(self) -> None:
        if self.table is not None and self._others:
            session = self.table.session
            assert isinstance(session, GuidedSession)
            session.play_others(self._others[0])

    def _go_to_step(self) -> None:
        """Shows the step, at another table if it belongs to another lesson or cannot be done."""
        if self.course.finished:
            self._progress.finish()
            self.left.emit()
        elif self._laid != self.course.lesson or self._stuck:
            self.begin()
        else:
            self._show_step()

    def _go_on(self) -> None:
        if self.course.can_go_on:
            self.course.go_on()
            self._follow_at_once()
            self._remember()
            self._go_to_step()

    def _follow_at_once(self) -> None:
        """What somebody meant while there was something to see counts from now on."""
        if self.table is not None and not self.course.finished and self._laid == self.course.lesson:
            self.course.follow(self.table.draft)

    def _go_back(self) -> None:
        """To the step before; what came of this one is forgotten."""
        self.course.go_to(self.course.index - (not self.course.looking))
        self._remember()
        self.begin()

    def _remember(self) -> None:
        self._progress.step = self.course.index + self.course.looking

    def _show_step(self) -> None:
        course, bar = self.course, self.stage.bar
        step, on = course.step, course.can_go_on
        words = step.after if course.looking and step.after is not None else step.says
        back = course.index > 0 or course.looking
        number = course.index + 1
        bar.show_step(number, len(course), words(), can_go_back=back, can_go_on=on)
        self.stage.point_at(self._spots, self._clear)
        if self.table is not None:
            self.table.read_aloud(words())
        if on:
            bar.next.setFocus()
        elif self.table is not None and not self.table.page.hasFocus():
            self.table.page.setFocus()

    def _spots(self) -> Iterator[Spot]:
        if self.table is not None and not self.course.looking:
            for spot in self.course.step.spots:
                if isinstance(spot, AnswerSpot):
                    yield from self.stage.answer_spots(spot.answer)
                else:
                    yield from self.table.spots(spot)

    @property
    def _stuck(self) -> bool:
        """Whether nothing but an answer is asked for, and that is not offered."""
        spots = () if self.course.can_go_on else self.course.step.spots
        answers = [spot.answer for spot in spots if isinstance(spot, AnswerSpot)]
        offered = any(any(self.stage.answer_spots(answer)) for answer in answers)
        return bool(answers) and len(answers) == len(spots) and not offered

    def _clear(self) -> Iterable[Spot]:
        return () if self.table is None else self.table.kept_clear()

    def _nudge(self) -> None:
        bar, nudge = self.stage.bar, self.course.step.nudge
        if self.course.can_go_on:
            nudge = bar.way_on
        if nudge is not None:
            bar.nudge(nudge())
            if self.table is not None:
                self.table.read_aloud(nudge())

    def _retranslate(self) -> None:
        steps = self.course.steps
        said = [words() for step in steps for words in (step.says, step.after) if words is not None]
        nudges = [step.nudge() for step in steps if step.nudge is not None]
        self.stage.bar.keep_room(said, [*nudges, self.stage.bar.way_on()])
        self._show_step()
