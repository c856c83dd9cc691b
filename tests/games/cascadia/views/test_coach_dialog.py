"""The review: how far it is, the costliest turns, the better turn only when asked, all by keys."""

from __future__ import annotations

import multiprocessing
from collections.abc import Callable, Iterator
from dataclasses import replace
from pathlib import Path

import pytest
from PySide6.QtCore import QCoreApplication, QEvent, QPoint, QPointF, Qt
from PySide6.QtGui import QWheelEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QLabel, QProgressBar, QPushButton
from pytestqt.qtbot import QtBot

from cascadia_qt.games.cascadia.ai.effort import Effort
from cascadia_qt.games.cascadia.ai.kernel.candidates import candidates
from cascadia_qt.games.cascadia.ai.kernel.plan import Weights
from cascadia_qt.games.cascadia.ai.review import PlayedTurn, ReviewEffort, TurnReview
from cascadia_qt.games.cascadia.ai.table import Table
from cascadia_qt.games.cascadia.model.coach import Coach
from cascadia_qt.games.cascadia.rules.actions import Action, PlaceTile, ReplaceThree
from cascadia_qt.games.cascadia.views.art.faces import Faces
from cascadia_qt.games.cascadia.views.coach.curve import CoachCurve
from cascadia_qt.games.cascadia.views.coach.dialog import CoachDialog
from cascadia_qt.games.cascadia.views.coach.lines import LINE_ROLE, CoachLine
from cascadia_qt.games.cascadia.views.coach.position_view import PositionView
from cascadia_qt.games.cascadia.views.coach.rows import CoachList
from cascadia_qt.games.cascadia.views.table.board_items import MarkItem
from cascadia_qt.games.cascadia.words.coach import better_deed, doing
from cascadia_qt.rules.grid import HEX, SQUARE, Grid
from cascadia_qt.views.theme import DARK, LIGHT, Theme
from tests.documents import random_record
from tests.looks import Wear
from tests.model import BOT

Key = Qt.Key
pytestmark = pytest.mark.qt_log_ignore("plugin does not support", extend=True)
PATIENCE = 30_000  # milliseconds
QUICK = ReviewEffort(candidates=2, glances=1, futures=1)
LOSSES = {3: 4.0, 8: 2.5, 12: 1.0, 15: 0.5, 17: 0.04}  # by the number of the turn

MINUS = "\N{MINUS SIGN}"
Open = Callable[..., CoachDialog]


def coach_of(folder: Path, reviewed: int, players: int = 1, grid: Grid = HEX) -> Coach:
    """A coach who has reviewed so many turns, some of which were costly."""
    coach = Coach(random_record(grid, players), folder, effort=QUICK)
    for turn in coach.turns[:reviewed]:
        loss = LOSSES.get(turn.number, 0.0)
        better = another_turn(turn) if loss else turn.actions
        coach.reviews[turn.cursor] = TurnReview(80.0, 80.0 - loss, better)
    return coach


def another_turn(turn: PlayedTurn) -> tuple[Action, ...]:
    """The best at first sight that was not played."""
    table = Table(turn.before)
    found = candidates(table.position, Weights(Effort().weights), 2)
    turns = [tuple(table.actions(candidate)) for candidate in found]
    return next(actions for actions in turns if actions != turn.actions)


@pytest.fixture
def show(qtbot: QtBot, faces: Faces, tmp_path: Path) -> Iterator[Open]:
    coaches: list[Coach] = []

    def opened(
        reviewed: int = 20,
        *,
        players: int = 1,
        grid: Grid = HEX,
        cursor: int | None = None,
    ) -> CoachDialog:
        coach = coach_of(tmp_path, reviewed, players, grid)
        coaches.append(coach)
        dialog = CoachDialog(coach, faces, cursor)
        dialog.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose, False)
        qtbot.addWidget(dialog)
        dialog.resize(1203, 752)
        dialog.show()
        return dialog

    yield opened
    for coach in coaches:
        coach.close()
    assert multiprocessing.active_children() == []


def lists(dialog: CoachDialog) -> tuple[CoachList, CoachList]:
    costliest, all_ = dialog.findChildren(CoachList)
    return costliest, all_


