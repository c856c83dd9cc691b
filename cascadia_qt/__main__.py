"""The command line. Every command imports what it needs itself: `score` never loads Qt."""

from __future__ import annotations

import argparse
import os
import re
import sys
from collections.abc import Callable, Sequence
from dataclasses import replace
from pathlib import Path
from typing import NoReturn

from cascadia_qt import __version__
from cascadia_qt.rules.grid import GRIDS
from cascadia_qt.rules.rng import SEED_LIMIT
from cascadia_qt.store.storage_error import StorageError
from cascadia_qt.words.languages import CODES

_SCENARIOS = 15
_MOST_TURNS = 80  # twenty for each of four players
_BEGINNINGS = ("seated", "drawn")
_SCORE_EPILOG = (
    "A player of a position for whom only tokens were laid may have the sizes of the largest"
    ' corridors instead of tiles with edges: "corridors": {"forest": 6, "river": 3}.'
)
_PIXELS = (100, 8192)


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
        options = _parser().parse_args(_with_command(words))
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
            print(f"cascadia-qt: The output cannot be written: {error.strerror}.", file=sys.stderr)
        return 1
    return status


def _score(options: argparse.Namespace) -> int:
    from cascadia_qt.games.cascadia.terminal import score

    return score.run(options.files, options.json)


def _simulate(options: argparse.Namespace) -> int:
    from cascadia_qt.terminal import simulate

    request = simulate.Request(
        bots=options.bots,
        cards=options.cards,
        grid=options.grid,
        games=options.games,
        seed=options.seed,
        jobs=options.jobs,
        seconds=options.time,
    )
    return simulate.run(request, options.json)


def _open(options: argparse.Namespace) -> int:
    from cascadia_qt import app

    return app.run(saved=Path(options.file))


def _window(options: argparse.Namespace) -> int:
    from cascadia_qt import app

    return app.smoke() if options.smoke else app.run()


def _play(options: argparse.Namespace) -> int:
    if options.scenario is not None and options.cards is not None:
        options.refuse("a scenario has its own cards")
    if options.scenario is not None and options.grid is not None:
        _refuse_impossible(options)
    if options.terminal:
        return _play_in_terminal(options)
    if options.resume or options.speak or options.language:
        options.refuse("--resume, --speak and --language go with --terminal")
    if options.players is None:
        options.refuse("the following arguments are required: --players")
    from cascadia_qt import app
    from cascadia_qt.games.cascadia.model.setup import setup_from_words

    cards = options.cards or "AAAAA"
    setup = setup_from_words(options.players, options.grid or "hex", cards, options.seed)
    return app.run(replace(setup, scenario=options.scenario, drawn=options.begin == "drawn"))


def _refuse_impossible(options: argparse.Namespace) -> None:
    from cascadia_qt.games.cascadia.rules.reach import scenario_obstacle
    from cascadia_qt.games.cascadia.rules.scenarios import SCENARIOS
    from cascadia_qt.games.cascadia.rules.state import MOST_PLAYERS
    from cascadia_qt.games.cascadia.words.reach import obstacle_words

    scenario, grid = SCENARIOS[options.scenario - 1], GRIDS[options.grid]
    players = len(options.players) if options.players else MOST_PLAYERS
    if scenario_obstacle(scenario, grid, players) is not None:
        options.refuse(obstacle_words(scenario, grid))


def _play_in_terminal(options: argparse.Namespace) -> int:
    from cascadia_qt.games.cascadia.terminal import game
    from cascadia_qt.games.cascadia.terminal.questions import Known

    deal = Known(
        players=options.players,
        grid=options.grid,
        cards=options.cards,
        seed=options.seed,
        scenario=options.scenario,
        drawn=None if options.begin is None else options.begin == "drawn",
    )
    if options.resume and deal != Known():
        options.refuse("a game that is resumed is dealt already")
    return game.run(game.Request(deal, options.resume, options.speak, options.language))


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


def _parser() -> _Parser:
    parser = _Parser(prog="cascadia-qt", description="Cascadia at one table and one machine.")
    parser.add_argument("--version", action="version", version=f"cascadia-qt {__version__}")
    parser.add_argument("--smoke", action="store_true", help="start everything, play, and leave")
    parser.set_defaults(run=_window)
    commands = parser.add_subparsers(title="commands", metavar="COMMAND")

    _add_play(commands.add_parser("play", help="play a game, in the window or in the terminal"))

    opened = commands.add_parser("open", help="go on with a saved game; FILE alone does it too")
    opened.set_defaults(run=_open)
    opened.add_argument("file", metavar="FILE", help="a saved game")

    score = commands.add_parser(
        "score", help="score positions or records and explain the points", epilog=_SCORE_EPILOG
    )
    score.set_defaults(run=_score)
    score.add_argument("files", nargs="+", metavar="FILE", help="JSON; - reads standard input")
    score.add_argument("--json", action="store_true", help="print JSON instead of a table")

    simulate = commands.add_parser("simulate", help="let computers play each other")
    simulate.set_defaults(run=_simulate)
    simulate.add_argument("--bots", type=_bots, required=True, help="such as greedy,random")
    _add_deal(simulate)
    simulate.set_defaults(seed=1)
    simulate.add_argument("--games", type=_whole(1, 1_000_000), default=100)
    simulate.add_argument("--jobs", type=_whole(1, 256), default=1, help="games played at once")
    simulate.add_argument("--time", type=_seconds, help="seconds a move, for bots that think")
    simulate.add_argument("--json", action="store_true", help="print JSON instead of a table")

    _add_render(commands.add_parser("render", help="draw a position or a record"))
    return parser


