"""The toy game on the shelf."""

from __future__ import annotations

from cascadia_qt.ai.random_bot import RandomBot
from cascadia_qt.entry import Bots, GameEntry, Line, Setups
from cascadia_qt.kept import Facet, Keeping, Kept, KeptSeat
from cascadia_qt.model.setup import fresh_seed
from cascadia_qt.rules.record import Record
from cascadia_qt.words.guide import Guide
from tests.games.stones.rules import STONES, Move, State
from tests.games.stones.setup import BOTS, first_setup, read_setup, smoke_record, write_setup


def _random(
    seed: int, _seconds: float | None = None, _partner: Line | None = None, /
) -> RandomBot[State, Move]:
    return RandomBot(STONES, seed)


def _kept(record: Record, _scenario: int | None) -> Kept:
    state: State = record.history.state
    seats = (
        KeptSeat({"drawn": sum(stones), "secret": secret or 0})
        for stones, secret in zip(state.drawn, state.secrets, strict=True)
    )
    return Kept(tuple(seats), str(state.options.rounds))


def _guide() -> Guide:
    from tests.games.stones.guide import GUIDE

    return GUIDE


LENGTH = Facet(
    title=lambda: "Lengths",
    head=lambda: "Length",
    label=lambda: "Le&ngth",
    name=lambda word: f"{word} rounds",
)
KEEPING = Keeping(kept=_kept, facets=(LENGTH,))
ENTRY = GameEntry(
    id=STONES.id,
    rules=lambda: STONES,
    players=STONES.players,
    title=lambda: "Stones",
    sentence=lambda: "Stones out of a bag, and one in secret",
    credit=lambda: "Stones is a toy of our own.",
    minutes=(1, 5),
    progress=lambda record: f"Turn {STONES.turn(record.history.state)}",
    bots=lambda: Bots(makers={"random": _random}, names=lambda: BOTS, first="random"),
    setups=lambda: Setups(
        first=first_setup,
        read=read_setup,
        write=write_setup,
        fresh_seed=fresh_seed,
        smoke=smoke_record,
    ),
    box="tests.games.stones.box",
    gui="tests.games.stones.gui",
    commands="tests.games.stones.commands",
    terminal="tests.games.stones.terminal",
    kept=lambda: KEEPING,
    guide=_guide,
)
