"""Good turns, shown on the landscape one at a time, the better ones only when asked again."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from cascadia_qt.games.cascadia.ai.advice import Advice, advise
from cascadia_qt.games.cascadia.ai.effort import Effort
from cascadia_qt.games.cascadia.rules.actions import (
    Action,
    DeclineToken,
    NatureFree,
    PlaceTile,
    PlaceToken,
    Take,
)
from cascadia_qt.games.cascadia.rules.play import apply
from cascadia_qt.games.cascadia.rules.state import State
from cascadia_qt.games.cascadia.terminal.display import Display
from cascadia_qt.games.cascadia.terminal.pictures import Marks
from cascadia_qt.games.cascadia.terminal.places import FIRST, tile_places, token_places, turns
from cascadia_qt.games.cascadia.terminal.table import Table
from cascadia_qt.games.cascadia.words.hint import hint_words, without_bonuses
from cascadia_qt.rules.grid import Cell
from cascadia_qt.words.language import translate

_EFFORT = Effort(candidates=16, horizon=2, rollouts=100, breadth=4)  # as in the window
_SEED = 0  # the same position gets the same hint
_TURNS = 3


class Hints:
    """Thinks once about each position."""

    def __init__(self, table: Table, display: Display) -> None:
        self._table = table
        self._display = display
        self._state: State | None = None
        self._turns: list[Advice] = []
        self._rank = 0

    def show(self) -> None:
        """The third best turn, then better and better ones, then the third again."""
        state, screen = self._table.state, self._display.screen
        if state is not self._state:
            screen.say(translate("Terminal", "Looking for good turns..."), "dim")
            self._turns = advise(state, _EFFORT, _SEED, _TURNS)
            self._state, self._rank = state, 0
        if not self._turns:
            screen.say(translate("Terminal", "No hint could be found."))
            return
        self._table.count_hint()
        self._rank = (self._rank or len(self._turns)) - 1
        self._tell(state, self._turns[self._rank])

    def _tell(self, state: State, advice: Advice) -> None:
        screen, best = self._display.screen, self._turns[0].expected
        sheets = self._table.sheets
        words = hint_words(state, sheets, advice.actions, self._rank, advice.expected, best)
        screen.say(words.title, "bold")
        for sentence in (*_doing(state, advice.actions), *words.reasons):
            screen.say(f"  {sentence}")
        if not screen.speaks:
            after, fresh = _after(state, advice.actions)
            self._display.board(state, after.players[state.seat].environment, Marks({}, fresh))
        screen.say(without_bonuses(), "dim")
        if self._rank:
            screen.say(translate("Terminal", "h shows a better turn."), "dim")


def _after(state: State, actions: Sequence[Action]) -> tuple[State, list[Cell]]:
    """The table after `actions`, and the cells they touch."""
    cells: list[Cell] = []
    turn = state.turn
    for action in actions:
        if state.turn == turn:
            state = apply(state, action).state
        if isinstance(action, (PlaceTile, PlaceToken)):
            cells.append(action.cell)
    return state, cells


def _doing(state: State, actions: Sequence[Action]) -> Iterator[str]:
    """What to type, in the numbers of the terminal."""
    turn = state.turn
    for action in actions:
        if state.turn != turn:
            return
        yield _sentence(state, action)
        state = apply(state, action).state


def _sentence(state: State, action: Action) -> str:
    match action:
        case Take(slot):
            return translate("Terminal", "Take pair {0}.").format(slot + FIRST)
        case NatureFree(tile, token):
            text = translate("Terminal", "Spend a nature token (t) on tile {0} with token {1}.")
            return text.format(tile + FIRST, token + FIRST)
        case PlaceTile():
            return _laying(state, action)
        case PlaceToken(cell):
            place = token_places(state).index(cell) + FIRST
            return translate("Terminal", "Place the token on place {0}.").format(place)
        case DeclineToken():
            return translate("Terminal", "Decline the token (n).")
        case _:
            return translate("Terminal", "Replace tokens.")


def _laying(state: State, action: PlaceTile) -> str:
    assert state.tile is not None
    place = tile_places(state).index(action.cell) + FIRST
    ways = [state.tile.turned(way.rotation) for way in turns(state, action.cell)]
    if len(ways) == 1:
        return translate("Terminal", "Lay the tile on place {0}.").format(place)
    text = translate("Terminal", "Lay the tile on place {0}, turned the way {1}.")
    return text.format(place, ways.index(state.tile.turned(action.rotation)) + FIRST)
