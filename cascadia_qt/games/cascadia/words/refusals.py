"""Why something cannot go where somebody wants to put it, in words."""

from __future__ import annotations

from cascadia_qt.games.cascadia.rules.state import Phase, State
from cascadia_qt.games.cascadia.words.names import the_species
from cascadia_qt.rules.grid import Cell
from cascadia_qt.words.language import translate


def refusal(state: State, cell: Cell, *, tile: bool, token: bool) -> str:
    """Why neither the tile nor the token in hand may go to `cell`; "" if there is nothing to say.

    `tile` and `token` say which of them were meant.
    """
    if state.phase is Phase.CHOOSE:
        return translate("Refusal", "Choose in the market first.")
    tile, token = tile and state.tile is not None, token and state.token is not None
    if not tile and not token:
        return ""
    placed = state.player.environment.get(cell)
    if placed is None and tile:
        return translate("Refusal", "The tile must touch your landscape.")
    if placed is None:
        return translate("Refusal", "No tile lies here that could take the token.")
    if placed.token is not None and token:
        return translate("Refusal", "A token lies here already.")
    if not token or state.token is None:
        return translate("Refusal", "A tile lies here already.")
    return translate("Refusal", "This tile cannot take {0}.").format(the_species(state.token))
