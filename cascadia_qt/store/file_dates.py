"""When files were written."""

from __future__ import annotations

from datetime import datetime
from pathlib import Path


def written_at(path: Path) -> datetime:
    """In local time, as people read it, and now if the file tells no year; raises OSError."""
    moment = path.stat().st_mtime
    try:
        return datetime.fromtimestamp(moment).replace(microsecond=0)
    except (ValueError, OverflowError, OSError):  # before the year 1 or after 9999
        return datetime.now().replace(microsecond=0)
