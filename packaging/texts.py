"""The texts that a module gives to tr() and translate(), and those it complains with."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache
from pathlib import Path


@dataclass(frozen=True, slots=True)
class Text:
    """What one call asks to be translated; `source` is None if it is not a plain string.

    Attributes:
        complains: whether the call is one that lupdate does not look for.
    """

    line: int
    context: str | None
    source: str | None
    complains: bool = False


@cache
def written_texts(module: Path) -> tuple[Text, ...]:
    return tuple(_texts(ast.parse(module.read_text(encoding="utf-8")), None))


def _texts(node: ast.AST, owner: str | None) -> Iterator[Text]:
    if isinstance(node, ast.ClassDef):
        owner = node.name
    if isinstance(node, ast.Call):
        match node.func:
            case ast.Attribute(attr="tr"):
                yield Text(node.lineno, owner, _plain(node.args, 0))
            case ast.Name("translate") | ast.Attribute(ast.Name("QCoreApplication"), "translate"):
                yield Text(node.lineno, _plain(node.args, 0), _plain(node.args, 1))
            case ast.Name("Complaint") | ast.Attribute(attr="fail"):
                context, source = _plain(node.args, 0), _plain(node.args, 1)
                yield Text(node.lineno, context, source, complains=True)
    for child in ast.iter_child_nodes(node):
        yield from _texts(child, owner)


def _plain(arguments: list[ast.expr], number: int) -> str | None:
    match arguments[number : number + 1]:
        case [ast.Constant(str(value))]:
            return value
    return None
