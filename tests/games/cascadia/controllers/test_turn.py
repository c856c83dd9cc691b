"""A person's turn: what every gesture does at every stage, on both grids."""

from __future__ import annotations

from typing import Any

import pytest

from cascadia_qt.games.cascadia.controllers.turn import Draft, HumanTurn, Stage
from cascadia_qt.games.cascadia.entry import ENTRY as CASCADIA
from cascadia_qt.games.cascadia.rules.state import State
from cascadia_qt.model.session import GameSession
from cascadia_qt.rules.grid import HEX, SQUARE, Cell, Grid
from tests.games.cascadia.controllers import ANN_AND_A_COMPUTER, PEOPLE, actions_of, do, session_at
from tests.games.cascadia.table import scene

on_both_grids = pytest.mark.parametrize("grid", [HEX, SQUARE], ids=["hex", "square"])

# Everybody owns one tile at 0,0 that shows bear and elk; the first tile of the market shows elk
# and fox. What the first token is decides where it fits.
BEAR_FITS_ON_THE_LAND: dict[str, Any] = {"tokens": "BESH"}
ELK_FITS_ON_BOTH: dict[str, Any] = {"tokens": "EBSH"}
FOX_FITS_ON_THE_TILE: dict[str, Any] = {"tokens": "FBSH"}
SALMON_FITS_NOWHERE: dict[str, Any] = {"tokens": "SBEH"}
NATURE: dict[str, Any] = {"nature": 1}
THREE_BEARS: dict[str, Any] = {"tokens": "BBBE", "nature": 1, "bag": "HHHSSFF"}
LAST_TURN: dict[str, Any] = {"stack": 0}

LAID = "choose 0; click 1,0"
WHOLE_TURN = f"{LAID}; decline"


def begun(
    state: State,
    gestures: str = "",
    *,
    computer: bool = False,
    free_undo: bool = False,
    confirms_end: bool = False,
) -> tuple[HumanTurn, GameSession]:
    """Ann's turn after some gestures, and its session."""
    seats = ANN_AND_A_COMPUTER if computer else PEOPLE
    session = session_at(state, seats, free_undo=free_undo)
    turn = HumanTurn(session, session)
    turn.confirms_end = confirms_end
    do(turn, gestures)
    return turn, session


