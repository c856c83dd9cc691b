"""Territories in words: how far they reach, who has influence, and what they give."""

from __future__ import annotations

from collections.abc import Sequence

from cascadia_qt.games.okanagan.rules.areas import Area, areas_of, icons, influence
from cascadia_qt.games.okanagan.rules.board import Board, Laid
from cascadia_qt.games.okanagan.words.names import held_words, terrain_name
from cascadia_qt.rules.grid import Cell
from cascadia_qt.words.language import capital, labelled, translate


def area_words(board: Board, area: Area, names: Sequence[str]) -> str:
    """Everything about a territory in sentences; one that was scored has nothing left to say."""
    terrain = terrain_name(area.terrain).capitalize()
    sentences = [labelled(terrain, size_words(area))]
    if (area.cells[0], area.terrain) in board.closed:
        sentences.append(translate("OkanaganAreas", "closed and scored"))
    else:
        sentences += [
            open_words(area),
            labelled(
                translate("OkanaganAreas", "Influence"),
                forces_words(influence(board, area, len(names)), names),
            ),
            labelled(translate("OkanaganAreas", "Rewards"), held_words(icons(board, area))),
        ]
    return f"{'. '.join(capital(each) for each in sentences)}."


def size_words(area: Area) -> str:
    if len(area.cells) == 1:
        return translate("OkanaganAreas", "1 tile")
    return translate("OkanaganAreas", "{0} tiles").format(len(area.cells))


def open_words(area: Area) -> str:
    """How much is missing until a territory is closed."""
    return sides_words(len(area.open_ends))


def sides_words(open_ends: int) -> str:
    if open_ends == 0:
        return translate("OkanaganAreas", "closed")
    if open_ends == 1:
        return translate("OkanaganAreas", "1 open side")
    return translate("OkanaganAreas", "{0} open sides").format(open_ends)


def forces_words(forces: Sequence[int], names: Sequence[str]) -> str:
    """Who has influence, from the most down, such as "Ann with 4, Ben with 2"."""
    ranked = sorted(zip(forces, names, strict=True), key=lambda each: -each[0])
    text = translate("OkanaganAreas", "{0} with {1}")
    present = (text.format(name, force) for force, name in ranked if force)
    return ", ".join(present) or translate("OkanaganAreas", "nobody")


def closing_words(board: Board, cell: Cell, laid: Laid, names: Sequence[str]) -> tuple[str, ...]:
    """What laying a tile would close, a clause each, before anything is built on it."""
    after = board.with_tile(cell, laid)
    return tuple(
        translate("OkanaganAreas", "closes a {0} ({1}): {2}").format(
            terrain_name(area.terrain),
            forces_words(influence(after, area, len(names)), names),
            held_words(icons(after, area)),
        )
        for area in areas_of(after, cell)
        if area.is_closed
    )
