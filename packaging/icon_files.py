"""The icon as Windows and macOS want it, packed from the pictures in resources/icons."""

from __future__ import annotations

from pathlib import Path
from struct import pack

PICTURES = Path(__file__).resolve().parent.parent / "resources" / "icons"
ICO_SIZES = (16, 24, 32, 48, 64, 256)
ICNS_SIZES = {b"icp4": 16, b"icp5": 32, b"icp6": 64, b"ic07": 128, b"ic08": 256, b"ic09": 512}


def write_ico(folder: Path) -> Path:
    """Writes cascadia.ico: a directory of pictures, then the pictures."""
    pictures = [_picture(size) for size in ICO_SIZES]
    place = 6 + 16 * len(pictures)
    directory = pack("<HHH", 0, 1, len(pictures))
    for size, picture in zip(ICO_SIZES, pictures, strict=True):
        side = size % 256  # 0 stands for 256
        directory += pack("<BBBBHHII", side, side, 0, 0, 1, 32, len(picture), place)
        place += len(picture)
    return _written(folder / "cascadia.ico", directory + b"".join(pictures))


def write_icns(folder: Path) -> Path:
    """Writes cascadia.icns: pictures, each with its kind and length."""
    parts = b""
    for kind, size in ICNS_SIZES.items():
        picture = _picture(size)
        parts += pack(">4sI", kind, 8 + len(picture)) + picture
    return _written(folder / "cascadia.icns", pack(">4sI", b"icns", 8 + len(parts)) + parts)


def _picture(size: int) -> bytes:
    return (PICTURES / f"cascadia-{size}.png").read_bytes()


def _written(path: Path, data: bytes) -> Path:
    path.write_bytes(data)
    return path
