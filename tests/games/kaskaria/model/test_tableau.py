"""What lies on the table follows from what was told, step by step."""

from __future__ import annotations

import random
from dataclasses import replace
from itertools import product
from typing import Any

import pytest

from cascadia_qt.games.kaskaria.model.tableau import Tableau, after, arranged, tableau_at
from cascadia_qt.games.kaskaria.rules.cards import BACK, CARDS, WATERFALL
from cascadia_qt.games.kaskaria.rules.game import KASKARIA
from cascadia_qt.games.kaskaria.rules.options import Options
from cascadia_qt.rules.history import History
from tests.games.kaskaria.table import cards


def without_hands(table: Tableau) -> Tableau:
    players = tuple(replace(player, hand=()) for player in table.players)
    return replace(table, players=players)


def played(options: Options, seed: int) -> History[Any, Any, Any]:
    luck = random.Random(seed)
    history: History[Any, Any, Any] = History(KASKARIA.setup(options, seed))
    while KASKARIA.to_move(history.state) is not None:
        history = history.played(KASKARIA, luck.choice(KASKARIA.legal(history.state)))
    return history


@pytest.mark.parametrize(("open_hands", "seed"), list(product((False, True), range(6))))
def test_events_lead_from_one_table_to_the_next(open_hands: bool, seed: int) -> None:
    options = Options(2 + seed % 3, "short", fearless=seed % 2 == 1, open_hands=open_hands)
    history = played(options, seed)
    for cursor in range(1, len(history.entries)):
        for seat in (None, *range(options.players)):
            table = tableau_at(history.moved(cursor - 1), seat)
            for event in KASKARIA.told(history.entries[cursor - 1], seat):
                table = after(table, event)
            assert table == tableau_at(history.moved(cursor), seat), (cursor, seat)


def test_the_last_step_leads_to_the_end_but_for_hands_that_are_shown_then() -> None:
    for seed in range(8):
        history = played(Options(3, "short"), seed)
        last = len(history.entries)
        table = tableau_at(history.moved(last - 1), 1)
        for event in KASKARIA.told(history.entries[-1], 1):
            table = after(table, event)
        assert without_hands(table) == without_hands(tableau_at(history, 1))


def test_every_card_is_somewhere() -> None:
    history = played(Options(4), 3)
    for cursor in range(len(history.entries) + 1):
        table = tableau_at(history.moved(cursor), 2)
        held = sum(len(player.hand) for player in table.players)
        elsewhere = table.pile + table.discard + len(table.display) + len(table.playing)
        assert held + elsewhere == len(CARDS) + len([WATERFALL])


def test_a_hand_is_held_by_colours_and_what_is_hidden_comes_last() -> None:
    hand = (BACK, *cards("grey griffin, blue runner plus2, red gold"))
    wanted = (*cards("red gold, blue plus2 runner, grey griffin"), BACK)
    assert arranged(hand) == wanted
