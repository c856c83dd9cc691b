"""The end of a game is counted up line by line; the winner comes last, and any key ends it."""

from __future__ import annotations

from collections.abc import Callable
from itertools import pairwise

import pytest
from PySide6.QtCore import QEvent, Qt
from PySide6.QtGui import QColor, QKeyEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from cascadia_qt.games.cascadia.views.art.faces import Faces
from cascadia_qt.games.cascadia.views.score.counting import SheetCounting
from cascadia_qt.games.cascadia.views.score.dialog import ScoreDialog
from cascadia_qt.games.cascadia.words.score_lines import LINES
from cascadia_qt.views.theme import LIGHT
from tests.games.cascadia.views.test_reasons import played
from tests.games.cascadia.views.test_score_dialog import button, table_of, text_of

pytestmark = pytest.mark.qt_log_ignore("plugin does not support", extend=True)

Key = Qt.Key
Show = Callable[..., ScoreDialog]


@pytest.fixture
def show(qtbot: QtBot) -> Show:
    def shown(percent: int = 100) -> ScoreDialog:
        dialog = ScoreDialog(played(players=3), Faces())
        dialog.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose, False)
        qtbot.addWidget(dialog)
        dialog.count_up(percent)
        with qtbot.waitActive(dialog):
            dialog.show()
            dialog.activateWindow()
        return dialog

    return shown


def counting(dialog: ScoreDialog) -> SheetCounting:
    found = dialog.findChild(SheetCounting)
    assert isinstance(found, SheetCounting)
    return found


def pass_to(dialog: ScoreDialog, part: float) -> None:
    """Lets so much of the time pass."""
    counting(dialog)._motion.stop(counting(dialog), "passed")
    counting(dialog).setProperty("passed", part)


def numbers(dialog: ScoreDialog, seat: int = 0) -> list[int | None]:
    """What stands in the column of `seat`, with bonuses."""
    art = table_of(dialog)._art
    assert art is not None
    shown = [art._shown(line, dialog._table.sheets[seat]) for line in LINES]
    return [None if points is None else points + bonus for points, bonus in shown]


def names_winner(dialog: ScoreDialog) -> bool:
    """By words and by the laurel."""
    art, result = table_of(dialog)._art, dialog._outcome()
    assert art is not None
    told = (
        result.title in (dialog.windowTitle(), text_of(dialog, "score_title")),
        result.title in dialog.accessibleDescription(),
        any(art._won(seat) for seat in range(3)),
    )
    assert len(set(told)) == 1, told
    return told[0]


def test_lines_come_one_after_the_other(show: Show) -> None:
    """The total runs along, and never back."""
    dialog = show()
    final = [line.points(s) + line.bonus(s) for line in LINES if (s := dialog._table.sheets[0])]
    totals: list[int] = []
    for part in range(101):
        pass_to(dialog, part / 100)
        shown = numbers(dialog)
        known = [number is not None for number in shown[:-1]]
        assert known == sorted(known, reverse=True)
        assert all(n is None or n <= whole for n, whole in zip(shown, final, strict=True))
        totals.append(shown[-1] or 0)
        assert not names_winner(dialog)
    assert totals == sorted(totals)
    assert totals[0] == 0
    assert numbers(dialog) == final


def test_what_is_counted_is_explained(show: Show) -> None:
    """And nothing of what comes later; a total would tell who has won."""
    dialog = show()
    seen = []
    for part in range(101):
        pass_to(dialog, part / 100)
        seen.append(table_of(dialog).looked_at)
    assert list(dict.fromkeys(seen)) == [(0, line.id) for line in LINES[:-1]]


def test_the_winner_comes_last_by_itself(show: Show, qtbot: QtBot) -> None:
    dialog = show(percent=5)
    assert not names_winner(dialog)
    assert text_of(dialog, "score_title") == "The final score"
    qtbot.waitUntil(lambda: names_winner(dialog), timeout=5000)
    assert table_of(dialog).looked_at == (dialog._outcome().winners[0], "total")
    assert not counting(dialog).running


@pytest.mark.parametrize("way", ["click", Key.Key_Return, Key.Key_Escape, Key.Key_Q, Key.Key_F])
def test_any_key_or_click_counts_to_the_end_and_does_nothing_else(
    show: Show, qtbot: QtBot, way: Key | str
) -> None:
    dialog = show()
    window = dialog.windowHandle()
    with qtbot.assertNotEmitted(dialog.quit_requested):
        if way == "click":
            at = button(dialog, "close_button").rect().center()
            at = button(dialog, "close_button").mapTo(dialog, at)
            QTest.mouseClick(window, Qt.MouseButton.LeftButton, pos=at)
        else:
            assert isinstance(way, Key)
            QTest.keyClick(window, way)
    assert names_winner(dialog)
    assert dialog.isVisible()
    assert dialog.focusWidget() is table_of(dialog)


def test_a_return_that_is_held_down_closes_nothing(show: Show) -> None:
    dialog = show()
    window, none = dialog.windowHandle(), Qt.KeyboardModifier.NoModifier
    QTest.keyPress(window, Key.Key_Escape)
    for _ in range(5):
        repeat = QKeyEvent(QEvent.Type.KeyPress, Key.Key_Escape, none, "", autorep=True)
        QApplication.sendEvent(window, repeat)
    QTest.keyRelease(window, Key.Key_Escape)
    assert names_winner(dialog)
    assert dialog.isVisible()
    QTest.keyClick(window, Key.Key_Escape)
    assert not dialog.isVisible()


def test_without_motion_everything_is_there_at_once(show: Show) -> None:
    dialog = show(percent=0)
    assert dialog.findChild(SheetCounting) is None
    assert names_winner(dialog)


def test_what_is_counted_is_seen(show: Show) -> None:
    """Numbers appear, and the gold of the winner at the very end."""
    dialog = show()
    pictures = []
    for part in (0.1, 0.5, 1.0):
        pass_to(dialog, part)
        pictures.append(table_of(dialog).grab().toImage())
    counting(dialog)._end()
    pictures.append(table_of(dialog).grab().toImage())
    assert all(one != other for one, other in pairwise(pictures))
    gold = QColor(LIGHT.gold).rgb()
    has_gold = [
        any(one.pixel(x, y) == gold for x in range(one.width()) for y in range(60))
        for one in pictures
    ]
    assert has_gold == [False, False, False, True]
