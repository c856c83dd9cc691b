"""Every prompt of the table: what it says, which answers it offers, and what these do."""

from __future__ import annotations

from dataclasses import replace
from functools import partial

import pytest
from PySide6.QtCore import QPoint
from pytestqt.qtbot import QtBot

from cascadia_qt.games.cascadia.controllers import table
from cascadia_qt.games.cascadia.controllers.turn import Stage
from cascadia_qt.games.cascadia.rules.actions import (
    DeclineToken,
    NatureFree,
    NatureWipe,
    PlaceTile,
    PlaceToken,
    ReplaceThree,
    Take,
)
from cascadia_qt.games.cascadia.rules.state import Phase, State
from cascadia_qt.games.cascadia.views.table.board_items import Mark
from cascadia_qt.rules.game import Seat
from cascadia_qt.rules.grid import SQUARE
from cascadia_qt.rules.record import Record
from tests.games.cascadia.window.conftest import Start
from tests.games.cascadia.window.desk import (
    ANN,
    BEN,
    PATIENCE,
    RIGHT,
    Desk,
    almost_over,
    record_where,
)
from tests.games.cascadia.window.hands import Key, Keyboard, Modifier, Mouse, marked
from tests.results import points

BOT = Seat("Robot", "random")
FOREVER = 3_600_000  # the pause of a computer that shall not move during a test


def three_equal() -> Record:
    return record_where(lambda state: state.may_replace_three and not state.player.nature, ANN, BEN)


def with_nature() -> Record:
    def wanted(state: State) -> bool:
        choosing = state.phase is Phase.CHOOSE and not state.may_replace_three
        return choosing and state.player.nature > 0

    return record_where(wanted, ANN)


def with_places_for_the_token() -> Record:
    def wanted(state: State) -> bool:
        if state.tile is None or state.token is None:
            return False
        land = state.player.environment.values()
        elsewhere = any(placed.accepts(state.token) for placed in land)
        return elsewhere and state.token in state.tile.wildlife

    return record_where(wanted, ANN, BEN)


def with_a_stuck_token() -> Record:
    """A pair in hand; neither the landscape nor that tile can take the token."""

    def wanted(state: State) -> bool:
        if state.tile is None or state.token is None:
            return False
        land = state.player.environment.values()
        fits = any(placed.accepts(state.token) for placed in land)
        return not fits and state.token not in state.tile.wildlife

    return record_where(wanted, ANN, BEN)


@pytest.fixture
def placing(desk: Desk) -> Desk:
    """A tile and a token in hand; the token fits on that tile and elsewhere."""
    desk.play(with_places_for_the_token())
    return desk


# Three equal tokens


def test_three_equal_tokens_are_offered(desk: Desk, mouse: Mouse) -> None:
    """The offer stands in the table itself; a click takes it."""
    desk.play(three_equal())
    assert desk.prompt().endswith(": Three tokens are equal. Replace them, or take a pair.")
    assert desk.answers() == ["Replace", "Keep"]
    mouse.answer("Replace")
    assert desk.session.history.actions[-1] == ReplaceThree()
    assert desk.prompt().endswith(": Take a pair from the market.")
    assert desk.answers() == []
    assert desk.dialogs.opened == []


def test_three_equal_tokens_can_stay(desk: Desk, mouse: Mouse) -> None:
    """The offer is turned down once; it does not come back by itself."""
    desk.play(three_equal())
    before = desk.digest()
    mouse.answer("Keep")
    assert desk.digest() == before
    assert desk.prompt().endswith(": Take a pair from the market.")
    assert desk.answers() == []
    mouse.click(mouse.at_tile(1))
    assert desk.session.history.actions[-1] == Take(1)


def test_a_pair_can_be_taken_without_an_answer(desk: Desk, mouse: Mouse) -> None:
    """Nobody has to say no first."""
    desk.play(three_equal())
    mouse.click(mouse.at_token(2))
    assert desk.session.history.actions[-1] == Take(2)


@pytest.mark.parametrize(("key", "replaced"), [(Key.Key_Y, True), (Key.Key_N, False)])
def test_keys_answer_the_offer(desk: Desk, keyboard: Keyboard, key: Key, replaced: bool) -> None:
    """Y replaces, N keeps."""
    desk.play(three_equal())
    before = desk.session.history.cursor
    keyboard.press(key)
    assert desk.session.history.cursor == before + replaced
    assert not desk.turn.may_replace_three


# Nature tokens


