"""Records: what is written comes back, and what cannot be used is refused in one sentence."""

from __future__ import annotations

import json
import subprocess
import sys
from collections.abc import Callable
from dataclasses import replace
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from cascadia_qt.games.cascadia.entry import ENTRY as CASCADIA
from cascadia_qt.games.cascadia.rules.scoring.rulings import Rulings
from cascadia_qt.rules.document import BadDocument
from cascadia_qt.rules.game import Seat
from cascadia_qt.rules.grid import GRIDS, HEX, SQUARE, Grid
from cascadia_qt.rules.helps import ALL_HELPS, HELPS, without
from cascadia_qt.rules.record import (
    LONGEST_NOTE,
    MOST_ACTIONS,
    Record,
    digest,
    new_record,
    read_record,
    write_record,
)
from cascadia_qt.rules.rng import SEED_LIMIT
from cascadia_qt.shelf import RULES
from tests.games.cascadia.records import agreed, bots_of, bots_record
from tests.games.stones.rules import STONES, Options
from tests.playing import played_on

on_both_grids = pytest.mark.parametrize("grid", [HEX, SQUARE], ids=["hex", "square"])
each_length = pytest.mark.parametrize(
    "most", [0, 20, MOST_ACTIONS], ids=["fresh", "unfinished", "finished"]
)
PERSONS = (Seat("Ann"), Seat("Ben"))


def random_game(options: Any, most: int, seed: int = 3) -> Record:
    record = bots_record(options, seed, ("random",) * options.players)
    history = played_on(record.rules, record.history, bots_of(record), most)
    return replace(record, history=history)


def short_record() -> Record:
    """Two persons on hexagons, three actions in."""
    record = random_game(agreed(HEX, 2, "ABCDA"), most=3)
    return replace(record, seats=PERSONS)


def read(text: str) -> Record:
    return read_record(text, RULES)


def document() -> dict[str, Any]:
    """The short record as a tree that a test may spoil."""
    tree: dict[str, Any] = json.loads(write_record(short_record()))
    return tree


def complaint(text: str) -> str:
    with pytest.raises(BadDocument) as caught:
        read(text)
    return str(caught.value)


@on_both_grids
@pytest.mark.parametrize("players", [1, 2, 3, 4])
@pytest.mark.parametrize("cards", ["BADCB", "family", "intermediate"])
@each_length
def test_a_written_record_is_read_back_equal(
    grid: Grid, players: int, cards: str, most: int
) -> None:
    record = random_game(agreed(grid, players, cards), most)
    again = read(write_record(record))
    assert again == record
    assert again.history.state == record.history.state


@each_length
def test_any_other_game_is_read_back_equal(most: int) -> None:
    record = new_record(STONES, Options(2, rounds=7), 1, PERSONS, free_undo=True)
    for _ in range(min(most, 14)):
        legal = STONES.legal(record.history.state)
        record = replace(record, history=record.history.played(STONES, legal[0]))
    assert read_record(write_record(record), {STONES.id: STONES}) == record


@pytest.mark.parametrize(
    "rulings",
    [
        Rulings(salmon_malformed="drop_overcrowded"),
        Rulings(salmon_d_minimum=1),
        Rulings(elk_c_above_8="cap_28"),
        Rulings(elk_d_gaps=False),
    ],
    ids=["salmon_malformed", "salmon_d_minimum", "elk_c_above_8", "elk_d_gaps"],
)
def test_rulings_are_kept(rulings: Rulings) -> None:
    record = random_game(agreed(HEX, 2, "DDDDD", rulings), most=0)
    assert read(write_record(record)).options.scoring.rulings == rulings


def test_the_scenario_is_kept_where_there_is_one() -> None:
    options = replace(agreed(HEX, 2, "CDBBB"), scenario=5)
    text = write_record(new_record(CASCADIA.rules(), options, 1, PERSONS, free_undo=False))
    assert read(text).options == options
    assert '"scenario"' not in write_record(random_game(agreed(HEX, 2, "CDBBB"), most=0))


