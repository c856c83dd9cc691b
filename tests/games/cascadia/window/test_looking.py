"""Looking around the table: others' landscapes, the card between two people, the last move."""

from __future__ import annotations

from typing import Any

import pytest
from PySide6.QtCore import QRectF
from PySide6.QtWidgets import QPushButton
from pytestqt.qtbot import QtBot

from cascadia_qt.games.cascadia.rules.bill import difference
from cascadia_qt.games.cascadia.rules.events import TilePlaced, TokenPlaced
from cascadia_qt.games.cascadia.rules.state import score_sheets
from cascadia_qt.games.cascadia.views.table.board_items import Mark
from cascadia_qt.games.cascadia.views.table.miniature import Miniature
from cascadia_qt.games.cascadia.words.bill import bill_words
from cascadia_qt.rules.game import Seat
from cascadia_qt.rules.grid import Cell
from tests.games.cascadia.window.conftest import Start
from tests.games.cascadia.window.desk import ANN, BEN, CLEO, PATIENCE, Desk, almost_over, trigger
from tests.games.cascadia.window.hands import Key, Keyboard, Mouse, marked

BOT = Seat("Robot", "random")


def play_turn(desk: Desk, keyboard: Keyboard, *, decline: bool = True) -> None:
    """The shortest turn: the first pair, the first place, and the token where it fits."""
    keyboard.press(Key.Key_N, Key.Key_1)
    if not decline and (places := desk.turn.token_places()):
        keyboard.walk_to(places[0])
        keyboard.press(Key.Key_Return)
    keyboard.walk_to(desk.turn.tile_places()[0])
    keyboard.press(Key.Key_Return, Key.Key_Return if desk.state.token is None else Key.Key_D)


def touched(desk: Desk, seat: int) -> set[Cell]:
    """Where `seat` laid something in its last turn."""
    cells: set[Cell] = set()
    for entry in desk.session.history.entries:
        if entry.seat == seat:
            for event in entry.step.events:
                if isinstance(event, TilePlaced | TokenPlaced):
                    cells.add(event.cell)
    return cells


def miniatures(desk: Desk) -> list[Miniature]:
    return sorted(desk.page.findChildren(Miniature), key=lambda one: one.x())


# Landscapes


@pytest.mark.parametrize("seat", [1, 2])
def test_a_click_on_a_miniature_shows_that_landscape(desk: Desk, mouse: Mouse, seat: int) -> None:
    """It is shown large until somebody goes back, by a click on it or on one's own."""
    desk.deal(ANN, BEN, CLEO)
    assert desk.looks_at() == 0
    mouse.click(mouse.at(miniatures(desk)[seat]))
    assert desk.looks_at() == seat
    mouse.click(mouse.at(desk.page.board.viewport()))
    assert desk.looks_at() == 0
    mouse.click(mouse.at(miniatures(desk)[seat]))
    mouse.click(mouse.at(miniatures(desk)[0]))
    assert desk.looks_at() == 0
    assert desk.moves == []


def test_keys_show_landscapes(desk: Desk, keyboard: Keyboard) -> None:
    """Ctrl and a number; a number without a player does nothing."""
    desk.deal(ANN, BEN, CLEO)
    for key, seat in ((Key.Key_3, 2), (Key.Key_4, 2), (Key.Key_2, 1), (Key.Key_1, 0)):
        keyboard.controlled(key)
        assert desk.looks_at() == seat
    assert desk.moves == []


@pytest.mark.parametrize("way", ["button", "click", Key.Key_Escape, Key.Key_Return])
def test_another_landscape_says_whose_it_is_and_how_to_get_back(
    desk: Desk, mouse: Mouse, keyboard: Keyboard, way: Key | str
) -> None:
    desk.deal(ANN, BEN, CLEO)
    keyboard.press(Key.Key_N, Key.Key_1)
    before, asked, answers = desk.moves, desk.prompt(), desk.answers()
    mouse.click(mouse.at(miniatures(desk)[1]))
    assert desk.prompt() == "Ann: This is the landscape of Ben. Esc or a click leads back."
    assert [button.text() for button in desk.buttons()] == ["Back to play  (Esc)"]
    match way:
        case "button":
            mouse.answer("Back to play")
        case "click":
            mouse.click(mouse.at(desk.page.board.viewport()))
        case Key() as key:
            keyboard.press(key)
    assert desk.looks_at() == 0
    assert (desk.moves, desk.prompt(), desk.answers()) == (before, asked, answers)


