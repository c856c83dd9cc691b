"""Kills the program again and again while computers play, and starts it again with what is left.

python -m tests.soak.kills --kills 500

Each time nothing may be damaged, nothing may be complained of, a game goes on from at least the
last action that was on the disk, and one that had ended there gets into the store.
"""

from __future__ import annotations

import argparse
import json
import random
import signal
import sqlite3
import subprocess
import sys
import time
from collections import Counter
from collections.abc import Callable
from contextlib import closing
from dataclasses import dataclass
from pathlib import Path
from tempfile import TemporaryDirectory

from cascadia_qt.games.cascadia.rules.state import TURNS
from cascadia_qt.rules.record import write_record
from cascadia_qt.store.finished_game import digest_of
from cascadia_qt.store.game_store import GameStore
from cascadia_qt.store.saved_games import SavedGame
from tests.games.cascadia.window.program import ROOT, Home, children, is_running, until

MOMENTS = {"as it starts": 2, "as they play": 3, "as a game ends": 5}  # and how often each
PLAYERS = (1, 1, 1, 2, 2, 3, 4)


@dataclass(frozen=True)
class Seen:
    """The running game as it lay on the disk a moment before."""

    seed: int | None = None
    actions: tuple[str, ...] = ()
    players: int = 1

    @property
    def turns(self) -> int:
        return sum(action.startswith("tile") for action in self.actions)

    @property
    def nearly_over(self) -> bool:
        return self.turns >= TURNS * self.players - 1


