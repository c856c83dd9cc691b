"""The score pad as a document: every step can be undone, and files hold what lies there."""

from __future__ import annotations

import json
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st
from pytestqt.qtbot import QtBot

from cascadia_qt.games.cascadia.model.pad_brush import BLANK, Brush, peeled
from cascadia_qt.games.cascadia.model.position_file import PadKeeper, load_position, save_position
from cascadia_qt.games.cascadia.model.score_pad import MOST_NATURE, PadDocument, empty_position
from cascadia_qt.games.cascadia.rules.position import (
    MOST_TILES,
    LaidTile,
    Position,
    position_in,
    write_position,
)
from cascadia_qt.games.cascadia.rules.scoring.sheet import score
from cascadia_qt.games.cascadia.rules.terms import Card, Habitat, Variant, Wildlife
from cascadia_qt.rules.document import parse_json
from cascadia_qt.rules.grid import HEX, SQUARE, Cell, Grid
from cascadia_qt.store.storage_error import StorageError

F, R, M = Habitat.FOREST, Habitat.RIVER, Habitat.MOUNTAIN
BEAR, ELK = Wildlife.BEAR, Wildlife.ELK
HERE = Cell(0, 0)
FOREST_TILE = LaidTile((F,) * 6, None, None, None)
BEAR_TOKEN = LaidTile(None, None, None, BEAR)

Step = Callable[[PadDocument], object]


def pad() -> PadDocument:
    return PadDocument(empty_position("Ann"))


CELLS = st.builds(Cell, st.integers(-3, 3), st.integers(-3, 3))
TILES = st.none() | st.builds(
    LaidTile,
    st.none() | st.just((F,) * 6) | st.just((F, F, F, R, R, R)),
    st.none(),
    st.none(),
    st.none() | st.sampled_from(Wildlife),
)
STEPS: st.SearchStrategy[Step] = st.one_of(
    st.builds(lambda cell, tile: lambda p: p.lay(0, cell, tile), CELLS, TILES),
    st.builds(
        lambda cell, tile: lambda p: p.lay(len(p.position.players) - 1, cell, tile), CELLS, TILES
    ),
    st.builds(lambda count: lambda p: p.set_nature(0, count), st.integers(-5, 200)),
    st.builds(lambda name: lambda p: p.set_name(0, name), st.text(max_size=60)),
    st.builds(lambda: lambda p: p.add_player("Ben")),
    st.builds(lambda: lambda p: p.remove_player(0)),
    st.builds(
        lambda s, c: lambda p: p.set_card(s, c), st.sampled_from(Wildlife), st.sampled_from(Card)
    ),
    st.builds(lambda variant: lambda p: p.set_variant(variant), st.sampled_from(Variant)),
    st.builds(lambda: lambda p: p.clear()),
)


@given(st.lists(STEPS, max_size=12))
def test_every_step_is_undone_and_redone(steps: list[Step]) -> None:
    document = pad()
    seen = [document.position]
    for step in steps:
        step(document)
        if document.position != seen[-1]:
            seen.append(document.position)
    back = [document.position]
    while document.can_undo:
        document.undo()
        back.append(document.position)
    assert back == seen[::-1]
    assert document.sheets == _scored(seen[0])
    while document.can_redo:
        document.redo()
    assert document.position == seen[-1]
    assert document.sheets == _scored(seen[-1])


@given(st.lists(STEPS, min_size=1, max_size=6), STEPS)
def test_a_new_step_ends_what_could_be_redone(steps: list[Step], step: Step) -> None:
    document = pad()
    for one in steps:
        one(document)
    document.undo()
    before = document.position
    step(document)
    assert document.position == before or not document.can_redo


@given(st.lists(STEPS, max_size=10))
def test_whatever_is_laid_can_be_saved_and_read(steps: list[Step]) -> None:
    document = pad()
    for step in steps:
        step(document)
    text = json.dumps(write_position(document.position))
    assert position_in(parse_json(text)) == document.position


def _scored(position: Position) -> object:
    return score(position.grid, position.scoring, [player.landscape for player in position.players])


def test_a_stroke_is_one_step() -> None:
    document = pad()
    document.lay(0, Cell(0, 0), BEAR_TOKEN)
    document.lay(0, Cell(1, 0), BEAR_TOKEN)
    document.lay(0, Cell(2, 0), BEAR_TOKEN, going_on=True)
    document.undo()
    assert set(document.position.players[0].tiles) == {Cell(0, 0)}


def test_nothing_changes_where_nothing_is_new(qtbot: QtBot) -> None:
    document = pad()
    assert document.lay(0, HERE, BEAR_TOKEN)
    with qtbot.assertNotEmitted(document.changed):
        assert not document.lay(0, HERE, BEAR_TOKEN)
        document.set_name(0, "  ")
        document.set_nature(0, -1)
        document.remove_player(0)


def test_two_bears_score_as_the_card_says() -> None:
    document = pad()
    document.lay(0, Cell(0, 0), BEAR_TOKEN)
    document.lay(0, Cell(1, 0), BEAR_TOKEN)
    document.set_nature(0, 3)
    assert document.sheets[0].total == 4 + 3


