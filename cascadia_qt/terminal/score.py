"""The command `score`: records, and other documents that games score, explained."""

from __future__ import annotations

import json
import sys
from collections.abc import Sequence

from cascadia_qt.commands import Scored
from cascadia_qt.rules.document import BadDocument, Node
from cascadia_qt.rules.record import record_in
from cascadia_qt.shelf import RULES, commands_of
from cascadia_qt.terminal.files import read_document
from cascadia_qt.terminal.formats import game_of
from cascadia_qt.words.language import said, translate

_MOST_DOCUMENTS = 100_000


def run(files: Sequence[str], as_json: bool) -> int:
    """Scores all `files`, or none if one of them is bad."""
    printed = []
    warnings = []
    warned = translate("CommandLine", "{0}: warning: {1}")
    for name in files:
        try:
            node = read_document(name)
            results = [_scored(entry) for entry in _entries(node)]
        except BadDocument as error:
            print(f"cascadia-qt: {name}: {said(error)}", file=sys.stderr)
            return 2
        warnings += [warned.format(name, w) for result in results for w in result.warnings]
        printed.append(_as_json(node, results) if as_json else _as_text(results))
    for warning in warnings:
        print(f"cascadia-qt: {warning}", file=sys.stderr)
    print("\n".join(printed))
    return 0


def _entries(node: Node) -> list[Node]:
    """One document, or each of a list of them."""
    if not isinstance(node.value, list):
        return [node]
    return node.items(1, _MOST_DOCUMENTS)


def _scored(node: Node) -> Scored:
    game = game_of(node)
    if game is not None:
        return commands_of(game).documents[node["format"].value](node)
    played = record_in(node, RULES)
    return commands_of(played.rules.id).score(played)


def _as_json(node: Node, results: list[Scored]) -> str:
    documents = [result.document for result in results]
    return json.dumps(documents if isinstance(node.value, list) else documents[0])


def _as_text(results: list[Scored]) -> str:
    return "\n".join(line for result in results for line in result.lines)
