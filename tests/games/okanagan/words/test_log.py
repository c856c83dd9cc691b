"""What happens, what is to be decided, and what may not be, in words."""

from __future__ import annotations

from dataclasses import replace
from itertools import product

import pytest

from cascadia_qt.games.okanagan.rules.actions import Action, Collect, Keep, Swap
from cascadia_qt.games.okanagan.rules.events import Event
from cascadia_qt.games.okanagan.rules.game import OKANAGAN
from cascadia_qt.games.okanagan.rules.options import Buildings, Options
from cascadia_qt.games.okanagan.rules.rewards import holding
from cascadia_qt.games.okanagan.rules.state import Phase, State
from cascadia_qt.games.okanagan.words.actions import action_words
from cascadia_qt.games.okanagan.words.log import log_line
from cascadia_qt.games.okanagan.words.prompts import named_prompt, prompt, stage_words, waiting
from cascadia_qt.games.okanagan.words.refusals import laying_refusal, refusal
from cascadia_qt.rules.grid import Cell
from cascadia_qt.rules.history import History
from cascadia_qt.words.log_line import LogLine
from tests.games.okanagan.records.write import GAMES, finished_record
from tests.games.okanagan.table import FOREST, FOREST_LAID, board, played, scene, with_stock

NAMES = ["Ann", "Ben", "Cleo"]
NUGGETS = ("nugget", "nugget", "nugget")


def closing(*backs: str, rewards: tuple[str, ...] = ()) -> State:
    """Ann closes a forest in which Ben has a farm and Cleo a silo."""
    on = board(FOREST, (5, 5, 1, "farm forest"), (6, 5, 2, "silo"))
    state = scene(on=on, backs=backs, rewards=rewards)
    return played(state, FOREST_LAID, "build farm lake")


def told(state: State, move: str, looker: int | None = None) -> LogLine:
    """A move in words, as somebody hears it."""
    history: History[State, Action, Event] = History(state)
    entry = history.played(OKANAGAN, OKANAGAN.parse(move)).entries[-1]
    return log_line(entry.action, OKANAGAN.told(entry, looker), NAMES, entry.seat)


START = OKANAGAN.setup(Options(3), 1)
LAY = scene(on=board(FOREST))
BUILD = played(LAY, FOREST_LAID)
TIE = played(
    scene(on=board(FOREST, (5, 5, 1, "silo"), (6, 5, 2, "silo")), backs=NUGGETS), FOREST_LAID
)
ORDER = played(TIE, "build farm lake")
ALONE = played(
    scene(on=board(FOREST, (5, 5, 1, "farm forest")), backs=NUGGETS), FOREST_LAID, "build farm lake"
)
ACTION = closing("one circle", "first", "two ore")
COLLECT = played(ACTION, "action 2")
GAIN = played(ACTION, "action 0")
GIVE = played(closing("gifts", rewards=("ore pelt", "ore stone", "")), "action 0")
SWAP = played(closing("swap", rewards=("ore", "stone", "pelt")), "action 0")
COLOUR = played(closing("trade colour", rewards=("", "", "ore pelt")), "action 0")
SHAPE = played(closing("trade shape", rewards=("", "", "ore pelt")), "action 0")
DROP = played(closing("objectives"), "action 0")
TAKE = played(LAY, FOREST_LAID, "build silo", "alone collect", "collect pelt")
OVER: State = finished_record("3-shared").history.state
CLOSE = replace(
    BUILD, phase=Phase.CLOSE, closing=replace(BUILD.closing, terrains=("forest", "lake"))
)


@pytest.mark.parametrize(
    ("state", "move", "text", "besides"),
    [
        (LAY, FOREST_LAID, "Lays a tile 7 east, 4 south", ()),
        (BUILD, "build warehouse lake meadow", "Builds a warehouse between lake and meadow", None),
        (
            TIE,
            "build farm lake",
            "Builds a farm in the lake",
            (
                "A territory is closed: forest (Ben with 1, Cleo with 1); "
                "it has 1 timber, 3 pelts, 2 woodcutters",
            ),
        ),
        (ORDER, "order 2 1", "Settles the order: Cleo, Ben", ()),
        (
            ALONE,
            "alone action",
            "Is alone there and takes a special action instead",
            (),
        ),
        (ALONE, "alone collect", "Is alone there and collects", ()),
        (ACTION, "action 0", "Takes a special action: one circle", ()),
        (ACTION, "action 1", "Takes a special action: first choice", ("Collects first",)),
        (ACTION, "action 2", "Takes a special action: 2 ore", ("Gains 2 ore",)),
        (GAIN, "gain ore", "Gains 1 ore", ()),
        (GIVE, "give ore", "Gives ore to Cleo", ()),
        (SWAP, "swap 1 pelt stone", "Swaps pelt for stone of Ben", ()),
        (COLOUR, "trade ore stone", "Trades ore for stone", ()),
        (COLOUR, "done", "Trades no more", ()),
        (
            COLLECT,
            "collect pelt pelt pelt",
            "Collects 3 pelts",
            None,
        ),
        (TAKE, "tile 0", None, ()),
    ],
)
def test_a_step_tells_what_was_done_and_what_came_of_it(
    state: State, move: str, text: str | None, besides: tuple[str, ...] | None
) -> None:
    line = told(state, move)
    assert text is None or line.text == text
    assert besides is None or line.besides == besides


