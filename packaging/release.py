"""What a release is called: its version, its date and the name of its files."""

from __future__ import annotations

import os
import platform
import re
import shutil
import subprocess
from pathlib import Path
from string import Template

ROOT = Path(__file__).resolve().parent.parent
NAME = "cascadia-qt"
EPOCH = 1_767_225_600  # the first day of 2026, where nothing tells a better time


def version() -> str:
    """The version of the program, which stands in the package and nowhere else."""
    text = (ROOT / "cascadia_qt" / "__init__.py").read_text(encoding="utf-8")
    found = re.search(r'^__version__ = "(.+)"$', text, re.MULTILINE)
    assert found is not None
    return found[1]


def moment() -> int:
    """The time that files of the release bear: that of the commit, so that they come out equal."""
    if told := os.environ.get("SOURCE_DATE_EPOCH"):
        return int(told)
    git = shutil.which("git")
    if git is None or not (ROOT / ".git").exists():
        return EPOCH
    command = [git, "-C", str(ROOT), "log", "-1", "--format=%ct"]
    done = subprocess.run(command, capture_output=True, check=False, text=True)  # noqa: S603
    return int(done.stdout) if done.returncode == 0 else EPOCH


def machine() -> str:
    return platform.machine().lower()


def filled(template: Path, **words: object) -> str:
    """A file of packaging with its $words replaced, $version among them."""
    text = template.read_text(encoding="utf-8")
    return Template(text).substitute(version=version(), **words)


def version_resource(folder: Path) -> str:
    """Writes the version as Windows shows it in the properties of a program."""
    numbers = [int(number) for number in re.findall(r"\d+", version())][:4]
    numbers += [0] * (4 - len(numbers))
    path = folder / "version.txt"
    template = ROOT / "packaging" / "windows" / "version.txt"
    path.write_text(filled(template, numbers=tuple(numbers)), encoding="utf-8")
    return str(path)
