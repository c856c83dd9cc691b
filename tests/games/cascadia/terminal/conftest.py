"""What tests of the terminal game share."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.games.cascadia.terminal.sitting import Desk


@pytest.fixture
def desk(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> Desk:
    return Desk(tmp_path, monkeypatch, capsys)
