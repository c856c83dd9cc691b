"""How fast a fan of ten cards moves at Kaskaria's table: `python -m benchmarks.fan`.

A hand of ten is touched colour by colour, so that all of it glides, and then pulled over the table;
a frame is everything from the movement to the painted picture. What counts is the processor time of
the window's thread: the machine may be busy with something else.
"""

from __future__ import annotations

import os
import statistics
import sys
import time
from dataclasses import replace
from pathlib import Path
from tempfile import TemporaryDirectory

from PySide6.QtCore import QPointF, QSettings
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from cascadia_qt.app import Application, make_application
from cascadia_qt.games.kaskaria.controllers.table import TableController
from cascadia_qt.games.kaskaria.model.setup import KaskariaSetup
from cascadia_qt.games.kaskaria.rules.actions import TakeUnseen
from cascadia_qt.games.kaskaria.rules.cards import HAND_LIMIT
from cascadia_qt.games.kaskaria.rules.game import KASKARIA
from cascadia_qt.games.kaskaria.views.table.page import TablePage
from cascadia_qt.rules.game import Seat
from cascadia_qt.rules.record import Record

SIZES = ((1280, 720), (1920, 1080))
FRAMES = 200
LIMIT = 8.0
FRAME = 0.016  # seconds


def main() -> int:
    os.environ["QT_QPA_PLATFORM"] = "offscreen"
    app = make_application()
    print(f"{'frames while a fan of ten cards moves':<44}", end="")
    print(f"{'mean ms':>8}  {'p99':>6}  {'max':>6}  aim")
    worst = 0.0
    with TemporaryDirectory() as folder:
        for size in SIZES:
            worst = max(worst, report(app, Path(folder), size))
    return 0 if worst < LIMIT else 1


def report(app: QApplication, folder: Path, size: tuple[int, int]) -> float:
    settings = QSettings(str(folder / "settings.ini"), QSettings.Format.IniFormat)
    application = Application(app, settings, folder / "autosave")
    window = application.shell.window
    window.resize(*size)
    window.show()
    application.shell.play(full_hand())
    table = application.shell.table
    assert isinstance(table, TableController)
    assert isinstance(table.page, TablePage)
    QTest.qWait(400)
    worst = 0.0
    for title, times in (
        ("drawing together", draw_together(application, table.page)),
        ("a set pulled over the table", pull(table, table.page)),
    ):
        late = statistics.quantiles(times, n=100)[-1]
        worst = max(worst, late)
        mean = statistics.fmean(times)
        name = f"{size[0]}x{size[1]}, {title}"
        print(f"{name:<44}{mean:>8.2f}  {late:>6.2f}  {max(times):>6.2f}  <{LIMIT}")
    application.shell.close()
    window.close()
    return worst


def draw_together(application: Application, page: TablePage) -> list[float]:
    """Milliseconds of each frame while one colour after the other is touched."""
    motion = application.shell.motion
    times: list[float] = []
    colours: list[str | None] = [None, "green", None, "purple", None, "brown"]
    number = 0
    while len(times) < FRAMES:
        if not motion.moving:
            page.scene.touch(colours[number % len(colours)])
            number += 1
        start = time.thread_time()
        QApplication.processEvents()
        times.append((time.thread_time() - start) * 1000)
        time.sleep(FRAME)
    return times


def pull(table: TableController, page: TablePage) -> list[float]:
    """The same while the largest set follows the pointer over the whole table."""
    turn = table.turn
    turn.lift(max(turn.colours, key=lambda colour: len(turn.offered(colour).kinds)))  # type: ignore[union-attr]
    times = []
    for number in range(FRAMES):
        to = QPointF(-300 + 3 * number % 600, -(2 * number % 400))
        start = time.thread_time()
        page.scene.drag(to)
        QApplication.processEvents()
        times.append((time.thread_time() - start) * 1000)
    page.scene.drag(QPointF())
    return times


def full_hand() -> Record:
    """A person with ten cards before a computer that waits."""
    record = KaskariaSetup((Seat("Ann"), Seat("Ben")), open_hands=True).dealt(7)
    history = record.history
    while len(history.state.hero.hand) < HAND_LIMIT:
        history = history.played(KASKARIA, TakeUnseen())
    return replace(record, history=history)


if __name__ == "__main__":
    sys.exit(main())
