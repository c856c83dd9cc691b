"""Games that were opened or saved lately: the latest first, each once, and only those there."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
from PySide6.QtCore import QSettings

from cascadia_qt.model.preferences import Preferences
from cascadia_qt.model.recent_games import recent_games, remember_game


@pytest.fixture
def preferences(tmp_path: Path) -> Preferences:
    return Preferences(QSettings(str(tmp_path / "settings.ini"), QSettings.Format.IniFormat))


def files(folder: Path, names: str) -> list[Path]:
    """Files of these names, which are there."""
    paths = [folder / name for name in names.split()]
    for path in paths:
        path.touch()
    return paths


def test_there_are_none_at_first(preferences: Preferences) -> None:
    assert recent_games(preferences) == []


# What is remembered, one after the other, and what is recent then.
CASES = {
    "one": ("a", "a"),
    "the latest first": ("a b c", "c b a"),
    "again": ("a a", "a"),
    "an older one again": ("a b c a", "a c b"),
    "six": ("a b c d e f", "f e d c b a"),
    "not more than six": ("a b c d e f g", "g f e d c b"),
    "again among six": ("a b c d e f a", "a f e d c b"),
}


@pytest.mark.parametrize(("remembered", "recent"), CASES.values(), ids=CASES.keys())
def test_games_are_remembered(
    remembered: str, recent: str, preferences: Preferences, tmp_path: Path
) -> None:
    for path in files(tmp_path, remembered):
        remember_game(preferences, path)
    assert recent_games(preferences) == files(tmp_path, recent)


@pytest.mark.parametrize("name", ["with space", "été 🦊.json", 'a"b,c;d=e%20[]', "back\\slash"])
def test_any_name_comes_back_from_the_file(
    name: str, preferences: Preferences, tmp_path: Path
) -> None:
    path = tmp_path / name
    path.touch()
    remember_game(preferences, path)
    preferences.settings.sync()
    file = str(tmp_path / "settings.ini")
    again = Preferences(QSettings(file, QSettings.Format.IniFormat))
    assert recent_games(again) == [path]


def test_a_file_that_is_gone_is_passed_over(preferences: Preferences, tmp_path: Path) -> None:
    for path in files(tmp_path, "a b c"):
        remember_game(preferences, path)
    (tmp_path / "b").unlink()
    assert recent_games(preferences) == files(tmp_path, "c a")


def test_a_folder_is_no_game(preferences: Preferences, tmp_path: Path) -> None:
    remember_game(preferences, tmp_path)
    assert recent_games(preferences) == []


def test_a_file_that_is_gone_takes_no_place(preferences: Preferences, tmp_path: Path) -> None:
    for path in files(tmp_path, "a b c d e f"):
        remember_game(preferences, path)
    (tmp_path / "f").unlink()
    for path in files(tmp_path, "g"):
        remember_game(preferences, path)
    assert recent_games(preferences) == files(tmp_path, "g e d c b a")


RUBBISH = {
    "nothing": "",
    "no JSON": "[",
    "nested deeply": "[" * 100_000,
    "null": "null",
    "a number": "7",
    "a word": '"/etc/hostname"',
    "an object": '{"/etc/hostname": 1}',
    "no names": "[1, null, [], {}]",
    "an empty name": '[""]',
    "a name with a zero": '["a\\u0000b"]',
    "an endless name": json.dumps(["n" * 5000]),
    "half a character": '["\\ud800"]',
}
each_rubbish = pytest.mark.parametrize("text", RUBBISH.values(), ids=RUBBISH.keys())


@each_rubbish
def test_rubbish_names_no_games(text: str, preferences: Preferences) -> None:
    preferences.recent_games = text
    assert recent_games(preferences) == []


@each_rubbish
def test_rubbish_is_replaced(text: str, preferences: Preferences, tmp_path: Path) -> None:
    preferences.recent_games = text
    [path] = files(tmp_path, "a")
    remember_game(preferences, path)
    assert recent_games(preferences) == [path]


def test_rubbish_among_names_is_passed_over(preferences: Preferences, tmp_path: Path) -> None:
    one, other = files(tmp_path, "a b")
    preferences.recent_games = json.dumps([str(one), 7, "n" * 5000, str(other)])
    assert recent_games(preferences) == [one, other]


def test_a_file_that_may_not_be_looked_at_is_passed_over(
    preferences: Preferences, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def forbidden(path: Path, **_: object) -> None:
        raise PermissionError(13, "Permission denied", str(path))

    preferences.recent_games = json.dumps([str(tmp_path / "locked" / "a")])
    monkeypatch.setattr(Path, "stat", forbidden)
    assert recent_games(preferences) == []


def test_remembering_the_latest_again_is_no_change(
    preferences: Preferences, tmp_path: Path
) -> None:
    [path] = files(tmp_path, "a")
    remember_game(preferences, path)
    told: list[str] = []
    preferences.changed.connect(told.append)
    remember_game(preferences, path)
    assert told == []
