"""Lists what the program stands on, with versions and licences, from the environment.

python packaging/licences.py write           writes resources/licences.json and NOTICE
python packaging/licences.py check           names what differs and exits with 1
python packaging/licences.py texts FOLDER    puts the licences themselves into a folder
"""

from __future__ import annotations

import argparse
import json
import re
import shutil
import subprocess
import sys
import sysconfig
import tomllib
from importlib.metadata import Distribution, distribution
from pathlib import Path
from string import Template

from packaging.requirements import Requirement
from packaging.utils import canonicalize_name

HERE = Path(__file__).resolve().parent
ROOT = HERE.parent
LOCK = HERE / "requirements-lock.txt"
INSIDE_QT = HERE / "inside_qt.json"
LIST = ROOT / "resources" / "licences.json"
NOTICE = ROOT / "NOTICE"
# What is no package of Python, or does not say its licence in one word.
QT = "LGPL-3.0-only"
NOT_PACKAGES = [
    {"name": "Python", "version": "", "licence": "PSF-2.0", "home": "https://www.python.org"},
    {"name": "Qt", "version": "", "licence": QT, "home": "https://www.qt.io"},
]
NAMES = {"BSD License": "BSD-3-Clause", "MIT License": "MIT"}

Entry = dict[str, str]


def main(words: list[str]) -> int:
    parser = argparse.ArgumentParser(description="Lists the licences of what is used.")
    parser.add_argument("what", choices=["write", "check", "texts"])
    parser.add_argument("folder", nargs="?", type=Path)
    options = parser.parse_args(words)
    if options.what == "texts":
        copy_texts(options.folder)
        return 0
    wanted = files()
    stale = [path for path, text in wanted.items() if text != text_of(path)]
    for path in stale:
        if options.what == "write":
            path.write_text(wanted[path], encoding="utf-8", newline="\n")
        else:
            sys.stderr.write(f"{path.name} differs from what is installed or locked\n")
    return 1 if stale and options.what == "check" else 0


def text_of(path: Path) -> str | None:
    return path.read_text(encoding="utf-8") if path.is_file() else None


def files() -> dict[Path, str]:
    """What has to be written, by the file it belongs into."""
    entries, inside = libraries(), inside_qt()
    template = Template((HERE / "notice.txt").read_text(encoding="utf-8"))
    return {
        LIST: json.dumps({"libraries": entries, "inside_qt": inside}, indent=1) + "\n",
        NOTICE: template.substitute(packages=table(entries), inside_qt=table(inside)),
    }


def table(entries: list[Entry]) -> str:
    names = (f"  {one['name']} {one.get('version', '')}".rstrip() for one in entries)
    lines = zip(names, entries, strict=True)
    return "\n".join(f"{name:<39} {one['licence']}" for name, one in lines)


def libraries() -> list[Entry]:
    """Python, Qt and every package that is needed to run."""
    python, qt = NOT_PACKAGES
    return [python, {**qt, "version": locked()["pyside6-essentials"]}, *packages()]


def inside_qt() -> list[Entry]:
    """Works of others that Qt's own libraries hold."""
    entries: list[Entry] = json.loads(INSIDE_QT.read_text(encoding="utf-8"))
    return entries


def packages() -> list[Entry]:
    """Everything that is needed to run, in the versions that are locked."""
    found = {name: entry(distribution(name)) for name in sorted(needed())}
    return sorted(found.values(), key=lambda one: one["name"].lower())


def needed() -> set[str]:
    """The names of the requirements of the program, and of theirs."""
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    waiting, names = list(project["dependencies"]), set()
    while waiting:
        requirement = Requirement(waiting.pop())
        name = canonicalize_name(requirement.name)
        if name not in names and (not requirement.marker or requirement.marker.evaluate()):
            names.add(name)
            waiting += distribution(name).requires or []
    return names


def entry(package: Distribution) -> Entry:
    about = package.metadata
    homes = [
        line.partition(", ")[2]
        for line in about.get_all("Project-URL") or []
        if "home" in line.lower()
    ]
    return {
        "name": about["Name"],
        "version": locked()[canonicalize_name(about["Name"])],
        "licence": licence(package),
        "home": about["Home-page"] or homes[0],
    }


def licence(package: Distribution) -> str:
    about = package.metadata
    if "LGPL-3.0" in (about["License"] or ""):
        return QT  # it may be had under others; this is the one we chose
    classes = [line for line in about.get_all("Classifier") or [] if line.startswith("License ::")]
    name = about["License-Expression"] or about["License"] or classes[0].rpartition(" :: ")[2]
    return NAMES.get(name, name)


def locked() -> dict[str, str]:
    """The locked versions by name."""
    lines = re.findall(r"^([\w-]+)==([^\s;]+)", LOCK.read_text(encoding="utf-8"), re.MULTILINE)
    return {canonicalize_name(name): version for name, version in lines}


def copy_texts(folder: Path) -> None:
    """The licences of everything in a frozen program, those of the system's libraries too."""
    shutil.copytree(HERE / "licences", folder, dirs_exist_ok=True)
    for place in (sysconfig.get_path("stdlib"), sys.base_prefix):
        if Path(place, "LICENSE.txt").is_file():
            shutil.copy(Path(place, "LICENSE.txt"), folder / "Python.txt")
    for name in (*needed(), "pyinstaller"):
        package = distribution(name)
        for file in package.files or []:
            if ".dist-info" in file.parts[0] and re.search("LICEN[CS]E|COPYING", file.name):
                place = folder / name / "-".join(file.parts[1:]).removeprefix("licenses-")
                place.parent.mkdir(exist_ok=True)
                shutil.copy(str(package.locate_file(file)), place)
    for library in (folder.parent / "_internal").glob("*.so*"):
        if not library.is_symlink():
            copy_system_licence(library.name, folder / "system")


def copy_system_licence(library: str, folder: Path) -> None:
    """What Debian says about the package that a library is from, if this is Debian."""
    dpkg = shutil.which("dpkg-query")
    if dpkg is None:
        return
    command = [dpkg, "--search", f"*/{library}*"]
    done = subprocess.run(command, capture_output=True, check=False, text=True)  # noqa: S603
    package = done.stdout.partition(":")[0]
    text = Path("/usr/share/doc", package, "copyright")
    if package and text.is_file():
        folder.mkdir(exist_ok=True)
        shutil.copy(text, folder / f"{package}.txt")


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
