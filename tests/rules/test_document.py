"""Foreign JSON: what can be used is handed out, everything else is one sentence with a place."""

from __future__ import annotations

import time
from collections.abc import Callable, Iterator
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from cascadia_qt.rules import document
from cascadia_qt.rules.document import BadDocument, Node, parse_json

Access = Callable[[Node], object]

ACCESSES: dict[str, Access] = {
    "field": lambda node: node["name"],
    "has": lambda node: node.has("name"),
    "names": lambda node: node.names(),
    "items": lambda node: node.items(1, 2),
    "integer": lambda node: node.integer(0, 9),
    "flag": lambda node: node.flag(),
    "text": lambda node: node.text(),
    "choice": lambda node: node.choice({"bear": 1}),
}

VALUES = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats() | st.text(),
    lambda inner: st.lists(inner, max_size=4) | st.dictionaries(st.text(), inner, max_size=4),
    max_leaves=8,
)


def complaint(call: Callable[[], object]) -> str:
    with pytest.raises(BadDocument) as caught:
        call()
    return str(caught.value)


def complaint_of(text: str) -> str:
    """What is said about a text that cannot be read at all."""
    return complaint(lambda: parse_json(text))


def complaint_of_flag(text: str) -> str:
    return complaint(lambda: parse_json(text).flag())


def nested(depth: int) -> str:
    return "[" * depth + "]" * depth


@pytest.mark.parametrize(
    ("text", "line", "column"),
    [
        pytest.param("", 1, 1, id="empty"),
        pytest.param("\n\n", 3, 1, id="blank"),
        pytest.param("bear", 1, 1, id="a-word"),
        pytest.param("'bear'", 1, 1, id="wrong-quotes"),
        pytest.param('{"a": 1,\n "b": }', 2, 7, id="value-missing"),
        pytest.param('{"a": 1}\nx', 2, 1, id="something-after-the-end"),
        pytest.param("[1, 2", 1, 6, id="cut-off"),
        pytest.param('{"a" 1}', 1, 6, id="colon-missing"),
        pytest.param('["a\nb"]', 1, 4, id="line-break-in-a-text"),
        pytest.param("[01]", 1, 3, id="leading-zero"),
        pytest.param("\ufeff[]", 1, 1, id="byte-order-mark"),
    ],
)
def test_broken_json_is_located(text: str, line: int, column: int) -> None:
    said = complaint_of(text)
    assert said.startswith(f"This is not JSON: line {line}, column {column}: ")
    assert said.endswith(".")


@pytest.mark.parametrize(
    ("text", "why"), [('["a', "unterminated string."), ('["a\nb"]', "invalid control character.")]
)
def test_what_is_wrong_is_a_whole_sentence(text: str, why: str) -> None:
    assert complaint_of(text).endswith(f": {why}")


@pytest.mark.parametrize(
    "text",
    [nested(100_000), "[" * 100_000, '{"a":' * 100_000, '[{"a":' * 50_000],
    ids=["lists", "open-lists", "open-objects", "both"],
)
def test_a_nesting_bomb_is_defused(text: str) -> None:
    assert complaint_of(text) == "This JSON is nested too deeply."


def test_a_value_of_any_depth_is_complained_about_in_words() -> None:
    said = {complaint_of_flag(nested(depth)) for depth in range(1, 2_000)}
    assert said <= {
        "This JSON is nested too deeply.",
        *(f"The document must be true or false, not {nested(depth)}." for depth in range(1, 21)),
        *(f"The document must be true or false, not {nested(n)[:37]}...." for n in range(21, 38)),
    }


@pytest.mark.parametrize(
    "text",
    [
        '{"name": 1, "name": 2}',
        '{"name": 1, "name": 1}',
        '{"name": 1, "other": 2, "n\\u0061me": 3}',
        '[{"a": {"name": 1, "b": 2, "name": null}}]',
    ],
    ids=["different", "equal", "escaped", "inside"],
)
def test_a_field_may_not_stand_twice(text: str) -> None:
    assert complaint_of(text) == 'The field "name" stands twice in one object.'


