"""The frozen program runs where there is no Python, and holds nothing it does not need."""

from __future__ import annotations

import json
import os
import shutil
import stat
import subprocess
from collections.abc import Iterator
from pathlib import Path
from pkgutil import walk_packages

import pytest
from pypdf import PdfReader

import cascadia_qt
from cascadia_qt.assets import resource
from cascadia_qt.rules.record import write_record
from cascadia_qt.shelf import GAMES, PLACES
from cascadia_qt.words.languages import CODES
from tests.documents import random_record
from tests.games.cascadia.window.display import display, missing_tools
from tests.games.cascadia.window.program import until
from tests.traps import Traps

NOBODY = 65534


@pytest.fixture(scope="session")
def unwritable(program: Path, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Path]:
    """The program where nobody may write, on a path with blanks, accents and an apostrophe."""
    place = tmp_path_factory.mktemp("place") / "Jeux d'été" / "Cascadia é"
    shutil.copytree(program, place, symlinks=True)
    folders = [place, *(path for path in place.rglob("*") if path.is_dir())]
    for folder in folders:
        folder.chmod(0o555)
    for above in place.parents:  # another user has to find the way
        if above.stat().st_uid == os.getuid() and not above.stat().st_mode & stat.S_IXOTH:
            above.chmod(above.stat().st_mode | stat.S_IXOTH | stat.S_IROTH)
    yield place / "cascadia-qt"
    for folder in folders:
        folder.chmod(0o755)


@pytest.fixture
def home(tmp_path: Path) -> Path:
    """An empty folder of whoever runs the program."""
    home = tmp_path / "home"
    home.mkdir()
    if os.geteuid() == 0:
        os.chown(home, NOBODY, NOBODY)
        for above in home.parents:
            if not above.stat().st_mode & stat.S_IXOTH:
                above.chmod(above.stat().st_mode | stat.S_IXOTH)
    return home


def run(program: Path, home: Path, *words: object, **environment: str) -> None:
    """Runs it with nothing on its path; it must have nothing to complain about."""
    done = subprocess.run(
        command(program, *words),
        env=bare_environment(home, **environment),
        cwd="/",
        capture_output=True,
        text=True,
        timeout=180,
        check=False,
    )
    assert done.returncode == 0
    assert not done.stderr, done.stderr


def command(program: Path, *words: object) -> list[str]:
    full = [str(program), *map(str, words)]
    if os.geteuid() == 0:  # whom no folder is unwritable for
        ids = [f"--reuid={NOBODY}", f"--regid={NOBODY}", "--clear-groups"]
        full = [shutil.which("setpriv") or "setpriv", *ids, *full]
    return full


def bare_environment(home: Path, **further: str) -> dict[str, str]:
    return {"HOME": str(home), "PATH": "/nonexistent", "LANG": "C.UTF-8", **further}


def test_a_game_is_played_without_a_screen(unwritable: Path, home: Path) -> None:
    run(unwritable, home, "--smoke", QT_QPA_PLATFORM="offscreen")


@pytest.mark.window
def test_a_game_is_played_in_a_real_window(unwritable: Path, home: Path, tmp_path: Path) -> None:
    if missing := missing_tools():
        pytest.skip(f"{' and '.join(missing)} are not installed")
    with display(tmp_path) as screen:
        run(unwritable, home, "--smoke", DISPLAY=screen.name)


def test_paper_plots_and_translations_work(unwritable: Path, home: Path) -> None:
    run(unwritable, home, "--self-check", home, QT_QPA_PLATFORM="offscreen")
    report = json.loads((home / "report.json").read_text(encoding="utf-8"))
    assert report["Qt"] == {"fr": "Annuler", "nl": "Annuleren"}
    assert report["program"] == {"fr": "La table Cascadia", "nl": "Cascadia-tafel"}
    compiled = any(unwritable.parent.rglob("kernel/shared.*"))
    assert report["compiled kernel"] == compiled
    assert report["help pages"].keys() == PLACES.keys()
    for game, pages in report["help pages"].items():
        assert pages == len(list(resource(f"help/{game}/en").glob("*.md"))) > 0
    assert report["plot"]
    for name in ("score.pdf", "printed.pdf"):
        assert len(PdfReader(home / name).pages) >= 1
    for name in ("score.png", "score.svg", "score.csv", "plot.png"):
        assert (home / name).stat().st_size > 1000


