"""Lays dist/cascadia-qt out as an AppImage wants it, and packs it where appimagetool is installed.

python packaging/appimage/make_appimage.py [FOLDER]    the folder with the build; dist unless told
"""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parent.parent))

from debian import IDENTITY, lay_out
from release import NAME, ROOT, machine, moment, version


def main(words: list[str]) -> int:
    output = Path(words[0] if words else ROOT / "dist").resolve()
    folder = lay_out_appdir(output)
    tool = shutil.which("appimagetool")
    if tool is None:
        sys.stderr.write(f"appimagetool is not installed; {folder} is ready for it.\n")
        return 1
    target = output / f"{NAME}-{version()}-{machine()}.AppImage"
    environment = {**os.environ, "SOURCE_DATE_EPOCH": str(moment()), "ARCH": machine()}
    return subprocess.call([tool, str(folder), str(target)], env=environment)  # noqa: S603


def lay_out_appdir(output: Path) -> Path:
    folder = output / f"{IDENTITY}.AppDir"
    shutil.rmtree(folder, ignore_errors=True)
    lay_out(output / NAME, folder)
    (folder / "AppRun").symlink_to(f"usr/lib/{NAME}/{NAME}")
    share = folder / "usr" / "share"
    shutil.copy(share / "applications" / f"{NAME}.desktop", folder)
    shutil.copy(share / "icons" / "hicolor" / "256x256" / "apps" / f"{NAME}.png", folder)
    (folder / ".DirIcon").symlink_to(f"{NAME}.png")
    return folder


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