@pytest.mark.parametrize("way", ["key", "click"])
def test_what_is_chosen_meanwhile_leads_home(
    desk: Desk, mouse: Mouse, keyboard: Keyboard, way: str
) -> None:
    """The pair is taken, and one's own landscape is asked about."""
    desk.deal(ANN, BEN)
    keyboard.controlled(Key.Key_2)
    if way == "key":
        keyboard.press(Key.Key_3)
    else:
        mouse.click(mouse.at_tile(2))
    assert desk.moves == ["take 2"]
    assert desk.looks_at() == 0
    assert ": Lay the tile" in desk.prompt()


def test_at_the_end_every_landscape_can_be_looked_at(desk: Desk, keyboard: Keyboard) -> None:
    """The prompt goes on naming the winner, to whose landscape Escape leads back."""
    desk.play(almost_over(ANN, BEN))
    keyboard.press(Key.Key_D)
    winner, said, moves = desk.looks_at(), desk.prompt(), desk.moves
    keyboard.controlled((Key.Key_2, Key.Key_1)[winner])
    assert desk.looks_at() != winner
    assert desk.prompt() == said
    keyboard.press(Key.Key_Escape)
    assert desk.looks_at() == winner
    assert desk.moves == moves


def test_nothing_is_laid_in_another_landscape(desk: Desk, mouse: Mouse, keyboard: Keyboard) -> None:
    """A click there only leads home, and so does an arrow key."""
    desk.deal(ANN, BEN)
    keyboard.press(Key.Key_1)
    places = desk.turn.tile_places()
    mouse.click(mouse.at(miniatures(desk)[1]))
    assert marked(desk, Mark.TILE_PLACE, 1) == set()
    for cell in places:
        keyboard.controlled(Key.Key_2)
        mouse.click(mouse.at_cell(cell))
        assert desk.turn.draft.laid is None
        assert desk.looks_at() == 0
    keyboard.controlled(Key.Key_2)
    keyboard.press(Key.Key_Right)
    assert desk.looks_at() == 0


def test_a_drag_leads_home(desk: Desk, mouse: Mouse) -> None:
    """What is pulled out of the market is seen where it would lie."""
    desk.deal(ANN, BEN)
    mouse.click(mouse.at(miniatures(desk)[1]))
    start, beside = mouse.at_tile(0), mouse.at(desk.page.board.viewport())
    mouse.move(start)
    mouse.press(start)
    mouse.move(beside)
    assert desk.looks_at() == 0
    cell = desk.turn.tile_places()[0]
    mouse.move(mouse.at_cell(cell))
    mouse.release(mouse.at_cell(cell))
    assert desk.turn.draft.laid == cell


def test_the_wheel_turns_nothing_elsewhere(desk: Desk, mouse: Mouse, keyboard: Keyboard) -> None:
    """Neither over another landscape nor in the past."""
    desk.deal(ANN, BEN)
    keyboard.press(Key.Key_1)
    board = mouse.at(desk.page.board.viewport())
    keyboard.controlled(Key.Key_2)
    mouse.wheel(1, board)
    keyboard.press(Key.Key_Home)
    mouse.wheel(1, board)
    assert desk.turn.draft.rotation == 0
    keyboard.press(Key.Key_End)
    mouse.wheel(1, board)
    assert desk.turn.draft.rotation == 1


def test_the_bill_stays_at_home(desk: Desk, keyboard: Keyboard) -> None:
    """It does not lie over another landscape, and comes back with one's own."""
    desk.deal(ANN, BEN)
    keyboard.press(Key.Key_1, Key.Key_Right)
    for key, shown in ((Key.Key_2, False), (Key.Key_1, True)):
        keyboard.controlled(key)
        assert desk.page.bill.isVisible() is shown


def test_the_next_turn_shows_the_landscape_of_whose_turn_it_is(
    desk: Desk, keyboard: Keyboard
) -> None:
    """Whatever was looked at before."""
    desk.deal(ANN, BEN, CLEO)
    for seat in (0, 1, 2, 0):
        assert desk.looks_at() == desk.state.seat == seat
        keyboard.controlled(Key.Key_3)
        keyboard.controlled(Key.Key_1)
        play_turn(desk, keyboard)


# The handover card


@pytest.fixture
def handing(start: Start) -> Desk:
    return start(handover=True)


