"""A whole game as JSON: save file, bug report and test fixture in one.

A record holds what was agreed, the seed and the actions. Loading plays them again; the digest of
the state they led to shows whether the record and the rules still agree.
"""

from __future__ import annotations

import json
from collections.abc import Mapping
from dataclasses import dataclass, replace
from typing import Any

from cascadia_qt.rules.document import Node, parse_json
from cascadia_qt.rules.game import Game, IllegalAction, NotAnAction, Seat
from cascadia_qt.rules.helps import HELPS, without
from cascadia_qt.rules.history import History
from cascadia_qt.rules.names import showable
from cascadia_qt.rules.rng import SEED_LIMIT

FORMAT = "cascadia-record"
VERSION = 1
MOST_ACTIONS = 10_000
LONGEST_ACTION = 300  # some name a whole handful of tokens
LONGEST_NOTE = 20_000
_HOLDS = "everything, also what players keep secret from each other"

AnyGame = Game[Any, Any, Any, Any]


@dataclass(frozen=True, slots=True)
class Record:
    """A game that was played, with the history it led to.

    Attributes:
        drawn: whether it was drawn who begins, as it will be when the same people play again.
        notes: what each seat has written down for itself; no part of the game.
    """

    rules: AnyGame
    options: Any
    seed: int
    seats: tuple[Seat, ...]
    history: History[Any, Any, Any]
    drawn: bool = False
    notes: tuple[str, ...] = ()

    def note(self, seat: int) -> str:
        """What `seat` has written down for itself."""
        return self.notes[seat] if self.notes else ""

    def with_note(self, seat: int, text: str) -> Record:
        """The same game, with as much of `text` as a file can hold for the note of `seat`."""
        notes = list(self.notes or [""] * len(self.seats))
        notes[seat] = "".join(filter(showable, text[:LONGEST_NOTE]))
        return replace(self, notes=tuple(notes) if any(notes) else ())


def new_record(
    rules: AnyGame,
    options: Any,
    seed: int,
    seats: tuple[Seat, ...],
    *,
    free_undo: bool,
    drawn: bool = False,
) -> Record:
    """A game before its first action; with `drawn` the seats are in the order of the draw."""
    start = rules.setup(options, seed)
    seats = tuple(replace(seat, hinted=0) for seat in seats)
    return Record(rules, options, seed, seats, History(start, free_undo=free_undo), drawn)


def digest(rules: AnyGame, state: Any) -> str:
    import hashlib  # with OpenSSL; whoever opens the window does without

    text = json.dumps(rules.snapshot(state), sort_keys=True, separators=(",", ":"))
    return hashlib.sha256(text.encode()).hexdigest()


def write_record(record: Record) -> str:
    """`record` as the text of a file."""
    rules, history = record.rules, record.history
    document = {
        "format": FORMAT,
        "version": VERSION,
        "game": rules.id,
        "options": rules.write_options(record.options),
        "free_undo": history.free_undo,
        **({"drawn": True} if record.drawn else {}),
        **({"holds": _HOLDS} if rules.has_secrets(record.options) else {}),
        "seed": record.seed,
        "seats": [write_seat(seat) for seat in record.seats],
        "actions": [rules.format(action) for action in history.actions],
        "digest": digest(rules, history.state),
        **({"notes": list(record.notes)} if record.notes else {}),
    }
    return json.dumps(document, indent=1, ensure_ascii=False) + "\n"


def read_record(text: str, games: Mapping[str, AnyGame]) -> Record:
    """The record in `text`, played again; raises BadDocument."""
    return record_in(parse_json(text), games)


def record_in(node: Node, games: Mapping[str, AnyGame]) -> Record:
    """The record that begins at `node`; raises BadDocument."""
    node["format"].must_be_format(FORMAT)
    node["version"].must_be_version(VERSION)
    rules = node["game"].choice(games)
    seats = node["seats"].items(rules.players.start, rules.players.stop - 1)
    people = tuple(read_seat(seat) for seat in seats)
    record = new_record(
        rules,
        rules.read_options(node["options"], len(seats)),
        node["seed"].integer(0, SEED_LIMIT - 1),
        people,
        free_undo=node["free_undo"].flag(),
        drawn=node.has("drawn") and node["drawn"].flag(),
    )
    record = replace(record, seats=people)
    if node.has("notes"):
        notes = node["notes"].items(len(seats), len(seats))
        record = replace(record, notes=tuple(note.text(LONGEST_NOTE) for note in notes))
    history = _replayed(record.history, rules, node["actions"].items(0, MOST_ACTIONS))
    if node["digest"].text() != digest(rules, history.state):
        node["digest"].fail("Documents", "{0} does not fit the game that the actions lead to.")
    return replace(record, history=history)


def write_seat(seat: Seat) -> dict[str, Any]:
    """Only what is known of the seat: also the helps that it does without, and hints it got."""
    written = {"name": seat.name, "bot": seat.bot, "colour": seat.colour}
    known: dict[str, Any] = {name: value for name, value in written.items() if value is not None}
    helped = {"without": list(seat.helps.off), "hinted": seat.hinted}
    return known | {name: value for name, value in helped.items() if value}


def read_seat(node: Node) -> Seat:
    """The seat at `node`; one that says nothing of helps has all of them."""
    further: dict[str, Any] = {
        name: node[name].text() for name in ("bot", "colour") if node.has(name)
    }
    if node.has("without"):
        known = {name: name for name in HELPS}
        further["helps"] = without(
            each.choice(known) for each in node["without"].items(0, len(HELPS))
        )
    if node.has("hinted"):
        further["hinted"] = node["hinted"].integer(0, MOST_ACTIONS)
    return Seat(node["name"].text(), **further)


def _replayed(
    history: History[Any, Any, Any], rules: AnyGame, actions: list[Node]
) -> History[Any, Any, Any]:
    for node in actions:
        try:
            history = history.played(rules, rules.parse(node.text(LONGEST_ACTION)))
        except NotAnAction:
            node.fail("Documents", "{0} is not an action of this game.")
        except IllegalAction as error:
            node.fail("Documents", "{0} is not legal here: {1}.", error.complaint)
    return history
