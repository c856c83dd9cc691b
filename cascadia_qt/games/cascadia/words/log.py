"""What happens in a game, in words, and what it is worth."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator, Sequence

from cascadia_qt.games.cascadia.rules.actions import Action
from cascadia_qt.games.cascadia.rules.events import (
    Cause,
    Event,
    GameEnded,
    NatureEarned,
    NatureSpent,
    PairDiscarded,
    PairTaken,
    TilePlaced,
    TokenDeclined,
    TokenPlaced,
    TokensReplaced,
)
from cascadia_qt.games.cascadia.rules.scoring.sheet import ScoreSheet
from cascadia_qt.games.cascadia.rules.scoring.unit import Category, Unit, Why
from cascadia_qt.games.cascadia.rules.state import State
from cascadia_qt.games.cascadia.rules.terms import Habitat, Wildlife
from cascadia_qt.games.cascadia.rules.tiles import Tile
from cascadia_qt.games.cascadia.words.units import explanation
from cascadia_qt.rules.history import Entry
from cascadia_qt.words.language import translate
from cascadia_qt.words.log_line import LogLine
from cascadia_qt.words.numbers import signed


def log_line(
    entry: Entry[State, Action, Event],
    names: Sequence[str],
    before: Sequence[ScoreSheet],
    after: Sequence[ScoreSheet],
) -> LogLine:
    """`entry` in words, given everybody's name and score before and after it.

    Its detail is what earns other points than before, and every bonus won or lost.
    """
    text, *besides = _happenings(entry.step.events)
    if before == after:
        return LogLine(text, (), 0, tuple(besides))
    old, new = before[entry.seat], after[entry.seat]
    detail = (*_changes(old, new), *_bonus_notes(names, before, after, entry.seat))
    return LogLine(text, detail, new.total - old.total, tuple(besides))


def _happenings(events: Sequence[Event]) -> Iterator[str]:
    """What is worth a sentence; how the market is filled again can be seen there."""
    spent = any(isinstance(event, NatureSpent) for event in events)
    for event in events:
        match event:
            case PairTaken(tile=tile, token=token):
                sentence = _spends_and_takes(token) if spent else _takes(token)
                yield sentence.format(_taken_tile(tile))
            case TokensReplaced():
                yield from _replaced(event)
            case TilePlaced():
                yield translate("Log", "Lays the tile")
            case TokenPlaced(token=token):
                yield _places(token)
            case NatureEarned():
                yield translate("Log", "Earns a nature token")
            case TokenDeclined(token=token, stuck=stuck):
                yield _goes_back(token) if stuck else _declines(token)
            case PairDiscarded(tile=tile, token=token):
                yield _leaves(token).format(_listed_habitats(tile))
            case GameEnded():
                yield translate("Log", "The game is over")


def _changes(old: ScoreSheet, new: ScoreSheet) -> Iterator[str]:
    """Units of `new` that say what none of `old` said; bonuses have notes of their own."""
    known = set(old.units)
    told = Counter((unit.subject, explanation(unit)) for unit in known.difference(new.units))
    for unit in new.units:
        if unit in known or unit.category is Category.BONUS:
            continue
        said = unit.subject, explanation(unit)
        if told[said]:
            told[said] -= 1
        else:
            yield said[1]


def _bonus_notes(
    names: Sequence[str], before: Sequence[ScoreSheet], after: Sequence[ScoreSheet], seat: int
) -> Iterator[str]:
    """Whose bonuses changed, those of the player on `seat` first."""
    for who in sorted(range(len(names)), key=lambda other: other != seat):
        old, new = _bonuses(before[who]), _bonuses(after[who])
        for habitat in Habitat:
            lost, won = old.get(habitat), new.get(habitat)
            points = (won.points if won else 0) - (lost.points if lost else 0)
            if points:
                yield _bonus_note(habitat, lost, won).format(names[who], signed(points))


def _bonuses(sheet: ScoreSheet) -> dict[Wildlife | Habitat | None, Unit]:
    return {unit.subject: unit for unit in sheet.units if unit.category is Category.BONUS}


def _bonus_note(habitat: Habitat, lost: Unit | None, won: Unit | None) -> str:
    if won is None:
        second = lost is not None and lost.why is Why.SECOND
        return _loses_second(habitat) if second else _loses_largest(habitat)
    match won.why:
        case Why.LARGEST:
            return _has_largest(habitat)
        case Why.SHARED_LARGEST:
            return _shares_largest(habitat)
        case Why.SECOND:
            return _has_second(habitat)
        case _:
            return _has_long_one(habitat)


def _replaced(event: TokensReplaced) -> Iterator[str]:
    gone, drawn = _listed(event.gone), _listed(event.drawn)
    match event.cause:
        case Cause.THREE_EQUAL:
            yield _replaces_three(event.gone[0])
            yield translate("Log", "Instead of them: {0}").format(drawn)
        case Cause.FOUR_EQUAL:
            text = translate("Log", "Four equal tokens are replaced: {0} → {1}")
            yield text.format(_listed(event.gone[:1]), drawn)
        case Cause.NATURE if len(event.slots) == 1:
            text = translate("Log", "Spends a nature token and replaces one token: {0} → {1}")
            yield text.format(gone, drawn)
        case Cause.NATURE:
            text = translate("Log", "Spends a nature token and replaces {0} tokens: {1} → {2}")
            yield text.format(len(event.slots), gone, drawn)


def _listed(tokens: Iterable[Wildlife]) -> str:
    names = {
        Wildlife.BEAR: translate("Log", "bear"),
        Wildlife.ELK: translate("Log", "elk"),
        Wildlife.SALMON: translate("Log", "salmon"),
        Wildlife.HAWK: translate("Log", "hawk"),
        Wildlife.FOX: translate("Log", "fox"),
    }
    return ", ".join(names[token] for token in tokens)


def _listed_habitats(tile: Tile) -> str:
    names = {
        Habitat.MOUNTAIN: translate("Log", "mountain"),
        Habitat.FOREST: translate("Log", "forest"),
        Habitat.PRAIRIE: translate("Log", "prairie"),
        Habitat.WETLAND: translate("Log", "wetland"),
        Habitat.RIVER: translate("Log", "river"),
    }
    return ", ".join(names[habitat] for habitat in sorted(tile.habitats))


def _taken_tile(tile: Tile) -> str:
    """A tile as what somebody takes."""
    mountain, forest, prairie, wetland, river = Habitat
    return {
        (mountain,): translate("Log", "a mountain tile"),
        (forest,): translate("Log", "a forest tile"),
        (prairie,): translate("Log", "a prairie tile"),
        (wetland,): translate("Log", "a wetland tile"),
        (river,): translate("Log", "a river tile"),
        (mountain, forest): translate("Log", "a mountain and forest tile"),
        (mountain, prairie): translate("Log", "a mountain and prairie tile"),
        (mountain, wetland): translate("Log", "a mountain and wetland tile"),
        (mountain, river): translate("Log", "a mountain and river tile"),
        (forest, prairie): translate("Log", "a forest and prairie tile"),
        (forest, wetland): translate("Log", "a forest and wetland tile"),
        (forest, river): translate("Log", "a forest and river tile"),
        (prairie, wetland): translate("Log", "a prairie and wetland tile"),
        (prairie, river): translate("Log", "a prairie and river tile"),
        (wetland, river): translate("Log", "a wetland and river tile"),
    }[tuple(sorted(tile.habitats))]


def _takes(species: Wildlife) -> str:
    return {
        Wildlife.BEAR: translate("Log", "Takes {0} with a bear"),
        Wildlife.ELK: translate("Log", "Takes {0} with an elk"),
        Wildlife.SALMON: translate("Log", "Takes {0} with a salmon"),
        Wildlife.HAWK: translate("Log", "Takes {0} with a hawk"),
        Wildlife.FOX: translate("Log", "Takes {0} with a fox"),
    }[species]


def _spends_and_takes(species: Wildlife) -> str:
    return {
        Wildlife.BEAR: translate("Log", "Spends a nature token and takes {0} with a bear"),
        Wildlife.ELK: translate("Log", "Spends a nature token and takes {0} with an elk"),
        Wildlife.SALMON: translate("Log", "Spends a nature token and takes {0} with a salmon"),
        Wildlife.HAWK: translate("Log", "Spends a nature token and takes {0} with a hawk"),
        Wildlife.FOX: translate("Log", "Spends a nature token and takes {0} with a fox"),
    }[species]


def _replaces_three(species: Wildlife) -> str:
    return {
        Wildlife.BEAR: translate("Log", "Replaces three bears"),
        Wildlife.ELK: translate("Log", "Replaces three elk"),
        Wildlife.SALMON: translate("Log", "Replaces three salmon"),
        Wildlife.HAWK: translate("Log", "Replaces three hawks"),
        Wildlife.FOX: translate("Log", "Replaces three foxes"),
    }[species]


def _places(species: Wildlife) -> str:
    return {
        Wildlife.BEAR: translate("Log", "Places the bear"),
        Wildlife.ELK: translate("Log", "Places the elk"),
        Wildlife.SALMON: translate("Log", "Places the salmon"),
        Wildlife.HAWK: translate("Log", "Places the hawk"),
        Wildlife.FOX: translate("Log", "Places the fox"),
    }[species]


def _declines(species: Wildlife) -> str:
    return {
        Wildlife.BEAR: translate("Log", "Declines the bear"),
        Wildlife.ELK: translate("Log", "Declines the elk"),
        Wildlife.SALMON: translate("Log", "Declines the salmon"),
        Wildlife.HAWK: translate("Log", "Declines the hawk"),
        Wildlife.FOX: translate("Log", "Declines the fox"),
    }[species]


def _goes_back(species: Wildlife) -> str:
    return {
        Wildlife.BEAR: translate("Log", "The bear fits nowhere and goes back"),
        Wildlife.ELK: translate("Log", "The elk fits nowhere and goes back"),
        Wildlife.SALMON: translate("Log", "The salmon fits nowhere and goes back"),
        Wildlife.HAWK: translate("Log", "The hawk fits nowhere and goes back"),
        Wildlife.FOX: translate("Log", "The fox fits nowhere and goes back"),
    }[species]


def _leaves(species: Wildlife) -> str:
    return {
        Wildlife.BEAR: translate("Log", "The bear and the tile at the end leave the game: {0}"),
        Wildlife.ELK: translate("Log", "The elk and the tile at the end leave the game: {0}"),
        Wildlife.SALMON: translate("Log", "The salmon and the tile at the end leave the game: {0}"),
        Wildlife.HAWK: translate("Log", "The hawk and the tile at the end leave the game: {0}"),
        Wildlife.FOX: translate("Log", "The fox and the tile at the end leave the game: {0}"),
    }[species]


def _has_largest(habitat: Habitat) -> str:
    return {
        Habitat.MOUNTAIN: translate("Log", "{0} now has the largest mountain corridor: {1}"),
        Habitat.FOREST: translate("Log", "{0} now has the largest forest corridor: {1}"),
        Habitat.PRAIRIE: translate("Log", "{0} now has the largest prairie corridor: {1}"),
        Habitat.WETLAND: translate("Log", "{0} now has the largest wetland corridor: {1}"),
        Habitat.RIVER: translate("Log", "{0} now has the largest river corridor: {1}"),
    }[habitat]


def _shares_largest(habitat: Habitat) -> str:
    return {
        Habitat.MOUNTAIN: translate("Log", "{0} now shares the largest mountain corridor: {1}"),
        Habitat.FOREST: translate("Log", "{0} now shares the largest forest corridor: {1}"),
        Habitat.PRAIRIE: translate("Log", "{0} now shares the largest prairie corridor: {1}"),
        Habitat.WETLAND: translate("Log", "{0} now shares the largest wetland corridor: {1}"),
        Habitat.RIVER: translate("Log", "{0} now shares the largest river corridor: {1}"),
    }[habitat]


def _has_second(habitat: Habitat) -> str:
    return {
        Habitat.MOUNTAIN: translate("Log", "{0} now has the second largest mountain corridor: {1}"),
        Habitat.FOREST: translate("Log", "{0} now has the second largest forest corridor: {1}"),
        Habitat.PRAIRIE: translate("Log", "{0} now has the second largest prairie corridor: {1}"),
        Habitat.WETLAND: translate("Log", "{0} now has the second largest wetland corridor: {1}"),
        Habitat.RIVER: translate("Log", "{0} now has the second largest river corridor: {1}"),
    }[habitat]


def _loses_largest(habitat: Habitat) -> str:
    return {
        Habitat.MOUNTAIN: translate("Log", "{0} loses the largest mountain corridor: {1}"),
        Habitat.FOREST: translate("Log", "{0} loses the largest forest corridor: {1}"),
        Habitat.PRAIRIE: translate("Log", "{0} loses the largest prairie corridor: {1}"),
        Habitat.WETLAND: translate("Log", "{0} loses the largest wetland corridor: {1}"),
        Habitat.RIVER: translate("Log", "{0} loses the largest river corridor: {1}"),
    }[habitat]


def _loses_second(habitat: Habitat) -> str:
    return {
        Habitat.MOUNTAIN: translate("Log", "{0} loses the second largest mountain corridor: {1}"),
        Habitat.FOREST: translate("Log", "{0} loses the second largest forest corridor: {1}"),
        Habitat.PRAIRIE: translate("Log", "{0} loses the second largest prairie corridor: {1}"),
        Habitat.WETLAND: translate("Log", "{0} loses the second largest wetland corridor: {1}"),
        Habitat.RIVER: translate("Log", "{0} loses the second largest river corridor: {1}"),
    }[habitat]


def _has_long_one(habitat: Habitat) -> str:
    return {
        Habitat.MOUNTAIN: translate("Log", "{0} now has a mountain corridor of 7 or more: {1}"),
        Habitat.FOREST: translate("Log", "{0} now has a forest corridor of 7 or more: {1}"),
        Habitat.PRAIRIE: translate("Log", "{0} now has a prairie corridor of 7 or more: {1}"),
        Habitat.WETLAND: translate("Log", "{0} now has a wetland corridor of 7 or more: {1}"),
        Habitat.RIVER: translate("Log", "{0} now has a river corridor of 7 or more: {1}"),
    }[habitat]
