"""A notebook beside the cardboard game: the board, who plays, one's own clue, and tokens."""

from __future__ import annotations

import json
from collections.abc import Iterable
from dataclasses import dataclass, field
from functools import cached_property
from typing import Any, NamedTuple

from cascadia_qt.games.cryptid.ai.reading import possible_clues
from cascadia_qt.games.cryptid.ai.shares import shares, weights
from cascadia_qt.games.cryptid.model.board_draft import empty_board
from cascadia_qt.games.cryptid.model.deduction import Deduction
from cascadia_qt.games.cryptid.model.sheet_marks import Marks, read_marks, write_marks
from cascadia_qt.games.cryptid.rules.cells import ALL, CELLS, name_of
from cascadia_qt.games.cryptid.rules.clues import CLUES
from cascadia_qt.games.cryptid.rules.hints import HINTS
from cascadia_qt.games.cryptid.rules.options import HELPS, PLAYERS, UNKNOWN, Options, clues_for
from cascadia_qt.games.cryptid.rules.puzzle import (
    Board,
    Puzzle,
    read_board,
    read_cell,
    write_puzzle,
)
from cascadia_qt.games.cryptid.rules.state import Phase, State, Task
from cascadia_qt.rules.document import Node, parse_json
from cascadia_qt.rules.names import typed_name
from cascadia_qt.rules.record import LONGEST_NOTE
from cascadia_qt.rules.rng import Rng

FORMAT, VERSION = "cryptid-notebook", 1
_KINDS = {"cube": True, "disc": False}
_FEWEST = 3


class Token(NamedTuple):
    """A cube or a disc of a colour on a cell."""

    cell: int
    colour: int
    cube: bool


@dataclass(frozen=True)
class Notebook:
    """What is written down of a game.

    Attributes:
        names: those of the players; empty where nobody has typed one.
        own: the seat of whose notebook it is; None is nobody's.
        held: one's own clues, empty where they are not written down.
        tokens: in the order in which they fell.
        hint: the sentence that the table has heard; None while there was none.
    """

    board: Board = field(default_factory=empty_board)
    names: tuple[str, ...] = ("",) * _FEWEST
    own: int | None = None
    held: tuple[str, ...] = (UNKNOWN,)
    tokens: tuple[Token, ...] = ()
    marks: Marks = field(default_factory=dict)
    hint: str | None = None

    @property
    def colours(self) -> int:
        return clues_for(len(self.names))

    @cached_property
    def state(self) -> State:
        """The same as a moment of a game: no clue is in it but one's own."""
        players = len(self.names)
        clues = [UNKNOWN] * self.colours
        if self.own is not None:
            mine = range(self.own, self.colours, players)
            for colour, clue in zip(mine, self.held, strict=True):
                clues[colour] = clue
        return State(
            Options(players, self.board, tuple(clues)),
            Rng(0),
            _lying(self.tokens, self.colours, cube=True),
            _lying(self.tokens, self.colours, cube=False),
            (Task(Phase.TURN, 0),),
            hint=self.hint,
        )

    @cached_property
    def deduction(self) -> Deduction:
        """The sheet; a notebook helps as much as a sheet can."""
        return Deduction(self.state, self.own, HELPS[-1])

    @cached_property
    def cells_left(self) -> dict[int, float]:
        """The cells that everybody may still allow, the likeliest with 1."""
        possible = [shares(self.board, clues) for clues in possible_clues(self.state)]
        found = weights(ALL & ~self.state.cubed, possible)
        most = max(found.values(), default=1.0)
        return {cell: weight / most for cell, weight in found.items()}

    def tokens_on(self, cell: int) -> list[Token]:
        return [token for token in self.tokens if token.cell == cell]


def own_clues(players: int) -> int:
    """How many clues everybody holds."""
    return clues_for(players) // players


def _lying(tokens: Iterable[Token], colours: int, *, cube: bool) -> tuple[int, ...]:
    cells = [0] * colours
    for token in tokens:
        if token.cube is cube:
            cells[token.colour] |= 1 << token.cell
    return tuple(cells)


def write_notebook(notebook: Notebook) -> str:
    """`notebook` as text that `read_notebook` understands."""
    board = write_puzzle(Puzzle(notebook.board, notebook.held))
    document: dict[str, Any] = {
        "format": FORMAT,
        "version": VERSION,
        **board,
        "players": list(notebook.names),
        "own": notebook.own,
        "tokens": [
            {
                "at": name_of(token.cell),
                "kind": "cube" if token.cube else "disc",
                "colour": token.colour,
            }
            for token in notebook.tokens
        ],
        "hint": notebook.hint,
        "sheet": write_marks(notebook.marks),
    }
    return json.dumps(document, indent=1, ensure_ascii=False) + "\n"


def read_notebook(text: str) -> Notebook:
    """The notebook in `text`; raises BadDocument."""
    node = parse_json(text)
    node["format"].must_be_format(FORMAT)
    node["version"].must_be_version(VERSION)
    board = read_board(node)
    players = node["players"].items(PLAYERS[0], PLAYERS[-1])
    names = tuple(typed_name(each.text()) for each in players)
    colours = clues_for(len(names))
    own = node["own"]
    seat = None if own.value is None else own.integer(0, len(names) - 1)
    held = node["clues"].items(own_clues(len(names)), own_clues(len(names)))
    return Notebook(
        board,
        names,
        seat,
        tuple(_read_held(each, board.mode) for each in held),
        _read_tokens(node["tokens"], colours),
        read_marks(node["sheet"].text(LONGEST_NOTE), colours, CLUES[board.mode]),
        _read_hint(node),
    )


def _read_hint(node: Node) -> str | None:
    """The hint, which older notebooks do not tell of."""
    if not node.has("hint") or node["hint"].value is None:
        return None
    return node["hint"].choice({hint: hint for hint in HINTS})


def _read_held(node: Node, mode: str) -> str:
    clue = node.text()
    if clue != UNKNOWN and clue not in CLUES[mode]:
        node.fail("CryptidDocuments", "{0} is no clue of the {1} game.", mode)
    return clue


def _read_tokens(node: Node, colours: int) -> tuple[Token, ...]:
    found: list[Token] = []
    for each in node.items(0, len(CELLS) * colours):
        token = Token(
            read_cell(each["at"]),
            each["colour"].integer(0, colours - 1),
            each["kind"].choice(_KINDS),
        )
        for other in found:
            if other.cell == token.cell and other.cube and token.cube:
                each.fail("CryptidDocuments", "{0} is a second cube on {1}.", name_of(token.cell))
            if other.cell == token.cell and other.colour == token.colour:
                each.fail(
                    "CryptidDocuments",
                    "{0} is a second token of a colour on {1}.",
                    name_of(token.cell),
                )
        found.append(token)
    return tuple(found)
