"""Lists what a release is made of in the format of CycloneDX, for programs that look for old parts.

python packaging/materials.py FOLDER FILE     FOLDER is the frozen program, FILE what is written
"""

from __future__ import annotations

import argparse
import json
import shutil
import subprocess
import sys
import uuid
from collections.abc import Iterator
from datetime import UTC, datetime
from pathlib import Path

from licences import Entry, inside_qt, libraries
from release import NAME, moment, version

Component = dict[str, object]


def main(words: list[str]) -> int:
    parser = argparse.ArgumentParser(description="Lists what a release is made of.")
    parser.add_argument("folder", type=Path)
    parser.add_argument("file", type=Path)
    options = parser.parse_args(words)
    text = json.dumps(bill(options.folder), indent=1) + "\n"
    options.file.write_text(text, encoding="utf-8", newline="\n")
    return 0


def bill(folder: Path) -> dict[str, object]:
    """Everything inside the frozen program in `folder`."""
    program: Component = {
        "type": "application",
        "name": NAME,
        "version": version(),
        "purl": f"pkg:pypi/{NAME}@{version()}",
        "licenses": [{"license": {"id": "MIT"}}],
    }
    parts = [
        *(component(entry, "pypi") for entry in libraries()),
        *(component(entry, "generic") for entry in inside_qt()),
        *system_libraries(folder),
    ]
    return {
        "$schema": "http://cyclonedx.org/schema/bom-1.6.schema.json",
        "bomFormat": "CycloneDX",
        "specVersion": "1.6",
        # The same release is the same bill, so the number follows from what it lists.
        "serialNumber": f"urn:uuid:{uuid.uuid5(uuid.NAMESPACE_URL, json.dumps([program, parts]))}",
        "version": 1,
        "metadata": {
            "timestamp": datetime.fromtimestamp(moment(), UTC).isoformat(),
            "component": program,
        },
        "components": parts,
    }


def component(entry: Entry, kind: str) -> Component:
    if entry["name"] in ("Python", "Qt"):
        kind = "generic"
    found: Component = {
        "type": "library",
        "name": entry["name"],
        "licenses": [{"expression": entry["licence"]}],
        "externalReferences": [{"type": "website", "url": entry["home"]}],
    }
    number = entry.get("version") or (sys.version.split()[0] if entry["name"] == "Python" else "")
    if number:
        name = entry["name"].lower().replace("_", "-")
        found |= {"version": number, "purl": f"pkg:{kind}/{name}@{number}"}
    return found


def system_libraries(folder: Path) -> Iterator[Component]:
    """Libraries of the system that lie in the program, by the Debian package they are from."""
    dpkg = shutil.which("dpkg-query")
    for library in sorted((folder / "_internal").glob("*.so*")):
        found: Component = {"type": "file", "name": library.name}
        if dpkg is not None and (package := owner(dpkg, library.name)):
            name, number = package
            found |= {"version": number, "purl": f"pkg:deb/debian/{name}@{number}"}
        yield found


def owner(dpkg: str, library: str) -> tuple[str, str] | None:
    """The Debian package that a library is from, and its version."""
    name = answer(dpkg, "--search", f"*/{library}*").partition(":")[0]
    number = answer(dpkg, "--show", "--showformat=${Version}\n", name) if name else ""
    return (name, number.splitlines()[0]) if number else None


def answer(dpkg: str, *words: str) -> str:
    command = [dpkg, *words]
    return subprocess.run(command, capture_output=True, check=False, text=True).stdout  # noqa: S603


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