def test_a_nature_token_replaces_chosen_tokens(desk: Desk, mouse: Mouse) -> None:
    """Clicks choose and unchoose tokens; only a choice can be confirmed."""
    desk.play(with_nature())
    assert desk.answers() == ["Replace tokens", "Pick freely"]
    mouse.answer("Replace tokens")
    assert desk.prompt() == "Ann: Choose the tokens to replace."
    assert desk.answers() == ["Never mind"]
    for slot in (3, 0, 1, 3):
        mouse.click(mouse.at_token(slot))
    assert desk.turn.draft.wiping == frozenset((0, 1))
    assert desk.prompt() == "Ann: Replace further tokens?"
    assert desk.answers() == ["Go on", "Replace these", "Never mind"]
    mouse.answer("Replace these")
    assert desk.session.history.actions[-1] == NatureWipe((0, 1))
    assert desk.stage() is Stage.CHOOSING


def test_a_nature_token_allows_a_free_pick(desk: Desk, mouse: Mouse) -> None:
    """First any tile, then any token."""
    desk.play(with_nature())
    mouse.answer("Pick freely")
    assert desk.prompt() == "Ann: Choose any tile."
    mouse.click(mouse.at_tile(3))
    assert desk.prompt() == "Ann: Choose any token."
    mouse.click(mouse.at_token(0))
    assert desk.session.history.actions[-1] == NatureFree(3, 0)
    assert desk.stage() is Stage.PLACING


def test_keys_spend_a_nature_token(desk: Desk, keyboard: Keyboard) -> None:
    """J replaces, T picks, digits choose, Shift and a digit choose the token."""
    desk.play(with_nature())
    cursor = desk.session.history.cursor
    keyboard.press(Key.Key_J, Key.Key_Return)
    assert desk.session.history.cursor == cursor, "nothing was chosen yet"
    keyboard.press(Key.Key_N, Key.Key_T, Key.Key_2)
    keyboard.digit(3, held=Modifier.ShiftModifier)
    assert desk.session.history.actions[cursor:] == (NatureFree(1, 3),)


@pytest.mark.parametrize("yes", [Key.Key_Y, Key.Key_O])
def test_yes_goes_on_and_no_replaces_what_was_clicked(
    desk: Desk, mouse: Mouse, keyboard: Keyboard, yes: Key
) -> None:
    """After each token the question is whether there are more, as in the older program."""
    desk.play(with_nature())
    keyboard.press(Key.Key_J)
    mouse.click(mouse.at_token(2))
    keyboard.press(yes)
    assert desk.prompt() == "Ann: Choose further tokens to replace."
    assert desk.answers() == ["Replace these", "Never mind"]
    mouse.click(mouse.at_token(0))
    assert desk.prompt() == "Ann: Replace further tokens?"
    keyboard.press(Key.Key_N)
    assert desk.session.history.actions[-1] == NatureWipe((0, 2))


def test_the_price_of_a_nature_token_is_shown(desk: Desk, mouse: Mouse) -> None:
    """Beside the picture of what it is paid with."""
    desk.play(with_nature())
    assert [button.text().split("  ")[0] for button in desk.buttons()] == ["−1", "−1"]  # noqa: RUF001
    assert all(not button.icon().isNull() for button in desk.buttons())
    assert all("nature token" in button.toolTip() for button in desk.buttons())
    mouse.answer("Pick freely")
    assert [button.text() for button in desk.buttons()] == ["Never mind  (Esc)"]
    assert desk.buttons()[0].icon().isNull()


def test_a_free_pick_takes_no_tile_by_its_token(desk: Desk, mouse: Mouse) -> None:
    """While a tile is asked for, a token is not it; then another tile may be chosen still."""
    desk.play(with_nature())
    mouse.answer("Pick freely")
    mouse.click(mouse.at_token(2))
    assert desk.stage() is Stage.PICKING_TILE
    mouse.click(mouse.at_tile(1))
    mouse.click(mouse.at_tile(3))
    assert desk.stage() is Stage.PICKING_TOKEN
    mouse.click(mouse.at_token(0))
    assert desk.session.history.actions[-1] == NatureFree(3, 0)


def test_the_market_picks_freely_by_keyboard(desk: Desk, keyboard: Keyboard) -> None:
    """With the focus there, Enter chooses the tile and then the token."""
    desk.play(with_nature())
    keyboard.press(Key.Key_T)
    desk.page.market.setFocus()
    keyboard.press(Key.Key_Down, Key.Key_Return, Key.Key_Down, Key.Key_Return)
    assert desk.session.history.actions[-1] == NatureFree(1, 2)


