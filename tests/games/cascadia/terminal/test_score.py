"""The command `score`: the numbers and reasons it prints, and what it refuses."""

from __future__ import annotations

import io
import json
import sys
from itertools import product
from pathlib import Path

import pytest

from cascadia_qt.games.cascadia.rules.position import write_position
from cascadia_qt.games.cascadia.rules.scoring.rulings import Scoring
from cascadia_qt.games.cascadia.rules.terms import Card, Variant, Wildlife
from cascadia_qt.rules.grid import HEX, SQUARE, Grid
from cascadia_qt.rules.record import write_record
from tests.documents import (
    EXAMPLE,
    REMOVED,
    Json,
    edited,
    example,
    player,
    position_of,
    random_record,
    rulebook,
    table,
)
from tests.games.cascadia.rules.scoring.test_examples import (
    BONUSES,
    HABITAT_TOTALS,
    JADE_WILDLIFE,
    NATURE,
    SIZES,
    TOTALS,
    WILDLIFE_TOTALS,
)
from tests.results import points
from tests.terminal.command import Outcome, assert_refused, run, written

Capture = pytest.CaptureFixture[str]

# What the description of the format prints for its own example, but for the explanation.
EXAMPLE_SCORE = {
    "name": "Ann",
    "wildlife": {"bear": 0, "elk": 0, "salmon": 0, "hawk": 0, "fox": 0},
    "wildlife_total": 0,
    "habitats": {"mountain": 0, "forest": 1, "prairie": 0, "wetland": 0, "river": 1},
    "bonus": {"mountain": 0, "forest": 0, "prairie": 0, "wetland": 0, "river": 0},
    "habitat_total": 2,
    "nature": 2,
    "total": 4,
}
MIXED = """
S S S . . B . B
 . . . . . . .
F F . E E E E .
 . . . . . . .
H . H . H . . .
"""


def quiet() -> Json:
    """A position that could have come about, so that there is nothing to warn of."""
    return write_position(position_of(random_record(turns=6).history.state))


def scored(capsys: Capture, tmp_path: Path, document: object, *options: str) -> Outcome:
    outcome = run(capsys, "score", written(tmp_path / "position.json", document), *options)
    assert outcome.status == 0
    return outcome


def test_the_example_is_scored_in_the_documented_shape(capsys: Capture, tmp_path: Path) -> None:
    printed = scored(capsys, tmp_path, example(), "--json").json
    assert list(printed) == ["players", "winners"]
    (ann,) = printed["players"]
    assert list(ann) == [*EXAMPLE_SCORE, "explanation"]
    assert {field: ann[field] for field in EXAMPLE_SCORE} == EXAMPLE_SCORE
    assert printed["winners"] == ["Ann"]


def test_every_unit_is_explained(capsys: Capture, tmp_path: Path) -> None:
    (ann,) = scored(capsys, tmp_path, example(), "--json").json["players"]
    assert [(told["category"], told["cells"], told["points"]) for told in ann["explanation"]] == [
        ("bear", [[0, 0]], 0),
        ("forest", [[0, 0]], 1),
        ("river", [[0, 0]], 1),
        ("nature", [], 2),
    ]
    assert ann["explanation"][0]["why"] == "a single bear, not a scoring size: nothing"


@pytest.mark.parametrize("seat", range(3))
def test_the_rulebook_example(capsys: Capture, tmp_path: Path, seat: int) -> None:
    printed = scored(capsys, tmp_path, rulebook(), "--json").json
    sheet = printed["players"][seat]
    assert sheet["habitats"] == {habitat.word: sizes[seat] for habitat, sizes in SIZES.items()}
    assert sheet["bonus"] == {habitat.word: bonus[seat] for habitat, bonus in BONUSES.items()}
    assert sheet["wildlife_total"] == WILDLIFE_TOTALS[seat]
    assert sheet["habitat_total"] == HABITAT_TOTALS[seat]
    assert sheet["nature"] == NATURE[seat]
    assert sheet["total"] == TOTALS[seat]
    assert printed["winners"] == ["Jade"]


def test_species_lines_of_the_rulebook(capsys: Capture, tmp_path: Path) -> None:
    jade = scored(capsys, tmp_path, rulebook(), "--json").json["players"][0]
    assert jade["wildlife"] == {species.word: points for species, points in JADE_WILDLIFE.items()}


