"""Every dialog and every page but the table, with as much in it as there can be."""

from __future__ import annotations

from collections.abc import Callable
from datetime import date
from functools import cache, partial
from pathlib import Path
from typing import Any

from PySide6.QtWidgets import QMainWindow, QMessageBox, QWidget

from cascadia_qt.model.pad_brush import Brush
from cascadia_qt.model.preferences import Preferences
from cascadia_qt.model.score_pad import PadDocument, empty_position
from cascadia_qt.model.setup import GameSetup
from cascadia_qt.rules.cascadia.scenarios import SCENARIOS, scenario_progress
from cascadia_qt.rules.cascadia.terms import Card, Variant, Wildlife
from cascadia_qt.rules.game import Seat
from cascadia_qt.rules.grid import HEX, SQUARE
from cascadia_qt.store.game_filter import EVERYTHING
from cascadia_qt.views.cascadia.cards_dialog import CardsDialog
from cascadia_qt.views.cascadia.coach_dialog import CoachDialog
from cascadia_qt.views.cascadia.deal_dialog import DealDialog
from cascadia_qt.views.cascadia.faces import Faces
from cascadia_qt.views.cascadia.laid_table import LaidFaces
from cascadia_qt.views.cascadia.match_page import MatchPage
from cascadia_qt.views.cascadia.memories import Notebook
from cascadia_qt.views.cascadia.new_game_dialog import NewGameDialog
from cascadia_qt.views.cascadia.notebook_dialog import NotebookDialog
from cascadia_qt.views.cascadia.poster_dialog import PosterChoice, PosterDialog
from cascadia_qt.views.cascadia.scenario_dialog import ScenarioDialog
from cascadia_qt.views.cascadia.scenarios_page import ScenariosPage
from cascadia_qt.views.cascadia.score_dialog import ScoreDialog
from cascadia_qt.views.cascadia.score_pad.pad_page import PadPage
from cascadia_qt.views.cascadia.score_print import print_preview
from cascadia_qt.views.cascadia.tick_dialog import TickDialog
from cascadia_qt.views.continue_card import RunningGame
from cascadia_qt.views.error_dialog import ErrorDialog
from cascadia_qt.views.help_dialogs import AboutDialog, HelpDialog, KeysDialog
from cascadia_qt.views.licences_dialog import LicencesDialog
from cascadia_qt.views.main_window import MainWindow
from cascadia_qt.views.motion import Motion
from cascadia_qt.views.preferences_dialog import PreferencesDialog
from cascadia_qt.views.statistics.games_list import GamesList
from cascadia_qt.views.statistics.statistics_dialog import StatisticsDialog
from cascadia_qt.views.theme import LIGHT
from cascadia_qt.views.welcome_page import WelcomePage
from cascadia_qt.words.bots import bot_names
from tests.documents import random_record
from tests.screenshots.deal_pages import CODE, DAYS, TODAY
from tests.screenshots.memory_pages import OFFERED, PASSES, TICKS
from tests.views.scored_tables import CARDS, named, table
from tests.views.statistics_data import CHOICES, DATA, kept
from tests.views.test_coach_dialog import coach_of
from tests.views.test_match_page import result, stand

FACES, LAID_FACES = Faces(), LaidFaces()
NAMES = ("Anne-Charlotte", "Benjamin", "Chloé", "Maximilian")
PEOPLE = tuple(Seat(name) for name in NAMES)


def welcome() -> QWidget:
    page = WelcomePage()
    games = [(f"{name} and {name}", Path(f"{name}.cascadia")) for name in NAMES]
    page.show_games(RunningGame(", ".join(NAMES), 16, 20), games)
    return _in_window(page)


def new_game(grid: Any = HEX, variant: Variant = Variant.CARDS, *, rules: bool = False) -> QWidget:
    seats = (*PEOPLE[:3], Seat("Computer", "expert"))
    setup = GameSetup(seats, grid, variant, cards=(Card.A, None, Card.C, Card.D, Card.B))
    dialog = NewGameDialog(setup, bot_names(), FACES, LIGHT)
    dialog._ui.rules_fold.setChecked(rules)
    return dialog


def preferences(folder: Path) -> QWidget:
    from PySide6.QtCore import QSettings

    settings = QSettings(str(folder / "settings.ini"), QSettings.Format.IniFormat)
    return PreferencesDialog(Preferences(settings))


def score(players: int) -> QWidget:
    dialog = ScoreDialog(named(table(players), NAMES[:players]), FACES, LIGHT)
    dialog.show_deal(CODE)
    return dialog


def cards(species: Wildlife) -> QWidget:
    options = random_record(HEX, 2, turns=0, scoring=CARDS).options
    return CardsDialog(options, FACES, LIGHT, species)


