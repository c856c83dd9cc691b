"""What takes hours: where it is played, and how it ends before its time."""

from __future__ import annotations

import argparse
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from cascadia_qt.store.storage_error import StorageError
from cascadia_qt.terminal.arguments import cluster, whole
from cascadia_qt.terminal.cluster import LostCluster, NoCluster


def add_places(parser: argparse.ArgumentParser, *, resume: bool = True) -> None:
    """Adds the options for other processes, other machines and other days."""
    where = parser.add_mutually_exclusive_group()
    where.add_argument("--jobs", type=whole(1, 256), default=1, help="games played at once")
    where.add_argument("--cluster", type=cluster, metavar="ADDRESS", help="of a Dask cluster")
    if resume:
        about = "keep finished games there, and go on with those in it"
        parser.add_argument("--resume", type=Path, metavar="FILE", help=about)


@contextmanager
def long_run() -> Iterator[None]:
    """Whatever ends it before its time is one sentence, Ctrl+C none."""
    try:
        yield
    except KeyboardInterrupt:
        sys.exit(130)
    except (StorageError, NoCluster, LostCluster) as error:
        sys.exit(str(error))
