"""The command `render`: a record or another document as a picture, without a window."""

from __future__ import annotations

import sys
from dataclasses import dataclass
from importlib import import_module
from pathlib import Path
from typing import Any, Protocol

from PySide6.QtCore import QBuffer, QByteArray, QCoreApplication, QSize
from PySide6.QtGui import QGuiApplication, QImage, QImageWriter

from cascadia_qt.rules.document import BadDocument, Node
from cascadia_qt.rules.record import Record, record_in
from cascadia_qt.shelf import RULES, commands_of
from cascadia_qt.store.whole_file import write_whole
from cascadia_qt.terminal.files import read_document
from cascadia_qt.terminal.formats import game_of
from cascadia_qt.words.language import said
from cascadia_qt.words.system import reason

translate = QCoreApplication.translate


@dataclass(frozen=True, slots=True)
class Request:
    """What to draw and where to.

    Attributes:
        file: the name of the document; "-" is standard input.
        turn: after how many turns a game is drawn, everybody's together; None is its end.
    """

    file: str
    output: str
    turn: int | None
    size: tuple[int, int]
    dark: bool


class Pictures(Protocol):
    """The module of a game that draws it; both functions raise BadDocument.

    A game without documents of its own needs no `document_picture`.
    """

    def record_picture(
        self, played: Record, turn: int | None, size: QSize, dark: bool, /
    ) -> QImage: ...

    def document_picture(
        self, node: Node, turn: int | None, size: QSize, dark: bool, /
    ) -> QImage: ...


class _NotWritten(OSError):
    """There is no picture; the message is one plain sentence."""


def run(request: Request) -> int:
    """Draws and writes the picture whole or not at all; the result is the exit status."""
    try:
        source = _source(read_document(request.file))
        _application = QGuiApplication.instance() or QGuiApplication(_arguments())
        image = _drawn(source, request)
    except BadDocument as error:
        print(f"cascadia-qt: {request.file}: {said(error)}", file=sys.stderr)
        return 2
    try:
        _write(image, request.output)
    except _NotWritten as error:
        print(f"cascadia-qt: {request.output}: {error}", file=sys.stderr)
        return 2
    return 0


def _arguments() -> list[str]:
    """Nothing is shown, so on Linux no display is asked for, whether there is one or not."""
    platform = ["-platform", "offscreen"] if sys.platform == "linux" else []
    return ["cascadia-qt", *platform]


def _source(node: Node) -> Record | tuple[str, Node]:
    """The record, or another document and whose it is; raises BadDocument."""
    game = game_of(node)
    return record_in(node, RULES) if game is None else (game, node)


def _drawn(source: Record | tuple[str, Node], request: Request) -> QImage:
    turn, size, dark = request.turn, QSize(*request.size), request.dark
    if isinstance(source, Record):
        return _pictures(source.rules.id).record_picture(source, turn, size, dark)
    game, node = source
    return _pictures(game).document_picture(node, turn, size, dark)


def _pictures(game: str) -> Pictures:
    pictures: Any = import_module(commands_of(game).pictures)
    found: Pictures = pictures
    return found


def _write(image: QImage, output: str) -> None:
    if image.isNull():
        raise _NotWritten(translate("Render", "There is not enough memory for the picture."))
    buffer = QBuffer()
    QImageWriter(buffer, QByteArray(b"png")).write(image)
    try:
        write_whole(Path(output), bytes(buffer.data().data()))
    except OSError as error:
        sentence = translate("Render", "The picture cannot be written: {0}.")
        raise _NotWritten(sentence.format(reason(error))) from error
