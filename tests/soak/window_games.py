"""Many games in one window, one after the other: the memory it takes must stay the same.

QT_QPA_PLATFORM=offscreen python -m tests.soak.window_games --games 200
"""

from __future__ import annotations

import argparse
import sys
from pathlib import Path
from tempfile import TemporaryDirectory

from PySide6.QtCore import QSettings, QTimer
from PySide6.QtWidgets import QDialog

from cascadia_qt.app import Application, make_application
from cascadia_qt.games.cascadia.model.setup import GameSetup
from cascadia_qt.rules.game import Seat
from cascadia_qt.rules.grid import GRIDS

SETTLED = 30  # games after which everything that is made once is there
TOLERANCE = 0.05
SEATS = (Seat("One", "random"), Seat("Two", "greedy"), Seat("Three", "random"))


class Evening:
    """Deals one game after the other and writes down what the process takes after each."""

    def __init__(self, application: Application, games: int) -> None:
        self._application = application
        self._games = games
        self.megabytes: list[float] = []
        application.shell.finished.connect(self._end)

    def deal(self) -> None:
        number = len(self.megabytes)
        grid = list(GRIDS.values())[number % len(GRIDS)]
        setup = GameSetup(SEATS[: 1 + number % len(SEATS)], grid, seed=number)
        self._application.shell.deal("cascadia", setup)

    def _end(self) -> None:
        """The score sheet is looked at and closed before the next game."""
        QTimer.singleShot(200, self._application, self._close_sheet)

    def _close_sheet(self) -> None:
        for dialog in self._application.shell.window.findChildren(QDialog):
            dialog.close()
        self.megabytes.append(resident())
        sys.stderr.write(f"\r{len(self.megabytes)} games, {self.megabytes[-1]:.1f} MB ")
        if len(self.megabytes) < self._games:
            self._application.shell.show_welcome()
            QTimer.singleShot(50, self._application, self.deal)
        else:
            self._application.shell.window.close()


def resident() -> float:
    status = Path("/proc/self/status").read_text(encoding="ascii")
    kilobytes = next(line for line in status.splitlines() if line.startswith("VmRSS")).split()[1]
    return int(kilobytes) / 1024


def main(words: list[str]) -> int:
    parser = argparse.ArgumentParser(description="Plays many games in one window.")
    parser.add_argument("--games", type=int, default=200)
    games = parser.parse_args(words).games
    app = make_application()
    with TemporaryDirectory() as folder:
        settings = QSettings(f"{folder}/settings.ini", QSettings.Format.IniFormat)
        application = Application(app, settings, Path(folder) / "autosave")
        application.preferences.motion = 0
        application.show()
        evening = Evening(application, games)
        QTimer.singleShot(0, app, evening.deal)
        app.exec()
    settled = evening.megabytes[min(SETTLED, games) - 1]
    last = max(evening.megabytes[-10:])
    growth = last / settled - 1
    sys.stdout.write(
        f"\n{len(evening.megabytes)} games: {settled:.1f} MB after {SETTLED},"
        f" at most {last:.1f} MB in the last ten, {growth:+.1%}\n"
    )
    return 0 if len(evening.megabytes) == games and abs(growth) <= TOLERANCE else 1


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