def test_people_get_a_table(capsys: Capture, tmp_path: Path) -> None:
    lines = scored(capsys, tmp_path, rulebook()).out.splitlines()
    rows = {line.split()[0]: line.split()[1:] for line in lines[1:15]}
    assert lines[0].split() == ["Jade", "Player", "2", "Player", "3"]
    assert rows["bear"] == ["11", "27", "27"]
    assert rows["wildlife"] == ["59", "67", "55"]
    assert rows["mountain"] == ["6+2", "5", "6+2"]
    assert rows["habitats"] == ["37", "30", "39"]
    assert rows["nature"] == ["2", "0", "1"]
    assert rows["total"] == ["98", "97", "95"]
    assert "Winner: Jade" in lines
    assert "  bear           2 pairs of bears: 11  (1,1 2,0 3,3 4,2)" in lines


@pytest.mark.parametrize(
    ("variant", "expected"),
    [
        ("family", {"bear": 2 + 2, "elk": 9, "salmon": 9, "hawk": 2 + 2 + 2, "fox": 5}),
        ("intermediate", {"bear": 0, "elk": 12, "salmon": 8, "hawk": 0, "fox": 5}),
    ],
)
def test_simple_cards(
    capsys: Capture, tmp_path: Path, variant: str, expected: dict[str, int]
) -> None:
    document = table(player("Ann", MIXED), scoring=variant)
    (ann,) = scored(capsys, tmp_path, document, "--json").json["players"]
    assert ann["wildlife"] == expected
    assert ann["wildlife_total"] == ann["total"] == sum(expected.values())


@pytest.mark.parametrize(
    ("ann", "ben", "winners"),
    [
        (player("Ann", "B"), player("Ben", "B . B"), ["Ben"]),
        (player("Ann", "B"), player("Ben", nature=2), ["Ben"]),
        (player("Ann", "B", 1), player("Ben", "E", 1), ["Ann", "Ben"]),
    ],
    ids=["most-points", "most-nature", "shared"],
)
def test_winners(capsys: Capture, tmp_path: Path, ann: Json, ben: Json, winners: list[str]) -> None:
    assert scored(capsys, tmp_path, table(ann, ben), "--json").json["winners"] == winners
    word = "Winner" if len(winners) == 1 else "Winners"
    assert f"{word}: {', '.join(winners)}\n" in scored(capsys, tmp_path, table(ann, ben)).out


@pytest.mark.parametrize(
    ("points", "said"),
    [
        (59, "59 points"),
        (60, "60 points: a good start"),
        (69, "69 points: a good start"),
        (70, "70 points: getting the hang of it"),
        (80, "80 points: very good"),
        (90, "90 points: excellent"),
        (100, "100 points: elite"),
        (109, "109 points: elite"),
        (110, "110 points: a legend of the forest"),
        (200, "200 points: a legend of the forest"),
    ],
)
def test_a_solo_player_is_told_a_rank(
    capsys: Capture, tmp_path: Path, points: int, said: str
) -> None:
    assert said in scored(capsys, tmp_path, table(player("Ann", nature=points))).out.splitlines()


@pytest.mark.parametrize("grid", [HEX, SQUARE], ids=["hex", "square"])
@pytest.mark.parametrize(
    "scoring",
    [
        Scoring(Variant.FAMILY),
        Scoring(Variant.INTERMEDIATE),
        *(Scoring(Variant.CARDS, (card,) * len(Wildlife)) for card in Card),
    ],
    ids=["family", "intermediate", *"ABCD"],
)
def test_explained_points_are_the_total(
    capsys: Capture, tmp_path: Path, grid: Grid, scoring: Scoring
) -> None:
    for players, seed in product((1, 3), (1, 2)):
        state = random_record(grid, players, seed=seed, scoring=scoring).history.state
        document = write_position(position_of(state))
        for sheet in scored(capsys, tmp_path, document, "--json").json["players"]:
            explained = sum(told["points"] for told in sheet["explanation"])
            habitats = sum(sheet["habitats"].values()) + sum(sheet["bonus"].values())
            assert explained == sheet["total"]
            assert sheet["wildlife_total"] == sum(sheet["wildlife"].values())
            assert sheet["habitat_total"] == habitats
            assert sheet["total"] == sheet["wildlife_total"] + habitats + sheet["nature"]


def test_a_list_of_positions_gives_a_list(capsys: Capture, tmp_path: Path) -> None:
    printed = scored(capsys, tmp_path, [example(), rulebook()], "--json").json
    assert [[p["total"] for p in result["players"]] for result in printed] == [[4], [98, 97, 95]]
    assert len(scored(capsys, tmp_path, [example()], "--json").json) == 1


