"""Every dialog and every page but the table, with as much in it as there can be."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import replace
from datetime import date
from functools import partial
from pathlib import Path
from typing import Any

from PySide6.QtWidgets import QMainWindow, QMessageBox, QWidget

from cascadia_qt.controllers.lobby import box_words
from cascadia_qt.games.cascadia.controllers.key_page import key_sections
from cascadia_qt.games.cascadia.entry import ENTRY
from cascadia_qt.games.cascadia.model.pad_brush import Brush
from cascadia_qt.games.cascadia.model.preferences import CascadiaPreferences
from cascadia_qt.games.cascadia.model.score_pad import PadDocument, empty_position
from cascadia_qt.games.cascadia.model.setup import GameSetup
from cascadia_qt.games.cascadia.rules.scenarios import SCENARIOS, scenario_progress
from cascadia_qt.games.cascadia.rules.terms import Card, Variant, Wildlife
from cascadia_qt.games.cascadia.views.art.faces import Faces
from cascadia_qt.games.cascadia.views.cards.dialog import CardsDialog
from cascadia_qt.games.cascadia.views.coach.dialog import CoachDialog
from cascadia_qt.games.cascadia.views.deal.dialog import DealDialog
from cascadia_qt.games.cascadia.views.help_book import help_book
from cascadia_qt.games.cascadia.views.match.page import MatchPage
from cascadia_qt.games.cascadia.views.notebook.dialog import NotebookDialog
from cascadia_qt.games.cascadia.views.notebook.memories import Notebook, Passed
from cascadia_qt.games.cascadia.views.notebook.tick_dialog import TickDialog
from cascadia_qt.games.cascadia.views.poster.dialog import PosterChoice, PosterDialog
from cascadia_qt.games.cascadia.views.preference_words import switches
from cascadia_qt.games.cascadia.views.scenarios.dialog import ScenarioDialog
from cascadia_qt.games.cascadia.views.scenarios.page import ScenariosPage
from cascadia_qt.games.cascadia.views.score.dialog import ScoreDialog
from cascadia_qt.games.cascadia.views.score.report import report_of
from cascadia_qt.games.cascadia.views.score_pad.laid_table import LaidFaces
from cascadia_qt.games.cascadia.views.score_pad.pad_page import PadPage
from cascadia_qt.games.cascadia.views.setup.dialog import NewGameDialog
from cascadia_qt.games.cascadia.words.bots import bot_names
from cascadia_qt.games.cascadia.words.turns import turn_of
from cascadia_qt.rules.game import Seat
from cascadia_qt.rules.grid import HEX, SQUARE
from cascadia_qt.store.game_filter import EVERYTHING
from cascadia_qt.views.error_dialog import ErrorDialog
from cascadia_qt.views.help.dialogs import AboutDialog
from cascadia_qt.views.help.help_dialog import HelpDialog
from cascadia_qt.views.help.keys_dialog import KeysDialog
from cascadia_qt.views.help.licences_dialog import LicencesDialog
from cascadia_qt.views.main_window import MainWindow
from cascadia_qt.views.messages import message_words
from cascadia_qt.views.motion import Motion
from cascadia_qt.views.paper.printing import print_preview
from cascadia_qt.views.preferences_dialog import PreferencesDialog
from cascadia_qt.views.statistics.games_list import GamesList
from cascadia_qt.views.statistics.statistics_dialog import StatisticsDialog
from cascadia_qt.views.welcome.continue_card import RunningGame
from cascadia_qt.views.welcome.page import WelcomePage
from tests.documents import random_record
from tests.games.cascadia.views.scored_tables import CARDS, named, table
from tests.games.cascadia.views.test_coach_dialog import coach_of
from tests.games.cascadia.views.test_match_page import result, stand
from tests.screenshots.deal_pages import CODE, DAYS, TODAY
from tests.screenshots.memory_pages import OFFERED, PASSES, TICKS
from tests.views.statistics_data import CHOICES, DATA, kept_by, renamed

FACES, LAID_FACES = Faces(), LaidFaces()
NAMES = ("Anne-Charlotte", "Benjamin", "Chloé", "Maximilian")
Names = Sequence[str]  # of four people


def _shelf() -> WelcomePage:
    page = WelcomePage(["cascadia"])
    page.show_words("cascadia", box_words(ENTRY))
    return page


def welcome(names: Names) -> QWidget:
    page = _shelf()
    games = [(f"{name} and {name}", Path(f"{name}.cascadia")) for name in names]
    page.show_games(RunningGame(", ".join(names), lambda: turn_of(16, 20)), games)
    return _in_window(page)


def first_start(_: Names) -> QWidget:
    page = _shelf()
    page.show_picture("cascadia", QWidget())
    return _in_window(page)


def new_game(
    names: Names, grid: Any = HEX, variant: Variant = Variant.CARDS, *, rules: bool = False
) -> QWidget:
    seats = (*map(Seat, names[:3]), Seat("Computer", "expert"))
    setup = GameSetup(seats, grid, variant, cards=(Card.A, None, Card.C, Card.D, Card.B))
    dialog = NewGameDialog(setup, bot_names(), FACES)
    dialog._ui.rules_fold.setChecked(rules)
    return dialog


def preferences(_: Names, folder: Path) -> QWidget:
    from PySide6.QtCore import QSettings

    settings = QSettings(str(folder / "settings.ini"), QSettings.Format.IniFormat)
    return PreferencesDialog(CascadiaPreferences(settings), switches())


def score(names: Names, *, players: int) -> QWidget:
    dialog = ScoreDialog(named(table(players), names[:players]), FACES)
    dialog.show_deal(CODE)
    return dialog


def cards(_: Names, *, species: Wildlife) -> QWidget:
    options = random_record(HEX, 2, turns=0, scoring=CARDS).options
    return CardsDialog(options, FACES, species)


def deal(names: Names) -> QWidget:
    days = [replace(day, name=names[n % len(names)]) for n, day in enumerate(DAYS)]
    dialog = DealDialog(TODAY, days, FACES)
    dialog.show_code(CODE)
    return dialog


def match(names: Names, *, over: bool) -> QWidget:
    page = MatchPage(FACES)
    if over:
        page.show_result(named(result(4), names))
    else:
        waiting = stand(2, 4)
        page.show_stand(replace(waiting, seats=_renamed(waiting.seats, names)))
    return _in_window(page)


def scenarios(names: Names, *, number: int) -> QWidget:
    page = ScenariosPage(FACES)
    page.show_passes([*_passes(names[0]), *PASSES[5:]], names[0])
    page.trail.look_at(number)
    return _in_window(page)


def notebook(names: Names) -> QWidget:
    name, *others = names
    books = (Notebook(name, TICKS, _passes(name)), *map(Notebook, others))
    return NotebookDialog(books, name, FACES)


def _passes(name: str) -> tuple[Passed, ...]:
    return tuple(replace(one, name=name) for one in PASSES if one.name == "Ann")


def statistics(names: Names, *, page: int, look: int) -> QWidget:
    dialog = StatisticsDialog()
    dialog.show_statistics(renamed(DATA, names))
    dialog.page_choice.choose(page)
    dialog.look_choice.choose(look)
    return dialog


def games(names: Names) -> QWidget:
    dialog = GamesList()
    dialog.show_choices(replace(CHOICES, persons=tuple(names)), EVERYTHING)
    played = [kept_by(names[number % 4], number, 90, 80 + number) for number in range(30)]
    dialog.show_games(played, len(played))
    return dialog


def coach(names: Names, folder: Path) -> QWidget:
    made = coach_of(folder, 20)
    made.record = replace(made.record, seats=_renamed(made.record.seats, names))
    dialog = CoachDialog(made, FACES)
    made.setParent(dialog)
    return dialog


def score_pad(names: Names) -> QWidget:
    document = PadDocument(empty_position(names[0]))
    players = tuple(replace(document.position.players[0], name=name) for name in names)
    document.replace(replace(document.position, players=players))
    motion = Motion()
    motion.set_percent(0)
    page = PadPage(LAID_FACES, motion)
    motion.setParent(page)
    page.show_pad(document, 0)
    page.tools.show_brush(Brush(), HEX)
    return _in_window(page)


def goals_result(names: Names) -> QWidget:
    state = random_record(HEX, 4).history.state
    scenario = SCENARIOS[12]
    progress = [scenario_progress(scenario, state, seat) for seat in range(4)]
    return ScenarioDialog(13, tuple(map(Seat, names)), progress, FACES)


def tick(names: Names, *, several: bool) -> QWidget:
    return TickDialog(names[0], OFFERED, several=several, faces=FACES)


def poster(names: Names, choice: PosterChoice = PosterChoice()) -> QWidget:  # noqa: B008
    return PosterDialog(named(table(4), names), date(2026, 11, 16), CODE, choice)


def preview(names: Names) -> QWidget:
    nobody = QWidget()
    dialog = print_preview(report_of(named(table(4), names)), nobody)
    dialog.setParent(None, dialog.windowFlags())
    return dialog


def question(names: Names) -> QWidget:
    sentence = "This is a long sentence about a file that is there already. " * 3
    sentence = f"{names[0]}, {names[3]}: {sentence}"
    yes_no = QMessageBox.StandardButton.Yes | QMessageBox.StandardButton.No
    return QMessageBox(QMessageBox.Icon.Question, "Cascadia", message_words(sentence), yes_no)


def _renamed(seats: Sequence[Seat], names: Names) -> tuple[Seat, ...]:
    return tuple(replace(seat, name=name) for seat, name in zip(seats, names, strict=False))


def _in_window(page: QWidget) -> QMainWindow:
    window = MainWindow()
    window.setMinimumSize(0, 0)
    window.show_page(page, tools=False)
    return window


ROOMS: dict[str, Callable[[Names], QWidget]] = {
    "welcome": welcome,
    "first-start": first_start,
    "new-game": new_game,
    "new-game-squares": partial(new_game, grid=SQUARE, rules=True),
    "new-game-family": partial(new_game, grid=SQUARE, variant=Variant.FAMILY),
    "score-solo": partial(score, players=1),
    "score-four": partial(score, players=4),
    "cards-bear": partial(cards, species=Wildlife.BEAR),
    "cards-hawk": partial(cards, species=Wildlife.HAWK),
    "help": lambda _: HelpDialog(help_book()),
    "keys": lambda _: KeysDialog([*key_sections(4), *MainWindow().key_sections()]),
    "about": lambda _: AboutDialog(),
    "licences": lambda _: LicencesDialog(),
    "deal": deal,
    "match": partial(match, over=False),
    "match-over": partial(match, over=True),
    "scenarios-1": partial(scenarios, number=1),
    "scenarios-13": partial(scenarios, number=13),
    "notebook": notebook,
    "statistics-overview": partial(statistics, page=0, look=0),
    "statistics-time": partial(statistics, page=1, look=0),
    "statistics-categories": partial(statistics, page=2, look=0),
    "statistics-distribution": partial(statistics, page=3, look=0),
    "statistics-players": partial(statistics, page=4, look=0),
    "statistics-players-table": partial(statistics, page=4, look=1),
    "games": games,
    "poster": poster,
    "poster-pixels": partial(poster, choice=PosterChoice(paper=4)),
    "score-pad": score_pad,
    "goals-result": goals_result,
    "tick-one": partial(tick, several=False),
    "tick-several": partial(tick, several=True),
    "error": lambda _: ErrorDialog("details"),
    "question": question,
    "print": preview,
}
WITH_FILES: dict[str, Callable[[Names, Path], QWidget]] = {
    "preferences": preferences,
    "coach": coach,
}


def room(name: str, folder: Path, names: Names = NAMES) -> QWidget:
    """The page or dialog that is called `name`, in which people are called `names`."""
    return WITH_FILES[name](names, folder) if name in WITH_FILES else ROOMS[name](names)
