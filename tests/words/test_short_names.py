"""Names in narrow columns: who is who stays clear."""

from __future__ import annotations

import pytest

from cascadia_qt.words.short_names import short_names


def fitting(most: int, *names: str) -> list[str]:
    return short_names(names, lambda name: len(name) <= most)


@pytest.mark.parametrize(
    ("most", "names", "short"),
    [
        pytest.param(8, ["Ann", "Benjamin"], ["Ann", "Benjamin"], id="fits"),
        pytest.param(6, ["Player 1", "Player 2"], ["Pla. 1", "Pla. 2"], id="numbered"),
        pytest.param(7, ["Ann Smith", "Ann Jones"], ["An. S.", "An. J."], id="first-name-twice"),
        pytest.param(7, ["Ann Smith", "Ben Jones"], ["Ann", "Ben"], id="first-name-once"),
        pytest.param(5, ["Featherstone", "Ann"], ["Feat…", "Ann"], id="one-long-word"),
        pytest.param(1, ["Player 1", "Player 2"], ["P. 1", "P. 2"], id="no-room-at-all"),
        pytest.param(5, ["Player"], ["Play…"], id="alone"),
        pytest.param(4, ["", "Ann"], ["", "Ann"], id="nameless"),
    ],
)
def test_a_short_name(most: int, names: list[str], short: list[str]) -> None:
    assert fitting(most, *names) == short


@pytest.mark.parametrize("word", ["Joueur", "Player", "Computer"])
@pytest.mark.parametrize("most", range(4, 9))
def test_numbered_players_are_never_alike(word: str, most: int) -> None:
    names = [f"{word} {number}" for number in range(1, 5)]
    assert len(set(fitting(most, *names))) == len(names)