@pytest.mark.parametrize(
    "way", ["click", Key.Key_1, Key.Key_Space, Key.Key_Escape, Key.Key_X, Key.Key_H]
)
def test_the_card_goes_by_click_or_key(handing: Desk, way: Key | str) -> None:
    """What sends it away does nothing else."""
    desk, mouse, keyboard = handing, Mouse(handing), Keyboard(handing)
    desk.deal(ANN, BEN)
    assert not desk.page.handover.isVisible(), "nobody has handed over yet"
    play_turn(desk, keyboard)
    card, before = desk.page.handover, desk.digest()
    assert card.isVisible()
    assert card.accessibleName() == "Ben, it is your turn"
    assert card.geometry() == desk.page.rect()
    if isinstance(way, str):
        mouse.click(mouse.at_tile(2))
    else:
        keyboard.press(way)
    assert not card.isVisible()
    assert desk.digest() == before
    mouse.click(mouse.at_tile(2))
    assert desk.moves[-1] == "take 2"


@pytest.mark.parametrize("key", [Key.Key_Return, Key.Key_Down, Key.Key_Tab, Key.Key_Backtab])
def test_no_key_goes_beneath_the_card(handing: Desk, key: Key) -> None:
    """Not even when the market had the focus; afterwards it is the board's."""
    desk, keyboard = handing, Keyboard(handing)
    desk.deal(ANN, BEN)
    keyboard.press(Key.Key_1)
    desk.page.market.setFocus()
    for places in (desk.turn.token_places, desk.turn.tile_places):
        keyboard.walk_to(places()[0])
        keyboard.press(Key.Key_Return)
    keyboard.press(Key.Key_Return)
    before = desk.digest()
    assert desk.page.handover.isVisible()
    keyboard.press(key)
    assert not desk.page.handover.isVisible()
    assert desk.digest() == before
    assert desk.window.focusWidget() is desk.page.board


def test_the_card_tells_what_has_happened(handing: Desk) -> None:
    """Whose tile, which token, and whether it was declined."""
    desk, keyboard = handing, Keyboard(handing)
    desk.deal(ANN, BEN)
    taken = desk.state.market.tiles[0], desk.state.market.tokens[0]
    play_turn(desk, keyboard)
    (told,) = desk.page.handover._doings
    assert (told.name, told.tile, told.token, told.declined) == ("Ann", *taken, True)


def test_the_card_tells_of_computers_too(handing: Desk, qtbot: QtBot) -> None:
    """Whoever comes after them learns what they did."""
    desk, keyboard = handing, Keyboard(handing)
    desk.deal(ANN, BOT, BEN)
    play_turn(desk, keyboard)
    qtbot.waitUntil(lambda: desk.state.seat == 2, timeout=PATIENCE)
    assert desk.page.handover.isVisible()
    assert [told.name for told in desk.page.handover._doings] == ["Ann", "Robot"]


@pytest.mark.parametrize("purist", [False, True])
def test_the_card_tells_what_a_turn_has_earned(start: Start, purist: bool) -> None:
    """And by what, but for purists."""
    desk = start(handover=True, purist=purist)
    desk.deal(ANN, BEN)
    before = score_sheets(desk.state)
    play_turn(desk, Keyboard(desk), decline=False)
    (told,) = desk.page.handover._doings
    spoken = desk.page.handover.accessibleDescription()
    assert spoken.startswith("Ann laid this tile")
    if purist:
        assert told.bill is None
        assert "Points" not in spoken
    else:
        made = difference(before, score_sheets(desk.state), 0)
        assert made.total > 0
        assert told.bill == made
        assert bill_words(made, ("Ann", "Ben")) in spoken


def test_every_turn_since_is_billed_alone(handing: Desk, qtbot: QtBot) -> None:
    desk, keyboard = handing, Keyboard(handing)
    desk.deal(ANN, BOT, BEN)
    play_turn(desk, keyboard, decline=False)
    qtbot.waitUntil(lambda: desk.state.seat == 2, timeout=PATIENCE)
    bills = [made for told in desk.page.handover._doings if (made := told.bill)]
    before, after = (
        sum(sheet.total for sheet in score_sheets(state))
        for state in (desk.session.history.start, desk.state)
    )
    assert [made.seat for made in bills] == [0, 1]
    assert sum(item.points for made in bills for item in made.items) == after - before


def take_back(desk: Desk) -> QPushButton:
    (button,) = desk.page.handover.findChildren(QPushButton)
    return button


@pytest.mark.parametrize("way", ["click", "key"])
def test_the_turn_can_be_taken_back_from_the_card(handing: Desk, way: str) -> None:
    """The player before is at the table again, with the token that was declined in hand."""
    desk, mouse, keyboard = handing, Mouse(handing), Keyboard(handing)
    desk.deal(ANN, BEN, free_undo=True)
    play_turn(desk, keyboard)
    assert take_back(desk).isVisible()
    if way == "click":
        mouse.click(mouse.at(take_back(desk)))
    else:
        keyboard.press(Key.Key_Backspace)
    assert not desk.page.handover.isVisible()
    assert desk.state.seat == desk.looks_at() == 0
    assert desk.state.token is not None
    assert desk.window.focusWidget() is desk.page.board


