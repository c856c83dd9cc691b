#!/usr/bin/env python3
"""Sets everything up and runs the game, or, with `test`, all checks.

    python3 run.py          sets up and runs the game
    python3 run.py test     sets up and passes the tests

It needs Python 3.11 and nothing else: it makes its own virtual environment in .venv and leaves the
system's Python alone. Further words go to the game (`python3 run.py score FILE`) or to pytest
(`python3 run.py test tests/rules`).
"""

from __future__ import annotations

import ctypes
import hashlib
import importlib.util
import os
import shutil
import signal
import subprocess
import sys
import sysconfig
from pathlib import Path
from typing import NoReturn

ROOT = Path(__file__).resolve().parent
VENV = ROOT / ".venv"
TOOLS = VENV / ("Scripts" if os.name == "nt" else "bin")
PYTHON = TOOLS / "python"
KERNEL = ROOT / "packaging" / "kernel.py"
MODULE = ("-P", "-m")  # what lies in the folder one starts from is nothing of ours

# What Qt loads from the system on Linux, and the Debian package that brings it.
QT_LIBRARIES = {
    "libEGL.so.1": "libegl1",
    "libGL.so.1": "libgl1",
    "libX11-xcb.so.1": "libx11-xcb1",
    "libdbus-1.so.3": "libdbus-1-3",
    "libfontconfig.so.1": "libfontconfig1",
    "libglib-2.0.so.0": "libglib2.0-0",
    "libxcb-cursor.so.0": "libxcb-cursor0",
    "libxcb-icccm.so.4": "libxcb-icccm4",
    "libxcb-image.so.0": "libxcb-image0",
    "libxcb-keysyms.so.1": "libxcb-keysyms1",
    "libxcb-randr.so.0": "libxcb-randr0",
    "libxcb-render-util.so.0": "libxcb-render-util0",
    "libxcb-shape.so.0": "libxcb-shape0",
    "libxcb-sync.so.1": "libxcb-sync1",
    "libxcb-xfixes.so.0": "libxcb-xfixes0",
    "libxcb-xkb.so.1": "libxcb-xkb1",
    "libxkbcommon-x11.so.0": "libxkbcommon-x11-0",
    "libxkbcommon.so.0": "libxkbcommon0",
}
WINDOW_TEST_TOOLS = {
    "Xvfb": "xvfb",
    "xdotool": "xdotool",
    "dbus-daemon": "dbus",
    "/usr/libexec/at-spi-bus-launcher": "at-spi2-core",
}
BUILD_TOOLS = {"objdump": "binutils"}  # without them the program is not built in the tests
# Nobody is there to answer: what a package asks gets the answer that leaves things as they are.
APT = [
    *("apt-get", "-y", "-q", "-o", "Dpkg::Options::=--force-confdef"),
    *("-o", "Dpkg::Options::=--force-confold", "-o", "DPkg::Lock::Timeout=120"),
]
APT_ENVIRONMENT = {"DEBIAN_FRONTEND": "noninteractive", "NEEDRESTART_SUSPEND": "1"}
CHECKS = {
    "style": ["ruff", "check", "."],
    "format": ["ruff", "format", "--check", "."],
    "types": ["mypy"],
    "layers": ["lint-imports"],
}
# Only the rules are asked for every line: counting lines while windows are tested takes its time.
RULES = [
    "tests/rules",
    *(
        f"tests/games/{path.parent.name}/rules"
        for path in (ROOT / "tests" / "games").glob("*/rules")
    ),
]
# One more than there are cores: some always wait for a timer or a process that they have started.
# Whoever is done takes half of what the busiest has left: windows lie next to each other.
WORKERS = (f"--numprocesses={(os.cpu_count() or 1) + 1}", "--dist=worksteal")
TESTS = (
    [*WORKERS, "--cov", "--cov-report=term", *RULES],
    [*WORKERS, *(f"--ignore={folder}" for folder in RULES)],
)


