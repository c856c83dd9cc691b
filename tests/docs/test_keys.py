"""The pages for people name the keys that the program names itself."""

from __future__ import annotations

import sys
from pathlib import Path

import pytest
from pytestqt.qtbot import QtBot

from cascadia_qt.shelf import PLACES
from tests.docs.keys import HALL, page, pages

pytestmark = pytest.mark.skipif(
    sys.platform != "linux", reason="the pages tell the keys as they are on Linux"
)


def test_every_page_has_the_keys_of_the_program(qtbot: QtBot, tmp_path: Path) -> None:
    made = pages(tmp_path)
    assert set(made) == {*PLACES, HALL}
    for name, keys in made.items():
        assert page(name)[1] == keys, "python -m tests.docs.keys writes them anew"
