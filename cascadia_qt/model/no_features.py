"""PySide reads the source of every module that is imported, to see whether it wants other names."""

from __future__ import annotations

from contextlib import suppress
from importlib import import_module


def want_no_features() -> None:
    """From now on PySide takes it for granted that no module wants them, and reads none."""
    import_module("PySide6.QtCore")
    # Where another PySide asks otherwise, it only takes longer.
    with suppress(ImportError):
        vars(import_module("shibokensupport.feature"))["_mod_uses_pyside"] = _no


def _no(_module: object) -> bool:
    return False
