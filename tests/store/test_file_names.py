"""Names of people and games as names of files."""

from __future__ import annotations

from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from cascadia_qt.store.file_names import file_name, free_path, is_there


@pytest.mark.parametrize(
    ("title", "name"),
    [
        ("Ann, Ben", "Ann, Ben"),
        ("a/b:c", "a b c"),
        ("..", "Untitled"),
        ("", "Untitled"),
        ("tab\there\x00", "tab here"),
        ("Zoé…", "Zoé…"),
    ],
)
def test_what_files_may_not_be_called_goes(title: str, name: str) -> None:
    assert file_name(title) == name


@given(st.text(st.characters(exclude_categories=["Cs"])))
def test_every_title_makes_a_name(title: str) -> None:
    name = file_name(title)
    assert name
    assert Path(name).name == name
    assert len(name.encode()) <= 120


def test_a_free_path_is_the_first_that_is_free(tmp_path: Path) -> None:
    names = []
    for _ in range(3):
        path = free_path(tmp_path, "game", ".x")
        path.touch()
        names.append(path.name)
    assert names == ["game.x", "game 2.x", "game 3.x"]


def test_a_name_that_no_system_takes_is_not_there(tmp_path: Path) -> None:
    assert not is_there(tmp_path / ("x" * 5000))
