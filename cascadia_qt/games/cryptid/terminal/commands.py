"""What Cryptid adds to the commands: modes, puzzles from files, answers, and `solve`."""

from __future__ import annotations

from argparse import ArgumentParser, ArgumentTypeError, Namespace
from dataclasses import dataclass

from cascadia_qt.commands import BadWords, Commands, Playing, Simulating
from cascadia_qt.games.cryptid.model.setup import CryptidSetup
from cascadia_qt.games.cryptid.rules.clues import MODES
from cascadia_qt.games.cryptid.rules.generating import generated
from cascadia_qt.games.cryptid.rules.options import (
    HELPS,
    NO_HELP,
    Options,
    clues_for,
    some_helps,
)
from cascadia_qt.games.cryptid.rules.puzzle import Puzzle
from cascadia_qt.games.cryptid.terminal.known import Known
from cascadia_qt.games.cryptid.terminal.puzzle_file import playable_file, require_players
from cascadia_qt.games.cryptid.terminal.score import score_record
from cascadia_qt.games.cryptid.terminal.solve import add_solve
from cascadia_qt.games.cryptid.words.bots import bot_names
from cascadia_qt.rules.document import BadDocument
from cascadia_qt.rules.game import Seat
from cascadia_qt.words.language import said, translate
from cascadia_qt.words.seats import called


@dataclass(frozen=True, slots=True)
class _Agreed:
    """What is agreed for many games; without a puzzle each has that of its deal."""

    mode: str
    puzzle: Puzzle | None
    yourselves: bool


def _add_play_options(parser: ArgumentParser) -> None:
    _add_options(parser)
    parser.add_argument(
        "--sheet",
        type=_helps,
        metavar=translate("CryptidCommands", "HELP"),
        help=translate(
            "CryptidCommands", "how deduction sheets help: {0}; for all, or one a player: a,b,c"
        ).format(", ".join(HELPS)),
    )


def _helps(text: str) -> tuple[str, ...]:
    """The steps of help that were named, separated by commas."""
    helps = tuple(word.strip() for word in text.split(","))
    for helped in helps:
        if helped not in HELPS:
            complaint = translate("CryptidCommands", "{0} is no help of a sheet, only {1}")
            raise ArgumentTypeError(complaint.format(repr(helped), ", ".join(HELPS)))
    return helps


def _helps_for(words: Namespace) -> tuple[str, ...] | None:
    """The helps that were named, which must be those of all players or one a player."""
    helps: tuple[str, ...] | None = words.sheet
    if helps is None or len(helps) == 1:
        return helps
    if words.players is None:
        raise BadWords(
            translate("CryptidCommands", "--sheet: name the players, too, if their helps differ")
        )
    players = len(words.players)
    if len(helps) != players:
        complaint = translate("CryptidCommands", "--sheet: {0} players need 1 or {0} helps")
        raise BadWords(complaint.format(players))
    return helps


def _add_options(parser: ArgumentParser) -> None:
    parser.add_argument(
        "--mode",
        choices=MODES,
        help=translate("CryptidCommands", "advanced has negated clues and black"),
    )
    parser.add_argument(
        "--puzzle",
        metavar=translate("CryptidCommands", "FILE"),
        help=translate("CryptidCommands", "play the puzzle in this file"),
    )
    parser.add_argument(
        "--yourselves",
        action="store_true",
        default=None,
        help=translate(
            "CryptidCommands", "people answer themselves, and what is wrong is put right"
        ),
    )


def _puzzle(words: Namespace, players: tuple[str, ...] | None) -> Puzzle | None:
    """The puzzle of the file that was named, which must be one for the players."""
    if words.puzzle is None:
        return None
    try:
        puzzle = playable_file(words.puzzle)
        if players is not None:
            require_players(puzzle, len(players))
    except BadDocument as error:
        raise BadWords(f"{words.puzzle}: {said(error)}") from None
    if words.mode not in (None, puzzle.board.mode):
        complaint = translate("CryptidCommands", "{0}: the puzzle is one of the {1} game")
        raise BadWords(complaint.format(words.puzzle, puzzle.board.mode))
    return puzzle


def _known(words: Namespace) -> Known:
    return Known(
        players=words.players,
        mode=words.mode,
        puzzle=_puzzle(words, words.players),
        yourselves=words.yourselves,
        helps=_helps_for(words),
        seed=words.seed,
        drawn=None if words.begin is None else words.begin == "drawn",
    )


def setup_of(known: Known) -> CryptidSetup:
    """The game that was named; what is not known is as proposed."""
    assert known.players is not None
    seats = called(known.players, bot_names())
    return CryptidSetup(
        seats,
        known.puzzle.board.mode if known.puzzle else known.mode or "normal",
        answer_yourselves=known.yourselves is True,
        helps=_seated(known.helps or (NO_HELP,), seats),
        puzzle=known.puzzle,
        seed=known.seed,
        drawn=known.drawn is True,
    )


def _seated(helps: tuple[str, ...], seats: tuple[Seat, ...]) -> tuple[str, ...]:
    """The help of every seat; a computer needs none."""
    each = helps * len(seats) if len(helps) == 1 else helps
    wanted = zip(each, seats, strict=True)
    return some_helps(NO_HELP if seat.bot else helped for helped, seat in wanted)


def _agreed(words: Namespace) -> _Agreed:
    puzzle = _puzzle(words, words.bots)
    return _Agreed(words.mode or "normal", puzzle, words.yourselves is True)


def _options(agreed: _Agreed, players: int, seed: int) -> Options:
    puzzle = agreed.puzzle or generated(agreed.mode, clues_for(players), seed)
    return Options(players, puzzle.board, puzzle.clues, agreed.yourselves)


COMMANDS = Commands(
    play=Playing(add_options=_add_play_options, known=_known, nothing=Known(), setup=setup_of),
    simulate=Simulating(add_options=_add_options, agreed=_agreed, options=_options),
    score=score_record,
    pictures="cascadia_qt.games.cryptid.views.pictures",
    further={"solve": add_solve},
)