# Keys to go back: with something chosen, N says that there is no more of it.
WAYS_BACK = {
    (Key.Key_J,): ("button", Key.Key_N, Key.Key_Backspace, Key.Key_Escape),
    (Key.Key_J, Key.Key_1): ("button", Key.Key_Backspace, Key.Key_Escape),
    (Key.Key_T,): ("button", Key.Key_N, Key.Key_Backspace, Key.Key_Escape),
    (Key.Key_T, Key.Key_1): ("button", Key.Key_N, Key.Key_Backspace, Key.Key_Escape),
}


@pytest.mark.parametrize(
    ("spend", "way"), [(spend, way) for spend, ways in WAYS_BACK.items() for way in ways]
)
def test_a_nature_token_is_not_spent_after_all(
    desk: Desk, mouse: Mouse, keyboard: Keyboard, spend: tuple[Key, ...], way: Key | str
) -> None:
    """Until the last choice there is a way back, and it costs nothing."""
    desk.play(with_nature())
    before = desk.digest()
    keyboard.press(*spend)
    assert desk.stage() is not Stage.CHOOSING
    if isinstance(way, str):
        mouse.answer("Never mind")
    else:
        keyboard.press(way)
    assert desk.stage() is Stage.CHOOSING
    assert desk.digest() == before
    assert desk.answers() == ["Replace tokens", "Pick freely"]


def test_nobody_without_a_nature_token_is_offered_one(desk: Desk, keyboard: Keyboard) -> None:
    """J and T do nothing then."""
    desk.deal(ANN, BEN, seed=4)
    assert desk.answers() == []
    keyboard.press(Key.Key_J, Key.Key_T)
    assert desk.stage() is Stage.CHOOSING


def test_a_draft_can_be_undone_where_no_action_can(desk: Desk, keyboard: Keyboard) -> None:
    """The action of the window is enabled as long as it does something, and no longer."""
    desk.play(with_nature())
    assert not desk.session.can_undo
    assert not desk.window.undo.isEnabled()
    keyboard.press(Key.Key_T)
    assert desk.window.undo.isEnabled()
    keyboard.press(Key.Key_U)
    assert desk.stage() is Stage.CHOOSING
    assert not desk.window.undo.isEnabled()


# Placing


def test_what_is_in_hand_is_asked_for(placing: Desk, mouse: Mouse) -> None:
    """Tile or token, either first."""
    desk = placing
    turns = "Wheel or right button turns it."
    either = "Lay the tile on a marked place, or place the token first."
    assert desk.prompt().endswith(f": {either} {turns}")
    assert desk.answers() == ["Decline token", "Back"]
    mouse.click(mouse.at_cell(desk.turn.token_places()[0]))
    assert desk.prompt().endswith(f": Lay the tile on a marked place. {turns}")
    assert desk.answers() == ["Back"]
    mouse.click(mouse.at_cell(desk.turn.tile_places()[0]))
    confirm = ": Turn the tile if you like (wheel, right button), then confirm."
    assert desk.prompt().endswith(confirm)
    assert desk.answers() == ["Confirm", "Back"]


def test_a_laid_tile_can_be_turned_moved_or_taken_back(placing: Desk, mouse: Mouse) -> None:
    """It is a draft: the game has not moved, and everything is still open."""
    desk = placing
    before = desk.digest()
    one, other = desk.turn.tile_places()[:2]
    mouse.click(mouse.at_cell(one))
    place = ": Turn the tile if you like (wheel, right button), then place the token."
    assert desk.prompt().endswith(place)
    assert desk.answers() == ["Confirm", "Decline token", "Back"]
    assert one in marked(desk, Mark.TOKEN_PLACE)
    mouse.click(mouse.at_cell(other))
    assert desk.turn.draft.laid == other
    mouse.answer("Back")
    assert desk.turn.draft.laid is None
    assert desk.digest() == before


def test_confirming_the_tile_leaves_the_token(placing: Desk, mouse: Mouse) -> None:
    """Then the token is asked for, and it can be declined."""
    desk, turn = placing, placing.state.turn
    cell = desk.turn.tile_places()[0]
    mouse.click(mouse.at_cell(cell))
    mouse.answer("Confirm")
    assert desk.session.history.actions[-1] == PlaceTile(cell, 0)
    assert desk.prompt().endswith(": Place the token on a marked tile.")
    assert cell in marked(desk, Mark.TOKEN_PLACE)
    assert desk.answers() == ["Decline token", "Back"]
    mouse.answer("Decline token")
    assert desk.session.history.actions[-1] == DeclineToken()
    assert desk.state.turn == turn + 1


