"""The market: filling, overpopulation, a bag that runs short, and the sliding of a solo game."""

from __future__ import annotations

from collections import Counter
from dataclasses import replace

import pytest

from cascadia_qt.games.cascadia.rules.actions import ReplaceThree
from cascadia_qt.games.cascadia.rules.events import (
    Cause,
    Event,
    MarketSlid,
    PairDiscarded,
    TileDrawn,
    TokenDrawn,
    TokensReplaced,
    TokensReturned,
)
from cascadia_qt.games.cascadia.rules.market import (
    Market,
    empty_market,
    filled,
    replaced,
    returned,
    settled,
    slid,
)
from cascadia_qt.games.cascadia.rules.play import legal
from cascadia_qt.games.cascadia.rules.state import State
from cascadia_qt.games.cascadia.rules.terms import Wildlife
from cascadia_qt.games.cascadia.rules.tiles import HEX_BOX, Tile
from cascadia_qt.rules.bag import Bag
from cascadia_qt.rules.grid import HEX, SQUARE, Grid
from cascadia_qt.rules.rng import Rng
from tests.games.cascadia.table import kinds, new_game, played, row, scene, steps, wildlife

OPEN = HEX_BOX.tiles[:4]
SEEDS = range(12)
MANY_SEEDS = range(2000)


def market(tokens: str, bag: str, *, aside: str = "", tiles: str = "0123", seed: int = 1) -> Market:
    """A market with some of the tiles OPEN, by digit, in its places."""
    return Market(
        tiles=tuple(None if digit == "-" else OPEN[int(digit)] for digit in tiles),
        tokens=row(tokens),
        unseen=Bag.of(HEX_BOX.tiles[4:]),
        stack=39,
        bag=Bag.of(wildlife(bag)),
        aside=wildlife(aside),
        rng=Rng(seed),
    )


def letters(tokens: tuple[Wildlife | None, ...]) -> str:
    """The inverse of `row`."""
    return "".join("-" if token is None else token.name[0] for token in tokens)


def causes(events: list[Event]) -> list[Cause]:
    return [event.cause for event in events if isinstance(event, TokensReplaced)]


@pytest.mark.parametrize(
    ("tokens", "expected"),
    [
        ("BESH", ()),
        ("BBES", ()),
        ("BBEE", ()),
        ("BBBE", (0, 1, 2)),
        ("BEBB", (0, 2, 3)),
        ("EBBB", (1, 2, 3)),
        ("FFFF", (0, 1, 2, 3)),
        ("-FFF", (1, 2, 3)),
        ("---B", ()),
        ("----", ()),
    ],
)
def test_equal_slots_are_those_of_three_or_four_equal_tokens(
    tokens: str, expected: tuple[int, ...]
) -> None:
    assert market(tokens, "").equal_slots() == expected


@pytest.mark.parametrize(
    ("tile_slot", "token_slot", "tiles", "tokens"),
    [(0, 0, "-123", "-ESH"), (3, 3, "012-", "BES-"), (1, 2, "0-23", "BE-H")],
)
def test_without_empties_just_the_two_places(
    tile_slot: int, token_slot: int, tiles: str, tokens: str
) -> None:
    assert market("BESH", "F").without(tile_slot, token_slot) == market(tokens, "F", tiles=tiles)


def test_an_empty_market_has_all_tokens_in_the_bag() -> None:
    fresh = empty_market(HEX_BOX.tiles, 63, Rng(1))
    assert Counter(fresh.bag) == dict.fromkeys(Wildlife, 20)
    assert (fresh.tiles, fresh.tokens, fresh.aside) == ((None,) * 4, (None,) * 4, ())
    assert (len(fresh.unseen), fresh.stack) == (85, 63)