def test_what_others_come_to_names_them() -> None:
    line = told(ALONE, "alone collect")
    assert line.besides == ()
    after = played(COLLECT, "collect pelt pelt pelt")
    assert after.phase is Phase.COLLECT
    said = told(after, "collect timber")
    assert said == LogLine("Collects 1 timber", besides=("Nobody collects 2 woodcutters",))
    heap = replace(COLLECT, closing=replace(COLLECT.closing, heap=holding(["pelt"] * 3 + ["ore"])))
    assert told(heap, "collect pelt pelt pelt").besides == ("Cleo: Collects 1 ore",)


def test_objectives_and_tiles_are_told_to_their_owner_alone() -> None:
    keep = OKANAGAN.format(OKANAGAN.legal(START)[0])
    assert told(START, keep, 1).text == told(START, keep).text == "Keeps three objectives"
    assert told(START, keep, 0).text.startswith("Keeps three objectives: ")
    assert told(TAKE, "pile 1", 2).text == "Takes a tile unseen from pile 2"
    assert told(TAKE, "pile 1", 0).text.startswith("Takes a tile unseen from pile 2: ")
    assert told(TAKE, "tile 1").text.startswith("Takes face-up tile 2: ")
    drawn = closing("objectives")
    assert told(drawn, "action 0").besides == ("Draws two objectives",)
    drop = OKANAGAN.format(OKANAGAN.legal(DROP)[0])
    assert told(DROP, drop).text == "Puts two objectives away"
    assert told(DROP, drop, 2).text.startswith("Puts two objectives away: ")


def test_one_objective_is_no_two() -> None:
    short = closing("objectives")
    short = replace(short, cards=replace(short.cards, deck=short.cards.deck[:1]))
    assert told(short, "action 0").besides == ("Draws an objective",)
    drop = played(short, "action 0")
    assert prompt(drop, NAMES) == "Put one of your objectives away"
    assert told(drop, OKANAGAN.format(OKANAGAN.legal(drop)[0])).text == "Puts an objective away"


@pytest.mark.parametrize("name", GAMES)
def test_every_step_of_every_game_is_told(name: str) -> None:
    record = finished_record(name)
    names = [seat.name for seat in record.seats]
    said = set()
    for entry, looker in product(record.history.entries, (None, 0, 1)):
        line = log_line(entry.action, OKANAGAN.told(entry, looker), names, entry.seat)
        assert line.text
        assert all(line.besides)
        said |= {line.text, *line.besides}
    assert {"The second round begins", "The game is over"} <= said
    if name == "4-halved":
        assert any(text.startswith("Half of pile ") for text in said)
    if name == "4-stuck":
        assert any("Changes a tile that fits nowhere (" in text for text in said)


@pytest.mark.parametrize(
    ("state", "said", "others"),
    [
        (START, "Keep three of your objectives", "Ann chooses objectives"),
        (LAY, "Lay your tile where its sides match", "Ann lays a tile"),
        (BUILD, "Build on the tile", "Ann builds"),
        (CLOSE, "Which closed territory comes next?", "Ann decides about closed territories"),
        (
            ORDER,
            "Forest: in which order do the tied players come?",
            "Ann decides about closed territories",
        ),
        (
            ALONE,
            "Forest: you are alone. Collect, or a special action?",
            "Ben collects or takes a special action",
        ),
        (ACTION, "Forest: take a special action", "Cleo takes a special action"),
        (COLLECT, "Forest: collect 3 rewards", "Ben collects rewards"),
        (played(ACTION, "action 1"), "Forest: collect one reward", "Cleo collects rewards"),
        (GAIN, "Take one reward of this shape: circle", "Cleo takes a special action"),
        (GIVE, "Which reward do you give to Cleo?", "Ann gives a reward to Cleo"),
        (SWAP, "Swap one of your rewards with a player", "Cleo takes a special action"),
        (COLOUR, "Trade a reward for one of the same colour, or not", None),
        (
            played(COLOUR, "trade ore stone"),
            "Trade once more for one of the same colour, or not",
            None,
        ),
        (SHAPE, "Trade a reward for one of the same shape, or not", None),
        (
            played(SHAPE, "trade ore trout"),
            "Trade once more for one of the same shape, or not",
            None,
        ),
        (DROP, "Put two of your objectives away", None),
        (TAKE, "Take a tile for your next turn", "Ann takes a tile"),
        (OVER, "The game is over", "The game is over"),
    ],
)
def test_prompts(state: State, said: str, others: str | None) -> None:
    assert prompt(state, NAMES) == said
    assert others is None or waiting(state, NAMES) == others


