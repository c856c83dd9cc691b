"""Questions: what each would leave open, as far as somebody who lists all ways can tell."""

from __future__ import annotations

from collections.abc import Iterator

from cascadia_qt.games.cryptid.ai.reading import Clues, Reading, Ways, entropy
from cascadia_qt.games.cryptid.rules.actions import Ask
from cascadia_qt.games.cryptid.rules.cells import cells_in
from cascadia_qt.games.cryptid.rules.legal import askable
from cascadia_qt.games.cryptid.rules.state import State


def questions(state: State) -> list[Ask]:
    """What whoever has the turn may ask."""
    others = [seat for seat in range(state.options.players) if seat != state.seat]
    return [Ask(cell, other) for other in others for cell in cells_in(askable(state, other))]


def expected_entropies(state: State, known: Reading) -> Iterator[tuple[float, Ask]]:
    """For every question the bits that will be missing on average once it is answered."""
    remembered: dict[tuple[int, tuple[int, ...]], float] = {}
    for question in questions(state):
        held = known.held[question.seat]
        pattern = tuple(_answer(state, clues, question.cell) for clues in held)
        key = (question.seat, pattern)
        if key not in remembered:
            remembered[key] = _left_open(held, pattern)
        yield remembered[key], question


def _answer(state: State, clues: Clues, cell: int) -> int:
    """Which of the clues deny the cell, as bits."""
    cells = state.options.board.clue_cells
    return sum(1 << index for index, clue in enumerate(clues) if not cells[clue] >> cell & 1)


def _left_open(held: dict[Clues, Ways], pattern: tuple[int, ...]) -> float:
    """The mean of the entropies after each answer.

    Who may choose between two cubes is taken to choose either as often as the other.
    """
    answers: dict[int, Ways] = {}
    for ways, denied in zip(held.values(), pattern, strict=True):
        told = [bit for bit in (1, 2) if denied & bit] or [0]
        for bit in told:
            into = answers.setdefault(bit, {})
            for cell, number in ways.items():
                into[cell] = into.get(cell, 0) + number * (2 // len(told))
    weights = {bit: sum(ways.values()) for bit, ways in answers.items()}
    total = sum(weights.values())
    return sum(weights[bit] / total * entropy(list(ways.values())) for bit, ways in answers.items())
