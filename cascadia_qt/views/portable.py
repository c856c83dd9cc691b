"""What Qt writes into drawings and documents, as other programs read it best."""

from __future__ import annotations

import re
import unicodedata

_UNSHOWABLE = "\ufffe\uffff"


def portable_svg(svg: bytes, width: str, height: str) -> bytes:
    """`svg` with a size that other programs understand and a font to fall back on."""
    sized = re.sub(
        rb'<svg width="[^"]*" height="[^"]*"',
        f'<svg width="{width}" height="{height}"'.encode(),
        svg,
        count=1,
    )
    return re.sub(rb'font-family="([^"]*)"', rb'font-family="\1, sans-serif"', sized)


def spaced_pdf(pdf: bytes) -> bytes:
    """`pdf` with spaces where Qt has it that they are tabs, so that words are found and copied."""
    tables = rb"\[(?:<[0-9A-F]{4}> )+\]"
    return re.sub(tables, lambda found: found[0].replace(b"<0009>", b"<0020>"), pdf)


def portable_text(text: str) -> str:
    """`text` without what no file may hold."""
    return "".join(
        " " if letter in _UNSHOWABLE or unicodedata.category(letter) in ("Cc", "Cs") else letter
        for letter in text
    )
