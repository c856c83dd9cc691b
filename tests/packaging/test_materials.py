"""What a release is made of: locked by hashes, and listed for programs that look for old parts."""

from __future__ import annotations

import json
import re
import subprocess
import sys
from pathlib import Path

from packaging.requirements import Requirement
from packaging.utils import canonicalize_name

from cascadia_qt import __version__
from cascadia_qt.assets import resource
from tests.packaging.conftest import PACKAGING

LOCK = PACKAGING / "requirements-lock.txt"


def locked() -> dict[str, list[str]]:
    """The hashes of every locked package, by its name and version."""
    found: dict[str, list[str]] = {}
    for stanza in LOCK.read_text(encoding="utf-8").replace("\\\n", " ").splitlines():
        requirement = Requirement(stanza.partition("--hash")[0])
        key = f"{canonicalize_name(requirement.name)}{requirement.specifier}"
        found[key] = re.findall(r"--hash=sha256:([0-9a-f]{64})(?=\s|$)", stanza)
    return found


def test_everything_is_locked_with_its_hashes() -> None:
    lines = (PACKAGING / "requirements.in").read_text(encoding="utf-8").splitlines()
    wanted = [Requirement(line) for line in lines if line and not line.startswith("#")]
    names = {f"{canonicalize_name(one.name)}{one.specifier}" for one in wanted}
    assert locked().keys() == names
    assert all(locked().values())


def test_nothing_is_installed_without_its_hash() -> None:
    for file in (PACKAGING / "build.py", PACKAGING.parent / ".github/workflows/release.yml"):
        text = file.read_text(encoding="utf-8")
        assert "--require-hashes" in text


def test_actions_are_pinned_by_their_commit() -> None:
    workflow = (PACKAGING.parent / ".github/workflows/release.yml").read_text(encoding="utf-8")
    used = re.findall(r"uses: *(\S+)", workflow)
    assert used
    assert all(re.fullmatch(r"[\w-]+/[\w-]+@[0-9a-f]{40}", action) for action in used)


def test_both_ends_of_what_is_allowed_of_qt_are_tested() -> None:
    workflow = (PACKAGING.parent / ".github/workflows/release.yml").read_text(encoding="utf-8")
    project = (PACKAGING.parent / "pyproject.toml").read_text(encoding="utf-8")
    wanted = Requirement(re.findall('"(PySide6-Essentials.*)"', project)[0]).specifier
    least, most = json.loads(re.findall(r"qt: (\[.*\])", workflow)[0])
    assert {least.replace("==", ">="), most} == set(map(str, wanted))


def test_the_bill_lists_everything_inside(tmp_path: Path) -> None:
    program = tmp_path / "cascadia-qt"
    (program / "_internal").mkdir(parents=True)
    (program / "_internal" / "libnobody.so.1").touch()
    target = tmp_path / "bill.cdx.json"
    command = [sys.executable, str(PACKAGING / "materials.py"), str(program), str(target)]
    subprocess.run(command, check=True)
    bill = json.loads(target.read_text(encoding="utf-8"))
    assert (bill["bomFormat"], bill["specVersion"]) == ("CycloneDX", "1.6")
    assert re.fullmatch(r"urn:uuid:[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}", bill["serialNumber"])
    assert bill["metadata"]["component"]["version"] == __version__
    listed = json.loads(resource("licences.json").read_text(encoding="utf-8"))
    names = {entry["name"] for entry in listed["libraries"] + listed["inside_qt"]}
    assert {part["name"] for part in bill["components"]} == names | {"libnobody.so.1"}
    numpy = next(part for part in bill["components"] if part["name"] == "numpy")
    assert numpy["purl"] == f"pkg:pypi/numpy@{numpy['version']}"
    again = tmp_path / "again.cdx.json"
    subprocess.run([*command[:-1], str(again)], check=True)
    assert again.read_text(encoding="utf-8") == target.read_text(encoding="utf-8")
