"""The command line. Every command imports what it needs itself: `score` never loads Qt."""

from __future__ import annotations

import argparse
import gc
import os
import sys
from collections.abc import Callable, Sequence
from itertools import pairwise
from pathlib import Path
from typing import TYPE_CHECKING, Any

from cascadia_qt import __version__
from cascadia_qt.shelf import FURTHER_COMMANDS
from cascadia_qt.store.storage_error import StorageError
from cascadia_qt.words.language import translate, translate_with
from cascadia_qt.words.languages import CODES
from cascadia_qt.words.system import reason

if TYPE_CHECKING:
    from cascadia_qt.terminal.options import Add

_Run = Callable[[argparse.Namespace], int]


def main(arguments: Sequence[str] | None = None) -> int:
    """Runs the program; the result is its exit status."""
    for stream in (sys.stdout, sys.stderr):
        # A name may hold letters that the terminal cannot show; that is no reason to stop.
        if hasattr(stream, "reconfigure"):
            stream.reconfigure(errors="backslashreplace")
    try:
        words = sys.argv[1:] if arguments is None else arguments
        if "--json" not in words:
            _speak(words)
        options = _parsed(_with_command(words))
        run: _Run = options.run
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


def _speak(words: Sequence[str]) -> None:
    """People read the language they name or the system's, programs English.

    Nothing is loaded before something is said; the window chooses its own.
    """

    def first_said(context: str, text: str) -> str:
        from cascadia_qt.terminal.language import system_language, translator_of

        translator = translator_of(_named_language(words) or system_language())
        translate_with(translator)
        return translator(context, text)

    translate_with(first_said)


def _named_language(words: Sequence[str]) -> str | None:
    """The language that the words ask for, which the help speaks, too."""
    parts = [part for word in words for part in word.split("=", 1)]
    named = (after for part, after in pairwise(parts) if part == "--language" and after in CODES)
    return next(named, None)


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
    if options.cluster is not None and options.jobs > 1:
        options.refuse(translate("CommandLine", "--jobs and --cluster do not go together"))
    request = simulate.Request(
        game=options.game,
        bots=options.bots,
        games=options.games,
        seed=options.seed,
        agreed=agreed,
        jobs=options.jobs,
        seconds=options.time,
        records=options.records,
        cluster=options.cluster,
    )
    return simulate.run(request, options.json, options.resume)


def _open(options: argparse.Namespace) -> int:
    _be_quick()
    from cascadia_qt import app

    return app.run(saved=Path(options.file))


def _window(options: argparse.Namespace) -> int:
    _be_quick()
    from cascadia_qt import app

    return _smoke() if options.smoke else app.run()


def _smoke() -> int:
    from cascadia_qt import app
    from cascadia_qt.terminal import smoke

    return app.smoke() or smoke.run()


def _new(options: argparse.Namespace) -> int:
    _be_quick()
    from cascadia_qt import app

    return app.run(options.game, asked=True)


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
    """A saved game alone is what a double click on it gives, whole path and all.

    Desktops know it by its content, too, whatever it is called.
    """
    if len(words) != 1:
        return words
    named = words[0].lower().endswith((".cascadia", ".json"))
    return ["open", *words] if named or Path(words[0]).is_absolute() else words


def _parsed(words: Sequence[str]) -> argparse.Namespace:
    if not words:  # as most start it: the window need not wait for a parser
        return argparse.Namespace(run=_window, smoke=False)
    from cascadia_qt.terminal.parser import Parser

    about = translate("CommandLine", "Board games at one table and one machine.")
    parser = Parser(prog="cascadia-qt", description=about)
    about = translate("CommandLine", "show program's version number and exit")
    parser.add_argument("--version", action="version", version=_version(words), help=about)
    about = translate("CommandLine", "start everything, play, and leave")
    parser.add_argument("--smoke", action="store_true", help=about)
    parser.set_defaults(run=_window)
    title, metavar = translate("CommandLine", "commands"), translate("CommandLine", "COMMAND")
    commands = parser.add_subparsers(title=title, metavar=metavar)
    for name, (about, add, run) in _commands().items():
        command = commands.add_parser(name, help=about)
        if name in words:  # only then it is known of which game the options are
            command.set_defaults(run=run, refuse=command.error)
            add(command, words[words.index(name) + 1 :])
    return parser.parse_args(words)


def _version(words: Sequence[str]) -> str:
    """Which program this is, and how its computers think, if somebody asks."""
    if "--version" not in words:
        return ""
    from cascadia_qt.kernels import are_compiled

    compiled = translate("CommandLine", "{0}, computers compiled")
    plain = translate("CommandLine", "{0}, computers in plain Python")
    return (compiled if are_compiled() else plain).format(f"cascadia-qt {__version__}")


def _commands() -> dict[str, tuple[str, Add, _Run | None]]:
    """What each command is about, what adds its options when its words are there, what runs it."""
    from cascadia_qt.terminal import options

    only = translate("CommandLine", "only for {0}")
    return {
        "play": (
            translate("CommandLine", "play a game, in the window or in the terminal"),
            options.add_play,
            _play,
        ),
        "new": (
            translate("CommandLine", "set up a game in the window"),
            options.add_new,
            _new,
        ),
        "open": (
            translate("CommandLine", "go on with a saved game; the file alone does it too"),
            options.add_open,
            _open,
        ),
        "score": (
            translate("CommandLine", "score records or positions and explain the points"),
            options.add_score,
            _score,
        ),
        "simulate": (
            translate("CommandLine", "let computers play each other"),
            options.add_simulate,
            _simulate,
        ),
        "trace": (
            translate("CommandLine", "print every step of a record as JSON"),
            options.add_trace,
            _trace,
        ),
        "render": (
            translate("CommandLine", "draw a record or a position"),
            options.add_render,
            _render,
        ),
        **{
            name: (only.format(game), options.add_further(name, game), None)
            for name, game in FURTHER_COMMANDS.items()
        },
    }


if __name__ == "__main__":
    sys.exit(main())
