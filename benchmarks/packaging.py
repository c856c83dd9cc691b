"""How large and how quick the download is: `python -m benchmarks.packaging [FOLDER]`.

The program is frozen, unless FOLDER is what `packaging/build.py` has made of it, and so is a bare
window of PySide6, with the same spec as far as it goes: the same parts are left out, the same
symbols stripped. A second bare window is frozen as PyInstaller does it by itself. All are measured
in turn, in one run, on a display that nobody sees.
"""

from __future__ import annotations

import os
import statistics
import subprocess
import sys
import time
from collections.abc import Sequence
from dataclasses import dataclass, field
from importlib import import_module
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

from tests.games.cascadia.window.display import display

ROOT = Path(__file__).resolve().parent.parent
PACKAGING = ROOT / "packaging"
STARTS = 7
PATIENCE = 60  # seconds
AIMS = {"folder": 1.25, "archive": 1.30, "window": 1.5, "memory": 1.5}
UNITS = {
    "folder": ("MB", 1e6),
    "archive": ("MB", 1e6),
    "window": ("ms", 1e-3),
    "memory": ("MB", 1e6),
}
TITLES = {
    "folder": "one-folder build",
    "archive": "compressed archive",
    "window": f"first window shown, median of {STARTS}",
    "memory": "memory after start, with its shared pages",
}

BARE = """\
import sys
from PySide6.QtWidgets import QApplication, QMainWindow
app = QApplication(sys.argv)
window = QMainWindow()
window.resize(1440, 900)
window.show()
sys.exit(app.exec())
"""
SPEC = """\
import sys
sys.path.insert(0, {packaging!r})
from pathlib import Path
from PyInstaller.depend.bindepend import get_imports
from frozen_parts import MODULES, stripped, wanted
found = Analysis([{script!r}], excludes=MODULES, optimize=2)
parts = stripped(wanted(found.binaries + found.datas, get_imports), Path({work!r}))
program = EXE(PYZ(found.pure), found.scripts, exclude_binaries=True, name="bare", console=False)
COLLECT(program, parts, name="bare")
"""


@dataclass
class Frozen:
    """A frozen program, and what was measured of it."""

    title: str
    program: Path
    found: dict[str, float] = field(default_factory=dict)
    starts: list[float] = field(default_factory=list)
    memory: list[float] = field(default_factory=list)


def main(words: Sequence[str]) -> None:
    with TemporaryDirectory() as folder:
        place = Path(folder)
        ours = Path(words[0]).resolve() if words else built(place / "ours")
        programs = [*bare_windows(place), Frozen("cascadia-qt", ours / "cascadia-qt")]
        for program in programs:
            measure_size(program, place)
        with display(place) as screen:
            measure_starts(programs, place, screen.name)
        report(programs)


def built(output: Path) -> Path:
    run([sys.executable, str(PACKAGING / "build.py"), "binary", "--output", str(output)])
    return output / "cascadia-qt"


def bare_windows(place: Path) -> list[Frozen]:
    script, spec, work = place / "bare.py", place / "bare.spec", place / "work"
    script.write_text(BARE, encoding="utf-8")
    work.mkdir()
    words = {"packaging": str(PACKAGING), "script": str(script), "work": str(work)}
    spec.write_text(SPEC.format(**words), encoding="utf-8")
    freeze(spec, place / "same", work)
    freeze(script, place / "plain", place / "plain-work", "--specpath", str(place / "plain-work"))
    return [
        Frozen("a bare window, frozen the same way", place / "same" / "bare" / "bare"),
        Frozen("a bare window, as PyInstaller does it", place / "plain" / "bare" / "bare"),
    ]


def freeze(what: Path, output: Path, work: Path, *options: str) -> None:
    command = [sys.executable, "-m", "PyInstaller", "--noconfirm", "--log-level", "ERROR"]
    run([*command, "--distpath", str(output), "--workpath", str(work), *options, str(what)])


def run(command: list[str]) -> None:
    subprocess.run(command, check=True, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)


def measure_size(frozen: Frozen, place: Path) -> None:
    sys.path.insert(0, str(PACKAGING))
    packing: Any = import_module("packing")
    folder = frozen.program.parent
    files = (path.lstat().st_size for path in folder.rglob("*") if not path.is_dir())
    archive = packing.pack_tar(folder, place / "archive.tar.gz", 0, folder.name)
    frozen.found |= {"folder": sum(files), "archive": archive.stat().st_size}


def measure_starts(programs: list[Frozen], place: Path, screen: str) -> None:
    for number in range(STARTS + 1):
        for frozen in programs:
            seconds, size = start(frozen.program, place, screen)
            if number:  # the first start of each fills caches
                frozen.starts.append(seconds)
                frozen.memory.append(size)
    for frozen in programs:
        frozen.found |= {
            "window": statistics.median(frozen.starts),
            "memory": statistics.median(frozen.memory),
        }


def start(program: Path, place: Path, screen: str) -> tuple[float, float]:
    """Seconds until a real window is shown, and the memory two seconds later."""
    begun = time.perf_counter()
    environment = {"HOME": str(place), "LANG": "C.UTF-8", "DISPLAY": screen}
    with subprocess.Popen([str(program)], env=environment, stderr=subprocess.DEVNULL) as process:
        try:
            wait_for_window(process.pid, screen)
            seconds = time.perf_counter() - begun
            time.sleep(2)
            size = memory(process.pid)
        finally:
            process.kill()
    return seconds, size


def wait_for_window(process: int, screen: str) -> None:
    # Not with --sync, which looks only twice a second.
    search = ["xdotool", "search", "--onlyvisible", "--pid", str(process)]
    end, environment = time.monotonic() + PATIENCE, {**os.environ, "DISPLAY": screen}
    while not subprocess.run(search, env=environment, capture_output=True, check=False).stdout:
        if time.monotonic() > end:
            sys.exit("The window did not come up.")


def memory(process: int) -> float:
    """What it takes, shared pages divided among those who share them."""
    lines = Path(f"/proc/{process}/smaps_rollup").read_text(encoding="utf-8").splitlines()
    return sum(1024.0 * int(line.split()[1]) for line in lines if line.startswith("Pss:"))


def report(programs: list[Frozen]) -> None:
    same = programs[0].found
    for key, title in TITLES.items():
        unit, size = UNITS[key]
        print(f"{title:<44}{unit:>10}  {'ratio':>6}  aim")
        for frozen in programs:
            value = frozen.found[key]
            aim = f"{AIMS[key]:.2f}" if frozen is programs[-1] else ""
            print(f"    {frozen.title:<40}{value / size:>10.1f}  {value / same[key]:>6.2f}  {aim}")
        print()


if __name__ == "__main__":
    main(sys.argv[1:])
