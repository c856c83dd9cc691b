"""What the window asks the store, as functions of it that run in the thread of the keeper."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path

from cascadia_qt.games.cascadia.rules.achievements import Refusal
from cascadia_qt.games.cascadia.store import notebook
from cascadia_qt.games.cascadia.store.notebook import Allowed, Unannounced
from cascadia_qt.games.cascadia.store.older_files import append_scenario
from cascadia_qt.games.cascadia.views.notebook.memories import Notebook, Passed, Ticked
from cascadia_qt.store.game_store import GameStore

Offer = tuple[int, str, tuple[int, ...]]  # seat, name, achievements


@dataclass(frozen=True, slots=True)
class Earned:
    """What a game has brought its persons, or why it has not.

    Attributes:
        offers: who may tick which achievements.
        refused: who has reached some and may not tick them.
        unannounced: a scenario that was passed by the way.
    """

    game: int
    offers: tuple[Offer, ...]
    refused: Mapping[Refusal, list[str]]
    unannounced: Unannounced | None


def allowed(everything: bool) -> Allowed:
    """Who may tick what: the winner one, or, with `everything`, all, and solo players too."""
    return Allowed(all=everything, solo=everything)


def earned(store: GameStore, game: int, everything: bool) -> Earned:
    """What the persons of `game` have earned."""
    permission = allowed(everything)
    offers: list[Offer] = []
    refused: dict[Refusal, list[str]] = {}
    for seat, result in enumerate(store.game(game).summary.seats):
        numbers = notebook.offered(store, game, seat, permission)
        why = notebook.refused(store, game, seat, permission)
        if numbers:
            offers.append((seat, result.name, numbers))
        if why is not None:
            refused.setdefault(why, []).append(result.name)
    return Earned(game, tuple(offers), refused, notebook.unannounced(store, game))


def claimed(store: GameStore, game: int, folder: Path) -> tuple[Passed, ...]:
    """Everybody's passes, after the scenario of `game` was counted that nobody had announced."""
    found = notebook.claim(store, game)
    append_scenario(store, folder, game, found.scenario, found.seats)
    return passes(store)


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
