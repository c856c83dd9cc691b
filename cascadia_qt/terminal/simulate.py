"""The command `simulate`: bots play whole games, and the results are summed up."""

from __future__ import annotations

import json
import multiprocessing
import shutil
import signal
import sys
import time
from collections.abc import Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from dataclasses import dataclass
from datetime import timedelta
from math import sqrt
from statistics import fmean, quantiles, stdev
from typing import Any

from cascadia_qt.entry import Line
from cascadia_qt.games.cascadia.entry import ENTRY as CASCADIA
from cascadia_qt.games.cascadia.rules.scoring.rulings import Scoring
from cascadia_qt.games.cascadia.rules.scoring.sheet import winners
from cascadia_qt.games.cascadia.rules.scoring.unit import Category
from cascadia_qt.games.cascadia.rules.state import Options, score_sheets
from cascadia_qt.games.cascadia.rules.terms import Card, Variant, Wildlife
from cascadia_qt.model.safe_path import safe_path
from cascadia_qt.model.thinking_partner import thinking_along
from cascadia_qt.rules.grid import GRIDS
from cascadia_qt.rules.rng import Rng

RANDOM_CARDS = "random"
_BAR = 24

# How many standard errors lie on either side of a mean at 95 %, for 2, 3, 4 … values (Student).
_STUDENT = (
    *(12.706, 4.303, 3.182, 2.776, 2.571, 2.447, 2.365, 2.306, 2.262, 2.228),
    *(2.201, 2.179, 2.160, 2.145, 2.131, 2.120, 2.110, 2.101, 2.093, 2.086),
    *(2.080, 2.074, 2.069, 2.064, 2.060, 2.056, 2.052, 2.048, 2.045, 2.042),
)


@dataclass(frozen=True, slots=True)
class Request:
    """What was asked for, with names that have been checked."""

    bots: tuple[str, ...]
    cards: str
    grid: str
    games: int
    seed: int
    jobs: int
    seconds: float | None = None


@dataclass(frozen=True, slots=True)
class Outcome:
    """One game: totals and bonuses by seat, who won, and how long each turn took its bot."""

    totals: tuple[int, ...]
    bonuses: tuple[int, ...]
    winners: tuple[int, ...]
    seconds: tuple[tuple[float, ...], ...]


def cards_named(text: str, rng: Rng) -> Scoring:
    """The scoring that `--cards` names; only "random" uses `rng`."""
    if text in (Variant.FAMILY.value, Variant.INTERMEDIATE.value):
        return Scoring(Variant(text))
    if text == RANDOM_CARDS:
        letters = []
        for _ in Wildlife:
            index, rng = rng.below(len(Card))
            letters.append(list(Card)[index])
        return Scoring(Variant.CARDS, tuple(letters))
    return Scoring(Variant.CARDS, tuple(Card(letter) for letter in text))


def play_game(request: Request, seed: int, partner: Line | None = None) -> Outcome:
    """One whole game; the same request and seed give the same game, unless time is limited.

    Bots that look ahead may use the line to a `partner`.
    """
    rng = Rng(seed)
    options = Options(GRIDS[request.grid], len(request.bots), cards_named(request.cards, rng))
    bots = []
    for name in request.bots:
        bot_seed, rng = rng.next()
        bots.append(CASCADIA.bots.makers[name](bot_seed, request.seconds, partner))
    rules = CASCADIA.rules
    state = rules.setup(options, seed)
    seconds: list[list[float]] = [[] for _ in bots]
    while (seat := rules.to_move(state)) is not None:
        turn = state.turn
        spent = 0.0
        while state.turn == turn:
            start = time.perf_counter()
            action = bots[seat].choose(state)
            spent += time.perf_counter() - start
            state = rules.apply(state, action).state
        seconds[seat].append(spent)
    sheets = score_sheets(state)
    return Outcome(
        totals=tuple(sheet.total for sheet in sheets),
        bonuses=tuple(sheet.of(Category.BONUS) for sheet in sheets),
        winners=winners(sheets),
        seconds=tuple(map(tuple, seconds)),
    )


def run(request: Request, as_json: bool) -> int:
    start = time.perf_counter()
    try:
        outcomes = play_games(request)
    except BrokenProcessPool:
        print("cascadia-qt: A process that played games was ended.", file=sys.stderr)
        return 1
    summary = _summary(request, outcomes, time.perf_counter() - start)
    print(json.dumps(summary) if as_json else "\n".join(_table(summary)))
    return 0


def play_games(request: Request) -> list[Outcome]:
    """All games in their order; how far they are is told on standard error."""
    start = time.perf_counter()
    outcomes = []
    for outcome in _played(request):
        outcomes.append(outcome)
        _show_progress(len(outcomes), request.games, time.perf_counter() - start)
    return outcomes


