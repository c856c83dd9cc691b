"""Somebody on a second core who thinks along with the computers."""

from __future__ import annotations

import os
from collections.abc import Iterable, Iterator
from contextlib import contextmanager

from cascadia_qt.model.worker_process import WorkerProcess
from cascadia_qt.shelf import GameEntry, Line


def partner_for(game: GameEntry, bots: Iterable[str]) -> WorkerProcess | None:
    """The process, if one of `bots` has a use for it and there is a second core."""
    wanted = not game.partnered.isdisjoint(bots)
    return WorkerProcess(game.partner) if wanted and (os.cpu_count() or 1) > 1 else None


@contextmanager
def thinking_along(game: GameEntry, bots: Iterable[str]) -> Iterator[Line | None]:
    """The line to such a process, for as long as it is needed."""
    partner = partner_for(game, bots)
    try:
        yield None if partner is None else partner.line
    finally:
        if partner is not None:
            partner.stop()