@pytest.mark.parametrize(
    ("scenario", "complaint"),
    [(6, "has other cards than this game"), (16, "from 1 to 15"), ("5", "from 1 to 15")],
)
def test_a_scenario_must_fit(scenario: object, complaint: str) -> None:
    record = random_game(agreed(HEX, 2, "CDBBB"), most=0)
    document = json.loads(write_record(record))
    document["options"]["scenario"] = scenario
    with pytest.raises(BadDocument, match=rf"^options\.scenario .*{complaint}"):
        read(json.dumps(document))


@pytest.mark.parametrize("free_undo", [True, False])
def test_what_was_agreed_about_undo_is_kept(free_undo: bool) -> None:
    options = agreed(HEX, 2, "family")
    record = new_record(CASCADIA.rules(), options, 1, PERSONS, free_undo=free_undo)
    assert read(write_record(record)).history.free_undo is free_undo


@pytest.mark.parametrize("drawn", [True, False])
def test_whether_it_was_drawn_who_begins_is_kept(drawn: bool) -> None:
    options = agreed(HEX, 2, "family")
    record = new_record(CASCADIA.rules(), options, 1, PERSONS, free_undo=False, drawn=drawn)
    text = write_record(record)
    assert read(text) == record
    assert ('"drawn"' in text) is drawn


@pytest.mark.parametrize("seed", [0, 1, SEED_LIMIT - 1])
def test_any_seed_is_kept(seed: int) -> None:
    record = new_record(CASCADIA.rules(), agreed(HEX, 2, "family"), seed, PERSONS, free_undo=False)
    assert read(write_record(record)) == record


def test_steps_that_were_taken_back_are_not_written() -> None:
    record = short_record()
    undone = replace(record, history=record.history.moved(1))
    assert read(write_record(undone)).history.entries == record.history.entries[:1]


@pytest.mark.parametrize(
    "seat",
    [
        Seat("Ann"),
        Seat("Computer", "greedy"),
        Seat("Zoë 🦊"),
        Seat("دب"),
        Seat('"\\ {}'),
        Seat(""),
        Seat("Old friend", "a bot nobody knows any more"),
        Seat("Ann", colour="red"),
        Seat("Computer", "greedy", "a colour nobody knows"),
        Seat("Ann", helps=without(("undo", "hints"))),
        Seat("Ann", colour="red", helps=without(HELPS)),
    ],
    ids=str,
)
def test_seats_are_kept(seat: Seat) -> None:
    record = replace(short_record(), seats=(seat, Seat("Ben")))
    assert read(write_record(record)).seats == (seat, Seat("Ben"))


def test_only_what_is_known_of_a_seat_is_in_the_file() -> None:
    seats = (Seat("Ann", colour="red"), Seat("Computer", "greedy"))
    written = json.loads(write_record(replace(short_record(), seats=seats)))["seats"]
    assert written == [{"name": "Ann", "colour": "red"}, {"name": "Computer", "bot": "greedy"}]


def test_helps_that_a_seat_does_without_are_in_the_file_and_no_part_of_the_game() -> None:
    seats = (Seat("Ann", helps=without(("undo", "hints"))), Seat("Ben"))
    record = replace(short_record(), seats=seats)
    written = json.loads(write_record(record))
    assert written["seats"] == [{"name": "Ann", "without": ["hints", "undo"]}, {"name": "Ben"}]
    assert written["digest"] == json.loads(write_record(short_record()))["digest"]
    assert all(seat.helps == ALL_HELPS for seat in read(json.dumps(document())).seats)


def test_names_stand_in_the_file_as_they_are_spelled() -> None:
    record = replace(short_record(), seats=(Seat("Zoë"), Seat("Ben")))
    assert '"Zoë"' in write_record(record)


Spoil = Callable[[dict[str, Any]], object]
FORMAT_COMPLAINT = 'format must be "cascadia-record".'
VERSION_COMPLAINT = "version must be 1; this program knows no other version."
DIGEST_COMPLAINT = "digest does not fit the game that the actions lead to."
HIDDEN_COMPLAINT = "seats[0].name holds a character that cannot be shown."
SEED_COMPLAINT = f"seed must be a whole number from 0 to {SEED_LIMIT - 1}, not "


