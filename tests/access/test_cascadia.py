"""A whole game by somebody who knows nothing but the names of things, and presses them."""

from __future__ import annotations

import pytest

from tests.access.conftest import Read
from tests.access.tree import Reader, Thing
from tests.games.cascadia.window.display import Display
from tests.games.cascadia.window.program import until

TURNS = 20

pytestmark = pytest.mark.window


class Player:
    """Finds prompt, market and landscape once, and asks for their names from then on."""

    def __init__(self, reader: Reader) -> None:
        self._reader = reader
        self._market = reader.find("Market", "panel")
        self._landscape = reader.find("Landscape of Ann", "panel")
        self._prompt = reader.find("Ann:", "filler")

    @property
    def prompt(self) -> str:
        return self._reader.again(self._prompt).name

    def play_turn(self) -> None:
        self.take()
        self._press(self._await_place(self._landscape, "The tile can be laid here."))
        self._await_place(self._landscape, "Your tile lies here as a draft.")
        if token := self._place(self._landscape, "The token can be placed here."):
            self._press(token)
        else:
            self._press(self._reader.find("Decline token", "push button"))

    def take(self) -> None:
        self._press(self._await_place(self._market, "Tile 1:"))

    def turn_tile(self) -> tuple[str, str]:
        """Turns the tile in hand; what it was called before and is called now."""
        hand = self._await_place(self._market, "Tile in hand:")
        self._press(hand)
        until(lambda: self._reader.again(hand).name != hand.name, "the tile is turned")
        return hand.name, self._reader.again(hand).name

    def _await_place(self, panel: Thing, words: str) -> Thing:
        found = until(lambda: self._place(panel, words), f"a place says {words!r}")
        assert found is not None
        return found

    def _place(self, panel: Thing, words: str) -> Thing | None:
        return next((each for each in self._reader.inside(panel) if words in each.name), None)

    def _press(self, thing: Thing) -> None:
        self._reader.press(thing)


def give_keys(screen: Display, title: str) -> None:
    """No window manager is there to do it."""
    search = ("search", "--onlyvisible", "--name", title)
    window = until(lambda: screen.xdotool(*search), f"{title} is open").split()[-1]
    screen.xdotool("windowfocus", "--sync", window)


def test_keys_are_heard(read: Read, screen: Display) -> None:
    """What the cursor comes to is read, what is there described, and the board walked through."""
    with read("play", "--players", "Ann,Ben", "--seed", "7") as reader:
        player = Player(reader)
        screen.keys("F2")
        until(lambda: player.prompt in reader.heard(), "what is to be done is read out")
        screen.keys("ctrl+F2")
        table = reader.find("Landscape of Ann", "table")
        give_keys(screen, "Landscape of Ann")
        screen.keys("Down")
        until(lambda: reader.focus().startswith("Mountain southwest"), "a cell is read out")
        names = {each.name for each in reader.inside(table)}
        assert {"Column 0", "Row 0", "Prairie, keystone, free for Fox."} <= names
        screen.keys("Escape")
        give_keys(screen, "^Cascadia")
        player.take()
        before, after = player.turn_tile()
        assert before != after
        screen.keys("Right")
        until(lambda: "The tile can be laid here." in reader.focus(), "a place is read out")
        screen.keys("F2")
        place = reader.focus()
        until(lambda: any(words.startswith(place) for words in reader.heard()), "it is described")


def test_a_game_is_played_by_names_and_presses_alone(read: Read) -> None:
    with read("play", "--players", "Ann,bot:random", "--seed", "7", "--begin", "seated") as reader:
        player = Player(reader)
        for turn in range(1, TURNS + 1):
            until(lambda: "ake a pair" in player.prompt, f"turn {turn} begins")
            player.play_turn()
        until(lambda: "The game is over" in player.prompt, "the game is over")
        told = [words for words in reader.heard() if words.startswith("Random 2, turn ")]
        assert len(told) >= TURNS, "what the computer did was told"
        assert not any(words.startswith("Ann, turn ") for words in reader.heard())
        assert any("Take a pair" in words for words in reader.heard())
