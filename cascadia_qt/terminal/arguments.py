"""What a command line may hold: each word is checked, and what is wrong is said in one clause."""

from __future__ import annotations

import re
from argparse import ArgumentTypeError
from collections.abc import Callable, Iterable, Sequence

from cascadia_qt.entry import GameEntry
from cascadia_qt.rules.helps import Helps, without
from cascadia_qt.rules.names import LONGEST_TYPED, typed_name
from cascadia_qt.rules.seating import bot_named
from cascadia_qt.words.language import translate

_PIXELS = (100, 8192)


def whole(least: int, most: int) -> Callable[[str], int]:
    """Reads a whole number in these bounds."""

    def number(text: str) -> int:
        if re.fullmatch("[0-9]{1,20}", text) and least <= int(text) <= most:
            return int(text)
        complaint = translate("CommandLine", "{0} is no whole number from {1} to {2}")
        raise ArgumentTypeError(complaint.format(repr(text), least, most))

    return number


def seconds(text: str) -> float:
    if re.fullmatch(r"[0-9]{1,4}(\.[0-9]{1,6})?", text) and float(text) > 0:
        return float(text)
    complaint = translate("CommandLine", "{0} is no number of seconds")
    raise ArgumentTypeError(complaint.format(repr(text)))


def cluster(text: str) -> str:
    """The address of a cluster."""
    if re.fullmatch(r"(tcp|tls)://([^\s/:]+|\[[0-9a-f:]+\]):[0-9]{1,5}", text):
        return text
    complaint = translate("CommandLine", "{0} is no address such as {1}")
    raise ArgumentTypeError(complaint.format(repr(text), "tcp://host:8786"))


def picture(text: str) -> str:
    """The name of a file for a picture."""
    if text.lower().endswith(".png"):
        return text
    complaint = translate("CommandLine", "{0} does not end in .png, and no other picture is made")
    raise ArgumentTypeError(complaint.format(repr(text)))


def size(text: str) -> tuple[int, int]:
    """Width and height in pixels."""
    width, times, height = text.partition("x")
    if not times:
        complaint = translate("CommandLine", "{0} is not a size such as 1920x1080")
        raise ArgumentTypeError(complaint.format(repr(text)))
    pixels = whole(*_PIXELS)
    return pixels(width), pixels(height)


def players_of(entry: GameEntry) -> Callable[[str], tuple[str, ...]]:
    """Reads the players of a game."""

    def players(text: str) -> tuple[str, ...]:
        names = tuple(name.strip() for name in text.split(","))
        if not all(names):
            raise ArgumentTypeError(translate("CommandLine", "a player has no name"))
        persons = [name for name in names if bot_named(name) is None]
        if len(set(persons)) < len(persons):
            raise ArgumentTypeError(translate("CommandLine", "two players have the same name"))
        for name in names:
            _require_bot(entry, bot_named(name))
            _require_showable(name)
        _require_count(
            entry, names, translate("CommandLine", "{0} to {1} players can play, not {2}")
        )
        return names

    return players


def without_of(entry: GameEntry) -> Callable[[str], dict[str, Helps]]:
    """Reads who of a game's persons does without which helps; nobody's name is everybody's."""

    def named(part: str) -> tuple[str, Iterable[str]]:
        name, _, helps = part.rpartition(":")
        words = [word.strip() for word in helps.split("+")]
        for word in words:
            if word not in (*entry.helps, "all"):
                complaint = translate("CommandLine", "there is no help {0}, only {1}")
                known = ", ".join((*entry.helps, "all"))
                raise ArgumentTypeError(complaint.format(repr(word), known))
        return name.strip(), entry.helps if "all" in words else words

    def agreed(text: str) -> dict[str, Helps]:
        off: dict[str, set[str]] = {}
        for name, words in map(named, text.split(",")):
            off.setdefault(name, set()).update(words)
        return {name: without(words) for name, words in off.items()}

    return agreed


def bots_of(entry: GameEntry) -> Callable[[str], tuple[str, ...]]:
    """Reads the computers of a game."""

    def bots(text: str) -> tuple[str, ...]:
        names = tuple(text.split(","))
        for name in names:
            _require_bot(entry, name)
        _require_count(entry, names, translate("CommandLine", "{0} to {1} bots can play, not {2}"))
        return names

    return bots


def _require_bot(entry: GameEntry, name: str | None) -> None:
    if name is not None and name not in entry.bots().makers:
        complaint = translate("CommandLine", "there is no bot {0}, only {1}")
        raise ArgumentTypeError(complaint.format(repr(name), ", ".join(entry.bots().makers)))


def _require_showable(name: str) -> None:
    """A game with any other name could be saved, but not be read again."""
    if typed_name(name) != name:
        complaint = translate(
            "CommandLine",
            "the name of a player is longer than {0} characters or holds one that cannot be shown",
        )
        raise ArgumentTypeError(complaint.format(LONGEST_TYPED))


def _require_count(entry: GameEntry, names: Sequence[str], complaint: str) -> None:
    few, most = entry.players[0], entry.players[-1]
    if few == most:
        complaint = translate("CommandLine", "exactly {0} can play, not {2}")
    if len(names) not in entry.players:
        raise ArgumentTypeError(complaint.format(few, most, len(names)))
