"""What is said about a wrong answer: the token or the clue that contradicts it."""

from __future__ import annotations

import pytest

from cascadia_qt.games.cryptid.ai.cases import GRADES, Case, case
from cascadia_qt.games.cryptid.rules.cells import CELLS
from cascadia_qt.games.cryptid.rules.secrets import candidates
from cascadia_qt.games.cryptid.words.case_files import RESEARCHERS, wrong_words


@pytest.fixture(params=GRADES)
def found(request: pytest.FixtureRequest) -> Case:
    return case(request.param, 1)


def said_of(found: Case, cell: int) -> str:
    return wrong_words(found.state, RESEARCHERS[: found.state.options.players], cell)


def test_every_wrong_answer_gets_its_true_reason(found: Case) -> None:
    state = found.state
    cells = state.options.board.clue_cells
    kinds = set()
    for cell in CELLS:
        if cell == found.habitat:
            continue
        said = said_of(found, cell)
        cube = next((c for c, cubes in enumerate(state.cubes) if cubes >> cell & 1), None)
        own = state.options.clues[found.seat]
        denying = [
            colour
            for colour in range(state.options.players)
            if colour != found.seat
            and not any(cells[clue] >> cell & 1 for clue in candidates(state, colour))
        ]
        if cube is not None:
            kinds.add("cube")
            assert f"a cube of {RESEARCHERS[cube]}" in said
        elif not cells[own] >> cell & 1:
            kinds.add("own")
            assert "your own clue" in said
        elif denying:
            kinds.add("others")
            assert f"the tokens of {RESEARCHERS[denying[0]]}" in said
        else:
            kinds.add("all")
            assert "Nobody has denied" in said
    assert {"cube", "own"} <= kinds
