"""The state of a game: frozen, complete, with all chance inside."""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum
from typing import Any

from cascadia_qt.games.cryptid.rules.cells import ALL, CELLS, name_of
from cascadia_qt.games.cryptid.rules.options import Options
from cascadia_qt.rules.rng import Rng


class Phase(Enum):
    SHARE = "share"
    TURN = "turn"
    DISC = "disc"
    ANSWER = "answer"
    PAY = "pay"
    HINT = "hint"
    OVER = "over"


@dataclass(frozen=True, slots=True)
class Task:
    """Something that a seat has to do; to begin a turn, and to win, are tasks too.

    Attributes:
        colours: those that come into question for a token.
        slip: whether it makes up for a wrong answer.
    """

    phase: Phase
    seat: int
    colours: tuple[int, ...] = ()
    slip: bool = False


@dataclass(frozen=True, slots=True)
class State:
    """A game at one moment.

    Attributes:
        active: who has the turn; while cubes are shared, who shares.
        turns: how many turns are over, everybody's together; the last one never is.
        cubes, discs: the cells with a token of each colour.
        tasks: what is to be done, one after the other; none when the game is over.
        lantern: the cell that was asked about or searched last.
        hintable: whether there is a true hint at all.
        proposed: whether a hint was proposed in this turn.
        votes: how many agree to a hint, and how many refuse.
    """

    options: Options
    rng: Rng
    cubes: tuple[int, ...]
    discs: tuple[int, ...]
    tasks: tuple[Task, ...]
    active: int = 0
    turns: int = 0
    lantern: int | None = None
    hintable: bool = False
    proposed: bool = False
    votes: tuple[int, int] = (0, 0)
    hint: str | None = None
    winner: int | None = None

    @property
    def phase(self) -> Phase:
        return self.tasks[0].phase if self.tasks else Phase.OVER

    @property
    def seat(self) -> int:
        """Who decides; after the end, who has won."""
        return self.tasks[0].seat if self.tasks else self.active

    @property
    def cubed(self) -> int:
        """The cells with a cube: nothing more happens there."""
        cells = 0
        for each in self.cubes:
            cells |= each
        return cells

    def free_for_cube(self, colour: int) -> int:
        """Where a player may put a cube of his own colour."""
        return ALL & ~(self.options.fitting(colour) | self.cubed | self.discs[colour])

    def free_for_disc(self, colour: int) -> int:
        """Where a player may put a disc of his own colour."""
        return self.options.fitting(colour) & ~(self.cubed | self.discs[colour])

    @property
    def round(self) -> int:
        return self.turns // self.options.players + 1


def snapshot(state: State) -> dict[str, Any]:
    """`state` as JSON. Digests of saved games hang on it: its form never changes."""
    tokens = {}
    for cell in CELLS:
        cubes = [colour for colour, cells in enumerate(state.cubes) if cells >> cell & 1]
        discs = [colour for colour, cells in enumerate(state.discs) if cells >> cell & 1]
        if cubes or discs:
            tokens[name_of(cell)] = {"cube": cubes[0] if cubes else None, "discs": discs}
    return {
        "phase": state.phase.value,
        "seat": state.seat,
        "active": state.active,
        "round": state.round,
        "tokens": tokens,
        "lantern": None if state.lantern is None else name_of(state.lantern),
        "hint": state.hint,
        "winner": state.winner,
        "clues": list(state.options.clues),
        "tasks": [
            [task.phase.value, task.seat, list(task.colours), task.slip] for task in state.tasks
        ],
        "turns": state.turns,
        "proposed": state.proposed,
        "votes": list(state.votes),
        "rng": state.rng.state,
    }
