"""The command `simulate`: bots play whole games, and the results are summed up."""

from __future__ import annotations

import json
import os
import sys
import time
from collections.abc import Collection, Generator, Iterator, Sequence
from concurrent.futures.process import BrokenProcessPool
from contextlib import closing, contextmanager
from dataclasses import dataclass, replace
from functools import partial
from pathlib import Path
from typing import Any

from cascadia_qt.ai.seated import SeatedBot
from cascadia_qt.commands import Outcome
from cascadia_qt.entry import Line
from cascadia_qt.model.thinking_partner import thinking_along
from cascadia_qt.rules.history import Entry
from cascadia_qt.rules.record import Record, new_record, write_record
from cascadia_qt.rules.rng import Rng
from cascadia_qt.rules.seating import COMPUTER, seats_of
from cascadia_qt.shelf import GAMES, commands_of
from cascadia_qt.store.documents import write_document
from cascadia_qt.store.storage_error import StorageError
from cascadia_qt.terminal.cluster import LostCluster, NoCluster, on_cluster
from cascadia_qt.terminal.files import why_not
from cascadia_qt.terminal.kept_games import KeptGames, Series
from cascadia_qt.terminal.processes import in_processes
from cascadia_qt.terminal.progress import Progress
from cascadia_qt.terminal.running_means import RunningMeans
from cascadia_qt.terminal.summary import games_words, summary_lines, summed_up
from cascadia_qt.words.language import translate


@dataclass(frozen=True, slots=True, kw_only=True)
class Request:
    """What was asked for, with names that have been checked.

    Attributes:
        agreed: what the game itself was told about its games.
        records: the folder that every game is written to; None writes none.
        cluster: the address of whoever hands the games out to other machines.
    """

    game: str
    bots: tuple[str, ...]
    games: int
    seed: int
    agreed: Any
    jobs: int = 1
    seconds: float | None = None
    records: Path | None = None
    cluster: str | None = None

    @property
    def series(self) -> Series:
        """What the games have in common, wherever and in whatever number they are played."""
        return Series(self.game, self.bots, self.seed, self.seconds, repr(self.agreed))


@dataclass(frozen=True, slots=True)
class Finished:
    """A game that was played, and its record if one is wanted."""

    outcome: Outcome
    record: str | None


_Played = Generator[tuple[int, Finished], None, None]


def run(request: Request, as_json: bool, resume: Path | None = None) -> int:
    """Plays, writes and sums up; raises StorageError where games cannot be written.

    Games in the file `resume` are not played again.
    """
    if request.records is not None:
        _require_folder(request.records)
    try:
        with resumed(resume, [request]) as kept:
            before = len(_already(request, kept))
            start = time.perf_counter()
            outcomes = play_games(request, kept)
            elapsed = time.perf_counter() - start
    except BrokenProcessPool:
        text = translate("CommandLine", "A process that played games was ended.")
        print(f"cascadia-qt: {text}", file=sys.stderr)
        return 1
    except (NoCluster, LostCluster) as error:
        print(f"cascadia-qt: {error}", file=sys.stderr)
        return 2 if isinstance(error, NoCluster) else 1
    simulating = commands_of(request.game).simulate
    named = {"game": request.game, "games": request.games, "seed": request.seed}
    summary = {**named, **summed_up(request.bots, outcomes, elapsed, before)}
    summary = simulating.summed(request.agreed, outcomes, summary)
    lines = simulating.lines or summary_lines
    print(json.dumps(summary) if as_json else "\n".join(lines(summary)))
    return 0


@contextmanager
def resumed(path: Path | None, requests: Sequence[Request]) -> Iterator[KeptGames | None]:
    """What earlier runs have played of these games, None where no file is named.

    Whoever stops before the end is told what is kept. Raises StorageError.
    """
    if path is None:
        yield None
        return
    with KeptGames(path, [request.series for request in requests]) as kept:
        try:
            yield kept
        except (KeyboardInterrupt, BrokenProcessPool, LostCluster):
            text = translate("CommandLine", "Kept in {0}: {1}; the same command goes on.")
            after_bar = "\n" if sys.stderr.isatty() else ""
            print(after_bar + text.format(path.name, games_words(len(kept))), file=sys.stderr)
            raise


def play_games(request: Request, kept: KeptGames | None = None) -> list[Outcome]:
    """All games in their order; how far they are is told on standard error.

    Those that are `kept` are not played again, and the others are added to them.
    """
    outcomes = _already(request, kept)
    missing = [game for game in _games(request) if game[0] not in outcomes]
    progress = _progress(request, kept, outcomes.values())
    with closing(_played(request, missing)) as played:
        for number, finished in played:
            if finished.record is not None:
                write_document(record_path(request, number), finished.record)
            if kept is not None:
                kept.keep(request.series, number, finished.outcome)
            outcomes[number] = finished.outcome
            progress.add(finished.outcome)
    return [outcomes[number] for number in range(1, request.games + 1)]