def put(*path: str | int, value: object) -> Spoil:
    """Puts `value` at a place of the document."""

    def spoil(tree: Any) -> None:
        for name in path[:-1]:
            tree = tree[name]
        tree[path[-1]] = value

    return spoil


SPOILED: dict[str, tuple[Spoil, str]] = {
    "foreign format": (put("format", value="pgn"), FORMAT_COMPLAINT),
    "format of a position": (put("format", value="cascadia-position"), FORMAT_COMPLAINT),
    "later version": (put("version", value=2), VERSION_COMPLAINT),
    "earlier version": (put("version", value=0), VERSION_COMPLAINT),
    "version as text": (put("version", value="1"), VERSION_COMPLAINT),
    "version as truth": (put("version", value=True), VERSION_COMPLAINT),
    "no version at all": (put("version", value=None), VERSION_COMPLAINT),
    "unknown game": (
        put("game", value="os.system"),
        f'game must be one of {", ".join(RULES)}, not "os.system".',
    ),
    "game as list": (put("game", value=[]), f"game must be one of {', '.join(RULES)}, not []."),
    "nobody": (put("seats", value=[]), "seats must have 1 to 4 entries, not 0."),
    "too many": (put("seats", value=[{"name": "x"}] * 5), "seats must have 1 to 4 entries, not 5."),
    "seats as text": (put("seats", value="Ann"), 'seats must be a list, not "Ann".'),
    "seat as text": (put("seats", 0, value="Ann"), 'seats[0] must be an object, not "Ann".'),
    "seat without name": (put("seats", 1, value={}), 'seats[1] has no field "name".'),
    "name as number": (put("seats", 1, "name", value=7), "seats[1].name must be a text, not 7."),
    "long name": (
        put("seats", 0, "name", value="x" * 101),
        "seats[0].name must not be longer than 100 characters.",
    ),
    "name that rings": (put("seats", 0, "name", value="\a"), HIDDEN_COMPLAINT),
    "half a letter": (put("seats", 0, "name", value="\ud800"), HIDDEN_COMPLAINT),
    "no bot": (put("seats", 0, "bot", value=None), "seats[0].bot must be a text, not null."),
    "colour as number": (
        put("seats", 1, "colour", value=3),
        "seats[1].colour must be a text, not 3.",
    ),
    "unknown help": (
        put("seats", 1, "without", value=["luck"]),
        f'seats[1].without[0] must be one of {", ".join(HELPS)}, not "luck".',
    ),
    "help as text": (
        put("seats", 1, "without", value="undo"),
        'seats[1].without must be a list, not "undo".',
    ),
    "negative seed": (put("seed", value=-1), SEED_COMPLAINT + "-1."),
    "large seed": (put("seed", value=SEED_LIMIT), f"{SEED_COMPLAINT}{SEED_LIMIT}."),
    "broken seed": (put("seed", value=1.5), SEED_COMPLAINT + "1.5."),
    "seed as text": (put("seed", value="1"), SEED_COMPLAINT + '"1".'),
    "seed as truth": (put("seed", value=True), SEED_COMPLAINT + "true."),
    "undo as number": (put("free_undo", value=1), "free_undo must be true or false, not 1."),
    "unknown grid": (
        put("options", "grid", value="triangle"),
        'options.grid must be one of hex, square, not "triangle".',
    ),
    "unknown card": (
        put("options", "cards", "elk", value="E"),
        'options.cards.elk must be one of A, B, C, D, not "E".',
    ),
    "unknown ruling": (
        put("options", "rulings", "elk_d_gaps", value=1),
        "options.rulings.elk_d_gaps must be true or false.",
    ),
    "other seed": (put("seed", value=4), DIGEST_COMPLAINT),
    "other digest": (put("digest", value="0" * 64), DIGEST_COMPLAINT),
    "digest as number": (put("digest", value=0), "digest must be a text, not 0."),
    "actions as text": (put("actions", value="take 0"), 'actions must be a list, not "take 0".'),
    "not an action": (
        put("actions", 1, value="jump 3"),
        "actions[1] is not an action of this game.",
    ),
    "action as number": (put("actions", 0, value=5), "actions[0] must be a text, not 5."),
    "long action": (
        put("actions", 2, value="take " * 61),
        "actions[2] must not be longer than 300 characters.",
    ),
    "action out of turn": (
        put("actions", 1, value="take 0"),
        "actions[1] is not legal here: a tile and a token have been taken already this turn.",
    ),
    "action on nothing": (
        put("actions", 0, value="token -"),
        "actions[0] is not legal here: there is no token to decline.",
    ),
    "too many actions": (
        put("actions", value=["take 0"] * (MOST_ACTIONS + 1)),
        f"actions must have 0 to {MOST_ACTIONS} entries, not {MOST_ACTIONS + 1}.",
    ),
}


