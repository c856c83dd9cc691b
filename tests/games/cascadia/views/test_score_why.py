"""The score dialog shows for every number the landscape, the lights and the reasons."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from typing import TypeVar

import pytest
from PySide6.QtCore import QEvent, QPoint, QPointF, Qt
from PySide6.QtGui import QColor, QImage, QMouseEvent, QWheelEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QLabel, QPushButton
from pytestqt.qtbot import QtBot

from cascadia_qt.games.cascadia.rules.environment import Environment
from cascadia_qt.games.cascadia.rules.scoring.unit import Unit
from cascadia_qt.games.cascadia.rules.terms import Wildlife
from cascadia_qt.games.cascadia.views.art.faces import Faces
from cascadia_qt.games.cascadia.views.score.dialog import ScoreDialog
from cascadia_qt.games.cascadia.views.score.scored_table import ScoredTable
from cascadia_qt.games.cascadia.views.score.sheet_view import SheetView
from cascadia_qt.games.cascadia.views.table.board_scene import BoardScene
from cascadia_qt.games.cascadia.views.why.reason_list import WhyList
from cascadia_qt.games.cascadia.views.why.reasons import account
from cascadia_qt.games.cascadia.views.why.view import WhyView
from cascadia_qt.games.cascadia.words.score_lines import LINES, LINES_BY_ID
from cascadia_qt.games.cascadia.words.units import explanation
from cascadia_qt.rules.grid import HEX, SQUARE, Cell, Grid
from cascadia_qt.views.theme import DARK, LIGHT, Theme
from cascadia_qt.words import language
from tests.games.cascadia.views.test_reasons import played
from tests.looks import Wear

pytestmark = pytest.mark.qt_log_ignore("plugin does not support", extend=True)

Key = Qt.Key
Child = TypeVar("Child")


class Lamps:
    """Remembers which land every scene shows, and what is lit there."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.lands: dict[BoardScene, Environment] = {}
        self.lit: dict[BoardScene, tuple[list[Unit], Unit | None]] = {}
        sync, explain = BoardScene.sync, BoardScene.explain

        def spied_sync(scene: BoardScene, environment: Environment) -> None:
            self.lands[scene] = environment
            sync(scene, environment)

        def spied_explain(
            scene: BoardScene, units: Sequence[Unit] | None, focus: Unit | None = None
        ) -> None:
            self.lit[scene] = list(units or ()), focus
            explain(scene, units, focus)

        monkeypatch.setattr(BoardScene, "sync", spied_sync)
        monkeypatch.setattr(BoardScene, "explain", spied_explain)


class Shown:
    """A dialog that is shown, and the keys that are pressed in it."""

    def __init__(self, qtbot: QtBot, table: ScoredTable, lamps: Lamps) -> None:
        self.table = table
        self._lamps = lamps
        self.dialog = ScoreDialog(table, Faces())
        self.dialog.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose, False)
        qtbot.addWidget(self.dialog)
        self.sheet = _only(self.dialog.findChildren(SheetView))
        self.reasons = _only(self.dialog.findChildren(WhyList))
        self.landscape = _only(self.dialog.findChildren(WhyView))
        self.numbers: list[tuple[int, str]] = []
        self.dialog.number_focused.connect(lambda seat, line: self.numbers.append((seat, line)))
        self.dialog.resize(1200, 752)
        with qtbot.waitActive(self.dialog):
            self.dialog.show()
            self.dialog.activateWindow()

    def press(self, *keys: Qt.Key) -> None:
        for key in keys:
            focused = self.dialog.focusWidget()
            assert focused is not None
            QTest.keyClick(focused, key)

    def point_at(self, cell: Cell) -> None:
        at = QPointF(self.landscape.rect_of(cell).center())
        viewport = self.landscape.viewport()
        none = Qt.MouseButton.NoButton
        event = QMouseEvent(
            QEvent.Type.MouseMove, at, viewport.mapToGlobal(at), none, none,
            Qt.KeyboardModifier.NoModifier,
        )  # fmt: skip
        QApplication.sendEvent(viewport, event)

    def click_on(self, cell: Cell) -> None:
        at = self.landscape.rect_of(cell).center()
        QTest.mouseClick(self.landscape.viewport(), Qt.MouseButton.LeftButton, pos=at)

    def click_row(self, row: int) -> None:
        at = self.reasons.visualRect(self.reasons.model().index(row, 0)).center()
        QTest.mouseClick(self.reasons.viewport(), Qt.MouseButton.LeftButton, pos=at)

    @property
    def land(self) -> Environment:
        return self._lamps.lands[self._scene]

    @property
    def lit(self) -> list[Unit]:
        return self._lamps.lit[self._scene][0]

    @property
    def focus(self) -> Unit | None:
        return self._lamps.lit[self._scene][1]

    @property
    def spoken(self) -> list[str]:
        """The rows as they are read aloud."""
        model, role = self.reasons.model(), Qt.ItemDataRole.AccessibleTextRole
        return [model.index(row, 0).data(role) for row in range(model.rowCount())]

    @property
    def _scene(self) -> BoardScene:
        scene = self.landscape.scene()
        assert isinstance(scene, BoardScene)
        return scene

    def text(self, name: str) -> str:
        return _only(self.dialog.findChildren(QLabel, name)).text()


