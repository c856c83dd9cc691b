"""A saved game on the command line opens in the window, as a double click does."""

from __future__ import annotations

from pathlib import Path

import pytest

from cascadia_qt import app
from cascadia_qt.__main__ import main


@pytest.mark.parametrize(
    "words",
    [("open", "a game.cascadia"), ("a game.cascadia",), ("A GAME.CASCADIA",), ("kept.json",)],
    ids=["command", "file", "capitals", "json"],
)
def test_a_saved_game_opens_in_the_window(
    words: tuple[str, ...], monkeypatch: pytest.MonkeyPatch
) -> None:
    opened: list[Path | None] = []

    def run(setup: object = None, saved: Path | None = None) -> int:
        assert setup is None
        opened.append(saved)
        return 0

    monkeypatch.setattr(app, "run", run)
    assert main(words) == 0
    assert opened == [Path(words[-1])]


def test_other_words_are_no_files(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit):
        main(["nonsense"])
    assert "nonsense" in capsys.readouterr().err