def test_cards_are_remembered_beside_a_variant() -> None:
    document = pad()
    document.set_card(ELK, Card.C)
    document.set_variant(Variant.FAMILY)
    assert document.position.scoring.cards == ()
    document.set_variant(Variant.CARDS)
    assert document.position.scoring.card(ELK) is Card.C


def test_another_grid_clears_the_boards() -> None:
    document = pad()
    document.lay(0, HERE, FOREST_TILE)
    document.set_grid(SQUARE)
    assert document.position.grid is SQUARE
    assert document.position.players[0].tiles == {}
    document.undo()
    assert document.position.players[0].tiles == {HERE: FOREST_TILE}


@pytest.mark.parametrize(
    ("wanted", "count"), [(-1, 0), (7, 7), (1000, MOST_NATURE)], ids=["less", "seven", "more"]
)
def test_nature_tokens_have_bounds(wanted: int, count: int) -> None:
    document = pad()
    document.set_nature(0, wanted)
    assert document.position.players[0].nature == count


def test_more_than_a_file_may_hold_is_refused(qtbot: QtBot) -> None:
    document = pad()
    cells = [Cell(a, b) for a in range(11) for b in range(10)]
    for cell in cells[:MOST_TILES]:
        assert document.lay(0, cell, FOREST_TILE)
    with qtbot.waitSignal(document.refused) as refused:
        assert not document.lay(0, cells[MOST_TILES], FOREST_TILE)
    assert refused.args == ["No more than 100 tiles can be laid."]
    for cell in cells[:40]:
        document.lay(0, cell, replace(FOREST_TILE, token=BEAR))
    with qtbot.waitSignal(document.refused) as refused:
        assert not document.lay(0, cells[40], replace(FOREST_TILE, token=BEAR))
    assert refused.args == ["No more than 40 tokens of an animal can be laid."]


@pytest.mark.parametrize(
    ("grid", "habitats", "rotation", "edges"),
    [
        (HEX, (F,), 3, (F,) * 6),
        (HEX, (F, R), 0, (R, R, F, F, F, R)),
        (HEX, (F, R), 1, (R, R, R, F, F, F)),
        (SQUARE, (F,), 0, (F,) * 4),
        (SQUARE, (F, R), 1, (R,) * 4),
    ],
    ids=["one", "two", "turned", "square", "square has one"],
)
def test_the_edges_of_a_tile(
    grid: Grid, habitats: tuple[Habitat, ...], rotation: int, edges: tuple[Habitat, ...]
) -> None:
    assert Brush(tiles=True, habitats=habitats, rotation=rotation).edges(grid) == edges


@pytest.mark.parametrize(
    ("before", "clicked", "after"),
    [((F,), R, (F, R)), ((F, R), M, (R, M)), ((F, R), F, (R,)), ((F,), F, (F,))],
    ids=["second", "third", "off", "last"],
)
def test_habitats_are_chosen_and_let_go(
    before: tuple[Habitat, ...], clicked: Habitat, after: tuple[Habitat, ...]
) -> None:
    assert Brush(tiles=True, habitats=before).with_habitat(clicked, HEX).habitats == after


@pytest.mark.parametrize(
    ("tile", "after"),
    [
        (None, None),
        (BEAR_TOKEN, None),
        (FOREST_TILE, None),
        (replace(FOREST_TILE, token=BEAR), FOREST_TILE),
        (BLANK, None),
    ],
    ids=["nothing", "token", "tile", "both", "blank"],
)
def test_the_uppermost_piece_is_erased(tile: LaidTile | None, after: LaidTile | None) -> None:
    assert peeled(tile) == after


def test_a_tile_is_laid_below_a_token_and_taken_from_below_it() -> None:
    brush = Brush(tiles=True, habitats=(F,))
    both = brush.over(BEAR_TOKEN, HEX)
    assert both == replace(FOREST_TILE, token=BEAR)
    assert brush.lies_on(both, HEX)
    assert brush.without(both) == BEAR_TOKEN
    assert brush.without(FOREST_TILE) is None


def test_a_file_comes_back(tmp_path: Path) -> None:
    document = pad()
    document.add_player("Béa")
    document.lay(1, HERE, replace(FOREST_TILE, token=ELK))
    save_position(tmp_path / "table.json", document.position)
    assert load_position(tmp_path / "table.json") == document.position


@pytest.mark.parametrize(
    ("data", "words"),
    [
        (b"{", "cannot be scored: This is not JSON"),
        (b"\xff\xfe\xff", "is not a position"),
        (b'{"format": "cascadia-record"}', "cannot be scored: format must be"),
        (b"[]", "cannot be scored"),
    ],
    ids=["torn", "not text", "a game", "a list"],
)
def test_a_bad_file_is_told_of_in_one_sentence(tmp_path: Path, data: bytes, words: str) -> None:
    path = tmp_path / "bad.json"
    path.write_bytes(data)
    with pytest.raises(StorageError) as caught:
        load_position(path)
    assert str(caught.value).startswith("bad.json ")
    assert words in str(caught.value)
    assert str(caught.value).endswith(".")


