"""Games on as many machines as one has: the tasks of a Dask cluster.

The only module that knows Dask, and it imports it where a cluster is named.
"""

from __future__ import annotations

import logging
import pickle
import sys
import threading
import warnings
from collections.abc import Callable, Iterable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from itertools import islice
from typing import Any, TypeVar

from cascadia_qt import __version__
from cascadia_qt.words.language import translate

T = TypeVar("T")

_AHEAD = 5_000  # games that are handed out before the first is back
_PATIENCE = 10  # seconds that an address may take to answer

# A worker may serve several tasks at once, but each computer is to think on a core of its own.
_THINKING = threading.Lock()


class NoCluster(Exception):
    """There is no cluster to play on; the message is one plain sentence."""


class LostCluster(Exception):
    """A cluster does not go on; the message is one plain sentence."""


class OtherProgram(Exception):
    """A worker has another version of the program."""


def on_cluster(
    address: str, play: Callable[[int], T], games: Iterable[tuple[int, int]]
) -> Iterator[tuple[int, T]]:
    """Games by number and seed, each as soon as it is over, on whatever machine.

    Games of workers that are lost are played again. Raises NoCluster and LostCluster.
    """
    try:
        import cloudpickle
        from distributed import as_completed
    except ImportError:
        text = translate("CommandLine", "A cluster needs Dask: pip install {0}")
        raise NoCluster(text.format('"cascadia-qt[cluster]"')) from None
    with _quiet(), _client_of(address) as client:
        waiting: dict[Any, int] = {}
        whole = cloudpickle.dumps(play)  # also what is defined in a script

        def hand_out(number: int, seed: int) -> Any:
            task = pickle.dumps(_Task(_played_there, (__version__, whole, seed)))
            future = client.submit(pickle.loads, task, pure=False)
            waiting[future] = number
            return future

        try:
            rest = iter(games)
            over = as_completed([hand_out(*game) for game in islice(rest, _AHEAD)], client.loop)
            for future in over:
                result = future.result()
                yield waiting.pop(future), result
                for game in islice(rest, 1):
                    over.add(hand_out(*game))
        except Exception as error:
            sentence = _why_lost(client, error)
            if sentence is None:
                raise
            raise LostCluster(sentence) from None


@contextmanager
def _quiet() -> Iterator[None]:
    """What Dask logs about a cluster that is gone fills a screen; we say it in one sentence."""
    before = logging.root.manager.disable
    logging.disable(logging.CRITICAL)
    try:
        with warnings.catch_warnings(action="ignore"):
            yield
    finally:
        logging.disable(before)


def _client_of(address: str) -> Any:
    """Asks first who is there: Dask itself waits to no end for somebody who is no scheduler."""
    import asyncio

    from distributed import Client

    try:
        found = asyncio.run(asyncio.wait_for(_identity(address), _PATIENCE))
        if found["type"] != "Scheduler":
            raise ValueError
        client = Client(address, timeout=_PATIENCE, set_as_default=False)
    except (OSError, ValueError, TypeError, RuntimeError):  # the last two speak of certificates
        text = translate("CommandLine", "No cluster answers at {0}.")
        raise NoCluster(text.format(address)) from None
    if not found["n_workers"]:
        text = translate("CommandLine", "The cluster has no workers yet; games wait for the first.")
        print(text, file=sys.stderr)
    return client


async def _identity(address: str) -> Any:
    """What a machine of a cluster tells of itself."""
    from distributed.core import rpc
    from distributed.security import Security

    async with rpc(address, connection_args=Security().get_connection_args("client")) as there:
        return await there.identity()


@dataclass(frozen=True, slots=True)
class _Task:
    """Something to do that is done by whoever unpickles it.

    So the scheduler needs nothing but Dask, and a worker without the program says so: it would
    lose its connection over a function that it does not have, again and again.
    """

    function: Callable[..., Any]
    values: tuple[Any, ...]

    def __reduce__(self) -> tuple[Callable[..., Any], tuple[Any, ...]]:
        return self.function, self.values


def _played_there(version: str, play: bytes, seed: int) -> Any:
    """In a worker: the game that this machine would play."""
    if version != __version__:
        raise OtherProgram
    with _THINKING:
        return pickle.loads(play)(seed)  # noqa: S301 - those of a cluster trust each other


def _why_lost(client: Any, error: Exception) -> str | None:
    """What has become of the cluster; None if the game itself has failed."""
    from distributed import CancelledError, KilledWorker

    if isinstance(error, KilledWorker):
        return translate("CommandLine", "Too many workers were lost with the same game.")
    if isinstance(error, (ImportError, OtherProgram)):
        return translate(
            "CommandLine", "A machine of the cluster has another cascadia-qt, or none."
        )
    if isinstance(error, CancelledError) or client.status != "running":
        return translate("CommandLine", "The cluster does not answer any more.")
    return None
