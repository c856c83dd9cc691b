"""Files of translations as translators write them: .ts."""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path
from xml.etree import ElementTree as ET


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
