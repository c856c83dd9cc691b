"""What is said about a tile before it is laid is what happens then."""

from __future__ import annotations

import random
from dataclasses import dataclass, replace

import pytest

from cascadia_qt.games.okanagan.rules.actions import Build, Lay
from cascadia_qt.games.okanagan.rules.board import MIDDLE, Laid
from cascadia_qt.games.okanagan.rules.events import (
    AreaClosed,
    AreaLost,
    Event,
    FirstChosen,
    RewardsCollected,
)
from cascadia_qt.games.okanagan.rules.game import OKANAGAN
from cascadia_qt.games.okanagan.rules.options import Options
from cascadia_qt.games.okanagan.rules.preview import Prospect, Share, prospects, shares
from cascadia_qt.games.okanagan.rules.rewards import NOTHING, listed
from cascadia_qt.games.okanagan.rules.state import State


@pytest.mark.parametrize(
    ("forces", "heap", "expected"),
    [
        ((0, 0), 3, []),
        ((3, 0), 2, [Share(0, 3, 2, 2, action=True)]),
        ((1, 3), 9, [Share(1, 3, 3, 3, action=False), Share(0, 1, 1, 1, action=True)]),
        ((1, 3), 3, [Share(1, 3, 3, 3, action=False), Share(0, 1, 0, 0, action=True)]),
        # The printed example: white 4, red 2, yellow 2, six icons.
        (
            (4, 2, 2),
            6,
            [
                Share(0, 4, 4, 4, action=False),
                Share(1, 2, 0, 2, action=True),
                Share(2, 2, 0, 2, action=True),
            ],
        ),
        ((2, 2), 3, [Share(0, 2, 1, 2, action=True), Share(1, 2, 1, 2, action=True)]),
    ],
)
def test_shares(forces: tuple[int, ...], heap: int, expected: list[Share]) -> None:
    assert shares(forces, heap) == tuple(expected)


@pytest.mark.parametrize("players", [2, 3, 4])
def test_a_game_goes_as_it_was_foretold(players: int) -> None:
    closed = sum(_compared(turn) for seed in range(8) for turn in _turns(players, seed))
    assert closed > 50


def test_without_a_building_nobody_is_added() -> None:
    for turn in _turns(3, 1):
        with_it = turn.foretold(turn.build)
        without = turn.foretold(None)
        assert [each.area for each in without] == [each.area for each in with_it]
        added = [
            sum(share.influence for share in more.shares)
            - sum(share.influence for share in less.shares)
            for more, less in zip(with_it, without, strict=True)
        ]
        assert (
            sorted(added, reverse=True)
            == {
                "silo": [1, 1, 1],
                "warehouse": [2, 2, 0],
                "farm": [3, 0, 0],
            }[turn.build.kind]
        )


def test_the_stock_limits_a_heap() -> None:
    turn = _turns(2, 1)[0]
    bare = replace(turn, state=replace(turn.state, stock=NOTHING)).foretold(turn.build)
    assert not any(any(each.heap) for each in bare)
    assert {share.most for each in bare for share in each.shares} == {0}


@dataclass(frozen=True)
class _Turn:
    """The state before a tile was laid, how it was laid, what was built, all that followed."""

    state: State
    lay: Lay
    build: Build
    events: tuple[Event, ...]

    def foretold(self, build: Build | None) -> tuple[Prospect, ...]:
        hand = self.state.explorer.hand
        assert hand is not None
        laid = Laid(hand.tile, self.lay.rotation)
        return prospects(self.state, self.lay.cell, laid, build)


def _turns(players: int, seed: int) -> list[_Turn]:
    """Every turn of a game that chance plays."""
    luck = random.Random(seed)
    state = OKANAGAN.setup(Options(players), seed)
    before, lay, turns = state, Lay(MIDDLE, 0), []
    while actions := OKANAGAN.legal(state):
        action = luck.choice(actions)
        step = OKANAGAN.apply(state, action)
        if isinstance(action, Lay):
            before, lay = state, action
        elif isinstance(action, Build):
            turns.append(_Turn(before, lay, action, step.events))
        elif turns:
            turns[-1] = replace(turns[-1], events=turns[-1].events + step.events)
        state = step.state
    return turns


def _compared(turn: _Turn) -> int:
    """Compares what was foretold with what happened; how many areas were closed."""
    found = turn.foretold(turn.build)
    foretold = {each.area.terrain: each for each in found if each.area.is_closed}
    happened = {e.terrain: e for e in turn.events if isinstance(e, AreaClosed | AreaLost)}
    assert foretold.keys() == happened.keys()
    for terrain, event in happened.items():
        assert foretold[terrain].is_lost == isinstance(event, AreaLost)
        assert foretold[terrain].area.cells == event.cells
        if isinstance(event, AreaClosed):
            _shared(foretold[terrain], event, turn.events, first=len(happened) == 1)
    return len(happened)


def _shared(
    foretold: Prospect, event: AreaClosed, events: tuple[Event, ...], *, first: bool
) -> None:
    """Forces always; what was collected, where one area alone was closed and nobody jumped in."""
    forces = {seat: force for seat, force in enumerate(event.influence) if force}
    assert {share.seat: share.influence for share in foretold.shares} == forces
    if first and not any(isinstance(each, FirstChosen) for each in events):
        assert set(listed(foretold.heap)) <= set(event.icons)
        counts = {e.seat: len(e.rewards) for e in events if isinstance(e, RewardsCollected)}
        for share in foretold.shares:
            low = 0 if len(forces) == 1 else share.least
            assert low <= counts.get(share.seat, 0) <= share.most