def main(words: list[str]) -> int:
    if sys.version_info < (3, 11):
        fail(f"Python 3.11 or newer is needed; this is {sys.version.split()[0]}.")
    testing = words[:1] == ["test"]
    prepare_system()
    prepare_venv(testing)
    prepare_translations()
    if testing:
        subprocess.check_call([PYTHON, KERNEL, "clean"])  # sources are tested
    else:
        prepare_kernel()
    signal.signal(signal.SIGINT, lambda *_: None)  # from now on the called program answers to it
    if testing:
        return run_tests(words[1:])
    return subprocess.call([PYTHON, *MODULE, "cascadia_qt", *words])


def prepare_system() -> None:
    """Installs or names the packages without which there is no environment or no window."""
    missing = {}
    if importlib.util.find_spec("ensurepip") is None:
        missing["to make the environment in .venv"] = ["python3-venv"]
    if sys.platform == "linux":
        qt = [package for name, package in QT_LIBRARIES.items() if not loads(name)]
        if qt:
            missing["for Qt, to open a window"] = qt
        if not any(Path("/usr/share/fonts").rglob("*.?tf")):
            missing["to write in a window"] = ["fonts-dejavu-core"]
    if missing and not installed(missing):
        packages = " ".join(package for some in missing.values() for package in some)
        reasons = ", ".join(missing)
        fail(f"Please install what is missing ({reasons}): sudo apt-get install {packages}")


def loads(library: str) -> bool:
    try:
        ctypes.CDLL(library)
    except OSError:
        return False
    return True


def installed(missing: dict[str, list[str]]) -> bool:
    """Installs the Debian packages for each reason; False if that is not root's to do or fails."""
    if sys.platform != "linux" or os.geteuid() != 0 or not shutil.which("apt-get"):
        return False
    for reason, packages in missing.items():
        print(f"Installing {' '.join(packages)} ({reason})", flush=True)
    # Lists that are a little old, or not all there, may still do.
    apt("update")
    return apt("install", *(package for packages in missing.values() for package in packages))


def apt(*words: str) -> bool:
    """Lets apt-get do its work unasked; what it said is shown if it fails."""
    done = subprocess.run(
        [*APT, *words],
        env={**os.environ, **APT_ENVIRONMENT},
        stdin=subprocess.DEVNULL,
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        encoding="utf-8",
        errors="replace",
        check=False,
    )
    if done.returncode:
        print(f"apt-get {words[0]} failed:\n{done.stdout}", file=sys.stderr, flush=True)
    return done.returncode == 0


def prepare_venv(testing: bool) -> None:
    """Makes .venv and installs what pyproject.toml asks for, if that has changed."""
    import tomllib  # only now: older versions of Python must get as far as the first sentence

    text = (ROOT / "pyproject.toml").read_bytes()
    requirements = ["--editable", str(ROOT)]
    if testing:
        requirements += tomllib.loads(text.decode())["dependency-groups"]["dev"]
    done = VENV / f"installed-for-{'test' if testing else 'play'}"
    wanted = hashlib.sha256(text + sys.version.encode()).hexdigest()
    if done.is_file() and done.read_text() == wanted:
        return
    print("Setting up .venv", flush=True)
    if subprocess.call([sys.executable, *MODULE, "venv", VENV]):
        fail(f"The environment in {VENV} could not be made.")
    pip = [str(PYTHON), *MODULE, "pip", "install", "--quiet", "--disable-pip-version-check"]
    if subprocess.call([*pip, "--no-input", *requirements], stdin=subprocess.DEVNULL):
        fail("The packages above could not be installed; is there a connection to the internet?")
    done.write_text(wanted)


def prepare_translations() -> None:
    """Compiles the translations again if one of them has changed."""
    for source in (ROOT / "resources" / "translations").glob("*.ts"):
        made = source.with_suffix(".qm")
        if not made.is_file() or made.stat().st_mtime < source.stat().st_mtime:
            script = ROOT / "packaging" / "translations.py"
            subprocess.check_call([PYTHON, script, "compile"])
            return