def test_what_was_revealed_cannot_be_taken_back_from_the_card(handing: Desk) -> None:
    """Where the table does not allow it, it is not offered, and the key is like any other."""
    desk, keyboard = handing, Keyboard(handing)
    desk.deal(ANN, BEN)
    play_turn(desk, keyboard)
    before = desk.digest()
    assert not take_back(desk).isVisible()
    keyboard.press(Key.Key_Backspace)
    assert not desk.page.handover.isVisible()
    assert desk.digest() == before


@pytest.mark.parametrize("percent", [100, 150])
@pytest.mark.parametrize("seats", [(ANN, BEN), (ANN, BOT, Seat("Another robot", "random"), BEN)])
def test_everything_on_the_card_has_room(
    start: Start, seats: tuple[Seat, ...], percent: int, qtbot: QtBot
) -> None:
    desk = start(handover=True, text_size=percent)
    desk.deal(*seats, free_undo=True)
    play_turn(desk, Keyboard(desk), decline=False)
    qtbot.waitUntil(lambda: desk.state.seat == len(seats) - 1, timeout=PATIENCE)
    card = desk.page.handover
    paper = card._card(card._lines())
    assert QRectF(card.rect()).contains(paper)
    assert paper.contains(QRectF(take_back(desk).geometry()))


def test_one_person_hands_over_to_nobody(handing: Desk, qtbot: QtBot) -> None:
    """Neither alone nor among computers."""
    desk, keyboard = handing, Keyboard(handing)
    desk.deal(ANN)
    play_turn(desk, keyboard)
    assert not desk.page.handover.isVisible()
    desk.deal(ANN, BOT)
    play_turn(desk, keyboard)
    qtbot.waitUntil(lambda: desk.state.turn == 2, timeout=PATIENCE)
    assert not desk.page.handover.isVisible()


def test_no_card_when_it_is_switched_off(desk: Desk, keyboard: Keyboard) -> None:
    """The next turn begins at once."""
    desk.deal(ANN, BEN)
    play_turn(desk, keyboard)
    assert not desk.page.handover.isVisible()
    assert desk.state.seat == 1


def test_the_card_covers_a_window_that_grows(handing: Desk) -> None:
    """Nothing beneath it can be clicked."""
    desk, mouse, keyboard = handing, Mouse(handing), Keyboard(handing)
    desk.deal(ANN, BEN)
    play_turn(desk, keyboard)
    desk.window.resize(1400, 860)
    mouse.move(mouse.at(desk.page))
    assert desk.page.handover.geometry() == desk.page.rect()


def test_undo_takes_the_card_away(handing: Desk) -> None:
    """Whoever takes the turn back is not told that it is another's turn."""
    desk, keyboard = handing, Keyboard(handing)
    desk.deal(ANN, BEN, free_undo=True)
    play_turn(desk, keyboard)
    assert desk.page.handover.isVisible()
    trigger(desk.window.undo)
    assert desk.state.seat == 0
    assert not desk.page.handover.isVisible()
    assert desk.window.focusWidget() is desk.page.board


# The last move


def test_the_last_move_of_each_other_player_is_marked(desk: Desk, keyboard: Keyboard) -> None:
    """Everything since one's own last turn, in the landscapes where it was laid."""
    desk.deal(ANN, BEN, CLEO, seed=2)
    expected: list[Any] = []
    for seat in range(3):
        assert [marked(desk, Mark.LAST_MOVE, other) for other in range(3)] == [
            *expected,
            *[set()] * (3 - seat),
        ]
        play_turn(desk, keyboard, decline=False)
        expected.append(touched(desk, seat))
    assert all(expected)
    assert marked(desk, Mark.LAST_MOVE, 0) == set(), "one's own move is no news"
    assert [marked(desk, Mark.LAST_MOVE, other) for other in (1, 2)] == expected[1:]


def test_the_mark_stays_while_one_thinks(desk: Desk, keyboard: Keyboard) -> None:
    """A draft of one's own does not wipe it away; the turn's end does."""
    desk.deal(ANN, BEN, seed=2)
    play_turn(desk, keyboard)
    cells = touched(desk, 0)
    keyboard.press(Key.Key_N)
    assert marked(desk, Mark.LAST_MOVE, 0) == cells
    play_turn(desk, keyboard)
    assert marked(desk, Mark.LAST_MOVE, 0) == set()
    assert marked(desk, Mark.LAST_MOVE, 1) == touched(desk, 1)
