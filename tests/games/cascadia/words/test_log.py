"""The log in words: every action is told, and what is told adds up to the score."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterator, Sequence
from itertools import product
from typing import get_args

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from cascadia_qt.games.cascadia.entry import ENTRY as CASCADIA
from cascadia_qt.games.cascadia.rules.actions import Action, DeclineToken
from cascadia_qt.games.cascadia.rules.drawing import drawn_tokens
from cascadia_qt.games.cascadia.rules.events import (
    Cause,
    Event,
    GameEnded,
    MarketSlid,
    NatureEarned,
    NatureSpent,
    PairDiscarded,
    PairTaken,
    TileDrawn,
    TilePlaced,
    TokenDeclined,
    TokenDrawn,
    TokenPlaced,
    TokensReplaced,
    TokensReturned,
    TurnEnded,
)
from cascadia_qt.games.cascadia.rules.scoring.rulings import Scoring
from cascadia_qt.games.cascadia.rules.scoring.sheet import Landscape, ScoreSheet, score
from cascadia_qt.games.cascadia.rules.scoring.unit import Category
from cascadia_qt.games.cascadia.rules.state import State, score_sheets
from cascadia_qt.games.cascadia.rules.terms import Card, Habitat, Variant, Wildlife
from cascadia_qt.games.cascadia.rules.tiles import BOXES, Tile
from cascadia_qt.games.cascadia.words.log import log_line
from cascadia_qt.games.cascadia.words.units import explanation
from cascadia_qt.rules.game import Step
from cascadia_qt.rules.grid import HEX, SQUARE, Cell, Grid
from cascadia_qt.rules.history import Entry, History
from cascadia_qt.words.log_line import LogLine
from tests.documents import NAMES, random_record
from tests.games.cascadia.table import new_game, scene

BEAR, ELK, SALMON, HAWK, FOX = Wildlife
AT = Cell(0, 0)
FOREST_RIVER = next(
    tile for tile in BOXES[HEX].tiles if tile.habitats == {Habitat.FOREST, Habitat.RIVER}
)
ALL_A = Scoring(Variant.CARDS, (Card.A,) * len(Wildlife))
# Each animal alone, with its article, and three of it.
ANIMALS = {
    BEAR: ("bear", "a bear", "bears"),
    ELK: ("elk", "an elk", "elk"),
    SALMON: ("salmon", "a salmon", "salmon"),
    HAWK: ("hawk", "a hawk", "hawks"),
    FOX: ("fox", "a fox", "foxes"),
}
every_animal = pytest.mark.parametrize("token", Wildlife, ids=lambda token: str(token.word))


def told(*events: Event) -> tuple[str, tuple[str, ...]]:
    """What is said of `events` that change no score."""
    step: Step[State, Event] = Step(new_game(), events, revealed=False)
    line = log_line(Entry(0, DeclineToken(), step), NAMES, (), ())
    assert (line.detail, line.points) == ((), 0)
    return line.text, line.besides


def lines(
    entries: Sequence[Entry[State, Action, Event]], start: State
) -> Iterator[tuple[Entry[State, Action, Event], LogLine, tuple[ScoreSheet, ...]]]:
    """Every entry with its line and the score after it."""
    names = NAMES[: len(start.players)]
    before, sheets = start, score_sheets(start)
    for entry in entries:
        state, old = entry.step.state, sheets
        sheets = score_sheets(state) if state.players is not before.players else sheets
        yield entry, log_line(entry, names, old, sheets), sheets
        before = state


def last_line(state: State, moves: str) -> LogLine:
    """How the last of `moves`, in notation, is told."""
    history: History[State, Action, Event] = History(state)
    for move in moves.split("; "):
        history = history.played(CASCADIA.rules(), CASCADIA.rules().parse(move))
    return list(lines(history.entries, state))[-1][1]


# What was done and what else happened, by the events of a step.
EVENTS: dict[str, tuple[tuple[Event, ...], str, tuple[str, ...]]] = {
    "take": (
        (PairTaken(0, 1, 1, FOREST_RIVER, HAWK),),
        "Takes a forest and river tile with a hawk",
        (),
    ),
    "take, and tokens set aside return": (
        (TokensReturned((ELK,) * 4), PairTaken(0, 1, 1, FOREST_RIVER, HAWK)),
        "Takes a forest and river tile with a hawk",
        (),
    ),
    "take freely": (
        (NatureSpent(0), PairTaken(0, 1, 2, FOREST_RIVER, ELK)),
        "Spends a nature token and takes a forest and river tile with an elk",
        (),
    ),
    "replace three": (
        (TokensReplaced(Cause.THREE_EQUAL, (0, 1, 3), (HAWK,) * 3, (BEAR, ELK, FOX)),),
        "Replaces three hawks",
        ("Instead of them: bear, elk, fox",),
    ),
    "wipe one": (
        (NatureSpent(0), TokensReplaced(Cause.NATURE, (2,), (ELK,), (SALMON,))),
        "Spends a nature token and replaces one token: elk → salmon",
        (),
    ),
    "wipe two": (
        (NatureSpent(0), TokensReplaced(Cause.NATURE, (0, 2), (ELK, FOX), (BEAR, BEAR))),
        "Spends a nature token and replaces 2 tokens: elk, fox → bear, bear",
        (),
    ),
    "wipe, and four are equal twice": (
        (
            NatureSpent(0),
            TokensReplaced(Cause.NATURE, (2,), (ELK,), (BEAR,)),
            TokensReplaced(Cause.FOUR_EQUAL, (0, 1, 2, 3), (BEAR,) * 4, (FOX,) * 4),
            TokensReplaced(Cause.FOUR_EQUAL, (0, 1, 2, 3), (FOX,) * 4, (ELK, HAWK, HAWK, FOX)),
            TokensReturned((ELK, *(BEAR,) * 4, *(FOX,) * 4)),
        ),
        "Spends a nature token and replaces one token: elk → bear",
        (
            "Four equal tokens are replaced: bear → fox, fox, fox, fox",
            "Four equal tokens are replaced: fox → elk, hawk, hawk, fox",
        ),
    ),
    "lay": ((TilePlaced(0, AT, FOREST_RIVER, 0),), "Lays the tile", ()),
    "lay, and the token fits nowhere": (
        (TilePlaced(0, AT, FOREST_RIVER, 0), TokenDeclined(0, FOX, True), TurnEnded(0)),
        "Lays the tile",
        ("The fox fits nowhere and goes back",),
    ),
    "place": ((TokenPlaced(0, AT, HAWK),), "Places the hawk", ()),
    "place on a keystone": (
        (TokenPlaced(0, AT, HAWK), NatureEarned(0, AT)),
        "Places the hawk",
        ("Earns a nature token",),
    ),
    "decline": ((TokenDeclined(0, ELK, False),), "Declines the elk", ()),
    "the market is filled again": (
        (TokenPlaced(0, AT, ELK), TurnEnded(0), TileDrawn(1, FOREST_RIVER), TokenDrawn(1, FOX)),
        "Places the elk",
        (),
    ),
    "the market of a game alone moves on": (
        (
            TilePlaced(0, AT, FOREST_RIVER, 0),
            TurnEnded(0),
            PairDiscarded(3, 3, FOREST_RIVER, ELK),
            MarketSlid(((0, 2),), ((0, 2),)),
        ),
        "Lays the tile",
        ("The elk and the tile at the end leave the game: forest, river",),
    ),
    "the end": (
        (TokenPlaced(0, AT, BEAR), TurnEnded(0), GameEnded()),
        "Places the bear",
        ("The game is over",),
    ),
}


@pytest.mark.parametrize(("events", "text", "besides"), EVENTS.values(), ids=EVENTS.keys())
def test_what_happened_is_told(
    events: tuple[Event, ...], text: str, besides: tuple[str, ...]
) -> None:
    assert told(*events) == (text, besides)


def test_every_kind_of_event_is_among_them() -> None:
    told_of = {type(event) for events, _, _ in EVENTS.values() for event in events}
    assert told_of == set(get_args(Event))


@every_animal
def test_every_animal_has_its_own_sentences(token: Wildlife) -> None:
    name, one, several = ANIMALS[token]
    taken = PairTaken(0, 0, 0, FOREST_RIVER, token)
    three = TokensReplaced(Cause.THREE_EQUAL, (0, 1, 2), (token,) * 3, (token,) * 3)
    laid = TilePlaced(0, AT, FOREST_RIVER, 0)
    tile = "a forest and river tile"
    assert told(taken)[0] == f"Takes {tile} with {one}"
    assert told(NatureSpent(0), taken)[0] == f"Spends a nature token and takes {tile} with {one}"
    assert told(three) == (
        f"Replaces three {several}",
        (f"Instead of them: {name}, {name}, {name}",),
    )
    assert told(TokenPlaced(0, AT, token))[0] == f"Places the {name}"
    assert told(TokenDeclined(0, token, False))[0] == f"Declines the {name}"
    assert told(laid, TokenDeclined(0, token, True))[1] == (
        f"The {name} fits nowhere and goes back",
    )
    assert told(laid, PairDiscarded(3, 3, FOREST_RIVER, token))[1] == (
        f"The {name} and the tile at the end leave the game: forest, river",
    )


@pytest.mark.parametrize("grid", [HEX, SQUARE], ids=["hex", "square"])
def test_every_tile_is_called_by_its_habitats(grid: Grid) -> None:
    def words(tile: Tile) -> list[str]:
        return [habitat.word for habitat in Habitat if habitat in tile.edges]

    for tile in BOXES[grid].tiles:
        called = f"a {' and '.join(words(tile))} tile"
        assert told(PairTaken(0, 0, 0, tile, FOX))[0] == f"Takes {called} with a fox"
        laid = TilePlaced(0, AT, tile, 0)
        (gone,) = told(laid, PairDiscarded(3, 3, tile, FOX))[1]
        assert gone.endswith(f": {', '.join(words(tile))}")


# State, moves, how the last one is told.
ACTIONS = {
    "take": (scene(), "take 0", "Takes a mountain and forest tile with a bear"),
    "replace three": (scene(tokens="EEHE"), "wipe 3", "Replaces three elk"),
    "take freely": (
        scene(nature=1),
        "nature free 0 3",
        "Spends a nature token and takes a mountain and forest tile with a hawk",
    ),
    "wipe": (
        scene(nature=1, bag="FFFF"),
        "nature wipe 0 3",
        "Spends a nature token and replaces 2 tokens: bear, hawk → fox, fox",
    ),
    "lay": (scene(), "take 0; tile 1,0 r0", "Lays the tile"),
    "place": (scene(), "take 0; token 0,0", "Places the bear"),
    "decline": (scene(), "take 0; token -", "Declines the bear"),
}


@pytest.mark.parametrize(("state", "moves", "text"), ACTIONS.values(), ids=ACTIONS.keys())
def test_every_action_is_told(state: State, moves: str, text: str) -> None:
    assert last_line(state, moves).text == text


def test_every_kind_of_action_is_among_them() -> None:
    done = {type(CASCADIA.rules().parse(moves.split("; ")[-1])) for _, moves, _ in ACTIONS.values()}
    assert done == set(get_args(Action))


def compared(
    before: Sequence[Landscape], after: Sequence[Landscape], scoring: Scoring = ALL_A
) -> LogLine:
    """How a step of the first player is told that leads from one table to the other."""
    step: Step[State, Event] = Step(new_game(), (TilePlaced(0, AT, FOREST_RIVER, 0),), False)
    names = NAMES[: len(before)]
    sheets = (score(HEX, scoring, lands) for lands in (before, after))
    return log_line(Entry(0, DeclineToken(), step), names, *sheets)


def tokens_on(drawing: str, nature: int = 0) -> Landscape:
    return Landscape(drawn_tokens(HEX, drawing), {}, nature)


def corridors(forest: int, at: int = 0) -> Landscape:
    """A forest corridor of that many tiles, which begins at a cell."""
    cells = (Cell(at + place, 0) for place in range(forest))
    return Landscape({}, dict.fromkeys(cells, (Habitat.FOREST,) * HEX.sides), 0)


# Two landscapes, what is said of the difference, and the points.
CHANGES = {
    "a group grows": (
        tokens_on("H . . ."),
        tokens_on("H . H ."),
        ("2 hawks that touch none: 5",),
        3,
    ),
    "a group beside another of its kind": (
        tokens_on("E . . ."),
        tokens_on("E . E ."),
        ("a single elk: 2",),
        2,
    ),
    "a loss": (
        tokens_on("H . ."),
        tokens_on("H H ."),
        ("a hawk that touches a hawk: nothing",) * 2,
        -2,
    ),
    "what others make of it": (
        tokens_on("F . ."),
        tokens_on("F B ."),
        ("a single bear, not a scoring size: nothing", "a fox beside one species: 1"),
        1,
    ),
    "a nature token more": (tokens_on("."), tokens_on(".", 1), ("one nature token: 1",), 1),
    "the last nature token spent": (tokens_on(".", 1), tokens_on("."), (), -1),
    "a corridor grows": (
        corridors(2),
        corridors(3),
        ("a forest corridor of 3 tiles: 3",),
        1,
    ),
    "an equal corridor somewhere else": (corridors(2), corridors(2, at=5), (), 0),
    "a fox beside one more of the same": (
        tokens_on("S F . ."),
        tokens_on("S F S ."),
        ("a single salmon: 2",),
        2,
    ),
    "nothing": (tokens_on("H B"), tokens_on("H B"), (), 0),
}


@pytest.mark.parametrize(
    ("before", "after", "detail", "points"), CHANGES.values(), ids=CHANGES.keys()
)
def test_what_counts_otherwise_is_told(
    before: Landscape, after: Landscape, detail: tuple[str, ...], points: int
) -> None:
    line = compared([before], [after])
    assert (line.detail, line.points) == (detail, points)


def plain(words: str) -> str:
    """`words` with the sign of a loss as it is typed."""
    return words.replace("\N{MINUS SIGN}", "-")


# Sizes of everybody's corridors before and after the first player has grown his, and what is
# said of the bonuses.
RACES = {
    "two, taken": (
        [2, 2],
        [3, 2],
        [
            "Ann now has the largest forest corridor: +1",
            "Ben loses the largest forest corridor: -1",
        ],
    ),
    "two, caught up with": (
        [1, 2],
        [2, 2],
        [
            "Ann now shares the largest forest corridor: +1",
            "Ben now shares the largest forest corridor: -1",
        ],
    ),
    "two, ahead already": ([3, 2], [4, 2], []),
    "three, taken": (
        [2, 1, 3],
        [4, 1, 3],
        [
            "Ann now has the largest forest corridor: +2",
            "Cleo now has the second largest forest corridor: -2",
        ],
    ),
    "three, the second taken": (
        [1, 2, 4],
        [3, 2, 4],
        [
            "Ann now has the second largest forest corridor: +1",
            "Ben loses the second largest forest corridor: -1",
        ],
    ),
    "three, all share": (
        [1, 2, 2],
        [2, 2, 2],
        [
            "Ann now shares the largest forest corridor: +1",
            "Ben now shares the largest forest corridor: -1",
            "Cleo now shares the largest forest corridor: -1",
        ],
    ),
    "four, the largest falls behind": (
        [3, 4, 3, 1],
        [5, 4, 3, 1],
        [
            "Ann now has the largest forest corridor: +3",
            "Ben now has the second largest forest corridor: -2",
        ],
    ),
    "alone, long enough": ([6], [7], ["Ann now has a forest corridor of 7 or more: +2"]),
    "alone, longer still": ([7], [8], []),
}


@pytest.mark.parametrize(("before", "after", "notes"), RACES.values(), ids=RACES.keys())
def test_bonuses_are_told_of_everybody(
    before: list[int], after: list[int], notes: list[str]
) -> None:
    line = compared([*map(corridors, before)], [*map(corridors, after)])
    corridor = f"a forest corridor of {after[0]} tiles: {after[0]}"
    assert [plain(words) for words in line.detail] == [corridor, *notes]


@pytest.mark.parametrize("habitat", Habitat, ids=lambda habitat: str(habitat.word))
@pytest.mark.parametrize(
    ("before", "after", "note"),
    [
        ([1, 2], [3, 2], "Ann now has the largest {0} corridor: +2"),
        ([1, 2], [2, 2], "Ann now shares the largest {0} corridor: +1"),
        ([1, 2], [3, 2], "Ben loses the largest {0} corridor: -2"),
        ([1, 2, 4], [3, 2, 4], "Ann now has the second largest {0} corridor: +1"),
        ([1, 2, 4], [3, 2, 4], "Ben loses the second largest {0} corridor: -1"),
        ([6], [7], "Ann now has a {0} corridor of 7 or more: +2"),
    ],
)
def test_every_habitat_has_its_own_sentences(
    habitat: Habitat, before: list[int], after: list[int], note: str
) -> None:
    def lands(sizes: list[int]) -> list[Landscape]:
        rows = ([Cell(place, 0) for place in range(size)] for size in sizes)
        return [Landscape({}, dict.fromkeys(row, (habitat,) * HEX.sides), 0) for row in rows]

    line = compared(lands(before), lands(after))
    assert note.format(habitat.word) in map(plain, line.detail)


SCORINGS = st.sampled_from(
    [
        Scoring(Variant.FAMILY),
        Scoring(Variant.INTERMEDIATE),
        *(Scoring(Variant.CARDS, (card,) * 5) for card in Card),
    ]
)
at_every_table = pytest.mark.parametrize(
    ("grid", "players"),
    [
        pytest.param(grid, players, id=f"{grid.name}-{players}")
        for grid, players in product((HEX, SQUARE), range(1, 5))
    ],
)
games = given(st.integers(0, 10**6), SCORINGS)
NOTE = re.compile(r"(\w+) (?:now|loses) .+: ([+-]\d)")


@at_every_table
@settings(max_examples=5)
@games
def test_what_is_told_adds_up_to_the_score(
    grid: Grid, players: int, seed: int, scoring: Scoring
) -> None:
    """Points of one's own actions, and bonuses that others' actions brought or cost."""
    history = random_record(grid, players, seed=seed, scoring=scoring).history
    names = NAMES[:players]
    totals = [sheet.total for sheet in score_sheets(history.start)]
    for entry, line, _ in lines(history.entries, history.start):
        totals[entry.seat] += line.points
        for note in filter(None, map(NOTE.fullmatch, map(plain, line.detail))):
            if note[1] != names[entry.seat]:
                totals[names.index(note[1])] += int(note[2])
    assert totals == [sheet.total for sheet in score_sheets(history.state)]


@at_every_table
@settings(max_examples=5)
@games
def test_a_whole_game_is_told(grid: Grid, players: int, seed: int, scoring: Scoring) -> None:
    """Every action has a sentence, and its detail is what the new sheet says for the first time."""
    history = random_record(grid, players, seed=seed, scoring=scoring).history
    sheets = score_sheets(history.start)
    for entry, line, after in lines(history.entries, history.start):
        for words in (line.text, *line.detail, *line.besides):
            assert words.isprintable()
            assert words == words.strip()
            assert not set("{}") & set(words)
        assert line.text[0].isupper()
        explained = [words for words in line.detail if not NOTE.fullmatch(plain(words))]
        new = said(after[entry.seat]) - said(sheets[entry.seat])
        assert Counter(explained) == Counter(words for _, words in new.elements())
        sheets = after


def said(sheet: ScoreSheet) -> Counter[tuple[object, str]]:
    counted = (unit for unit in sheet.units if unit.category is not Category.BONUS)
    return Counter((unit.subject, explanation(unit)) for unit in counted)
