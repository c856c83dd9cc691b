"""Somebody who thinks about Cryptid in a process of his own, so that no window waits."""

from __future__ import annotations

from collections.abc import Callable
from multiprocessing.connection import Connection
from typing import Any

from PySide6.QtCore import QObject

from cascadia_qt.games.cryptid.ai.case_hints import case_hints
from cascadia_qt.games.cryptid.ai.cases import Case, case
from cascadia_qt.games.cryptid.words.cases import CaseHint
from cascadia_qt.model.asked_worker import AskedWorker
from cascadia_qt.model.worker_process import WorkerProcess

_RESTARTS = 1

Question = tuple[Callable[..., Any], *tuple[Any, ...]]


def serve(connection: Connection[Any, Any]) -> None:
    """Answers questions, a function and what it is asked, until the line is closed."""
    while True:
        work, *about = connection.recv()
        connection.send(work(*about))


def case_file(grade: str, number: int) -> tuple[Case, tuple[CaseHint, ...]]:
    """A case and all hints about it."""
    found = case(grade, number)
    return found, case_hints(found)


def reasoner(parent: QObject) -> AskedWorker:
    """A new one; the process starts with the first question."""
    return AskedWorker(lambda: WorkerProcess(serve), parent, restarts=_RESTARTS)