def test_a_button_used_once_takes_no_key_away(
    placing: Desk, mouse: Mouse, keyboard: Keyboard
) -> None:
    """After a click on "Confirm", Space must not press the button that stands there next."""
    desk, turn = placing, placing.state.turn
    mouse.click(mouse.at_cell(desk.turn.tile_places()[0]))
    mouse.answer("Confirm")
    keyboard.press(Key.Key_Space)
    assert desk.state.turn == turn, "Space has declined the token"
    assert desk.state.token is not None
    keyboard.press(Key.Key_Right, Key.Key_Space)
    assert isinstance(desk.session.history.actions[-1], PlaceToken)


def test_helps_can_be_switched_off(placing: Desk, mouse: Mouse) -> None:
    """Then no place lights up and no ghost follows, but all places work."""
    desk = placing
    desk.preferences.helps = False
    assert marked(desk, Mark.TILE_PLACE) == marked(desk, Mark.TOKEN_PLACE) == set()
    cell = desk.turn.tile_places()[0]
    mouse.move(mouse.at_cell(cell))
    ghost = desk.page.scenes[desk.state.seat]._tile_ghost
    assert ghost is None or not ghost.isVisible()
    mouse.click(mouse.at_cell(cell))
    assert desk.turn.draft.laid == cell


@pytest.mark.parametrize("way", [{"purist": True}, {"helps": False}])
def test_nothing_is_called_marked_where_nothing_is(start: Start, way: dict[str, bool]) -> None:
    desk = start(**way)
    mouse = Mouse(desk)
    desk.play(with_places_for_the_token())
    said = [desk.prompt()]
    cell = desk.turn.tile_places()[0]
    mouse.click(mouse.at_cell(cell))
    said.append(desk.prompt())
    mouse.answer("Confirm")
    said.append(desk.prompt())
    assert not [line for line in said if "marked" in line]
    assert said[0].endswith(
        ": Lay the tile beside your landscape, or place the token first. "
        "Wheel or right button turns it."
    )
    assert said[2].endswith(": Place the token on a tile that shows its animal.")


def test_on_squares_nothing_is_said_of_turning(desk: Desk, mouse: Mouse) -> None:
    def both(state: State) -> bool:
        return state.tile is not None and state.token is not None

    desk.play(record_where(both, ANN, grid=SQUARE))
    said = [desk.prompt()]
    mouse.click(mouse.at_cell(desk.turn.tile_places()[0]), RIGHT)
    said.append(desk.prompt())
    assert desk.stage() is Stage.LAID
    assert not [line for line in said if "turn" in line.lower().partition(": ")[2]]


def test_a_token_that_no_tile_can_take_is_told(desk: Desk, mouse: Mouse) -> None:
    """Already while the tile is in hand; in the end Return gives it back."""
    desk.play(with_a_stuck_token())
    assert desk.state.token is not None
    animal = desk.state.token.word
    assert "token first" not in desk.prompt()
    mouse.click(mouse.at_cell(desk.turn.tile_places()[0]))
    assert f": No tile can take the {animal}. Turn the tile" in desk.prompt()
    assert desk.prompt().endswith("then confirm.")
    mouse.answer("Confirm")
    assert desk.prompt().endswith(f": No tile can take the {animal}: return it to the bag (D).")
    assert desk.answers() == ["Return the token", "Back"]


@pytest.mark.parametrize("key", [Key.Key_D, Key.Key_Return, Key.Key_Enter, Key.Key_Space])
def test_a_token_that_no_tile_can_take_goes_back(
    desk: Desk, mouse: Mouse, keyboard: Keyboard, key: Key
) -> None:
    desk.play(with_a_stuck_token())
    turn = desk.state.turn
    mouse.click(mouse.at_cell(desk.turn.tile_places()[0]))
    keyboard.press(Key.Key_Return, key)
    assert desk.session.history.actions[-1] == DeclineToken()
    assert desk.state.turn == turn + 1


# Where nothing can go


def test_a_click_before_a_pair_is_taken_says_so(desk: Desk, mouse: Mouse) -> None:
    desk.deal(ANN)
    mouse.click(mouse.at_cell(next(iter(desk.state.player.environment))))
    assert note(desk) == "Choose in the market first."
    mouse.click(mouse.at_tile(0))
    assert note(desk) is None, "it has been done"


