"""The goals beside the board: those of a scenario, or the achievements that are near."""

from __future__ import annotations

from collections.abc import Callable, Collection, Hashable, Mapping, Sequence

from PySide6.QtCore import QEvent, QSize, Qt, Signal
from PySide6.QtGui import QColor, QIcon, QPainter, QPaintEvent
from PySide6.QtWidgets import QHBoxLayout, QPushButton, QVBoxLayout, QWidget

from cascadia_qt.assets import resource
from cascadia_qt.games.cascadia.rules.achievements import Refusal
from cascadia_qt.games.cascadia.rules.goals import Goal, Progress
from cascadia_qt.games.cascadia.views.art.faces import Faces
from cascadia_qt.games.cascadia.views.goals.emblem import Mark, mark_of, part_of
from cascadia_qt.games.cascadia.views.goals.goal_list import GoalList
from cascadia_qt.games.cascadia.views.goals.rows import GoalRow, RowLook
from cascadia_qt.games.cascadia.words.goals import (
    achievement_name,
    goal_words,
    progress_words,
    scenario_name,
)
from cascadia_qt.games.cascadia.words.ticking import refusal_words
from cascadia_qt.views.help.subject import explain
from cascadia_qt.views.labels import PlainLabel, elide
from cascadia_qt.views.table.panel_look import paint_card, panel_width
from cascadia_qt.views.theme import current_theme
from cascadia_qt.views.tips import set_tip

_MARK = QSize(12, 12)
_NEAR = 0.75
_FEW = 4  # rows of achievements while the panel is folded
_ROOMY = RowLook(emblem=0, padding=5)
_TIGHT = RowLook(emblem=8, room=76, worded=False, padding=3)
_NAMES = RowLook(emblem=0, beside=True, padding=3)
_LARGEST = 480
_NAME_MARGIN = 28  # around a name at the right of the button
_COUNT_ROOM = 80  # at the right of a title
_LINE = 6  # below the header and at the bottom


