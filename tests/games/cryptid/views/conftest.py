"""What tests of the dialogs stand on."""

from __future__ import annotations

import pytest

from cascadia_qt.games.cryptid.views.art.faces import Faces
from tests.views.looks import looks

__all__ = ["faces", "looks"]


@pytest.fixture(scope="module")
def faces() -> Faces:
    return Faces()
