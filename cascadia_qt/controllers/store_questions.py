"""What the window asks the store, as functions of it that run in the thread of the keeper."""

from __future__ import annotations

from cascadia_qt.store import notebook
from cascadia_qt.store.game_store import GameStore
from cascadia_qt.store.notebook import Allowed
from cascadia_qt.views.cascadia.memories import Notebook, Passed, Ticked

Offer = tuple[int, int, str, tuple[int, ...]]  # game, seat, name, achievements


def allowed(everything: bool) -> Allowed:
    """Who may tick what: the winner one, or, with `everything`, all, and solo players too."""
    return Allowed(all=everything, solo=everything)


def offers(store: GameStore, game: int, everything: bool) -> list[Offer]:
    """What the players of `game` may tick, where there is anything."""
    seats = store.game(game).summary.seats
    found = [
        (game, number, seat.name, notebook.offered(store, game, number, allowed(everything)))
        for number, seat in enumerate(seats)
    ]
    return [offer for offer in found if offer[-1]]


def ticked(store: GameStore, names: list[str]) -> dict[str, frozenset[int]]:
    """The achievements that each of `names` has ticked."""
    return {name: frozenset(notebook.ticks(store, name)) for name in names}


def passes(store: GameStore) -> tuple[Passed, ...]:
    """Who has passed which scenario."""
    return tuple(
        Passed(found.scenario, found.player, found.date.date()) for found in notebook.passes(store)
    )


def notebooks(store: GameStore) -> tuple[Notebook, ...]:
    """Everybody's notebook."""
    passed = passes(store)
    return tuple(
        Notebook(
            name,
            tuple(
                Ticked(tick.achievement, tick.date.date())
                for tick in notebook.ticks(store, name).values()
            ),
            tuple(found for found in passed if found.name == name),
        )
        for name in notebook.players(store)
    )
