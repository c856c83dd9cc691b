"""Every table as a screen reader finds it: whatever can be used has a name, a role and a deed."""

from __future__ import annotations

import pytest

from tests.access.conftest import Read
from tests.access.tree import Reader, Thing
from tests.games.cascadia.window.program import until

USED = {"push button", "check box", "list", "table", "combo box", "text", "slider", "menu item",
        "page tab", "radio button", "toggle button", "panel", "spin button", "frame", "dialog",
        "tool bar"}  # fmt: skip

pytestmark = pytest.mark.window


def play(game: str, bots: int = 1) -> tuple[str, ...]:
    players = ("--players", ",".join(("Ann", *["bot:random"] * bots)))
    return ("play", "--game", game, *players, "--seed", "7", "--begin", "seated")


def find(reader: Reader, words: str) -> Thing:
    """What can be pressed and is told about in these words."""

    def look() -> Thing | None:
        pressed = (each for each in reader.things() if "Press" in each.deeds)
        return next((each for each in pressed if words in each.name), None)

    found = until(look, f"{words!r} can be pressed")
    assert found is not None
    return found


def heard(reader: Reader, words: str) -> None:
    until(lambda: any(words in said for said in reader.heard()), f"{words!r} is read out")


def assert_named(reader: Reader) -> None:
    nameless = [thing for thing in reader.things() if thing.role in USED and not thing.name]
    assert not nameless
    focused = [thing for thing in reader.things() if "SetFocus" in thing.deeds]
    assert any(thing.name for thing in focused)


def test_cryptid(read: Read) -> None:
    """The own clue is read while it is lifted; a cube is shared, and answers are heard."""
    with read(*play("cryptid", bots=2)) as reader:
        corner = find(reader, "Your clue")
        assert_named(reader)
        reader.press(corner)
        heard(reader, "The habitat is")
        reader.press(corner)
        cells = reader.inside(reader.find("Map", "panel"))
        assert len(cells) == 108
        reader.press(next(cell for cell in cells if cell.name == "C1: Mountain"))
        reader.press(find(reader, "Put a cube"))
        heard(reader, "Random 2, turn 1")


def test_kaskaria(read: Read) -> None:
    """A set says what it would do, and is played; cards of others stay hidden."""
    with read(*play("kaskaria")) as reader:
        offer = find(reader, "Play orange")
        assert_named(reader)
        names = [thing.name for thing in reader.things()]
        assert sum("5 hidden cards" in name for name in names) == 1
        reader.press(offer)
        heard(reader, "Random 2, turn 1")


def test_okanagan(read: Read) -> None:
    """Objectives are kept, a tile is held, turned and laid, and something is built."""
    with read(*play("okanagan")) as reader:
        for kept in (1, 2, 3):
            reader.press(find(reader, "can be chosen"))
            reader.find(f"Ann: Keep three of your objectives ({kept} of 3)")
        reader.press(find(reader, "Keep  (Enter)"))
        heard(reader, "Random 2, turn 1: Keeps three objectives")
        reader.press(find(reader, "Your tile fits here."))
        held = find(reader, "Press to lay it.")
        reader.press(find(reader, "Tile in hand:"))
        assert_named(reader)
        reader.press(held)
        reader.press(find(reader, "silo in the middle, can be chosen"))
        reader.find("Ann: Take")
