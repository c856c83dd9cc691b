"""The page of a duplicate match: secret before the end, side by side after it."""

from __future__ import annotations

from dataclasses import replace

import pytest
from PySide6.QtCore import QEvent, QRect, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QLabel, QPushButton, QWidget
from pytestqt.qtbot import QtBot

from cascadia_qt.games.cascadia.rules.state import score_sheets
from cascadia_qt.games.cascadia.views.art.faces import Faces
from cascadia_qt.games.cascadia.views.cards.dialog import CardsDialog
from cascadia_qt.games.cascadia.views.cards.small_card import SmallCard
from cascadia_qt.games.cascadia.views.match.boards import place_words, places
from cascadia_qt.games.cascadia.views.match.card import MatchStand, Part
from cascadia_qt.games.cascadia.views.match.page import MatchPage
from cascadia_qt.games.cascadia.views.score.scored_table import ScoredTable
from cascadia_qt.games.cascadia.views.table.board_scene import BoardScene
from cascadia_qt.games.cascadia.words.score_lines import LINES, LINES_BY_ID
from cascadia_qt.rules.game import Seat
from cascadia_qt.rules.grid import HEX, SQUARE, Grid
from cascadia_qt.views.theme import DARK
from cascadia_qt.words.language import translate_with
from tests.documents import random_record
from tests.games.cascadia.views.cards_table import in_english, press
from tests.games.cascadia.views.scored_tables import CARDS
from tests.looks import Wear

pytestmark = pytest.mark.qt_log_ignore("plugin does not support", extend=True)

Key = Qt.Key
SEATS = (Seat("Ann"), Seat("Ben & Co"), Seat("Computer", "hard"), Seat("Dan"))


@pytest.fixture
def page(qtbot: QtBot, faces: Faces) -> MatchPage:
    made = MatchPage(faces)
    qtbot.addWidget(made)
    made.resize(1280, 760)
    made.show()
    qtbot.waitUntil(made.isActiveWindow)
    return made


def stand(seat: int = 0, players: int = 3, grid: Grid = HEX, turn: int = 0) -> MatchStand:
    state = random_record(grid, 1, turns=0, scoring=CARDS).history.state
    start = state.players[0].environment
    return MatchStand(state.options, start, SEATS[:players], seat, turn)


def result(players: int = 3, grid: Grid = HEX) -> ScoredTable:
    games = [random_record(grid, 1, seed=seed, scoring=CARDS) for seed in range(3, 3 + players)]
    states = [game.history.state for game in games]
    return ScoredTable(
        states[0].options,
        SEATS[:players],
        tuple(state.players[0].environment for state in states),
        tuple(score_sheets(state)[0] for state in states),
        over=True,
    )


def told(page: MatchPage) -> str:
    """Everything that is written or read aloud, but what scoring cards say."""
    QApplication.processEvents()  # what was just laid is shown
    words = [page.accessibleName()]
    for widget in page.findChildren(QWidget):
        if widget.isVisible() and not isinstance(widget, SmallCard):
            words += [widget.accessibleName(), widget.toolTip()]
            if isinstance(widget, QLabel | QPushButton):
                words.append(widget.text())
    return " | ".join(filter(None, words))


def heard(page: MatchPage) -> list[str]:
    names: list[str] = []
    for name in (
        "play_requested",
        "explain_requested",
        "again_requested",
        "left",
        "quit_requested",
    ):
        getattr(page, name).connect(lambda name=name: names.append(name))
    return names


@pytest.mark.parametrize("seat", range(3))
def test_cards_tell_who_has_played_who_is_next_and_who_waits(page: MatchPage, seat: int) -> None:
    page.show_stand(stand(seat))
    parts = [card.part for card in page.waiting.cards.cards]
    assert parts == [*[Part.PLAYED] * seat, Part.NEXT, *[Part.WAITS] * (2 - seat)]
    names = [card.accessibleName() for card in page.waiting.cards.cards]
    spoken = [*["has played"] * seat, "plays next", *["waits"] * (2 - seat)]
    assert names == [
        f"Ann, {spoken[0]}",
        f"Ben & Co, {spoken[1]}",
        f"Computer, Hard, about 95, {spoken[2]}",
    ]


