"""Reading JSON that somebody else wrote: every complaint is one sentence that says where."""

from __future__ import annotations

import json
from collections.abc import Collection, Mapping
from dataclasses import dataclass
from typing import Any, NoReturn, TypeVar

from cascadia_qt.rules.names import LONGEST, showable

T = TypeVar("T")

_LONGEST_QUOTE = 40
_TOO_DEEP = "This JSON is nested too deeply."


class BadDocument(ValueError):
    """The document cannot be used; the message is one plain sentence."""


def parse_json(text: str) -> Node:
    """The root of the JSON document `text`."""
    try:
        value = json.loads(text, object_pairs_hook=_no_twins, parse_constant=_no_constant)
    except json.JSONDecodeError as error:
        said = error.msg.lower().removesuffix(" starting at").removesuffix(" at")
        raise BadDocument(
            f"This is not JSON: line {error.lineno}, column {error.colno}: {said}."
        ) from None
    except RecursionError:
        raise BadDocument(_TOO_DEEP) from None
    except BadDocument:
        raise
    except ValueError:
        raise BadDocument("This JSON holds a number that is too long.") from None
    return Node(value, "")


def _no_twins(pairs: list[tuple[str, Any]]) -> dict[str, Any]:
    found: dict[str, Any] = {}
    for name, value in pairs:
        if name in found:
            raise BadDocument(f"The field {_quoted(name)} stands twice in one object.")
        found[name] = value
    return found


def _no_constant(name: str) -> NoReturn:
    raise BadDocument(f"{name} is not a number that can be used here.")


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
    place: str

    def fail(self, complaint: str) -> NoReturn:
        where = self.place or "The document"
        raise BadDocument(f"{where} {complaint}.")

    def has(self, name: str) -> bool:
        return name in self._object()

    def names(self) -> Collection[str]:
        return self._object().keys()

    def __getitem__(self, name: str) -> Node:
        """The field `name`, which must be there."""
        if name not in self._object():
            self.fail(f"has no field {_quoted(name)}")
        shown = name if name.isidentifier() and name.isascii() else _quoted(name)
        return Node(self._object()[name], f"{self.place}.{shown}" if self.place else shown)

    def must_be(self, known: str | int, complaint: str) -> None:
        """Only `known` will do; true is not 1 here."""
        if type(self.value) is not type(known) or self.value != known:
            self.fail(complaint)

    def items(self, least: int, most: int) -> list[Node]:
        """The entries of a list."""
        if not isinstance(self.value, list):
            self.fail(f"must be a list, not {_quoted(self.value)}")
        if not least <= len(self.value) <= most:
            wanted = f"{least}" if least == most else f"{least} to {most}"
            self.fail(f"must have {wanted} entries, not {len(self.value)}")
        return [Node(value, f"{self.place}[{i}]") for i, value in enumerate(self.value)]

    def _object(self) -> dict[str, Any]:
        if not isinstance(self.value, dict):
            self.fail(f"must be an object, not {_quoted(self.value)}")
        return self.value

    def integer(self, least: int, most: int) -> int:
        if type(self.value) is not int or not least <= self.value <= most:
            self.fail(f"must be a whole number from {least} to {most}, not {_quoted(self.value)}")
        return self.value

    def flag(self) -> bool:
        if not isinstance(self.value, bool):
            self.fail(f"must be true or false, not {_quoted(self.value)}")
        return self.value

    def text(self, longest: int = LONGEST) -> str:
        if not isinstance(self.value, str):
            self.fail(f"must be a text, not {_quoted(self.value)}")
        if len(self.value) > longest:
            self.fail(f"must not be longer than {longest} characters")
        if not showable(self.value):
            self.fail("holds a character that cannot be shown")
        return self.value

    def choice(self, known: Mapping[str, T]) -> T:
        """What one of the words `known` stands for."""
        if not isinstance(self.value, str) or self.value not in known:
            self.fail(f"must be one of {', '.join(known)}, not {_quoted(self.value)}")
        return known[self.value]
