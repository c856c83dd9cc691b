"""The log of any game: its lines are told to whoever looks, and anew when somebody else does."""

from __future__ import annotations

from collections.abc import Hashable
from typing import Any

import pytest
from PySide6.QtCore import Qt

from cascadia_qt.model.game_log import GameLog, LogRole
from cascadia_qt.model.looker import Looker
from cascadia_qt.model.session import GameSession
from cascadia_qt.rules.game import Seat
from tests.games.stones.log import StonesLog
from tests.games.stones.rules import Move
from tests.games.stones.setup import StonesSetup

SWAPS = (Move.SWAP, Move.SWAP, Move.DRAW, Move.PASS)


def session_of(*moves: Move, seats: str = "Ann,Ben") -> GameSession:
    names = tuple(Seat(name) for name in seats.split(","))
    session = GameSession(StonesSetup(names, seed=5, free_undo=True).dealt(5))
    for move in moves:
        session.submit(move)
    return session


def column(log: GameLog, role: int = Qt.ItemDataRole.DisplayRole) -> list[Any]:
    return [log.index(row).data(role) for row in range(log.rowCount())]


def knowing(log: GameLog) -> list[bool]:
    """Of each swap, whether text and speech name the stone."""
    told = zip(column(log), column(log, Qt.ItemDataRole.AccessibleTextRole), strict=True)
    both = [{"has a" in text for text in row} for row in list(told)[:2]]
    assert all(len(found) == 1 for found in both)
    return [found.pop() for found in both]


@pytest.mark.parametrize(
    ("seat", "known"), [(0, [True, False]), (1, [False, True]), (None, [False, False])]
)
def test_a_swap_names_the_stone_only_to_who_swapped(seat: int | None, known: list[bool]) -> None:
    session = session_of(*SWAPS)
    assert knowing(StonesLog(session, Looker(seat))) == known


def test_without_a_looker_only_what_is_public_is_told() -> None:
    assert knowing(StonesLog(session_of(*SWAPS))) == [False, False]


def test_somebody_else_is_told_everything_anew() -> None:
    looker = Looker(0)
    log = StonesLog(session_of(*SWAPS), looker)
    assert knowing(log) == [True, False]
    changed: list[tuple[int, int]] = []
    log.dataChanged.connect(lambda first, last, _: changed.append((first.row(), last.row())))
    for seat, known in ((None, [False, False]), (1, [False, True])):
        looker.become(seat)
        assert knowing(log) == known
    assert changed == [(0, 3), (0, 3)]


def test_rows_belong_to_the_turns_of_the_rules() -> None:
    log = StonesLog(session_of(*SWAPS, *SWAPS[:2]))
    assert column(log, LogRole.SEAT) == [0, 1, 0, 1, 0, 1]
    assert column(log, LogRole.TURN) == [1, 1, 2, 2, 3, 3]
    assert all(column(log, LogRole.BEGINS_TURN))
    assert log.turn_starts() == [0, 1, 2, 3, 4, 5, 6]


class Rounds(StonesLog):
    """A game in which everybody decides something in a turn of one player."""

    def turn_key(self, state: Any) -> Hashable:
        turn: int = state.turn
        return turn // 2


def test_a_game_may_say_itself_where_turns_begin() -> None:
    log = Rounds(session_of(Move.DRAW, Move.DRAW, Move.DRAW, Move.DRAW))
    assert column(log, LogRole.BEGINS_TURN) == [True, False, True, False]
    assert log.turn_starts() == [0, 2, 4]
    points = column(log, LogRole.POINTS)
    assert all(points)
    assert column(log, LogRole.TURN_POINTS)[::2] == [points[0], points[2]]


def test_a_game_without_points_tells_none() -> None:
    log = StonesLog(session_of(Move.PASS, Move.SWAP))
    assert column(log, LogRole.POINTS) == [0, 0]
    assert "Points" not in " ".join(column(log, Qt.ItemDataRole.AccessibleTextRole))


def test_a_game_must_say_what_its_lines_are() -> None:
    with pytest.raises(NotImplementedError):
        GameLog(session_of(Move.PASS)).line_of(0, ())
