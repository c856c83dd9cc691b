"""How long it takes to the first window: `python -m benchmarks.start`.

Machines are shared and noisy, so everything is started in turn and given as a ratio to a bare
window. `--against FOLDER` takes another checkout into the turn, with the same Python and PySide6.
"""

from __future__ import annotations

import argparse
import os
import re
import statistics
import subprocess
import sys
import time
from collections.abc import Sequence
from dataclasses import dataclass, field
from pathlib import Path
from tempfile import TemporaryDirectory

from benchmarks import first_paint

STARTS = 15
AIM = 1.5  # times the bare window
ROOT = Path(__file__).resolve().parent.parent


@dataclass
class Kind:
    """What is started, and the seconds that this and each part of it took."""

    title: str
    which: str
    checkout: Path = ROOT
    times: list[float] = field(default_factory=list)
    parts: dict[str, list[float]] = field(default_factory=dict)


def main(words: Sequence[str] | None = None) -> None:
    parser = argparse.ArgumentParser(description="How long it takes to the first window.")
    parser.add_argument("--against", type=Path, metavar="FOLDER", help="another checkout")
    parser.add_argument("--starts", type=int, default=STARTS, help="of each")
    options = parser.parse_args(words)
    print(f"Python {sys.version.split()[0]}, software raster, no display\n")
    kinds = [Kind("a bare QMainWindow", "bare"), Kind("cascadia-qt, welcome page", "program")]
    if options.against is not None:
        kinds.append(Kind(f"that of {options.against}", "program", options.against.resolve()))
    with TemporaryDirectory() as folder:
        os.environ |= environment(folder)
        start_in_turn(kinds, options.starts)
        report(kinds)
        report_imports()


def environment(folder: str) -> dict[str, str]:
    """A home in `folder`; whoever starts the program has compiled modules from the time before."""
    homes = dict.fromkeys(("XDG_CONFIG_HOME", "XDG_DATA_HOME", "XDG_CACHE_HOME"), folder)
    compiled = {"PYTHONPYCACHEPREFIX": f"{folder}/compiled", "PYTHONDONTWRITEBYTECODE": ""}
    return {**homes, **compiled, "QT_QPA_PLATFORM": "offscreen"}


def start_in_turn(kinds: Sequence[Kind], starts: int) -> None:
    for number in range(starts + 1):
        for kind in kinds:
            seconds, said = started(kind)
            if number:  # the first start of each fills caches
                kind.times.append(seconds)
                for title, part in said.items():
                    kind.parts.setdefault(title, []).append(part)


def started(kind: Kind) -> tuple[float, dict[str, float]]:
    """Seconds from the start of a process to its first paint, and what it says about them."""
    said = {}
    # Not as a module, so that other checkouts are measured just as this one.
    command = [sys.executable, "-P", first_paint.__file__, kind.which]
    surroundings = {**os.environ, "PYTHONPATH": str(kind.checkout)}
    start = time.perf_counter()
    with subprocess.Popen(
        command, stdout=subprocess.PIPE, text=True, env=surroundings, cwd=kind.checkout
    ) as process:
        assert process.stdout is not None
        for line in process.stdout:
            if line.strip() == first_paint.PAINTED:
                break
            seconds, _, title = line.strip().partition(" ")
            said[title] = float(seconds)
        elapsed = time.perf_counter() - start
    if process.returncode:
        sys.exit("The window did not come up.")
    return elapsed, said


def report(kinds: Sequence[Kind]) -> None:
    bare = kinds[0]
    usual, least = statistics.median(bare.times), min(bare.times)
    title = f"until the first paint, {len(bare.times)} starts of each"
    print(f"{title:<44}{'median ms':>10}  {'ratio':>6}  {'least ms':>8}  {'ratio':>6}  aim")
    for kind in kinds:
        median, fastest = statistics.median(kind.times), min(kind.times)
        both = f"{median * 1000:>10.0f}  {median / usual:>6.2f}  {fastest * 1000:>8.0f}"
        aim = f"  {AIM:.2f}" if kind.which == "program" else ""
        print(f"{kind.title:<44}{both}  {fastest / least:>6.2f}{aim}")
        for part, found in kind.parts.items():
            median, fastest = statistics.median(found), min(found)
            both = f"{median * 1000:>10.0f}  {median / usual:>6.2f}  {fastest * 1000:>8.0f}"
            print(f"{'    ' + part:<44}{both}  {fastest / least:>6.2f}")
    for other in kinds[2:]:
        this = kinds[1]
        ratio = statistics.median(this.times) / statistics.median(other.times)
        fastest = min(this.times) / min(other.times)
        print(f"{'this, against the other checkout':<44}{'':>10}  {ratio:>6.2f}", end="")
        print(f"  {'':>8}  {fastest:>6.2f}  1.05")
    print()


def report_imports() -> None:
    """Which packages and modules take how long to import."""
    command = [sys.executable, "-X", "importtime", "-c", "import cascadia_qt.app"]
    said = subprocess.run(command, capture_output=True, text=True, check=True).stderr
    found = re.findall(r"import time: +(\d+) \| +\d+ \| +(\S+)", said)
    modules = {name: int(own) / 1000 for own, name in found}
    packages: dict[str, list[float]] = {}
    for name, milliseconds in modules.items():
        packages.setdefault(name.partition(".")[0], []).append(milliseconds)
    print(f"{'imports, each without what it imports itself':<44}{'ms':>10}")
    for name, inside in sorted(packages.items(), key=lambda item: -sum(item[1]))[:4]:
        print(f"{f'{name}, modules: {len(inside)}':<44}{sum(inside):>10.1f}")
    for name in sorted(modules, key=lambda name: -modules[name])[:8]:
        print(f"{'    ' + name:<44}{modules[name]:>10.1f}")


if __name__ == "__main__":
    main()
