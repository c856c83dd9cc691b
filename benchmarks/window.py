"""How fast the window is: `python -m benchmarks.window`.

Machines are shared and noisy, so frames are also given as a ratio to a plain Python loop that is
measured before and after. Everything is painted by the processor, without a display.
"""

from __future__ import annotations

import os
import statistics
import sys
import time
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path
from tempfile import TemporaryDirectory

from PySide6.QtCore import QPointF, QSettings
from PySide6.QtWidgets import QApplication

from benchmarks.rates import loops_per_second
from cascadia_qt.app import Application, make_application
from cascadia_qt.games.cascadia.entry import ENTRY as CASCADIA
from cascadia_qt.games.cascadia.model.setup import GameSetup
from cascadia_qt.model.preferences import Preferences
from cascadia_qt.rules.game import Seat
from cascadia_qt.rules.record import Record
from cascadia_qt.views.board_view import BoardView

FRAMES = 240
HALF_WAY = 40  # frames in one direction before it goes back
SIZE = (1920, 1080)

Move = Callable[[int], None]


def main() -> None:
    os.environ["QT_QPA_PLATFORM"] = "offscreen"
    print(f"Python {sys.version.split()[0]}, software raster, no display\n")
    with TemporaryDirectory() as folder:
        for place in ("XDG_CONFIG_HOME", "XDG_DATA_HOME", "XDG_CACHE_HOME"):
            os.environ[place] = folder
        report_frames(Path(folder))


def report_frames(folder: Path) -> None:
    """The time of a frame while four full landscapes are panned and zoomed."""
    settings = QSettings(str(folder / "settings.ini"), QSettings.Format.IniFormat)
    Preferences(settings).motion = 0
    application = Application(make_application(), settings, folder / "autosave")
    window = application.shell.window
    window.resize(*SIZE)
    application.shell.play(finished_game())
    window.show()
    QApplication.processEvents()
    board = window.findChild(BoardView)
    assert board is not None
    zoom, pan = zooming(board), panning(board)
    width, height = SIZE
    title = f"frames of four full landscapes, {width}x{height}"
    print(f"{title:<44}{'mean ms':>10}  {'p99 ms':>6}  {'loops':>6}  aim")
    for name, move, aim in (
        ("zoom, faces painted for the first time", zoom, ""),
        ("zoom", zoom, "8 mean"),
        ("pan", pan, "8 mean"),
    ):
        before = loops_per_second()
        times = frame_times(board, move)
        loop = 2 / (before + loops_per_second())
        mean, late = statistics.fmean(times), statistics.quantiles(times, n=100)[-1]
        print(f"{name:<44}{mean * 1000:>10.2f}  {late * 1000:>6.1f}  {mean / loop:>6.2f}  {aim}")
    application.shell.close()


def zooming(board: BoardView) -> Move:
    """In and out again, around the middle, through several sizes of faces."""
    middle = QPointF(board.viewport().rect().center())
    return lambda number: board.zoom(1.03 if forwards(number) else 1 / 1.03, middle)


def panning(board: BoardView) -> Move:
    across, down = board.horizontalScrollBar(), board.verticalScrollBar()

    def pan(number: int) -> None:
        way = 1 if forwards(number) else -1
        across.setValue(across.value() + 9 * way)
        down.setValue(down.value() + 5 * way)

    return pan


def forwards(number: int) -> bool:
    return number // HALF_WAY % 2 == 0


def frame_times(board: BoardView, move: Move) -> list[float]:
    """Seconds of each move together with painting all of the board."""
    times = []
    for number in range(FRAMES):
        start = time.perf_counter()
        move(number)
        board.viewport().repaint()
        QApplication.processEvents()
        times.append(time.perf_counter() - start)
    return times


def finished_game() -> Record:
    """Four people's landscapes after twenty greedy turns each."""
    record = GameSetup(tuple(Seat(name) for name in ("Ann", "Ben", "Cleo", "Dan"))).dealt(1)
    rules, history, bot = record.rules, record.history, CASCADIA.bots().makers["greedy"](0)
    while rules.to_move(history.state) is not None:
        history = history.played(rules, bot.choose(history.state))
    return replace(record, history=history)


if __name__ == "__main__":
    main()
