"""One command sets everything up: it says what it installs and why, and asks nobody."""

from __future__ import annotations

import json
import os
import stat
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

import run

if sys.platform == "win32":
    pytest.skip("Windows has no Debian packages", allow_module_level=True)

# Writes down how it was called; the word in the file `fails` makes it complain and fail.
APT_GET = """#!{python}
import json, os, sys
here = {folder!r}
with open(here + "/calls", "a") as calls:
    frontend = os.environ["DEBIAN_FRONTEND"]
    call = dict(words=sys.argv[1:], typed=sys.stdin.read(), frontend=frontend)
    calls.write(json.dumps(call) + "\\n")
print("Reading package lists...")
if os.path.exists(here + "/fails") and open(here + "/fails").read() in sys.argv:
    print("E: Unable to locate package", file=sys.stderr)
    sys.exit(100)
"""


class AptGet:
    """A stand-in on the path, and what became of it."""

    def __init__(self, folder: Path) -> None:
        self._folder = folder
        program = folder / "apt-get"
        program.write_text(APT_GET.format(python=sys.executable, folder=str(folder)))
        program.chmod(program.stat().st_mode | stat.S_IXUSR)

    def fail_at(self, word: str) -> None:
        (self._folder / "fails").write_text(word)

    @property
    def calls(self) -> list[dict[str, Any]]:
        path = self._folder / "calls"
        return list(map(json.loads, path.read_text().splitlines())) if path.exists() else []