def test_files_that_cannot_be_reached_are_told_of(tmp_path: Path) -> None:
    with pytest.raises(StorageError, match=r"^none\.json cannot be read: "):
        load_position(tmp_path / "none.json")
    (tmp_path / "file").touch()
    with pytest.raises(StorageError, match=r"^none\.json cannot be written: .*[^.]\.$"):
        save_position(tmp_path / "file" / "none.json", empty_position("Ann"))


def test_the_pad_is_kept_and_loaded(tmp_path: Path) -> None:
    keeper = PadKeeper(tmp_path / "data")
    assert keeper.load() is None
    document = pad()
    for count in range(5):
        document.set_nature(0, count)
        keeper.keep(document.position)
    keeper.wait()
    assert PadKeeper(tmp_path / "data").load() == document.position


def test_a_damaged_pad_is_put_aside(tmp_path: Path, qtbot: QtBot) -> None:
    (tmp_path / "score-pad.json").write_text("{")
    keeper = PadKeeper(tmp_path)
    with qtbot.waitSignal(keeper.failed):
        assert keeper.load() is None
    assert (tmp_path / "score-pad-damaged.json").read_text() == "{"


def test_a_disk_that_fails_is_told_of_once(tmp_path: Path, qtbot: QtBot) -> None:
    (tmp_path / "data").write_text("a file where a folder should be")
    keeper = PadKeeper(tmp_path / "data")
    sentences: list[str] = []
    keeper.failed.connect(sentences.append)
    for _ in range(3):
        keeper.keep(empty_position("Ann"))
        keeper.wait()
    qtbot.waitUntil(lambda: bool(sentences))
    assert len(sentences) == 1
    assert sentences[0].startswith("The score pad cannot be kept: ")


# Corridors that are typed in


def test_typed_corridors_count_are_undone_and_kept(tmp_path: Path) -> None:
    document = pad()
    document.set_corridor(0, F, 1)
    document.set_corridor(0, F, 12, going_on=True)
    document.set_corridor(0, R, 3)
    assert document.sheets[0].habitat(F) == 12 + 2
    assert document.sheets[0].total == 17
    path = tmp_path / "table.json"
    save_position(path, document.position)
    assert load_position(path) == document.position
    document.undo()
    assert document.position.players[0].corridors == {F: 12}
    document.undo()
    assert document.position.players[0].corridors == {}
    document.set_corridor(0, F, 0)
    assert not document.can_undo


def test_typed_corridors_give_way_to_tiles_and_come_back() -> None:
    document = pad()
    document.set_corridor(0, R, 9)
    document.lay(0, HERE, FOREST_TILE)
    assert (document.sheets[0].habitat(F), document.sheets[0].habitat(R)) == (1, 0)
    document.lay(0, HERE, None)
    assert document.sheets[0].habitat(R) == 11
    document.clear()
    assert document.sheets[0].total == 0


@pytest.mark.parametrize(("typed", "kept"), [(-3, {}), (0, {}), (5000, {F: MOST_TILES})])
def test_a_size_stays_within_what_files_hold(typed: int, kept: dict[Habitat, int]) -> None:
    document = pad()
    document.set_corridor(0, F, typed)
    assert document.position.players[0].corridors == kept


# What tiles show


PRINTING = Brush(printed=True, species=BEAR)


def test_animals_are_printed_on_a_tile_and_taken_off_again() -> None:
    shown = replace(PRINTING, species=ELK).over(FOREST_TILE, HEX)
    assert shown == replace(FOREST_TILE, wildlife=(ELK,))
    both = PRINTING.over(shown, HEX)
    assert both == replace(FOREST_TILE, wildlife=(BEAR, ELK))
    assert PRINTING.lies_on(both, HEX)
    assert PRINTING.without(both) == shown
    assert PRINTING.over(both, HEX) == both
    assert replace(PRINTING, species=ELK).without(shown) == FOREST_TILE


def test_the_keystone_is_printed_on_a_tile_and_taken_off_again() -> None:
    brush = Brush().with_keystone()
    marked = brush.over(FOREST_TILE, HEX)
    assert marked == replace(FOREST_TILE, keystone=True)
    assert brush.lies_on(marked, HEX)
    assert not brush.lies_on(FOREST_TILE, HEX)
    assert brush.without(marked) == FOREST_TILE


def test_nothing_is_printed_where_nothing_lies() -> None:
    assert PRINTING.over(None, HEX) is None
    assert PRINTING.without(None) is None


def test_a_token_stays_when_its_tile_shows_something_else() -> None:
    assert PRINTING.over(BEAR_TOKEN, HEX) == replace(BEAR_TOKEN, wildlife=(BEAR,))


def test_the_kinds_of_pieces_come_one_after_the_other() -> None:
    brush = Brush(species=ELK)
    kinds = []
    for _ in range(4):
        kinds.append((brush.tiles, brush.prints))
        brush = brush.switched()
    assert kinds == [(False, False), (True, False), (False, True), (False, False)]
    assert brush.species is ELK
