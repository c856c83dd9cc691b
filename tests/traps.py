"""A folder in which every module of Python, and of others, is a trap."""

from __future__ import annotations

import sys
from pathlib import Path

_OTHERS = ("sitecustomize", "usercustomize", "cascadia_qt", "rich", "PySide6", "shiboken6", "pip")
_TRAP = """with open({log!r}, "a") as log:
    log.write(__name__ + "\\n")
"""


class Traps:
    """Writes down which of them were stepped into.

    Attributes:
        folder: where they lie.
    """

    def __init__(self, folder: Path) -> None:
        self.folder = folder / "traps"
        self.folder.mkdir()
        self._log = folder / "sprung.txt"
        for name in (*sys.stdlib_module_names, *_OTHERS):
            path = self.folder / f"{name}.py"
            path.write_text(_TRAP.format(log=str(self._log)), encoding="utf-8")

    @property
    def sprung(self) -> list[str]:
        return self._log.read_text(encoding="utf-8").split() if self._log.exists() else []
