"""The command line. Every command imports what it needs itself: `score` never loads Qt."""

from __future__ import annotations

import argparse
import gc
import os
import sys
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any, NoReturn

from cascadia_qt import __version__
from cascadia_qt.shelf import FIRST_GAME, FURTHER_COMMANDS, PLACES
from cascadia_qt.store.storage_error import StorageError
from cascadia_qt.words.language import translate
from cascadia_qt.words.languages import CODES
from cascadia_qt.words.system import reason

_BEGINNINGS = ("seated", "drawn")
_HELP = frozenset(("-h", "--help"))


class _Parser(argparse.ArgumentParser):
    """Says what is wrong in one sentence, without a lecture on usage."""

    def error(self, message: str) -> NoReturn:
        self.exit(2, f"cascadia-qt: {message}\n")


def main(arguments: Sequence[str] | None = None) -> int:
    """Runs the program; the result is its exit status."""
    for stream in (sys.stdout, sys.stderr):
        # A name may hold letters that the terminal cannot show; that is no reason to stop.
        if hasattr(stream, "reconfigure"):
            stream.reconfigure(errors="backslashreplace")
    try:
        words = sys.argv[1:] if arguments is None else arguments
        if words and "--json" not in words:
            _speak()
        options = _parsed(_with_command(words))
        run: Callable[[argparse.Namespace], int] = options.run
        status = run(options)
        if sys.stdout is not None:
            sys.stdout.flush()
    except KeyboardInterrupt:
        return 130
    except StorageError as error:
        print(f"cascadia-qt: {error}", file=sys.stderr)
        return 2
    except OSError as error:
        # Whoever was reading has gone, or the disk is full; nothing may be left to flush at exit.
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        if not isinstance(error, BrokenPipeError):
            text = translate("CommandLine", "The output cannot be written: {0}.")
            print(f"cascadia-qt: {text.format(reason(error))}", file=sys.stderr)
        return 1
    return status


def _speak() -> None:
    """People read the language of the system, programs English; the window chooses its own."""
    from cascadia_qt.terminal.language import speak, system_language

    speak(system_language())


def _score(options: argparse.Namespace) -> int:
    from cascadia_qt.terminal import score

    return score.run(options.files, options.json)


def _trace(options: argparse.Namespace) -> int:
    from cascadia_qt.terminal import trace

    return trace.run(options.file)


def _simulate(options: argparse.Namespace) -> int:
    from cascadia_qt.commands import BadWords
    from cascadia_qt.shelf import commands_of
    from cascadia_qt.terminal import simulate

    try:
        agreed = commands_of(options.game).simulate.agreed(options)
    except BadWords as error:
        options.refuse(str(error))
    request = simulate.Request(
        game=options.game,
        bots=options.bots,
        games=options.games,
        seed=options.seed,
        agreed=agreed,
        jobs=options.jobs,
        seconds=options.time,
        records=options.records,
    )
    return simulate.run(request, options.json)


def _open(options: argparse.Namespace) -> int:
    _be_quick()
    from cascadia_qt import app

    return app.run(saved=Path(options.file))


def _window(options: argparse.Namespace) -> int:
    _be_quick()
    from cascadia_qt import app

    return app.smoke() if options.smoke else app.run()


def _be_quick() -> None:
    """Lets the window come soon: what it is made of stays, and its event loop collects the rest."""
    from cascadia_qt.model.no_features import want_no_features

    gc.disable()
    want_no_features()


def _play(options: argparse.Namespace) -> int:
    from cascadia_qt.commands import BadWords
    from cascadia_qt.shelf import commands_of

    playing = commands_of(options.game).play
    try:
        known = playing.known(options)
    except BadWords as error:
        options.refuse(str(error))
    if options.terminal:
        if options.resume and (known != playing.nothing or options.without):
            options.refuse(translate("CommandLine", "a game that is resumed is dealt already"))
        return _play_in_terminal(options, known)
    if options.resume or options.speak or options.language or options.without:
        options.refuse(
            translate(
                "CommandLine", "--resume, --without, --speak and --language go with --terminal"
            )
        )
    if options.players is None:
        text = translate("CommandLine", "the following arguments are required: {0}")
        options.refuse(text.format("--players"))
    _be_quick()
    from cascadia_qt import app

    return app.run(options.game, playing.setup(known))