def test_equal_fields_of_different_objects_are_no_twins() -> None:
    assert parse_json('{"a": {"a": 1}, "b": {"a": 1}}').value == {"a": {"a": 1}, "b": {"a": 1}}


def test_twins_in_a_large_object_are_found_soon() -> None:
    fields = [f'"{number}": 0' for number in range(20_000)]
    text = f"{{{', '.join(fields)}, {fields[-1]}}}"
    start = time.perf_counter()
    assert complaint_of(text) == 'The field "19999" stands twice in one object.'
    assert time.perf_counter() - start < 1


@pytest.mark.parametrize("word", ["NaN", "Infinity", "-Infinity"])
@pytest.mark.parametrize("text", ["{}", "[1, {}]", '{{"a": {}}}'], ids=["alone", "list", "object"])
def test_what_is_no_number_is_refused(text: str, word: str) -> None:
    assert complaint_of(text.format(word)) == f"{word} is not a number that can be used here."


@pytest.mark.parametrize("text", ["9" * 5_000, "-" + "9" * 5_000, f'{{"a": [{"1" * 100_000}]}}'])
def test_a_number_with_thousands_of_digits_is_refused(text: str) -> None:
    assert complaint_of(text) == "This JSON holds a number that is too long."


def test_a_long_number_is_not_repeated_in_full() -> None:
    said = complaint(lambda: parse_json("9" * 4_000).integer(0, 9))
    assert said == f"The document must be a whole number from 0 to 9, not {'9' * 37}...."


def test_what_is_written_is_read() -> None:
    text = '{"a": [1, -2.5, true, null, "\\u00e9\\ud83d\\ude00"], "b": {}}'
    assert parse_json(text) == Node({"a": [1, -2.5, True, None, "é😀"], "b": {}}, "")


@pytest.mark.parametrize(
    ("access", "expected"),
    [
        pytest.param(
            lambda root: root["players"].items(1, 4)[0]["tiles"].items(0, 9)[3]["at"].flag(),
            "players[0].tiles[3].at must be true or false, not [1, 2].",
            id="deep",
        ),
        pytest.param(
            lambda root: root["players"].items(1, 4)[0]["name"],
            'players[0] has no field "name".',
            id="missing-field",
        ),
        pytest.param(lambda root: root["grid"], 'The document has no field "grid".', id="root"),
        pytest.param(
            lambda root: root["players"]["name"],
            'players must be an object, not [{"tiles": ',
            id="list-for-object",
        ),
        pytest.param(
            lambda root: root.items(0, 1),
            'The document must be a list, not {"players": ',
            id="object-for-list",
        ),
        pytest.param(
            lambda root: root["players"].items(2, 2),
            "players must have 2 entries, not 1.",
            id="exact-number-of-entries",
        ),
        pytest.param(
            lambda root: root["players"].items(2, 4),
            "players must have 2 to 4 entries, not 1.",
            id="too-few-entries",
        ),
        pytest.param(
            lambda root: root["players"].items(1, 1)[0]["tiles"].items(1, 3),
            "players[0].tiles must have 1 to 3 entries, not 4.",
            id="too-many-entries",
        ),
    ],
)
def test_a_complaint_begins_with_the_place(access: Access, expected: str) -> None:
    root = parse_json('{"players": [{"tiles": [{}, {}, {}, {"at": [1, 2]}]}]}')
    assert complaint(lambda: access(root)).startswith(expected)


def test_entries_of_a_list_at_the_root_have_a_place() -> None:
    second = parse_json('[{}, {"a": 1}]').items(1, 2)[1]
    assert second["a"].place == "[1].a"


def test_fields_can_be_asked_for() -> None:
    node = parse_json('{"a": null, "b": 1}')
    assert list(node.names()) == ["a", "b"]
    assert node.has("a")
    assert not node.has("c")


