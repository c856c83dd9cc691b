"""The file of preferences: whatever lies there, the program starts, and nothing of it is run."""

from __future__ import annotations

import os
import random
import time
from pathlib import Path

import pytest
from PySide6.QtCore import QByteArray, QSettings

from cascadia_qt.games.cascadia.model.preferences import CascadiaPreferences
from cascadia_qt.model.preferences import Preferences
from cascadia_qt.model.settings_file import open_settings
from tests.model.test_preferences import DEFAULTS, OTHERS


@pytest.fixture
def file(tmp_path: Path) -> Path:
    return tmp_path / "cascadia-qt.conf"


def opened(file: Path) -> tuple[Preferences, str]:
    settings, complaint = open_settings(file)
    return CascadiaPreferences(settings), complaint


def a_real_file(file: Path) -> bytes:
    """What is written when everything was chosen once."""
    preferences, _ = opened(file)
    for name, other in OTHERS.items():
        setattr(preferences, name, other)
    preferences.set_state("window", QByteArray(bytes(range(256))))
    preferences.settings.sync()
    return file.read_bytes()


def everything_of(preferences: Preferences) -> dict[str, object]:
    """Reads every value there is, as each of our own and as Qt makes it."""
    for key in preferences.settings.allKeys():
        preferences.settings.value(key)
    preferences.state("window")
    return {name: getattr(preferences, name) for name in DEFAULTS}


def test_what_was_chosen_is_read_without_a_complaint(file: Path) -> None:
    a_real_file(file)
    preferences, complaint = opened(file)
    assert complaint == ""
    assert everything_of(preferences) == OTHERS
    assert preferences.state("window") == QByteArray(bytes(range(256)))
    assert list(file.parent.iterdir()) == [file]


def test_a_line_of_ones_own_is_no_damage(file: Path) -> None:
    file.write_text("; mine\n\n[General]\ntheme = dark\n# too\n", encoding="utf-8")
    preferences, complaint = opened(file)
    assert (preferences.theme, complaint) == ("dark", "")


@pytest.mark.parametrize("name", DEFAULTS)
@pytest.mark.parametrize(
    "value", ["@Variant(", '"', "@Invalid()", "@Size(1 2)", "\\x40Variant(\\0)", "a, b", "\x00\x01"]
)
def test_a_value_that_makes_no_sense_is_its_default_again(
    name: str, value: str, file: Path
) -> None:
    file.write_text(f"[General]\nfilm_speed=50\n{name}={value}\npurist=true\n", encoding="utf-8")
    bad = file.read_bytes()
    preferences, complaint = opened(file)
    expected = {**DEFAULTS, "film_speed": 50, "purist": True, name: DEFAULTS[name]}
    twice = name in ("film_speed", "purist")  # the sound line for it stays
    found = everything_of(preferences)
    assert {**found, name: None} == {**expected, name: None}
    assert twice or found[name] == DEFAULTS[name]
    aside = file.with_name("cascadia-qt.conf.damaged-1")
    assert str(aside) in complaint
    assert aside.read_bytes() == bad
    assert opened(file)[1] == ""


def test_every_truncation_starts(file: Path) -> None:
    whole = a_real_file(file)
    for length in range(len(whole)):
        for path in file.parent.iterdir():
            path.unlink()
        file.write_bytes(whole[:length])
        preferences, _ = opened(file)
        for name, value in everything_of(preferences).items():
            assert type(value) is type(DEFAULTS[name])


def test_noise_starts(file: Path) -> None:
    whole = a_real_file(file)
    dice = random.Random(7)
    for _ in range(300):
        for path in file.parent.iterdir():
            path.unlink()
        noisy = bytearray(whole)
        for _ in range(dice.randint(1, 8)):
            noisy[dice.randrange(len(noisy))] = dice.choice(b'\\"@,;=[]\n\r\0\xff(a0x')
        file.write_bytes(noisy)
        for name, value in everything_of(opened(file)[0]).items():
            assert type(value) is type(DEFAULTS[name])


@pytest.mark.parametrize("value", ["[1, 2]", "window", "@Rect(1 2 3 4)", "@Variant(\\0\\0\\0\\x1)"])
def test_a_geometry_that_is_none(value: str, file: Path) -> None:
    file.write_text(f"[geometry]\nwindow={value}\n", encoding="utf-8")
    assert opened(file)[0].state("window") is None


class Trap:
    """Makes a file where it is unpickled."""

    def __init__(self, mark: Path) -> None:
        self._mark = mark

    def __reduce__(self) -> tuple[object, ...]:
        return os.mkdir, (str(self._mark),)


def pickled(mark: Path) -> str:
    """A value that runs code when Qt reads it."""
    file = mark.with_name("trap.ini")
    settings = QSettings(str(file), QSettings.Format.IniFormat)
    settings.setValue("theme", Trap(mark))
    settings.sync()
    return file.read_text(encoding="utf-8").splitlines()[1].removeprefix("theme=")


