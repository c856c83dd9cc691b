"""Who sits at a table: the names of those who have typed none, and who was drawn to begin."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import replace
from itertools import count

from cascadia_qt.rules.game import Seat
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
