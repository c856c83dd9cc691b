"""Stands in for two large modules of Qt that pyqtgraph imports, though plots never use them."""

from __future__ import annotations

import sys
from types import ModuleType


class Absent(ModuleType):
    """A module in which every class can be named and none can do anything."""

    def __getattr__(self, name: str) -> type:
        if name.startswith("__"):
            raise AttributeError(name)
        return type(name, (), {})


for _name in ("PySide6.QtOpenGL", "PySide6.QtOpenGLWidgets"):
    sys.modules[_name] = Absent(_name)
