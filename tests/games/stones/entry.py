"""The toy game on the shelf, for tests that put it there."""

from __future__ import annotations

from cascadia_qt.entry import Bots, GameEntry, Setups
from cascadia_qt.kept import Facet, Keeping, Kept, KeptSeat
from cascadia_qt.rules.record import Record
from tests.toy_game import STONES, State


def _kept(record: Record, _scenario: int | None) -> Kept:
    state: State = record.history.state
    seats = (
        KeptSeat({"drawn": sum(stones), "secret": secret or 0})
        for stones, secret in zip(state.drawn, state.secrets, strict=True)
    )
    return Kept(tuple(seats), str(state.options.rounds))


LENGTH = Facet(
    title=lambda: "Lengths",
    head=lambda: "Length",
    label=lambda: "Le&ngth",
    name=lambda word: f"{word} rounds",
)
KEEPING = Keeping(kept=_kept, facets=(LENGTH,))
ENTRY = GameEntry(
    rules=STONES,
    title=lambda: "Stones",
    bots=Bots(makers={}, names=dict, first="random"),
    setups=Setups(first=object, read=lambda _, other: other, write=str, fresh_seed=int),
    gui="tests.games.stones.gui",
    kept=lambda: KEEPING,
)
