"""The landscape on the box is one that somebody has laid in a game."""

from __future__ import annotations

from itertools import groupby
from pathlib import Path

from cascadia_qt.games.cascadia.views.art.sample import GROWN
from cascadia_qt.model.storage import load_game

GAME = Path(__file__).parent / "grown.json"


def test_the_landscape_on_the_box_has_grown_in_a_game() -> None:
    history = load_game(GAME).history
    states = [history.start, *(entry.step.state for entry in history.entries)]
    lands = (state.players[0].environment for state in states)
    assert list(GROWN) == [land for land, _ in groupby(lands)]
