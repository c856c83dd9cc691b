"""Preferences apply at once, and the next start remembers them."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from PySide6.QtCore import QPoint, QSize, Qt
from PySide6.QtGui import QColor, QPalette
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from cascadia_qt.model.setup import GameSetup
from cascadia_qt.rules.cascadia.terms import Card, Variant
from cascadia_qt.rules.game import Seat
from cascadia_qt.rules.grid import SQUARE
from cascadia_qt.views.cascadia.new_game_dialog import NewGameDialog
from cascadia_qt.views.preferences_dialog import PreferencesDialog
from cascadia_qt.views.theme import DARK, LIGHT, Theme
from tests.window.conftest import Start, end
from tests.window.desk import ANN, BEN, Desk, settle, trigger
from tests.window.hands import Key, Keyboard, Mouse
from tests.window.test_looking import play_turn


def shown_theme(desk: Desk) -> Theme:
    """The theme that the eye sees: in the palette, and on the table or the welcome page."""
    settle()
    by_paper = {theme.paper.lower(): theme for theme in (LIGHT, DARK)}
    window = desk.window.palette().color(QPalette.ColorRole.Window).name()
    picture = desk.window.grab().toImage()
    at = Mouse(desk).at(desk.window.centralWidget(), QPoint(2, 300))
    seen = QColor(picture.pixelColor(at * picture.devicePixelRatio())).name()
    assert seen == window
    return by_paper[seen]


# Theme


@pytest.mark.parametrize("page", ["welcome", "table"])
def test_the_theme_changes_at_once(start: Start, page: str) -> None:
    """Light and dark, back and forth, on either page."""
    desk = start(theme="light")
    if page == "table":
        desk.deal(ANN, BEN)
    for word, theme in (("dark", DARK), ("light", LIGHT), ("dark", DARK)):
        desk.preferences.theme = word
        assert shown_theme(desk) is theme
    if page == "table":
        backgrounds = [scene.backgroundBrush().color().name() for scene in desk.page.scenes]
        assert backgrounds == [DARK.paper.lower()] * 2


def test_a_new_page_has_the_theme(start: Start) -> None:
    """Whatever is shown later looks the same."""
    desk = start(theme="dark")
    assert shown_theme(desk) is DARK
    desk.deal(ANN, BEN)
    assert shown_theme(desk) is DARK
    assert desk.page.scenes[0].backgroundBrush().color() == QColor(DARK.paper)


@pytest.fixture
def system(qapp: QApplication) -> Iterator[object]:
    """Sets the scheme of the system, as far as this platform lets one."""
    hints = qapp.styleHints()
    yield hints
    hints.unsetColorScheme()


def test_the_system_decides_unless_somebody_has_chosen(
    start: Start, qapp: QApplication, system: object
) -> None:
    """A system that turns dark in the evening takes the table along."""
    desk = start(theme="system")
    hints = qapp.styleHints()
    for scheme, theme in ((Qt.ColorScheme.Dark, DARK), (Qt.ColorScheme.Light, LIGHT)):
        hints.setColorScheme(scheme)
        settle()
        assert hints.colorScheme() is scheme
        assert shown_theme(desk) is theme
    desk.preferences.theme = "dark"
    hints.setColorScheme(Qt.ColorScheme.Light)
    assert shown_theme(desk) is DARK


def test_the_dialog_changes_the_theme_while_it_is_open(desk: Desk) -> None:
    """Nobody has to press a button to see the change."""
    seen = []

    def choose(dialog: PreferencesDialog) -> None:
        for button in (dialog._ui.theme_dark, dialog._ui.theme_light):
            button.click()
            seen.append(shown_theme(desk))
            assert dialog.isVisible()

    desk.dialogs.answers["PreferencesDialog"] = choose
    trigger(desk.window.preferences)
    assert seen == [DARK, LIGHT]
    assert desk.preferences.theme == "light"


# Motion


def test_motion_is_short_and_in_nobodys_way(start: Start, qtbot: QtBot) -> None:
    """Pieces move after a step, keys work meanwhile, and all comes to rest."""
    desk = start(motion=200)
    keyboard, motion = Keyboard(desk), desk.application.shell._motion
    desk.deal(ANN, BEN)
    moved = []
    for _ in range(4):
        turn = desk.state.turn
        play_turn(desk, keyboard, decline=False)
        moved.append(motion.moving)
        assert all(animation.duration() <= 300 for animation in motion._running)
        assert desk.state.turn == turn + 1
    assert any(moved)
    qtbot.waitUntil(lambda: not motion.moving, timeout=2000)


def test_without_motion_nothing_moves(desk: Desk, keyboard: Keyboard) -> None:
    """Everything is in its place at once."""
    desk.deal(ANN, BEN)
    for _ in range(4):
        play_turn(desk, keyboard, decline=False)
        assert not desk.application.shell._motion.moving


def test_switching_motion_off_ends_it(start: Start) -> None:
    """What was under way arrives."""
    desk = start(motion=200)
    keyboard, motion = Keyboard(desk), desk.application.shell._motion
    desk.deal(ANN, BEN)
    while not motion.moving:
        play_turn(desk, keyboard, decline=False)
    desk.preferences.motion = 0
    assert not motion.moving
    play_turn(desk, keyboard, decline=False)
    assert not motion.moving


def test_the_welcome_page_stands_still_without_motion(start: Start, qtbot: QtBot) -> None:
    """With motion its landscape grows; without, it lies there complete."""
    desk = start(motion=50)
    page = desk.window.centralWidget()
    tiles = page._scene._tiles  # type: ignore[attr-defined]
    first = len(tiles)
    qtbot.waitUntil(lambda: len(tiles) != first, timeout=5000)
    desk.preferences.motion = 0
    complete = len(tiles)
    assert complete > first
    desk.preferences.motion = 100
    desk.preferences.motion = 0
    assert len(tiles) == complete


# The window


def test_the_geometry_is_remembered(start: Start) -> None:
    """Size and place are those of the last time."""
    desk = start(usual_size=False)
    assert desk.window.size() != QSize(990, 650)
    desk.window.setGeometry(40, 30, 990, 650)
    settle()
    desk.window.close()
    end(desk)
    desk = start(usual_size=False)
    assert desk.window.size() == QSize(990, 650)
    assert desk.window.geometry().topLeft() == QPoint(40, 30)


# The next game


def test_the_last_setup_is_proposed(start: Start) -> None:
    """Everything that was chosen but the deal, also after a new start."""
    chosen = GameSetup(
        seats=(Seat("Zoé", colour="plum"), Seat("Robot", "random", "moss"), Seat("Li", None, "teal")),
        grid=SQUARE,
        cards=(Card.B, None, Card.C, Card.D, None),
        free_undo=True,
    )
    proposed: list[GameSetup] = []
    desk = start()
    desk.dialogs.answers["NewGameDialog"] = lambda dialog: proposed.append(dialog.setup)
    from_that(desk, chosen)
    trigger(desk.window.new_game)
    end(desk)
    desk = start()
    trigger(desk.window.new_game)
    assert proposed == [chosen, chosen]
    assert proposed[0].variant is Variant.CARDS


def from_that(desk: Desk, setup: GameSetup) -> None:
    """Starts a game with `setup` from the dialog, by its button."""
    answer = desk.dialogs.answers.pop("NewGameDialog")
    shell = desk.application.shell
    dialog = NewGameDialog(setup, {"random": "", "greedy": ""}, shell._faces, LIGHT, desk.window)
    from cascadia_qt.model.setup import write_setup

    desk.preferences.last_setup = write_setup(dialog.setup)
    dialog.deleteLater()
    desk.dialogs.answers["NewGameDialog"] = lambda opened: opened._ui.start.click()
    trigger(desk.window.new_game)
    assert desk.session.record.seats == setup.seats
    assert desk.state.options.grid is setup.grid
    desk.dialogs.answers["NewGameDialog"] = answer


def test_a_dialog_that_was_called_off_is_forgotten(desk: Desk) -> None:
    """Nothing is dealt and nothing is remembered."""

    def change_and_cancel(dialog: NewGameDialog) -> None:
        dialog._add.click()
        dialog._ui.cancel.click()

    desk.dialogs.answers["NewGameDialog"] = change_and_cancel
    trigger(desk.window.new_game)
    assert desk.preferences.last_setup == ""
    assert desk.application.shell._session is None
    players: list[int] = []
    desk.dialogs.answers["NewGameDialog"] = lambda dialog: players.append(len(dialog.setup.seats))
    Keyboard(desk).controlled(Key.Key_N)
    assert players == [2]
