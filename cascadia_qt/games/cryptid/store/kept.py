"""What the store keeps of a game of Cryptid, and how it is read again."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

from cascadia_qt.games.cryptid.rules.clues import MODES
from cascadia_qt.games.cryptid.rules.events import Asked, CubePut, Event, Searched, Why
from cascadia_qt.games.cryptid.rules.game import CRYPTID
from cascadia_qt.games.cryptid.rules.options import NO_HELP, Options
from cascadia_qt.games.cryptid.words.variants import FACETS
from cascadia_qt.kept import Keeping, Kept, KeptSeat
from cascadia_qt.rules.record import MOST_ACTIONS, Record
from cascadia_qt.store.finished_game import GameSummary

PARTS = ("rounds", "questions", "searches", "paid")

_WORDS = (MODES, ("program", "people"))


def kept(record: Record, _scenario: int | None) -> Kept:
    """What is kept of a game that is over."""
    seats = tuple(
        KeptSeat(parts, helped=record.options.help_of(seat) != NO_HELP)
        for seat, parts in enumerate(deeds(record))
    )
    return Kept(seats, variant_of(record.options))


def deeds(record: Record) -> list[dict[str, int]]:
    """What everybody has done so far: rounds, questions, searches and cubes that were paid."""
    counted = Counter(_counted(record))
    rounds = CRYPTID.turn(record.history.state)
    return [
        {"rounds": rounds, **{part: counted[seat, part] for part in PARTS[1:]}}
        for seat in range(len(record.seats))
    ]


def variant_of(options: Options) -> str:
    answers = "people" if options.answer_yourselves else "program"
    return f"{options.board.mode} {answers}"


def fits(summary: GameSummary) -> None:
    """Raises LookupError, TypeError or ValueError if no game of Cryptid is like that."""
    for word, words in zip(summary.variant.split(" "), _WORDS, strict=True):
        if word not in words:
            raise ValueError(summary.variant)
    if len(summary.seats) not in CRYPTID.players:
        raise ValueError(len(summary.seats))
    for result in summary.seats:
        if tuple(result.parts) != PARTS or result.points is not None:
            raise ValueError(result.parts)
        for number in result.parts.values():
            if type(number) is not int or number not in range(MOST_ACTIONS + 1):
                raise ValueError(number)
        if result.parts["rounds"] != summary.rounds:
            raise ValueError(result.parts)


def _counted(record: Record) -> Iterator[tuple[int, str]]:
    """What somebody has done once, for every time that it was done."""
    history = record.history
    for entry in history.entries[: history.cursor]:
        for event in entry.step.events:
            if done := _part(event):
                yield done


def _part(event: Event) -> tuple[int, str] | None:
    match event:
        case Asked(seat=seat):
            return seat, "questions"
        case Searched(seat=seat):
            return seat, "searches"
        case CubePut(seat=seat, why=Why.PAY):
            return seat, "paid"
        case _:
            return None


KEEPING = Keeping(kept=kept, fits=fits, facets=FACETS)
