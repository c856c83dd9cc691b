"""A bot that waits as long as it takes: what fails only on a busy machine is no failure."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

_PATIENCE = 60_000  # milliseconds


class PatientBot(QtBot):
    """Has more patience than the usual one, unless a test says how much."""

    def waitUntil(self, callback: Callable[[], Any], *, timeout: int = _PATIENCE) -> None:  # noqa: N802
        super().waitUntil(callback, timeout=timeout)

    def waitSignal(self, signal: Any, *, timeout: int = _PATIENCE, **how: Any) -> Any:  # noqa: N802
        return super().waitSignal(signal, timeout=timeout, **how)

    def waitSignals(self, signals: Any, *, timeout: int = _PATIENCE, **how: Any) -> Any:  # noqa: N802
        return super().waitSignals(signals, timeout=timeout, **how)

    def waitActive(self, widget: QWidget, *, timeout: int = _PATIENCE) -> Any:  # noqa: N802
        return super().waitActive(widget, timeout=timeout)

    def waitExposed(self, widget: QWidget, *, timeout: int = _PATIENCE) -> Any:  # noqa: N802
        return super().waitExposed(widget, timeout=timeout)
