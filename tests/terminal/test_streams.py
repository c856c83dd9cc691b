"""The command `score` in a process of its own: pipes, encodings, and output nobody reads."""

from __future__ import annotations

import json
import subprocess
import sys
from pathlib import Path

import pytest

from tests.documents import EXAMPLE, edited, example
from tests.terminal.command import assert_refused, run_apart, written

ASCII = {"PYTHONIOENCODING": "ascii", "LC_ALL": "C", "PYTHONUTF8": "0"}
NAMES = ("Zoë", "🦊 Renard", "Łukasz", "名前")
# More than fits into any pipe.
MANY = [example()] * 1_000

on_posix = pytest.mark.skipif(sys.platform == "win32", reason="needs the streams of a POSIX system")


def test_standard_input_is_scored() -> None:
    outcome = run_apart("score", "-", "--json", stdin=EXAMPLE.encode())
    assert outcome.status == 0
    assert outcome.json["players"][0]["total"] == 4


def test_warnings_leave_standard_output_alone() -> None:
    outcome = run_apart("score", "-", "--json", stdin=EXAMPLE.encode())
    assert outcome.json["winners"] == ["Ann"]
    assert "warning: Ann: " in outcome.err


@pytest.mark.parametrize(
    "content", [b"", b"\xff\xfe", b"{", b"[" * 50_000], ids=["empty", "binary", "cut-off", "bomb"]
)
def test_bad_input_is_refused(content: bytes) -> None:
    assert_refused(run_apart("score", "-", stdin=content), "cascadia-qt: -: ")


def test_the_second_file_is_bad(tmp_path: Path) -> None:
    good = written(tmp_path / "good.json", edited(example(), ("players.0.nature", 0)))
    bad = written(tmp_path / "bad.json", {})
    assert_refused(run_apart("score", good, bad), f'{bad}: The document has no field "format"')


def test_the_console_script_runs_the_same_program(tmp_path: Path) -> None:
    script = str(Path(sys.executable).with_name("cascadia-qt"))
    words = ["score", "--json", written(tmp_path / "position.json", example())]
    done = subprocess.run([script, *words], capture_output=True, timeout=60, check=True)
    assert json.loads(done.stdout)["players"][0]["total"] == 4


@pytest.mark.parametrize("name", NAMES, ids=ascii)
def test_any_name_is_printed_where_only_ascii_can_be(tmp_path: Path, name: str) -> None:
    path = written(tmp_path / "position.json", edited(example(), ("players.0.name", name)))
    outcome = run_apart("score", path, environment=ASCII)
    shown = name.encode("ascii", "backslashreplace").decode()
    assert outcome.status == 0
    assert shown in outcome.out
    assert f"warning: {shown}: " in outcome.err


@pytest.mark.parametrize("name", NAMES, ids=ascii)
def test_json_keeps_any_name_where_only_ascii_can_be_printed(tmp_path: Path, name: str) -> None:
    path = written(tmp_path / "position.json", edited(example(), ("players.0.name", name)))
    assert run_apart("score", path, "--json", environment=ASCII).json["winners"] == [name]


def test_a_file_of_any_name_is_refused_where_only_ascii_can_be_printed(tmp_path: Path) -> None:
    assert_refused(
        run_apart("score", str(tmp_path / "Zoë 🦊.json"), environment=ASCII), "cannot be read"
    )


@on_posix
@pytest.mark.parametrize("document", [example(), MANY], ids=["short", "long"])
@pytest.mark.parametrize("options", [(), ("--json",)], ids=["table", "json"])
def test_a_reader_that_has_gone_is_no_mishap(
    tmp_path: Path, document: object, options: tuple[str, ...]
) -> None:
    words = ["score", written(tmp_path / "position.json", document), *options]
    with subprocess.Popen(
        [sys.executable, "-m", "cascadia_qt", *words],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
    ) as process:
        assert process.stdout is not None
        assert process.stderr is not None
        process.stdout.close()
        said = process.stderr.read().decode()
    assert process.returncode == 1
    assert {line.split(": ")[2] for line in said.splitlines()} == {"warning"}


def run_closing(stream: str, *words: str) -> subprocess.CompletedProcess[bytes]:
    """The command without one of its streams, which is named as shells do."""
    return subprocess.run(
        ["/bin/sh", "-c", f'"$@" {stream}-', "sh", sys.executable, "-m", "cascadia_qt", *words],
        capture_output=True,
        timeout=60,
        check=False,
    )


@on_posix
def test_closed_standard_output_is_no_mishap(tmp_path: Path) -> None:
    path = written(tmp_path / "position.json", edited(example(), ("players.0.nature", 0)))
    assert b"Traceback" not in run_closing(">&", "score", path).stderr


@on_posix
def test_closed_standard_input_is_one_sentence() -> None:
    done = run_closing("<&", "score", "-")
    assert done.returncode == 2
    assert done.stderr == b"cascadia-qt: -: There is no standard input.\n"


@on_posix
def test_games_are_played_where_nobody_can_be_told() -> None:
    done = run_closing("2>&", "simulate", "--bots", "random", "--games", "2", "--json")
    assert json.loads(done.stdout)["games"] == 2


@on_posix
@pytest.mark.skipif(not Path("/dev/full").exists(), reason="there is no full device")
def test_a_full_disk_is_one_sentence(tmp_path: Path) -> None:
    path = written(tmp_path / "position.json", edited(example(), ("players.0.nature", 0)))
    with Path("/dev/full").open("wb") as full:
        done = subprocess.run(
            [sys.executable, "-m", "cascadia_qt", "score", path],
            stdout=full,
            stderr=subprocess.PIPE,
            timeout=60,
            check=False,
        )
    assert done.returncode != 0
    assert b"Traceback" not in done.stderr
    assert done.stderr.count(b"\n") == 1