def _only(found: Sequence[Child]) -> Child:
    assert len(found) == 1
    return found[0]


@pytest.fixture
def lamps(monkeypatch: pytest.MonkeyPatch) -> Lamps:
    return Lamps(monkeypatch)


Show = Callable[..., Shown]


@pytest.fixture
def show(qtbot: QtBot, lamps: Lamps) -> Show:
    def shown(table: ScoredTable | None = None) -> Shown:
        return Shown(qtbot, table or played(), lamps)

    return shown


def same(units: Sequence[Unit], others: Sequence[Unit]) -> bool:
    return sorted(units, key=str) == sorted(others, key=str)


def walk(players: int) -> list[Qt.Key]:
    """Keys that go from the total of the first player over every number."""
    up, down = [Key.Key_Up] * (len(LINES) - 1), [Key.Key_Down] * (len(LINES) - 1)
    columns = [up if seat % 2 == 0 else down for seat in range(players)]
    return [key for column in columns for key in (*column, Key.Key_Right)]


@pytest.mark.parametrize("grid", [HEX, SQUARE], ids=["hex", "square"])
def test_every_number_is_reached_by_keys_and_explained(show: Show, grid: Grid) -> None:
    table = played(grid)
    shown = show(table)
    shown.press(*[Key.Key_Left] * 3)
    reached = set()
    for key in walk(len(table.seats)):
        shown.press(key)
        seat, line = shown.numbers[-1]
        reached.add((seat, line))
        assert shown.land is table.environments[seat]
        explained = account(table, seat, LINES_BY_ID[line])
        assert shown.focus is None
        assert shown.lit == list(explained.lit or ())
        assert shown.spoken == [reason.spoken for reason in explained.reasons]
        assert shown.text("why_heading") == explained.heading
        assert shown.reasons.accessibleName() == explained.heading
        units = LINES_BY_ID[line].units(table.sheets[seat])
        if LINES_BY_ID[line].subject is not None:
            assert same(shown.lit, units)
            assert not units or sorted(shown.spoken) == sorted(map(explanation, units))
    missing = {(0, "total")}  # where it begins
    assert reached | missing == {(s, line.id) for s in range(4) for line in LINES}


@pytest.mark.parametrize("grid", [HEX, SQUARE], ids=["hex", "square"])
def test_rows_are_chosen_by_keys_and_stand_out_on_the_landscape(show: Show, grid: Grid) -> None:
    shown = show(played(grid))
    shown.dialog.look_at(1, "fox")
    lit = shown.lit
    assert len(lit) > 1
    shown.press(Key.Key_Tab)
    assert shown.dialog.focusWidget() is shown.reasons
    for unit in lit:
        assert shown.focus is unit
        assert shown.lit == lit
        shown.press(Key.Key_Down)
    shown.press(Key.Key_Home)
    assert shown.focus is lit[0]


def test_a_click_on_a_row_stands_out_too(show: Show) -> None:
    shown = show()
    shown.dialog.look_at(1, "fox")
    shown.click_row(1)
    assert shown.focus is shown.lit[1]


