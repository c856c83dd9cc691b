"""What readers of the screen are told about market and landscape while keys are used."""

from __future__ import annotations

from cascadia_qt.games.cascadia.rules.environment import Environment, with_tile
from cascadia_qt.games.cascadia.words.spoken import pair_words, there_words
from tests.games.cascadia.window.desk import ANN, BEN, Desk
from tests.games.cascadia.window.hands import Key, Keyboard, cursor_of


def there(desk: Desk, environment: Environment) -> str:
    """The cell of the cursor in words, and the bill that is shown beside it."""
    cursor = cursor_of(desk)
    assert cursor is not None
    assert desk.page.bill.isVisible()
    words = there_words(desk.state.options.grid, environment, cursor)
    return f"{words} {desk.page.bill.accessibleName()}"


def test_the_market_says_the_pair_that_enter_would_take(desk: Desk, keyboard: Keyboard) -> None:
    desk.deal(ANN, BEN)
    desk.page.market.setFocus()
    for slot in (0, 1, 2, 3, 0):
        tile, token = desk.state.market.tiles[slot], desk.state.market.tokens[slot]
        assert tile is not None
        assert token is not None
        pair = pair_words(slot + 1, tile, token)
        assert desk.page.market.accessibleName() == f"Market: {pair}"
        keyboard.press(Key.Key_Down)


def test_the_market_says_what_was_drawn(desk: Desk, keyboard: Keyboard) -> None:
    """A place that is empty for the rest of the turn has nothing to say."""
    desk.deal(ANN, BEN)
    first = desk.page.market.accessibleName()
    keyboard.press(Key.Key_1)
    assert desk.page.market.accessibleName() == "Market"
    keyboard.press(Key.Key_Return, Key.Key_Return, Key.Key_D)
    assert desk.state.seat == 1
    assert desk.page.market.accessibleName().startswith("Market: Pair 1: ")
    assert desk.page.market.accessibleName() != first


def test_the_landscape_says_what_is_at_the_cursor(desk: Desk, keyboard: Keyboard) -> None:
    """Empty places and tiles that want the token, each with its bill."""
    desk.deal(ANN, BEN)
    board = desk.page.board
    assert board.accessibleDescription() == ""
    keyboard.press(Key.Key_1)
    for cell in desk.turn.places():
        keyboard.walk_to(cell)
        assert board.accessibleDescription() == there(desk, desk.state.player.environment)


def test_the_landscape_says_how_a_draft_lies(desk: Desk, keyboard: Keyboard) -> None:
    desk.deal(ANN, BEN)
    keyboard.press(Key.Key_1, Key.Key_Return, Key.Key_Return)
    state, cell = desk.state, desk.turn.draft.laid
    assert state.tile is not None
    assert cell is not None
    for rotation in range(6):
        laid = with_tile(state.player.environment, cell, state.tile, rotation)
        assert desk.page.board.accessibleDescription() == there(desk, laid)
        keyboard.press(Key.Key_Right)


def test_other_landscapes_have_no_cursor(desk: Desk, keyboard: Keyboard) -> None:
    """Neither those of others nor one's own in the past."""
    desk.deal(ANN, BEN)
    keyboard.press(Key.Key_1, Key.Key_Right)
    said = desk.page.board.accessibleDescription()
    assert said
    keyboard.controlled(Key.Key_2)
    assert desk.page.board.accessibleDescription() == ""
    keyboard.controlled(Key.Key_1)
    assert desk.page.board.accessibleDescription() == said
    keyboard.press(Key.Key_Home)
    assert desk.page.board.accessibleDescription() == ""