def _play_in_terminal(options: argparse.Namespace, known: Any) -> int:
    from cascadia_qt.terminal import game

    how = (options.resume, options.speak, options.language, options.without or {})
    return game.run(game.Request(options.game, known, *how))


def _render(options: argparse.Namespace) -> int:
    from cascadia_qt import render_command

    request = render_command.Request(
        file=options.file,
        output=options.output,
        turn=options.turn,
        size=options.size,
        dark=options.dark,
    )
    return render_command.run(request)


def _with_command(words: Sequence[str]) -> Sequence[str]:
    """A saved game alone is what a double click on it gives."""
    is_game = len(words) == 1 and words[0].lower().endswith((".cascadia", ".json"))
    return ["open", *words] if is_game else words


def _parsed(words: Sequence[str]) -> argparse.Namespace:
    if not words:  # as most start it: the window need not wait for a parser
        return argparse.Namespace(run=_window, smoke=False)
    parser = _Parser(prog="cascadia-qt", description="Board games at one table and one machine.")
    parser.add_argument("--version", action="version", version=_version(words))
    parser.add_argument("--smoke", action="store_true", help="start everything, play, and leave")
    parser.set_defaults(run=_window)
    commands = parser.add_subparsers(title="commands", metavar="COMMAND")
    for name, (about, add) in _commands().items():
        command = commands.add_parser(name, help=about)
        if name in words:  # only then it is known of which game the options are
            add(command, words[words.index(name) + 1 :])
    return parser.parse_args(words)


def _version(words: Sequence[str]) -> str:
    """Which program this is, and how its computers think, if somebody asks."""
    if "--version" not in words:
        return ""
    from cascadia_qt.kernels import are_compiled

    computers = "compiled" if are_compiled() else "in plain Python"
    return f"cascadia-qt {__version__}, computers {computers}"


_Add = Callable[[_Parser, Sequence[str]], None]


def _commands() -> dict[str, tuple[str, _Add]]:
    """What each command is about, and what adds its options when its words are there."""
    return {
        "play": ("play a game, in the window or in the terminal", _add_play),
        "open": ("go on with a saved game; FILE alone does it too", _add_open),
        "score": ("score records or positions and explain the points", _add_score),
        "simulate": ("let computers play each other", _add_simulate),
        "trace": ("print every step of a record as JSON", _add_trace),
        "render": ("draw a record or a position", _add_render),
        **{
            name: (f"only for {game}", _further(name, game))
            for name, game in FURTHER_COMMANDS.items()
        },
    }


def _further(name: str, game: str) -> _Add:
    """Lets the game add the options of a command that is its own."""

    def add(command: _Parser, _words: Sequence[str]) -> None:
        from cascadia_qt.shelf import commands_of

        command.set_defaults(refuse=command.error)
        commands_of(game).further[name](command)

    return add


def _add_play(play: _Parser, words: Sequence[str]) -> None:
    from cascadia_qt.shelf import GAMES, commands_of
    from cascadia_qt.terminal.arguments import players_of, without_of

    game = _add_game(play, words)
    play.set_defaults(run=_play, refuse=play.error)
    play.add_argument("--players", type=players_of(GAMES[game]), help="such as Ann,Ben,bot:hard")
    _add_seed(play)
    play.add_argument("--begin", choices=_BEGINNINGS, help="the first player, or whoever is drawn")
    commands_of(game).play.add_options(play)
    play.add_argument("--terminal", action="store_true", help="here; asks for what is missing")
    terminal = play.add_argument_group("in the terminal")
    terminal.add_argument("--resume", action="store_true", help="go on with the saved game")
    about = "helps that persons do without, such as Ben:hints+undo,Ann:previews or all"
    terminal.add_argument("--without", type=without_of(GAMES[game]), help=about)
    terminal.add_argument("--speak", action="store_true", help="sentences instead of pictures")
    terminal.add_argument("--language", choices=CODES, help="that of the system unless told")


