"""A table and its score, as the score sheet and its prints need them."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from cascadia_qt.games.cascadia.rules.environment import Environment
from cascadia_qt.games.cascadia.rules.scoring.sheet import ScoreSheet
from cascadia_qt.games.cascadia.rules.state import Options, Phase, State, score_sheets
from cascadia_qt.rules.game import Seat


@dataclass(frozen=True, slots=True)
class ScoredTable:
    """What lies before everybody, and what it counts; `over` if that is final."""

    options: Options
    seats: tuple[Seat, ...]
    environments: tuple[Environment, ...]
    sheets: tuple[ScoreSheet, ...]
    over: bool


def scored_table(seats: Sequence[Seat], state: State) -> ScoredTable:
    return ScoredTable(
        state.options,
        tuple(seats),
        tuple(player.environment for player in state.players),
        score_sheets(state),
        over=state.phase is Phase.OVER,
    )
