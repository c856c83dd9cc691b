"""The toy game on the shelf: how a game looks to the hall, as small as it can be."""

from __future__ import annotations

import pytest

from cascadia_qt import shelf

PLACE = "tests.games.stones.entry"


def put_on_shelf(monkeypatch: pytest.MonkeyPatch) -> None:
    """From now on the toy game can be played like every other one."""
    monkeypatch.setitem(shelf.PLACES, "stones", PLACE)
