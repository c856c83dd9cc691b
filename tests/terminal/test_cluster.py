"""`simulate --cluster`: a real scheduler, two workers, one of them killed in the middle."""

from __future__ import annotations

import json
import os
import signal
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from cascadia_qt.terminal import cluster
from tests.terminal.command import assert_refused, run
from tests.terminal.test_simulate import without_times

Capture = pytest.CaptureFixture[str]

ROOT = Path(__file__).resolve().parents[2]
ENVIRONMENT = {**os.environ, "PYTHONPATH": str(ROOT)}
PATIENCE = 120.0  # seconds; the machine may be busy

on_posix = pytest.mark.skipif(sys.platform == "win32", reason="needs the signals of a POSIX system")


class Cluster:
    """A scheduler and its workers on this machine."""

    def __init__(self, folder: Path) -> None:
        self._folder = folder
        about = folder / "scheduler.json"
        where = ("--host", "127.0.0.1", "--port", "0", "--scheduler-file", str(about))
        self.scheduler = self._started("scheduler", *where)
        wait_until(lambda: about.exists() and about.read_text("utf-8").endswith("}"))
        self.address = str(json.loads(about.read_text("utf-8"))["address"])
        self.workers = [self._worker(number) for number in (1, 2)]

    def end(self) -> None:
        for process in (*self.workers, self.scheduler):
            process.kill()
            process.wait(PATIENCE)

    def _worker(self, number: int) -> subprocess.Popen[bytes]:
        local = ("--local-directory", str(self._folder / str(number)))
        return self._started("worker", self.address, "--no-nanny", "--nthreads", "1", *local)

    def _started(self, *words: str) -> subprocess.Popen[bytes]:
        return subprocess.Popen(
            [sys.executable, "-m", "dask", *words, "--no-dashboard"],
            cwd=self._folder,
            env=ENVIRONMENT,
            stdout=subprocess.DEVNULL,
            stderr=subprocess.DEVNULL,
        )


@pytest.fixture(scope="module")
def machines(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Cluster]:
    machines = Cluster(tmp_path_factory.mktemp("cluster"))
    yield machines
    machines.end()


def wait_until(done: Callable[[], bool]) -> None:
    end = time.monotonic() + PATIENCE
    while not done():
        assert time.monotonic() < end
        time.sleep(0.02)


def lines_in(file: Path) -> int:
    return len(file.read_bytes().splitlines()) if file.exists() else 0


def begun(*words: object) -> subprocess.Popen[str]:
    """The command in a process that hears Ctrl+C, as one in a terminal does."""
    return subprocess.Popen(
        [sys.executable, "-m", "cascadia_qt", "simulate", *map(str, words)],
        cwd=ROOT,
        env=ENVIRONMENT,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
    )


@on_posix
def test_a_cluster_that_loses_workers_and_its_scheduler(
    capsys: Capture, machines: Cluster, tmp_path: Path
) -> None:
    """One story, because starting a cluster takes long."""
    games = ("--bots", "greedy,random", "--games", "16", "--json")
    file, here, there = (tmp_path / name for name in ("games.jsonl", "here", "there"))
    playing = begun(*games, "--cluster", machines.address, "--resume", file, "--records", there)
    wait_until(lambda: lines_in(file) > 2)
    machines.workers[0].kill()
    out, err = playing.communicate(timeout=PATIENCE)
    assert playing.returncode == 0, err
    assert err.splitlines()[-1].startswith("16 of 16 games: greedy ")
    alone = run(capsys, "simulate", *games, "--records", str(here))
    assert without_times(json.loads(out)) == without_times(alone.json)
    one, two = ({p.name: p.read_bytes() for p in folder.iterdir()} for folder in (here, there))
    assert one == two
    assert len(one) == 16

    many = ("--bots", "random,random", "--games", "900", "--json", "--cluster", machines.address)
    file.unlink()
    playing = begun(*many, "--resume", file)
    wait_until(lambda: lines_in(file) > 3)
    playing.send_signal(signal.SIGINT)
    out, err = playing.communicate(timeout=PATIENCE)
    assert (playing.returncode, out) == (130, "")
    kept = lines_in(file) - 1
    assert err.splitlines()[-1] == f"Kept in games.jsonl: {kept} games; the same command goes on."

    playing = begun(*many, "--resume", file)
    wait_until(lambda: lines_in(file) > kept + 2)
    machines.scheduler.kill()
    out, err = playing.communicate(timeout=PATIENCE)
    assert (playing.returncode, out) == (1, "")
    said, lost = err.splitlines()[-2:]
    assert said == f"Kept in games.jsonl: {lines_in(file) - 1} games; the same command goes on."
    assert lost == "cascadia-qt: The cluster does not answer any more."


@pytest.mark.parametrize("words", [(), ("--resume", "games.jsonl")])
def test_a_cluster_needs_dask(
    capsys: Capture, monkeypatch: pytest.MonkeyPatch, tmp_path: Path, words: tuple[str, ...]
) -> None:
    monkeypatch.chdir(tmp_path)
    monkeypatch.setitem(sys.modules, "distributed", None)
    outcome = run(capsys, "simulate", "--bots", "random", "--cluster", "tcp://host:8786", *words)
    assert_refused(outcome, 'A cluster needs Dask: pip install "cascadia-qt[cluster]"')
    assert list(tmp_path.iterdir()) == []


@pytest.mark.parametrize("address", ["tcp://127.0.0.1:1", "tls://127.0.0.1:1"])
def test_an_address_that_does_not_answer_is_one_sentence(
    capsys: Capture, monkeypatch: pytest.MonkeyPatch, address: str
) -> None:
    monkeypatch.setattr(cluster, "_PATIENCE", 0.1)
    outcome = run(capsys, "simulate", "--bots", "random", "--cluster", address)
    assert_refused(outcome, f"No cluster answers at {address}.")


@pytest.mark.parametrize("address", ["", "host", "host:8786", "tcp://host", "tcp://:1", "file:///"])
def test_what_is_no_address_is_refused(capsys: Capture, address: str) -> None:
    outcome = run(capsys, "simulate", "--bots", "random", "--cluster", address)
    assert_refused(outcome, repr(address), "tcp://host:8786")


def test_jobs_are_not_those_of_a_cluster(capsys: Capture) -> None:
    words = ("simulate", "--bots", "random", "--jobs", "2", "--cluster", "tcp://[::1]:8786")
    assert_refused(run(capsys, *words), "--jobs and --cluster do not go together")