@pytest.fixture
def apt_get(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> AptGet:
    """Two libraries and the tools of the tests are missing, and this is root."""
    monkeypatch.setenv("PATH", str(tmp_path))
    monkeypatch.setattr(sys, "platform", "linux")
    monkeypatch.setattr(os, "geteuid", lambda: 0)
    monkeypatch.setattr(run, "loads", lambda name: name not in ("libEGL.so.1", "libGL.so.1"))
    return AptGet(tmp_path)


@pytest.fixture(autouse=True)
def somebody_who_could_be_asked() -> Iterator[None]:
    """What is typed stays open for ever: whoever waits for it would never end."""
    read, write = os.pipe()
    before = os.dup(0)
    os.dup2(read, 0)
    yield
    os.dup2(before, 0)
    for descriptor in (read, write, before):
        os.close(descriptor)


def test_packages_and_reasons_are_said_before(
    apt_get: AptGet, capfd: pytest.CaptureFixture[str]
) -> None:
    run.prepare_system()
    out, err = capfd.readouterr()
    assert "Installing libegl1 libgl1 (for Qt, to open a window)" in out
    assert "Reading package lists" not in out + err
    assert [call["words"][-1] for call in apt_get.calls] == ["update", "libgl1"]
    assert apt_get.calls[1]["words"][-3:] == ["install", "libegl1", "libgl1"]


def test_nobody_is_asked(apt_get: AptGet) -> None:
    run.prepare_system()
    for call in apt_get.calls:
        assert call["typed"] == ""
        assert call["frontend"] == "noninteractive"
        assert "-y" in call["words"]
        assert "Dpkg::Options::=--force-confold" in call["words"]


def test_what_fails_is_shown(apt_get: AptGet, capfd: pytest.CaptureFixture[str]) -> None:
    apt_get.fail_at("install")
    with pytest.raises(SystemExit) as stop:
        run.prepare_system()
    assert stop.value.code == 1
    err = capfd.readouterr().err
    assert "apt-get install failed:" in err
    assert "E: Unable to locate package" in err
    assert "Please install what is missing (for Qt, to open a window): " in err
    assert err.endswith("sudo apt-get install libegl1 libgl1\n")


def test_old_lists_may_do(apt_get: AptGet, capfd: pytest.CaptureFixture[str]) -> None:
    apt_get.fail_at("update")
    run.prepare_system()
    assert "apt-get update failed:" in capfd.readouterr().err
    assert len(apt_get.calls) == 2


def test_others_than_root_are_told(
    apt_get: AptGet, monkeypatch: pytest.MonkeyPatch, capfd: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(os, "geteuid", lambda: 1000)
    with pytest.raises(SystemExit):
        run.prepare_system()
    assert "Please install what is missing (for Qt, to open a window)" in capfd.readouterr().err
    assert apt_get.calls == []


def test_the_tools_of_tests_have_their_reasons(
    apt_get: AptGet, monkeypatch: pytest.MonkeyPatch, capfd: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(run, "CHECKS", {})
    on_path = {Path(tool).name: package for tool, package in run.WINDOW_TEST_TOOLS.items()}
    monkeypatch.setattr(run, "WINDOW_TEST_TOOLS", on_path)
    monkeypatch.setattr(subprocess, "call", lambda *_args, **_options: 0)
    assert run.run_tests(["tests/rules"]) == 0
    out = capfd.readouterr().out
    assert "Installing xvfb xdotool dbus at-spi2-core (for the tests in a real window)" in out
    assert "Installing binutils (for the tests that build the program)" in out
    assert [call["words"][-1] for call in apt_get.calls][1::2] == ["at-spi2-core", "binutils"]


def test_what_a_check_says_comes_after_the_tests_beside_it_and_stops_the_others(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capfd: pytest.CaptureFixture[str]
) -> None:
    checks = {"style": ["sh", "-c", "echo fine"], "types": ["sh", "-c", "echo wrong >&2; exit 3"]}
    monkeypatch.setattr(run, "CHECKS", checks)
    monkeypatch.setattr(run, "TOOLS", Path("/bin"))
    monkeypatch.setattr(run, "installed", lambda _missing: True)
    calls: list[list[str]] = []

    def call(words: list[str], **_: object) -> int:
        calls.append(words)
        return 0

    monkeypatch.setattr(subprocess, "call", call)
    assert run.run_tests([]) == 3
    assert capfd.readouterr().out == "== tests\n== style\nfine\n== types\nwrong\n"
    assert ["--cov" in words for words in calls] == [True]


class Kernel:
    """A project with a kernel, and what is called to compile it."""

    def __init__(self, folder: Path) -> None:
        self.source = folder / "cascadia_qt" / "games" / "toy" / "ai" / "kernel" / "search.py"
        self.source.parent.mkdir(parents=True)
        self.source.write_text("pass")
        self.calls: list[str] = []
        self.fails = ""

    def call(self, words: list[object], **_: object) -> int:
        word = next(str(word) for word in words if word in ("clean", "install", "compile"))
        self.calls.append(word)
        for made in self.source.parent.glob("*.so"):
            made.unlink()
        if word == "compile" and not self.fails:
            (self.source.parent / "search.so").touch()
        return int(word == self.fails)

    def prepared(self) -> list[str]:
        """What was called by one start."""
        self.calls.clear()
        run.prepare_kernel()
        return self.calls


@pytest.fixture
def kernel(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Kernel:
    """A C compiler is there."""
    project = Kernel(tmp_path)
    (tmp_path / ".venv").mkdir()
    (tmp_path / "pyproject.toml").write_text((run.ROOT / "pyproject.toml").read_text())
    monkeypatch.setattr(run, "ROOT", tmp_path)
    monkeypatch.setattr(run, "VENV", tmp_path / ".venv")
    monkeypatch.setattr(subprocess, "call", project.call)
    monkeypatch.setattr(subprocess, "check_call", project.call)
    monkeypatch.setattr("shutil.which", lambda name: f"/usr/bin/{name}")
    return project


def test_the_kernel_is_compiled_once(kernel: Kernel, capfd: pytest.CaptureFixture[str]) -> None:
    assert kernel.prepared() == ["clean", "install", "compile"]
    assert capfd.readouterr().out.count("\n") == 1
    assert kernel.prepared() == []
    kernel.source.write_text("pass  # changed")
    assert kernel.prepared() == ["clean", "install", "compile"]
    kernel.call(["clean"])
    assert kernel.prepared() == ["clean", "install", "compile"]


@pytest.mark.parametrize("fails", ["install", "compile"])
def test_what_cannot_be_compiled_goes_on_in_plain_python(
    kernel: Kernel, capfd: pytest.CaptureFixture[str], fails: str
) -> None:
    kernel.fails = fails
    assert kernel.prepared()[-1] == fails
    assert "plain Python" in capfd.readouterr().out
    assert kernel.prepared() == []


def test_without_a_compiler_nothing_is_said(
    kernel: Kernel, capfd: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("shutil.which", lambda _name: None)
    assert kernel.prepared() == []
    assert capfd.readouterr().out == ""


def test_the_tools_for_compiling_are_those_of_the_tests() -> None:
    assert [tool.partition("=")[0].rstrip(">") for tool in run.compiling_tools()] == [
        "cython",
        "setuptools",
    ]
