"""Games that an earlier run of the same command has played: the file of `--resume`."""

from __future__ import annotations

import json
from collections.abc import Mapping, Sequence
from contextlib import ExitStack
from dataclasses import dataclass
from pathlib import Path
from types import TracebackType
from typing import Any, Self

from cascadia_qt import __version__
from cascadia_qt.commands import Outcome
from cascadia_qt.rules.document import BadDocument, Node, parse_json
from cascadia_qt.rules.game import Result
from cascadia_qt.shelf import commands_of
from cascadia_qt.store.growing_file import GrowingFile
from cascadia_qt.store.storage_error import StorageError
from cascadia_qt.words.language import said, translate

FORMAT = "cascadia-simulation"
VERSION = 1
MOST_GAMES = 1_000_000

_LARGEST = 1024**3  # a million games of four
_LONGEST = 1_000_000  # what can be counted of one game, in turns, points or microseconds
_A_DAY = 24 * 3600 * 10**6  # in microseconds


@dataclass(frozen=True, slots=True)
class Series:
    """Games that differ in their seeds alone, which follow from one.

    Attributes:
        agreed: what else was agreed, as text that is the same for the same.
    """

    game: str
    bots: tuple[str, ...]
    seed: int
    seconds: float | None
    agreed: str


class KeptGames:
    """The games of some series in a file, to which others are added one by one.

    Whoever opens it has it alone. What fails raises StorageError.
    """

    def __init__(self, path: Path, series: Sequence[Series]) -> None:
        self.path = path
        self._series = list(dict.fromkeys(series))
        self._begun = False
        self._games: list[dict[int, Outcome]] = [{} for _ in self._series]
        with ExitStack() as stack:
            self._file = stack.enter_context(GrowingFile(path, _LARGEST))
            self._begun = bool(self._file.lines)
            self._read()
            self._stack = stack.pop_all()

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        self._stack.close()

    def __len__(self) -> int:
        return sum(map(len, self._games))

    def of(self, series: Series) -> Mapping[int, Outcome]:
        """The games there are of a series, by their numbers."""
        return self._games[self._series.index(series)]

    def keep(self, series: Series, number: int, outcome: Outcome) -> None:
        """The game with this number, also if it has been played before."""
        index = self._series.index(series)
        line = json.dumps({"series": index, "number": number, **_written(outcome)})
        self._file.add(*(() if self._begun else (self._header(),)), line)
        self._begun = True
        self._games[index][number] = outcome

    def _read(self) -> None:
        header, *lines = self._file.lines or [b""]
        if not self._begun:
            # A program may have died with its first line.
            if not self._header().encode().startswith(self._file.rest):
                raise StorageError(self._foreign())
            return
        self._require_header(header)
        for number, line in enumerate(lines, 2):
            try:
                self._read_game(_parsed(line))
            except BadDocument as error:
                text = translate("CommandLine", "{0}, line {1}: {2}")
                raise StorageError(text.format(self.path.name, number, said(error))) from None

    def _header(self) -> str:
        about = {"format": FORMAT, "version": VERSION, "program": __version__}
        return json.dumps({**about, "series": [_described(one) for one in self._series]})

    def _require_header(self, line: bytes) -> None:
        try:
            root = _parsed(line)
            root["format"].must_be_format(FORMAT)
            root["version"].must_be_version(VERSION)
            program, series = root["program"].text(), root["series"].value
        except BadDocument:
            raise StorageError(self._foreign()) from None
        if program != __version__:
            text = translate("CommandLine", "{0}: Version {1} of the program has played its games.")
            raise StorageError(text.format(self.path.name, program))
        if series != [_described(one) for one in self._series]:
            text = translate("CommandLine", "{0}: Its games have other bots, options or seeds.")
            raise StorageError(text.format(self.path.name))

    def _foreign(self) -> str:
        text = translate("CommandLine", "{0}: These are not games that can be resumed.")
        return text.format(self.path.name)

    def _read_game(self, node: Node) -> None:
        index = node["series"].integer(0, len(self._series) - 1)
        number = node["number"].integer(1, MOST_GAMES)
        self._games[index][number] = _read_outcome(node, self._series[index])


def _described(series: Series) -> dict[str, Any]:
    return {
        "game": series.game,
        "bots": list(series.bots),
        "seed": series.seed,
        "seconds": series.seconds,
        "agreed": series.agreed,
    }


def _parsed(line: bytes) -> Node:
    """Bytes that are no text are no JSON either."""
    return parse_json(line.decode(errors="replace"))


def _written(outcome: Outcome) -> dict[str, Any]:
    result = outcome.result
    return {
        "places": result.places,
        "points": result.points,
        "further": result.further,
        "turns": outcome.turns,
        "microseconds": [[round(10**6 * turn) for turn in seat] for seat in outcome.seconds],
        "measured": outcome.measured,
    }


def _read_outcome(node: Node, series: Series) -> Outcome:
    """Whatever a game measures it measures in points."""
    players = len(series.bots)
    measures = commands_of(series.game).simulate.ended is not None
    no_points = not measures and node["points"].value is None
    further = {name: node["further"][name].value for name in node["further"].names()}
    spent = [seat.items(0, _LONGEST) for seat in node["microseconds"].items(players, players)]
    return Outcome(
        Result(
            _whole(node["places"], 1, players, players),
            None if no_points else _whole(node["points"], -_LONGEST, _LONGEST, players),
            further,
        ),
        node["turns"].integer(1, _LONGEST),
        tuple(tuple(turn.integer(0, _A_DAY) / 10**6 for turn in seat) for seat in spent),
        _whole(node["measured"], -_LONGEST, _LONGEST, players) if measures else None,
    )


def _whole(node: Node, least: int, most: int, count: int) -> tuple[int, ...]:
    return tuple(number.integer(least, most) for number in node.items(count, count))
