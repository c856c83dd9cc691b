"""The helps that a table agrees on for each person, in words."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from cascadia_qt.rules.game import Seat
from cascadia_qt.rules.helps import Helps
from cascadia_qt.words.language import labelled, listed, translate


def help_name(name: str) -> str:
    return {
        "hints": translate("Helps", "Hints"),
        "previews": translate("Helps", "Previews"),
        "places": translate("Helps", "Marked places"),
        "memory": translate("Helps", "Remembered cards"),
        "undo": translate("Helps", "Taking back"),
    }[name]


def help_words(name: str) -> str:
    """What it does, in a few words."""
    return {
        "hints": translate("Helps", "A good turn, for whoever asks"),
        "previews": translate("Helps", "What a turn would bring, before it is played"),
        "places": translate("Helps", "Where something may be put"),
        "memory": translate("Helps", "What others have taken openly stays visible"),
        "undo": translate("Helps", "What was done can be taken back"),
    }[name]


def helps_words(helps: Helps, offered: Sequence[str]) -> str:
    """Which of those that a game offers somebody has."""
    had = [name for name in offered if name not in helps.off]
    if len(offered) == 1:
        text = "{0}" if had else translate("Helps", "without {0}")
        return text.format(help_name(offered[0]).lower())
    if len(had) == len(offered):
        return translate("Helps", "all helps")
    if not had:
        return translate("Helps", "no helps")
    return ", ".join(help_name(name).lower() for name in had)


def helps_counted(helps: Helps, offered: Sequence[str]) -> str:
    """How many of them somebody has, or whether it is the only one."""
    had = sum(name not in helps.off for name in offered)
    if len(offered) == 1:
        answer = translate("Helps", "yes") if had else translate("Helps", "no")
        return labelled(help_name(offered[0]), answer)
    if had == len(offered):
        return translate("Helps", "Helps: all")
    if had:
        return translate("Helps", "Helps: {0} of {1}").format(had, len(offered))
    return translate("Helps", "Helps: none")


def helps_of_persons(seats: Iterable[Seat], offered: Sequence[str]) -> str:
    """What each person was helped with, as a sentence.

    Where everybody has everything and nobody was given a hint, there is nothing to say.
    """
    persons = [seat for seat in seats if seat.bot is None]
    if all(_has_all(seat, offered) and not seat.hinted for seat in persons):
        return ""
    return f"{listed(labelled(seat.name, _had(seat, offered)) for seat in persons)}."


def no_hint_for(name: str) -> str:
    """Why there is no hint."""
    return translate("Helps", "{0} plays without hints.").format(name)


def no_undo_for(name: str) -> str:
    """Why nothing can be taken back."""
    return translate("Helps", "{0} plays without taking back.").format(name)


def no_memory_for(name: str) -> str:
    """Why nobody tells what is known of other hands."""
    return translate("Helps", "{0} plays without remembered cards.").format(name)


def _had(seat: Seat, offered: Sequence[str]) -> str:
    """What somebody has, and how often he made use of hints."""
    words = [helps_words(seat.helps, offered)]
    if seat.hinted == 1:
        words.append(translate("Helps", "1 hint given"))
    elif seat.hinted:
        words.append(translate("Helps", "{0} hints given").format(seat.hinted))
    return ", ".join(words)


def _has_all(seat: Seat, offered: Sequence[str]) -> bool:
    return not set(offered) & set(seat.helps.off)
