"""A duplicate match: several people play the same deal alone, one after the other."""

from __future__ import annotations

import json
from collections.abc import Callable, Mapping
from dataclasses import dataclass, replace
from functools import partial
from typing import Any

from cascadia_qt.rules.complaint import Complained, Complaint
from cascadia_qt.rules.document import Node, parse_json
from cascadia_qt.rules.game import Seat
from cascadia_qt.rules.record import (
    AnyGame,
    Record,
    new_record,
    read_seat,
    record_in,
    write_record,
    write_seat,
)
from cascadia_qt.rules.rng import SEED_LIMIT

FORMAT = "cascadia-match"
VERSION = 1
SEATS = range(2, 5)


class NotOfThisMatch(Complained):
    """The record cannot be taken; the complaint says why in one plain clause."""


@dataclass(frozen=True, slots=True)
class Match:
    """One deal for everybody.

    Attributes:
        options: those of a game for one player.
        seats: in the order in which they play.
        records: the finished game of every seat; None of those that have not played.
        running: the game that the next seat has begun and not finished.
    """

    rules: AnyGame
    options: Any
    seed: int
    seats: tuple[Seat, ...]
    free_undo: bool
    records: tuple[Record | None, ...]
    running: Record | None = None


def new_match(
    rules: AnyGame, options: Any, seed: int, seats: tuple[Seat, ...], *, free_undo: bool
) -> Match:
    """A match before its first game."""
    assert len(seats) in SEATS
    return Match(rules, options, seed, seats, free_undo, (None,) * len(seats))


def next_seat(match: Match) -> int | None:
    """Who plays next; None when all have played."""
    return next((seat for seat, record in enumerate(match.records) if record is None), None)


def next_record(match: Match) -> Record | None:
    """The game that is to be played next, as far as it has come; None when all have played."""
    seat = next_seat(match)
    if seat is None or match.running is not None:
        return match.running
    owner = (match.seats[seat],)
    return new_record(match.rules, match.options, match.seed, owner, free_undo=match.free_undo)


def is_of(match: Match, seat: int, record: Record) -> bool:
    """Whether `record` is the deal of `match`, played by whoever has `seat`."""
    played = (record.rules.id, record.seed, record.options, record.seats)
    return played == (match.rules.id, match.seed, match.options, (match.seats[seat],))


def with_record(match: Match, seat: int, record: Record) -> Match:
    """`match` after the game of `seat`; raises NotOfThisMatch."""
    if seat != next_seat(match):
        raise NotOfThisMatch(Complaint("CascadiaDocuments", "it is somebody else's turn to play"))
    if not is_of(match, seat, record):
        raise NotOfThisMatch(
            Complaint("CascadiaDocuments", "it is a game of another deal or of somebody else")
        )
    if not _is_over(record):
        raise NotOfThisMatch(Complaint("CascadiaDocuments", "it is not finished"))
    records = (*match.records[:seat], record, *match.records[seat + 1 :])
    return replace(match, records=records, running=None)


def with_running(match: Match, record: Record) -> Match:
    """`match` while the next seat plays; raises NotOfThisMatch."""
    seat = next_seat(match)
    if seat is None or not is_of(match, seat, record):
        raise NotOfThisMatch(
            Complaint("CascadiaDocuments", "it is not the game that is to be played next")
        )
    if _is_over(record):
        raise NotOfThisMatch(Complaint("CascadiaDocuments", "it is finished"))
    return replace(match, running=record)


def write_match(match: Match) -> str:
    """`match` as the text of a file."""
    document = {
        "format": FORMAT,
        "version": VERSION,
        "game": match.rules.id,
        "options": match.rules.write_options(match.options),
        "free_undo": match.free_undo,
        "seed": match.seed,
        "seats": [write_seat(seat) for seat in match.seats],
        "records": [json.loads(write_record(r)) for r in match.records if r is not None],
    }
    if match.running is not None:
        document["running"] = json.loads(write_record(match.running))
    return json.dumps(document, indent=1, ensure_ascii=False) + "\n"


def read_match(text: str, games: Mapping[str, AnyGame]) -> Match:
    """The match in `text`, every game of it played again; raises BadDocument."""
    node = parse_json(text)
    node["format"].must_be_format(FORMAT)
    node["version"].must_be_version(VERSION)
    rules = node["game"].choice(games)
    match = new_match(
        rules,
        rules.read_options(node["options"], 1),
        node["seed"].integer(0, SEED_LIMIT - 1),
        tuple(map(read_seat, node["seats"].items(SEATS.start, SEATS.stop - 1))),
        free_undo=node["free_undo"].flag(),
    )
    for seat, record in enumerate(node["records"].items(0, len(match.seats))):
        match = _taken(partial(with_record, match, seat), record, games)
    if node.has("running"):
        match = _taken(partial(with_running, match), node["running"], games)
    return match


def _taken(take: Callable[[Record], Match], node: Node, games: Mapping[str, AnyGame]) -> Match:
    try:
        return take(record_in(node, games))
    except NotOfThisMatch as error:
        node.fail("CascadiaDocuments", "{0} cannot be used: {1}.", error.complaint)


def _is_over(record: Record) -> bool:
    return record.rules.to_move(record.history.state) is None
