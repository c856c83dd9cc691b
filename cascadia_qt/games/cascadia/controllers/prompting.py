"""What the prompt says and which answers it offers, for every stage of a turn."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from cascadia_qt.games.cascadia.controllers.turn import HumanTurn, Stage
from cascadia_qt.games.cascadia.rules.actions import DeclineToken
from cascadia_qt.games.cascadia.rules.scoring.sheet import ScoreSheet, winners
from cascadia_qt.games.cascadia.views.table import prompt_words as words
from cascadia_qt.games.cascadia.words.bots import FIRST_BOT
from cascadia_qt.model.session import GameSession
from cascadia_qt.rules.game import Seat
from cascadia_qt.views.prompt_bar import Answer
from cascadia_qt.views.touch.large_targets import for_fingers


def prompt(
    turn: HumanTurn, seats: Sequence[Seat], sheets: Sequence[ScoreSheet], *, marked: bool
) -> str:
    """What to do now, or how the game has ended; `marked` if places for pieces are."""
    draft = turn.draft
    match turn.stage:
        case Stage.WAITING:
            return words.waiting()
        case Stage.CHOOSING:
            return words.choosing(turn.may_replace_three)
        case Stage.WIPING:
            return words.wiping(bool(draft.wiping), draft.going_on)
        case Stage.PICKING_TILE:
            return words.picking_tile()
        case Stage.PICKING_TOKEN:
            return words.picking_token()
        case Stage.PLACING:
            return _placing(turn, marked)
        case Stage.LAID:
            return _laid(turn)
        case Stage.CONFIRMING:
            return words.confirming(DeclineToken() in draft.ending)
        case Stage.OVER if len(sheets) == 1:
            return words.over_alone(sheets[0].total)
        case Stage.OVER:
            return words.over(", ".join(seats[seat].name for seat in winners(sheets)))


def _placing(turn: HumanTurn, marked: bool) -> str:
    state = turn.state
    if state.tile is not None:
        laying = words.laying(bool(turn.token_places()), marked)
        return f"{laying} {words.turning()}" if _needs_wheel(turn) else laying
    if turn.stuck and state.token is not None:
        return words.stuck(state.token)
    return words.placing(marked)


def _laid(turn: HumanTurn) -> str:
    token, fits = turn.state.token, bool(turn.token_places())
    what = words.laid(fits, _needs_wheel(turn))
    return what if token is None or fits else f"{words.fits_nowhere(token)} {what}"


def _needs_wheel(turn: HumanTurn) -> bool:
    """A tile can be turned, and there is no button that does it."""
    return turn.can_turn and not for_fingers()


def visiting(turn: HumanTurn, name: str) -> str:
    """What to do while the landscape of `name` is looked at, whose turn it is not."""
    visited = words.visiting(name)
    return f"{words.waiting()} {visited}" if turn.stage is Stage.WAITING else visited


def answers(turn: HumanTurn) -> Iterator[Answer]:
    """What can be answered now."""
    stage, token = turn.stage, turn.state.token
    if turn.may_replace_three:
        yield words.replace_three()
        yield words.keep_three()
    if turn.may_spend_nature:
        yield words.nature_wipe()
        yield words.nature_pick()
    if turn.asks_for_more:
        yield words.wipe_more()
    if turn.draft.wiping:
        yield words.wipe_these()
    if stage in (Stage.LAID, Stage.CONFIRMING):
        yield words.confirm()
    if turn.can_turn and for_fingers():
        yield words.turn_tile()
    if stage in (Stage.WIPING, Stage.PICKING_TILE, Stage.PICKING_TOKEN):
        yield words.cancel()
    if stage in (Stage.PLACING, Stage.LAID) and token is not None:
        yield words.decline(turn.stuck)
    if stage in (Stage.PLACING, Stage.LAID, Stage.CONFIRMING):
        yield words.back()
    if stage is Stage.OVER:
        yield words.show_scores()
        yield words.play_again()


def given_up_answers(session: GameSession) -> Iterator[Answer]:
    """What can be answered where a computer cannot think."""
    yield words.think_again()
    if session.record.seats[session.state.seat].bot != FIRST_BOT:
        yield words.easier_computer()