class Kills:
    """One home, one disk, and a program that is killed there.

    Attributes:
        moments: how often at which moment.
        ended: the digests of games that had ended on the disk.
    """

    def __init__(self, folder: Path, seed: int) -> None:
        self.moments = Counter[str]()
        self.ended = set[str]()
        self._home = Home(folder)
        self._home.write_settings(motion=0)
        self._data = self._home.autosave.parent
        self._errors = folder / "stderr"
        self._dice = random.Random(seed)
        self._owed = set[str]()  # of those that the next start has to keep
        self._deals = 0

    def kill(self) -> None:
        """Starts the program, kills it, and looks at what it has left; raises AssertionError."""
        (moment,) = self._dice.choices(list(MOMENTS), list(MOMENTS.values()))
        self.moments[moment] += 1
        with self._started() as process:
            try:
                seen, workers = self._at(moment, process)
                process.send_signal(signal.SIGKILL)
            finally:
                process.kill()
                process.wait()
        until(lambda: not any(map(is_running, workers)), "the thinking ends with the window")
        self._check_quiet()
        self._check_left(seen)

    def end(self) -> None:
        """The last start: everything that was ever finished is in the store, and nothing else."""
        with self._started() as process:
            try:
                self._see_owed_kept()
                until(lambda: not self._drafts(), "drafts of dead programs are removed")
                process.send_signal(signal.SIGTERM)
                process.wait(timeout=60)
            finally:
                process.kill()
        self._check_quiet()
        assert self._drafts() == [], "drafts are left"

    def _drafts(self) -> list[Path]:
        return list(self._data.rglob(".*"))

    def _started(self) -> subprocess.Popen[bytes]:
        words = self._words()
        environment = self._home.environment(QT_QPA_PLATFORM="offscreen")
        with self._errors.open("wb") as errors:
            command = [sys.executable, "-m", "tests.soak.outspoken", *words]
            return subprocess.Popen(command, cwd=ROOT, env=environment, stderr=errors)

    def _words(self) -> list[str]:
        """Goes on with the game on the disk, or deals one if that is over."""
        saved = SavedGame(self._home.autosave)
        record, _ = saved.load()
        if record is not None and record.rules.to_move(record.history.state) is not None:
            return ["open", str(next(path for path in saved.paths() if path.exists()))]
        self._deals += 1
        players = ",".join(["bot:random"] * self._dice.choice(PLAYERS))
        grid = self._dice.choice(("hex", "square"))
        return ["play", "--players", players, "--grid", grid, "--seed", str(self._deals)]

    def _at(self, moment: str, process: subprocess.Popen[bytes]) -> tuple[Seen, list[int]]:
        """Waits for the moment; what lies on the disk then, and who thinks."""
        if moment == "as it starts":
            time.sleep(self._dice.uniform(0, 3))
        else:
            before = self._seen()
            until(lambda: self._seen() != before, "computers play", 120)
            self._see_owed_kept()
            if moment == "as a game ends":
                until(lambda: self._seen().nearly_over, "the game comes to its end", 300)
            time.sleep(self._dice.uniform(0, 0.6))
        return self._seen(), children(process.pid)

    def _seen(self) -> Seen:
        try:
            text = (self._home.autosave / "game-0.json").read_text(encoding="utf-8")
        except FileNotFoundError:
            return Seen()
        found = json.loads(text)
        return Seen(found["seed"], tuple(found["actions"]), len(found["seats"]))

    def _see_owed_kept(self) -> None:
        until(lambda: self._owed <= self._stored(), "finished games get into the store")
        self._owed.clear()

    def _stored(self) -> set[str]:
        path = self._data / "games.sqlite"
        if not path.exists():
            return set()
        with closing(sqlite3.connect(path.as_uri() + "?mode=ro", uri=True)) as connection:
            tables = connection.execute("SELECT 1 FROM sqlite_master WHERE name = 'games'")
            if tables.fetchone() is None:
                return set()
            return {row[0] for row in connection.execute("SELECT digest FROM games")}

    def _check_quiet(self) -> None:
        said = self._errors.read_text(encoding="utf-8")
        heard = [line for line in said.splitlines() if "This plugin does not support" not in line]
        assert heard == [], f"it said: {heard}"

    def _check_left(self, seen: Seen) -> None:
        names = ("*damaged*", "*unreadable*")
        bad = [path.name for name in names for path in self._home.path.rglob(name)]
        assert bad == [], f"damage: {bad}"
        record, complaint = SavedGame(self._home.autosave).load()
        assert complaint is None, complaint
        if seen.seed is not None:
            assert record is not None, "the running game is gone"
        if record is None:
            return
        if record.seed == seen.seed:
            actions = [record.rules.format(action) for action in record.history.actions]
            assert tuple(actions[: len(seen.actions)]) == seen.actions, "actions are lost"
        if record.rules.to_move(record.history.state) is None:
            digest = digest_of(write_record(record))
            self.ended.add(digest)
            self._owed.add(digest)
        self._check_store()

    def _check_store(self) -> None:
        """It is sound, and whatever it owes waits or is still the running game."""
        if (self._data / "games.sqlite").exists():
            with GameStore(self._data / "games.sqlite") as store:
                store.check()
        waiting = {path.stem for path in (self._data / "waiting").glob("*.json")}
        running, _ = SavedGame(self._home.autosave).load()
        assert running is not None
        there = self._stored() | waiting | {digest_of(write_record(running))}
        assert self._owed <= there, "a finished game is lost"


def attempt(work: Callable[[], None], what: str) -> bool:
    """Whether it went well; if not, it says what was wrong."""
    try:
        work()
    except AssertionError as error:
        sys.stdout.write(f"{what}: {error}\n")
        return False
    return True


def main(words: list[str]) -> int:
    parser = argparse.ArgumentParser(description="Kills the program again and again.")
    parser.add_argument("--kills", type=int, default=500)
    parser.add_argument("--seed", type=int, default=1)
    options = parser.parse_args(words)
    start, wrong = time.monotonic(), 0
    with TemporaryDirectory() as folder:
        kills = Kills(Path(folder), options.seed)
        for number in range(1, options.kills + 1):
            wrong += not attempt(kills.kill, f"kill {number}")
            sys.stderr.write(f"\r{number} kills, {wrong} wrong ")
        wrong += not attempt(kills.end, "the last start")
    moments = ", ".join(f"{count} {moment}" for moment, count in kills.moments.items())
    seconds = time.monotonic() - start
    sys.stdout.write(
        f"\n{options.kills} kills ({moments}), {len(kills.ended)} games had ended,"
        f" {wrong} wrong, {seconds:.0f} s\n"
    )
    return 1 if wrong else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
