#!/usr/bin/env python3
"""Builds what people download, from a clean clone and with nothing but Python and compilers.

python3 packaging/build.py binary       the program in one folder: dist/cascadia-qt
python3 packaging/build.py archive      that folder, packed: dist/cascadia-qt-VERSION-…
python3 packaging/build.py deb          the same as a package for Debian and Ubuntu
python3 packaging/build.py wheel        wheel and sdist, for those who have Python
python3 packaging/build.py materials    what is inside, as a bill of materials (CycloneDX)
python3 packaging/build.py checksums    SHA256SUMS of everything packed
python3 packaging/build.py all          all of it

The versions are those of requirements-lock.txt, in an environment of their own; with --this-python
they are those of the Python that runs this.
"""

from __future__ import annotations

import argparse
import hashlib
import os
import re
import shutil
import subprocess
import sys
import tarfile
import venv
from collections.abc import Callable
from pathlib import Path
from tempfile import TemporaryDirectory

HERE = Path(__file__).resolve().parent
sys.path.insert(0, str(HERE))

from debian import write_deb  # noqa: E402
from packing import pack_folder  # noqa: E402
from release import NAME, ROOT, machine, moment, version  # noqa: E402

LOCK = HERE / "requirements-lock.txt"
INSTALL = ("-m", "pip", "install", "--quiet", "--no-deps", "--require-hashes", "--requirement")
SOURCES = ("cascadia_qt", "packaging", "resources", "ui", "LICENSE", "NOTICE", "pyproject.toml")
SYSTEM = {"win32": "windows", "darwin": "macos"}.get(sys.platform, "linux")
PACKED = ("*.tar.gz", "*.zip", "*.deb", "*.whl", "*.exe", "*.dmg", "*.AppImage", "*.cdx.json")


def main(words: list[str]) -> int:
    parser = argparse.ArgumentParser(description="Builds what people download.")
    parser.add_argument("what", choices=[*STEPS, "all"])
    parser.add_argument("--output", type=Path, default=ROOT / "dist", help="dist unless told")
    parser.add_argument("--this-python", action="store_true", help="use the packages it has")
    options = parser.parse_args(words)
    options.output.mkdir(parents=True, exist_ok=True)
    steps = list(STEPS) if options.what == "all" else [options.what]
    for step in steps:
        if step != "deb" or SYSTEM == "linux":
            STEPS[step](options.output.resolve(), options.this_python)
    return 0


def binary(output: Path, this_python: bool) -> None:
    """Freezes a copy of the sources, so that the clone stays as it is."""
    with TemporaryDirectory() as folder:
        work = Path(folder)
        python = Path(sys.executable) if this_python else locked_python(work / "venv")
        if not this_python and SYSTEM == "linux":
            shrink_numpy(python)
        source = copied_sources(work / "source")
        # Whoever only tries it may lack a compiler; what is published is compiled.
        run(python, source / "packaging" / "kernel.py", "compile", check=not this_python)
        run(python, source / "packaging" / "translations.py", "compile")
        shutil.rmtree(output / NAME, ignore_errors=True)
        places = ["--distpath", output, "--workpath", work / "build"]
        spec = source / "packaging" / "cascadia_qt.spec"
        run(python, "-m", "PyInstaller", "--noconfirm", "--log-level", "WARN", *places, spec)
        for name in ("LICENSE", "NOTICE"):
            shutil.copy(source / name, output / NAME)
        run(python, source / "packaging" / "licences.py", "texts", output / NAME / "licences")


def locked_python(folder: Path) -> Path:
    """A new environment with exactly the locked versions."""
    venv.create(folder, with_pip=True)
    python = folder / ("Scripts/python.exe" if SYSTEM == "windows" else "bin/python")
    run(python, *INSTALL, LOCK)
    return python


