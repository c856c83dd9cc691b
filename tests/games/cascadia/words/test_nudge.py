"""A nudge says what kind of turn is good and not which; then what is to be done is said."""

from __future__ import annotations

from dataclasses import replace

import pytest

from cascadia_qt.games.cascadia.rules.actions import (
    Action,
    DeclineToken,
    NatureFree,
    PlaceTile,
    PlaceToken,
    Take,
)
from cascadia_qt.games.cascadia.rules.environment import Environment, PlacedTile
from cascadia_qt.games.cascadia.rules.state import State, score_sheets
from cascadia_qt.games.cascadia.rules.terms import Habitat, Wildlife
from cascadia_qt.games.cascadia.words.nudge import nudge_words, todo_words
from cascadia_qt.rules.grid import HEX, Cell
from tests.games.cascadia.table import scene, tile_showing

HERE, BESIDE = Cell(0, 0), Cell(1, 0)
FAR = Cell(-1, 0)
TILE, TOKEN = PlaceTile(FAR, 0), PlaceToken(BESIDE)


def nudged(state: State, *actions: Action) -> tuple[str, ...]:
    return nudge_words(state, score_sheets(state), actions)


def beside_a_bear() -> Environment:
    """A bear, and a tile beside it that takes another."""
    tile = tile_showing(HEX, "BE")
    return {HERE: PlacedTile(tile, 0, Wildlife.BEAR), BESIDE: PlacedTile(tile, 0)}


def test_an_animal_is_looked_at_and_what_it_makes_is_within_reach() -> None:
    state = scene(land=beside_a_bear(), tokens="BESH")
    said = nudged(state, Take(0), PlaceTile(FAR, 0), PlaceToken(BESIDE))
    assert said[0] == "Look at your bears."
    assert "Within reach: a group of 2 bears." in said
    assert len(said) <= 3


@pytest.mark.parametrize("habitat", Habitat)
def test_a_corridor_grows(habitat: Habitat) -> None:
    """Whatever number an animal has that goes by the same."""
    tile = next(one for one in scene().options.box.tiles if set(one.edges) == {habitat})
    state = scene(land={HERE: PlacedTile(tile, 0)}, tokens="BESH")
    market = replace(state.market, tiles=(tile, *state.market.tiles[1:]))
    state = replace(state, market=market)
    said = nudged(state, Take(0), PlaceTile(BESIDE, 0), DeclineToken())
    words = {
        Habitat.MOUNTAIN: "mountains",
        Habitat.FOREST: "forest",
        Habitat.PRAIRIE: "prairie",
        Habitat.WETLAND: "wetland",
        Habitat.RIVER: "river",
    }
    assert said[0] == f"Let your {words[habitat]} grow."
    assert said[1].endswith("corridor of 2 tiles.")


def test_a_nature_token_is_told_to_be_worth_it() -> None:
    state = scene(land=beside_a_bear(), tokens="EBSH", nature=1)
    said = nudged(state, NatureFree(0, 1), PlaceTile(FAR, 0), PlaceToken(BESIDE))
    assert said[-1] == "A nature token is well spent on it."


def test_what_earns_nothing_prepares() -> None:
    assert nudged(scene(), Take(0)) == ("Prepare a later turn.", "Nothing earns points at once.")


@pytest.mark.parametrize(
    ("actions", "laid", "turns", "todo"),
    [
        (
            (Take(1), TILE, TOKEN),
            False,
            2,
            "Take pair 2. Lay the tile where it is lit, turned as it lies there. "
            "Place the token where it is lit.",
        ),
        ((TILE, TOKEN), False, 0, "Lay the tile where it is lit. Place the token where it is lit."),
        ((TILE, TOKEN), True, 1, "Turn the tile once (R). Place the token where it is lit."),
        ((TILE, DeclineToken()), True, 3, "Turn the tile 3 times (R). Decline the token (D)."),
        ((TILE, TOKEN), True, 0, "Place the token where it is lit."),
        ((TILE,), True, 0, "Confirm it."),
        ((NatureFree(0, 2),), False, 0, "Pick tile 1 and token 3 freely (T)."),
    ],
)
def test_what_is_still_to_be_done(
    actions: tuple[Action, ...], laid: bool, turns: int, todo: str
) -> None:
    assert todo_words(actions, laid=laid, turns=turns) == todo
