"""Preferences apply at once, and the next start remembers them."""

from __future__ import annotations

import subprocess
import sys
from dataclasses import replace
from pathlib import Path
from typing import Any, cast

import pytest
from PySide6.QtCore import QPoint, QSize, Qt
from PySide6.QtGui import QColor, QImage, QPainter, QPalette
from PySide6.QtWidgets import QAbstractButton, QApplication, QDialog, QLabel
from pytestqt.qtbot import QtBot

from cascadia_qt.games.cascadia.model.setup import GameSetup, write_setup
from cascadia_qt.games.cascadia.rules.terms import Card
from cascadia_qt.games.cascadia.views.art import growing_landscape
from cascadia_qt.games.cascadia.views.art.growing_landscape import GrowingLandscape
from cascadia_qt.games.cascadia.views.setup.dialog import NewGameDialog
from cascadia_qt.games.cascadia.views.table.board_scene import BoardScene
from cascadia_qt.rules.game import Seat
from cascadia_qt.rules.grid import SQUARE
from cascadia_qt.views.preferences_dialog import PreferencesDialog
from cascadia_qt.views.text_size import set_text_size
from cascadia_qt.views.theme import CONTRAST, DARK, LIGHT, Theme, current_theme
from cascadia_qt.views.welcome.game_box import GameBox
from tests.games.cascadia.window.conftest import Start, end
from tests.games.cascadia.window.desk import ANN, BEN, PATIENCE, Desk, settle, trigger
from tests.games.cascadia.window.hands import Key, Keyboard, Mouse
from tests.games.cascadia.window.test_files import welcome_buttons
from tests.games.cascadia.window.test_looking import play_turn


def shown_theme(desk: Desk) -> Theme:
    """The theme that the eye sees: in the palette, and on the table or the welcome page."""
    settle()
    by_paper = {theme.paper.lower(): theme for theme in (LIGHT, DARK, CONTRAST)}
    window = desk.window.palette().color(QPalette.ColorRole.Window).name()
    picture = desk.window.grab().toImage()
    page = desk.window.centralWidget()
    assert page is not None
    at = Mouse(desk).at(page, QPoint(2, 300))
    seen = QColor(picture.pixelColor(at * picture.devicePixelRatio())).name()
    assert seen == window
    return by_paper[seen]


# Theme


def ground(scene: BoardScene) -> str:
    """What is seen in the corner of a landscape."""
    image = QImage(40, 40, QImage.Format.Format_RGB32)
    painter = QPainter(image)
    scene.render(painter)
    painter.end()
    return image.pixelColor(0, 0).name()


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
        assert [ground(scene) for scene in desk.page.scenes] == [DARK.paper.lower()] * 2


def test_a_new_page_has_the_theme(start: Start) -> None:
    """Whatever is shown later looks the same."""
    desk = start(theme="dark")
    assert shown_theme(desk) is DARK
    desk.deal(ANN, BEN)
    assert shown_theme(desk) is DARK
    assert ground(desk.page.scenes[0]) == DARK.paper.lower()


# Text size


def text_heights(desk: Desk) -> tuple[float, float, float]:
    """Of a title, a button and the menu, in points."""
    page = desk.window.centralWidget()
    assert page is not None
    title, button = page.findChild(QLabel), page.findChild(QAbstractButton)
    assert isinstance(title, QLabel)
    assert isinstance(button, QAbstractButton)
    widgets = (title, button, desk.window.menuBar())
    heights = [round(widget.font().pointSizeF(), 1) for widget in widgets]
    return heights[0], heights[1], heights[2]


def test_the_text_size_changes_at_once(start: Start) -> None:
    desk = start()
    usual = text_heights(desk)
    for percent in (150, 125, 100):
        desk.preferences.text_size = percent
        settle()
        assert text_heights(desk) == pytest.approx([u * percent / 100 for u in usual], abs=0.1)


def test_the_next_start_has_the_text_size(start: Start) -> None:
    desk = start()
    usual = text_heights(desk)
    desk.preferences.text_size = 150
    end(desk)
    set_text_size(100)
    assert text_heights(start()) == pytest.approx([1.5 * height for height in usual], abs=0.1)


