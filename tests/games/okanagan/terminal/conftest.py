"""What tests of the terminal game share."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.games.okanagan.terminal.evening import Evening


@pytest.fixture
def evening(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> Evening:
    return Evening(monkeypatch, tmp_path)
