"""A process that thinks, and the line to it."""

from __future__ import annotations

import multiprocessing
import os
import signal
import time
from collections.abc import Callable
from contextlib import suppress
from multiprocessing.process import BaseProcess
from typing import Any

from cascadia_qt.entry import Line
from cascadia_qt.model.safe_path import safe_path

_NICENESS = 5


class WorkerProcess:
    """Runs `serve` with its end of the line; whatever goes wrong is an OSError of `answer`.

    Attributes:
        line: the line to it; None if the system allows no further process.
        patience: seconds after which it is taken to hang, far more than anybody thinks.
    """

    patience = 120.0

    def __init__(self, serve: Callable[..., None], *arguments: Any) -> None:
        self.line: Line | None = None
        self._process: BaseProcess | None = None
        self._asked_at: float | None = None
        with suppress(Exception):  # the first look finds that there is none
            self._start(serve, arguments)

    def _start(self, serve: Callable[..., None], arguments: tuple[Any, ...]) -> None:
        context = multiprocessing.get_context("spawn")
        line, other = context.Pipe()
        process = context.Process(target=_modestly, args=(serve, other, *arguments), daemon=True)
        try:
            with safe_path():
                process.start()
        except BaseException:
            line.close()
            raise
        finally:
            other.close()
        self.line, self._process = line, process

    def ask(self, question: Any) -> None:
        self._asked_at = time.monotonic()
        self.tell(question)

    def tell(self, remark: Any) -> None:
        """Says something that needs no answer."""
        if self.line is not None:
            try:
                self.line.send(remark)
            except Exception:  # the next look finds that there is no line
                self.line.close()
                self.line = None

    def answer(self) -> Any:
        """The answer that has come in, or None.

        Raises TimeoutError when it takes too long, and another OSError when there can be none.
        """
        if self.line is None:
            raise OSError("the worker could not be started, or not be asked")
        try:
            spoken = self.line.poll()
            answer = self.line.recv() if spoken else None
        except Exception as error:  # it has ended, or says what cannot be understood
            raise OSError("the worker has not answered") from error
        if spoken:
            self._asked_at = None
            if answer is None:
                raise OSError("the worker has nothing to say")
            return answer
        if self._asked_at is not None and time.monotonic() > self._asked_at + self.patience:
            raise TimeoutError("the worker hangs")
        return None

    def stop(self) -> None:
        """Ends it at once, whatever it is thinking about."""
        if self._process is not None:
            self._process.kill()
            self._process.join()
        if self.line is not None:
            self.line.close()


def _modestly(serve: Callable[..., None], *arguments: Any) -> None:
    """Whoever thinks leaves the window the first word, and an interruption to who started him."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    if hasattr(os, "nice"):
        os.nice(_NICENESS)
    with suppress(EOFError, ConnectionError):  # whoever asked is gone
        serve(*arguments)