@pytest.mark.parametrize(
    ("tiles", "tokens", "empty_tiles", "empty_tokens"),
    [
        ("----", "----", (0, 1, 2, 3), (0, 1, 2, 3)),
        ("0-23", "B-SH", (1,), (1,)),
        ("012-", "-ESH", (3,), (0,)),
        ("--23", "--SH", (0, 1), (0, 1)),
        ("0123", "BESH", (), ()),
    ],
)
def test_filling_draws_into_the_empty_places_and_leaves_the_others(
    tiles: str, tokens: str, empty_tiles: tuple[int, ...], empty_tokens: tuple[int, ...]
) -> None:
    before = market(tokens, "BBEESSHHFF", tiles=tiles)
    events: list[Event] = []
    after = filled(before, events)
    drawn_tiles = [event for event in events if isinstance(event, TileDrawn)]
    drawn_tokens = [event for event in events if isinstance(event, TokenDrawn)]
    assert events == drawn_tiles + drawn_tokens
    assert tuple(event.slot for event in drawn_tiles) == empty_tiles
    assert tuple(event.slot for event in drawn_tokens) == empty_tokens
    new_tiles = {event.slot: event.tile for event in drawn_tiles}
    new_tokens = {event.slot: event.token for event in drawn_tokens}
    for slot in range(4):
        assert after.tiles[slot] == (before.tiles[slot] or new_tiles[slot])
        assert after.tokens[slot] == new_tokens.get(slot, before.tokens[slot])
    assert after.stack == 39 - len(empty_tiles)
    assert Bag.of([*after.unseen, *new_tiles.values()]) == before.unseen
    assert Bag.of([*after.bag, *new_tokens.values()]) == before.bag


def test_every_order_of_tokens_comes_with_some_seed() -> None:
    draws = {letters(filled(market("----", "BESHF", seed=seed), []).tokens) for seed in MANY_SEEDS}
    assert len(draws) == 5 * 4 * 3 * 2


@pytest.mark.parametrize(
    ("aside", "bag", "expected"), [("BBE", "S", [TokensReturned(wildlife("BBE"))]), ("", "S", [])]
)
def test_returning_puts_what_is_aside_into_the_bag(
    aside: str, bag: str, expected: list[Event]
) -> None:
    events: list[Event] = []
    after = returned(market("BESH", bag, aside=aside), events)
    assert after == market("BESH", bag + aside)
    assert events == expected


@pytest.mark.parametrize("slots", [(0,), (1, 3), (0, 1, 2), (0, 1, 2, 3)], ids=str)
def test_replacing_sets_the_old_tokens_aside_and_keeps_the_other_places(
    slots: tuple[int, ...],
) -> None:
    before = market("BESH", "FFFF", aside="E")
    events: list[Event] = []
    after = replaced(before, slots, Cause.NATURE, events)
    gone = tuple("BESH"[slot] for slot in slots)
    fresh = ["F" if slot in slots else letter for slot, letter in enumerate("BESH")]
    assert letters(after.tokens) == "".join(fresh)
    assert after.aside == wildlife("E") + wildlife("".join(gone))
    assert letters(after.bag.items) == "F" * (4 - len(slots))
    drawn = wildlife("F" * len(slots))
    assert events == [TokensReplaced(Cause.NATURE, slots, wildlife("".join(gone)), drawn)]


def test_replacing_with_a_short_bag_draws_it_empty_and_then_what_was_set_aside() -> None:
    events: list[Event] = []
    after = replaced(market("BBBE", "S"), (0, 1, 2), Cause.THREE_EQUAL, events)
    assert after.tokens == row("SBBE")
    assert (after.bag, after.aside) == (Bag.of(wildlife("B")), ())
    assert events == [
        TokensReplaced(Cause.THREE_EQUAL, (0, 1, 2), wildlife("BBB"), wildlife("SBB")),
        TokensReturned(wildlife("BBB")),
    ]


@pytest.mark.parametrize("may_replace_three", [True, False])
@pytest.mark.parametrize("tokens", ["BESH", "BBEE"])
def test_different_tokens_stay(tokens: str, may_replace_three: bool) -> None:
    events: list[Event] = []
    before = market(tokens, "FFFF")
    assert settled(before, may_replace_three, events) == before
    assert events == []


@pytest.mark.parametrize("seed", SEEDS)
def test_four_equal_tokens_return_to_the_bag_only_after_the_draw(seed: int) -> None:
    events: list[Event] = []
    after = settled(market("BBBB", "ESHF", seed=seed), may_replace_three=True, events=events)
    assert sorted(letters(after.tokens)) == sorted("ESHF")
    assert (after.bag, after.aside) == (Bag.of(wildlife("BBBB")), ())
    replacement, put_back = events
    assert isinstance(replacement, TokensReplaced)
    assert replacement.cause is Cause.FOUR_EQUAL
    assert replacement.slots == (0, 1, 2, 3)
    assert replacement.gone == wildlife("BBBB")
    assert replacement.drawn == after.tokens
    assert put_back == TokensReturned(wildlife("BBBB"))