def test_every_module_is_inside_though_most_are_found_by_a_name_alone(
    unwritable: Path, home: Path
) -> None:
    run(unwritable, home, "--self-check", home, QT_QPA_PLATFORM="offscreen")
    report = json.loads((home / "report.json").read_text(encoding="utf-8"))
    there = walk_packages(cascadia_qt.__path__, "cascadia_qt.")
    names = {info.name for info in there if not info.name.endswith("__main__")}
    assert names - set(report["modules"]) == set()
    assert report["games"].keys() == PLACES.keys()
    for game, place in PLACES.items():
        assert {place, GAMES[game].gui, GAMES[game].terminal} <= set(report["games"][game])


@pytest.mark.window
def test_a_saved_game_opens(unwritable: Path, home: Path, tmp_path: Path) -> None:
    if missing := missing_tools():
        pytest.skip(f"{' and '.join(missing)} are not installed")
    game = home / "partie été.cascadia"
    game.write_text(write_record(random_record(turns=4)), encoding="utf-8")
    with display(tmp_path) as screen:
        environment = bare_environment(home, DISPLAY=screen.name)
        with subprocess.Popen(command(unwritable, game), env=environment, cwd="/") as process:
            kept = home / ".local/share/cascadia-qt/cascadia-qt/autosave/game-0.json"
            try:
                until(kept.is_file, "the game is on the table")
            finally:
                process.kill()


def test_nothing_of_the_folder_one_starts_from_is_executed(
    unwritable: Path, home: Path, tmp_path: Path
) -> None:
    traps = Traps(tmp_path)
    for words in (("--smoke",), ("simulate", "--bots", "easy,greedy", "--jobs", 2, "--games", 2)):
        subprocess.run(
            command(unwritable, *words),
            env=bare_environment(home, QT_QPA_PLATFORM="offscreen"),
            cwd=traps.folder,
            capture_output=True,
            timeout=180,
            check=True,
        )
    assert traps.sprung == []


def test_computers_play_in_worker_processes(unwritable: Path, home: Path) -> None:
    words = ("simulate", "--bots", "easy,greedy", "--games", 2, "--jobs", 2, "--json")
    done = subprocess.run(
        command(unwritable, *words),
        env=bare_environment(home),
        cwd="/",
        capture_output=True,
        check=True,
    )
    assert json.loads(done.stdout)


def test_no_window_loads_what_only_its_workers_need(program: Path) -> None:
    readers = pytest.importorskip("PyInstaller.archive.readers")
    begun = readers.CArchiveReader(str(program / "cascadia-qt")).toc.keys()
    assert "launcher" in begun
    assert not [name for name in begun if "multiprocess" in name]


def test_only_what_is_needed_is_inside(program: Path) -> None:
    files = [path for path in program.rglob("*") if not path.is_dir()]
    plugins = {path.parent.name for path in files if "plugins" in path.parts}
    assert {"platforms", "iconengines", "printsupport"} <= plugins
    assert not plugins & {"tls", "networkinformation", "egldeviceintegrations", "generic"}
    names = {path.name for path in files}
    translations = {name for name in names if name.startswith(("qt_", "qtbase_"))}
    assert translations == {f"qtbase_{code}.qm" for code in CODES}
    libraries = ("Quick", "Qml", "Network", "QtTest", "libssl", "libgtk", "libcups.so")
    for unwanted in (*libraries, "cascadia-512.png"):
        assert not [name for name in names if unwanted in name]


def test_everything_it_shows_is_inside(program: Path) -> None:
    inside = program / "_internal" / "cascadia_qt" / "resources"
    for name in (
        "translations/cascadia_fr.qm",
        "help/cascadia/fr/1-aim.md",
        "icons/cascadia-48.png",
    ):
        assert (inside / name).is_file()
    for name in ("LICENSE", "NOTICE", "licences/LGPL-3.0.txt", "licences/numpy"):
        assert (program / name).exists()
    broken = [path for path in program.rglob("*") if path.is_symlink() and not path.exists()]
    assert broken == []
