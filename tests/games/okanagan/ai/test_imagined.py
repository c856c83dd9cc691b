"""Imagined games go by the rules: played by the same habit, both come to the same."""

from __future__ import annotations

from itertools import chain

import pytest

from cascadia_qt.games.okanagan.ai.codes import cell_of, code_of, heap_of
from cascadia_qt.games.okanagan.ai.decisions import decided
from cascadia_qt.games.okanagan.ai.habit import play_turn
from cascadia_qt.games.okanagan.ai.imagined import Area, Imagined
from cascadia_qt.games.okanagan.ai.knowledge import Knowledge, world_of
from cascadia_qt.games.okanagan.ai.medium import WEIGHTS
from cascadia_qt.games.okanagan.rules.areas import areas_of, icons, influence
from cascadia_qt.games.okanagan.rules.game import OKANAGAN
from cascadia_qt.games.okanagan.rules.options import Options
from cascadia_qt.games.okanagan.rules.rewards import TERRAINS
from cascadia_qt.games.okanagan.rules.state import Phase, State
from cascadia_qt.games.okanagan.rules.tiles import TILES
from cascadia_qt.rules.grid import Cell
from tests.games.okanagan.ai.games import states


def same(game: Imagined, state: State) -> None:
    """Everything that both know is the same."""
    explorers = state.explorers
    assert game.rewards == [list(each.rewards) for each in explorers]
    assert game.nuggets == [each.nuggets for each in explorers]
    assert [tuple(sorted(cards)) for cards in game.objectives] == [
        each.objectives for each in explorers
    ]
    assert game.buildings == [list(each.buildings) for each in explorers]
    assert (game.stock, game.nuggets_left) == (list(state.stock), state.nuggets_left)
    assert [pile[::-1] for pile in game.piles] == [list(pile) for pile in state.supply.piles]
    assert game.face_up == list(state.supply.face_up)
    assert {cell_of(code) for code in game.gaps} == set(state.board.gaps)
    assert sorted(game.open_areas()) == sorted(_open_areas(state))


def _open_areas(state: State) -> list[Area]:
    found = {area for cell in state.board.tiles for area in areas_of(state.board, cell)}
    return [
        (
            TERRAINS.index(area.terrain),
            len(area.open_ends),
            influence(state.board, area, state.options.players),
            heap_of(icons(state.board, area), TERRAINS.index(area.terrain)),
        )
        for area in found
        if not area.is_closed
    ]


@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("seed", range(6))
def test_both_go_the_same_way(players: int, seed: int) -> None:
    state = OKANAGAN.setup(Options(players), seed)
    game: Imagined | None = None
    while OKANAGAN.to_move(state) is not None:
        if state.phase is Phase.LAY:
            if game is None:
                game = world_of(state)
            else:
                play_turn(game, WEIGHTS)
            same(game, state)
            assert game.seat == state.seat
            assert game.hands == [each.hand and each.hand.tile for each in state.explorers]
        state = OKANAGAN.apply(state, decided(state, WEIGHTS)).state
    assert game is not None
    play_turn(game, WEIGHTS)
    assert game.over
    same(game, state)


def test_a_copy_goes_its_own_way() -> None:
    game = world_of(next(each for each in states(3, 1) if each.phase is Phase.LAY))
    copy = game.copy()
    for _ in range(8):
        play_turn(copy, WEIGHTS)
    fresh = world_of(next(each for each in states(3, 1) if each.phase is Phase.LAY))
    assert all(getattr(game, name) == getattr(fresh, name) for name in Imagined.__slots__)


@pytest.mark.parametrize("players", [2, 4])
def test_what_is_not_known_is_dealt(players: int) -> None:
    for state in [each for each in states(players, 2) if each.phase is Phase.TAKE]:
        first, again, other = (Knowledge(state).imagined(seed) for seed in (1, 1, 2))
        assert (first.hands, first.piles) == (again.hands, again.piles)
        assert (first.piles, first.objectives) != (other.piles, other.objectives)
        assert first.backs() == other.backs() == world_of(state).backs()
        assert first.objectives[state.seat] == state.explorer.objectives
        tiles = [*first.face_up, *chain(*first.piles), *filter(None, first.hands)]
        laid = [laid.tile for laid in state.board.tiles.values()]
        assert sorted(tiles + laid) == [*range(len(TILES))]
        cards = [*chain(*first.objectives), *first.deck, *first.reserve]
        assert len(set(cards)) == len(cards)


def test_others_are_thought_to_want_what_they_have() -> None:
    """Whoever has five of one type has the objective for it more often than chance would say."""
    state = next(each for each in states(2, 1) if each.phase is Phase.LAY)
    knowledge = Knowledge(state)
    wanted = next(card for card in range(12) if card not in state.explorer.objectives)
    other = 1 - state.seat

    def often() -> int:
        return sum(wanted in knowledge.imagined(seed).objectives[other] for seed in range(300))

    before = often()
    knowledge.known.rewards[other][wanted] = 5
    assert often() > 1.5 * before


def test_cells_have_numbers() -> None:
    for cell in (Cell(0, 0), Cell(-40, 40), Cell(3, -7)):
        assert cell_of(code_of(cell)) == cell