# How the table lies, gestures, the stage they lead to, the actions they led to.
GESTURES = {
    "nothing yet": ({}, "", Stage.CHOOSING, ""),
    "a pair": ({}, "choose 2", Stage.PLACING, "take 2"),
    "a second pair": ({}, "choose 2; choose 1", Stage.PLACING, "take 2"),
    "a cell too early": ({}, "click 1,0", Stage.CHOOSING, ""),
    "yes to nothing": ({}, "confirm", Stage.CHOOSING, ""),
    "no to nothing": ({}, "refuse", Stage.CHOOSING, ""),
    "decline too early": ({}, "decline", Stage.CHOOSING, ""),
    "turn too early": ({}, "turn 1; choose 0; click 1,0; confirm", Stage.PLACING, "tile 1,0 r0"),
    "a token alone": ({}, "choose_token 2", Stage.CHOOSING, ""),
    "lay": ({}, LAID, Stage.LAID, "take 0"),
    "move the draft": ({}, f"{LAID}; click 0,1; confirm", Stage.PLACING, "tile 0,1 r0"),
    "lay nowhere": ({}, "choose 0; click 5,5", Stage.PLACING, "take 0"),
    "lay on land": (FOX_FITS_ON_THE_TILE, "choose 0; click 0,0", Stage.PLACING, "take 0"),
    "move the draft nowhere": ({}, f"{LAID}; click 5,5; confirm", Stage.PLACING, "tile 1,0 r0"),
    "confirm": ({}, f"{LAID}; confirm", Stage.PLACING, "tile 1,0 r0"),
    "confirm nothing laid": ({}, "choose 0; confirm", Stage.PLACING, "take 0"),
    "click the draft": ({}, f"{LAID}; click 1,0", Stage.PLACING, "tile 1,0 r0"),
    "a token on the land": ({}, f"{LAID}; click 0,0", Stage.CHOOSING, "token 0,0"),
    "a token after the tile": ({}, f"{LAID}; confirm; click 0,0", Stage.CHOOSING, "token 0,0"),
    "a token on the draft": (
        FOX_FITS_ON_THE_TILE,
        f"{LAID}; click 1,0",
        Stage.CHOOSING,
        "take 0; tile 1,0 r0; token 1,0",
    ),
    "a token on the tile": (
        FOX_FITS_ON_THE_TILE,
        f"{LAID}; confirm; click 1,0",
        Stage.CHOOSING,
        "take 0; tile 1,0 r0; token 1,0",
    ),
    "a token where it does not fit": ({}, f"{LAID}; confirm; click 1,0", Stage.PLACING, "r0"),
    "the token first": ({}, "choose 0; click 0,0", Stage.PLACING, "take 0; token 0,0"),
    "then the tile as a draft": ({}, "choose 0; click 0,0; click 1,0", Stage.LAID, "token 0,0"),
    "then the tile": (
        {},
        "choose 0; click 0,0; click 1,0; click 1,0",
        Stage.CHOOSING,
        "take 0; token 0,0; tile 1,0 r0",
    ),
    "decline first": ({}, "choose 0; decline", Stage.PLACING, "take 0; token -"),
    "decline with the draft": ({}, WHOLE_TURN, Stage.CHOOSING, "take 0; tile 1,0 r0; token -"),
    "decline after the tile": ({}, f"{LAID}; confirm; decline", Stage.CHOOSING, "token -"),
    "decline twice": ({}, "choose 0; decline; decline", Stage.PLACING, "take 0; token -"),
    "wipe": (NATURE, "begin_wipe", Stage.WIPING, ""),
    "wipe nothing": (NATURE, "begin_wipe; confirm", Stage.WIPING, ""),
    "wipe two": (
        NATURE,
        "begin_wipe; choose 3; choose 1; confirm",
        Stage.CHOOSING,
        "nature wipe 1 3",
    ),
    "change one's mind about one": (
        NATURE,
        "begin_wipe; choose 3; choose 1; choose 3; confirm",
        Stage.CHOOSING,
        "nature wipe 1",
    ),
    "wipe nothing after all": (NATURE, "begin_wipe; choose 3; choose 3; confirm", Stage.WIPING, ""),
    "wipe without nature": ({}, "begin_wipe", Stage.CHOOSING, ""),
    "wipe too late": (NATURE, "choose 0; begin_wipe", Stage.PLACING, "take 0"),
    "refuse to wipe": (NATURE, "begin_wipe; refuse; choose 2", Stage.PLACING, "take 2"),
    "no more": (NATURE, "begin_wipe; choose 1; refuse", Stage.CHOOSING, "nature wipe 1"),
    "more": (NATURE, "begin_wipe; choose 1; accept", Stage.WIPING, ""),
    "more, then no more": (
        NATURE,
        "begin_wipe; choose 1; accept; choose 2; refuse",
        Stage.CHOOSING,
        "nature wipe 1 2",
    ),
    "more, then none after all": (
        NATURE,
        "begin_wipe; choose 1; accept; choose 1; refuse",
        Stage.CHOOSING,
        "",
    ),
    "go back from more": (NATURE, "begin_wipe; choose 1; accept; back", Stage.CHOOSING, ""),
    "pick": (NATURE, "begin_pick", Stage.PICKING_TILE, ""),
    "pick a token too early": (NATURE, "begin_pick; choose_token 1", Stage.PICKING_TILE, ""),
    "pick a tile": (NATURE, "begin_pick; choose 1", Stage.PICKING_TOKEN, ""),
    "pick both": (NATURE, "begin_pick; choose 1; choose 3", Stage.PLACING, "nature free 1 3"),
    "pick a token by its own gesture": (
        NATURE,
        "begin_pick; choose 1; choose_token 1",
        Stage.PLACING,
        "nature free 1 1",
    ),
    "click the token of a pair": ({}, "click_token 2", Stage.PLACING, "take 2"),
    "click the tile of a pair": ({}, "click_tile 2", Stage.PLACING, "take 2"),
    "click a token while a tile is picked": (
        NATURE,
        "begin_pick; click_token 1",
        Stage.PICKING_TILE,
        "",
    ),
    "click another tile": (
        NATURE,
        "begin_pick; click_tile 1; click_tile 2; click_token 3",
        Stage.PLACING,
        "nature free 2 3",
    ),
    "click a token to replace": (
        NATURE,
        "begin_wipe; click_token 1; confirm",
        Stage.CHOOSING,
        "nature wipe 1",
    ),
    "pick without nature": ({}, "begin_pick", Stage.CHOOSING, ""),
    "refuse to pick a tile": (NATURE, "begin_pick; refuse; choose 2", Stage.PLACING, "take 2"),
    "refuse to pick a token": (
        NATURE,
        "begin_pick; choose 1; refuse; choose 2",
        Stage.PLACING,
        "take 2",
    ),
    "no wipe while picking": (NATURE, "begin_pick; begin_wipe", Stage.PICKING_TILE, ""),
    "no pick while wiping": (NATURE, "begin_wipe; begin_pick", Stage.WIPING, ""),
    "replace three": (THREE_BEARS, "accept", Stage.CHOOSING, "wipe 3"),
    "no three to replace": ({}, "accept", Stage.CHOOSING, ""),
    "refuse to replace three": (THREE_BEARS, "refuse; accept", Stage.CHOOSING, ""),
    "take without an answer": (THREE_BEARS, "choose 3", Stage.PLACING, "take 3"),
    "no three while wiping": (THREE_BEARS, "begin_wipe; accept", Stage.WIPING, ""),
    "the last turn": (LAST_TURN, WHOLE_TURN, Stage.OVER, "token -"),
    "after the end": (LAST_TURN, f"{WHOLE_TURN}; choose 1; click 1,0", Stage.OVER, "token -"),
}