def test_a_click_where_nothing_can_go_says_why(placing: Desk, mouse: Mouse) -> None:
    desk, before = placing, placing.digest()
    assert desk.state.token is not None
    land = desk.state.player.environment
    mouse.click(mouse.at(desk.page.board.viewport(), QPoint(4, 4)))
    assert note(desk) == "The tile must touch your landscape."
    for cell, placed in land.items():
        if not placed.accepts(desk.state.token):
            mouse.click(mouse.at_cell(cell))
            taken = "A token lies here already."
            wrong = f"This tile cannot take the {desk.state.token.word}."
            assert note(desk) == (wrong if placed.token is None else taken)
    assert desk.digest() == before
    assert desk.dialogs.opened == []


def test_a_piece_dropped_where_it_cannot_go_says_why(placing: Desk, mouse: Mouse) -> None:
    desk, before = placing, placing.digest()
    hand = desk.page.market._hand
    assert hand is not None
    mouse.drag(mouse.at_tile(hand.tile_slot), mouse.at_cell(desk.turn.token_places()[0]))
    assert note(desk) == "A tile lies here already."
    mouse.drag(mouse.at_token(hand.token_slot), mouse.at_cell(desk.turn.tile_places()[0]))
    assert note(desk) == "No tile lies here that could take the token."
    assert desk.digest() == before


