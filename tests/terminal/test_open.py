"""Saved games on the command line open in the window, as a double click does; so do set-ups."""

from __future__ import annotations

from pathlib import Path

import pytest

from cascadia_qt import app
from cascadia_qt.__main__ import main
from cascadia_qt.shelf import PLACES


@pytest.mark.parametrize(
    "words",
    [
        ("open", "a game.cascadia"),
        ("a game.cascadia",),
        ("A GAME.CASCADIA",),
        ("kept.json",),
        (str(Path("a game, whatever its name").absolute()),),
    ],
    ids=["command", "file", "capitals", "json", "by its content"],
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


@pytest.mark.parametrize("game", PLACES)
def test_a_game_is_set_up_in_the_window(game: str, monkeypatch: pytest.MonkeyPatch) -> None:
    opened: list[tuple[str, bool]] = []

    def run(game: str, *, asked: bool) -> int:
        opened.append((game, asked))
        return 0

    monkeypatch.setattr(app, "run", run)
    assert main(["new", game]) == 0
    assert opened == [(game, True)]


def test_other_words_are_no_files(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit):
        main(["nonsense"])
    assert "nonsense" in capsys.readouterr().err