@on_both_grids
@pytest.mark.parametrize(
    ("table", "gestures", "stage", "actions"), GESTURES.values(), ids=GESTURES.keys()
)
def test_gestures(
    table: dict[str, Any], gestures: str, stage: Stage, actions: str, grid: Grid
) -> None:
    turn, session = begun(scene(grid, **table), gestures)
    assert turn.stage is stage
    found = actions_of(session)
    assert found.endswith(actions) if actions else found == ""


# Gestures, the stage after going back, the actions then.
BACK = {
    "at the start": ({}, "", Stage.CHOOSING, ""),
    "from wiping": (NATURE, "begin_wipe; choose 1", Stage.CHOOSING, ""),
    "from picking a tile": (NATURE, "begin_pick", Stage.CHOOSING, ""),
    "from picking a token": (NATURE, "begin_pick; choose 1", Stage.CHOOSING, ""),
    "from placing": ({}, "choose 0", Stage.CHOOSING, ""),
    "from a free pick": (NATURE, "begin_pick; choose 1; choose 3", Stage.CHOOSING, ""),
    "from the draft": ({}, LAID, Stage.PLACING, "take 0"),
    "from the draft twice": ({}, f"{LAID}; back", Stage.CHOOSING, ""),
    "from the tile": ({}, f"{LAID}; confirm", Stage.PLACING, "take 0"),
    "from the token": ({}, "choose 0; click 0,0", Stage.PLACING, "take 0"),
    "from the draft after the token": (
        {},
        "choose 0; click 0,0; click 1,0",
        Stage.PLACING,
        "take 0; token 0,0",
    ),
    "from a finished turn": ({}, WHOLE_TURN, Stage.CHOOSING, "take 0; tile 1,0 r0; token -"),
    "from the end": (LAST_TURN, WHOLE_TURN, Stage.PLACING, "take 0; tile 1,0 r0"),
}


@on_both_grids
@pytest.mark.parametrize(("table", "gestures", "stage", "actions"), BACK.values(), ids=BACK.keys())
def test_back(table: dict[str, Any], gestures: str, stage: Stage, actions: str, grid: Grid) -> None:
    turn, session = begun(scene(grid, **table), f"{gestures}; back")
    assert (turn.stage, actions_of(session)) == (stage, actions)
    assert turn.draft == Draft()


@on_both_grids
@pytest.mark.parametrize(
    ("agreed", "stage", "actions"),
    [
        (True, Stage.PLACING, "take 0; tile 1,0 r0"),
        (False, Stage.WAITING, "take 0; tile 1,0 r0; token -"),
    ],
)
def test_back_while_a_computer_thinks(agreed: bool, stage: Stage, actions: str, grid: Grid) -> None:
    gestures = f"{WHOLE_TURN}; back"
    turn, session = begun(scene(grid), gestures, computer=True, free_undo=agreed)
    assert (turn.stage, actions_of(session)) == (stage, actions)


