"""Every prompt of the table: what it says, which answers it offers, and what these do."""

from __future__ import annotations

from dataclasses import replace
from functools import partial

import pytest
from pytestqt.qtbot import QtBot

from cascadia_qt.controllers import table
from cascadia_qt.controllers.turn import Stage
from cascadia_qt.rules.cascadia.actions import (
    DeclineToken,
    NatureFree,
    NatureWipe,
    PlaceTile,
    PlaceToken,
    ReplaceThree,
    Take,
)
from cascadia_qt.rules.cascadia.state import Phase, State
from cascadia_qt.rules.game import Seat
from cascadia_qt.rules.record import Record
from cascadia_qt.views.cascadia.board_items import Mark
from tests.window.conftest import Start
from tests.window.desk import ANN, BEN, PATIENCE, Desk, almost_over, record_where
from tests.window.hands import Key, Keyboard, Modifier, Mouse, marked

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
    assert desk.prompt() == "Ann: Confirm, or choose further tokens to replace."
    mouse.answer("Confirm")
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


@pytest.mark.parametrize("spend", [(Key.Key_J,), (Key.Key_J, Key.Key_1), (Key.Key_T,),
                                   (Key.Key_T, Key.Key_1)])  # fmt: skip
@pytest.mark.parametrize("way", ["button", Key.Key_N, Key.Key_Backspace, Key.Key_Escape])
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


# Placing


def test_what_is_in_hand_is_asked_for(placing: Desk, mouse: Mouse) -> None:
    """Tile or token, either first."""
    desk = placing
    assert desk.prompt().endswith(": Lay the tile on a marked place, or place the token first.")
    assert desk.answers() == ["Decline token", "Back"]
    mouse.click(mouse.at_cell(desk.turn.token_places()[0]))
    assert desk.prompt().endswith(": Lay the tile on a marked place.")
    assert desk.answers() == ["Back"]
    mouse.click(mouse.at_cell(desk.turn.tile_places()[0]))
    assert desk.prompt().endswith(": Turn the tile if you like, then confirm.")
    assert desk.answers() == ["Confirm", "Back"]


def test_a_laid_tile_can_be_turned_moved_or_taken_back(placing: Desk, mouse: Mouse) -> None:
    """It is a draft: the game has not moved, and everything is still open."""
    desk = placing
    before = desk.digest()
    one, other = desk.turn.tile_places()[:2]
    mouse.click(mouse.at_cell(one))
    assert desk.prompt().endswith(": Turn the tile if you like, then place the token.")
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


# The end of a turn


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
    totals = desk.session.record.rules.scores(desk.state)
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