def curve_of(dialog: CoachDialog) -> CoachCurve:
    (curve,) = dialog.findChildren(CoachCurve)
    return curve


def lines(found: CoachList) -> list[CoachLine]:
    model = found.model()
    return [model.index(row, 0).data(LINE_ROLE) for row in range(model.rowCount())]


def text(dialog: CoachDialog, name: str) -> list[str]:
    labels = dialog.findChildren(QLabel, name)
    return [label.text() for label in labels if label.isVisibleTo(dialog)]


def button(dialog: CoachDialog, words: str) -> QPushButton:
    found = [b for b in dialog.findChildren(QPushButton) if words in b.text().replace("&", "")]
    assert len(found) == 1, words
    return found[0]


def shown(dialog: CoachDialog) -> str:
    """The title of the turn that is looked at."""
    (title,) = text(dialog, "coach_turn")
    return title


def marked(dialog: CoachDialog) -> set[object]:
    view = dialog.findChild(PositionView)
    assert isinstance(view, PositionView)
    return {item.cell for item in view.scene().items() if isinstance(item, MarkItem)}


def test_the_three_costliest_turns_come_first(show: Open) -> None:
    costliest, all_ = lists(show())
    assert [(line.rank, line.title, line.loss) for line in lines(costliest)] == [
        (1, "Turn 3", f"{MINUS}4.0"),
        (2, "Turn 8", f"{MINUS}2.5"),
        (3, "Turn 12", f"{MINUS}1.0"),
    ]
    assert [line.turn.number for line in lines(all_)] == list(range(1, 21))
    assert {line.turn.number: line.rank for line in lines(all_) if line.rank} == {3: 1, 8: 2, 12: 3}
    assert [found.accessibleName() for found in (costliest, all_)] == [
        "Costliest turns",
        "All turns",
    ]


def test_what_was_played_is_told_and_spoken(show: Open) -> None:
    costliest, _ = lists(show())
    line = lines(costliest)[0]
    assert line.doing == doing(line.turn.before, line.turn.actions)
    spoken = costliest.model().index(0, 0).data(Qt.ItemDataRole.AccessibleTextRole)
    assert spoken.startswith("Turn 3. Expected before the turn: 80.0, after it: 76.0. Lost points")
    assert line.doing in spoken


def test_a_finished_review_opens_at_the_costliest_turn(show: Open) -> None:
    assert shown(show()) == "Turn 3 of Ann"


def test_what_is_looked_at_is_in_sight(qtbot: QtBot, show: Open, tmp_path: Path) -> None:
    dialog = show(cursor=coach_of(tmp_path, 0).turns[18].cursor)
    _, all_ = lists(dialog)
    qtbot.waitUntil(
        lambda: all_.viewport().rect().contains(all_.visualRect(all_.currentIndex())),
        timeout=PATIENCE,
    )
    assert all_.currentIndex().row() == 18


def test_a_running_review_opens_at_the_first_turn(show: Open) -> None:
    assert shown(show(5)) == "Turn 1 of Ann"


def test_it_opens_where_it_was_left(show: Open, tmp_path: Path) -> None:
    cursor = coach_of(tmp_path, 0).turns[9].cursor
    assert shown(show(cursor=cursor)) == "Turn 10 of Ann"


@pytest.mark.parametrize("grid", [HEX, SQUARE], ids=["hex", "square"])
def test_the_better_turn_is_hidden_until_asked(show: Open, grid: Grid) -> None:
    dialog = show(grid=grid)
    (line,) = (line for line in lines(lists(dialog)[1]) if line.turn.number == 3)
    assert line.review is not None
    better = doing(line.turn.before, line.review.better)
    played_cells, better_cells = (
        {a.cell for a in actions if hasattr(a, "cell")}
        for actions in (line.turn.actions, line.review.better)
    )
    assert text(dialog, "coach_which") == ["Played"]
    assert text(dialog, "coach_deed") == [line.doing]
    assert marked(dialog) == played_cells
    button(dialog, "Show the better turn").click()
    assert text(dialog, "coach_which") == ["The better turn"]
    assert text(dialog, "coach_deed") == [better]
    assert marked(dialog) == better_cells
    button(dialog, "Show what was played").click()
    assert text(dialog, "coach_deed") == [line.doing]