def shrink_numpy(python: Path) -> None:
    """Builds the locked numpy without OpenBLAS, a fifth of the folder of which plots use nothing.

    Its own linear algebra takes the place, and all of it is small rather than quick; nobody waits
    for that.
    """
    numpy = re.search(r"^numpy==(?:.*\\\n)*.*$", LOCK.read_text(encoding="utf-8"), re.MULTILINE)
    assert numpy is not None
    without = ("allow-noblas=true", "blas=none", "lapack=none", "cpu-dispatch=none")
    chosen = [f"--config-settings=setup-args=-D{each}" for each in (*without, "buildtype=minsize")]
    again = ("--force-reinstall", "--no-build-isolation", "--no-binary", "numpy")
    with TemporaryDirectory() as folder:
        only = Path(folder, "numpy.txt")
        # Settings for what a file requires count only there.
        only.write_text(" \\\n    ".join((numpy.group(), *chosen)), encoding="utf-8")
        # pip's cache does not look at settings.
        run(python, *INSTALL, only, "--no-cache-dir", *again)
    # It writes down which Python it was built by, and that is another one each time.
    for config in python.parent.parent.rglob("numpy/__config__.py"):
        text = config.read_text(encoding="utf-8")
        config.write_text(text.replace(str(python), "python"), encoding="utf-8")


def copied_sources(folder: Path) -> Path:
    folder.mkdir()
    made = shutil.ignore_patterns("__pycache__", "*.so", "*.pyd", "*.qm")
    for name in SOURCES:
        if (ROOT / name).is_dir():
            shutil.copytree(ROOT / name, folder / name, ignore=made)
        else:
            shutil.copy(ROOT / name, folder)
    return folder


def run(python: Path, *words: object, check: bool = True, folder: Path = ROOT) -> None:
    same_each_time = {"PYTHONHASHSEED": "1", "SOURCE_DATE_EPOCH": str(moment())}
    tools = f"{python.parent}{os.pathsep}{os.environ['PATH']}"
    environment = {**os.environ, **same_each_time, "PATH": tools}
    command = [python, *map(str, words)]
    subprocess.run(command, cwd=folder, env=environment, check=check)  # noqa: S603


def archive(output: Path, _this_python: bool) -> None:
    pack_folder(built(output), output / f"{NAME}-{version()}-{SYSTEM}-{machine()}", moment())


def deb(output: Path, _this_python: bool) -> None:
    write_deb(built(output), output)


def built(output: Path) -> Path:
    """The folder that `binary` has made."""
    folder = output / NAME
    if not folder.is_dir():
        sys.exit(f"There is no {folder} yet: python3 packaging/build.py binary")
    return folder


def wheel(output: Path, this_python: bool) -> None:
    """Packs the sources, and from what was packed the wheel, with the kernel compiled."""
    with TemporaryDirectory() as folder:
        work = Path(folder)
        python = Path(sys.executable) if this_python else locked_python(work / "venv")
        hatchling = ("-m", "hatchling", "build", "--directory", output, "--target")
        run(python, *hatchling, "sdist")
        source = f"{NAME.replace('-', '_')}-{version()}"
        with tarfile.open(output / f"{source}.tar.gz") as packed:
            packed.extractall(work, filter="data")
        run(python, work / source / "packaging" / "kernel.py", "compile", check=not this_python)
        run(python, *hatchling, "wheel", folder=work / source)


def materials(output: Path, this_python: bool) -> None:
    target = output / f"{NAME}-{version()}-{SYSTEM}-{machine()}.cdx.json"
    with TemporaryDirectory() as folder:
        python = Path(sys.executable) if this_python else locked_python(Path(folder) / "venv")
        run(python, HERE / "materials.py", built(output), target)


def checksums(output: Path, _this_python: bool) -> None:
    files = sorted(path for form in PACKED for path in output.glob(form))
    lines = [f"{hashlib.sha256(path.read_bytes()).hexdigest()}  {path.name}\n" for path in files]
    (output / "SHA256SUMS").write_text("".join(lines), encoding="utf-8", newline="\n")


STEPS: dict[str, Callable[[Path, bool], None]] = {
    "binary": binary,
    "archive": archive,
    "deb": deb,
    "wheel": wheel,
    "materials": materials,
    "checksums": checksums,
}

if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
