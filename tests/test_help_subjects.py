"""F1 opens the page about what somebody is at: every prompt, piece, number and setting has one."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import product
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest
from PySide6.QtCore import QPoint, QSettings, Qt, QTimer
from PySide6.QtGui import QAction, QCursor
from PySide6.QtTest import QTest
from PySide6.QtWidgets import (
    QApplication,
    QDialog,
    QGraphicsView,
    QTableView,
    QTextBrowser,
    QWidget,
)
from pytestqt.qtbot import QtBot

from cascadia_qt.ai.random_bot import RandomBot
from cascadia_qt.app import Application
from cascadia_qt.games.cascadia.controllers.help_subjects import prompt_subject as stage_subject
from cascadia_qt.games.cascadia.controllers.table import TableController
from cascadia_qt.games.cascadia.controllers.turn import Stage
from cascadia_qt.games.cascadia.model.coach import Coach
from cascadia_qt.games.cascadia.model.setup import GameSetup
from cascadia_qt.games.cascadia.views.cards.small_card import SmallCard
from cascadia_qt.games.cascadia.views.coach.dialog import CoachDialog
from cascadia_qt.games.cascadia.views.table.cards_panel import CardsPanel
from cascadia_qt.games.cascadia.views.table.score_panel import ScorePanel
from cascadia_qt.games.cryptid.model.setup import CryptidSetup
from cascadia_qt.games.cryptid.rules.game import CRYPTID
from cascadia_qt.games.cryptid.rules.state import Phase as CryptidPhase
from cascadia_qt.games.cryptid.words import help_subjects as cryptid_subjects
from cascadia_qt.games.kaskaria.model.setup import KaskariaSetup
from cascadia_qt.games.kaskaria.rules.game import KASKARIA
from cascadia_qt.games.kaskaria.rules.state import Phase as KaskariaPhase
from cascadia_qt.games.kaskaria.words import help_subjects as kaskaria_subjects
from cascadia_qt.games.okanagan.model.setup import OkanaganSetup
from cascadia_qt.games.okanagan.rules.game import OKANAGAN
from cascadia_qt.games.okanagan.rules.state import Phase as OkanaganPhase
from cascadia_qt.games.okanagan.words import help_subjects as okanagan_subjects
from cascadia_qt.rules.game import Seat
from cascadia_qt.rules.grid import Cell
from cascadia_qt.views.film.score_graph import ScoreGraph
from cascadia_qt.views.help.help_dialog import HelpDialog
from cascadia_qt.views.help.subject import HELP_ROLE, explain, subject_of
from tests.help_text import book_of, subjects_of
from tests.window.opening import opening

pytestmark = pytest.mark.qt_log_ignore("plugin does not support", extend=True)

ANN, BEN = Seat("Ann"), Seat("Ben")
SETUPS: dict[str, Any] = {
    "cascadia": GameSetup,
    "cryptid": CryptidSetup,
    "kaskaria": KaskariaSetup,
    "okanagan": OkanaganSetup,
}
EXECUTE = QDialog.exec
SOON = 10  # milliseconds
STEPS = 12  # that are played in the window
MOST_GAMES = 200  # until every phase was met


@pytest.mark.parametrize(
    ("setup", "rules", "subjects", "phases"),
    [
        (CryptidSetup, CRYPTID, cryptid_subjects, CryptidPhase),
        (KaskariaSetup, KASKARIA, kaskaria_subjects, KaskariaPhase),
        (OkanaganSetup, OKANAGAN, okanagan_subjects, OkanaganPhase),
    ],
    ids=["cryptid", "kaskaria", "okanagan"],
)
def test_every_decision_has_a_page(setup: Any, rules: Any, subjects: Any, phases: Any) -> None:
    known = subjects_of(book_of(rules.id))
    met: set[object] = set()
    for seed in range(1, MOST_GAMES):
        bot = RandomBot(rules, seed)
        state = setup((ANN, BEN)).dealt(seed).history.state
        while rules.to_move(state) is not None:
            met.add(state.phase)
            action = bot.choose(state)
            assert subjects.prompt_subject(state) in known
            assert subjects.refusal_subject(state, action) in known
            state = rules.apply(state, action).state
        met.add(state.phase)
        assert subjects.prompt_subject(state) in known
        if met == set(phases):
            return
    raise AssertionError(set(phases) - met)


@pytest.mark.parametrize("players", [1, 2])
def test_every_stage_of_a_turn_of_cascadia_has_a_page(players: int) -> None:
    known = subjects_of(book_of("cascadia"))
    state = SimpleNamespace(options=SimpleNamespace(players=players))
    for stage, three in product(Stage, (False, True)):
        turn: Any = SimpleNamespace(stage=stage, may_replace_three=three, state=state)
        assert stage_subject(turn) in known


class House:
    """The program with all games on its shelf, which opens dialogs without waiting in them."""

    def __init__(self, app: QApplication, folder: Path) -> None:
        settings = QSettings(str(folder / "settings.ini"), QSettings.Format.IniFormat)
        settings.setValue("motion", 0)
        self.application = Application(app, settings, folder / "autosave")
        self.shell = self.application.shell
        self.window = self.shell.window
        self.shell.show_welcome()
        self.application.show()
        self.window.resize(1280, 720)
        self.window.activateWindow()
        QApplication.processEvents()

    def end(self) -> None:
        self.window.close()
        self.window.deleteLater()
        self.application.deleteLater()


@pytest.fixture
def opened(monkeypatch: pytest.MonkeyPatch) -> list[QDialog]:
    """The dialogs that are open, the last one in front."""
    dialogs: list[QDialog] = []

    def execute(dialog: QDialog) -> int:
        dialog.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose, False)
        dialog.open()
        dialog.activateWindow()
        QApplication.processEvents()
        dialogs.append(dialog)
        return 0

    monkeypatch.setattr(QDialog, "exec", execute)
    return dialogs


@pytest.fixture
def house(
    qapp: QApplication, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, opened: list[QDialog]
) -> Iterator[House]:
    before = QCursor.pos()
    with opening(qapp, monkeypatch) as programs:
        house = House(qapp, tmp_path)
        programs.append(house)
        yield house
        for dialog in reversed(opened):
            dialog.close()
    QCursor.setPos(before)


def shown_title(opened: list[QDialog]) -> str:
    """The title of the page that F1 has opened just now."""
    dialog = opened[-1]
    assert isinstance(dialog, HelpDialog)
    text = dialog.findChild(QTextBrowser)
    assert isinstance(text, QTextBrowser)
    title = text.toPlainText().splitlines()[0]
    opened.pop().close()
    return title


def told_subjects(root: QWidget) -> set[str]:
    """Whatever widgets, items of scenes and cells of tables in `root` say that they are about."""
    told = set()
    for widget in [root, *root.findChildren(QWidget)]:
        told.add(str(widget.property("help_subject") or ""))
        if isinstance(widget, QGraphicsView) and widget.scene() is not None:
            told |= {str(item.data(HELP_ROLE) or "") for item in widget.scene().items()}
        elif isinstance(widget, QTableView) and widget.model() is not None:
            model = widget.model()
            rows, columns = range(model.rowCount()), range(model.columnCount())
            cells = (model.index(row, column) for row in rows for column in columns)
            told |= {str(cell.data(HELP_ROLE) or "") for cell in cells}
    return told - {""}


@pytest.mark.parametrize("game", SETUPS)
def test_every_page_that_a_window_names_is_there(
    house: House, opened: list[QDialog], game: str
) -> None:
    shell = house.shell
    shell.play(SETUPS[game]((ANN, BEN)).dealt(3))
    known = subjects_of(shell.gui(game).help_book())
    assert shell.table is not None
    session = shell.table.session
    bot = RandomBot(session.record.rules, 7)
    for _ in range(STEPS):
        assert shell.table.help_subject in known
        session.submit(bot.choose(session.state))
        QApplication.processEvents()
    told = told_subjects(shell.table.page)
    shell.gui(game).ask_setup()
    told |= told_subjects(opened[-1])
    assert told <= known
    assert len(told) > 3
    QTest.keyClick(opened[-1], Qt.Key.Key_F1)
    assert isinstance(opened[-1], HelpDialog)  # from a dialog, too


def at_cascadia(house: House) -> QWidget:
    house.shell.play(GameSetup((ANN, BEN)).dealt(3))
    QApplication.processEvents()
    assert house.shell.table is not None
    return house.shell.table.page


def point_at(widget: QWidget, where: QPoint | None = None) -> None:
    QCursor.setPos(widget.mapToGlobal(widget.rect().center() if where is None else where))
    QApplication.processEvents()


def found(page: QWidget, kind: type[Any]) -> Any:
    widget = page.findChild(kind)
    assert isinstance(widget, kind)
    return widget


def test_the_pointer_and_the_keyboard_say_what_they_are_at(
    house: House, opened: list[QDialog]
) -> None:
    page, desk = at_cascadia(house), house.shell.help_desk
    cards, panel = found(page, CardsPanel), found(page, ScorePanel)
    assert desk.subject == "turn"  # the prompt
    point_at(cards.findChildren(SmallCard)[1])
    assert desk.subject == "elk"
    QTest.keyClick(house.window, Qt.Key.Key_F1)
    assert shown_title(opened) == "Elk A"
    house.window.activateWindow()
    QApplication.processEvents()
    number = next(spot for spot in panel.spots() if spot.line == "habitats")
    point_at(panel, (number.room.center() * panel.zoom).toPoint())
    assert desk.subject == "habitats"
    panel.setFocus()  # from now on the pointer lies still
    QTest.keyClick(panel, Qt.Key.Key_Down)
    assert desk.subject == "nature"


def test_a_refusal_is_explained_as_long_as_it_is_said(house: House, opened: list[QDialog]) -> None:
    at_cascadia(house)
    table = house.shell.table
    assert isinstance(table, TableController)
    QTest.keyClick(QApplication.focusWidget() or house.window, Qt.Key.Key_1)
    table._pointing._click(Cell(9, 9), Qt.MouseButton.LeftButton)
    assert house.shell.help_desk.subject == "rulings#places"
    QTest.keyClick(house.window, Qt.Key.Key_F1)
    assert shown_title(opened) == "Rulings"
    table._page.note.hide()
    assert house.shell.help_desk.subject != "rulings#places"


class Around:
    """Leads to dialogs and pages around the table, and tells what F1 would open there."""

    def __init__(self, house: House, qtbot: QtBot) -> None:
        self._house, self._qtbot = house, qtbot
        self._told = ""

    def known(self, game: str) -> set[str]:
        return subjects_of(self._house.shell.gui(game).help_book())

    def in_dialog(self, action: QAction) -> str:
        """Also in one for which something must be read first."""
        self._told = ""
        looking = QTimer(self._house.window)
        looking.timeout.connect(lambda: self._look(looking))
        looking.start(SOON)
        action.trigger()
        self._qtbot.waitUntil(lambda: bool(self._told))
        return self._told

    def _look(self, looking: QTimer) -> None:
        dialog = QApplication.activeModalWidget()
        if dialog is not None and dialog is QApplication.activeWindow():
            looking.stop()
            self._told = self._house.shell.help_desk.subject or "nothing"
            dialog.close()

    def on_page(self, focused: QWidget | None = None) -> str:
        self._house.window.activateWindow()
        if focused is not None:
            focused.setFocus()
        QApplication.processEvents()
        return self._house.shell.help_desk.subject


def test_whatever_is_around_the_table_has_its_section(
    house: House, qtbot: QtBot, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(QDialog, "exec", EXECUTE)
    shell, window, around = house.shell, house.window, Around(house, qtbot)
    at_cascadia(house)
    gui: Any = shell.gui("cascadia")
    assert shell.table is not None
    session = shell.table.session
    for _ in range(STEPS):
        session.submit(RandomBot(session.record.rules, 7).choose(session.state))
    record = session.record
    told = {
        name: around.in_dialog(getattr(window, name))
        for name in ("preferences", "statistics", "games", "keys")
    }
    assert told == {name: f"program#{name}" for name in told}
    of_cascadia = {
        name: around.in_dialog(window.extras[name]) for name in ("deals", "notebook", "poster")
    }
    review = QAction(window)
    review.triggered.connect(CoachDialog(Coach(record, tmp_path), gui.faces(), None, window).open)
    of_cascadia["review"] = around.in_dialog(review)
    for name in ("scenarios", "score_pad"):
        window.extras[name].trigger()
        of_cascadia[name] = around.on_page()
    gui.duplicate.begin(GameSetup((ANN, BEN)))
    of_cascadia["match"] = around.on_page()
    assert {name: subject.partition("#")[2] for name, subject in of_cascadia.items()} == {
        "deals": "match",
        "notebook": "achievements",
        "poster": "poster",
        "review": "review",
        "scenarios": "scenarios",
        "score_pad": "pad",
        "match": "match",
    }
    shell.replay(record)
    film = [around.on_page(), around.on_page(found(window, ScoreGraph))]
    assert film == ["program#replay", "program#graph"]
    assert {*told.values(), *of_cascadia.values(), *film} <= around.known("cascadia")
    shell.play(CryptidSetup((ANN, BEN)).dealt(3))
    for name in ("cases", "notebook"):
        window.extras[name].trigger()
        assert around.on_page() == name
        assert name in around.known("cryptid")


def test_what_says_nothing_is_explained_by_what_it_lies_in(qtbot: QtBot) -> None:
    whole = QWidget()
    qtbot.addWidget(whole)
    part = QWidget(QWidget(whole))
    assert subject_of(part, None) == ""
    explain(whole, "aim")
    assert subject_of(part, None) == "aim"
    explain(part, "turn#see")
    assert subject_of(part, None) == "turn#see"