def test_who_decides_is_named_in_anothers_turn() -> None:
    assert GIVE.active == 0
    assert named_prompt(ACTION, NAMES) == "Cleo: Forest: take a special action"
    assert named_prompt(OVER, NAMES) == "The game is over"
    assert stage_words(START) == "Round 1, turn 1"


EVERY_PHASE = (
    *(START, LAY, BUILD, ORDER, ALONE, ACTION, COLLECT, GAIN, GIVE),
    *(SWAP, COLOUR, SHAPE, DROP, TAKE, CLOSE),
)


@pytest.mark.parametrize("state", EVERY_PHASE, ids=lambda state: state.phase.value)
def test_what_is_possible_is_not_refused_and_has_words(state: State) -> None:
    legal = OKANAGAN.legal(state)
    for action in legal:
        assert refusal(state, NAMES, action) == ""
        assert action_words(state, NAMES, action).endswith(".")
    said = [action_words(state, NAMES, action) for action in legal]
    assert len(set(said)) == len(said)


@pytest.mark.parametrize(
    ("state", "move", "said"),
    [
        (LAY, "build silo", "Lay your tile where its sides match."),
        (CLOSE, "lay 1,0 r0", "Which closed territory comes next?"),
        (LAY, "lay 5,5 r0", "A tile lies there already."),
        (LAY, "lay 20,20 r0", "A tile must lie beside another one."),
        (LAY, "lay 7,4 r0", "Turn the tile: like this its sides do not match."),
        (scene(hand=1), "lay -1,0 r0", "The tile does not fit there: to the east there is rock."),
        (BUILD, "build farm rock", "That territory is not on the tile."),
        (START, "keep 1 2 3", "Keep exactly 3 objectives."),
        (DROP, "drop 1 2", "Put two of your objectives away."),
        (COLLECT, "collect pelt", "Collect exactly 3 rewards."),
        (COLLECT, "collect ore ore pelt", "The territory does not have so many: ore."),
        (COLLECT, "collect timber pelt pelt", "Name the rewards in alphabetical order."),
        (played(ACTION, "action 1"), "collect pelt pelt", "Collect exactly one reward."),
        (GAIN, "gain miner", "Only rewards of this shape: circle."),
        (with_stock(GAIN, ore=0), "gain ore", "The stock has none left: ore."),
        (GIVE, "give trout", "You do not have this reward: trout."),
        (SWAP, "swap 0 trout ore", "You do not have this reward: trout."),
        (SWAP, "swap 2 pelt pelt", "Swap with another player."),
        (SWAP, "swap 0 pelt pelt", "Equal rewards are not exchanged."),
        (SWAP, "swap 1 pelt trout", "Ben does not have this reward: trout."),
        (COLOUR, "trade ore trout", "Trade it for a reward of the same colour."),
        (SHAPE, "trade ore stone", "Trade it for a reward of the same shape."),
        (SHAPE, "trade ore ore", "Equal rewards are not exchanged."),
        (with_stock(SHAPE, trout=0), "trade ore trout", "The stock has none left: trout."),
        (
            with_stock(ACTION, ore=0),
            "action 2",
            "That action would change nothing now; another one would.",
        ),
        (OVER, "done", "The game is over."),
    ],
)
def test_why_something_is_not_possible(state: State, move: str, said: str) -> None:
    assert refusal(state, NAMES, OKANAGAN.parse(move)) == said


def test_what_no_notation_says_is_refused_too() -> None:
    assert refusal(SWAP, NAMES, Swap(7, "pelt", "ore")) == "Swap with another player."
    assert refusal(START, NAMES, Keep(())) == "Keep exactly 3 objectives."
    assert refusal(COLLECT, NAMES, Collect(())) == "Collect exactly 3 rewards."


def test_a_building_that_is_used_up() -> None:
    used = replace(BUILD.explorer, buildings=Buildings(0, 1, 1))
    state = BUILD.with_explorer(0, used)
    said = refusal(state, NAMES, OKANAGAN.parse("build farm lake"))
    assert said == "Of this building none is left in this round: farm."


def test_where_a_tile_lies_well() -> None:
    assert laying_refusal(LAY, Cell(7, 4), 1) == ""
