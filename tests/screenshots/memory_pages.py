"""The pages of scenarios and achievements, for the pictures of every page."""

from __future__ import annotations

from collections.abc import Callable
from datetime import date
from functools import partial

from PySide6.QtGui import QAction
from PySide6.QtWidgets import QDialog

from cascadia_qt.games.cascadia.rules.goals import Progress
from cascadia_qt.games.cascadia.rules.scenarios import SCENARIOS
from cascadia_qt.games.cascadia.views.art.faces import Faces
from cascadia_qt.games.cascadia.views.notebook.dialog import NotebookDialog
from cascadia_qt.games.cascadia.views.notebook.memories import Notebook, Passed, Ticked
from cascadia_qt.games.cascadia.views.notebook.tick_dialog import TickDialog
from cascadia_qt.games.cascadia.views.scenarios.dialog import ScenarioDialog, ScenarioOffer
from cascadia_qt.games.cascadia.views.scenarios.page import ScenariosPage
from cascadia_qt.games.cascadia.views.table.page import TablePage
from cascadia_qt.store.folders import data_folder
from tests.screenshots.pages import PEOPLE, Stage, game, turn

PASSES = (
    *(Passed(number, "Ann", date(2026, 3, number)) for number in range(1, 6)),
    Passed(2, "Benjamin", date(2026, 3, 2)),
    *(Passed(10, seat.name, date(2026, 4, 2)) for seat in PEOPLE[1:]),
)
TICKS = tuple(Ticked(number, date(2026, 5, number)) for number in (1, 2, 3, 8, 15, 16, 22))
OFFERED = (4, 15, 16, 20, 22)
ENDS = ((104, 1, 5, 0), (91, 0, 6, 2), (101, 1, 4, 0), (100, 1, 6, 0))  # of scenario 13


def memory_pages(stage: Stage) -> None:
    """Every page of scenarios and achievements, one after the other."""
    scenario_pages(stage)
    goal_panels(stage)
    memory_dialogs(stage)


def scenario_pages(stage: Stage) -> None:
    page = ScenariosPage(Faces())
    page.show_passes(PASSES, "Ann")
    stage.show(page)
    stage.keep("scenarios")
    for number in (5, 10, 15):
        page.trail.look_at(number)
        stage.keep(f"scenarios-{number}")


def goal_panels(stage: Stage) -> None:
    for number, players in ((8, 3), (13, 1), (12, 2)):
        stage.shell.play(game(turn(17 * players), players=players, scenario=number))
        stage.keep(f"table-scenario-{number}")
    stage.shell.play(game(turn(34)))
    stage.keep("table-achievements")
    _table(stage).goals.set_folded(False)
    stage.keep("table-achievements-unfolded")
    stage.shell.play(game(turn(20), players=1))
    stage.keep("table-achievements-end")


def memory_dialogs(stage: Stage) -> None:
    own = tuple(one for one in PASSES if one.name == "Ann")
    books = (Notebook("Ann", TICKS, own), Notebook("Benjamin"))
    faces, window = Faces(), stage.window
    _keep(stage, "notebook", partial(_notebook, stage, books))
    for several in (False, True):
        offer = partial(TickDialog, "Ann", OFFERED, several=several, faces=faces)
        _keep(stage, "tick-several" if several else "tick-one", partial(offer, parent=window))
    for players in (4, 1):
        _keep(stage, f"result-{players}", partial(_result, stage, players))
    _keep(stage, "result-offered", partial(_offer, stage))


def _notebook(stage: Stage, books: tuple[Notebook, ...]) -> QDialog:
    dialog = NotebookDialog(books, "Ann", Faces(), stage.window)
    dialog.tell(data_folder(), everything=False)
    return dialog


def _offer(stage: Stage) -> QDialog:
    ended = [[Progress(SCENARIOS[3].goals[0], count)] for count in (96, 71)]
    return ScenarioOffer(4, PEOPLE[:2], ended, Faces(), stage.window)


def _result(stage: Stage, players: int) -> QDialog:
    goals = SCENARIOS[12].goals
    ended = [
        [Progress(goal, count) for goal, count in zip(goals, counts, strict=True)]
        for counts in ENDS[:players]
    ]
    people = PEOPLE[:players]
    return ScenarioDialog(13, people, ended, Faces(), stage.window)


def _keep(stage: Stage, name: str, make: Callable[[], QDialog]) -> None:
    action = QAction(stage.window)
    action.triggered.connect(lambda: make().exec())
    stage.keep_dialog(name, action)


def _table(stage: Stage) -> TablePage:
    page = stage.window.centralWidget()
    assert isinstance(page, TablePage)
    return page