@pytest.mark.parametrize("seed", SEEDS)
def test_four_equal_tokens_are_replaced_until_they_differ(seed: int) -> None:
    """The only four in the bag are equal too, so at least two replacements are needed."""
    events: list[Event] = []
    after = settled(market("BBBB", "EEEE", seed=seed), may_replace_three=False, events=events)
    assert set(after.tokens) == set(wildlife("BE"))
    assert causes(events) == [Cause.FOUR_EQUAL] * len(causes(events))
    assert len(causes(events)) >= 2
    assert Counter([*after.tokens, *after.bag]) == Counter(wildlife("BBBBEEEE"))
    assert after.aside == ()


@pytest.mark.parametrize("seed", SEEDS)
def test_everything_set_aside_by_repeated_replacements_returns_at_the_end(seed: int) -> None:
    events: list[Event] = []
    before = market("BBBB", "EEEEEEEEEEEEEEEEEEEESSSHHHFFF", seed=seed)
    settled(before, may_replace_three=False, events=events)
    *replacements, last = events
    gone: list[Wildlife] = []
    for event in replacements:
        assert isinstance(event, TokensReplaced)
        gone += event.gone
    assert last == TokensReturned(tuple(gone))


@pytest.mark.parametrize(
    ("may_replace_three", "aside", "bag"), [(True, "BBBB", ""), (False, "", "BBBB")]
)
@pytest.mark.parametrize("seed", SEEDS)
def test_tokens_stay_aside_while_three_equal_ones_may_still_be_replaced(
    seed: int, may_replace_three: bool, aside: str, bag: str
) -> None:
    events: list[Event] = []
    after = settled(market("BBBB", "EEES", seed=seed), may_replace_three, events)
    assert sorted(letters(after.tokens)) == sorted("EEES")
    assert (letters(after.aside), letters(after.bag.items)) == (aside, bag)
    assert kinds(events) == "TokensReplaced" + " TokensReturned" * bool(bag)


@pytest.mark.parametrize("bag", ["", "B", "BBBBBBBB"])
def test_replacing_stops_when_only_one_species_is_left(bag: str) -> None:
    events: list[Event] = []
    before = market("BBBB", bag)
    assert settled(before, may_replace_three=True, events=events) == before
    assert events == []


@pytest.mark.parametrize("seed", SEEDS)
def test_replacing_goes_on_while_another_species_is_among_the_tokens_aside(seed: int) -> None:
    after = settled(market("BBBB", "BBBB", aside="E", seed=seed), False, [])
    assert sorted(letters(after.tokens)) == sorted("BBBE")


@pytest.mark.parametrize("grid", [HEX, SQUARE], ids=["hex", "square"])
def test_no_game_begins_with_four_equal_tokens(grid: Grid) -> None:
    """One deal in 160 needs a replacement before the first turn."""
    for seed in MANY_SEEDS:
        assert len(set(new_game(grid, seed=seed).market.tokens)) > 1


@pytest.mark.parametrize(
    ("state", "moves", "allowed", "aside"),
    [
        (scene(tokens="BBBE"), "", True, ""),
        (scene(tokens="BBBE", bag="EES"), "wipe 3", False, ""),
        (scene(bag="FFF", nature=1), "nature wipe 0 1 2", True, "BES"),
        (scene(tokens="BBBE", bag="SHF", nature=1), "wipe 3; nature wipe 0 1 2", False, ""),
        (scene(tokens="BBBE", bag="", aside="FFFF", nature=1), "nature wipe 3", True, "E"),
        (scene(tokens="SBBB", bag="", aside="FFFF"), "take 0", False, ""),
        (
            replace(scene(tokens="SBBB", bag=""), three_replaced=True),
            "take 0; tile 1,0 r0; token -",
            True,
            "",
        ),
    ],
    ids=[
        "at first",
        "again",
        "by a wipe",
        "again by a wipe",
        "after a wipe of the fourth",
        "after taking",
        "in the next turn",
    ],
)
def test_three_equal_tokens_may_be_replaced_once_a_turn_and_only_then_tokens_stay_aside(
    state: State, moves: str, allowed: bool, aside: str
) -> None:
    state = played(state, moves)
    assert len(state.market.equal_slots()) == 3
    assert (ReplaceThree() in legal(state)) is allowed
    assert letters(state.market.aside) == aside


def test_tokens_stay_aside_when_four_equal_ones_of_the_refill_become_three() -> None:
    """If the bear is drawn first, four bears go and all that is left in the bag comes."""
    for seed in range(30):
        state = scene(seed=seed, tokens="EBBB", bag="BEEEH")
        step = steps(state, "take 0; token 0,0; tile 1,0 r0")[-1]
        if kinds(step.events).endswith("TokenDrawn TokensReplaced"):
            assert letters(step.state.market.aside) == "BBBB"
            return
    pytest.fail("no refill made four equal tokens")