def test_a_click_beside_the_rows_leaves_none_unmarked(show: Show) -> None:
    shown = show()
    shown.dialog.look_at(1, "nature")
    below = shown.reasons.viewport().rect().bottomLeft() + QPoint(20, -10)
    QTest.mouseClick(shown.reasons.viewport(), Qt.MouseButton.LeftButton, pos=below)
    assert shown.dialog.focusWidget() is shown.reasons
    assert shown.reasons.currentIndex().row() == 0


def test_looking_at_another_number_looks_at_all_of_it(show: Show) -> None:
    shown = show()
    shown.dialog.look_at(0, "fox")
    shown.press(Key.Key_Tab, Key.Key_Down, Key.Key_Backtab, Key.Key_Right)
    assert shown.numbers[-1] == (1, "fox")
    assert shown.focus is None
    assert not shown.reasons.currentIndex().isValid()


def test_return_on_a_number_leads_into_its_reasons(show: Show) -> None:
    shown = show()
    shown.dialog.look_at(0, "fox")
    shown.press(Key.Key_Return)
    assert shown.dialog.focusWidget() is shown.reasons
    assert shown.focus is shown.lit[0]


def test_sums_lead_to_their_lines_by_keys(show: Show) -> None:
    shown = show()
    shown.dialog.look_at(2, "total")
    shown.press(Key.Key_Tab, Key.Key_Return)
    assert shown.numbers[-1] == (2, "wildlife")
    shown.press(Key.Key_Down, Key.Key_Space)
    assert shown.numbers[-1] == (2, "elk")
    assert shown.focus is shown.lit[0]
    shown.press(Key.Key_Return)
    assert shown.dialog.isVisible()
    assert shown.numbers[-1] == (2, "elk")


def test_sums_lead_to_their_lines_by_clicks(show: Show) -> None:
    shown = show()
    shown.dialog.look_at(1, "total")
    shown.click_row(1)
    assert shown.numbers[-1] == (1, "habitats")
    shown.click_row(4)
    assert shown.numbers[-1] == (1, "river")


def test_a_line_of_a_sum_is_lit_alone_while_it_is_looked_at(show: Show) -> None:
    shown = show()
    shown.dialog.look_at(0, "wildlife")
    shown.press(Key.Key_Tab, Key.Key_End)
    foxes = LINES_BY_ID["fox"].units(shown.table.sheets[0])
    assert same(shown.lit, [unit for unit in foxes if unit.points])


def test_a_lit_token_finds_its_row(show: Show) -> None:
    shown = show()
    shown.dialog.look_at(0, "fox")
    for row, unit in enumerate(shown.lit):
        shown.point_at(unit.cells[0])
        assert shown.reasons.currentIndex().row() == row
        assert shown.focus is unit
    shown.click_on(shown.lit[0].cells[0])
    assert shown.focus is shown.lit[0]
    assert shown.dialog.focusWidget() is shown.sheet


def test_what_is_not_lit_changes_nothing(show: Show) -> None:
    shown = show()
    shown.dialog.look_at(0, "fox")
    shown.point_at(shown.lit[0].cells[0])
    lit = {cell for unit in shown.lit for cell in unit.cells}
    dark = next(cell for cell in shown.land if cell not in lit)
    shown.point_at(dark)
    shown.click_on(dark)
    assert shown.focus is shown.lit[0]


def test_clicks_go_through_everything_that_lies_on_a_tile(show: Show) -> None:
    shown = show()
    seat, line = next(
        (seat, line.id)
        for seat, sheet in enumerate(shown.table.sheets)
        for line in LINES
        if line.bonus(sheet)
    )
    shown.dialog.look_at(seat, line)
    corridor, bonus = shown.lit
    looked_at = []
    shown.point_at(corridor.cells[0])
    for _ in range(3):
        looked_at.append(shown.focus)
        shown.click_on(corridor.cells[0])
    assert looked_at == [corridor, bonus, corridor]


def test_a_token_of_a_sum_leads_to_its_line(show: Show) -> None:
    shown = show()
    shown.dialog.look_at(3, "wildlife")
    unit = shown.lit[-1]
    shown.click_on(unit.cells[0])
    assert isinstance(unit.subject, Wildlife)
    assert shown.numbers[-1] == (3, unit.subject.word)