# Gestures, and whether the turn waits for a last yes then; if not, what it waits for.
CONFIRMS_END = {
    "tile and token": ({}, f"{LAID}; click 0,0", Stage.CONFIRMING),
    "token on the draft": (FOX_FITS_ON_THE_TILE, f"{LAID}; click 1,0", Stage.CONFIRMING),
    "tile and decline": ({}, f"{LAID}; decline", Stage.CONFIRMING),
    "tile only": ({}, f"{LAID}; confirm", Stage.PLACING),
    "tile, then token": ({}, f"{LAID}; confirm; click 0,0", Stage.CONFIRMING),
    "tile, then decline": ({}, f"{LAID}; confirm; decline", Stage.CONFIRMING),
    "token only": ({}, "choose 0; click 0,0", Stage.PLACING),
    "decline only": ({}, "choose 0; decline", Stage.PLACING),
    "token, then draft": ({}, "choose 0; click 0,0; click 1,0", Stage.LAID),
    "token, then tile": ({}, "choose 0; click 0,0; click 1,0; confirm", Stage.CONFIRMING),
    "decline, then tile": ({}, "choose 0; decline; click 1,0; click 1,0", Stage.CONFIRMING),
}


@on_both_grids
@pytest.mark.parametrize(
    ("table", "gestures", "stage"), CONFIRMS_END.values(), ids=CONFIRMS_END.keys()
)
def test_the_end_of_a_turn_waits_if_that_is_wanted(
    table: dict[str, Any], gestures: str, stage: Stage, grid: Grid
) -> None:
    turn, session = begun(scene(grid, **table), gestures, confirms_end=True)
    assert turn.stage is stage
    assert session.to_move == 0


@on_both_grids
@pytest.mark.parametrize(
    ("gestures", "stage", "actions"),
    [
        ("confirm", Stage.CHOOSING, "take 0; tile 1,0 r0; token 0,0"),
        ("back", Stage.LAID, "take 0"),
        ("click 0,0", Stage.LAID, "take 0"),
        ("click 5,5", Stage.LAID, "take 0"),
        ("back; back", Stage.PLACING, "take 0"),
        ("back; back; back", Stage.CHOOSING, ""),
        ("back; click 0,1; click 0,0; confirm", Stage.CHOOSING, "take 0; tile 0,1 r0; token 0,0"),
        ("choose 1; turn 1; decline; refuse; begin_wipe", Stage.CONFIRMING, "take 0"),
    ],
)
def test_a_turn_that_waits_for_its_end(
    gestures: str, stage: Stage, actions: str, grid: Grid
) -> None:
    turn, session = begun(scene(grid), f"{LAID}; click 0,0; {gestures}", confirms_end=True)
    assert (turn.stage, actions_of(session)) == (stage, actions)


def test_on_squares_a_token_that_fits_nowhere_ends_the_turn_with_the_tile() -> None:
    turn, session = begun(scene(SQUARE, **SALMON_FITS_NOWHERE), f"{LAID}; confirm")
    assert actions_of(session) == "take 0; tile 1,0 r0"
    assert (turn.stage, session.to_move) == (Stage.CHOOSING, 1)


@pytest.mark.parametrize(("grid", "declined"), [(HEX, "; token -"), (SQUARE, "")])
def test_declining_a_token_that_fits_nowhere(grid: Grid, declined: str) -> None:
    _, session = begun(scene(grid, **SALMON_FITS_NOWHERE), f"{LAID}; decline")
    assert actions_of(session) == f"take 0; tile 1,0 r0{declined}"
    assert session.to_move == 1


@pytest.mark.parametrize(("grid", "stage"), [(HEX, Stage.PLACING), (SQUARE, Stage.CONFIRMING)])
def test_a_tile_that_ends_the_turn_by_itself_waits_too(grid: Grid, stage: Stage) -> None:
    state = scene(grid, **SALMON_FITS_NOWHERE)
    turn, _ = begun(state, f"{LAID}; confirm", confirms_end=True)
    assert turn.stage is stage


# Gestures after a pair was taken, how the tile lies in the end.
TURNS = {
    "not at all": ("click 1,0", 0),
    "once": ("turn 1; click 1,0", 1),
    "twice": ("turn 1; turn 1; click 1,0", 2),
    "back": ("turn -1; click 1,0", 5),
    "all around": ("turn 1; " * 7 + "click 1,0", 1),
    "there and back": ("turn 1; turn -1; click 1,0", 0),
    "as a draft": ("click 1,0; turn 1; turn 1", 2),
    "and moved": ("click 1,0; turn 1; click 0,1; click 1,0", 1),
    "and taken back": ("click 1,0; turn 1; back; click 1,0", 1),
    "before the token": ("turn 1; click 0,0; click 1,0", 1),
}


