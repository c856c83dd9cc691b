"""Archive and Debian package: the same each time, and nothing is left when they are removed."""

from __future__ import annotations

import hashlib
import os
import shutil
import subprocess
import sys
import tarfile
from configparser import ConfigParser
from importlib import import_module
from pathlib import Path
from typing import Any
from xml.etree import ElementTree as ET

import pytest

from cascadia_qt.rules.record import write_record
from cascadia_qt.shelf import GAMES, PLACES
from tests.packaging.conftest import NAME, build

debian: Any = import_module("debian")
packing: Any = import_module("packing")

MIME = "application/x-cascadia-game"
MIME_SPACE = "{http://www.freedesktop.org/standards/shared-mime-info}"


def needs(tool: str) -> pytest.MarkDecorator:
    return pytest.mark.skipif(shutil.which(tool) is None, reason=f"{tool} is not installed")


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    """Something small that is laid out as the program is."""
    folder = tmp_path / "dist" / NAME
    (folder / "_internal").mkdir(parents=True)
    (folder / NAME).write_text("#!/bin/sh\necho played\n", encoding="utf-8")
    (folder / NAME).chmod(0o755)
    (folder / "_internal" / "library").write_text("x", encoding="utf-8")
    deep = folder / "licences" / ("a" * 60) / ("b" * 60)  # longer than old archives can name
    deep.mkdir(parents=True)
    (deep / "licence.txt").touch()
    return folder


@pytest.fixture
def share(tmp_path: Path) -> Path:
    debian.share_files(tmp_path / "share")
    return tmp_path / "share"


def test_an_archive_is_the_same_each_time(folder: Path, tmp_path: Path) -> None:
    made = []
    for target in ("one", "two"):
        (folder / "_internal" / "library").touch()
        made.append(packing.pack_folder(folder, tmp_path / target, 1_000_000_000).read_bytes())
    assert made[0] == made[1]
    with tarfile.open(tmp_path / "one.tar.gz") as tar:
        modes = {member.name: member.mode for member in tar}
    assert modes[f"{NAME}/{NAME}"] == 0o755
    assert modes[f"{NAME}/_internal/library"] == 0o644


def test_checksums_name_every_file_that_is_published(folder: Path) -> None:
    build("archive", folder.parent)
    build("deb", folder.parent)
    build("checksums", folder.parent)
    lines = (folder.parent / "SHA256SUMS").read_text(encoding="utf-8").splitlines()
    told = {name: digest for digest, name in (line.split("  ") for line in lines)}
    packed = [path for path in folder.parent.iterdir() if path.name.endswith((".tar.gz", ".deb"))]
    assert {path.name for path in packed} == told.keys()
    assert len(told) == 2
    for path in packed:
        assert told[path.name] == hashlib.sha256(path.read_bytes()).hexdigest()


@needs("dpkg")
@pytest.mark.skipif(os.geteuid() != 0, reason="only root installs packages")
def test_a_package_installs_runs_and_is_removed_cleanly(folder: Path, tmp_path: Path) -> None:
    package = debian.write_deb(folder, tmp_path)
    root = tmp_path / "root"
    for part in ("info", "updates"):
        (root / "var" / "lib" / "dpkg" / part).mkdir(parents=True)
    (root / "var" / "lib" / "dpkg" / "status").touch()
    dpkg = [
        "dpkg",
        f"--root={root}",
        "--log=/dev/null",
        "--force-depends",
        "--force-script-chrootless",
    ]
    subprocess.run([*dpkg, "--install", package], capture_output=True, check=True)
    program = root / "usr" / "bin" / NAME
    assert subprocess.run([program], capture_output=True, check=True).stdout == b"played\n"
    for place in (f"applications/{NAME}.desktop", f"icons/hicolor/48x48/apps/{NAME}.png"):
        assert (root / "usr" / "share" / place).is_file()
    subprocess.run([*dpkg, "--purge", NAME], capture_output=True, check=True)
    assert not (root / "usr").exists()


@pytest.fixture
def desktop(share: Path) -> ConfigParser:
    desktop = ConfigParser(interpolation=None)
    desktop.optionxform = str  # type: ignore[assignment, method-assign]
    desktop.read(share / "applications" / f"{NAME}.desktop", encoding="utf-8")
    return desktop


def test_the_desktop_file_opens_saved_games(share: Path, desktop: ConfigParser) -> None:
    entry = desktop["Desktop Entry"]
    assert entry["Exec"] == f"{NAME} %f"
    assert entry["MimeType"] == f"{MIME};"
    assert entry["Icon"] == NAME
    kind = ET.parse(share / "mime" / "packages" / f"{NAME}.xml").getroot()[0]
    assert kind.get("type") == MIME
    glob = kind.find(f"{MIME_SPACE}glob")
    assert glob is not None
    assert glob.get("pattern") == "*.cascadia"


def test_the_launcher_offers_every_game(desktop: ConfigParser) -> None:
    assert desktop["Desktop Entry"]["Actions"] == "".join(f"{game};" for game in PLACES)
    for game in PLACES:
        assert desktop[f"Desktop Action {game}"]["Exec"] == f"{NAME} new {game}"


@needs("appstreamcli")
def test_software_centres_accept_the_metainfo(share: Path) -> None:
    metainfo = next((share / "metainfo").iterdir())
    command = ["appstreamcli", "validate", "--no-net", str(metainfo)]
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stdout


@needs("update-mime-database")
def test_a_saved_game_is_known_by_its_name_and_by_its_content(share: Path, tmp_path: Path) -> None:
    shutil.copytree("/usr/share/mime/packages", share / "mime" / "packages", dirs_exist_ok=True)
    subprocess.run(["update-mime-database", share / "mime"], capture_output=True, check=True)
    games = []
    for game in PLACES:
        games.append(tmp_path / game)
        record = write_record(GAMES[game].setups().smoke())
        games[-1].write_text(record, encoding="utf-8")
    script = (
        "import sys; from PySide6.QtCore import QMimeDatabase as D; d = D();"
        "print(d.mimeTypeForFile(sys.argv[1], D.MatchMode.MatchExtension).name());"
        "[print(d.mimeTypeForFile(name, D.MatchMode.MatchContent).name()) for name in sys.argv[2:]]"
    )
    words = [sys.executable, "-c", script, "any.cascadia", *map(str, games)]
    environment = {**os.environ, "XDG_DATA_DIRS": str(share), "XDG_DATA_HOME": str(tmp_path)}
    said = subprocess.run(words, env=environment, capture_output=True, text=True, check=True)
    assert said.stdout.split() == [MIME] * (1 + len(PLACES))
