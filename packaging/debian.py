"""The frozen program as a package for Debian and its kin."""

from __future__ import annotations

import shutil
import time
from pathlib import Path
from platform import libc_ver
from tempfile import TemporaryDirectory

from packing import pack_tar
from release import NAME, ROOT, filled, machine, moment, version

LINUX = Path(__file__).resolve().parent / "linux"
IDENTITY = "io.github.cascadia_qt.Cascadia"
ARCHITECTURES = {"x86_64": "amd64", "aarch64": "arm64"}


def write_deb(program: Path, output: Path) -> Path:
    """A .deb is an archive of three files; written here, it is the same each time."""
    architecture = ARCHITECTURES.get(machine(), machine())
    with TemporaryDirectory() as folder:
        tree, control = Path(folder) / "tree", Path(folder) / "control"
        lay_out(program, tree)
        control.mkdir()
        size = sum(path.lstat().st_size for path in tree.rglob("*") if not path.is_dir()) // 1024
        text = filled(LINUX / "control", architecture=architecture, size=size, libc=libc_ver()[1])
        (control / "control").write_text(text, encoding="utf-8")
        parts = {"debian-binary": b"2.0\n"}
        for name, place in (("control", control), ("data", tree)):
            packed = pack_tar(place, Path(folder) / f"{name}.tar.gz", moment(), ".")
            parts[packed.name] = packed.read_bytes()
    path = output / f"{NAME}_{version()}_{architecture}.deb"
    path.write_bytes(_ar(parts))
    return path


def lay_out(program: Path, root: Path) -> None:
    """Everything where it lies on a system: the program in one place, and what makes it known."""
    shutil.copytree(program, root / "usr" / "lib" / NAME, symlinks=True)
    (root / "usr" / "bin").mkdir()
    (root / "usr" / "bin" / NAME).symlink_to(f"../lib/{NAME}/{NAME}")
    share_files(root / "usr" / "share")
    documents = root / "usr" / "share" / "doc" / NAME
    documents.mkdir(parents=True)
    shutil.copy(ROOT / "NOTICE", documents / "copyright")
    with (documents / "copyright").open("a", encoding="utf-8") as file:
        file.write("\n" + (ROOT / "LICENSE").read_text(encoding="utf-8"))


def share_files(share: Path) -> None:
    """Desktop file, metainfo, MIME type and icons, for a share folder of any system."""
    _write(share / "applications" / f"{NAME}.desktop", LINUX / "cascadia-qt.desktop")
    _write(share / "metainfo" / f"{IDENTITY}.metainfo.xml", LINUX / f"{IDENTITY}.metainfo.xml")
    _write(share / "mime" / "packages" / f"{NAME}.xml", LINUX / "cascadia-qt-mime.xml")
    for picture in sorted((ROOT / "resources" / "icons").glob("cascadia-*.png")):
        size = picture.stem.rpartition("-")[2]
        sized = share / "icons" / "hicolor" / f"{size}x{size}"
        for place, name in (("apps", NAME), ("mimetypes", "application-x-cascadia-game")):
            (sized / place).mkdir(parents=True, exist_ok=True)
            shutil.copy(picture, sized / place / f"{name}.png")


def _write(path: Path, source: Path) -> None:
    path.parent.mkdir(parents=True, exist_ok=True)
    date = time.strftime("%Y-%m-%d", time.gmtime(moment()))
    path.write_text(filled(source, date=date), encoding="utf-8")


def _ar(parts: dict[str, bytes]) -> bytes:
    packed = b"!<arch>\n"
    for name, data in parts.items():
        head = f"{name:<16}{moment():<12}{0:<6}{0:<6}{100644:<8}{len(data):<10}`\n"
        packed += head.encode() + data + b"\n" * (len(data) % 2)
    return packed
