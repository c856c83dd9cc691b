"""The command `simulate`: bots play whole games, and the results are summed up."""

from __future__ import annotations

import json
import multiprocessing
import os
import signal
import sys
import time
from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from dataclasses import dataclass, replace
from pathlib import Path
from typing import Any

from cascadia_qt.ai.seated import SeatedBot
from cascadia_qt.commands import Outcome
from cascadia_qt.entry import Line
from cascadia_qt.model.safe_path import safe_path
from cascadia_qt.model.thinking_partner import thinking_along
from cascadia_qt.rules.history import Entry
from cascadia_qt.rules.record import Record, new_record, write_record
from cascadia_qt.rules.rng import Rng
from cascadia_qt.rules.seating import COMPUTER, seats_of
from cascadia_qt.shelf import GAMES, commands_of
from cascadia_qt.store.documents import write_document
from cascadia_qt.store.storage_error import StorageError
from cascadia_qt.terminal.files import why_not
from cascadia_qt.terminal.language import speak
from cascadia_qt.terminal.progress import show_progress
from cascadia_qt.terminal.summary import summary_lines, summed_up
from cascadia_qt.words.language import translate
from cascadia_qt.words.languages import SOURCE


@dataclass(frozen=True, slots=True, kw_only=True)
class Request:
    """What was asked for, with names that have been checked.

    Attributes:
        agreed: what the game itself was told about its games.
        records: the folder that every game is written to; None writes none.
        language: what is spoken by processes that play games.
    """

    game: str
    bots: tuple[str, ...]
    games: int
    seed: int
    agreed: Any
    jobs: int = 1
    seconds: float | None = None
    records: Path | None = None
    language: str = SOURCE


def run(request: Request, as_json: bool) -> int:
    """Plays, writes and sums up; raises StorageError where games cannot be written."""
    if request.records is not None:
        _require_folder(request.records)
    start = time.perf_counter()
    try:
        outcomes = play_games(request)
    except BrokenProcessPool:
        text = translate("CommandLine", "A process that played games was ended.")
        print(f"cascadia-qt: {text}", file=sys.stderr)
        return 1
    simulating = commands_of(request.game).simulate
    named = {"game": request.game, "games": request.games, "seed": request.seed}
    summary = {**named, **summed_up(request.bots, outcomes, time.perf_counter() - start)}
    summary = simulating.summed(request.agreed, outcomes, summary)
    lines = simulating.lines or summary_lines
    print(json.dumps(summary) if as_json else "\n".join(lines(summary)))
    return 0


def play_games(request: Request) -> list[Outcome]:
    """All games in their order; how far they are is told on standard error."""
    start = time.perf_counter()
    outcomes = []
    for outcome in _played(request):
        outcomes.append(outcome)
        show_progress(len(outcomes), request.games, time.perf_counter() - start)
    return outcomes


def play_game(request: Request, number: int, seed: int, partner: Line | None = None) -> Outcome:
    """One whole game, written if records are wanted; it is the game with this `number`.

    The same request and seed give the same game, unless time is limited. Bots that look ahead may
    use the line to a `partner`.
    """
    record, bots = _dealt(request, seed), _seated(request, seed, partner)
    entries: list[Entry[Any, Any, Any]] | None = None if request.records is None else []
    state, seconds = _played_out(record, bots, entries)
    if entries is not None:
        history = replace(record.history, entries=tuple(entries), cursor=len(entries))
        text = write_record(replace(record, history=history))
        write_document(record_path(request, number), text)
    rules = record.rules
    ended = commands_of(request.game).simulate.ended
    result, measured = ended(state) if ended is not None else (rules.result(state), None)
    return Outcome(result, rules.turn(state), seconds, measured)


def record_path(request: Request, number: int) -> Path:
    """Where the game with this `number` is written; names are in the order of the games."""
    assert request.records is not None
    digits = len(str(request.games))
    return request.records / f"{request.game}-{request.seed}-{number:0{digits}}.json"


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
    rules, players = GAMES[request.game].rules, len(request.bots)
    options = commands_of(request.game).simulate.options(request.agreed, players, seed)
    seats = seats_of(f"{COMPUTER}{bot}" for bot in request.bots)
    return new_record(rules, options, seed, seats, free_undo=False)


def _seated(request: Request, seed: int, partner: Line | None) -> list[SeatedBot]:
    entry, rng, bots = GAMES[request.game], Rng(seed), []
    for seat, name in enumerate(request.bots):
        bot_seed, rng = rng.next()
        bot = entry.bots.makers[name](bot_seed, request.seconds, partner)
        bots.append(SeatedBot(entry.rules, seat, bot, bot_seed))
    return bots


def _played(request: Request) -> Iterator[Outcome]:
    rng = Rng(request.seed)
    seeds = []
    for _ in range(request.games):
        seed, rng = rng.next()
        seeds.append(seed)
    if request.jobs == 1:
        with thinking_along(GAMES[request.game].bots, request.bots) as line:
            for number, seed in enumerate(seeds, 1):
                yield play_game(request, number, seed, line)
        return
    fresh = multiprocessing.get_context("spawn")
    with (
        safe_path(),
        ProcessPoolExecutor(
            request.jobs, mp_context=fresh, initializer=_begin, initargs=(request.language,)
        ) as pool,
    ):
        games = [pool.submit(play_game, request, *game) for game in enumerate(seeds, 1)]
        try:
            for game in games:
                yield game.result()
        except BaseException:
            for process in multiprocessing.active_children():
                process.terminate()
            raise


def _begin(language: str) -> None:
    """A process that plays games is deaf to the keyboard and complains in `language`."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    speak(language)


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