def test_other_landscapes_are_laid_out_when_they_are_needed(show: Show, lamps: Lamps) -> None:
    shown = show()
    lands, winner = shown.table.environments, shown.sheet.looked_at[0]
    other = (winner + 1) % 4
    assert list(lamps.lands.values()) == [lands[winner]]
    for seat in (winner, other, winner, other):
        shown.dialog.look_at(seat, "bear")
    assert list(lamps.lands.values()) == [lands[winner], lands[other]]


def test_a_game_that_goes_on_says_what_is_not_there_yet(show: Show) -> None:
    shown = show(played(turns=0))
    assert shown.dialog.windowTitle() == "Score so far"
    shown.dialog.look_at(0, "hawk")
    assert shown.spoken == ["No hawks yet"]
    assert shown.lit == []
    shown.press(Key.Key_Tab)
    assert shown.focus is None


def test_alone_everything_is_explained_too(show: Show) -> None:
    table = played(players=1)
    shown = show(table)
    assert shown.text("score_title").startswith(f"{table.sheets[0].total} points")
    shown.press(Key.Key_Tab, Key.Key_Down, Key.Key_Return)
    assert shown.numbers[-1] == (0, "habitats")
    assert shown.land is table.environments[0]


@pytest.mark.parametrize(("tabs", "name"), [(5, "export"), (6, "print")], ids=["export", "print"])
def test_export_and_print_are_asked_for_by_keys(
    qtbot: QtBot, show: Show, tabs: int, name: str
) -> None:
    shown = show()
    shown.press(*[Key.Key_Tab] * tabs)
    with (
        qtbot.assertNotEmitted(shown.dialog.again_requested),
        qtbot.waitSignal(getattr(shown.dialog, f"{name}_requested")),
    ):
        shown.press(Key.Key_Return)
    assert shown.dialog.isVisible()


def test_escape_closes_from_the_list(qtbot: QtBot, show: Show) -> None:
    shown = show()
    with qtbot.assertNotEmitted(shown.dialog.again_requested):
        shown.press(Key.Key_Tab, Key.Key_Escape)
    assert not shown.dialog.isVisible()


def test_tab_comes_round(show: Show) -> None:
    shown = show()
    stops = []
    for _ in range(8):
        stops.append(shown.dialog.focusWidget().objectName())
        shown.press(Key.Key_Tab)
    assert stops == [
        "sheet", "reasons", "close_button", "again_button", "review_button", "export_button",
        "print_button", "sheet",
    ]  # fmt: skip


@pytest.mark.parametrize("theme", [LIGHT, DARK], ids=["light", "dark"])
def test_the_number_and_its_row_carry_the_colour_of_the_lights(
    show: Show, theme: Theme, wear: Wear
) -> None:
    wear(theme)
    shown = show()
    shown.dialog.look_at(0, "fox")
    before = has_colour(shown.reasons.viewport().grab().toImage(), theme.why)
    shown.press(Key.Key_Tab)
    after = has_colour(shown.reasons.viewport().grab().toImage(), theme.why)
    assert (before, after) == (False, True)
    assert has_colour(shown.sheet.viewport().grab().toImage(), theme.why)
    corner = shown.landscape.grab().toImage().pixelColor(1, 1)
    assert corner == QColor(theme.raised)


def has_colour(picture: QImage, colour: str) -> bool:
    wanted = QColor(colour).rgb()
    points = ((x, y) for x in range(picture.width()) for y in range(picture.height()))
    return any(picture.pixel(x, y) == wanted for x, y in points)


def test_focus_shows_in_the_sheet_and_in_the_list(show: Show) -> None:
    shown = show()
    shown.dialog.look_at(0, "fox")
    views = (shown.sheet, shown.reasons)
    shown.press(Key.Key_Tab)
    in_list = [view.viewport().grab().toImage() for view in views]
    shown.press(Key.Key_Backtab)
    in_sheet = [view.viewport().grab().toImage() for view in views]
    assert in_list[0] != in_sheet[0]
    assert in_list[1] != in_sheet[1]


@pytest.fixture
def english_again() -> Iterator[None]:
    yield
    language.translate_with(lambda _context, text: text)


