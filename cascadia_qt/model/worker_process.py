"""A process that thinks, and the line to it."""

from __future__ import annotations

import multiprocessing
import os
import signal
from collections.abc import Callable
from contextlib import suppress
from typing import Any

_NICENESS = 5


class WorkerProcess:
    """Runs `serve` with its end of the line; whatever goes wrong on the line is an OSError."""

    def __init__(self, serve: Callable[..., None], *arguments: Any) -> None:
        context = multiprocessing.get_context("spawn")
        self.line, other = context.Pipe()
        arguments = (serve, other, *arguments)
        self._process = context.Process(target=_modestly, args=arguments, daemon=True)
        self._process.start()
        other.close()

    def ask(self, question: Any) -> None:
        with suppress(OSError):  # the next look finds the line dead
            self.line.send(question)

    def answer(self) -> Any:
        """The answer that has come in, or None; raises OSError when there can be none."""
        try:
            return self.line.recv() if self.line.poll() else None
        except EOFError as end:
            raise OSError("the worker has ended") from end

    def stop(self) -> None:
        """Ends it at once, whatever it is thinking about."""
        self._process.kill()
        self._process.join()
        self.line.close()


def _modestly(serve: Callable[..., None], *arguments: Any) -> None:
    """Whoever thinks leaves the window the first word, and an interruption to who started him."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    if hasattr(os, "nice"):
        os.nice(_NICENESS)
    serve(*arguments)
