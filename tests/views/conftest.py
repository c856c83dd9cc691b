"""What every test of the views stands on."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from cascadia_qt.words.language import translate_with
from tests.views.looks import looks

__all__ = ["looks"]


@pytest.fixture
def shouting() -> Iterator[None]:
    """Another language."""
    translate_with(lambda _context, text: text.upper())
    yield
    translate_with(lambda _context, text: text)
