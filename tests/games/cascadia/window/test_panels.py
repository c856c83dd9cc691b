"""The parts of the table: each can be hidden and called up, in any window."""

from __future__ import annotations

import pytest
from PySide6.QtWidgets import QWidget

from cascadia_qt.views.table.panel_handle import PanelHandle
from cascadia_qt.views.table.side_panel import SidePanel
from tests.games.cascadia.window.conftest import Start, end
from tests.games.cascadia.window.desk import ANN, BEN, CLEO, Desk, settle, trigger
from tests.games.cascadia.window.hands import Key, Keyboard, Mouse

WIDE, NARROW = (1366, 768), (1060, 680)
BESIDE = ("score", "race", "cards", "goals", "log")


def dealt(desk: Desk, size: tuple[int, int]) -> Desk:
    desk.deal(ANN, BEN)
    desk.window.resize(*size)
    settle()
    return desk


def side(desk: Desk) -> SidePanel:
    panel = desk.page.findChild(SidePanel)
    assert isinstance(panel, SidePanel)
    return panel


def handle(desk: Desk) -> PanelHandle:
    found = desk.page.findChild(PanelHandle)
    assert isinstance(found, PanelHandle)
    return found


def part(desk: Desk, name: str) -> QWidget:
    page = desk.page
    parts: dict[str, QWidget] = {
        "score": page.scores,
        "race": page.race,
        "cards": page.cards,
        "goals": page.goals,
        "log": page.log,
        "supply": page.supply,
        "landscapes": page._miniatures[1],
    }
    return parts[name]


def covered(desk: Desk) -> bool:
    """Whether the panel lies over the board."""
    page = desk.page
    board = page.board.geometry()
    return side(desk).isVisible() and board.intersects(side(desk).geometry())


def test_a_wide_window_has_the_panel_beside_the_board(desk: Desk) -> None:
    dealt(desk, WIDE)
    assert side(desk).isVisible()
    assert not covered(desk)
    assert not handle(desk).isVisible()


@pytest.mark.parametrize("size", [WIDE, NARROW, (1199, 700)], ids=["wide", "narrow", "between"])
def test_f9_calls_the_panel_up_and_puts_it_away(desk: Desk, size: tuple[int, int]) -> None:
    keyboard = Keyboard(dealt(desk, size))
    before = side(desk).isVisible()
    for shown in (not before, before, not before):
        keyboard.press(Key.Key_F9)
        assert side(desk).isVisible() is shown
        assert desk.window.panel.isChecked() is shown
        assert part(desk, "log").isVisible() is shown


def test_a_narrow_window_has_a_drawer_over_the_board(desk: Desk) -> None:
    """It is closed at first, so that the landscape is seen, and a handle opens it."""
    mouse = Mouse(dealt(desk, NARROW))
    assert not side(desk).isVisible()
    width = desk.page.board.width()
    for shown in (True, False):
        mouse.click(mouse.at(handle(desk)))
        assert covered(desk) is shown
        assert desk.window.panel.isChecked() is shown
        assert desk.page.board.width() == width
    mouse.click(mouse.at(handle(desk)))
    for name in BESIDE:
        assert part(desk, name).isVisible()
        side(desk).ensureWidgetVisible(part(desk, name), 0, 0)
        rect = part(desk, name).rect()
        top = part(desk, name).mapTo(desk.page, rect.topLeft())
        assert 0 <= top.x() <= desk.page.width() - rect.width()
        assert side(desk).geometry().top() <= top.y()


def test_drawer_and_panel_are_remembered_each(start: Start) -> None:
    desk = dealt(start(), NARROW)
    trigger(desk.window.panel)
    desk.window.resize(*WIDE)
    settle()
    assert desk.window.panel.isChecked()
    trigger(desk.window.panel)
    assert not side(desk).isVisible()
    assert handle(desk).isVisible()
    end(desk)
    desk = dealt(start(), WIDE)
    assert not side(desk).isVisible()
    assert not desk.window.panel.isChecked()
    desk.window.resize(*NARROW)
    settle()
    assert covered(desk)
    assert desk.window.panel.isChecked()


@pytest.mark.parametrize("name", [*BESIDE, "supply", "landscapes"])
def test_the_view_menu_shows_and_hides_each_part(start: Start, name: str) -> None:
    desk = dealt(start(), WIDE)
    switch = desk.window.parts[name]
    assert switch in desk.window.view_menu.actions()
    assert switch.isChecked()
    trigger(switch)
    assert not part(desk, name).isVisible()
    others = {*desk.window.parts} - {name}
    assert all(part(desk, other).isVisible() for other in others)
    end(desk)
    desk = dealt(start(), WIDE)
    assert not part(desk, name).isVisible()
    assert not desk.window.parts[name].isChecked()
    trigger(desk.window.parts[name])
    assert part(desk, name).isVisible()


@pytest.mark.parametrize("size", [WIDE, NARROW], ids=["wide", "narrow"])
def test_a_part_that_is_called_up_is_seen(start: Start, size: tuple[int, int]) -> None:
    """Also if the panel it belongs to was put away."""
    desk = dealt(start(panel_shown=False, log_shown=False), size)
    trigger(desk.window.parts["log"])
    assert part(desk, "log").isVisible()


def test_what_purists_do_not_see_cannot_be_called_up(desk: Desk) -> None:
    dealt(desk, WIDE)
    desk.preferences.purist = True
    desk.window.view_menu.aboutToShow.emit()
    parts = desk.window.parts
    assert {name for name in parts if not parts[name].isEnabled()} == {
        "score",
        "race",
        "goals",
        "supply",
    }
    desk.preferences.purist = False
    desk.window.view_menu.aboutToShow.emit()
    assert all(switch.isEnabled() for switch in parts.values())


def test_without_a_table_there_is_nothing_to_switch(desk: Desk) -> None:
    switches = [desk.window.panel, *desk.window.parts.values()]
    assert not any(switch.isEnabled() for switch in switches)
    desk.deal(ANN)
    assert desk.window.panel.isEnabled()
    assert not desk.window.parts["landscapes"].isEnabled()
    desk.application.shell.show_welcome()
    assert not any(switch.isEnabled() for switch in switches)


def test_keys_that_no_part_wants_belong_to_the_table(desk: Desk) -> None:
    keyboard = Keyboard(dealt(desk, WIDE))
    part(desk, "score").setFocus()
    keyboard.press(Key.Key_1)
    assert desk.moves == ["take 0"]


# Miniatures


@pytest.mark.parametrize("size", [WIDE, NARROW, (1920, 1000)])
def test_ones_own_miniature_is_seen_only_from_elsewhere(desk: Desk, size: tuple[int, int]) -> None:
    desk.deal(ANN, BEN, CLEO)
    desk.window.resize(*size)
    settle()
    keyboard = Keyboard(desk)
    board = desk.page.board.size()
    for seat, shown in ((0, [1, 2]), (1, [0, 1, 2]), (2, [0, 1, 2]), (0, [1, 2])):
        keyboard.controlled((Key.Key_1, Key.Key_2, Key.Key_3)[seat])
        assert [n for n, one in enumerate(desk.page._miniatures) if one.isVisible()] == shown
        assert desk.page.board.size() == board


@pytest.mark.parametrize(
    ("size", "least"), [((1366, 768), 600), ((1280, 720), 540), ((1060, 680), 480)]
)
def test_the_landscape_has_most_of_the_window(
    desk: Desk, size: tuple[int, int], least: int
) -> None:
    dealt(desk, size)
    board = desk.page.board
    assert min(board.width(), board.height()) >= least
