"""The compiled kernel: it plays as the plain one does, and leaves the package clean again."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
import sysconfig
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[4]
KERNEL = Path("cascadia_qt", "games", "cascadia", "ai", "kernel")
NEEDED = "A C compiler and the headers of Python are needed to compile the kernel.\n"

GAME = """
from hashlib import sha256
from cascadia_qt.games.cascadia.ai.kernel import search
from cascadia_qt.games.cascadia.ai.effort import Effort
from cascadia_qt.games.cascadia.ai.strategist import Strategist
from cascadia_qt.games.cascadia.entry import ENTRY as CASCADIA
from cascadia_qt.games.cascadia.rules.scoring.rulings import Scoring
from cascadia_qt.games.cascadia.rules.state import Options
from cascadia_qt.games.cascadia.rules.terms import Card, Variant
from cascadia_qt.rules.grid import GRIDS

rules, actions = CASCADIA.rules(), []
for grid, cards in (("hex", "ABCDA"), ("square", "DCBAD")):
    scoring = Scoring(Variant.CARDS, tuple(map(Card, cards)))
    state = rules.setup(Options(GRIDS[grid], 2, scoring), 1)
    effort = Effort(candidates=6, horizon=2, rollouts=12, breadth=2)
    bots = [Strategist(effort, seed) for seed in (1, 2)]
    while (seat := rules.to_move(state)) is not None and state.turn < 24:
        actions.append(bots[seat].choose(state))
        state = rules.apply(state, actions[-1]).state
from cascadia_qt.kernels import are_compiled
assert are_compiled() == (not search.__file__.endswith(".py"))
print(search.__file__)
print(len(actions), sha256(repr(actions).encode()).hexdigest())
"""


def run(folder: Path, *words: str, **environment: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        [sys.executable, *words],
        cwd=folder,
        env={**os.environ, "PYTHONDONTWRITEBYTECODE": "1", **environment},
        capture_output=True,
        text=True,
        check=False,
    )


def played(folder: Path) -> tuple[str, str]:
    """The file that the kernel was loaded from, and a digest of all that was chosen."""
    done = run(folder, "-c", GAME)
    assert done.returncode == 0, done.stderr
    kernel, digest = done.stdout.splitlines()
    assert Path(kernel).is_relative_to(folder)
    return Path(kernel).suffix, digest


def files(folder: Path) -> set[Path]:
    return {path.relative_to(folder) for path in folder.rglob("*") if path.is_file()}


def has_compiler() -> bool:
    compiler = os.environ.get("CC") or sysconfig.get_config_var("CC") or "cl"
    return shutil.which(compiler.split()[0]) is not None


@pytest.fixture
def copy(tmp_path: Path) -> Path:
    """The program's sources, with nothing compiled."""
    unwanted = shutil.ignore_patterns("__pycache__", "*.so", "*.pyd")
    for name in ("cascadia_qt", "packaging", "resources"):
        shutil.copytree(ROOT / name, tmp_path / name, ignore=unwanted)
    return tmp_path


@pytest.mark.skipif(sys.platform == "win32", reason="the compiler there is not named by CC")
def test_a_missing_compiler_is_said_in_a_sentence(copy: Path) -> None:
    before = files(copy)
    done = run(copy, "packaging/kernel.py", "compile", CC="no-such-compiler")
    assert (done.returncode, done.stdout, done.stderr) == (1, "", NEEDED)
    assert files(copy) == before


def test_the_compiled_kernel_chooses_as_the_plain_one(copy: Path) -> None:
    before = files(copy)
    plain, plain_digest = played(copy)
    done = run(copy, "packaging/kernel.py", "compile")
    added = files(copy) - before
    if done.stderr == NEEDED:
        assert (done.returncode, added, has_compiler()) == (1, set(), False)
        return
    assert (done.returncode, done.stderr) == (0, "")
    assert {path.parent for path in added} == {KERNEL}
    assert {path.suffix for path in added} <= {".so", ".pyd"}
    compiled, compiled_digest = played(copy)
    assert (plain, compiled in (".so", ".pyd")) == (".py", True)
    assert compiled_digest == plain_digest

    assert run(copy, "packaging/kernel.py", "clean").returncode == 0
    assert files(copy) == before