def test_the_words_go_by_themselves(
    placing: Desk, mouse: Mouse, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    desk = placing
    desk.page.note._end.setInterval(50)
    mouse.click(mouse.at(desk.page.board.viewport(), QPoint(4, 4)))
    assert note(desk)
    assert desk.page.board.rect().contains(desk.page.note.geometry())
    qtbot.waitUntil(lambda: note(desk) is None, timeout=PATIENCE)


def note(desk: Desk) -> str | None:
    return desk.page.note.text() if desk.page.note.isVisible() else None


# The end of a turn


def test_a_turn_that_waits_for_its_end_lies_there(start: Start) -> None:
    """Tile and token, as drafts, and no longer in the market."""
    desk = start(confirm_turn=True)
    mouse = Mouse(desk)
    desk.play(with_places_for_the_token())
    scene, place = desk.page.scenes[desk.state.seat], desk.turn.token_places()[0]
    mouse.click(mouse.at_cell(desk.turn.tile_places()[0]))
    mouse.click(mouse.at_cell(place))
    assert desk.stage() is Stage.CONFIRMING
    token = scene._token_ghost
    assert token is not None
    assert token.isVisible()
    assert scene.layout_of_cells.cell_at(token.pos()) == place
    assert token.opacity() == pytest.approx(0.9)
    assert token.zValue() < 4, "it is not held above the others"
    hand = desk.page.market._hand
    assert hand is not None
    assert (hand.tile, hand.token) == (None, None)
    assert desk.page.bill.isVisible()
    mouse.answer("Back")
    hand = desk.page.market._hand
    assert hand is not None
    assert hand.token is desk.state.token
    mouse.move(mouse.at(desk.page.prompt))
    assert not token.isVisible()


def test_a_token_that_will_go_back_is_told(start: Start) -> None:
    desk = start(confirm_turn=True)
    mouse, keyboard = Mouse(desk), Keyboard(desk)
    desk.play(with_places_for_the_token())
    mouse.click(mouse.at_cell(desk.turn.tile_places()[0]))
    keyboard.press(Key.Key_D)
    ending = ": The token goes back into the bag. End your turn, or take it back."
    assert desk.prompt().endswith(ending)


def test_the_end_of_a_turn_waits_for_a_yes(start: Start) -> None:
    """With the preference on, the last placement is a draft as well."""
    desk = start(confirm_turn=True)
    mouse, keyboard = Mouse(desk), Keyboard(desk)
    desk.play(with_places_for_the_token())
    before, turn = desk.digest(), desk.state.turn
    cell = desk.turn.tile_places()[0]
    for way in ("Back", "click"):
        mouse.click(mouse.at_cell(cell))
        mouse.click(mouse.at_cell(cell))
        assert desk.stage() is Stage.CONFIRMING
        assert desk.prompt().endswith(": End your turn, or take it back.")
        assert desk.answers() == ["Confirm", "Back"]
        assert desk.digest() == before
        if way == "Back":
            mouse.answer("Back")
        else:
            mouse.click(mouse.at_cell(cell))
        assert desk.stage() is Stage.LAID
        keyboard.press(Key.Key_Backspace)
    mouse.click(mouse.at_cell(cell))
    keyboard.press(Key.Key_D)
    assert desk.stage() is Stage.CONFIRMING
    keyboard.press(Key.Key_Space)
    assert desk.session.history.actions[-2:] == (PlaceTile(cell, 0), DeclineToken())
    assert desk.state.turn == turn + 1


# Computers


def test_a_computer_is_waited_for(start: Start, monkeypatch: pytest.MonkeyPatch) -> None:
    """The prompt says so, and no gesture moves its pieces; looking around is possible."""
    monkeypatch.setattr(table, "_BOT_PAUSE", FOREVER)
    desk = start(motion=100)
    mouse, keyboard = Mouse(desk), Keyboard(desk)
    desk.deal(BOT, ANN)
    assert desk.prompt() == "Robot: is thinking…"
    assert desk.answers() == []
    before = desk.digest()
    for slot in range(4):
        mouse.click(mouse.at_tile(slot))
        keyboard.digit(slot)
    keyboard.press(Key.Key_Y, Key.Key_J, Key.Key_D, Key.Key_Space, Key.Key_Right, Key.Key_R)
    mouse.drag(mouse.at_tile(0), mouse.at(desk.page.board.viewport()))
    assert desk.digest() == before
    keyboard.controlled(Key.Key_2)
    assert desk.looks_at() == 1


def test_computers_play_in_between(desk: Desk, keyboard: Keyboard, qtbot: QtBot) -> None:
    """Everybody's turn comes, and a person is asked again."""
    desk.deal(ANN, BOT, replace(BOT, name="Second", bot="greedy"))
    for turn in (0, 3):
        assert desk.state.turn == turn
        keyboard.press(Key.Key_N, Key.Key_1, Key.Key_Right, Key.Key_Space, Key.Key_D)
        if desk.state.turn == turn:  # the cursor stood on a place for the token
            keyboard.walk_to(desk.turn.tile_places()[0])
            keyboard.press(Key.Key_Space, Key.Key_Space)
        qtbot.waitUntil(partial(has_come_to, desk, turn + 3), timeout=PATIENCE)
    assert desk.prompt().startswith("Ann: ")
    assert [len(player.environment) for player in desk.state.players] == [5, 5, 5]
    assert desk.keeps_up()


def has_come_to(desk: Desk, turn: int) -> bool:
    return desk.state.turn == turn


# The end


def test_the_end_names_the_winner(desk: Desk, mouse: Mouse, keyboard: Keyboard) -> None:
    """The scores open by themselves, and again on demand; then another game can begin."""
    desk.play(almost_over(ANN, BEN))
    keyboard.press(Key.Key_D)
    assert desk.stage() is Stage.OVER
    assert desk.dialogs.opened == ["ScoreDialog"]
    totals = points(desk.session.record.rules, desk.state)
    assert totals[0] != totals[1]
    winner = "Ann" if totals[0] > totals[1] else "Ben"
    assert desk.prompt().endswith(f": The game is over. Winner: {winner}")
    assert desk.answers() == ["Scores", "Play again"]
    mouse.answer("Scores")
    assert desk.dialogs.opened == ["ScoreDialog"] * 2
    before = desk.session.record
    mouse.answer("Play again")
    again = desk.session.record
    assert (again.seats, again.options) == (before.seats, before.options)
    assert again.seed != before.seed
    assert desk.moves == []


def test_another_game_begins_from_the_score_sheet(desk: Desk, keyboard: Keyboard) -> None:
    """The button there does the same."""
    desk.dialogs.answers["ScoreDialog"] = lambda dialog: dialog._ui.again_button.click()
    desk.play(almost_over(ANN, BEN))
    keyboard.press(Key.Key_D)
    assert desk.moves == []
    assert desk.state.turn == 0
    assert desk.prompt().startswith("Ann: ")


def test_the_end_is_counted_up_once(start: Start) -> None:
    """Whoever opens the score sheet again knows how it ended."""
    desk = start(motion=50)
    counted: list[bool] = []
    desk.dialogs.answers["ScoreDialog"] = lambda dialog: counted.append(
        dialog.windowTitle() == "The final score"
    )
    desk.play(almost_over(ANN, BEN))
    Keyboard(desk).press(Key.Key_D, Key.Key_X)
    Mouse(desk).answer("Scores")
    assert counted == [True, False]
