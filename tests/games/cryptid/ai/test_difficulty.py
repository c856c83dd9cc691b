"""How hard puzzles are: repeatable, from what a perfect reader needs, and found on demand."""

from __future__ import annotations

import pytest

from cascadia_qt.games.cryptid.ai.difficulty import (
    deal_of,
    difficulty,
    graded,
    tokens_needed,
)
from cascadia_qt.games.cryptid.ai.knowing import knows, odds_from
from cascadia_qt.games.cryptid.ai.rehearsal import rehearsed
from cascadia_qt.games.cryptid.rules.cells import ALL
from cascadia_qt.games.cryptid.rules.game import CRYPTID
from cascadia_qt.games.cryptid.rules.generating import generated
from cascadia_qt.games.cryptid.rules.options import STEPS, clues_for
from cascadia_qt.games.cryptid.rules.state import Phase
from tests.games.cryptid.table import new_game

TABLES = [(players, mode) for players in CRYPTID.players for mode in ("normal", "advanced")]
each_table = pytest.mark.parametrize(("players", "mode"), TABLES)


@each_table
def test_in_a_rehearsal_everybody_gets_to_know_the_habitat(players: int, mode: str) -> None:
    turns = rehearsed(generated(mode, clues_for(players), 3), players).turns
    assert all(state.phase is Phase.TURN for state in turns)
    assert all(knows(turns[-1], seat) for seat in range(players))


def test_who_could_know_could_know_ever_after() -> None:
    rehearsal = rehearsed(generated("normal", 4, 3), 4)
    for seat in range(4):
        known = [knows(state, seat) for state in rehearsal.turns]
        assert known == sorted(known)
        assert rehearsal.known_from(seat) == known.index(True)


@each_table
def test_every_step_is_found_by_deal_and_always_the_same(players: int, mode: str) -> None:
    for step in (STEPS[0], STEPS[-1]):
        deal = deal_of(mode, players, 7, step)
        puzzle = graded(mode, players, 7, step)
        assert puzzle == generated(mode, clues_for(players), deal)
        assert difficulty(puzzle, players) == step
        assert deal_of(mode, players, deal, step) == deal


def test_without_a_wish_the_deal_is_taken_as_it_is() -> None:
    assert graded("normal", 3, 7, None) == generated("normal", 3, 7)


def test_harder_puzzles_need_more_tokens() -> None:
    needed = [tokens_needed(graded("advanced", 4, 1, step), 4) for step in STEPS]
    assert needed == sorted(needed)
    assert len(set(needed)) == len(STEPS)


def test_before_any_token_nobody_knows_anything_exactly() -> None:
    state = new_game(3)
    assert not knows(state, None)
    odds = odds_from(state, None)
    assert sum(odds.values()) == pytest.approx(1)
    assert len(odds) == ALL.bit_length()
