"""What tests of the store share."""

from __future__ import annotations

import pytest

from cascadia_qt import shelf


@pytest.fixture
def three_games(monkeypatch: pytest.MonkeyPatch) -> None:
    """Cascadia, one with a secret and one without points are on the shelf."""
    monkeypatch.setitem(shelf.PLACES, "stones", "tests.games.stones.entry")
    monkeypatch.setitem(shelf.PLACES, "pebbles", "tests.store.pebbles")
