"""Files that are written whole or not at all."""

from __future__ import annotations

from pathlib import Path

from PySide6.QtCore import QIODevice, QSaveFile


def write_whole(path: Path, data: bytes) -> None:
    """Replaces the file at `path` at once; raises OSError with the reason, and leaves the old."""
    file = QSaveFile(str(path))
    if (
        not file.open(QIODevice.OpenModeFlag.WriteOnly)
        or file.write(data) != len(data)
        or not file.commit()
    ):
        raise OSError(file.errorString())
