"""Actions as text: the language of records, tests and reports.

take 2              wipe 3              token 0,1
tile 1,-2 r3        nature wipe 0 2     token -
                    nature free 1 3     (tile slot, token slot)
"""

from __future__ import annotations

import re

from cascadia_qt.games.cascadia.rules.actions import (
    Action,
    DeclineToken,
    NatureFree,
    NatureWipe,
    PlaceTile,
    PlaceToken,
    ReplaceThree,
    Take,
)
from cascadia_qt.rules.game import NotAnAction
from cascadia_qt.rules.grid import Cell

_CELL = r"(-?[0-9]{1,4}),(-?[0-9]{1,4})"
_TAKE = re.compile(r"take ([0-3])")
_FREE = re.compile(r"nature free ([0-3]) ([0-3])")
_WIPE = re.compile(r"nature wipe ([0-3](?: [0-3]){0,3})")
_TILE = re.compile(_CELL.join((r"tile ", r" r([0-5])")))
_TOKEN = re.compile(r"token " + _CELL)


def format_action(action: Action) -> str:
    match action:
        case Take(slot):
            return f"take {slot}"
        case ReplaceThree():
            return "wipe 3"
        case NatureFree(tile_slot, token_slot):
            return f"nature free {tile_slot} {token_slot}"
        case NatureWipe(slots):
            return "nature wipe " + " ".join(map(str, slots))
        case PlaceTile(cell, rotation):
            return f"tile {cell.a},{cell.b} r{rotation}"
        case PlaceToken(cell):
            return f"token {cell.a},{cell.b}"
        case DeclineToken():
            return "token -"


def parse_action(text: str) -> Action:
    """The action that `text` notes; raises NotAnAction."""
    if text == "wipe 3":
        return ReplaceThree()
    if text == "token -":
        return DeclineToken()
    if found := _TAKE.fullmatch(text):
        return Take(int(found[1]))
    if found := _FREE.fullmatch(text):
        return NatureFree(int(found[1]), int(found[2]))
    if found := _WIPE.fullmatch(text):
        return NatureWipe(tuple(map(int, found[1].split())))
    if found := _TILE.fullmatch(text):
        return PlaceTile(Cell(int(found[1]), int(found[2])), int(found[3]))
    if found := _TOKEN.fullmatch(text):
        return PlaceToken(Cell(int(found[1]), int(found[2])))
    raise NotAnAction(text)
