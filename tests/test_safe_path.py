"""Nothing that lies in the folder one starts from is executed, by nobody whom we start."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

from cascadia_qt.model.safe_path import safe_path
from tests.traps import Traps

ROOT = Path(__file__).parent.parent
# What the script cascadia-qt does that is installed beside Python.
ENTRY = """
import sys
from cascadia_qt.__main__ import main
if __name__ == "__main__":
    sys.exit(main())
"""
WORKER = """
from cascadia_qt.games.cascadia.entry import ENTRY as CASCADIA
from cascadia_qt.model.thinking_partner import thinking_along
from cascadia_qt.model.worker_process import WorkerProcess

def serve(line):
    import json, random
    line.send(json.dumps([random.Random(line.recv()).random()]))

if __name__ == "__main__":
    worker = WorkerProcess(serve)
    worker.ask(7)
    assert worker.line.poll(60)
    assert worker.answer().startswith("[0.3238")
    worker.stop()
    with thinking_along(CASCADIA.bots(), ["expert"]) as line:
        assert line is None or not line.poll(3)  # whoever steps into a trap hangs up
"""
RUN = """
import sys
sys.path.insert(0, {root!r})
import run
run.prepare_system = run.prepare_venv = run.prepare_translations = lambda *_: None
run.prepare_kernel = lambda: None
run.PYTHON = sys.executable
del sys.path[0]
sys.exit(run.main(["simulate", "--bots", "greedy,greedy", "--games", "2", "--jobs", "2"]))
"""
SET_UP = """
import sys
from pathlib import Path
sys.path.insert(0, {root!r})
import run
run.VENV = Path({venv!r})
run.PYTHON = Path("/bin/true")
run.prepare_venv(False)
"""


@pytest.fixture
def traps(tmp_path: Path) -> Traps:
    return Traps(tmp_path)


def run_there(traps: Traps, tmp_path: Path, script: str, *words: str) -> str:
    """Runs `script`, which lies elsewhere, from the folder of traps."""
    place = tmp_path / "bin"
    place.mkdir()
    (place / "script.py").write_text(script, encoding="utf-8")
    done = subprocess.run(
        [sys.executable, str(place / "script.py"), *words],
        cwd=traps.folder,
        env={**os.environ, "QT_QPA_PLATFORM": "offscreen", "HOME": str(tmp_path)},
        capture_output=True,
        text=True,
        timeout=300,
        check=False,
    )
    assert traps.sprung == []
    assert done.returncode == 0, done.stderr
    return done.stdout


def test_traps_catch_those_who_look_there(traps: Traps) -> None:
    look = [sys.executable, "-c", "import multiprocessing"]
    subprocess.run(look, cwd=traps.folder, check=True)
    assert traps.sprung == ["multiprocessing"]


def test_games_of_several_processes(traps: Traps, tmp_path: Path) -> None:
    words = ("simulate", "--bots", "greedy,greedy", "--games", "2", "--jobs", "2")
    assert "2 games on hex tiles" in run_there(traps, tmp_path, ENTRY, *words)


def test_workers_and_partners(traps: Traps, tmp_path: Path) -> None:
    run_there(traps, tmp_path, WORKER)


def test_a_whole_game_in_a_window(traps: Traps, tmp_path: Path) -> None:
    run_there(traps, tmp_path, ENTRY, "--smoke")


def test_run_py_and_whom_it_starts(traps: Traps, tmp_path: Path) -> None:
    script = RUN.format(root=str(ROOT))
    assert "2 games on hex tiles" in run_there(traps, tmp_path, script)


@pytest.mark.skipif(sys.platform == "win32", reason="the stand-in for pip is that of other systems")
def test_run_py_sets_up(traps: Traps, tmp_path: Path) -> None:
    venv = tmp_path / "venv"
    run_there(traps, tmp_path, SET_UP.format(root=str(ROOT), venv=str(venv)))
    assert (venv / "pyvenv.cfg").is_file()


@pytest.mark.parametrize("before", [None, "yes"])
def test_other_programs_find_things_as_they_expect(
    monkeypatch: pytest.MonkeyPatch, before: str | None
) -> None:
    monkeypatch.delenv("PYTHONSAFEPATH", raising=False)
    if before is not None:
        monkeypatch.setenv("PYTHONSAFEPATH", before)
    with safe_path():
        assert os.environ["PYTHONSAFEPATH"] == "1"
    assert os.environ.get("PYTHONSAFEPATH") == before
