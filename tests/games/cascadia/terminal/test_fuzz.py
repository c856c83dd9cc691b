"""Whatever a file holds, `score` ends with a score or with one sentence."""

from __future__ import annotations

import copy
import io
import json
from collections.abc import Iterator
from contextlib import redirect_stderr, redirect_stdout
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from cascadia_qt.games.cascadia.rules.position import write_position
from cascadia_qt.games.cascadia.rules.scoring.rulings import Scoring
from cascadia_qt.games.cascadia.rules.terms import Card, Variant
from cascadia_qt.rules.record import write_record
from tests.documents import Json, example, position_of, random_record, rulebook
from tests.terminal.command import status_of

_TWIN = "-twin-"
_CARDS = Scoring(Variant.CARDS, (Card.D, Card.D, Card.D, Card.D, Card.D))
DOCUMENTS: dict[str, Json] = {
    "example": example(),
    "rulebook": rulebook(),
    "position": write_position(position_of(random_record(turns=4, scoring=_CARDS).history.state)),
    "record": json.loads(write_record(random_record(turns=4))),
}

LEAVES = (
    st.none()
    | st.booleans()
    | st.integers()
    | st.floats()
    | st.text(max_size=8)
    | st.sampled_from([0, 1, 2, -1, 10**30, 1.0, "", "bear", "A", "river", "hex", "token -"])
)
VALUES = st.recursive(
    LEAVES,
    lambda inner: (
        st.lists(inner, max_size=4) | st.dictionaries(st.text(max_size=8), inner, max_size=4)
    ),
    max_leaves=8,
)
# Values with the fields that documents have, so that reading gets further.
FAMILIAR = st.recursive(
    LEAVES,
    lambda inner: (
        st.lists(inner, max_size=4)
        | st.dictionaries(
            st.sampled_from(
                [
                    "format",
                    "version",
                    "grid",
                    "scoring",
                    "cards",
                    "rulings",
                    "players",
                    "tiles",
                    "at",
                ]
            ),
            inner | st.sampled_from(["cascadia-position", "cascadia-record", "family"]),
            max_size=6,
        )
    ),
    max_leaves=12,
)


@pytest.fixture(scope="module")
def path(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return tmp_path_factory.mktemp("fuzz") / "document.json"


def check(path: Path, content: bytes, *options: str) -> None:
    """Scores `content` and holds the result against what is promised for any file."""
    path.write_bytes(content)
    out, err = (io.TextIOWrapper(io.BytesIO(), encoding="utf-8") for _ in range(2))
    with redirect_stdout(out), redirect_stderr(err):
        status = status_of("score", str(path), *options)
    printed, said = (_content(stream) for stream in (out, err))
    assert "Traceback" not in said
    if status == 0:
        assert printed
        assert not options or json.loads(printed)
    else:
        assert status == 2
        assert printed == ""
        assert said.startswith(f"cascadia-qt: {path}: ")
        assert said.count("\n") == 1
        assert said.endswith(".\n")


def _content(stream: io.TextIOWrapper[io.BytesIO]) -> str:
    stream.flush()
    return stream.buffer.getvalue().decode()


def places(value: Any) -> Iterator[tuple[Any, Any]]:
    """Every list or object in `value` with every index or name in it."""
    entries = value.items() if isinstance(value, dict) else enumerate(value)
    for key, inner in entries:
        yield value, key
        if isinstance(inner, dict | list):
            yield from places(inner)


def spoil(data: st.DataObject, document: Json) -> None:
    """Deletes, replaces, repeats or moves one thing somewhere in `document`."""
    found = list(places(document))
    container, key = found[data.draw(st.integers(0, len(found) - 1), "place")]
    match data.draw(st.sampled_from(["delete", "replace", "repeat", "move"]), "edit"):
        case "delete":
            del container[key]
        case "replace":
            container[key] = data.draw(VALUES, "value")
        case "repeat" if isinstance(container, list):
            container.insert(key, copy.deepcopy(container[key]))
        case "repeat":
            container[f"{key}{_TWIN}"] = container[key]
        case "move":
            other, place = found[data.draw(st.integers(0, len(found) - 1), "source")]
            container[key] = copy.deepcopy(other[place])


def flipped(data: st.DataObject, text: str) -> str:
    place = data.draw(st.integers(0, len(text) - 1), "flipped")
    letter = data.draw(st.characters(codec="utf-8"), "letter")
    return text[:place] + letter + text[place + 1 :]


@given(content=st.binary(max_size=200))
def test_any_bytes(path: Path, content: bytes) -> None:
    check(path, content)


@given(value=VALUES | FAMILIAR)
def test_any_json(path: Path, value: Any) -> None:
    check(path, json.dumps(value).encode(), "--json")


@pytest.mark.parametrize("document", DOCUMENTS.values(), ids=list(DOCUMENTS))
def test_an_untouched_document_is_scored(path: Path, document: Json) -> None:
    path.write_text(json.dumps(document), encoding="utf-8")
    assert status_of("score", str(path)) == 0


@pytest.mark.parametrize("name", DOCUMENTS)
@settings(max_examples=150)
@given(data=st.data())
def test_a_document_with_something_changed(path: Path, name: str, data: st.DataObject) -> None:
    document = copy.deepcopy(DOCUMENTS[name])
    for _ in range(data.draw(st.integers(1, 3), "edits")):
        if document:
            spoil(data, document)
    options = data.draw(st.sampled_from([(), ("--json",)]), "options")
    check(path, json.dumps(document).replace(_TWIN, "").encode(), *options)


@pytest.mark.parametrize("name", DOCUMENTS)
@given(data=st.data())
def test_a_document_that_was_cut_off(path: Path, name: str, data: st.DataObject) -> None:
    content = json.dumps(DOCUMENTS[name]).encode()
    check(path, content[: data.draw(st.integers(0, len(content) - 1), "length")])


@pytest.mark.parametrize("name", DOCUMENTS)
@given(data=st.data())
def test_a_document_with_a_wrong_letter(path: Path, name: str, data: st.DataObject) -> None:
    text = json.dumps(DOCUMENTS[name])
    check(path, flipped(data, text).encode(), "--json")