@pytest.mark.parametrize("grid", [HEX, SQUARE], ids=["hex", "square"])
@pytest.mark.parametrize("seat", range(3))
def test_nothing_is_shown_of_the_others_before_the_end(
    page: MatchPage, seat: int, grid: Grid
) -> None:
    page.show_stand(stand(seat, grid=grid))
    assert not page.findChildren(BoardScene)
    assert page.result.numbers.model() is None
    assert "point" not in told(page).replace("Landscapes and points stay hidden", "")
    assert not any(letter.isdigit() for letter in told(page).replace("about 95", ""))


def test_the_button_names_who_is_next_and_return_presses_it(page: MatchPage) -> None:
    names = heard(page)
    page.show_stand(stand(1))
    assert page.waiting.play.text() == "Ben && Co &plays"
    press(Key.Key_Return)
    QTest.mouseClick(page.waiting.play, Qt.MouseButton.LeftButton)
    assert names == ["play_requested"] * 2
    page.show_stand(stand(1, turn=6))
    assert page.waiting.play.text() == "Ben && Co &goes on"
    assert "Ben & Co, turn 7 of 20" in told(page)


def test_nobody_plays_while_a_computer_does(page: MatchPage) -> None:
    names = heard(page)
    page.show_stand(replace(stand(2), thinking=True))
    assert not page.waiting.play.isEnabled()
    assert "turn 1 of 20" in told(page)
    assert "Computer is playing." in told(page)
    page.show_stand(replace(stand(2), thinking=True, turn=4))
    assert "turn 5 of 20" in told(page)
    press(Key.Key_Escape, Key.Key_Return)
    assert names == ["left", "left"]
    page.show_stand(stand(2, turn=4))
    assert "The match waits for Computer." in told(page)
    press(Key.Key_Return)
    assert names == ["left", "left", "play_requested"]


@pytest.mark.parametrize("players", [2, 3, 4])
def test_a_match_may_have_other_people(page: MatchPage, players: int) -> None:
    page.show_stand(stand(0, players=2))
    page.show_stand(stand(1, players=players))
    assert len(page.waiting.cards.cards) == players


def test_a_scoring_card_can_be_read_large(page: MatchPage) -> None:
    page.show_stand(stand())
    page.findChildren(SmallCard)[1].click()
    dialog = page.findChild(CardsDialog)
    assert isinstance(dialog, CardsDialog)
    assert dialog.page.accessibleName() == "Elk C"
    dialog.close()


@pytest.mark.parametrize("grid", [HEX, SQUARE], ids=["hex", "square"])
@pytest.mark.parametrize("players", [2, 3, 4])
def test_at_the_end_landscapes_and_scores_are_there(
    page: MatchPage, players: int, grid: Grid
) -> None:
    table = result(players, grid)
    page.show_stand(stand(1, grid=grid))
    page.show_result(table)
    reached = places(table.sheets)
    for seat, sheet in enumerate(table.sheets):
        name = f"{SEATS[seat].name}, {place_words(reached[seat])}: {sheet.total} points"
        assert name in told(page)
    scenes = [board.scene for board in page.result.boards.boards]
    assert [set(scene._tiles) for scene in scenes] == [set(e) for e in table.environments]
    model = page.result.numbers.model()
    shown = [[model.index(r, c).data() for c in range(len(LINES))] for r in range(players)]
    assert [int(row[-1]) for row in shown] == [sheet.total for sheet in table.sheets]
    assert not page.grab().isNull()


@pytest.mark.parametrize(
    ("results", "wanted"),
    [
        ([(80, 1), (90, 0)], (2, 1)),
        ([(80, 1), (80, 2), (70, 9)], (2, 1, 3)),
        ([(80, 1), (90, 1), (80, 1), (60, 0)], (2, 1, 2, 4)),
    ],
    ids=["points", "nature", "together"],
)
def test_places(results: list[tuple[int, int]], wanted: tuple[int, ...]) -> None:
    class Sheet:
        def __init__(self, total: int, nature: int) -> None:
            self.total, self.nature = total, nature

    assert places([Sheet(*one) for one in results]) == wanted  # type: ignore[misc]