@on_both_grids
@pytest.mark.parametrize(("gestures", "rotation"), TURNS.values(), ids=TURNS.keys())
def test_turning_a_tile(gestures: str, rotation: int, grid: Grid) -> None:
    _, session = begun(scene(grid), f"choose 0; {gestures}; confirm")
    laid = session.state.players[0].environment[Cell(1, 0)]
    assert laid.rotation == (rotation if grid is HEX else 0)


@on_both_grids
def test_the_next_tile_is_not_turned(grid: Grid) -> None:
    turn, _ = begun(scene(grid), f"{LAID}; turn 1; decline; choose 0")
    assert turn.draft == Draft()


@on_both_grids
def test_nothing_happens_while_a_computer_thinks(grid: Grid) -> None:
    turn, session = begun(scene(grid, **THREE_BEARS), WHOLE_TURN, computer=True)
    before = actions_of(session)
    do(turn, "choose 0; choose_token 0; accept; refuse; begin_wipe; begin_pick")
    do(turn, "click 1,0; click 0,0; turn 1; confirm; decline")
    assert (turn.stage, turn.draft, actions_of(session)) == (Stage.WAITING, Draft(), before)
    assert turn.tile_places() == turn.token_places() == []


# Gestures, and whether there are places for tile and token then, and which are the token's.
PLACES = {
    "choosing": (BEAR_FITS_ON_THE_LAND, "", False, []),
    "placing": (BEAR_FITS_ON_THE_LAND, "choose 0", True, [(0, 0)]),
    "fits on the draft": (FOX_FITS_ON_THE_TILE, LAID, True, [(1, 0)]),
    "fits on both": (ELK_FITS_ON_BOTH, LAID, True, [(0, 0), (1, 0)]),
    "does not fit on the draft": (BEAR_FITS_ON_THE_LAND, LAID, True, [(0, 0)]),
    "fits nowhere": (SALMON_FITS_NOWHERE, LAID, True, []),
    "only the token is left": (ELK_FITS_ON_BOTH, f"{LAID}; confirm", False, [(0, 0), (1, 0)]),
    "only the tile is left": (ELK_FITS_ON_BOTH, "choose 0; click 0,0", True, []),
    "confirming": (ELK_FITS_ON_BOTH, f"{LAID}; decline", False, []),
}


@on_both_grids
@pytest.mark.parametrize(("table", "gestures", "tile", "token"), PLACES.values(), ids=PLACES.keys())
def test_places(
    table: dict[str, Any], gestures: str, tile: bool, token: list[Cell], grid: Grid
) -> None:
    turn, _ = begun(scene(grid, **table), gestures, confirms_end=True)
    assert sorted(turn.tile_places()) == (sorted(grid.neighbours(Cell(0, 0))) if tile else [])
    assert sorted(turn.token_places()) == token


# Gestures, and whether the token is stuck, the tile can be turned (on hexagons), the turn go back.
QUESTIONS = {
    "choosing": ({}, "", False, False, False),
    "wiping": (NATURE, "begin_wipe", False, False, True),
    "kept": (THREE_BEARS, "refuse", False, False, False),
    "in hand": (SALMON_FITS_NOWHERE, "choose 0", False, True, True),
    "laid": (SALMON_FITS_NOWHERE, LAID, False, True, True),
    "confirming": ({}, f"{LAID}; decline", False, False, True),
    "a place left": ({}, f"{LAID}; confirm", False, False, True),
}


@on_both_grids
@pytest.mark.parametrize(
    ("table", "gestures", "stuck", "turns", "back"), QUESTIONS.values(), ids=QUESTIONS.keys()
)
def test_what_can_be_done(
    table: dict[str, Any], gestures: str, stuck: bool, turns: bool, back: bool, grid: Grid
) -> None:
    turn, _ = begun(scene(grid, **table), gestures, confirms_end=True)
    found = turn.stuck, turn.can_turn, turn.can_go_back
    assert found == (stuck, turns and grid is HEX, back)


def test_yes_returns_a_token_that_no_tile_can_take() -> None:
    turn, session = begun(scene(HEX, **SALMON_FITS_NOWHERE), f"{LAID}; confirm")
    assert turn.stuck
    turn.confirm()
    assert actions_of(session) == "take 0; tile 1,0 r0; token -"