def test_the_menus_of_the_first_window_have_the_text_size(tmp_path: Path) -> None:
    """In a program of its own, because the first window is another than those after it."""
    script = """
import sys
from pathlib import Path
from PySide6.QtCore import QSettings
from cascadia_qt.app import Application, make_application
app = make_application()
settings = QSettings(sys.argv[1] + "/settings.ini", QSettings.Format.IniFormat)
usual = app.font().pointSizeF()
settings.setValue("text_size", 150)
application = Application(app, settings, Path(sys.argv[1]))
application.show()
print(application.shell.window.menuBar().font().pointSizeF() / usual)
application.shell.window.close()
"""
    command = [sys.executable, "-c", script, str(tmp_path)]
    assert float(subprocess.run(command, capture_output=True, check=True).stdout) == 1.5


class Evening:
    """Stands in for the application of a system whose scheme the test decides."""

    def __init__(self, app: QApplication) -> None:
        self._app = app
        self.scheme = Qt.ColorScheme.Light
        self.contrast = Qt.ContrastPreference.NoPreference

    def colorScheme(self) -> Qt.ColorScheme:  # noqa: N802
        return self.scheme

    def contrastPreference(self) -> Qt.ContrastPreference:  # noqa: N802
        return self.contrast

    def styleHints(self) -> Evening:  # noqa: N802
        return self

    def accessibility(self) -> Evening:
        return self

    def __getattr__(self, name: str) -> Any:
        return getattr(self._app, name)


def test_the_system_decides_unless_somebody_has_chosen(start: Start, qapp: QApplication) -> None:
    """A system that turns dark in the evening takes the table along."""
    desk = start(theme="system")
    evening = Evening(qapp)
    desk.application._app = cast("QApplication", evening)
    scheme = Qt.ColorScheme
    for evening.scheme, theme in ((scheme.Dark, DARK), (scheme.Light, LIGHT)):
        qapp.styleHints().colorSchemeChanged.emit(evening.scheme)
        assert shown_theme(desk) is theme
    desk.preferences.theme = "dark"
    qapp.styleHints().colorSchemeChanged.emit(evening.scheme)
    assert shown_theme(desk) is DARK
    desk.preferences.theme = "system"
    assert shown_theme(desk) is LIGHT
    evening.contrast = Qt.ContrastPreference.HighContrast
    qapp.styleHints().accessibility().contrastPreferenceChanged.emit(evening.contrast)
    assert shown_theme(desk) is CONTRAST
    desk.preferences.theme = "light"
    assert shown_theme(desk) is LIGHT


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
    """Pieces move after a step, keys work meanwhile, and all comes to rest.

    What a turn has earned may be looked at for longer: it is gone with the next key.
    """
    desk = start(motion=200)
    keyboard, motion = Keyboard(desk), desk.application.shell.motion
    desk.deal(ANN, BEN)
    moved = []
    for _ in range(4):
        turn = desk.state.turn
        play_turn(desk, keyboard, decline=False)
        moved.append(motion.moving)
        pieces = [glide for glide in motion.running if glide.target is not desk.page.earned]
        assert all(glide.duration <= 300 for glide in pieces)
        assert desk.state.turn == turn + 1
    assert any(moved)
    qtbot.waitUntil(lambda: not motion.moving, timeout=2000)


def test_without_motion_nothing_moves(desk: Desk, keyboard: Keyboard) -> None:
    """Everything is in its place at once."""
    desk.deal(ANN, BEN)
    for _ in range(4):
        play_turn(desk, keyboard, decline=False)
        assert not desk.application.shell.motion.moving


def test_switching_motion_off_ends_it(start: Start) -> None:
    """What was under way arrives."""
    desk = start(motion=200)
    keyboard, motion = Keyboard(desk), desk.application.shell.motion
    desk.deal(ANN, BEN)
    while not motion.moving:
        play_turn(desk, keyboard, decline=False)
    desk.preferences.motion = 0
    assert not motion.moving
    play_turn(desk, keyboard, decline=False)
    assert not motion.moving