def test_after_taking_the_state_denies_that_three_equal_tokens_may_be_replaced() -> None:
    assert not played(scene(tokens="SBBB"), "take 0").may_replace_three


def test_replacing_three_leaves_the_fourth_and_draws_before_anything_returns() -> None:
    market = played(scene(tokens="BEBB", bag="SHF", aside="SSSS"), "wipe 3").market
    assert market.tokens[1] is Wildlife.ELK
    assert Counter(market.tokens) == Counter(wildlife("ESHF"))
    assert (market.bag, market.aside) == (Bag.of(wildlife("BBBSSSS")), ())


@pytest.mark.parametrize(
    ("tokens", "moves"),
    [("BEEE", "take 0; tile 1,0 r0; token -"), ("BEEE", "nature wipe 0"), ("BBBE", "wipe 3")],
    ids=["by the refill", "by a nature wipe", "by replacing three"],
)
def test_four_equal_tokens_are_replaced_at_once(tokens: str, moves: str) -> None:
    causes = set()
    for seed in range(20):
        state = scene(seed=seed, tokens=tokens, bag="EEEEEEEESS", nature=1)
        step = steps(state, moves)[-1]
        assert len(set(step.state.market.tokens)) > 1
        causes |= {event.cause for event in step.events if isinstance(event, TokensReplaced)}
    assert Cause.FOUR_EQUAL in causes


SLIDES = pytest.mark.parametrize(
    ("taken", "discarded", "kept", "moves"),
    [
        (0, 3, (1, 2), ((1, 2), (2, 3))),
        (1, 3, (0, 2), ((0, 2), (2, 3))),
        (2, 3, (0, 1), ((0, 2), (1, 3))),
        (3, 2, (0, 1), ((0, 2), (1, 3))),
    ],
    ids=["next to the stack", "second", "third", "furthest"],
)
Moves = tuple[tuple[int, int], ...]


def slide(tile_slot: int, token_slot: int) -> tuple[Market, PairDiscarded, MarketSlid]:
    events: list[Event] = []
    after = slid(market("BESH", "F", aside="F").without(tile_slot, token_slot), events)
    discarded, moved = events
    assert isinstance(discarded, PairDiscarded)
    assert isinstance(moved, MarketSlid)
    return after, discarded, moved


@SLIDES
@pytest.mark.parametrize("token_slot", range(4))
def test_solo_the_furthest_tile_goes_and_the_others_slide_away_from_the_stack(
    taken: int, discarded: int, kept: tuple[int, int], moves: Moves, token_slot: int
) -> None:
    after, gone, moved = slide(taken, token_slot)
    assert after.tiles == (None, None, OPEN[kept[0]], OPEN[kept[1]])
    assert (gone.tile_slot, gone.tile) == (discarded, OPEN[discarded])
    assert moved.tile_moves == moves


@SLIDES
@pytest.mark.parametrize("tile_slot", range(4))
def test_solo_the_furthest_token_goes_whatever_tile_goes(
    taken: int, discarded: int, kept: tuple[int, int], moves: Moves, tile_slot: int
) -> None:
    after, gone, moved = slide(tile_slot, taken)
    tokens = wildlife("BESH")
    assert after.tokens == (None, None, tokens[kept[0]], tokens[kept[1]])
    assert (gone.token_slot, gone.token) == (discarded, tokens[discarded])
    assert moved.token_moves == moves


def test_solo_what_is_discarded_leaves_the_game() -> None:
    after, gone, _ = slide(1, 2)
    before = market("BESH", "F", aside="F")
    assert (after.bag, after.aside) == (before.bag, before.aside)
    assert gone.tile not in after.unseen
    assert (after.unseen, after.stack) == (before.unseen, before.stack)


def test_solo_the_two_places_next_to_the_stack_are_drawn_anew() -> None:
    events: list[Event] = []
    after = filled(slid(market("BESH", "FF").without(0, 3), []), events)
    assert letters(after.tokens) == "FFBE"
    new: list[Tile | None] = [event.tile for event in events if isinstance(event, TileDrawn)]
    assert list(after.tiles) == [*new, OPEN[1], OPEN[2]]
    assert (len(new), after.stack) == (2, 37)
