"""Files of translations: .ts as translators write them, .qm as Qt loads them."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from pathlib import Path
from struct import pack
from xml.etree import ElementTree as ET

_MAGIC = bytes.fromhex("3cb86418caef9c95cd211cbf60a1bddd")
_HASHES, _MESSAGES, _PLURAL_RULES, _LANGUAGE = 0x42, 0x69, 0x88, 0xA7
_END, _TRANSLATION, _SOURCE, _CONTEXT, _COMMENT = 1, 3, 6, 7, 8
# When a language says "one": English of exactly 1, French of 0 and 1.
_RULES_OF_ONE = {"en": b"\x01\x01", "fr": b"\x03\x01"}


@dataclass(frozen=True, slots=True)
class Message:
    """A text of the program.

    Attributes:
        plural: whether the text counts something and has one form a number.
        forms: the translation, or its plural forms from "one" on.
        finished: whether a translator has said so.
        in_use: whether the program still has the text.
    """

    context: str
    source: str
    comment: str
    plural: bool
    forms: tuple[str, ...]
    finished: bool
    in_use: bool

    @property
    def key(self) -> tuple[str, str, str]:
        return self.context, self.source, self.comment


def read_catalogue(path: Path) -> list[Message]:
    """The messages of a .ts file; raises ParseError if it is none."""
    root = ET.parse(path).getroot()  # noqa: S314 - it is our own file
    return [
        _message(context.findtext("name", ""), element)
        for context in root.iter("context")
        for element in context.iter("message")
    ]


def _message(context: str, element: ET.Element) -> Message:
    translation = element.find("translation")
    kind, forms = "unfinished", [""]
    if translation is not None:
        kind = translation.get("type", "finished")
        plurals = translation.findall("numerusform")
        forms = [form.text or "" for form in plurals or [translation]]
    return Message(
        context,
        element.findtext("source", ""),
        element.findtext("comment", ""),
        plural=element.get("numerus") == "yes",
        forms=tuple(forms),
        finished=kind == "finished" and all(forms),
        in_use=kind in ("finished", "unfinished"),
    )


def compiled(language: str, messages: Iterable[Message]) -> bytes:
    """A .qm file with every finished message."""
    hashes, texts = [], b""
    for message in messages:
        if message.finished:
            hashes.append((_hash(message), len(texts)))
            texts += _record(message)
    sections = {
        _LANGUAGE: language.encode(),
        _HASHES: b"".join(pack(">II", *entry) for entry in sorted(hashes)),
        _MESSAGES: texts,
        _PLURAL_RULES: _RULES_OF_ONE[language],
    }
    return _MAGIC + b"".join(_field(tag, data) for tag, data in sections.items() if data)


def _record(message: Message) -> bytes:
    return (
        b"".join(_field(_TRANSLATION, form.encode("utf-16-be")) for form in message.forms)
        + _field(_COMMENT, message.comment.encode())
        + _field(_SOURCE, message.source.encode())
        + _field(_CONTEXT, message.context.encode())
        + bytes([_END])
    )


def _field(tag: int, data: bytes) -> bytes:
    return pack(">BI", tag, len(data)) + data


def _hash(message: Message) -> int:
    """The number by which Qt looks a message up: the hash of ELF symbol tables."""
    value = 0
    for byte in (message.source + message.comment).encode():
        value = (value << 4) + byte
        high = value & 0xF0000000
        value = (value ^ (high >> 24)) & ~high
    return value or 1
