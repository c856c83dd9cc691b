"""Icons of Windows and macOS, read by somebody else's reader; and the version in one place."""

from __future__ import annotations

from importlib import import_module
from pathlib import Path
from typing import Any

import pytest
from PySide6.QtGui import QImageReader

from cascadia_qt import __version__

icon_files: Any = import_module("icon_files")
release: Any = import_module("release")


@pytest.mark.parametrize(
    ("write", "sizes"),
    [("write_ico", {16, 24, 32, 48, 64, 256}), ("write_icns", {16, 32, 64, 128, 256, 512})],
    ids=["Windows", "macOS"],
)
def test_an_icon_holds_every_size(tmp_path: Path, write: str, sizes: set[int]) -> None:
    reader = QImageReader(str(getattr(icon_files, write)(tmp_path)))
    found = set()
    for number in range(reader.imageCount()):
        reader.jumpToImage(number)
        picture = reader.read()
        assert not picture.isNull(), reader.errorString()
        found.add(picture.width())
    assert found == sizes


def test_the_version_stands_in_the_package_alone(tmp_path: Path) -> None:
    assert release.version() == __version__
    resource = Path(release.version_resource(tmp_path)).read_text(encoding="utf-8")
    assert f"'ProductVersion', '{__version__}'" in resource
    compile(resource, "version.txt", "eval")
