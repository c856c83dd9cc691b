"""What every test of the views stands on: a Qt that needs no screen."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from cascadia_qt.games.cascadia.views.art.faces import Faces
from cascadia_qt.words.language import translate_with
from tests.games.cascadia.views.cards_table import in_english
from tests.views.looks import looks

__all__ = ["looks"]


@pytest.fixture(scope="module")
def faces() -> Faces:
    return Faces()


@pytest.fixture
def shouting() -> Iterator[None]:
    """Another language."""
    translate_with(lambda _context, text: text.upper())
    yield
    translate_with(in_english)