def test_another_language_changes_every_word(show: Show, english_again: None) -> None:
    shown = show()
    shown.dialog.look_at(0, "fox")
    shown.press(Key.Key_Tab)
    wide = shown.sheet.verticalHeader().width()
    language.translate_with(lambda _context, text: f"{text} {text}")
    QApplication.sendEvent(shown.dialog, QEvent(QEvent.Type.LanguageChange))
    assert "Fox Fox C" in shown.text("why_heading")
    assert shown.spoken == [explanation(unit) for unit in shown.lit]
    assert shown.text("score_title").count("wins with") == 2
    assert shown.sheet.verticalHeader().width() > wide
    shown.press(Key.Key_Down)
    assert shown.focus is not None
    assert button(shown, "export_button").text() == "E&xport…"


def button(shown: Shown, name: str) -> QPushButton:
    return _only(shown.dialog.findChildren(QPushButton, name))


def turn_wheel(shown: Shown, notches: int) -> None:
    viewport = shown.landscape.viewport()
    at = QPointF(viewport.rect().center())
    event = QWheelEvent(
        at, viewport.mapToGlobal(at), QPoint(), QPoint(0, 120 * notches),
        Qt.MouseButton.NoButton, Qt.KeyboardModifier.NoModifier,
        Qt.ScrollPhase.NoScrollPhase, False,
    )  # fmt: skip
    QApplication.sendEvent(viewport, event)


def test_the_wheel_zooms_and_a_key_fits(show: Show) -> None:
    shown = show()
    fitted = shown.landscape.transform()
    turn_wheel(shown, 3)
    assert shown.landscape.transform().m11() > fitted.m11() * 1.2
    shown.press(Key.Key_F)
    assert shown.landscape.transform() == fitted


def test_keys_zoom(show: Show) -> None:
    shown = show()
    fitted = shown.landscape.transform().m11()
    QTest.keyClick(shown.sheet, Key.Key_Plus, Qt.KeyboardModifier.ControlModifier)
    larger = shown.landscape.transform().m11()
    QTest.keyClick(shown.sheet, Key.Key_Minus, Qt.KeyboardModifier.ControlModifier)
    assert larger > fitted * 1.1
    assert shown.landscape.transform().m11() == pytest.approx(fitted)


def test_who_has_zoomed_in_still_sees_the_row(show: Show) -> None:
    shown = show()
    shown.dialog.look_at(0, "fox")
    turn_wheel(shown, 10)
    shown.press(Key.Key_Tab)
    for unit in shown.lit:
        assert shown.focus is unit
        seen = shown.landscape.viewport().rect()
        assert seen.contains(shown.landscape.rect_of(unit.cells[0]).center())
        shown.press(Key.Key_Down)


@pytest.mark.parametrize("players", [1, 2, 3, 4])
def test_the_landscape_has_the_room_that_the_sheet_leaves(show: Show, players: int) -> None:
    shown = show(played(players=players))
    assert shown.landscape.width() >= 400
    assert shown.landscape.height() >= 320
    for view in (shown.sheet, shown.landscape):
        assert not view.verticalScrollBar().isVisible()
        assert not view.horizontalScrollBar().isVisible()
    assert shown.sheet.verticalScrollBar().maximum() == 0
    assert shown.sheet.horizontalScrollBar().maximum() == 0
    sheet, before = shown.sheet.width(), shown.landscape.size()
    shown.dialog.resize(1804, 1015)
    QApplication.processEvents()
    assert shown.sheet.width() == sheet
    assert shown.landscape.width() == before.width() + 604
    assert shown.landscape.height() > before.height() + 200


def test_long_words_are_broken_not_cut(show: Show) -> None:
    shown = show()
    shown.dialog.look_at(0, "fox")
    shown.dialog.resize(shown.dialog.minimumSizeHint())
    QApplication.processEvents()
    metrics, model = shown.reasons.fontMetrics(), shown.reasons.model()
    rows = [shown.reasons.visualRect(model.index(row, 0)) for row in range(model.rowCount())]
    assert not shown.reasons.horizontalScrollBar().isVisible()
    assert max(row.right() for row in rows) <= shown.reasons.viewport().width()
    wide = [metrics.horizontalAdvance(model.index(row, 0).data()) for row in range(len(rows))]
    assert max(wide) > shown.reasons.viewport().width() - 72
    assert rows[wide.index(max(wide))].height() >= 2 * metrics.height()
