"""Runs commands as a person does: inside this process, or in one of their own."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path
from types import MappingProxyType
from typing import Any

import pytest

from cascadia_qt.__main__ import main


@dataclass(frozen=True)
class Outcome:
    """What a command left behind."""

    status: int
    out: str
    err: str

    @property
    def json(self) -> Any:
        return json.loads(self.out)

    @property
    def warnings(self) -> list[str]:
        return self.err.splitlines()


def status_of(*words: str) -> int:
    """The exit status; the parser of the words ends the program by itself."""
    try:
        return main(words)
    except SystemExit as stop:
        code = stop.code
    assert isinstance(code, int)
    return code


def run(capsys: pytest.CaptureFixture[str], *words: str) -> Outcome:
    capsys.readouterr()
    status = status_of(*words)
    return Outcome(status, *capsys.readouterr())


def run_apart(
    *words: str, stdin: bytes = b"", environment: Mapping[str, str] = MappingProxyType({})
) -> Outcome:
    """The command in a process of its own; output that is not UTF-8 fails the test."""
    done = subprocess.run(
        [sys.executable, "-m", "cascadia_qt", *words],
        input=stdin,
        capture_output=True,
        env={**os.environ, **environment},
        timeout=60,
        check=False,
    )
    return Outcome(done.returncode, done.stdout.decode(), done.stderr.decode())


def written(path: Path, document: object) -> str:
    """The name of the file `path`, which now holds `document`."""
    path.write_text(json.dumps(document), encoding="utf-8")
    return str(path)


def assert_refused(outcome: Outcome, *words: str) -> None:
    """One sentence on standard error, nothing else, and the status for it."""
    assert outcome.status == 2
    assert outcome.out == ""
    assert outcome.err.startswith("cascadia-qt: ")
    assert outcome.err.endswith("\n")
    assert outcome.err.count("\n") == 1
    for word in words:
        assert word in outcome.err
