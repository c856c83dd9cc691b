"""How fast a hovering piece follows the pointer with its bill: `python -m benchmarks.hover`.

Late in a game of four, a tile and then a token are moved over all their places, thirty a second as
a quick hand does; a frame is everything from the movement of the mouse to the painted picture. What
counts is the processor time of the window's thread: the machine may be busy with something else.
"""

from __future__ import annotations

import os
import statistics
import sys
import time
from dataclasses import replace
from itertools import count
from pathlib import Path
from tempfile import TemporaryDirectory

from PySide6.QtCore import QPointF, QSettings, Qt
from PySide6.QtGui import QMouseEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from cascadia_qt.app import Application, make_application
from cascadia_qt.games.cascadia.controllers.table import TableController
from cascadia_qt.games.cascadia.entry import ENTRY as CASCADIA
from cascadia_qt.games.cascadia.model.setup import setup_from_words
from cascadia_qt.games.cascadia.rules.actions import Take
from cascadia_qt.games.cascadia.rules.environment import accepting_cells
from cascadia_qt.games.cascadia.rules.market import SLOTS
from cascadia_qt.games.cascadia.rules.state import State
from cascadia_qt.games.cascadia.views.table.page import TablePage
from cascadia_qt.model.preferences import Preferences
from cascadia_qt.rules.grid import Cell
from cascadia_qt.rules.record import Record

SIZE = (1920, 1080)
FRAMES = 300
A_SECOND = 30
TURNS = 4 * 17
LEAST_PLACES = 3
LIMIT = 16.0


def main() -> int:
    os.environ["QT_QPA_PLATFORM"] = "offscreen"
    app = make_application()
    print(f"{f'frames while a piece hovers, {A_SECOND} places a second':<52}", end="")
    print(f"{'mean ms':>8}  {'p99':>6}  {'max':>6}  aim")
    worst = 0.0
    with TemporaryDirectory() as folder:
        for grid in ("hex", "square"):
            for cards in ("AAAAA", "BCDCB", "DDDDD"):
                worst = max(worst, report(app, Path(folder), grid, cards))
    return 0 if worst < LIMIT else 1


def report(app: QApplication, folder: Path, grid: str, cards: str) -> float:
    settings = QSettings(str(folder / "settings.ini"), QSettings.Format.IniFormat)
    Preferences(settings).motion = 0
    application = Application(app, settings, folder / "autosave")
    window = application.shell.window
    window.resize(*SIZE)
    window.show()
    application.shell.play(late_game(grid, cards))
    page = window.centralWidget()
    assert isinstance(page, TablePage)
    table = application.shell.table
    assert isinstance(table, TableController)
    page.handover.hide()
    worst = 0.0
    for piece, places in (("tile", table.turn.tile_places()), ("token", table.turn.token_places())):
        times = hover(page, places)
        worst = max(worst, *times)
        late = statistics.quantiles(times, n=100)[-1]
        title = f"{grid}, {cards}, a {piece} over {len(places)} places"
        mean = statistics.fmean(times)
        print(f"{title:<52}{mean:>8.2f}  {late:>6.2f}  {max(times):>6.2f}  <{LIMIT}")
    application.shell.close()
    window.close()
    return worst


def hover(page: TablePage, places: list[Cell]) -> list[float]:
    """Milliseconds of each frame, after one round that paints every face for the first time."""
    times = []
    for number in range(len(places) + FRAMES):
        cell = places[number % len(places)]
        point = QPointF(page.board.rect_of(cell).center())
        start = time.thread_time()
        move = QMouseEvent(
            QMouseEvent.Type.MouseMove,
            point,
            page.board.viewport().mapToGlobal(point),
            Qt.MouseButton.NoButton,
            Qt.MouseButton.NoButton,
            Qt.KeyboardModifier.NoModifier,
        )
        QApplication.sendEvent(page.board.viewport(), move)
        QApplication.processEvents()
        seconds = time.thread_time() - start
        if number >= len(places):
            times.append(seconds * 1000)
            QTest.qWait(max(1, round(1000 * (1 / A_SECOND - seconds))))
    return times


def late_game(grid: str, cards: str) -> Record:
    """Four people's game near its end, with a pair taken whose token fits in several places."""
    names = ("Ann", "Ben", "Cleo", "Dan")
    for seed in count(1):
        record = setup_from_words(names, grid, cards, seed).dealt(seed)
        rules, history, bot = record.rules, record.history, CASCADIA.bots().makers["greedy"](0)
        while history.state.turn < TURNS:
            history = history.played(rules, bot.choose(history.state))
        for slot in range(SLOTS):
            taken = history.played(rules, Take(slot))
            state: State = taken.state
            assert state.token is not None
            if len(accepting_cells(state.player.environment, state.token)) >= LEAST_PLACES:
                return replace(record, history=taken)
    raise AssertionError


if __name__ == "__main__":
    sys.exit(main())
