"""Somebody on a second core who thinks along with the computers."""

from __future__ import annotations

import os
from collections.abc import Iterable, Iterator
from contextlib import contextmanager

from cascadia_qt.entry import Bots, Line
from cascadia_qt.model.worker_process import WorkerProcess


def partner_for(bots: Bots, names: Iterable[str]) -> WorkerProcess | None:
    """The process, if one of the `names` has a use for it and there is a second core."""
    if bots.partner is None or bots.partnered.isdisjoint(names) or (os.cpu_count() or 1) < 2:
        return None
    return WorkerProcess(bots.partner)


@contextmanager
def thinking_along(bots: Bots, names: Iterable[str]) -> Iterator[Line | None]:
    """The line to such a process, for as long as it is needed."""
    partner = partner_for(bots, names)
    try:
        yield None if partner is None else partner.line
    finally:
        if partner is not None:
            partner.stop()
