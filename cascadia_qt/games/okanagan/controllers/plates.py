"""The players and the hand of whoever looks, as they lie on the table."""

from __future__ import annotations

from collections.abc import Sequence

from cascadia_qt.games.okanagan.controllers.turn import HumanTurn
from cascadia_qt.games.okanagan.rules.board import Laid
from cascadia_qt.games.okanagan.rules.state import Phase, State
from cascadia_qt.games.okanagan.rules.tiles import UNSEEN
from cascadia_qt.games.okanagan.views.table.hand_panel import HandLook, HeldCard
from cascadia_qt.games.okanagan.views.table.players_panel import Plate
from cascadia_qt.games.okanagan.words.closing import hand_title, my_tile, short_progress
from cascadia_qt.games.okanagan.words.names import held_words, nuggets_words
from cascadia_qt.games.okanagan.words.objectives import objective_words
from cascadia_qt.games.okanagan.words.tiles import buildings_words, tile_words
from cascadia_qt.words.language import labelled


def plates(state: State, names: Sequence[str]) -> tuple[Plate, ...]:
    """What everybody may know of everybody."""
    over = state.phase is Phase.OVER
    found = []
    for seat, explorer in enumerate(state.explorers):
        told = (
            buildings_words(explorer.buildings),
            held_words(explorer.rewards),
            nuggets_words(explorer.nuggets),
        )
        plate = Plate(
            names[seat],
            explorer.buildings,
            explorer.rewards,
            explorer.nuggets,
            active=seat == state.active and not over,
            decides=seat == state.seat and not over,
            tip=f"{labelled(names[seat], '; '.join(told))}.",
        )
        found.append(plate)
    return tuple(found)


def hand_look(
    state: State, names: Sequence[str], seat: int | None, turn: HumanTurn | None
) -> HandLook:
    """What `seat` holds; for nobody in particular what whoever decides holds, face down."""
    shown = state.seat if seat is None else seat
    explorer = state.explorers[shown]
    title = hand_title(names[shown]) if seat is None else my_tile()
    laid, tip = None, ""
    if explorer.hand is not None:
        held = turn is not None and turn.tile is not None and shown == state.seat
        rotation = turn.rotation if held and turn is not None else 0
        laid = Laid(explorer.hand.tile, rotation)
        tip = tile_words(laid.tile, laid.rotation)
    on_desk = turn is not None and state.phase in (Phase.KEEP, Phase.DROP)
    cards = (
        ()
        if on_desk
        else tuple(_card(state, shown, objective) for objective in explorer.objectives)
    )
    offered = turn is not None and turn.tile is not None and shown == state.seat
    return HandLook(title, laid, tip, cards, offered=offered)


def _card(state: State, seat: int, objective: int) -> HeldCard:
    if objective == UNSEEN:
        return HeldCard(objective, "", objective_words(objective))
    progress = short_progress(objective, state.explorers[seat].rewards)
    return HeldCard(objective, progress, labelled(objective_words(objective), progress))