def play_game(request: Request, seed: int, partner: Line | None = None) -> Finished:
    """One whole game.

    The same request and seed give the same game, unless time is limited. Bots that look ahead may
    use the line to a `partner`.
    """
    record, bots = _dealt(request, seed), _seated(request, seed, partner)
    entries: list[Entry[Any, Any, Any]] | None = None if request.records is None else []
    state, seconds = _played_out(record, bots, entries)
    text = None
    if entries is not None:
        history = replace(record.history, entries=tuple(entries), cursor=len(entries))
        text = write_record(replace(record, history=history))
    rules = record.rules
    ended = commands_of(request.game).simulate.ended
    result, measured = ended(state) if ended is not None else (rules.result(state), None)
    return Finished(Outcome(result, rules.turn(state), seconds, measured), text)


def record_path(request: Request, number: int) -> Path:
    """Where the game with this `number` is written; names are in the order of the games."""
    assert request.records is not None
    digits = len(str(request.games))
    return request.records / f"{request.game}-{request.seed}-{number:0{digits}}.json"


def _already(request: Request, kept: KeptGames | None) -> dict[int, Outcome]:
    """The games that need not be played; those are whose records are wanted and missing."""
    if kept is None:
        return {}
    return {
        number: outcome
        for number, outcome in kept.of(request.series).items()
        if number <= request.games
        and (request.records is None or record_path(request, number).is_file())
    }


def _progress(request: Request, kept: KeptGames | None, before: Collection[Outcome]) -> Progress:
    """What is played elsewhere or for days has means on the way."""
    if request.cluster is None and kept is None:
        return Progress(request.games)
    means = RunningMeans(request.bots)
    for outcome in before:
        means.add(outcome)
    return Progress(request.games, len(before), means)


def _games(request: Request) -> Iterator[tuple[int, int]]:
    """The numbers of the games and their seeds; with more games these stay the same."""
    rng = Rng(request.seed)
    for number in range(1, request.games + 1):
        seed, rng = rng.next()
        yield number, seed


def _played_out(
    record: Record, bots: list[SeatedBot], entries: list[Entry[Any, Any, Any]] | None
) -> tuple[Any, tuple[tuple[float, ...], ...]]:
    """How the game ends, and how long each turn took its bot.

    The steps go into `entries` where they are wanted: keeping hundreds of states takes time.
    """
    rules, state = record.rules, record.history.state
    seconds: list[list[float]] = [[] for _ in bots]
    moving: tuple[int, int] | None = None
    while (seat := rules.to_move(state)) is not None:
        start = time.perf_counter()
        action = bots[seat].choose(state)
        spent = time.perf_counter() - start
        before, moving = moving, (seat, rules.turn(state))
        if moving != before:
            seconds[seat].append(0.0)
        seconds[seat][-1] += spent
        step = rules.apply(state, action)
        if entries is not None:
            entries.append(Entry(seat, action, step))
        state = step.state
    return state, tuple(map(tuple, seconds))


def _dealt(request: Request, seed: int) -> Record:
    rules, players = GAMES[request.game].rules(), len(request.bots)
    options = commands_of(request.game).simulate.options(request.agreed, players, seed)
    seats = seats_of(f"{COMPUTER}{bot}" for bot in request.bots)
    return new_record(rules, options, seed, seats, free_undo=False)


def _seated(request: Request, seed: int, partner: Line | None) -> list[SeatedBot]:
    entry, rng, bots = GAMES[request.game], Rng(seed), []
    for seat, name in enumerate(request.bots):
        bot_seed, rng = rng.next()
        bot = entry.bots().makers[name](bot_seed, request.seconds, partner)
        bots.append(SeatedBot(entry.rules(), seat, bot, bot_seed))
    return bots


def _played(request: Request, games: Sequence[tuple[int, int]]) -> _Played:
    """The games, each as soon as it is over; one after the other where only one is played."""
    play = partial(play_game, request)
    if request.cluster is not None:
        yield from on_cluster(request.cluster, play, games)
    elif request.jobs > 1:
        yield from in_processes(request.jobs, play, games)
    else:
        with thinking_along(GAMES[request.game].bots(), request.bots) as line:
            for number, seed in games:
                yield number, play(seed, line)


def _require_folder(folder: Path) -> None:
    """Makes `folder`; nobody should wait for games that cannot be written then."""
    try:
        folder.mkdir(parents=True, exist_ok=True)
    except (OSError, ValueError) as error:
        text = translate("CommandLine", "{0}: The folder cannot be made: {1}.")
        raise StorageError(text.format(folder, why_not(error).lower())) from None
    if not os.access(folder, os.W_OK | os.X_OK):
        text = translate("CommandLine", "{0}: Nothing can be written to this folder.")
        raise StorageError(text.format(folder))