def deal() -> QWidget:
    dialog = DealDialog(TODAY, DAYS, FACES, LIGHT)
    dialog.show_code(CODE)
    return dialog


def match(*, over: bool) -> QWidget:
    page = MatchPage(FACES, LIGHT)
    if over:
        page.show_result(result(4))
    else:
        page.show_stand(stand(2, 4))
    return _in_window(page)


def scenarios(number: int) -> QWidget:
    page = ScenariosPage(FACES, LIGHT)
    page.show_passes(PASSES, "Ann")
    page.trail.look_at(number)
    return _in_window(page)


def notebook() -> QWidget:
    own = tuple(one for one in PASSES if one.name == "Ann")
    books = (Notebook("Ann", TICKS, own), Notebook("Benjamin"))
    return NotebookDialog(books, "Ann", FACES, LIGHT)


def statistics(page: int, look: int) -> QWidget:
    dialog = StatisticsDialog(LIGHT)
    dialog.show_statistics(DATA)
    dialog.page_choice.choose(page)
    dialog.look_choice.choose(look)
    return dialog


def games() -> QWidget:
    dialog = GamesList(LIGHT)
    dialog.show_choices(CHOICES, EVERYTHING)
    played = [kept(number, 90, 80 + number) for number in range(30)]
    dialog.show_games(played, len(played))
    return dialog


def coach(folder: Path) -> QWidget:
    made = coach_of(folder, 20)
    dialog = CoachDialog(made, FACES, LIGHT)
    made.setParent(dialog)
    return dialog


def score_pad() -> QWidget:
    document = PadDocument(empty_position(NAMES[0]))
    for name in NAMES[1:]:
        document.add_player(name)
    motion = Motion()
    motion.set_percent(0)
    page = PadPage(LAID_FACES, LIGHT, motion)
    motion.setParent(page)
    page.show_pad(document, 0)
    page.tools.show_brush(Brush(), HEX)
    return _in_window(page)


def goals_result() -> QWidget:
    state = random_record(HEX, 4).history.state
    scenario = SCENARIOS[12]
    progress = [scenario_progress(scenario, state, seat) for seat in range(4)]
    return ScenarioDialog(13, PEOPLE, progress, FACES, LIGHT)


def tick(*, several: bool) -> QWidget:
    return TickDialog(NAMES[0], OFFERED, several=several, faces=FACES, theme=LIGHT)


def preview() -> QWidget:
    return print_preview(named(table(4), NAMES), _nobody())


def question() -> QWidget:
    sentence = "This is a long sentence about a file that is there already. " * 3
    yes_no = QMessageBox.StandardButton.Yes | QMessageBox.StandardButton.No
    return QMessageBox(QMessageBox.Icon.Question, "Cascadia", sentence, yes_no)


@cache
def _nobody() -> QWidget:
    return QWidget()


def _in_window(page: QWidget) -> QMainWindow:
    window = MainWindow()
    window.setMinimumSize(0, 0)
    window.show_page(page, tools=False)
    return window


ROOMS: dict[str, Callable[[], QWidget]] = {
    "welcome": welcome,
    "new-game": new_game,
    "new-game-squares": partial(new_game, SQUARE, rules=True),
    "new-game-family": partial(new_game, SQUARE, Variant.FAMILY),
    "score-solo": partial(score, 1),
    "score-four": partial(score, 4),
    "cards-bear": partial(cards, Wildlife.BEAR),
    "cards-hawk": partial(cards, Wildlife.HAWK),
    "help": HelpDialog,
    "keys": KeysDialog,
    "about": AboutDialog,
    "licences": LicencesDialog,
    "deal": deal,
    "match": partial(match, over=False),
    "match-over": partial(match, over=True),
    "scenarios-1": partial(scenarios, 1),
    "scenarios-13": partial(scenarios, 13),
    "notebook": notebook,
    "statistics-overview": partial(statistics, 0, 0),
    "statistics-categories": partial(statistics, 2, 0),
    "statistics-players-table": partial(statistics, 4, 1),
    "games": games,
    "poster": lambda: PosterDialog(table(4), date(2026, 11, 16), CODE, PosterChoice()),
    "poster-pixels": lambda: PosterDialog(
        table(4), date(2026, 11, 16), CODE, PosterChoice(paper=4)
    ),
    "score-pad": score_pad,
    "goals-result": goals_result,
    "tick-one": partial(tick, several=False),
    "tick-several": partial(tick, several=True),
    "error": lambda: ErrorDialog("details"),
    "question": question,
    "print": preview,
}
WITH_FILES: dict[str, Callable[[Path], QWidget]] = {"preferences": preferences, "coach": coach}