def prepare_kernel() -> None:
    """Compiles what the computers think with, if that has changed and there is a C compiler.

    Without one, or if it fails, they think in plain Python: slower, and so a little weaker.
    """
    compiler = (os.environ.get("CC") or sysconfig.get_config_var("CC") or "cl").split()[0]
    if not shutil.which(compiler):
        return
    sources = sorted(ROOT.glob("cascadia_qt/games/*/ai/kernel/*.p*"))
    made = [path for path in sources if path.suffix == ".pyd"]
    made += ROOT.glob("cascadia_qt/games/*/ai/kernel/*.so")
    texts = [path.read_bytes() for path in (KERNEL, *sources) if path not in made]
    wanted = hashlib.sha256(b"".join(texts) + sys.version.encode()).hexdigest()
    done = VENV / "kernel-compiled"
    before = done.read_text() if done.is_file() else ""
    if before == f"{wanted} plain" or (made and before == wanted):
        return
    print("Compiling what the computers think with, once: they get faster", flush=True)
    subprocess.check_call([PYTHON, KERNEL, "clean"])
    pip = [str(PYTHON), *MODULE, "pip", "install", "--quiet", "--disable-pip-version-check"]
    compiling = [str(PYTHON), str(KERNEL), "compile"]
    steps = ([*pip, "--no-input", *compiling_tools()], compiling)
    if all(subprocess.call(step, stdin=subprocess.DEVNULL) == 0 for step in steps):
        done.write_text(wanted)
    else:
        print("That failed; they think in plain Python.", flush=True)
        done.write_text(f"{wanted} plain")


def compiling_tools() -> list[str]:
    import tomllib

    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
    tools = project["dependency-groups"]["dev"]
    return [tool for tool in tools if tool.startswith(("cython", "setuptools"))]


def run_tests(words: list[str]) -> int:
    # Only now: whoever plays does not wait for it.
    from concurrent.futures import ThreadPoolExecutor

    left_out = [tool for tool in WINDOW_TEST_TOOLS if not shutil.which(tool)]
    windows = {"for the tests in a real window": [WINDOW_TEST_TOOLS[tool] for tool in left_out]}
    if left_out and installed(windows):
        left_out = []
    missing = [package for tool, package in BUILD_TOOLS.items() if not shutil.which(tool)]
    if missing:
        installed({"for the tests that build the program": missing})
    pytest = [str(PYTHON), *MODULE, "pytest", *(["-m", "not window"] if left_out else [])]
    first, *others = [words] if words else TESTS
    print("== tests", flush=True)
    with ThreadPoolExecutor() as beside:  # types take one core, for as long as the first tests do
        checks = beside.map(checked, CHECKS.values())
        status = subprocess.call([*pytest, *first], cwd=ROOT)
    for name, check in zip(CHECKS, checks, strict=True):
        print(f"== {name}\n{check.stdout}", end="", flush=True)
        status = status or check.returncode
    for options in others:
        status = status or subprocess.call([*pytest, *options], cwd=ROOT)
    if left_out:
        print(f"Left out: the tests in a real window, which need {' and '.join(left_out)}.")
    return status


def checked(check: list[str]) -> subprocess.CompletedProcess[str]:
    """What a check says, kept until the tests beside it are done."""
    tool, *options = check
    return subprocess.run(
        [TOOLS / tool, *options],
        cwd=ROOT,
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        encoding="utf-8",
        errors="replace",
        check=False,
    )


def fail(sentence: str) -> NoReturn:
    print(sentence, file=sys.stderr)
    sys.exit(1)


if __name__ == "__main__":
    try:
        sys.exit(main(sys.argv[1:]))
    except KeyboardInterrupt:
        sys.exit(130)