def test_what_could_have_been_seen_is_told_with_the_better_turn(show: Open) -> None:
    dialog = show()
    turn, cursor = dialog._turn, dialog._turn.cursor
    review = dialog._coach.reviews[cursor]
    dialog.toggle_better()
    seen = better_deed(turn.before, turn.actions, review.better, 0.0, None).reasons
    assert text(dialog, "coach_quiet")[-1] == "\n".join(seen)
    drawn = replace(review, better=turn.actions, drawn=1.5, draw=ReplaceThree())
    dialog._coach.reviews[cursor] = drawn
    dialog._coach.reviewed.emit(cursor)
    assert text(dialog, "coach_which") == ["Better before this turn"]
    told = text(dialog, "coach_quiet")[-1].splitlines()
    assert told[0].startswith("The tokens drawn anew promised 1.5 less")
    assert told[1].startswith("Three tokens were equal")


def test_another_turn_hides_its_better_one_again(show: Open) -> None:
    dialog = show()
    dialog.toggle_better()
    _, all_ = lists(dialog)
    all_.setFocus()
    QTest.keyClick(all_, Key.Key_Down)
    assert shown(dialog) == "Turn 4 of Ann"
    assert text(dialog, "coach_which") == ["Played"]


def test_a_best_turn_has_no_better_one(show: Open) -> None:
    dialog = show()
    QTest.keyClick(lists(dialog)[1], Key.Key_Down)
    answer = button(dialog, "No better turn was found")
    assert not answer.isEnabled()
    assert text(dialog, "coach_lost") == ["✓ Nothing lost"]
    dialog.toggle_better()
    assert text(dialog, "coach_which") == ["Played"]


def test_a_loss_too_small_to_be_shown_has_no_better_turn_either(show: Open) -> None:
    dialog = show()
    (line,) = (line for line in lines(lists(dialog)[1]) if line.turn.number == 17)
    assert line.review is not None
    assert line.review.better != line.turn.actions
    dialog.look_at(line.turn.cursor)
    assert text(dialog, "coach_lost") == ["✓ Nothing lost"]
    assert not button(dialog, "No better turn was found").isEnabled()
    dialog.toggle_better()
    assert text(dialog, "coach_which") == ["Played"]


def test_a_turn_that_is_not_reviewed_tells_nothing(show: Open) -> None:
    dialog = show(0)
    assert text(dialog, "coach_lost") == []
    assert not button(dialog, "Show the better turn").isEnabled()
    costliest, _ = lists(dialog)
    assert not costliest.isVisibleTo(dialog)
    assert "None so far." in text(dialog, "coach_quiet")


@pytest.mark.parametrize("number", [0, 1], ids=["costliest", "all"])
def test_return_in_a_list_shows_the_better_turn(show: Open, number: int) -> None:
    dialog = show()
    found = lists(dialog)[number]
    found.setFocus()
    QTest.keyClick(found, Key.Key_Return)
    assert text(dialog, "coach_which") == ["The better turn"]
    assert dialog.isVisible()


def test_the_lists_and_the_curve_go_together(show: Open) -> None:
    dialog = show()
    costliest, all_ = lists(dialog)
    costliest.setFocus()
    QTest.keyClick(costliest, Key.Key_Down)
    assert shown(dialog) == "Turn 8 of Ann"
    assert all_.currentIndex().row() == 7
    curve = curve_of(dialog)
    QTest.keyClick(curve, Key.Key_Right)
    assert shown(dialog) == "Turn 9 of Ann"
    assert not costliest.currentIndex().isValid()
    assert all_.currentIndex().row() == 8
    assert "Turn 9" in curve.accessibleDescription()


@pytest.mark.parametrize(
    ("keys", "title"),
    [
        ([Key.Key_Home], "Turn 1 of Ann"),
        ([Key.Key_End], "Turn 20 of Ann"),
        ([Key.Key_Home, Key.Key_Left], "Turn 1 of Ann"),
        ([Key.Key_End, Key.Key_Right], "Turn 20 of Ann"),
    ],
    ids=["first", "last", "before-first", "after-last"],
)
def test_keys_walk_along_the_curve(show: Open, keys: list[Qt.Key], title: str) -> None:
    dialog = show()
    curve = curve_of(dialog)
    for key in keys:
        QTest.keyClick(curve, key)
    assert shown(dialog) == title


