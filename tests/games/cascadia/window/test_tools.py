"""The tools of the window over an evening: changed only when they must, and heard of once."""

from __future__ import annotations

from functools import partial

from PySide6.QtCore import SIGNAL
from PySide6.QtWidgets import QToolBar

from tests.games.cascadia.window.desk import ANN, BEN, Desk


def test_actions_that_stay_as_they_are_are_not_changed_on_the_way(desk: Desk) -> None:
    desk.deal(ANN, BEN)
    changed: list[str] = []
    for action in desk.window.table_actions():
        action.changed.connect(partial(changed.append, action.text()))
    desk.session.changed.emit()
    assert not desk.window.undo.isEnabled()
    assert changed == []


def test_a_tool_hears_of_its_action_once_however_often_it_has_changed(desk: Desk) -> None:
    """Qt connects a tool to its action anew with every change; memory grew by that."""
    bar = desk.window.findChild(QToolBar)
    assert isinstance(bar, QToolBar)
    undo, tool = desk.window.undo, bar.widgetForAction(desk.window.undo)
    before = undo.receivers(SIGNAL("changed()"))
    for enabled in (True, False) * 10:
        undo.setEnabled(enabled)
        assert tool.isEnabled() == enabled
    assert undo.receivers(SIGNAL("changed()")) == before
