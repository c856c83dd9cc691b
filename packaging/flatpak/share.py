"""Writes desktop file, metainfo, MIME type and icons under the one name that Flatpak lets through.

python3 packaging/flatpak/share.py FOLDER
"""

from __future__ import annotations

import sys
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parent.parent))

from debian import IDENTITY, share_files
from release import NAME


def main(words: list[str]) -> int:
    share = Path(words[0])
    share_files(share)
    for path in [*share.rglob(f"{NAME}.*")]:
        path.rename(path.with_name(IDENTITY + path.suffix))
    for path in [*share.rglob("mimetypes/*.png")]:
        path.rename(path.with_name(f"{IDENTITY}-game.png"))
    desktop = share / "applications" / f"{IDENTITY}.desktop"
    replace(desktop, f"Icon={NAME}", f"Icon={IDENTITY}")
    replace(share / "metainfo" / f"{IDENTITY}.metainfo.xml", f"{NAME}.desktop", desktop.name)
    glob = '<glob pattern="*.cascadia"/>'
    icon = f'<icon name="{IDENTITY}-game"/>'
    replace(share / "mime" / "packages" / f"{IDENTITY}.xml", glob, glob + icon)
    return 0


def replace(path: Path, old: str, new: str) -> None:
    text = path.read_text(encoding="utf-8")
    path.write_text(text.replace(old, new), encoding="utf-8")


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
