"""Records as they lie in the store: compressed, and never larger than one can be."""

from __future__ import annotations

import zlib

_LARGEST = 1 << 20  # bytes; the longest game with the longest names is far below


def packed(text: str) -> bytes:
    return zlib.compress(text.encode())


def unpacked(data: object) -> str:
    """The text of a record; raises ValueError or TypeError for what is none."""
    if not isinstance(data, bytes):
        raise TypeError(data)
    packing = zlib.decompressobj()
    try:
        plain = packing.decompress(data, _LARGEST)
    except zlib.error as error:
        raise ValueError(str(error)) from error
    if not packing.eof:
        raise ValueError("larger than a record, or cut short")
    return plain.decode()
