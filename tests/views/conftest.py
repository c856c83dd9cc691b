"""What every test of the views stands on."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from PySide6.QtCore import QCoreApplication, QEvent
from PySide6.QtWidgets import QApplication

from cascadia_qt.words.language import translate_with
from tests.views.looks import looks

__all__ = ["looks"]


@pytest.fixture
def shouting() -> Iterator[None]:
    """Another language."""
    translate_with(lambda _context, text: text.upper())
    yield
    translate_with(lambda _context, text: text)


@pytest.fixture(autouse=True)
def closed_widgets_gone(qapp: QApplication) -> Iterator[None]:
    """What a test has closed does not hear of the next one's style."""
    yield
    QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)