def test_return_on_the_curve_shows_the_better_turn(show: Open) -> None:
    dialog = show()
    QTest.keyClick(curve_of(dialog), Key.Key_Return)
    assert text(dialog, "coach_which") == ["The better turn"]


def test_a_click_on_the_curve_goes_to_the_turn(show: Open) -> None:
    dialog = show()
    curve = curve_of(dialog)
    point = curve.point_of(12, 79.0).toPoint()
    QTest.mouseClick(curve, Qt.MouseButton.LeftButton, pos=point)
    assert shown(dialog) == "Turn 12 of Ann"
    QTest.mouseClick(curve, Qt.MouseButton.LeftButton, pos=QPointF(2, 2).toPoint())
    assert shown(dialog) == "Turn 12 of Ann"


def test_better_scores_stand_higher(show: Open) -> None:
    curve = curve_of(show())
    low, high = curve.point_of(3, 76.0), curve.point_of(3, 80.0)
    assert low.y() > high.y()
    assert low.x() == high.x() < curve.point_of(4, 80.0).x()


def test_the_position_is_asked_for_and_the_dialog_gives_way(qtbot: QtBot, show: Open) -> None:
    dialog = show()
    with qtbot.waitSignal(dialog.position_requested) as asked:
        button(dialog, "Go to this position").click()
    (line,) = (line for line in lines(lists(dialog)[1]) if line.turn.number == 3)
    assert asked.args == [line.turn.cursor]
    assert not dialog.isVisible()


def test_persons_are_chosen_by_name(show: Open) -> None:
    dialog = show(40, players=2)
    button(dialog, "Ben").click()
    assert shown(dialog) == "Turn 3 of Ben"
    assert {line.turn.seat for found in lists(dialog) for line in lines(found)} == {1}
    button(dialog, "Ann").click()
    assert shown(dialog) == "Turn 3 of Ann"


def test_one_person_needs_no_chooser(show: Open) -> None:
    dialog = show()
    assert "Ann" not in [b.text() for b in dialog.findChildren(QPushButton)]


def test_progress_goes_on_stops_and_goes_on(qtbot: QtBot, show: Open) -> None:
    dialog = show(17)
    bar = dialog.findChild(QProgressBar)
    assert isinstance(bar, QProgressBar)
    assert (bar.value(), bar.maximum()) == (17, 20)
    switch = button(dialog, "Go on")
    switch.click()
    assert switch.text() == "&Stop"
    qtbot.waitUntil(lambda: bar.value() > 17, timeout=PATIENCE)
    if not switch.isHidden():
        switch.click()
        assert switch.text() == "Go &on"
        switch.click()
    qtbot.waitUntil(switch.isHidden, timeout=PATIENCE)
    assert "Every turn is reviewed" in text(dialog, "coach_quiet")
    assert bar.isHidden()


def test_new_reviews_come_in_without_moving_anybody(qtbot: QtBot, show: Open) -> None:
    dialog = show(2)
    _, all_ = lists(dialog)
    all_.verticalScrollBar().setValue(all_.verticalScrollBar().maximum())
    scrolled = all_.verticalScrollBar().value()
    assert scrolled > 0
    assert lines(all_)[2].review is None
    button(dialog, "Go on").click()
    qtbot.waitUntil(lambda: lines(all_)[2].review is not None, timeout=PATIENCE)
    button(dialog, "Stop").click()
    assert shown(dialog) == "Turn 1 of Ann"
    assert all_.verticalScrollBar().value() > 0


def test_a_review_that_breaks_off_says_so(qtbot: QtBot, show: Open) -> None:
    dialog = show(3)
    button(dialog, "Go on").click()
    for process in multiprocessing.active_children():
        process.kill()
    qtbot.waitUntil(
        lambda: "The review was interrupted." in text(dialog, "coach_quiet"), timeout=PATIENCE
    )
    button(dialog, "Go on").click()
    assert "The review was interrupted." not in text(dialog, "coach_quiet")


