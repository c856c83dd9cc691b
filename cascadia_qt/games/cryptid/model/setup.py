"""What people choose before a game, and what is remembered of it for the next one."""

from __future__ import annotations

import json
from dataclasses import dataclass, replace

from cascadia_qt.games.cryptid.ai.bots import MAKERS
from cascadia_qt.games.cryptid.ai.difficulty import graded
from cascadia_qt.games.cryptid.rules.clues import MODES
from cascadia_qt.games.cryptid.rules.game import CRYPTID
from cascadia_qt.games.cryptid.rules.options import (
    HELPS,
    PLAYERS,
    STEPS,
    Options,
    clues_for,
    some_helps,
)
from cascadia_qt.games.cryptid.rules.puzzle import (
    Puzzle,
    read_board,
    read_clues,
    write_puzzle,
)
from cascadia_qt.games.cryptid.words.bots import FIRST_BOT
from cascadia_qt.model.setup import deal, read_seats
from cascadia_qt.rules.dealing import dealt_again, seats_drawn
from cascadia_qt.rules.document import BadDocument, Node, parse_json
from cascadia_qt.rules.game import Seat
from cascadia_qt.rules.record import Record, write_seat


@dataclass(frozen=True, slots=True)
class CryptidSetup:
    """A game to be dealt.

    Attributes:
        seats: in the order of play; those without a name get one when the game is dealt.
        difficulty: how hard the puzzle of the deal is; None takes it as it comes.
        helps: how much the sheet of each seat helps; empty if no sheet does.
        unique_known: sheets may use that exactly one cell fits all clues.
        puzzle: the one to be played; None is that of the deal.
        box: the last box of one's own, with those clues that people have chosen; it is played only
            if `puzzle` says so.
        seed: the number of the deal; None is a new one every time.
        drawn: whether it is drawn which seat begins; the others follow as they are seated.
    """

    seats: tuple[Seat, ...]
    mode: str = "normal"
    difficulty: str | None = None
    answer_yourselves: bool = False
    helps: tuple[str, ...] = ()
    unique_known: bool = False
    puzzle: Puzzle | None = None
    seed: int | None = None
    drawn: bool = False
    free_undo: bool = False
    box: Puzzle | None = None

    def dealt(self, fresh_seed: int) -> Record:
        """The game; `fresh_seed` is used where none was chosen."""
        seed, free = fresh_seed if self.seed is None else self.seed, self.free_undo
        options = self._options(seed)
        return deal(CRYPTID, options, seed, self.seats, free_undo=free, drawn=self.drawn)

    def _options(self, seed: int) -> Options:
        players = len(self.seats)
        puzzle = self.puzzle or graded(self.mode, players, seed, self.difficulty)
        helps = seats_drawn(self.helps, seed) if self.helps and self.drawn else self.helps
        return Options(
            players,
            puzzle.board,
            puzzle.clues,
            self.answer_yourselves,
            some_helps(helps),
            self.unique_known,
            self.difficulty,
        )


def again(old: Record, seed: int, found: Puzzle | None = None) -> Record:
    """The same people and agreement, with the puzzle of another deal, which may be `found` already.

    It is as hard as was wished.
    """
    options: Options = old.options
    mode, players = options.board.mode, options.players
    puzzle = found or graded(mode, players, seed, options.difficulty)
    helps = seats_drawn(options.helps, seed) if options.helps and old.drawn else options.helps
    fresh = replace(options, board=puzzle.board, clues=puzzle.clues, helps=helps)
    return dealt_again(replace(old, options=fresh), seed)


def first_setup() -> CryptidSetup:
    """What is proposed before anybody has chosen: a first game against two computers."""
    first, second = (Seat("", FIRST_BOT, colour) for colour in ("rust", "slate"))
    return CryptidSetup((Seat("", colour="teal"), first, second))


def smoke_record() -> Record:
    """A game of three quick computers."""
    seats = tuple(Seat(name, "steady") for name in ("One", "Two", "Three"))
    return CryptidSetup(seats).dealt(1)


def write_setup(setup: CryptidSetup) -> str:
    """`setup` as text that `read_setup` understands; neither seed nor puzzle are remembered.

    The box is, so that nobody has to lay it anew.
    """
    return json.dumps(
        {
            "seats": [write_seat(seat) for seat in setup.seats],
            "mode": setup.mode,
            "difficulty": setup.difficulty,
            "answer_yourselves": setup.answer_yourselves,
            "helps": list(setup.helps),
            "unique_known": setup.unique_known,
            "free_undo": setup.free_undo,
            "drawn": setup.drawn,
            "box": None if setup.box is None else write_puzzle(setup.box),
        }
    )


def read_setup(text: str, default: CryptidSetup) -> CryptidSetup:
    """The setup in `text`; `default` if that is not one."""
    try:
        return _setup_in(parse_json(text))
    except BadDocument:
        return default


def _setup_in(node: Node) -> CryptidSetup:
    seats = read_seats(node["seats"], CRYPTID.players, MAKERS)
    difficulty, helps = node["difficulty"], node["helps"]
    return CryptidSetup(
        seats,
        node["mode"].choice(_as_they_are(MODES)),
        None if difficulty.value is None else difficulty.choice(_as_they_are(STEPS)),
        node["answer_yourselves"].flag(),
        tuple(
            each.choice(_as_they_are(HELPS))
            for each in (helps.items(len(seats), len(seats)) if helps.value else ())
        ),
        node["unique_known"].flag(),
        free_undo=node["free_undo"].flag(),
        drawn=node["drawn"].flag(),
        box=_box_in(node["box"]) if node.has("box") else None,
    )


def _box_in(node: Node) -> Puzzle | None:
    """The box; one that is damaged is forgotten, and nothing else with it."""
    try:
        board = read_board(node)
        return Puzzle(board, read_clues(node["clues"], board.mode, 0, clues_for(PLAYERS[-1])))
    except BadDocument:
        return None


def _as_they_are(words: tuple[str, ...]) -> dict[str, str]:
    return {word: word for word in words}
