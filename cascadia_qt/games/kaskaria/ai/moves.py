"""Moves of imagined games: a colour and what is played of it, or a slot and nothing."""

from __future__ import annotations

from cascadia_qt.games.kaskaria.ai.codes import SIZES, set_of
from cascadia_qt.games.kaskaria.ai.habit import PILE, Move
from cascadia_qt.games.kaskaria.ai.imagined import Imagined
from cascadia_qt.games.kaskaria.ai.worths import Worths
from cascadia_qt.games.kaskaria.rules.actions import Action, TakeShown, TakeUnseen
from cascadia_qt.games.kaskaria.rules.cards import HAND_LIMIT


def action_of(move: Move) -> Action:
    """The move as the rules call it."""
    first, holding = move
    if holding:
        return set_of(first, holding)
    return TakeUnseen() if first == PILE else TakeShown(first)


def sensible_moves(game: Imagined, worths: Worths) -> list[Move]:
    """Those worth a thought: whole colours, and without what only the end needs; every take."""
    moves: list[Move] = []
    if not game.taking:
        for colour, holding in enumerate(game.hands[game.seat]):
            if SIZES[holding] > 1:
                moves += [
                    (colour, each) for each in dict.fromkeys((holding, worths.played[holding]))
                ]
        if game.sizes[game.seat] >= HAND_LIMIT:
            return moves
    slots = {card: slot for slot, card in enumerate(game.display)}
    return [*moves, (PILE, 0), *((slot, 0) for slot in sorted(slots.values()))]
