"""Folders as archives that come out the same, byte for byte, whenever they are made."""

from __future__ import annotations

import gzip
import os
import tarfile
import time
import zipfile
from pathlib import Path


def pack_folder(folder: Path, target: Path, moment: int) -> Path:
    """Packs `folder` as Windows wants it, or as everybody else; `target` is without a suffix."""
    if os.name == "nt":
        return _zip(folder, target.with_name(f"{target.name}.zip"), moment)
    return pack_tar(folder, target.with_name(f"{target.name}.tar.gz"), moment, folder.name)


def pack_tar(folder: Path, target: Path, moment: int, inside: str) -> Path:
    """A tar.gz that holds the content of `folder` in the folder `inside`.

    dpkg knows no headers of POSIX for long names, only those of GNU.
    """

    def plain(member: tarfile.TarInfo) -> tarfile.TarInfo:
        member.mtime, member.uid, member.gid, member.uname, member.gname = moment, 0, 0, "", ""
        member.mode = 0o755 if member.mode & 0o100 or member.isdir() else 0o644
        return member

    with (
        target.open("wb") as file,
        gzip.GzipFile("", "wb", fileobj=file, mtime=moment) as packed,
        tarfile.open(fileobj=packed, mode="w", format=tarfile.GNU_FORMAT) as tar,
    ):
        tar.add(folder, inside, filter=plain)  # in the order of the names
    return target


def _zip(folder: Path, target: Path, moment: int) -> Path:
    date = time.gmtime(moment)[:6]
    with zipfile.ZipFile(target, "w", zipfile.ZIP_DEFLATED) as packed:
        for path in sorted(folder.rglob("*")):
            if path.is_file():
                entry = zipfile.ZipInfo(f"{folder.name}/{path.relative_to(folder)}", date)
                entry.compress_type = zipfile.ZIP_DEFLATED
                packed.writestr(entry, path.read_bytes())
    return target
