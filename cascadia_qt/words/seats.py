"""Who sits at a table: the names of those who have typed none, and who was drawn to begin."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from dataclasses import replace
from itertools import count

from cascadia_qt.rules.game import Seat
from cascadia_qt.rules.seating import seats_of
from cascadia_qt.words.language import translate


def named(seats: Iterable[Seat]) -> tuple[Seat, ...]:
    """`seats`, where those without a name have one that nobody else has."""
    seats = tuple(seats)
    taken = {seat.name.casefold() for seat in seats}
    all_named = []
    for seat in seats:
        name = seat.name
        if not name:
            name = next(one for one in _proposals(seat) if one.casefold() not in taken)
            taken.add(name.casefold())
        all_named.append(replace(seat, name=name))
    return tuple(all_named)


def called(players: Iterable[str], levels: Mapping[str, str]) -> tuple[Seat, ...]:
    """Seats for the `players` of a command line: computers are called by level and number.

    What people read of a level begins with its name.
    """
    return tuple(
        seat if seat.bot is None else replace(seat, name=f"{level_name(levels[seat.bot])} {number}")
        for number, seat in enumerate(seats_of(players), 1)
    )


def level_name(level: str) -> str:
    """The name of a computer, without the strength that was measured."""
    return level.partition(",")[0]


def as_typed(seats: Iterable[Seat]) -> tuple[Seat, ...]:
    """`seats`, where those have no name who only have the one that would be proposed to them."""
    seats = tuple(seats)
    typed = []
    for place, seat in enumerate(seats):
        nameless = replace(seat, name="")
        proposed = named((*seats[:place], nameless, *seats[place + 1 :]))[place]
        typed.append(nameless if seat == proposed else seat)
    return tuple(typed)


def drawn_words(name: str) -> str:
    """That `name` begins, because the lot fell so."""
    return translate("Seats", "{0} was drawn to begin.").format(name)


def _proposals(seat: Seat) -> Iterator[str]:
    person, computer = translate("Seats", "Player"), translate("Seats", "Computer")
    name = person if seat.bot is None else computer
    yield name
    for number in count(2):
        yield f"{name} {number}"
