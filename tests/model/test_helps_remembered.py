"""Helps that were chosen stay with their person: in the next set-up, and whoever is drawn."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

from cascadia_qt.rules.helps import without
from cascadia_qt.shelf import GAMES


def test_every_game_remembers_them_and_deals_them_again() -> None:
    for entry in GAMES.values():
        first: Any = entry.setups().first()
        person, *others = first.seats
        ann = replace(person, name="Ann", helps=without(entry.helps))
        setup = replace(first, seats=(ann, *others), drawn=True)
        again = entry.setups().read(entry.setups().write(setup), first)
        assert again.seats == setup.seats
        record = again.dealt(7)
        for seed in range(8, 12):
            record = entry.setups().again(record, seed)
            helps = {seat.name: seat.helps for seat in record.seats if seat.bot is None}
            assert helps == {"Ann": without(entry.helps)}