def test_every_control_has_a_name_and_its_own_key(show: Open) -> None:
    dialog = show(10, players=2)
    dialog.look_at(lines(lists(dialog)[1])[2].turn.cursor)
    for widget in (*dialog.findChildren(CoachList), curve_of(dialog)):
        assert widget.accessibleName()
    texts = [b.text() for b in dialog.findChildren(QPushButton)]
    keys = [words[words.index("&") + 1] for words in texts if "&" in words]
    assert len(keys) == len(set(keys)) == 4


def test_everything_can_be_reached_by_tab(qtbot: QtBot, show: Open) -> None:
    dialog = show(10, players=2)
    dialog.look_at(lines(lists(dialog)[1])[2].turn.cursor)
    dialog.activateWindow()
    qtbot.waitUntil(lambda: QApplication.focusWidget() is not None, timeout=PATIENCE)
    seen: list[object] = []
    for _ in range(16):
        focused = QApplication.focusWidget()
        assert focused is not None
        seen.append(focused)
        QTest.keyClick(focused, Key.Key_Tab)
    words = ("Go on", "Show the better turn", "Go to this position", "Close")
    wanted = [*lists(dialog), curve_of(dialog), *(button(dialog, word) for word in words)]
    assert [widget for widget in wanted if widget not in seen] == []


def test_the_wheel_zooms_the_position(show: Open) -> None:
    (view,) = show().findChildren(PositionView)
    before = view.transform().m11()
    middle = QPointF(view.viewport().rect().center())
    angle, nothing = QPoint(0, 240), QPoint()
    held, phase = Qt.KeyboardModifier.NoModifier, Qt.ScrollPhase.NoScrollPhase
    buttons = Qt.MouseButton.NoButton
    QApplication.sendEvent(
        view.viewport(),
        QWheelEvent(middle, middle, nothing, angle, buttons, held, phase, False),
    )
    assert view.transform().m11() > before


def test_a_double_click_shows_the_better_turn(show: Open) -> None:
    dialog = show()
    _, all_ = lists(dialog)
    at = all_.visualRect(all_.currentIndex()).center()
    QTest.mouseClick(all_.viewport(), Qt.MouseButton.LeftButton, pos=at)
    QTest.mouseDClick(all_.viewport(), Qt.MouseButton.LeftButton, pos=at)
    assert text(dialog, "coach_which") == ["The better turn"]


def test_escape_closes(show: Open) -> None:
    dialog = show()
    QTest.keyClick(dialog, Key.Key_Escape)
    assert not dialog.isVisible()


@pytest.mark.parametrize("theme", [LIGHT, DARK], ids=["light", "dark"])
def test_dear_turns_are_marked_on_the_curve(show: Open, theme: Theme, wear: Wear) -> None:
    wear(theme)
    curve = curve_of(show())
    picture = curve.grab().toImage()
    ratio = picture.devicePixelRatio()
    mark = (curve.point_of(3, 80.0) - QPointF(6, 16)) * ratio
    assert picture.pixelColor(mark.toPoint()).name() == theme.loss.lower()


def test_texts_follow_the_language(show: Open, monkeypatch: pytest.MonkeyPatch) -> None:
    dialog = show()
    title = dialog.windowTitle()
    monkeypatch.setattr(CoachDialog, "tr", lambda _self, words: words.upper(), raising=False)
    QCoreApplication.sendEvent(dialog, QEvent(QEvent.Type.LanguageChange))
    assert dialog.windowTitle() == title.upper()


def test_computers_are_not_reviewed(qtbot: QtBot, faces: Faces, tmp_path: Path) -> None:
    record = random_record(players=2)
    coach = Coach(replace(record, seats=(BOT, record.seats[1])), tmp_path)
    dialog = CoachDialog(coach, faces)
    dialog.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose, False)
    qtbot.addWidget(dialog)
    assert shown(dialog) == "Turn 1 of Ben"
    assert any(isinstance(action, PlaceTile) for action in coach.turns[0].actions)
