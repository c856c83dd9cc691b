"""Whole games by somebody who knows nothing but the names of things, and presses them."""

from __future__ import annotations

import re
import time
from collections.abc import Sequence

import pytest

from tests.access.conftest import Read
from tests.access.tree import Reader, Thing
from tests.games.cascadia.window.program import until

OVER = "Play again"
# What somebody presses at his turn: what is called like the first of these that is there.
IN_KASKARIA = ("Go in", "Play ", "Take from the pile")
MORE_OF_IT = r"(\d+) of (?!\1)\d+, chosen"
IN_OKANAGAN = ("Keep  ", "Put away", "Collect  ", "This order", "Press to lay it",
               "Your tile fits here", "can be chosen", MORE_OF_IT, "No trade")  # fmt: skip
MOST = 400  # decisions of one person
A_WHILE = 5.0  # seconds

pytestmark = pytest.mark.window


class Player:
    """Sees all that can be pressed, again only when something may have changed."""

    def __init__(self, reader: Reader, deeds: Sequence[str]) -> None:
        self._reader = reader
        self._deeds = (OVER, *deeds)
        self._things: list[Thing] = []

    def play_to_the_end(self) -> int:
        """Presses what is offered until the game is over; how often that was."""
        for pressed in range(MOST):
            chosen = until(self._offered, f"one of {self._deeds} can be pressed")
            assert chosen is not None
            if OVER in chosen.name:
                return pressed
            if self._reader.pressed(chosen):
                self._watch()
        raise AssertionError("the game does not end")

    def _watch(self) -> None:
        """Until something happens; what was pressed while things moved may be pressed again."""
        end = time.monotonic() + A_WHILE
        while not self._look() and time.monotonic() < end:
            pass

    def _offered(self) -> Thing | None:
        for words in self._deeds:
            for thing in self._things:
                if re.search(words, thing.name) and self._reader.is_there(thing):
                    return thing
        self._look()
        return None

    def _look(self) -> bool:
        """Whether there is anything else than before."""
        before = [thing.name for thing in self._things]
        self._things = [thing for thing in self._reader.things() if "Press" in thing.deeds]
        return [thing.name for thing in self._things] != before


@pytest.mark.parametrize(
    ("words", "deeds"),
    [
        (("--game", "kaskaria", "--length", "short"), IN_KASKARIA),
        (("--game", "okanagan"), IN_OKANAGAN),
    ],
    ids=["kaskaria", "okanagan"],
)
def test_a_game_is_played_by_names_and_presses_alone(
    read: Read, words: Sequence[str], deeds: Sequence[str]
) -> None:
    players = ("--players", "Ann,bot:random", "--seed", "7", "--begin", "seated")
    with read("play", *words, *players) as reader:
        assert Player(reader, deeds).play_to_the_end() > 10
        said = reader.heard()
        assert any(told.startswith("Random 2, turn ") for told in said), "what the computer did"
        assert not any(told.startswith("Ann, turn ") for told in said), "Ann knows what she does"
        assert any(" win" in told for told in said), "who has won"
