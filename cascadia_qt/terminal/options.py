"""The options of every command, with the help that people read; games add their own."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from pathlib import Path

from cascadia_qt.rules.record import MOST_ACTIONS
from cascadia_qt.rules.rng import SEED_LIMIT
from cascadia_qt.shelf import FIRST_GAME, GAMES, PLACES, commands_of
from cascadia_qt.terminal.arguments import (
    bots_of,
    cluster,
    picture,
    players_of,
    seconds,
    size,
    whole,
    without_of,
)
from cascadia_qt.terminal.parser import Parser
from cascadia_qt.words.language import translate
from cascadia_qt.words.languages import CODES

Add = Callable[[Parser, Sequence[str]], None]

_BEGINNINGS = ("seated", "drawn")
_HELP = frozenset(("-h", "--help"))


def add_play(play: Parser, words: Sequence[str]) -> None:
    game = _add_game(play, words)
    such_as = translate("CommandLine", "such as {0}")
    play.add_argument(
        "--players", type=players_of(GAMES[game]), help=such_as.format("Ann,Ben,bot:hard")
    )
    _add_seed(play)
    play.add_argument(
        "--begin",
        choices=_BEGINNINGS,
        help=translate("CommandLine", "the first player, or whoever is drawn"),
    )
    commands_of(game).play.add_options(play)
    play.add_argument(
        "--terminal",
        action="store_true",
        help=translate("CommandLine", "here; asks for what is missing"),
    )
    _add_terminal(play, game)


def add_new(new: Parser, _words: Sequence[str]) -> None:
    new.add_argument("game", choices=[*PLACES])


def _add_terminal(play: Parser, game: str) -> None:
    terminal = play.add_argument_group(translate("CommandLine", "in the terminal"))
    terminal.add_argument(
        "--resume",
        action="store_true",
        help=translate("CommandLine", "go on with the saved game"),
    )
    without = translate("CommandLine", "helps that persons do without, such as {0} or {1}")
    terminal.add_argument(
        "--without",
        type=without_of(GAMES[game]),
        help=without.format("Ben:hints+undo,Ann:previews", "all"),
    )
    terminal.add_argument(
        "--speak",
        action="store_true",
        help=translate("CommandLine", "sentences instead of pictures"),
    )
    terminal.add_argument(
        "--language",
        choices=CODES,
        help=translate("CommandLine", "that of the system unless told"),
    )


def add_simulate(simulate: Parser, words: Sequence[str]) -> None:
    game = _add_game(simulate, words, "--games")
    such_as = translate("CommandLine", "such as {0}")
    simulate.add_argument(
        "--bots", type=bots_of(GAMES[game]), required=True, help=such_as.format("hard,random")
    )
    _add_seed(simulate)
    simulate.set_defaults(seed=1)
    commands_of(game).simulate.add_options(simulate)
    simulate.add_argument("--games", type=whole(1, 1_000_000), default=100)
    simulate.add_argument(
        "--jobs",
        type=whole(1, 256),
        default=1,
        help=translate("CommandLine", "games played at once"),
    )
    simulate.add_argument(
        "--cluster",
        type=cluster,
        metavar=translate("CommandLine", "ADDRESS"),
        help=translate("CommandLine", "of a Dask cluster that plays, such as {0}").format(
            "tcp://host:8786"
        ),
    )
    simulate.add_argument(
        "--time",
        type=seconds,
        help=translate("CommandLine", "seconds a move, for bots that think"),
    )
    _add_json(simulate)
    simulate.add_argument(
        "--records",
        type=Path,
        metavar=translate("CommandLine", "FOLDER"),
        help=translate("CommandLine", "write every game there as a record"),
    )
    simulate.add_argument(
        "--resume",
        type=Path,
        metavar=translate("CommandLine", "FILE"),
        help=translate("CommandLine", "keep finished games there, and go on with those in it"),
    )


def add_open(opened: Parser, _words: Sequence[str]) -> None:
    opened.add_argument(
        "file",
        metavar=translate("CommandLine", "FILE"),
        help=translate("CommandLine", "a saved game"),
    )


def add_score(score: Parser, words: Sequence[str]) -> None:
    if not _HELP.isdisjoint(words):
        score.epilog = " ".join(commands_of(game).about_documents() for game in PLACES)
    score.add_argument(
        "files", nargs="+", metavar=translate("CommandLine", "FILE"), help=_about_json()
    )
    _add_json(score)


def add_trace(trace: Parser, _words: Sequence[str]) -> None:
    trace.add_argument("file", metavar=translate("CommandLine", "RECORD"), help=_about_json())


def add_render(render: Parser, _words: Sequence[str]) -> None:
    render.add_argument("file", metavar=translate("CommandLine", "FILE"), help=_about_json())
    render.add_argument(
        "-o",
        "--output",
        type=picture,
        required=True,
        metavar=translate("CommandLine", "PICTURE.png"),
    )
    render.add_argument(
        "--turn",
        type=whole(0, MOST_ACTIONS),
        help=translate("CommandLine", "turns played, everybody's; all unless told"),
    )
    render.add_argument(
        "--size",
        type=size,
        default="1920x1080",
        metavar=translate("CommandLine", "WIDTHxHEIGHT"),
    )
    render.add_argument(
        "--dark", action="store_true", help=translate("CommandLine", "on dark paper")
    )


def add_further(name: str, game: str) -> Add:
    """Lets the game add the options of a command that is its own."""
    return lambda command, _words: commands_of(game).further[name](command)


def _add_game(parser: Parser, words: Sequence[str], *alike: str) -> str:
    """Adds `--game`, and looks already which one the words name; others are spelt `alike`."""
    scout = Parser(prog=parser.prog, add_help=False)
    for name in alike:
        scout.add_argument(name)
    for one in (scout, parser):
        one.add_argument("--game", choices=[*PLACES], default=FIRST_GAME)
    return str(scout.parse_known_args(words)[0].game)


def _add_seed(parser: Parser) -> None:
    about = translate("CommandLine", "a number deals the same game every time")
    parser.add_argument("--seed", type=whole(0, SEED_LIMIT - 1), help=about)


def _add_json(parser: Parser) -> None:
    about = translate("CommandLine", "print JSON instead of a table")
    parser.add_argument("--json", action="store_true", help=about)


def _about_json() -> str:
    return translate("CommandLine", "JSON; - reads standard input")
