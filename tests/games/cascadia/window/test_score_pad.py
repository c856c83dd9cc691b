"""A cardboard game on the score pad, by mouse and by keyboard, saved and scored elsewhere."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import QLocale, QPoint, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QFileDialog, QLabel, QLineEdit, QMessageBox, QPushButton

from cascadia_qt.games.cascadia.controllers.score_pad import ScorePad
from cascadia_qt.games.cascadia.model.position_file import load_position
from cascadia_qt.games.cascadia.rules.position import LaidPlayer
from cascadia_qt.games.cascadia.rules.terms import Card, Habitat, Variant, Wildlife
from cascadia_qt.games.cascadia.views.cards.small_card import SmallCard
from cascadia_qt.games.cascadia.views.score_pad.laid_table import position_seats
from cascadia_qt.games.cascadia.views.score_pad.pad_dialog import PadScoreDialog
from cascadia_qt.games.cascadia.views.score_pad.pad_page import PadPage
from cascadia_qt.rules.grid import HEX, SQUARE, Cell, Grid
from cascadia_qt.views.toast import Toast
from tests.games.cascadia.window.desk import RIGHT, Desk, settle
from tests.games.cascadia.window.hands import Keyboard, Mouse
from tests.quiet_hall import QuietHall
from tests.terminal.command import run

Key = Qt.Key
MIDDLE = Qt.MouseButton.MiddleButton
BEAR, ELK, SALMON, HAWK, FOX = Wildlife
DIGITS = (Key.Key_1, Key.Key_2, Key.Key_3, Key.Key_4, Key.Key_5)
# Five rows of four: what is laid in the tests that lay twenty tokens.
ROWS = ["BBEE", "SSSF", "HFHE", "FBSE", "HSEF"]
ANIMALS = {"B": BEAR, "E": ELK, "S": SALMON, "H": HAWK, "F": FOX}
TABLE = {
    Cell(a - 2, b - 2): ANIMALS[letter]
    for b, row in enumerate(ROWS)
    for a, letter in enumerate(row)
}


class Table:
    """What a test sees of the pad."""

    def __init__(self, desk: Desk, folder: Path) -> None:
        self.desk = desk
        self.folder = folder
        shell = desk.application.shell
        self.hall = QuietHall(folder, desk.preferences, desk.window)
        self.pad = ScorePad(self.hall, shell)
        shell.lobby.leave()
        self.pad.open()
        settle()

    @property
    def page(self) -> PadPage:
        page = self.desk.window.centralWidget()
        assert isinstance(page, PadPage)
        return page

    @property
    def player(self) -> LaidPlayer:
        """The first one."""
        return self.pad.document.position.players[0]

    @property
    def tokens(self) -> dict[Cell, Wildlife]:
        return {
            cell: tile.token for cell, tile in self.player.tiles.items() if tile.token is not None
        }

    def at(self, mouse: Mouse, cell: Cell) -> QPoint:
        view, scene = self.page.board, self.page.scene
        return mouse.at(view.viewport(), view.mapFromScene(scene.layout_of_cells.centre(cell)))

    def names(self) -> list[str]:
        return [seat.name for seat in position_seats(self.pad.document.position)]

    @property
    def shown_name(self) -> str:
        """As it is read: typed, or proposed where nothing was."""
        name = self.page.tools.name
        return name.text() or name.placeholderText()

    def type_name(self, mouse: Mouse, text: str) -> None:
        """Clicks on the name and types another one."""
        name = self.page.tools.name
        mouse.click(mouse.at(name))
        name.selectAll()
        QTest.keyClicks(name, text)

    def said(self) -> list[str]:
        return [toast.text() for toast in self.desk.window.findChildren(Toast)]


@pytest.fixture
def table(desk: Desk, tmp_path: Path) -> Iterator[Table]:
    made = Table(desk, tmp_path / "pad")
    yield made
    made.pad.wait()
    for toast in desk.window.findChildren(Toast):
        toast.deleteLater()
    settle()


def choose(monkeypatch: pytest.MonkeyPatch, path: Path | str) -> None:
    for name in ("getSaveFileName", "getOpenFileName"):
        monkeypatch.setattr(QFileDialog, name, lambda *_: (str(path), ""))


def total_of(capsys: pytest.CaptureFixture[str], path: Path) -> list[int]:
    """What the command line makes of a file."""
    result = run(capsys, "score", str(path), "--json")
    assert result.status == 0
    return [player["total"] for player in result.json["players"]]


def lay_by_mouse(table: Table, mouse: Mouse, keyboard: Keyboard) -> None:
    for species in Wildlife:
        keyboard.press(DIGITS[species])
        for cell, token in TABLE.items():
            if token is species:
                mouse.click(table.at(mouse, cell))


def lay_by_keyboard(table: Table, keyboard: Keyboard) -> None:
    """Row by row, there and back, from the cell above and left."""
    keyboard.press(Key.Key_Right, *[Key.Key_Up] * 2, *[Key.Key_Left] * 3)
    assert table.page.scene.cursor == Cell(-2, -2)
    for number, row in enumerate(ROWS):
        for letter in row:
            keyboard.press(DIGITS[ANIMALS[letter]], Key.Key_Right)
        if number < len(ROWS) - 1:
            keyboard.press(Key.Key_Down)
            while table.page.scene.cursor != Cell(-2, number - 1):
                keyboard.press(Key.Key_Left)


@pytest.fixture(params=["mouse", "keyboard"])
def laid(request: pytest.FixtureRequest, table: Table, mouse: Mouse, keyboard: Keyboard) -> Table:
    """Twenty tokens lie there, laid with one hand or the other."""
    if request.param == "mouse":
        lay_by_mouse(table, mouse, keyboard)
    else:
        lay_by_keyboard(table, keyboard)
    return table


def test_twenty_tokens_are_laid_saved_and_scored_alike(
    laid: Table,
    keyboard: Keyboard,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    table = laid
    assert table.tokens == TABLE
    keyboard.press(Key.Key_N, Key.Key_N, Key.Key_N)
    keyboard.shifted(Key.Key_N)
    assert table.player.nature == 2
    path = tmp_path / "table.json"
    choose(monkeypatch, path)
    keyboard.controlled(Key.Key_S)
    assert table.said() == [f"Saved in {path}."]
    position, total = table.pad.document.position, table.pad.document.sheets[0].total
    assert total > 2
    assert total_of(capsys, path) == [total]
    table.pad.document.clear()
    keyboard.controlled(Key.Key_O)
    assert table.pad.document.position == position
    assert table.pad.document.sheets[0].total == total


@pytest.mark.parametrize("grid", [HEX, SQUARE], ids=["hex", "square"])
def test_tiles_for_two_players_are_scored_alike(
    table: Table,
    mouse: Mouse,
    keyboard: Keyboard,
    grid: Grid,
    tmp_path: Path,
    capsys: pytest.CaptureFixture[str],
) -> None:
    mouse.click(mouse.at(table.page.tools.grids[grid]))
    mouse.click(mouse.at(table.page.bar.add))
    keyboard.press(Key.Key_T, Key.Key_2)
    mouse.drag(table.at(mouse, Cell(-2, 0)), table.at(mouse, Cell(2, 0)))
    keyboard.controlled(Key.Key_1)
    mouse.drag(table.at(mouse, Cell(-1, 0)), table.at(mouse, Cell(1, 0)))
    keyboard.press(Key.Key_T, Key.Key_5)
    mouse.click(table.at(mouse, Cell(0, 0)))
    first, second = table.pad.document.position.players
    assert (len(first.tiles), len(second.tiles)) == (3, 5)
    path = tmp_path / "two.json"
    table.pad.save_to(path)
    totals = [sheet.total for sheet in table.pad.document.sheets]
    assert total_of(capsys, path) == totals
    keyboard.press(Key.Key_P)
    assert table.shown_name == "Player 2"


def test_the_board_has_the_focus_at_first_and_keeps_it(table: Table, mouse: Mouse) -> None:
    assert table.page.board.hasFocus()
    mouse.click(mouse.at(table.page.tools.tokens[FOX]))
    mouse.click(mouse.at(table.page.scoring.variants[Variant.FAMILY]))
    assert table.page.board.hasFocus()


def test_a_stroke_lays_many_and_is_undone_at_once(
    table: Table, mouse: Mouse, keyboard: Keyboard
) -> None:
    mouse.drag(table.at(mouse, Cell(-3, 0)), table.at(mouse, Cell(3, 0)))
    assert table.tokens == {Cell(a, 0): BEAR for a in range(-3, 4)}
    keyboard.controlled(Key.Key_Z)
    assert table.tokens == {}
    keyboard.controlled(Key.Key_Y)
    assert len(table.tokens) == 7
    mouse.drag(table.at(mouse, Cell(-3, 0)), table.at(mouse, Cell(0, 0)))
    assert set(table.tokens) == {Cell(a, 0) for a in (1, 2, 3)}
    mouse.drag(table.at(mouse, Cell(3, 0)), table.at(mouse, Cell(2, 0)), RIGHT)
    assert set(table.tokens) == {Cell(1, 0)}


def test_clicks_lay_exchange_and_take_away(table: Table, mouse: Mouse, keyboard: Keyboard) -> None:
    here = table.at(mouse, Cell(1, 1))
    mouse.click(mouse.at(table.page.tools.tokens[SALMON]))
    mouse.click(here)
    assert table.tokens == {Cell(1, 1): SALMON}
    keyboard.press(Key.Key_2)
    mouse.click(here)
    assert table.tokens == {Cell(1, 1): ELK}
    mouse.click(here)
    assert table.tokens == {}
    mouse.click(here)
    mouse.click(mouse.at(table.page.tools.eraser))
    mouse.click(here)
    assert table.player.tiles == {}


def test_the_board_is_moved_with_the_middle_button_and_zoomed(table: Table, mouse: Mouse) -> None:
    before = table.at(mouse, Cell(0, 0))
    mouse.drag(before, before + QPoint(40, 30), MIDDLE)
    assert table.at(mouse, Cell(0, 0)) == before + QPoint(40, 30)
    assert table.tokens == {}
    scale = table.page.board.transform().m11()
    mouse.wheel(-2, before, Qt.KeyboardModifier.ControlModifier)
    assert table.page.board.transform().m11() > scale


def test_a_tile_is_turned_by_wheel_and_key(table: Table, mouse: Mouse, keyboard: Keyboard) -> None:
    keyboard.press(Key.Key_T, Key.Key_2)
    mouse.wheel(1, table.at(mouse, Cell(0, 0)))
    mouse.click(table.at(mouse, Cell(0, 0)))
    keyboard.press(Key.Key_R)
    mouse.click(mouse.at(table.page.tools.tile))
    mouse.click(table.at(mouse, Cell(1, 0)))
    mountain, forest = Habitat.MOUNTAIN, Habitat.FOREST
    assert table.player.tiles[Cell(0, 0)].edges == (forest,) * 3 + (mountain,) * 3
    assert table.player.tiles[Cell(1, 0)].edges == (
        mountain, mountain, forest, forest, forest, mountain,
    )  # fmt: skip


def test_the_keyboard_erases_and_lays_again(table: Table, keyboard: Keyboard) -> None:
    keyboard.press(Key.Key_Right, Key.Key_4)
    assert table.tokens == {Cell(0, 0): HAWK}
    keyboard.press(Key.Key_Delete)
    assert table.tokens == {}
    keyboard.press(Key.Key_Return)
    assert table.tokens == {Cell(0, 0): HAWK}
    keyboard.press(Key.Key_Down, Key.Key_Space, Key.Key_Up, Key.Key_Space)
    assert table.tokens == {Cell(0, 1): HAWK}


def test_cards_are_chosen_by_letter_click_and_key(
    table: Table, mouse: Mouse, keyboard: Keyboard
) -> None:
    choice = table.page.scoring
    letters = choice.letters[ELK]
    mouse.click(mouse.at(letters, letters.rect_of(Card.C).center()))
    assert table.pad.document.position.scoring.card(ELK) is Card.C
    cards = choice.cards.findChildren(SmallCard)
    mouse.click(mouse.at(cards[ELK]))
    assert table.pad.document.position.scoring.card(ELK) is Card.D
    cards[BEAR].setFocus()
    keyboard.press(Key.Key_B)
    assert table.pad.document.position.scoring.card(BEAR) is Card.B
    mouse.click(mouse.at(choice.variants[Variant.FAMILY]))
    assert table.pad.document.position.scoring.variant is Variant.FAMILY


def test_every_point_is_explained(table: Table, mouse: Mouse, keyboard: Keyboard) -> None:
    seen: list[str] = []

    def look(dialog: PadScoreDialog) -> None:
        seen.extend(label.text() for label in dialog.findChildren(QLabel))
        seen.extend(b.text() for b in dialog.findChildren(QPushButton) if b.isVisible())

    table.desk.dialogs.answers["PadScoreDialog"] = look
    keyboard.press(Key.Key_Right, Key.Key_1, Key.Key_Right, Key.Key_1, Key.Key_S)
    assert table.desk.dialogs.opened == ["PadScoreDialog"]
    assert "4 points" in seen
    assert not any("again" in text.lower() or "review" in text.lower() for text in seen)
    mouse.click(mouse.at(table.page.explain))
    assert table.desk.dialogs.opened == ["PadScoreDialog"] * 2


def test_a_number_lights_up_its_reasons(table: Table, mouse: Mouse, keyboard: Keyboard) -> None:
    keyboard.press(Key.Key_Right, Key.Key_1, Key.Key_Right, Key.Key_1)
    spot = table.page.scores.spots()[0]
    mouse.move(mouse.at(table.page.scores, spot.room.center()))
    assert table.page.scene._lights is not None
    mouse.move(mouse.at(table.page.board))
    assert table.page.scene._lights is None


def test_players_come_are_named_and_go(table: Table, mouse: Mouse, keyboard: Keyboard) -> None:
    for _ in range(3):
        mouse.click(mouse.at(table.page.bar.add))
    assert not table.page.bar.add.isVisible()
    table.type_name(mouse, "Zoe 12")
    keyboard.press(Key.Key_Return)
    assert table.names() == ["Player", "Player 2", "Player 3", "Zoe 12"]
    assert table.page.board.hasFocus()
    assert all(not player.tiles for player in table.pad.document.position.players)
    mouse.click(mouse.at(table.page.bar.tabs[1]))
    mouse.click(mouse.at(table.page.tools.remove))
    assert len(table.pad.document.position.players) == 3
    assert "Player 2 is gone" in table.said()[0]


def add_player(table: Table, mouse: Mouse) -> None:
    mouse.click(mouse.at(table.page.bar.add))


def look_at_another(table: Table, mouse: Mouse) -> None:
    mouse.click(mouse.at(table.page.bar.tabs[0]))


def add_nature(table: Table, mouse: Mouse) -> None:
    mouse.click(mouse.at(table.page.tools.nature.more))


def choose_a_card(table: Table, mouse: Mouse) -> None:
    letters = table.page.scoring.letters[ELK]
    mouse.click(mouse.at(letters, letters.rect_of(Card.C).center()))


@pytest.mark.parametrize("what", [add_player, look_at_another, add_nature, choose_a_card])
def test_a_name_is_kept_whatever_is_clicked_next(
    table: Table, mouse: Mouse, what: Callable[[Table, Mouse], None]
) -> None:
    add_player(table, mouse)
    table.type_name(mouse, "Zoe")
    what(table, mouse)
    assert table.names()[:2] == ["Player", "Zoe"]
    table.type_name(mouse, "Al")
    assert table.page.tools.name.text() == "Al"


def test_a_name_is_typed_in_one_step_and_anywhere(
    table: Table, mouse: Mouse, keyboard: Keyboard
) -> None:
    mouse.click(table.at(mouse, Cell(0, 0)))
    table.type_name(mouse, "Ann B")
    name = table.page.tools.name
    name.setCursorPosition(3)
    QTest.keyClicks(name, "e ")
    assert (name.text(), name.cursorPosition()) == ("Anne  B", 5)
    keyboard.press(Key.Key_Return)
    assert table.names() == ["Anne  B"]
    keyboard.controlled(Key.Key_Z)
    assert (table.names(), len(table.tokens)) == (["Player"], 1)
    keyboard.controlled(Key.Key_Z)
    assert table.tokens == {}


def test_two_names_are_two_steps(table: Table, mouse: Mouse, keyboard: Keyboard) -> None:
    add_player(table, mouse)
    table.type_name(mouse, "Zoe")
    look_at_another(table, mouse)
    table.type_name(mouse, "Ann")
    assert table.names() == ["Ann", "Zoe"]
    table.pad.document.undo()
    assert table.names() == ["Player", "Zoe"]


def test_without_a_letter_the_old_name_stays(
    table: Table, mouse: Mouse, keyboard: Keyboard
) -> None:
    table.type_name(mouse, "Zo")
    keyboard.press(Key.Key_Backspace, Key.Key_Backspace)
    assert table.page.tools.name.text() == ""
    assert table.names() == ["Player"]
    keyboard.press(Key.Key_Return)
    assert table.shown_name == "Player"
    assert not table.pad.document.can_undo


def test_an_undo_shows_the_player_it_is_about(
    table: Table, mouse: Mouse, keyboard: Keyboard
) -> None:
    mouse.click(mouse.at(table.page.bar.add))
    mouse.click(table.at(mouse, Cell(0, 0)))
    keyboard.controlled(Key.Key_1)
    assert table.shown_name == "Player"
    keyboard.controlled(Key.Key_Z)
    assert table.shown_name == "Player 2"
    assert table.pad.document.position.players[1].tiles == {}


def test_nothing_is_lost_when_the_pad_is_left(table: Table, mouse: Mouse, desk: Desk) -> None:
    mouse.click(table.at(mouse, Cell(0, 0)))
    laid = table.pad.document.position
    QTest.keyClick(desk.window.windowHandle(), Key.Key_Escape)
    assert table.hall.said == ["left"]
    table.pad.wait()
    assert load_position(table.folder / "score-pad.json") == laid
    desk.application.shell.show_welcome()
    settle()
    again = Table(desk, table.folder)
    assert again.pad.document.position == laid
    again.pad.wait()


def test_a_bad_file_leaves_everything_as_it_is(
    table: Table, mouse: Mouse, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    mouse.click(table.at(mouse, Cell(0, 0)))
    bad = tmp_path / "bad.json"
    bad.write_text("{}")
    choose(monkeypatch, bad)
    mouse.click(mouse.at(table.page.bar.open))
    assert len(table.hall.said) == 1
    assert table.hall.said[0].startswith("bad.json cannot be scored")
    assert table.tokens == {Cell(0, 0): BEAR}
    choose(monkeypatch, bad / "x.json")
    mouse.click(mouse.at(table.page.bar.save))
    assert table.hall.said[1].startswith("x.json cannot be written")


def test_an_old_file_is_not_replaced_unasked(
    table: Table, mouse: Mouse, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    asked: list[str] = []

    def refuse(_over: object, _title: str, question: str) -> QMessageBox.StandardButton:
        asked.append(question)
        return QMessageBox.StandardButton.No

    monkeypatch.setattr(QMessageBox, "question", refuse)
    old = tmp_path / "vs. Ben.json"
    old.write_text("precious")
    choose(monkeypatch, old.with_suffix(""))
    mouse.click(mouse.at(table.page.bar.save))
    assert asked == ["vs. Ben.json exists already. Replace it?"]
    assert old.read_text() == "precious"
    assert table.said() == []


def test_the_name_that_is_proposed_is_one_for_files(
    table: Table, mouse: Mouse, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    proposed: list[str] = []

    def choose_nothing(_over: object, _title: str, path: str, _kind: str) -> tuple[str, str]:
        proposed.append(path)
        return "", ""

    monkeypatch.setattr(QFileDialog, "getSaveFileName", choose_nothing)
    table.desk.preferences.last_folder = str(tmp_path)
    table.type_name(mouse, "Ann/Ben")
    mouse.click(mouse.at(table.page.bar.save))
    assert [Path(path) for path in proposed] == [tmp_path / "Ann Ben.json"]


def test_opening_a_file_can_be_undone(
    table: Table, mouse: Mouse, keyboard: Keyboard, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    table.pad.save_to(tmp_path / "empty.json")
    mouse.click(table.at(mouse, Cell(0, 0)))
    choose(monkeypatch, tmp_path / "empty.json")
    keyboard.controlled(Key.Key_O)
    assert table.tokens == {}
    keyboard.controlled(Key.Key_Z)
    assert table.tokens == {Cell(0, 0): BEAR}


def test_clearing_and_other_tiles_can_be_undone(
    table: Table, mouse: Mouse, keyboard: Keyboard
) -> None:
    mouse.click(table.at(mouse, Cell(0, 0)))
    mouse.click(mouse.at(table.page.bar.clear))
    mouse.click(mouse.at(table.page.bar.undo))
    mouse.click(mouse.at(table.page.tools.grids[SQUARE]))
    assert table.page.scene.grid is SQUARE
    assert table.tokens == {}
    keyboard.controlled(Key.Key_Z)
    assert table.page.scene.grid is HEX
    assert table.tokens == {Cell(0, 0): BEAR}
    assert len(table.said()) == 2


# Corridors that are typed in, and what tiles show


def corridor_field(table: Table, habitat: Habitat) -> QLineEdit:
    return table.page.tools.corridors.fields[habitat]


def test_corridors_are_typed_where_only_tokens_lie(
    table: Table,
    mouse: Mouse,
    keyboard: Keyboard,
    tmp_path: Path,
    capsys: pytest.CaptureFixture[str],
) -> None:
    mouse.click(table.at(mouse, Cell(0, 0)))
    mouse.click(mouse.at(corridor_field(table, Habitat.FOREST)))
    keyboard.press(Key.Key_1, Key.Key_2, Key.Key_Tab, Key.Key_7)
    assert table.player.corridors == {Habitat.FOREST: 12, Habitat.PRAIRIE: 7}
    assert table.pad.document.sheets[0].habitat_total == 12 + 7 + 2 + 2
    assert table.page.race.isVisible()
    keyboard.press(Key.Key_Return)
    assert table.page.board.hasFocus()
    table.pad.save_to(tmp_path / "table.json")
    assert total_of(capsys, tmp_path / "table.json") == [23]
    keyboard.controlled(Key.Key_Z)
    assert table.player.corridors == {Habitat.FOREST: 12}
    keyboard.controlled(Key.Key_Z)
    assert (table.player.corridors, len(table.tokens)) == ({}, 1)
    assert corridor_field(table, Habitat.FOREST).text() == ""


def test_letters_and_escape_in_a_corridor_do_nothing_to_the_pad(
    table: Table, mouse: Mouse, keyboard: Keyboard
) -> None:
    mouse.click(mouse.at(corridor_field(table, Habitat.RIVER)))
    keyboard.press(Key.Key_N, Key.Key_T, Key.Key_5, Key.Key_Escape)
    assert (table.player.nature, table.player.corridors) == (0, {Habitat.RIVER: 5})
    assert (table.hall.said, table.page.board.hasFocus()) == ([], True)


def test_corridors_are_counted_where_tiles_lie(
    table: Table, mouse: Mouse, keyboard: Keyboard
) -> None:
    keyboard.press(Key.Key_T, Key.Key_2)
    mouse.click(table.at(mouse, Cell(0, 0)))
    field = corridor_field(table, Habitat.FOREST)
    assert (field.text(), field.isEnabled()) == ("1", False)
    mouse.click(mouse.at(table.page.bar.add))
    assert (field.text(), field.isEnabled()) == ("", True)


def test_what_a_tile_shows_is_changed_by_mouse(table: Table, mouse: Mouse) -> None:
    tools, here = table.page.tools, table.at(mouse, Cell(0, 0))
    mouse.click(mouse.at(tools.habitats[Habitat.FOREST]))
    mouse.click(here)
    mouse.click(mouse.at(tools.printing))
    mouse.click(here)
    mouse.click(mouse.at(tools.tokens[FOX]))
    mouse.click(here)
    mouse.click(mouse.at(tools.keystone))
    mouse.click(here)
    (tile,) = table.player.tiles.values()
    assert (tile.wildlife, tile.keystone, tile.token) == ((BEAR, FOX), True, None)
    mouse.click(here)
    mouse.click(mouse.at(tools.tokens[BEAR]))
    mouse.click(here)
    (tile,) = table.player.tiles.values()
    assert (tile.wildlife, tile.keystone) == ((FOX,), None)
    mouse.click(table.at(mouse, Cell(2, 0)))
    assert len(table.player.tiles) == 1
    mouse.click(mouse.at(tools.laying))
    mouse.click(here)
    assert table.tokens == {Cell(0, 0): BEAR}


def test_what_a_tile_shows_is_changed_by_keyboard(table: Table, keyboard: Keyboard) -> None:
    keyboard.press(Key.Key_T, Key.Key_5, Key.Key_Right, Key.Key_Return)
    keyboard.press(Key.Key_T, Key.Key_3, Key.Key_1, Key.Key_K)
    (tile,) = table.player.tiles.values()
    assert (tile.wildlife, tile.keystone) == ((BEAR, SALMON), True)
    keyboard.press(Key.Key_K, Key.Key_3)
    (tile,) = table.player.tiles.values()
    assert (tile.wildlife, tile.keystone) == ((BEAR,), None)
    keyboard.press(Key.Key_T, Key.Key_1)
    assert table.tokens == {Cell(0, 0): BEAR}


@pytest.fixture
def language_of_before(translations: None) -> Iterator[None]:
    before = QLocale()
    yield
    QLocale.setDefault(before)


@pytest.mark.usefixtures("language_of_before")
def test_names_that_nobody_has_typed_follow_the_language(
    table: Table, mouse: Mouse, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    mouse.click(mouse.at(table.page.bar.add))
    mouse.click(mouse.at(table.page.bar.add))
    table.type_name(mouse, "Zoe")
    table.desk.preferences.language = "fr"
    settle()
    assert table.names() == ["Joueur", "Joueur 2", "Zoe"]
    assert [tab.text() for tab in table.page.bar.tabs[:3]] == table.names()
    mouse.click(mouse.at(table.page.bar.tabs[1]))
    assert table.shown_name == "Joueur 2"
    table.desk.preferences.language = "en"
    settle()
    assert table.shown_name == "Player 2"
    table.pad.save_to(tmp_path / "table.json")
    result = run(capsys, "score", str(tmp_path / "table.json"), "--json")
    assert [player["name"] for player in result.json["players"]] == ["Player", "Player 2", "Zoe"]
