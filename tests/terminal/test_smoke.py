"""Computers play every game in the terminal, and nothing of it is left."""

from __future__ import annotations

from pathlib import Path

import pytest

from cascadia_qt.rules.record import Record
from cascadia_qt.shelf import PLACES
from cascadia_qt.store.saved_games import SavedGame
from cascadia_qt.terminal import smoke
from cascadia_qt.terminal.game import play
from cascadia_qt.terminal.prompts import Screen


def test_every_game_is_played_to_its_end(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    for name in smoke._HOMES:
        monkeypatch.setenv(name, str(tmp_path))
    played: list[str] = []

    def watched(record: Record, saved: SavedGame, screen: Screen) -> int:
        status = play(record, saved, screen)
        kept, _ = saved.load()
        assert kept is not None
        assert kept.rules.to_move(kept.history.state) is None
        played.append(kept.rules.id)
        return status

    monkeypatch.setattr(smoke, "play", watched)
    assert smoke.run() == 0
    assert played == [*PLACES]
    assert capsys.readouterr().out == ""
    assert [*tmp_path.iterdir()] == []