@pytest.mark.parametrize(("spoil", "sentence"), SPOILED.values(), ids=SPOILED.keys())
def test_a_spoiled_record_is_refused_with_the_place(spoil: Spoil, sentence: str) -> None:
    tree = document()
    spoil(tree)
    assert complaint(json.dumps(tree)) == sentence


def test_an_action_after_the_end_is_refused_with_its_place() -> None:
    finished = random_game(agreed(SQUARE, 1, "family"), MOST_ACTIONS)
    tree = json.loads(write_record(finished))
    tree["actions"].append("take 0")
    last = len(finished.history.actions)
    assert complaint(json.dumps(tree)) == f"actions[{last}] is not legal here: the game is over."


@pytest.mark.parametrize("field", list(document()))
def test_every_field_must_be_there(field: str) -> None:
    tree = document()
    del tree[field]
    assert complaint(json.dumps(tree)) == f'The document has no field "{field}".'


@pytest.mark.parametrize(
    ("text", "sentence"),
    [
        ("", "This is not JSON: line 1, column 1: expecting value."),
        ("take 0", "This is not JSON: line 1, column 1: expecting value."),
        ("[]", "The document must be an object, not []."),
        ("null", "The document must be an object, not null."),
        ('{"seed": 1, "seed": 2}', 'The field "seed" stands twice in one object.'),
        ('{"seed": NaN}', "NaN is not a number that can be used here."),
        ('{"seed": ' + "9" * 5000 + "}", "This JSON holds a number that is too long."),
        ("[" * 100_000, "This JSON is nested too deeply."),
    ],
    ids=["empty", "no-json", "list", "null", "twins", "nan", "long-number", "deep"],
)
def test_other_text_is_refused(text: str, sentence: str) -> None:
    assert complaint(text) == sentence


def test_a_record_cut_short_anywhere_is_refused_with_the_line() -> None:
    text = write_record(short_record()).rstrip()
    for length in range(len(text)):
        last_line = text[:length].count("\n") + 1
        said = complaint(text[:length])
        assert said.startswith("This is not JSON: line ")
        assert int(said.split()[5].rstrip(",")) <= last_line


def test_a_complaint_quotes_long_values_only_in_part() -> None:
    tree = document()
    tree["game"] = "x" * 100_000
    said = complaint(json.dumps(tree))
    assert said.startswith(f'game must be one of {", ".join(RULES)}, not "xxx')
    assert len(said) < 70 + len(", ".join(RULES))


WATCHED_READING = """
import json, sys
from cascadia_qt.shelf import RULES
from cascadia_qt.rules.document import BadDocument
from cascadia_qt.rules.record import read_record
texts, seen = json.load(sys.stdin), []
read_record(texts[0], RULES)  # the standard library imports some of its parts late
sys.addaudithook(lambda event, _: seen.append(event))
for text in texts:
    try:
        read_record(text, RULES)
    except BadDocument:
        seen.append("refused")
print(json.dumps(seen))
"""
CODE = "__import__('os').system('true')"
PICKLE = "cos\nsystem\n(S'true'\ntR."