def test_the_welcome_page_stands_still_without_motion(
    start: Start, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    """With motion its landscape grows anew; without, it lies there complete."""
    monkeypatch.setattr(growing_landscape, "_GROWING", 2)
    desk = start(motion=50)
    picture = desk.window.findChild(GrowingLandscape)
    assert isinstance(picture, GrowingLandscape)
    tiles = picture._landscape._tiles
    complete = len(picture._film[-1])
    assert len(tiles) < complete
    qtbot.waitUntil(lambda: len(tiles) == complete, timeout=PATIENCE)
    qtbot.waitUntil(lambda: len(tiles) < complete, timeout=PATIENCE)
    desk.preferences.motion = 0
    assert len(tiles) == complete
    assert not picture._timer.isActive()


# The window


def test_the_geometry_is_remembered(start: Start) -> None:
    """Size and place are those of the last time."""
    desk = start(usual_size=False)
    assert desk.window.size() != QSize(960, 700)
    desk.window.setGeometry(40, 30, 960, 700)
    settle()
    desk.window.close()
    end(desk)
    desk = start(usual_size=False)
    assert desk.window.size() == QSize(960, 700)
    # The screen of this platform is too narrow to tell the rest.
    assert desk.window.geometry().top() == 30


# The next game


def test_the_last_setup_is_proposed(start: Start) -> None:
    """Everything that was chosen but the deal, also after a new start."""
    chosen = GameSetup(
        seats=(
            Seat("Zoé", colour="plum"),
            Seat("Robot", "random", "moss"),
            Seat("Li", None, "teal"),
        ),
        grid=SQUARE,
        cards=(Card.B, None, Card.C, Card.D, None),
        free_undo=True,
    )
    proposed: list[GameSetup] = []
    desk = start(last_setup=write_setup(chosen))

    def look(dialog: NewGameDialog) -> None:
        proposed.append(dialog.setup)
        dialog._ui.code.setText("77")
        dialog._ui.all_random.click()
        dialog._ui.start.click()

    desk.dialogs.answers["NewGameDialog"] = look
    trigger(desk.window.new_game)
    assert desk.session.record.seats == chosen.seats
    assert desk.session.record.seed == 77
    assert desk.session.history.free_undo
    end(desk)
    desk = start()
    trigger(desk.window.new_game)
    assert proposed == [chosen, replace(chosen, cards=(None,) * 5)]


def press(dialog: QDialog, text: str) -> None:
    """Clicks the button of `dialog` that begins with `text`."""
    buttons = dialog.findChildren(QAbstractButton)
    next(b for b in buttons if b.text().replace("&", "").startswith(text)).click()


def test_a_dialog_that_was_called_off_is_forgotten(desk: Desk) -> None:
    """Nothing is dealt and nothing is remembered."""

    def change_and_cancel(dialog: NewGameDialog) -> None:
        press(dialog, "Add a player")
        assert len(dialog.setup.seats) == 3
        press(dialog, "Cancel")

    desk.dialogs.answers["NewGameDialog"] = change_and_cancel
    trigger(desk.window.new_game)
    assert desk.preferences.setup("cascadia") == ""
    assert desk.application.shell.session is None
    players: list[int] = []
    desk.dialogs.answers["NewGameDialog"] = lambda dialog: players.append(len(dialog.setup.seats))
    Keyboard(desk).controlled(Key.Key_N)
    assert players == [2]


def test_one_button_of_the_welcome_page_is_the_first_choice(desk: Desk, qtbot: QtBot) -> None:
    """Gold is the game that was not finished, or else a new one; also when the page fills late."""
    gold = QColor(current_theme().gold).name()
    for running in (False, True):
        if running:
            desk.deal(ANN, BEN)
            desk.kept()
        desk.application.shell.show_welcome(at_once=True)
        wanted = ["Continue: Ann, Ben"] if running else []
        qtbot.waitUntil(
            lambda: desk.window.findChild(GrowingLandscape) is not None, timeout=PATIENCE
        )
        settle()
        picture = desk.window.grab().toImage()
        mouse, shown = Mouse(desk), welcome_buttons(desk)
        golden = [
            text
            for text, button in shown.items()
            if picture.pixelColor(mouse.at(button, QPoint(6, button.height() // 2))).name() == gold
        ]
        assert golden == wanted
        for box in desk.window.findChildren(GameBox):
            corner = QPoint(box.width() - 24, box.height() - 24)
            assert picture.pixelColor(mouse.at(box, corner)).name() == gold


def test_a_first_game_is_proposed_against_an_easy_computer(desk: Desk) -> None:
    proposed: list[Seat] = []
    desk.dialogs.answers["NewGameDialog"] = lambda dialog: proposed.extend(dialog.setup.seats)
    trigger(desk.window.new_game)
    assert [seat.bot for seat in proposed] == [None, "easy"]
