"""The command `trace`: a record played again, one JSON object a line for every step."""

from __future__ import annotations

import json
import re
import sys
from collections.abc import Iterator, Mapping, Set
from dataclasses import fields, is_dataclass
from enum import Enum
from typing import Any

from cascadia_qt.rules.document import BadDocument
from cascadia_qt.rules.game import Result
from cascadia_qt.rules.record import Record, record_in
from cascadia_qt.shelf import RULES
from cascadia_qt.terminal.files import read_document
from cascadia_qt.words.language import said

_INNER_CAPITAL = re.compile("(?<!^)(?=[A-Z])")


def run(file: str) -> int:
    """Prints every step, or nothing if the record is bad; the result is the exit status."""
    try:
        record = record_in(read_document(file), RULES)
    except BadDocument as error:
        print(f"cascadia-qt: {file}: {said(error)}", file=sys.stderr)
        return 2
    for line in trace(record):
        print(json.dumps(line))
    return 0


def trace(record: Record) -> Iterator[dict[str, Any]]:
    """The start and every step in force, secrets and all."""
    rules, history = record.rules, record.history
    yield {
        "step": 0,
        "seat": None,
        "action": None,
        "events": None,
        **_moment(record, history.start),
    }
    for number, entry in enumerate(history.entries[: history.cursor], 1):
        yield {
            "step": number,
            "seat": entry.seat,
            "action": rules.format(entry.action),
            "events": [event_document(event) for event in entry.step.events],
            **_moment(record, entry.step.state),
        }


def _moment(record: Record, state: Any) -> dict[str, Any]:
    rules = record.rules
    to_move = rules.to_move(state)
    return {
        "turn": rules.turn(state),
        "to_move": to_move,
        "legal": [rules.format(action) for action in rules.legal(state)],
        "state": rules.snapshot(state),
        "result": result_document(rules.result(state)) if to_move is None else None,
    }


def result_document(result: Result) -> dict[str, Any]:
    """How a game has ended, as JSON."""
    return {
        "places": list(result.places),
        "points": None if result.points is None else list(result.points),
        "winners": list(result.winners),
        **result.further,
    }


def event_document(event: Any) -> dict[str, Any]:
    """What happened, as JSON: `kind` is the name of the event, the rest are its fields."""
    kind = _INNER_CAPITAL.sub("_", type(event).__name__).lower()
    return {"kind": kind, **_fields(event)}


def _fields(value: Any) -> dict[str, Any]:
    """A field may say how it is `written` where that is not what it holds."""
    return {
        one.name: one.metadata.get("written", plain)(getattr(value, one.name))
        for one in fields(value)
    }


def plain(value: Any) -> Any:
    """`value` as JSON; what files call by a word is that word."""
    match value:
        case Enum():
            # A number inside the rules means nothing outside of them.
            return value.value if isinstance(value.value, str) else value.name.lower()
        case None | bool() | int() | float() | str():
            return value
        case Mapping():
            return {str(plain(name)): plain(one) for name, one in value.items()}
        case Set():
            return sorted(map(plain, value), key=json.dumps)
    if is_dataclass(value):
        return _fields(value)
    return [plain(one) for one in value]