def test_reading_executes_imports_opens_and_unpickles_nothing() -> None:
    good, as_action, as_game = document(), document(), document()
    good["seats"][0] = {"name": CODE, "bot": CODE}
    as_action["actions"][0] = CODE
    as_game["game"] = CODE
    texts = [*map(json.dumps, (good, as_action, as_game)), PICKLE, CODE]
    command = [sys.executable, "-c", WATCHED_READING]
    done = subprocess.run(
        command, input=json.dumps(texts), capture_output=True, text=True, check=True
    )
    assert json.loads(done.stdout) == ["refused"] * 4


@given(
    grid=st.sampled_from(list(GRIDS.values())),
    players=st.integers(1, 4),
    cards=st.text("ABCD", min_size=5, max_size=5) | st.sampled_from(["family", "intermediate"]),
    seed=st.integers(0, SEED_LIMIT - 1),
    choices=st.lists(st.integers(0, 999), max_size=60),
)
def test_a_record_replays_to_the_same_digest(
    grid: Grid, players: int, cards: str, seed: int, choices: list[int]
) -> None:
    rules, options = CASCADIA.rules(), agreed(grid, players, cards)
    record = new_record(rules, options, seed, (Seat("x"),) * players, free_undo=False)
    history = record.history
    for choice in choices:
        legal = rules.legal(history.state)
        if legal:
            history = history.played(rules, legal[choice % len(legal)])
    text = write_record(replace(record, history=history))
    again = read(text)
    assert digest(rules, again.history.state) == digest(rules, history.state)
    assert write_record(again) == text


words = st.text(st.characters(exclude_categories=("Cc", "Cs")), max_size=100)


@given(st.builds(Seat, words, st.none() | words, st.none() | words))
def test_any_words_that_can_be_shown_are_kept(seat: Seat) -> None:
    record = replace(short_record(), seats=(seat, Seat("Ben")))
    assert read(write_record(record)) == record


def stones_record() -> Record:
    return new_record(STONES, Options(2, 3), 5, PERSONS, free_undo=False)


def test_notes_come_back_and_are_no_part_of_the_game() -> None:
    record = stones_record()
    noted = record.with_note(1, "Ann has a six?")
    assert (noted.note(0), noted.note(1)) == ("", "Ann has a six?")
    text = write_record(noted)
    again = read_record(text, {STONES.id: STONES})
    assert again.notes == ("", "Ann has a six?")
    assert json.loads(text)["digest"] == json.loads(write_record(record))["digest"]
    assert "notes" not in json.loads(write_record(noted.with_note(1, "")))


@given(st.text(max_size=60))
def test_any_note_that_can_be_typed_comes_back(text: str) -> None:
    noted = stones_record().with_note(0, text)
    again = read_record(write_record(noted), {STONES.id: STONES})
    assert again.note(0) == noted.note(0)


def test_a_note_holds_as_much_as_a_file_may() -> None:
    noted = stones_record().with_note(0, "x" * (LONGEST_NOTE + 5))
    assert len(noted.note(0)) == LONGEST_NOTE
    assert read_record(write_record(noted), {STONES.id: STONES}).note(0) == noted.note(0)


@pytest.mark.parametrize("notes", [[], ["a"], ["a", "b", "c"], ["a", 1], "ab", ["a", "b\n"]])
def test_notes_that_make_no_sense_are_refused(notes: object) -> None:
    document = json.loads(write_record(stones_record())) | {"notes": notes}
    with pytest.raises(BadDocument, match="notes"):
        read_record(json.dumps(document), {STONES.id: STONES})


@pytest.mark.parametrize(("players", "told"), [(1, False), (2, True)])
def test_a_record_with_secrets_says_that_it_holds_them(players: int, told: bool) -> None:
    options, seats = Options(players, 3), PERSONS[:players]
    text = write_record(new_record(STONES, options, 5, seats, free_undo=False))
    assert ("holds" in json.loads(text)) is told
