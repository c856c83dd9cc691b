"""Reviews on disk: a file a game, so that a review goes on where it was stopped."""

from __future__ import annotations

import hashlib
import json
from collections.abc import Mapping, Sequence
from pathlib import Path

from cascadia_qt.games.cascadia.ai.review import Draw, PlayedTurn, TurnReview
from cascadia_qt.games.cascadia.rules.actions import Action
from cascadia_qt.games.cascadia.rules.notation import format_action, parse_action
from cascadia_qt.games.cascadia.rules.play import apply
from cascadia_qt.games.cascadia.rules.state import State
from cascadia_qt.rules.document import BadDocument, Node, parse_json
from cascadia_qt.rules.game import IllegalAction, NotAnAction
from cascadia_qt.rules.record import Record, write_record
from cascadia_qt.store.bounded import read_bounded
from cascadia_qt.store.whole_file import private_folder, write_whole

_FORMAT = "cascadia-review"
_VERSION = 1
_MOST_POINTS = 1000
_MOST_ACTIONS = 3
_LARGEST = 1024 * 1024
_ROUNDED = 1e-6  # sums of fractions

Reviews = Mapping[int, TurnReview]  # by the cursor of the turn


def path_of(folder: Path, record: Record) -> Path:
    """Where the review of this game lies; another course of the game has another file."""
    name = hashlib.sha256(write_record(record).encode()).hexdigest()
    return folder / f"{name[:32]}.json"


def write_reviews(path: Path, reviews: Reviews) -> None:
    """Raises OSError."""
    turns = [
        {"cursor": cursor, "best": review.best, "played": review.played,
         "better": [format_action(action) for action in review.better],
         "drawn": review.drawn,
         **({} if review.draw is None else {"draw": format_action(review.draw)})}
        for cursor, review in sorted(reviews.items())
    ]  # fmt: skip
    document = {"format": _FORMAT, "version": _VERSION, "turns": turns}
    private_folder(path.parent)
    write_whole(path, json.dumps(document, indent=1).encode(), private=True)


def read_reviews(path: Path, turns: Sequence[PlayedTurn]) -> dict[int, TurnReview]:
    """What is known of `turns`; a file that is damaged counts as none."""
    known = {turn.cursor: turn for turn in turns}
    try:
        node = parse_json(read_bounded(path, _LARGEST).decode())
        node["format"].must_be_format(_FORMAT)
        node["version"].must_be_version(_VERSION)
        return dict(_review(entry, known) for entry in node["turns"].items(0, len(turns)))
    except (OSError, UnicodeDecodeError, BadDocument):
        return {}


def _review(node: Node, known: Mapping[int, PlayedTurn]) -> tuple[int, TurnReview]:
    cursor = node["cursor"].value
    if type(cursor) is not int or cursor not in known:
        node.fail("CascadiaDocuments", "{0} cannot be used.")
    best, played = _points(node["best"]), _points(node["played"])
    before = known[cursor].before
    drawn = _points(node["drawn"]) if node.has("drawn") else 0.0  # it was not judged at first
    if played + drawn > best + _ROUNDED:
        node.fail("CascadiaDocuments", "{0} cannot be used.")
    draw = _draw(node["draw"], before) if node.has("draw") else None
    return cursor, TurnReview(best, played, _turn(node["better"], before), drawn, draw)


def _draw(node: Node, before: State) -> Draw:
    """Tokens to be drawn anew."""
    try:
        action = parse_action(node.text())
        apply(before, action)
    except (NotAnAction, IllegalAction):
        node.fail("CascadiaDocuments", "{0} cannot be used.")
    if not isinstance(action, Draw):
        node.fail("CascadiaDocuments", "{0} cannot be used.")
    return action


def _points(node: Node) -> float:
    if type(node.value) not in (int, float) or not 0 <= node.value <= _MOST_POINTS:
        node.fail("CascadiaDocuments", "{0} cannot be used.")
    return float(node.value)


def _turn(node: Node, before: State) -> tuple[Action, ...]:
    """The actions of a whole turn."""
    state, actions = before, []
    for entry in node.items(1, _MOST_ACTIONS):
        try:
            action = parse_action(entry.text())
            # A token that fits nowhere on squares has ended the turn by itself.
            state = apply(state, action).state if state.turn == before.turn else state
        except (NotAnAction, IllegalAction):
            entry.fail("CascadiaDocuments", "{0} cannot be used.")
        actions.append(action)
    if state.turn == before.turn:
        node.fail("CascadiaDocuments", "{0} cannot be used.")
    return tuple(actions)
