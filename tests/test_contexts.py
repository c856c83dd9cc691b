"""Translations: no two games share a context, so that a word may mean something else in each."""

from __future__ import annotations

import ast
from collections import defaultdict
from collections.abc import Iterator
from pathlib import Path

import cascadia_qt

GAMES = Path(cascadia_qt.__file__).parent / "games"


def contexts(module: Path) -> Iterator[str]:
    """The contexts of the texts in `module`: those named, and the classes that say tr()."""
    tree = ast.parse(module.read_text(encoding="utf-8"))
    for node in ast.walk(tree):
        match node:
            case ast.Call(ast.Name("translate"), [ast.Constant(str(context)), *_]):
                yield context
            case ast.ClassDef():
                inside = (call.func for call in ast.walk(node) if isinstance(call, ast.Call))
                if any(isinstance(func, ast.Attribute) and func.attr == "tr" for func in inside):
                    yield node.name


def test_no_context_is_shared_by_two_games() -> None:
    owners: dict[str, set[str]] = defaultdict(set)
    for module in GAMES.rglob("*.py"):
        for context in contexts(module):
            owners[context].add(module.relative_to(GAMES).parts[0])
    assert owners
    assert {context: games for context, games in owners.items() if len(games) > 1} == {}
