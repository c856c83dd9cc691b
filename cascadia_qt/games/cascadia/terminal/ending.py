"""The end of a game: the score, what was reached, where it is all kept, and why if one asks."""

from __future__ import annotations

from datetime import datetime

from cascadia_qt.games.cascadia.rules.achievements import ACHIEVEMENTS, Refusal
from cascadia_qt.games.cascadia.rules.scenarios import SCENARIOS, scenario_progress
from cascadia_qt.games.cascadia.store.kept import achievements_in
from cascadia_qt.games.cascadia.store.notebook import (
    NotOffered,
    Unannounced,
    claim,
    offered,
    refused,
    tick,
    unannounced,
)
from cascadia_qt.games.cascadia.store.older_files import (
    GAME_FILE,
    SCENARIO_FILE,
    append_scenario,
    blocks,
)
from cascadia_qt.games.cascadia.terminal.sheet import show_reasons, show_sheet
from cascadia_qt.games.cascadia.terminal.table import Table
from cascadia_qt.games.cascadia.words.goals import (
    achievement_name,
    goal_words,
    progress_words,
    scenario_name,
)
from cascadia_qt.games.cascadia.words.ticking import refusal_words
from cascadia_qt.store.errors import StoreError
from cascadia_qt.store.finished_game import Circumstances, FinishedGame, Helps, finished_game
from cascadia_qt.store.game_store import GameStore
from cascadia_qt.store.keeping import Places, keep, on_store
from cascadia_qt.terminal.prompts import Leave, Screen
from cascadia_qt.words.language import labelled, translate
from cascadia_qt.words.outcome import joined


class Ending:
    """Shows a finished game and keeps it where the window keeps them."""

    def __init__(self, screen: Screen, table: Table, places: Places) -> None:
        self._screen = screen
        self._table = table
        self._places = places

    def run(self, helps: Helps | None) -> None:
        """`helps` are None where nobody knows."""
        table = self._table
        finished = finished_game(table.record, Circumstances(datetime.now(), helps=helps))
        report = keep(self._places, finished)
        show_sheet(self._screen, table.names, table.sheets, over=True)
        self._screen.say()
        if table.state.options.scenario is None:
            self._achievements(finished)
        else:
            self._goals(table.state.options.scenario)
        for sentence in report.sentences:
            self._screen.say(sentence)
        if report.game is not None:
            self._tell_where(finished)
        try:
            if report.game is not None:
                self._offer(report.game)
            self._explain()
        except Leave:
            return

    def _achievements(self, finished: FinishedGame) -> None:
        for seat in finished.summary.seats:
            if seat.bot is not None:
                continue
            reached = ", ".join(map(_achievement, achievements_in(seat)))
            nothing = translate("Terminal", "none")
            text = translate("Terminal", "Achievements of {0}").format(seat.name)
            self._screen.say(labelled(text, reached or nothing))

    def _goals(self, number: int) -> None:
        scenario = SCENARIOS[number - 1]
        for seat, who in enumerate(self._table.record.seats):
            if who.bot is not None:
                continue
            goals = scenario_progress(scenario, self._table.state, seat)
            passed = all(goal.reached for goal in goals)
            yes, no = translate("Terminal", "passed"), translate("Terminal", "not passed")
            name = f"{who.name}, {scenario_name(number)}"
            self._screen.say(labelled(name, yes if passed else no), "bold")
            for goal in goals:
                sign = "+" if goal.reached else "-"
                words = labelled(goal_words(goal.goal), progress_words(goal))
                self._screen.say(f"  {sign} {words}")

    def _tell_where(self, finished: FinishedGame) -> None:
        if not blocks(finished.summary):
            self._screen.say(translate("Terminal", "The game is kept."))
            return
        name = GAME_FILE if self._table.state.options.scenario is None else SCENARIO_FILE
        self._screen.say(translate("Terminal", "The game is kept, and its result is in this file:"))
        self._screen.say(str(self._places.texts / name), whole=True)

    def _offer(self, game: int) -> None:
        """Whoever has won may tick an achievement, and all a scenario that nobody had announced."""
        try:
            for seat in range(len(self._table.record.seats)):
                self._offer_to(game, seat)
            found, _ = on_store(self._places.store, lambda store: unannounced(store, game))
            if found is not None:
                self._offer_scenario(game, found)
        except (StoreError, NotOffered) as error:
            self._screen.say(str(error))

    def _offer_to(self, game: int, seat: int) -> None:
        def ask(store: GameStore) -> tuple[tuple[int, ...], Refusal | None]:
            return offered(store, game, seat), refused(store, game, seat)

        (numbers, why), _ = on_store(self._places.store, ask)
        if numbers:
            self._ask(game, seat, numbers)
        elif why not in (None, Refusal.SCENARIO):
            text = translate("Terminal", "Achievements of {0}").format(self._table.names[seat])
            self._screen.say(labelled(text, refusal_words(why)))

    def _ask(self, game: int, seat: int, numbers: tuple[int, ...]) -> None:
        for number in numbers:
            self._screen.say(f"{number}  {_achievement(number)}")
        question = translate("Terminal", "{0} may tick one in the notebook (a number, or n)")
        answers: dict[str, int | None] = {str(number): number for number in numbers}
        none = dict.fromkeys(("n", "q", ""))
        text = question.format(self._table.names[seat])
        chosen = self._screen.choose(text, answers | none, {"r": self._show_reasons})
        if chosen is not None:
            on_store(self._places.store, lambda store: tick(store, game, seat, chosen))

    def _offer_scenario(self, game: int, found: Unannounced) -> None:
        names = joined([found.players[seat].name for seat in found.seats])
        text = translate("Terminal", "With these cards {0} passed scenario {1}. Tick it? (y/n)")
        commands = {"r": self._show_reasons}
        if self._screen.agree(text.format(names, found.scenario), commands):
            on_store(self._places.store, lambda store: self._claim(store, game))

    def _claim(self, store: GameStore, game: int) -> None:
        found = claim(store, game)
        append_scenario(store, self._places.texts, game, found.scenario, found.seats)

    def _explain(self) -> None:
        """Whoever wants to know is told where the points come from."""
        question = translate("Terminal", "r shows where the points come from, Enter ends")
        self._screen.choose(question, dict.fromkeys(("", "q", "n")), {"r": self._show_reasons})

    def _show_reasons(self) -> None:
        show_reasons(self._screen, self._table.names, self._table.sheets)


def _achievement(number: int) -> str:
    return f"{achievement_name(number)} ({goal_words(ACHIEVEMENTS[number - 1])})"
