"""Documents that make sense, of every kind, and a way to spoil them."""

from __future__ import annotations

import copy
import json
import re
from enum import Enum
from typing import Any

from cascadia_qt.ai.random_bot import RandomBot
from cascadia_qt.games.cascadia.rules.drawing import drawn_tokens as tokens
from cascadia_qt.games.cascadia.rules.game import Cascadia
from cascadia_qt.games.cascadia.rules.position import LaidPlayer, LaidTile, Position
from cascadia_qt.games.cascadia.rules.scoring.rulings import Scoring
from cascadia_qt.games.cascadia.rules.state import Options, State
from cascadia_qt.games.cascadia.rules.terms import Habitat, Variant
from cascadia_qt.rules.game import Seat
from cascadia_qt.rules.grid import HEX, Grid
from cascadia_qt.rules.record import Record, new_record
from tests.games.cascadia.rules.scoring.test_examples import JADE_TILES, JADE_TOKENS, NATURE, SIZES

Json = dict[str, Any]

NAMES = ("Ann", "Ben", "Cleo", "Dan")


class Edit(Enum):
    """What can be done to a field besides giving it another value."""

    REMOVED = "removed"


REMOVED = Edit.REMOVED

# The example of the description of the format, letter by letter.
EXAMPLE = """
{
 "format": "cascadia-position", "version": 1,
 "grid": "hex",
 "scoring": "cards",
 "cards": {"bear": "A", "elk": "B", "salmon": "C", "hawk": "D", "fox": "A"},
 "rulings": {"salmon_malformed": "zero"},
 "players": [
  {"name": "Ann", "nature": 2,
   "tiles": [
    {"at": [0, 0], "edges": ["river", "river", "river", "forest", "forest", "forest"],
     "wildlife": ["bear", "elk"], "keystone": false, "token": "bear"}
   ]}
 ]
}
"""

# Boards that give the other players of the rulebook their printed wildlife points on cards A:
# four pairs of bears 27, two lines of elk 13 + 13, a run of four salmon 12, a lonely hawk 2.
_OTHER_TOKENS = (
    "B B . B B . B B . B B . E E E E . . E E E E . S S S S . H",
    "B B . B B . B B . B B . E E E E . . E E E E . . . . . . H",
)


def example() -> Json:
    """The example, fresh, so that a test may change it."""
    document: Json = json.loads(EXAMPLE)
    return document


def edited(document: Json, *changes: tuple[str, object]) -> Json:
    """A copy with other values at places such as "players.0.name"; REMOVED takes a field away."""
    result = copy.deepcopy(document)
    for place, value in changes:
        *parents, last = place.split(".")
        target: Any = result
        for name in parents:
            target = target[int(name) if isinstance(target, list) else name]
        key = int(last) if isinstance(target, list) else last
        if value is REMOVED:
            del target[key]
        else:
            target[key] = value
    return result


def table(*players: Json, **agreed: object) -> Json:
    """A position scored by the family card unless `agreed` says otherwise."""
    head = {"format": "cascadia-position", "version": 1, "grid": "hex", "scoring": "family"}
    return {**head, **agreed, "players": list(players)}


def player(name: str, drawing: str = ".", nature: int = 0) -> Json:
    """A player of whom nothing is known but nature tokens and the tokens of `drawing`."""
    laid = tokens(HEX, drawing)
    tiles = [{"at": list(cell), "token": species.word} for cell, species in laid.items()]
    return {"name": name, "nature": nature, "tiles": tiles}


def rulebook() -> Json:
    """The worked example of the rulebook: Jade as printed, two others with the printed numbers."""
    letters = {habitat.word[0]: habitat.word for habitat in Habitat}
    jade = player("Jade", JADE_TOKENS, NATURE[0])
    token_at = {tuple(tile["at"]): tile for tile in jade["tiles"]}
    for q, r, sides in re.findall(r"(-?\d),(\d) (\w+)", JADE_TILES):
        tile = token_at.setdefault((int(q), int(r)), {"at": [int(q), int(r)]})
        tile["edges"] = [letters[side] for side in sides]
    jade["tiles"] = list(token_at.values())
    others = []
    for seat, drawing in enumerate(_OTHER_TOKENS, 1):
        other = player(f"Player {seat + 1}", drawing, NATURE[seat])
        other["tiles"] += [
            {"at": [place, 2 * row + 2], "edges": [habitat.word] * HEX.sides}
            for row, (habitat, sizes) in enumerate(SIZES.items())
            for place in range(sizes[seat])
        ]
        others.append(other)
    cards = dict.fromkeys(("bear", "elk", "salmon", "hawk", "fox"), "A")
    return table(jade, *others, scoring="cards", cards=cards)


def random_record(
    grid: Grid = HEX,
    players: int = 2,
    *,
    seed: int = 1,
    turns: int | None = None,
    scoring: Scoring | None = None,
) -> Record:
    """A game that random players play to its end, or until so many turns are over."""
    rules = Cascadia()
    options = Options(grid, players, scoring or Scoring(Variant.FAMILY))
    seats = tuple(Seat(name) for name in NAMES[:players])
    record = new_record(rules, options, seed, seats, free_undo=False)
    history, bot = record.history, RandomBot(rules, seed)
    while rules.to_move(history.state) is not None and history.state.turn != turns:
        history = history.played(rules, bot.choose(history.state))
    return Record(rules, options, seed, seats, history)


def position_of(state: State) -> Position:
    """What lies on the table of a game, with everything that can be said about it."""
    players = tuple(
        LaidPlayer(
            name,
            owner.nature,
            {
                cell: LaidTile(
                    placed.edges, placed.tile.wildlife, placed.tile.keystone, placed.token
                )
                for cell, placed in owner.environment.items()
            },
        )
        for name, owner in zip(NAMES, state.players, strict=False)
    )
    return Position(state.options.grid, state.options.scoring, players)