def test_a_category_lights_up_on_every_landscape(page: MatchPage) -> None:
    table = result(2)
    page.show_result(table)
    boards = page.result.boards.boards
    assert [board.scene.lights for board in boards] == [None, None]
    press(Key.Key_Home, Key.Key_Right)
    assert page.result.numbers.line is LINES_BY_ID["elk"]
    assert all(
        (board.scene.lights is not None) == bool(LINES_BY_ID["elk"].units(sheet))
        for board, sheet in zip(boards, table.sheets, strict=True)
    )
    header = page.result.numbers.horizontalHeader()
    x = header.sectionViewportPosition(5) + 4
    QTest.mouseClick(header.viewport(), Qt.MouseButton.LeftButton, pos=QRect(x, 9, 1, 1).center())
    assert page.result.numbers.line is LINES_BY_ID["wildlife"]
    press(Key.Key_End)
    assert [board.scene.lights for board in boards] == [None, None]


def test_pictures_above_columns_have_names(page: MatchPage) -> None:
    page.show_result(result(2))
    across = Qt.Orientation.Horizontal
    model, tip = page.result.numbers.model(), Qt.ItemDataRole.ToolTipRole
    assert model.headerData(6, across, tip) == "Mountain"
    spoken = model.index(1, 0).data(Qt.ItemDataRole.AccessibleTextRole)
    assert str(spoken).startswith("Ben & Co, Bear: ")


def test_q_quits_at_the_end_only(page: MatchPage) -> None:
    names = heard(page)
    page.show_stand(stand(1))
    press(Key.Key_Q)
    page.show_result(result(2))
    press(Key.Key_Q)
    assert names == ["quit_requested"]


def test_keys_and_buttons_at_the_end(page: MatchPage) -> None:
    names = heard(page)
    page.show_result(result(2))
    press(Key.Key_Return, Key.Key_Escape)
    for button in (page.result.again, page.result.back, page.result.explain):
        button.setFocus()
        press(Key.Key_Return)
    assert names == [
        "explain_requested",
        "left",
        "again_requested",
        "left",
        "explain_requested",
    ]


@pytest.mark.parametrize(
    ("width", "height", "rows"), [(1280, 760, 1), (1920, 1040, 1), (760, 1200, 2)]
)
def test_four_landscapes_lie_so_that_they_are_largest(
    page: MatchPage, width: int, height: int, rows: int
) -> None:
    page.show_result(result(4))
    boards = page.result.boards
    boards.setMinimumWidth(0)
    boards.resize(width, height)
    rooms = [board.geometry() for board in boards.boards]
    assert len({room.top() for room in rooms}) == rows
    assert all(boards.rect().contains(room) for room in rooms)
    for number, room in enumerate(rooms):
        assert not any(room.intersects(other) for other in rooms[number + 1 :])


def test_dark_paper_and_another_language(page: MatchPage, shouting: None, wear: Wear) -> None:
    page.show_stand(stand(2))
    wear(DARK)
    QApplication.sendEvent(page, QEvent(QEvent.Type.LanguageChange))
    for side in (page.waiting, page.result):
        QApplication.sendEvent(side, QEvent(QEvent.Type.LanguageChange))
    assert "HARD, ABOUT 95" in told(page)
    page.show_result(result(2))
    assert "1ST" in told(page)
    assert not page.grab().isNull()


def test_sums_have_room_for_their_names_in_any_language(page: MatchPage) -> None:
    page.show_result(result(2))
    page.grab()
    header = page.result.numbers.horizontalHeader()
    before = header.sectionSize(11)
    translate_with(lambda _context, text: f"{text} {text}")
    QApplication.sendEvent(page.result.numbers, QEvent(QEvent.Type.LanguageChange))
    page.grab()
    translate_with(in_english)
    assert header.sectionSize(11) > before
    assert header.length() <= header.width()