TRAPS = {
    "as it is": "theme={0}",
    "without quotes": "theme={1}",
    "after a space": "theme= {1}",
    "after a wide space": "theme=\u2003{1}",
    "after a byte order mark": "theme=\ufeff{1}",
    "a byte order mark in quotes": 'theme="\ufeff{1}"',
    "after an escape of nobody": "theme=\\z{1}",
    "an escaped at sign": "theme={2}",
    "an at sign in octal": "theme={3}",
    "an escaped letter": "theme={4}",
    "as the last of a list": "theme=dark, {0}",
    "after a text": 'theme="dark", {0}',
    "after an empty text": 'theme=""{1}',
    "over two lines": "theme=\\\n{0}",
    "in another section": "[geometry]\nwindow={0}",
    "in a section of nobody": "[x]\ny={0}",
    "under a key of nobody": "nobody={0}",
    "after a quote that stays open": 'language="fr\ntheme={0}',
    "after a carriage return": "language=fr\rtheme={0}",
    "behind a comment": ";\\\ntheme={0}",
    "in what looks like a comment": "#theme={0}",
    "after a comment with a quote": '# "\na="={1}"',
    "after a comment that goes on": "#\\\n=x\n#={1}",
    "at the very beginning": "{0}",
}


@pytest.mark.parametrize("trap", TRAPS.values(), ids=TRAPS.keys())
def test_nothing_in_it_is_run(trap: str, file: Path, tmp_path: Path) -> None:
    mark = tmp_path / "mark"
    whole = pickled(mark)
    bare = whole.strip('"')
    forms = [whole, bare, bare.replace("@", "\\x40", 1), bare.replace("@", "\\100", 1)]
    forms.append(bare.replace("V", "\\x56", 1))
    file.write_text("[General]\n" + trap.format(*forms) + "\n", encoding="utf-8")
    preferences, _ = opened(file)
    everything_of(preferences)
    assert not mark.exists()


def test_the_trap_is_one(file: Path, tmp_path: Path) -> None:
    file.write_text(f"[General]\ntheme={pickled(tmp_path / 'mark')}\n", encoding="utf-8")
    QSettings(str(file), QSettings.Format.IniFormat).value("language")
    assert (tmp_path / "mark").exists()


def test_a_folder_in_its_place_is_set_aside(file: Path) -> None:
    file.mkdir()
    preferences, complaint = opened(file)
    assert everything_of(preferences) == DEFAULTS
    assert "cascadia-qt.conf.damaged-1" in complaint
    preferences.theme = "dark"
    preferences.settings.sync()
    assert opened(file)[0].theme == "dark"


def test_a_pipe_in_its_place_is_not_waited_for(file: Path) -> None:
    os.mkfifo(file)
    assert "cascadia-qt.conf.damaged-1" in opened(file)[1]


def test_a_file_without_end_is_not_read(file: Path) -> None:
    with file.open("wb") as large:
        large.truncate(10**12)
    assert "cascadia-qt.conf.damaged-1" in opened(file)[1]


@pytest.mark.skipif(os.name == "nt", reason="there are no such permissions")
def test_nobody_else_looks_into_their_folder(tmp_path: Path) -> None:
    file = tmp_path / "cascadia-qt" / "cascadia-qt.conf"
    preferences, _ = opened(file)
    preferences.set_setup("cascadia", "Ann")
    preferences.settings.sync()
    assert file.is_file()
    assert file.parent.stat().st_mode & 0o777 == 0o700


@pytest.mark.parametrize("line", [' {0}"', "a={0},", "a=x{0},", 'a="x{0}', "a{0}"])
def test_a_long_line_is_looked_at_once(line: str, file: Path) -> None:
    file.write_text(line.format(" " * 1_000_000), encoding="utf-8")
    begun = time.process_time()
    opened(file)
    assert time.process_time() - begun < 5


def refused(*_: object) -> None:
    raise PermissionError(13, "Permission denied")


def test_what_cannot_be_set_aside_is_left_alone(
    file: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    file.write_text("[General]\ntheme=@Variant(\n", encoding="utf-8")
    monkeypatch.setattr(Path, "rename", refused)
    monkeypatch.setattr(Path, "hardlink_to", refused)
    preferences, complaint = opened(file)
    assert complaint == "The preferences cannot be read: Permission denied."
    preferences.theme = "dark"
    assert preferences.theme == "dark"


@pytest.mark.parametrize("links", [True, False], ids=["with links", "without links"])
def test_what_cannot_be_replaced_stays_where_it_is(
    links: bool, file: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """On a full disk; what was sound in it is there again when there is room."""
    file.write_text("[General]\ntheme=@Variant(\nmotion=50\n", encoding="utf-8")
    before = file.read_bytes()
    with monkeypatch.context() as patched:
        patched.setattr(os, "write", refused)
        if not links:
            patched.setattr(Path, "hardlink_to", refused)
        assert opened(file)[1] == "The preferences cannot be read: Permission denied."
    assert file.read_bytes() == before
    assert list(file.parent.iterdir()) == [file]
    preferences, complaint = opened(file)
    assert "cascadia-qt.conf.damaged-1" in complaint
    assert preferences.motion == 50


def test_who_could_read_it_before_can_read_it_after(file: Path) -> None:
    file.write_text("[General]\ntheme=@Variant(\n", encoding="utf-8")
    file.chmod(0o600)
    opened(file)
    assert [path.stat().st_mode & 0o777 for path in file.parent.iterdir()] == [0o600] * 2