def _add_play(play: argparse.ArgumentParser) -> None:
    play.set_defaults(run=_play, refuse=play.error)
    play.add_argument("--players", type=_players, help="such as Ann,Ben,bot:greedy")
    _add_deal(play)
    play.set_defaults(cards=None, grid=None)
    play.add_argument("--scenario", type=_whole(1, _SCENARIOS), help="1 to 15, with its own cards")
    play.add_argument("--begin", choices=_BEGINNINGS, help="the first player, or whoever is drawn")
    play.add_argument("--terminal", action="store_true", help="here; asks for what is missing")
    terminal = play.add_argument_group("in the terminal")
    terminal.add_argument("--resume", action="store_true", help="go on with the saved game")
    terminal.add_argument("--speak", action="store_true", help="sentences instead of pictures")
    terminal.add_argument("--language", choices=CODES, help="that of the system unless told")


def _add_render(render: argparse.ArgumentParser) -> None:
    render.set_defaults(run=_render)
    render.add_argument("file", metavar="FILE", help="JSON; - reads standard input")
    render.add_argument("-o", "--output", type=_picture, required=True, metavar="PICTURE.png")
    turns = _whole(0, _MOST_TURNS)
    render.add_argument("--turn", type=turns, help="turns played, everybody's; all unless told")
    render.add_argument("--size", type=_size, default="1920x1080", metavar="WIDTHxHEIGHT")
    render.add_argument("--dark", action="store_true", help="on dark paper")


def _add_deal(parser: argparse.ArgumentParser) -> None:
    parser.add_argument(
        "--cards",
        type=_cards,
        default="AAAAA",
        help="letters for bear, elk, salmon, hawk, fox; or family, intermediate, random",
    )
    parser.add_argument("--grid", choices=GRIDS, default="hex")
    parser.add_argument(
        "--seed", type=_whole(0, SEED_LIMIT - 1), help="a number deals the same game every time"
    )


def _players(text: str) -> tuple[str, ...]:
    names = tuple(name.strip() for name in text.split(","))
    if not all(names):
        raise argparse.ArgumentTypeError("a player has no name")
    persons = [name for name in names if not name.startswith("bot:")]
    if len(set(persons)) < len(persons):
        raise argparse.ArgumentTypeError("two players have the same name")
    for name in names:
        if name.startswith("bot:"):
            _bots(name.removeprefix("bot:"))
        _require_showable(name)
    _require_players(len(names), "players")
    return names


def _require_showable(name: str) -> None:
    """A game with any other name could be saved, but not be read again."""
    from cascadia_qt.rules.names import LONGEST_TYPED, typed_name

    if typed_name(name) != name:
        raise argparse.ArgumentTypeError(
            f"the name of a player is longer than {LONGEST_TYPED} characters"
            " or holds one that cannot be shown"
        )


def _bots(text: str) -> tuple[str, ...]:
    from cascadia_qt.games.cascadia.ai.bots import MAKERS

    names = tuple(text.split(","))
    for name in names:
        if name not in MAKERS:
            known = ", ".join(MAKERS)
            raise argparse.ArgumentTypeError(f"there is no bot {name!r}, only {known}")
    _require_players(len(names), "bots")
    return names


def _require_players(count: int, who: str) -> None:
    if not 1 <= count <= 4:
        raise argparse.ArgumentTypeError(f"1 to 4 {who} can play, not {count}")


def _cards(text: str) -> str:
    if text in ("family", "intermediate", "random") or re.fullmatch("[A-D]{5}", text):
        return text
    raise argparse.ArgumentTypeError(
        f"{text!r} is neither five letters from A to D nor family, intermediate or random"
    )


def _whole(least: int, most: int) -> Callable[[str], int]:
    def number(text: str) -> int:
        if re.fullmatch("[0-9]{1,20}", text) and least <= int(text) <= most:
            return int(text)
        raise argparse.ArgumentTypeError(f"{text!r} is no whole number from {least} to {most}")

    return number


def _picture(text: str) -> str:
    if text.lower().endswith(".png"):
        return text
    raise argparse.ArgumentTypeError(f"{text!r} does not end in .png, and no other picture is made")


def _size(text: str) -> tuple[int, int]:
    width, times, height = text.partition("x")
    if not times:
        raise argparse.ArgumentTypeError(f"{text!r} is not a size such as 1920x1080")
    pixels = _whole(*_PIXELS)
    return pixels(width), pixels(height)


def _seconds(text: str) -> float:
    if re.fullmatch(r"[0-9]{1,4}(\.[0-9]{1,6})?", text) and float(text) > 0:
        return float(text)
    raise argparse.ArgumentTypeError(f"{text!r} is no number of seconds")


if __name__ == "__main__":
    sys.exit(main())
