"""What happens in a game, in words; everything that happens, everybody sees."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from cascadia_qt.games.cryptid.rules.cells import name_of
from cascadia_qt.games.cryptid.rules.events import (
    AnswerCorrected,
    Asked,
    CubePut,
    DiscPut,
    Event,
    HabitatFound,
    HintGiven,
    HintProposed,
    HintRefused,
    Searched,
    Voted,
    Why,
)
from cascadia_qt.games.cryptid.words.names import owner_name
from cascadia_qt.games.cryptid.words.sentences import hint_sentence
from cascadia_qt.words.language import translate
from cascadia_qt.words.log_line import LogLine


def log_line(events: Iterable[Event], names: Sequence[str], seat: int) -> LogLine:
    """A step of `seat` in words: what it did, and after it what came of that."""
    text, besides = "", []
    for event in events:
        if done := _deed(event, names, seat):
            text = text or done
            besides += [] if text is done else [done]
        elif happened := _happening(event, names):
            besides.append(happened)
    return LogLine(text, besides=tuple(besides))


def _deed(event: Event, names: Sequence[str], seat: int) -> str:
    """What `seat` itself does, as what stands after its name; "" for everything else."""
    match event:
        case Asked(other=other, cell=cell):
            text = translate("CryptidLog", "Asks {0} about {1}")
            return text.format(names[other], name_of(cell))
        case Searched(cell=cell):
            return translate("CryptidLog", "Searches {0}").format(name_of(cell))
        case CubePut(seat=who) | DiscPut(seat=who) if who == seat:
            return _own_token(event, names)
        case HintProposed():
            return translate("CryptidLog", "Proposes a hint")
        case Voted(agreed=True):
            return translate("CryptidLog", "Agrees to a hint")
        case Voted(agreed=False):
            return translate("CryptidLog", "Wants no hint")
        case _:
            return ""


def _own_token(event: CubePut | DiscPut, names: Sequence[str]) -> str:
    """A token of whoever acts; the disc of a search lies where it was said to be."""
    if event.why is Why.SEARCH:
        return ""
    cube = isinstance(event, CubePut)
    texts = {
        (Why.SHARE, True): translate("CryptidLog", "Shares a cube on {0}"),
        (Why.ANSWER, True): translate("CryptidLog", "Answers with a cube on {0}"),
        (Why.ANSWER, False): translate("CryptidLog", "Answers with a disc on {0}"),
        (Why.EXTRA, False): translate("CryptidLog", "Puts the disc on {0} instead"),
        (Why.PAY, True): translate("CryptidLog", "Pays with a cube on {0}"),
        (Why.SLIP, True): translate("CryptidLog", "Makes up for the answer with a cube on {0}"),
        (Why.SLIP, False): translate("CryptidLog", "Makes up for the answer with a disc on {0}"),
    }
    return texts[event.why, cube].format(_where(event, names))


def _where(event: CubePut | DiscPut, names: Sequence[str]) -> str:
    """The cell, and of which of his colours the token is where a player has two."""
    cell = name_of(event.cell)
    if len(names) > 2:
        return cell
    if event.colour < len(names):
        return translate("CryptidLog", "{0} (first colour)").format(cell)
    return translate("CryptidLog", "{0} (second colour)").format(cell)


def _happening(event: Event, names: Sequence[str]) -> str:
    """What others do, and what the game does."""
    match event:
        case CubePut(colour=colour, cell=cell):
            text = translate("CryptidLog", "{0} puts a cube on {1}")
            return text.format(owner_name(names, colour), name_of(cell))
        case DiscPut(colour=colour, cell=cell, why=why) if why is not Why.SEARCH:
            text = translate("CryptidLog", "{0} puts a disc on {1}")
            return text.format(owner_name(names, colour), name_of(cell))
        case AnswerCorrected():
            return translate("CryptidLog", "The answer was wrong and is put right")
        case HintGiven(hint):
            return hint_sentence(hint)
        case HintRefused():
            return translate("CryptidLog", "There is no hint now")
        case HabitatFound(seat, cell):
            text = translate("CryptidLog", "{0} has found the habitat: {1}")
            return text.format(names[seat], name_of(cell))
        case _:
            return ""