@pytest.mark.parametrize(
    "value", [True, False, 1.0, 1.5, "1", None, [1], {}, -1, 10, 10**30], ids=repr
)
def test_only_a_whole_number_in_its_bounds_is_an_integer(value: object) -> None:
    said = complaint(lambda: Node(value, "nature").integer(0, 9))
    assert said.startswith("nature must be a whole number from 0 to 9, not ")


@pytest.mark.parametrize("value", [0, 9])
def test_bounds_of_an_integer_belong_to_it(value: int) -> None:
    assert Node(value, "nature").integer(0, 9) == value


@pytest.mark.parametrize("value", [0, 1, "true", None, []], ids=repr)
def test_only_true_and_false_are_flags(value: object) -> None:
    said = complaint(lambda: Node(value, "keystone").flag())
    assert said.startswith("keystone must be true or false, not ")


@pytest.mark.parametrize("value", [True, False])
def test_a_flag_is_read(value: bool) -> None:
    assert Node(value, "keystone").flag() is value


@pytest.mark.parametrize(
    "letter", ["\n", "\r", "\t", "\0", "\x1b", "\x7f", "\x85", chr(0xD800), chr(0xDFFF)], ids=ascii
)
def test_a_text_that_cannot_be_shown_is_refused(letter: str) -> None:
    said = complaint(lambda: Node(f"A{letter}n", "name").text())
    assert said == "name holds a character that cannot be shown."


@pytest.mark.parametrize(
    "value", ["", "Ann", "Zoë", "名前", "🦊", "👩‍👧", 'o\'Neil "x"', "x" * 100], ids=ascii
)
def test_any_other_text_is_a_name(value: str) -> None:
    assert Node(value, "name").text() == value


def test_a_text_has_a_greatest_length() -> None:
    assert complaint(lambda: Node("x" * 101, "name").text()) == (
        "name must not be longer than 100 characters."
    )
    assert complaint(lambda: Node("abc", "name").text(2)) == (
        "name must not be longer than 2 characters."
    )


@pytest.mark.parametrize("value", [5, True, None, ["Ann"], {}], ids=repr)
def test_a_name_must_be_a_text(value: object) -> None:
    said = complaint(lambda: Node(value, "name").text())
    assert said.startswith("name must be a text, not ")


@pytest.mark.parametrize("value", ["wolf", "Bear", "", None, 0, True, ["bear"], {"bear": 1}])
def test_a_choice_is_one_of_the_known_words(value: object) -> None:
    said = complaint(lambda: Node(value, "token").choice({"bear": 1, "elk": 2}))
    assert said.startswith("token must be one of bear, elk, not ")


def test_a_choice_is_what_the_word_stands_for() -> None:
    assert Node("elk", "token").choice({"bear": 1, "elk": 2}) == 2


@pytest.mark.parametrize("access", ACCESSES.values(), ids=list(ACCESSES))
@given(value=VALUES)
def test_any_value_is_handed_out_or_complained_about_in_one_short_line(
    access: Access, value: Any
) -> None:
    try:
        access(Node(value, "place"))
    except BadDocument as error:
        said = str(error)
        assert said.startswith("place ")
        assert said.endswith(".")
        assert said.isprintable()
        assert len(said) < 120


def test_a_list_is_counted_before_anything_is_made_of_it(monkeypatch: pytest.MonkeyPatch) -> None:
    node = parse_json("[" + "0," * 1_000_000 + "0]")
    made: list[object] = []
    monkeypatch.setattr(document, "Node", lambda *words: made.append(words))
    with pytest.raises(BadDocument, match="must have 0 to 5 entries, not 1000001"):
        node.items(0, 5)
    assert made == []


def test_what_is_quoted_is_not_written_out_first() -> None:
    counted = []

    class Counting(list[int]):
        def __iter__(self) -> Iterator[int]:
            for number in range(1_000_000):
                counted.append(number)
                yield number

    with pytest.raises(BadDocument, match=r"must be a text, not \[0, 1, "):
        Node(Counting([0]), "name").text()
    assert len(counted) < 100
