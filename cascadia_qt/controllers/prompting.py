"""What the prompt says and which answers it offers, for every stage of a turn."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from cascadia_qt.controllers.turn import HumanTurn, Stage
from cascadia_qt.rules.cascadia.scoring.sheet import ScoreSheet, winners
from cascadia_qt.rules.game import Seat
from cascadia_qt.views.cascadia import prompt_words as words
from cascadia_qt.views.prompt_bar import Answer


def prompt(turn: HumanTurn, seats: Sequence[Seat], sheets: Sequence[ScoreSheet]) -> str:
    """What to do now, or how the game has ended."""
    state = turn.state
    match turn.stage:
        case Stage.WAITING:
            return words.waiting()
        case Stage.CHOOSING:
            return words.choosing(turn.may_replace_three)
        case Stage.WIPING:
            return words.wiping(len(turn.draft.wiping or ()))
        case Stage.PICKING_TILE:
            return words.picking_tile()
        case Stage.PICKING_TOKEN:
            return words.picking_token()
        case Stage.PLACING:
            return words.placing(state.tile is not None, state.token is not None)
        case Stage.LAID:
            return words.laid(state.token is not None)
        case Stage.CONFIRMING:
            return words.confirming()
        case Stage.OVER if len(sheets) == 1:
            return words.over_alone(sheets[0].total)
        case Stage.OVER:
            return words.over(", ".join(seats[seat].name for seat in winners(sheets)))


def answers(turn: HumanTurn) -> Iterator[Answer]:
    """What can be answered now."""
    stage, token = turn.stage, turn.state.token
    if turn.may_replace_three:
        yield words.replace_three()
        yield words.keep_three()
    if turn.may_spend_nature:
        yield words.nature_wipe()
        yield words.nature_pick()
    if stage in (Stage.LAID, Stage.CONFIRMING) or turn.draft.wiping:
        yield words.confirm()
    if stage in (Stage.WIPING, Stage.PICKING_TILE, Stage.PICKING_TOKEN):
        yield words.cancel()
    if stage in (Stage.PLACING, Stage.LAID) and token is not None:
        yield words.decline()
    if stage in (Stage.PLACING, Stage.LAID, Stage.CONFIRMING):
        yield words.back()
    if stage is Stage.OVER:
        yield words.show_scores()
        yield words.play_again()


def look_back_answers(*, first: bool) -> Iterator[Answer]:
    """What can be answered while an earlier step is looked at; `first` if there is none before."""
    if not first:
        yield words.earlier()
    yield words.later()
    yield words.leave_look_back()