@on_both_grids
@pytest.mark.parametrize(
    ("table", "gestures", "drafted", "token"),
    [
        ({}, LAID, "tile 1,0 r0", None),
        ({}, f"{LAID}; click 0,0", "tile 1,0 r0; token 0,0", Cell(0, 0)),
        (FOX_FITS_ON_THE_TILE, f"{LAID}; click 1,0", "tile 1,0 r0; token 1,0", Cell(1, 0)),
        ({}, f"{LAID}; decline", "tile 1,0 r0; token -", None),
        ({}, f"{LAID}; confirm; click 0,0", "token 0,0", Cell(0, 0)),
    ],
)
def test_what_lies_as_a_draft(
    table: dict[str, Any], gestures: str, drafted: str, token: Cell | None, grid: Grid
) -> None:
    turn, _ = begun(scene(grid, **table), gestures, confirms_end=True)
    assert "; ".join(map(CASCADIA.rules().format, turn.drafted())) == drafted
    assert turn.token_drafted() == token


@on_both_grids
@pytest.mark.parametrize(
    ("gestures", "taken"),
    [
        ("", []),
        ("choose 0", [(0, 0), (1, 0)]),
        (LAID, [(0, 0), (0, 1), (1, 0)]),
        (f"{LAID}; confirm", [(0, 0)]),
        (f"{LAID}; decline", [(0, 0), (0, 1), (1, 0), (5, 5)]),
    ],
)
def test_which_clicks_do_something(gestures: str, taken: list[Cell], grid: Grid) -> None:
    turn, _ = begun(scene(grid), gestures, confirms_end=True)
    cells = [Cell(0, 0), Cell(1, 0), Cell(5, 5)] + [Cell(0, 1)] * (gestures != "choose 0")
    assert sorted(cell for cell in cells if turn.takes(cell)) == taken


# Gestures, and whether three may be replaced and nature spent then.
OFFERS = {
    "at the start": ({}, "", False, False),
    "with nature": (NATURE, "", False, True),
    "three equal": (THREE_BEARS, "", True, True),
    "refused": (THREE_BEARS, "refuse", False, True),
    "replaced": (THREE_BEARS, "accept", False, True),
    "while wiping": (THREE_BEARS, "begin_wipe", False, False),
    "still refused after wiping was": (THREE_BEARS, "refuse; begin_wipe; refuse", False, True),
    "open again after wiping was refused": (THREE_BEARS, "begin_wipe; refuse", True, True),
    "open again after picking was refused": (THREE_BEARS, "begin_pick; back", True, True),
    "placing": (THREE_BEARS, "choose 3", False, False),
    "the next player": (THREE_BEARS, "refuse; choose 3; click 1,0; decline", True, True),
    "three others after a wipe": (
        THREE_BEARS | {"bag": "HHH"},
        "refuse; begin_wipe; choose 0; choose 1; choose 2; confirm",
        True,
        False,
    ),
}


@on_both_grids
@pytest.mark.parametrize(
    ("table", "gestures", "three", "nature"), OFFERS.values(), ids=OFFERS.keys()
)
def test_offers(
    table: dict[str, Any], gestures: str, three: bool, nature: bool, grid: Grid
) -> None:
    turn, _ = begun(scene(grid, **table), gestures)
    assert (turn.may_replace_three, turn.may_spend_nature) == (three, nature)


@pytest.mark.parametrize(
    ("gestures", "gesture", "told"),
    [
        ("", "choose 0", True),
        ("", "begin_wipe", True),
        ("begin_wipe", "choose 0", True),
        ("begin_wipe", "back", True),
        ("choose 0", "click 1,0", True),
        ("choose 0", "turn 1", True),
        (LAID, "back", True),
        (LAID, "confirm", True),
        ("", "click 1,0", False),
        ("", "confirm", False),
        ("", "turn 1", False),
        ("", "decline", False),
        ("choose 0", "refuse", False),
        ("choose 0", "click 5,5", False),
    ],
)
def test_what_changes_is_told_and_nothing_else(gestures: str, gesture: str, told: bool) -> None:
    turn, _ = begun(scene(nature=1), gestures)
    heard: list[Stage] = []
    turn.changed.connect(lambda: heard.append(turn.stage))
    do(turn, gesture)
    assert bool(heard) is told
    assert heard[-1:] == [turn.stage] * told