def _add_simulate(simulate: _Parser, words: Sequence[str]) -> None:
    from cascadia_qt.shelf import GAMES, commands_of
    from cascadia_qt.terminal.arguments import bots_of, seconds, whole

    game = _add_game(simulate, words, "--games")
    simulate.set_defaults(run=_simulate, refuse=simulate.error)
    bots = bots_of(GAMES[game])
    simulate.add_argument("--bots", type=bots, required=True, help="such as hard,random")
    _add_seed(simulate)
    simulate.set_defaults(seed=1)
    commands_of(game).simulate.add_options(simulate)
    simulate.add_argument("--games", type=whole(1, 1_000_000), default=100)
    simulate.add_argument("--jobs", type=whole(1, 256), default=1, help="games played at once")
    simulate.add_argument("--time", type=seconds, help="seconds a move, for bots that think")
    simulate.add_argument("--json", action="store_true", help="print JSON instead of a table")
    about = "write every game there as a record"
    simulate.add_argument("--records", type=Path, metavar="FOLDER", help=about)


def _add_open(opened: _Parser, _words: Sequence[str]) -> None:
    opened.set_defaults(run=_open)
    opened.add_argument("file", metavar="FILE", help="a saved game")


def _add_score(score: _Parser, words: Sequence[str]) -> None:
    from cascadia_qt.shelf import commands_of

    if not _HELP.isdisjoint(words):
        score.epilog = " ".join(commands_of(game).about_documents for game in PLACES)
    score.set_defaults(run=_score)
    score.add_argument("files", nargs="+", metavar="FILE", help="JSON; - reads standard input")
    score.add_argument("--json", action="store_true", help="print JSON instead of a table")


def _add_trace(trace: _Parser, _words: Sequence[str]) -> None:
    trace.set_defaults(run=_trace)
    trace.add_argument("file", metavar="RECORD", help="JSON; - reads standard input")


def _add_render(render: _Parser, _words: Sequence[str]) -> None:
    from cascadia_qt.rules.record import MOST_ACTIONS
    from cascadia_qt.terminal.arguments import picture, size, whole

    render.set_defaults(run=_render)
    render.add_argument("file", metavar="FILE", help="JSON; - reads standard input")
    render.add_argument("-o", "--output", type=picture, required=True, metavar="PICTURE.png")
    turns = whole(0, MOST_ACTIONS)
    render.add_argument("--turn", type=turns, help="turns played, everybody's; all unless told")
    render.add_argument("--size", type=size, default="1920x1080", metavar="WIDTHxHEIGHT")
    render.add_argument("--dark", action="store_true", help="on dark paper")


def _add_game(parser: _Parser, words: Sequence[str], *alike: str) -> str:
    """Adds `--game`, and looks already which one the words name; others are spelt `alike`."""
    scout = _Parser(prog=parser.prog, add_help=False)
    for name in alike:
        scout.add_argument(name)
    for one in (scout, parser):
        one.add_argument("--game", choices=[*PLACES], default=FIRST_GAME)
    return str(scout.parse_known_args(words)[0].game)


def _add_seed(parser: _Parser) -> None:
    from cascadia_qt.rules.rng import SEED_LIMIT
    from cascadia_qt.terminal.arguments import whole

    about = "a number deals the same game every time"
    parser.add_argument("--seed", type=whole(0, SEED_LIMIT - 1), help=about)


if __name__ == "__main__":
    sys.exit(main())