def standard_error(values: Sequence[float]) -> float | None:
    """That of the mean; one value says nothing about it."""
    return stdev(values) / sqrt(len(values)) if len(values) > 1 else None


def interval95(values: Sequence[float]) -> float | None:
    """How far from the mean of `values` the true mean may lie, at 95 %."""
    error = standard_error(values)
    if error is None:
        return None
    freedom = len(values) - 1
    student = _STUDENT[freedom - 1] if freedom <= len(_STUDENT) else 1.96 + 2.4 / freedom
    return student * error


def _played(request: Request) -> Iterator[Outcome]:
    rng = Rng(request.seed)
    seeds = []
    for _ in range(request.games):
        seed, rng = rng.next()
        seeds.append(seed)
    if request.jobs == 1:
        with thinking_along(CASCADIA.bots, request.bots) as line:
            yield from (play_game(request, seed, line) for seed in seeds)
        return
    fresh = multiprocessing.get_context("spawn")
    deaf = signal.SIGINT, signal.SIG_IGN
    with (
        safe_path(),
        ProcessPoolExecutor(
            request.jobs, mp_context=fresh, initializer=signal.signal, initargs=deaf
        ) as pool,
    ):
        games = [pool.submit(play_game, request, seed) for seed in seeds]
        try:
            for game in games:
                yield game.result()
        except BaseException:
            for process in multiprocessing.active_children():
                process.terminate()
            raise


def _show_progress(done: int, games: int, elapsed: float) -> None:
    """A bar that overwrites itself on a terminal; elsewhere a line for every tenth of the way."""
    if sys.stderr is None:
        return
    if sys.stderr.isatty():
        width = shutil.get_terminal_size().columns - 1
        line = progress_bar(done, games, elapsed)[:width].ljust(width)
        print(f"\r{line}", end="" if done < games else "\n", file=sys.stderr, flush=True)
    elif done * 10 // games > (done - 1) * 10 // games:
        print(f"{done} of {games} games", file=sys.stderr, flush=True)


def progress_bar(done: int, games: int, elapsed: float) -> str:
    bar = ("#" * (_BAR * done // games)).ljust(_BAR, "-")
    left = timedelta(seconds=round(elapsed / done * (games - done)))
    return f"[{bar}] {done} of {games} games, {done / elapsed:.2f} a second, {left} left"


def _summary(request: Request, outcomes: list[Outcome], elapsed: float) -> dict[str, Any]:
    seats = []
    for seat, bot in enumerate(request.bots):
        totals = [outcome.totals[seat] for outcome in outcomes]
        plain = [outcome.totals[seat] - outcome.bonuses[seat] for outcome in outcomes]
        ci95 = interval95(plain)
        seats.append(
            {
                "bot": bot,
                "mean_without_bonus": round(fmean(plain), 3),
                "mean": round(fmean(totals), 3),
                "sd": round(stdev(totals), 3) if len(totals) > 1 else 0.0,
                "min": min(totals),
                "max": max(totals),
                "wins": sum(seat in outcome.winners for outcome in outcomes),
                "ci95_without_bonus": None if ci95 is None else round(ci95, 3),
            }
        )
    return {
        "games": request.games,
        "cards": request.cards,
        "grid": request.grid,
        "seed": request.seed,
        "seats": seats,
        "seconds_per_move": {
            bot: _times(request, outcomes, bot) for bot in dict.fromkeys(request.bots)
        },
        "games_per_second": round(len(outcomes) / elapsed, 3),
    }


def _times(request: Request, outcomes: list[Outcome], bot: str) -> dict[str, float]:
    seats = [seat for seat, name in enumerate(request.bots) if name == bot]
    turns = [t for outcome in outcomes for seat in seats for t in outcome.seconds[seat]]
    p95 = quantiles(turns, n=20)[-1]
    return {"mean": round(fmean(turns), 6), "p95": round(p95, 6), "max": round(max(turns), 6)}


def _table(summary: dict[str, Any]) -> Iterator[str]:
    yield (
        f"{summary['games']} games on {summary['grid']} tiles, cards {summary['cards']},"
        f" seed {summary['seed']}, {summary['games_per_second']:.2f} games a second"
    )
    yield "seat  bot         without bonus    mean      sd   min   max  wins  ms a turn"
    for number, seat in enumerate(summary["seats"], 1):
        mean = summary["seconds_per_move"][seat["bot"]]["mean"] * 1000
        ci95 = seat["ci95_without_bonus"]
        around = "" if ci95 is None else f" ± {ci95:.2f}"
        yield (
            f"{number:>4}  {seat['bot']:<8}  {seat['mean_without_bonus']:>6.2f}{around:<9}  "
            f"{seat['mean']:>6.2f}  {seat['sd']:>6.2f}  {seat['min']:>4}  {seat['max']:>4}  "
            f"{seat['wins']:>4}  {mean:>9.2f}"
        )
