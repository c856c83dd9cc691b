"""Which language the terminal speaks, from the files that translators write; no Qt is needed."""

from __future__ import annotations

import os
from collections.abc import Mapping
from functools import cache
from typing import TYPE_CHECKING

from cascadia_qt.assets import resource
from cascadia_qt.words.language import Translator, translate_with
from cascadia_qt.words.languages import CODES, SOURCE, YES

if TYPE_CHECKING:
    from xml.etree.ElementTree import Element

# The variables that a system sets, the strongest first.
_VARIABLES = ("LANGUAGE", "LC_ALL", "LC_MESSAGES", "LANG")

Catalogue = Mapping[tuple[str, str], str]


def system_language() -> str:
    """The two letters of the first language that the system asks for."""
    wanted = next(filter(None, map(os.environ.get, _VARIABLES)), SOURCE)
    return wanted.replace("-", "_").split(":")[0].split("_")[0].split(".")[0].lower()


def yes_words(language: str) -> tuple[str, ...]:
    """What means yes; people who read English texts may still answer in their own language."""
    return ("y", "yes", *YES.get(language, ()))


def speak(language: str) -> None:
    """From now on all words are in `language`, or in English where there are none."""
    translate_with(translator_of(language))


def translator_of(language: str) -> Translator:
    """Who translates into `language`, or leaves English where there are no words of it."""
    if language in CODES and language != SOURCE:
        # Not every command has something to say.
        return lambda context, text: catalogue(language).get((context, text), text)
    return lambda _context, text: text


@cache
def catalogue(language: str) -> Catalogue:
    """The finished translations by context and text; none if the file is no good."""
    from xml.etree import ElementTree as ET

    path = resource("translations") / f"cascadia_{language}.ts"
    try:
        root = ET.parse(path).getroot()  # noqa: S314 - it is our own file
    except (OSError, ET.ParseError):
        return {}
    return {
        (context.findtext("name", ""), message.findtext("source", "")): said
        for context in root.iter("context")
        for message in context.iter("message")
        if (said := _finished(message))
    }


def _finished(message: Element) -> str | None:
    translation = message.find("translation")
    if translation is None or translation.get("type") is not None:
        return None
    return translation.text