class GoalsPanel(QWidget):
    """Shows how far the player is whose landscape is looked at.

    Signals:
        folded: the achievements were folded or unfolded.
        height_changed: the panel needs more room or less.
    """

    folded = Signal(bool)
    height_changed = Signal()

    def __init__(self, faces: Faces, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._refresh: Callable[[], None] | None = None
        self._is_folded = True
        self._room, self._roomy = _LARGEST, True
        self._purist = False
        self._wanted = True
        self._fold = QPushButton()
        self._fold.setProperty("fold", True)
        self._fold.setStyleSheet("text-align: left; padding: 5px 6px;")
        self._fold.setIconSize(_MARK)
        self._fold.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self._fold.clicked.connect(lambda: self.set_folded(not self._is_folded))
        self._title = PlainLabel()
        self._title.setProperty("title", True)
        self._count = PlainLabel()
        self._count.setProperty("quiet", True)
        self._rows = GoalList(faces, _ROOMY)
        self._why = PlainLabel()
        self._why.setProperty("quiet", True)
        self._why.setWordWrap(True)
        self._why.setContentsMargins(10, 2, 10, 4)
        self._build()
        explain(self, "journal#achievements")
        self.hide()

    def _build(self) -> None:
        head = QHBoxLayout()
        head.setContentsMargins(0, 0, 10, 0)
        self._title.setContentsMargins(10, 6, 0, 6)
        head.addWidget(self._fold)
        head.addWidget(self._title)
        head.addStretch(1)
        head.addWidget(self._count)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 4)
        column.setSpacing(1)
        column.addLayout(head)
        column.addWidget(self._rows)
        column.addWidget(self._why)
        self._widen()

    def _widen(self) -> None:
        for part in (self, self._rows):
            part.setFixedWidth(panel_width(self.font()))

    @property
    def rows(self) -> list[GoalRow]:
        """What is listed."""
        return self._rows.rows

    @property
    def has_any(self) -> bool:
        """Whether there is anything to list; achievements are none for purists."""
        return self._refresh is not None and not (self._purist and self._title.isHidden())

    @property
    def is_folded(self) -> bool:
        return self._is_folded

    def set_folded(self, folded: bool) -> None:
        if folded != self._is_folded:
            self._is_folded = folded
            self._show()
            self.folded.emit(folded)

    def set_room(self, room: int, *, roomy: bool) -> None:
        """How high the panel may be at most, and whether whole sentences are welcome."""
        if (room, roomy) != (self._room, self._roomy):
            self._room, self._roomy = room, roomy
            self._show()

    def set_purist(self, purist: bool) -> None:
        """Whether goals are shown without progress, and achievements not at all."""
        self._purist = purist
        self._show()

    def set_wanted(self, wanted: bool) -> None:
        """Whether goals are shown at all, where there are any."""
        self._wanted = wanted
        self._show()

    def show_scenario(
        self, number: int, who: str, progress: Sequence[Progress], game_part: float
    ) -> None:
        """The goals of a scenario; `game_part` is how much of the game is over, from 0 to 1."""
        kept = tuple(progress)
        self._refresh = lambda: self._show_scenario(number, who, kept, game_part)
        self._show()

    def show_achievements(
        self,
        who: str,
        progress: Mapping[int, Progress],
        ticked: Collection[int],
        game_part: float,
        refused: Refusal | None = None,
    ) -> None:
        """The achievements of this table by their numbers.

        `ticked` are those ticked long ago; `refused` tells why what is reached is not ticked.
        """
        kept, known = dict(progress), frozenset(ticked)
        self._refresh = lambda: self._show_achievements(who, kept, known, game_part, refused)
        self._show()

    def _show(self) -> None:
        if self._refresh is not None:
            self._refresh()

    def _show_scenario(
        self, number: int, who: str, progress: Sequence[Progress], game_part: float
    ) -> None:
        self.setVisible(self._wanted)
        self._fold.hide()
        self._title.show()
        self._say_why("")
        self._rows.set_look(_ROOMY if self._roomy or self._purist else _TIGHT)
        rows = [self._goal_row(one, game_part) for one in progress]
        reached = sum(row.mark is Mark.REACHED for row in rows)
        title = f"{scenario_name(number)} · {who}"
        elide(self._title, title, self.width() - _COUNT_ROOM)
        self._count.setText(self.tr("{0} of {1}").format(reached, len(rows)))
        self._count.setHidden(self._purist)
        self._show_rows(rows, title)

    def _goal_row(self, progress: Progress, game_part: float) -> GoalRow:
        if self._purist:
            return GoalRow(progress.goal, goal_words(progress.goal))
        mark = mark_of(progress, over=game_part >= 1)
        part = None if progress.goal.open_to_the_end else part_of(progress, game_part)
        words, note = goal_words(progress.goal), progress_words(progress)
        return GoalRow(progress.goal, words, note=note, mark=mark, part=part)

    def _show_achievements(
        self,
        who: str,
        progress: Mapping[int, Progress],
        ticked: frozenset[int],
        game_part: float,
        refused: Refusal | None,
    ) -> None:
        self.setVisible(self._wanted and not self._purist)
        self._title.hide()
        self._fold.show()
        self._rows.set_look(_NAMES)
        reached = [number for number, one in progress.items() if _is_done(one, game_part)]
        shown = list(progress)
        if self._is_folded:
            shown = near(progress, game_part, ticked)[: _FEW if self._roomy else 0]
        rows = [
            self._achievement_row(number, progress[number], ticked, game_part) for number in shown
        ]
        self._fold.setText(self.tr("Achievements"))
        self._fold.setIcon(_fold_icon(self._is_folded))
        all_, some = self.tr("Show all achievements"), self.tr("Show those that are near")
        set_tip(self._fold, all_ if self._is_folded else some)
        self._say_why(refusal_words(refused) if refused and set(reached) - ticked else "")
        if reached:
            self._count.setText(self.tr("{0} reached").format(len(reached)))
        else:
            elide(self._count, who, self.width() - self._fold.sizeHint().width() - _NAME_MARGIN)
        self._show_rows(rows, f"{self._fold.text()} · {who}")

    def _say_why(self, why: str) -> None:
        """Below the list, where there is room, that what is reached is not ticked."""
        set_tip(self._count, why)
        self._why.setText(why)
        self._why.setVisible(bool(why) and (self._roomy or not self._is_folded))
        self._why.setFixedHeight(self._why.heightForWidth(self.width()) if why else 0)

    def _achievement_row(
        self, number: int, progress: Progress, ticked: frozenset[int], game_part: float
    ) -> GoalRow:
        row = self._goal_row(progress, game_part)
        name, detail = achievement_name(number), "" if self._is_folded else row.text
        mark, note = row.mark, row.note
        if mark is Mark.PASSED:
            mark, note = Mark.MISSED, str(progress.count)
        if number in ticked:
            note = self.tr("ticked")
        return GoalRow(row.goal, name, detail, note, mark, row.part)

    def _show_rows(self, rows: list[GoalRow], name: str) -> None:
        self._rows.show_rows(rows)
        self._rows.setVisible(bool(rows))
        room = min(self._room, _LARGEST) - self._fold.sizeHint().height() - _LINE
        room -= 0 if self._why.isHidden() else self._why.height()
        wanted = self._rows.wanted_height()
        height = max(0, min(wanted, room))
        self._rows.set_scrolling(wanted > height)
        changed = height != self._rows.height()
        self._rows.setFixedHeight(height)
        self.setAccessibleName(name)
        self._rows.setAccessibleName(name)
        said = (*(row.said() for row in rows), self._why.text())
        self.setAccessibleDescription(". ".join(filter(None, said)))
        if changed:
            self.height_changed.emit()

    def changeEvent(self, event: QEvent) -> None:
        if event.type() == QEvent.Type.LanguageChange:
            self._show()
        elif event.type() == QEvent.Type.FontChange:
            self._widen()
            self._show()
        super().changeEvent(event)

    def paintEvent(self, event: QPaintEvent) -> None:
        painter, theme = QPainter(self), current_theme()
        paint_card(painter, self, theme)
        if self._rows.isVisible():
            line = self._rows.geometry().top() - 1
            painter.fillRect(8, line, self.width() - 16, 1, QColor(theme.line))


def near(
    progress: Mapping[int, Progress], game_part: float, ticked: Collection[int] = ()
) -> list[int]:
    """The numbers of what is nearly reached, nearest first, and then of what is reached.

    Of a ladder only the last step reached and the next one count; what is `ticked` does not.
    """
    steps: dict[Hashable, int] = {}
    for number, one in progress.items():
        done = _is_done(one, game_part)
        if number in ticked:
            continue
        if done:
            steps[_kind(one.goal), done] = number
        elif part_of(one, game_part) >= _NEAR:
            steps.setdefault((_kind(one.goal), done), number)

    def order(number: int) -> tuple[bool, float, int]:
        one = progress[number]
        return _is_done(one, game_part), -part_of(one, game_part), number

    return sorted(steps.values(), key=order)


def _is_done(progress: Progress, game_part: float) -> bool:
    return mark_of(progress, over=game_part >= 1) is Mark.REACHED


def _kind(goal: Goal) -> Hashable:
    """Goals that differ in nothing but their target are steps of one ladder."""
    return goal.measure, goal.at_most, goal.wildlife, goal.habitats, goal.nth


def _fold_icon(folded: bool) -> QIcon:
    return QIcon(str(resource(f"marks/{'right' if folded else 'down'}.svg")))
