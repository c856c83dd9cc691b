"""The dialogs of deals and posters, and posters themselves, for the pictures of every page."""

from __future__ import annotations

from collections.abc import Callable
from datetime import date, timedelta
from functools import partial
from itertools import product

from PySide6.QtCore import QSize, QSizeF, Qt
from PySide6.QtGui import QAction
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QDialog

from cascadia_qt.games.cascadia.rules.deal_code import Deal, day_deal, deal_code
from cascadia_qt.games.cascadia.rules.state import Phase
from cascadia_qt.games.cascadia.store.days import DayResult
from cascadia_qt.games.cascadia.views.art.faces import Faces
from cascadia_qt.games.cascadia.views.deal.dialog import DealDialog
from cascadia_qt.games.cascadia.views.poster.dialog import PosterChoice, PosterDialog
from cascadia_qt.games.cascadia.views.poster.export import poster_image
from cascadia_qt.games.cascadia.views.poster.paper import SHEETS, Paper
from cascadia_qt.games.cascadia.views.poster.poster import Poster, default_title
from cascadia_qt.games.cascadia.views.poster.preview import PosterPreview
from cascadia_qt.games.cascadia.views.score.scored_table import ScoredTable, scored_table
from cascadia_qt.rules.grid import HEX, SQUARE, Grid
from cascadia_qt.views.theme import Theme, current_theme
from tests.screenshots.pages import Stage, game

TODAY = date(2026, 11, 16)
CODE = deal_code(Deal(day_deal(TODAY, 2).options, 12345678901))
DAYS = tuple(
    DayResult(TODAY - timedelta(days=before), name, 84 + before * 37 % 23, before, before == 4)
    for before, name in product((0, 1, 2, 4, 7, 8), ("Ann", "Benjamin"))
)
PAPERS: dict[str, Paper] = {
    "upright": SHEETS["A4"],
    "wide": SHEETS["A4"].turned(),
    "square": SHEETS["square"],
}
_POSTER = QSize(1400, 1400)


def deal_pages(stage: Stage) -> None:
    """Every page of deals and posters, one after the other."""
    deal_dialogs(stage)
    poster_dialogs(stage)
    posters(stage)


def deal_dialogs(stage: Stage) -> None:
    for name, code, days in (
        ("deal-of-the-day", "", DAYS),
        ("deal-first-day", "", ()),
        ("deal-code", CODE.lower(), DAYS),
        ("deal-code-wrong", f"{CODE[:6]}O{CODE[7:]}", ()),
    ):
        _keep(stage, name, partial(_deal_dialog, stage, code, days))


def poster_dialogs(stage: Stage) -> None:
    dark = current_theme().dark
    for name, players, choice in (
        ("poster-dialog", 4, PosterChoice(dark=dark)),
        ("poster-dialog-pixels", 1, PosterChoice(paper=4, dark=dark)),
    ):
        _keep(stage, name, partial(_poster_dialog, stage, players, choice))


def posters(stage: Stage) -> None:
    """Not of the window: every kind of poster in the colours of the set."""
    for (name, paper), players, grid in product(PAPERS.items(), (1, 2, 4), (HEX, SQUARE)):
        size = QSizeF(paper.shape).scaled(QSizeF(_POSTER), Qt.AspectRatioMode.KeepAspectRatio)
        image = poster_image(_poster(players, grid, current_theme()), size.toSize())
        assert image.save(str(stage.folder / f"poster-{name}-{players}-{grid.name}.png"))


def _deal_dialog(stage: Stage, code: str, days: tuple[DayResult, ...]) -> QDialog:
    dialog = DealDialog(TODAY, days, Faces(), stage.window)
    dialog.show_code(code)
    return dialog


def _poster_dialog(stage: Stage, players: int, choice: PosterChoice) -> QDialog:
    table = _table(players, HEX)
    dialog = PosterDialog(table, TODAY, CODE, choice, stage.window)
    preview = dialog.findChild(PosterPreview)
    assert isinstance(preview, PosterPreview)
    dialog.show()
    while not preview.ready:
        QTest.qWait(20)
    dialog.hide()
    return dialog


def _poster(players: int, grid: Grid, theme: Theme) -> Poster:
    table = _table(players, grid)
    seats = tuple(range(players))
    return Poster(table, seats, default_title(table, seats), TODAY, CODE, theme)


def _table(players: int, grid: Grid) -> ScoredTable:
    record = game(
        lambda state: state.phase is Phase.OVER, players=players, grid=grid, cards="BCADC"
    )
    return scored_table(record.seats, record.history.state)


def _keep(stage: Stage, name: str, make: Callable[[], QDialog]) -> None:
    action = QAction(stage.window)
    dialog = make()
    action.triggered.connect(dialog.exec)
    stage.keep_dialog(name, action)
