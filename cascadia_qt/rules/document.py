"""Reading JSON that somebody else wrote: every complaint is one sentence that says where."""

from __future__ import annotations

import json
from collections.abc import Collection, Mapping
from dataclasses import dataclass
from typing import Any, NoReturn, TypeVar

from cascadia_qt.rules.complaint import Complained, Complaint
from cascadia_qt.rules.names import LONGEST, showable

T = TypeVar("T")

_LONGEST_QUOTE = 40
_TOO_DEEP = Complaint("Documents", "This JSON is nested too deeply.")
_TOO_LONG = Complaint("Documents", "This JSON holds a number that is too long.")
# What Python finds wrong with JSON, as it says it itself.
_FAULTS = {
    "expecting value": Complaint("Documents", "expecting value"),
    "expecting property name enclosed in double quotes": Complaint(
        "Documents", "expecting property name enclosed in double quotes"
    ),
    "expecting ':' delimiter": Complaint("Documents", "expecting ':' delimiter"),
    "expecting ',' delimiter": Complaint("Documents", "expecting ',' delimiter"),
    "unterminated string": Complaint("Documents", "unterminated string"),
    "invalid control character": Complaint("Documents", "invalid control character"),
    "extra data": Complaint("Documents", "extra data"),
}
_OTHER_FAULT = Complaint("Documents", "this cannot be read")


class BadDocument(Complained):
    """The document cannot be used; the complaint is one plain sentence."""


def parse_json(text: str) -> Node:
    """The root of the JSON document `text`."""
    try:
        value = json.loads(text, object_pairs_hook=_no_twins, parse_constant=_no_constant)
    except json.JSONDecodeError as error:
        said = error.msg.lower().removesuffix(" starting at").removesuffix(" at")
        place, fault = (error.lineno, error.colno), _FAULTS.get(said, _OTHER_FAULT)
        raise BadDocument(
            Complaint("Documents", "This is not JSON: line {0}, column {1}: {2}.", *place, fault)
        ) from None
    except RecursionError:
        raise BadDocument(_TOO_DEEP) from None
    except BadDocument:
        raise
    except ValueError:
        raise BadDocument(_TOO_LONG) from None
    return Node(value, "")


def _no_twins(pairs: list[tuple[str, Any]]) -> dict[str, Any]:
    found: dict[str, Any] = {}
    for name, value in pairs:
        if name in found:
            twice = Complaint(
                "Documents", "The field {0} stands twice in one object.", _quoted(name)
            )
            raise BadDocument(twice)
        found[name] = value
    return found


def _no_constant(name: str) -> NoReturn:
    raise BadDocument(Complaint("Documents", "{0} is not a number that can be used here.", name))


def _quoted(value: object) -> str:
    text = ""
    for part in json.JSONEncoder().iterencode(value):  # which goes no deeper than it is asked
        text += part
        if len(text) > _LONGEST_QUOTE:
            break
    return text if len(text) <= _LONGEST_QUOTE else text[: _LONGEST_QUOTE - 3] + "..."


@dataclass(frozen=True, slots=True)
class Node:
    """A value in a document and the place where it stands."""

    value: Any
    place: str | Complaint

    def fail(self, context: str, text: str, *values: object) -> NoReturn:
        """Complains of what is here: {0} of `text` is the place, what follows are `values`."""
        where = self.place or Complaint("Documents", "The document")
        raise BadDocument(Complaint.about(where, context, text, *values))

    def named(self, name: str) -> Node:
        """The name of a field, as a value that may be the wrong one."""
        return Node(name, Complaint("Documents", "{0}: the name", self.place))

    def has(self, name: str) -> bool:
        return name in self._object()

    def names(self) -> Collection[str]:
        return self._object().keys()

    def __getitem__(self, name: str) -> Node:
        """The field `name`, which must be there."""
        if name not in self._object():
            self.fail("Documents", "{0} has no field {1}.", _quoted(name))
        shown = name if name.isidentifier() and name.isascii() else _quoted(name)
        return Node(self._object()[name], f"{self.place}.{shown}" if self.place else shown)

    def must_be_format(self, known: str) -> None:
        if self.value != known:
            self.fail("Documents", "{0} must be {1}.", _quoted(known))

    def must_be_version(self, known: int) -> None:
        """True is not 1 here."""
        if type(self.value) is not int or self.value != known:
            self.fail("Documents", "{0} must be {1}; this program knows no other version.", known)

    def items(self, least: int, most: int) -> list[Node]:
        """The entries of a list."""
        if not isinstance(self.value, list):
            self.fail("Documents", "{0} must be a list, not {1}.", _quoted(self.value))
        if not least <= len(self.value) <= most:
            self._miscounted(least, most)
        return [Node(value, f"{self.place}[{i}]") for i, value in enumerate(self.value)]

    def _miscounted(self, least: int, most: int) -> NoReturn:
        found = len(self.value)
        if least == most:
            self.fail("Documents", "{0} must have {1} entries, not {2}.", least, found)
        self.fail("Documents", "{0} must have {1} to {2} entries, not {3}.", least, most, found)

    def _object(self) -> dict[str, Any]:
        if not isinstance(self.value, dict):
            self.fail("Documents", "{0} must be an object, not {1}.", _quoted(self.value))
        return self.value

    def integer(self, least: int, most: int) -> int:
        if type(self.value) is not int or not least <= self.value <= most:
            self.fail(
                "Documents",
                "{0} must be a whole number from {1} to {2}, not {3}.",
                least,
                most,
                _quoted(self.value),
            )
        return self.value

    def flag(self) -> bool:
        if not isinstance(self.value, bool):
            self.fail("Documents", "{0} must be true or false, not {1}.", _quoted(self.value))
        return self.value

    def text(self, longest: int = LONGEST) -> str:
        if not isinstance(self.value, str):
            self.fail("Documents", "{0} must be a text, not {1}.", _quoted(self.value))
        if len(self.value) > longest:
            self.fail("Documents", "{0} must not be longer than {1} characters.", longest)
        if not showable(self.value):
            self.fail("Documents", "{0} holds a character that cannot be shown.")
        return self.value

    def choice(self, known: Mapping[str, T]) -> T:
        """What one of the words `known` stands for."""
        if not isinstance(self.value, str) or self.value not in known:
            words = ", ".join(known)
            self.fail("Documents", "{0} must be one of {1}, not {2}.", words, _quoted(self.value))
        return known[self.value]