def test_several_files_are_scored_in_order(capsys: Capture, tmp_path: Path) -> None:
    one = written(tmp_path / "one.json", example())
    other = written(tmp_path / "other.json", [rulebook()])
    first, second = run(capsys, "score", one, other, "--json").out.splitlines()
    assert json.loads(first)["players"][0]["name"] == "Ann"
    assert json.loads(second)[0]["players"][0]["name"] == "Jade"


def test_a_dash_is_standard_input(capsys: Capture, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("sys.stdin", io.TextIOWrapper(io.BytesIO(EXAMPLE.encode())))
    assert run(capsys, "score", "-", "--json").json["players"][0]["total"] == 4


@pytest.mark.parametrize("grid", [HEX, SQUARE], ids=["hex", "square"])
def test_a_finished_record_is_scored_without_a_word(
    capsys: Capture, tmp_path: Path, grid: Grid
) -> None:
    record = random_record(grid, 3)
    path = tmp_path / "game.json"
    path.write_text(write_record(record), encoding="utf-8")
    outcome = run(capsys, "score", str(path), "--json")
    assert (outcome.status, outcome.err) == (0, "")
    expected = points(record.rules, record.history.state)
    assert [(p["name"], p["total"]) for p in outcome.json["players"]] == list(
        zip(["Ann", "Ben", "Cleo"], expected, strict=True)
    )


@pytest.mark.parametrize(("turns", "turn"), [(0, 1), (5, 3), (39, 20)])
def test_an_unfinished_record_is_scored_with_a_warning(
    capsys: Capture, tmp_path: Path, turns: int, turn: int
) -> None:
    path = tmp_path / "game.json"
    path.write_text(write_record(random_record(turns=turns)), encoding="utf-8")
    outcome = run(capsys, "score", str(path), "--json")
    assert outcome.status == 0
    assert len(outcome.json["players"]) == 2
    (warning,) = outcome.warnings
    assert f"warning: The game is not over: turn {turn} of 20 is being played." in warning


def test_nothing_is_said_about_a_position_by_the_rules(capsys: Capture, tmp_path: Path) -> None:
    assert scored(capsys, tmp_path, quiet()).err == ""


def test_what_is_odd_is_a_warning(capsys: Capture, tmp_path: Path) -> None:
    document = edited(example(), ("players.0.tiles.0.token", "fox"), ("house", "ours"))
    outcome = scored(capsys, tmp_path, document, "--json")
    assert len(outcome.json["players"]) == 1
    file = f"cascadia-qt: {tmp_path / 'position.json'}: warning: "
    assert outcome.warnings[:2] == [
        f"{file}house is not a field of positions and is ignored.",
        f"{file}Ann: the tile at 0,0 holds a token of fox, which it does not show.",
    ]


def test_a_warning_is_one_line_that_can_be_shown(capsys: Capture, tmp_path: Path) -> None:
    document = edited(quiet(), ("\x1b[31m\nred", 1))
    (warning,) = scored(capsys, tmp_path, document).warnings
    assert warning.isprintable()


@pytest.mark.parametrize(
    ("content", "words"),
    [
        pytest.param(b"", "line 1, column 1", id="empty"),
        pytest.param(b"\xef\xbb\xbf", "line 1, column 1", id="only-a-byte-order-mark"),
        pytest.param(b"PK\x03\x04\xff\xfe\x00", "not UTF-8 text", id="binary"),
        pytest.param(EXAMPLE.encode("utf-16"), "not UTF-8 text", id="utf-16"),
        pytest.param(EXAMPLE.encode()[:-20], "This is not JSON: line 12", id="cut-off"),
        pytest.param(b"{}", 'has no field "format"', id="nothing-said"),
        pytest.param(b"7", "The document must be an object", id="number"),
        pytest.param(b"[]", "The document must have", id="empty-list"),
        pytest.param(b'["cascadia-position"]', "[0] must be an object", id="list-of-texts"),
        pytest.param(b'{"format": "chess"}', "format must be one of", id="foreign-format"),
        pytest.param(b'{"format": "cascadia-record"}', 'no field "version"', id="empty-record"),
        pytest.param(b"[" * 100_000, "nested too deeply", id="nesting-bomb"),
    ],
)
@pytest.mark.parametrize("options", [(), ("--json",)], ids=["table", "json"])
def test_a_bad_file_is_refused(
    capsys: Capture, tmp_path: Path, content: bytes, words: str, options: tuple[str, ...]
) -> None:
    path = tmp_path / "bad.json"
    path.write_bytes(content)
    assert_refused(run(capsys, "score", str(path), *options), str(path), words)


def test_an_empty_list_is_refused_without_absurd_numbers(capsys: Capture, tmp_path: Path) -> None:
    outcome = run(capsys, "score", written(tmp_path / "none.json", []))
    assert_refused(outcome)
    assert str(sys.maxsize) not in outcome.err


@pytest.mark.parametrize(
    ("place", "value", "words"),
    [
        ("actions.0", "jump", "actions[0] is not an action of this game"),
        ("actions.1", "take 2", "actions[1] is not legal here"),
        ("actions", [], "digest does not fit"),
        ("seats.0", REMOVED, "digest does not fit"),
        ("game", "chess", "game must be one of cascadia"),
        ("version", 99, "version must be 1"),
        ("seed", -1, "seed must be a whole number"),
        ("options.grid", "octagon", "options.grid must be one of hex, square"),
    ],
)
def test_a_bad_record_is_refused(
    capsys: Capture, tmp_path: Path, place: str, value: object, words: str
) -> None:
    document = json.loads(write_record(random_record(turns=2)))
    path = written(tmp_path / "game.json", edited(document, (place, value)))
    assert_refused(run(capsys, "score", path), words)


def test_the_second_of_two_files_is_bad(capsys: Capture, tmp_path: Path) -> None:
    good = written(tmp_path / "good.json", quiet())
    bad = written(tmp_path / "bad.json", edited(example(), ("grid", "octagon")))
    assert_refused(run(capsys, "score", good, bad), f"{bad}: grid must be one of hex, square")


def test_the_second_of_two_positions_is_bad(capsys: Capture, tmp_path: Path) -> None:
    bad = edited(example(), ("players.0.name", REMOVED))
    path = written(tmp_path / "both.json", [example(), bad])
    assert_refused(run(capsys, "score", path), '[1].players[0] has no field "name"')


@pytest.mark.parametrize(
    ("name", "words"),
    [("missing.json", "no such file"), (".", "is a directory"), ("a\0b", "bad name")],
    ids=["missing", "directory", "name-that-cannot-be"],
)
def test_what_is_no_file_is_refused(capsys: Capture, tmp_path: Path, name: str, words: str) -> None:
    outcome = run(capsys, "score", str(tmp_path / name))
    assert_refused(outcome, f"The file cannot be read: {words}")


def test_no_file_at_all_is_refused(capsys: Capture) -> None:
    assert_refused(run(capsys, "score"), "FILE")


def test_a_file_may_begin_with_a_byte_order_mark(capsys: Capture, tmp_path: Path) -> None:
    path = tmp_path / "position.json"
    path.write_bytes(b"\xef\xbb\xbf" + EXAMPLE.encode())
    assert run(capsys, "score", str(path), "--json").json["winners"] == ["Ann"]


def test_a_huge_file_is_refused_and_the_largest_is_read(
    capsys: Capture, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    limit = 1024 * 1024
    monkeypatch.setattr("cascadia_qt.terminal.files._LARGEST_FILE", limit)
    path = tmp_path / "position.json"
    path.write_text(EXAMPLE.ljust(limit), encoding="utf-8")
    assert run(capsys, "score", str(path)).status == 0
    path.write_text(EXAMPLE.ljust(limit + 1), encoding="utf-8")
    assert_refused(run(capsys, "score", str(path)), "The file is larger than 1 MiB.")


def test_typed_corridors_count_and_are_explained(capsys: Capture, tmp_path: Path) -> None:
    ann = player("Ann", "B") | {"corridors": {"forest": 6, "river": 2}}
    ben = player("Ben", "B") | {"corridors": {"forest": 4}}
    outcome = scored(capsys, tmp_path, table(ann, ben), "--json")
    assert (outcome.status, outcome.err) == (0, "")
    first, second = outcome.json["players"]
    assert first["habitats"] == {"mountain": 0, "forest": 6, "prairie": 0, "wetland": 0, "river": 2}
    assert (first["bonus"]["forest"], first["bonus"]["river"], first["habitat_total"]) == (2, 2, 12)
    assert (second["habitats"]["forest"], second["bonus"]["forest"]) == (4, 0)
    said = [unit["why"] for unit in first["explanation"]]
    assert "a forest corridor of 6 tiles, typed in: 6" in said
