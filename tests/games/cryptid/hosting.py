"""A widget as it lies in a window that does not follow its size."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager

from PySide6.QtCore import QSize
from PySide6.QtWidgets import QWidget


@contextmanager
def hosted(widget: QWidget, size: QSize) -> Iterator[QWidget]:
    """Shows `widget`, as large as `size`, in a window of its own, which is closed afterwards."""
    window = QWidget()
    window.resize(size)
    widget.setParent(window)
    widget.resize(size)
    window.show()
    widget.show()
    yield window
    widget.hide()
    widget.setParent(None)
    window.close()
