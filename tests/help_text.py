"""What stands on a page of the help."""

from __future__ import annotations

from pathlib import Path


def text_of(page: Path) -> str:
    return page.read_text(encoding="utf-8")
