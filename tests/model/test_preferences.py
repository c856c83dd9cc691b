"""Preferences: what is chosen stays chosen, and what makes no sense in the file is not believed."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st
from PySide6.QtCore import QByteArray, QSettings

from cascadia_qt.games.cascadia.model.preferences import CascadiaPreferences
from cascadia_qt.model.preferences import Preference, Preferences

DEFAULTS: dict[str, Any] = {
    "language": "",
    "theme": "system",
    "text_size": 100,
    "touch": False,
    "touched": False,
    "speed": "system",
    "letters": False,
    "handover": True,
    "confirm_turn": False,
    "helps": True,
    "bill": True,
    "purist": False,
    "panel_shown": True,
    "drawer_shown": False,
    "score_shown": True,
    "race_shown": True,
    "cards_shown": True,
    "goals_shown": True,
    "log_shown": True,
    "supply_shown": True,
    "landscapes_shown": True,
    "log_folded": False,
    "achievements_folded": True,
    "all_achievements": False,
    "pondering": True,
    "film_speed": 100,
    "last_folder": "",
    "recent_games": "[]",
}
# Another value that makes sense.
OTHERS: dict[str, Any] = {
    "language": "fr",
    "theme": "dark",
    "text_size": 150,
    "touch": True,
    "touched": True,
    "speed": "0",
    "letters": True,
    "handover": False,
    "confirm_turn": True,
    "helps": False,
    "bill": False,
    "purist": True,
    "panel_shown": False,
    "drawer_shown": True,
    "score_shown": False,
    "race_shown": False,
    "cards_shown": False,
    "goals_shown": False,
    "log_shown": False,
    "supply_shown": False,
    "landscapes_shown": False,
    "log_folded": True,
    "achievements_folded": False,
    "all_achievements": True,
    "pondering": False,
    "film_speed": 400,
    "last_folder": "/home/ann/games, old; new=%20",
    "recent_games": '["/a b.json", "C:\\\\games\\\\x.json"]',
}
each_default = pytest.mark.parametrize(("name", "default"), DEFAULTS.items(), ids=DEFAULTS.keys())
each_other = pytest.mark.parametrize(("name", "other"), OTHERS.items(), ids=OTHERS.keys())


@pytest.fixture
def file(tmp_path: Path) -> Path:
    return tmp_path / "settings.ini"


def preferences_in(file: Path) -> Preferences:
    return CascadiaPreferences(QSettings(str(file), QSettings.Format.IniFormat))


def written(file: Path, lines: str) -> Preferences:
    """The preferences in a file that somebody wrote by hand."""
    file.write_text(f"[General]\n{lines}\n", encoding="utf-8")
    return preferences_in(file)


def changes(preferences: Preferences) -> list[str]:
    """Will hold what is told from now on."""
    told: list[str] = []
    preferences.changed.connect(told.append)
    return told


def test_no_preference_is_missing_here() -> None:
    everything = vars(Preferences) | vars(CascadiaPreferences)
    declared = {name for name, kind in everything.items() if isinstance(kind, Preference)}
    assert declared == DEFAULTS.keys() == OTHERS.keys()


@each_default
def test_the_default_holds_until_something_is_chosen(
    name: str, default: object, file: Path
) -> None:
    assert getattr(preferences_in(file), name) == default


@each_other
def test_what_was_chosen_holds_at_once(name: str, other: object, file: Path) -> None:
    preferences = preferences_in(file)
    setattr(preferences, name, other)
    assert getattr(preferences, name) == other


@each_other
def test_what_was_chosen_comes_back_from_the_file(name: str, other: object, file: Path) -> None:
    preferences = preferences_in(file)
    setattr(preferences, name, other)
    preferences.settings.sync()
    again = preferences_in(file)
    assert getattr(again, name) == other
    assert type(getattr(again, name)) is type(other)


@each_default
def test_the_default_can_be_chosen_again(name: str, default: object, file: Path) -> None:
    preferences = preferences_in(file)
    setattr(preferences, name, OTHERS[name])
    setattr(preferences, name, default)
    preferences.settings.sync()
    assert getattr(preferences_in(file), name) == default


def test_choosing_one_leaves_the_others(file: Path) -> None:
    preferences = preferences_in(file)
    preferences.theme = "dark"
    assert {name: getattr(preferences, name) for name in DEFAULTS} == DEFAULTS | {"theme": "dark"}


@given(st.text(alphabet=st.characters(codec="utf-8", exclude_characters="\0"), max_size=40))
def test_any_text_comes_back(tmp_path_factory: pytest.TempPathFactory, text: str) -> None:
    file = tmp_path_factory.mktemp("settings") / "settings.ini"
    preferences = preferences_in(file)
    preferences.set_setup("cascadia", text)
    preferences.settings.sync()
    assert preferences_in(file).setup("cascadia") == text


RUBBISH = {
    "theme nobody knows": "theme=pink",
    "theme in capitals": "theme=DARK",
    "theme as a list": "theme=light, dark",
    "theme without a value": "theme=",
    "theme of another type": "theme=@Size(1 2)",
    "theme that is nothing": "theme=@Invalid()",
    "language nobody speaks": "language=tlh",
    "motion between the choices": "motion=51",
    "negative motion": "motion=-100",
    "huge motion": "motion=99999999999999999999",
    "broken motion": "motion=100.5",
    "motion in words": "motion=fast",
    "motion as a list": "motion=50, 200",
    "motion without a value": "motion=",
    "motion of another type": "motion=@Size(1 2)",
    "motion that is nothing": "motion=@Invalid()",
    "flag in words": "confirm_turn=banana",
    "flag as a list": "handover=true, true",
    "flag without a value": "handover=",
    "flag of another type": "helps=@Size(1 2)",
    "flag that is nothing": "helps=@Invalid()",
    "text as a list": "last_folder=/a, /b",
    "text of another type": "recent_games=@Size(1 2)",
}


@pytest.mark.parametrize("line", RUBBISH.values(), ids=RUBBISH.keys())
def test_rubbish_in_the_file_gives_the_default(line: str, file: Path) -> None:
    name = line.partition("=")[0].replace("motion", "speed")
    assert getattr(written(file, line), name) == DEFAULTS[name]


def test_rubbish_can_be_replaced(file: Path) -> None:
    preferences = written(file, "theme=pink\nmotion=fast")
    preferences.theme, preferences.motion = "dark", 200
    preferences.settings.sync()
    again = preferences_in(file)
    assert (again.theme, again.motion) == ("dark", 200)


@pytest.mark.parametrize("content", [b"\xff\xfe\x00", b"no section", b"[General", b"\0" * 99])
def test_a_file_that_is_no_settings_gives_the_defaults(content: bytes, file: Path) -> None:
    file.write_bytes(content)
    preferences = preferences_in(file)
    assert {name: getattr(preferences, name) for name in DEFAULTS} == DEFAULTS


@each_other
def test_a_change_is_told_once_with_its_name(name: str, other: object, file: Path) -> None:
    preferences = preferences_in(file)
    told = changes(preferences)
    setattr(preferences, name, other)
    assert told == [name]


@each_other
def test_the_same_again_is_not_told(name: str, other: object, file: Path) -> None:
    preferences = preferences_in(file)
    setattr(preferences, name, other)
    told = changes(preferences)
    setattr(preferences, name, other)
    assert told == []


@each_default
def test_the_default_over_nothing_is_not_told(name: str, default: object, file: Path) -> None:
    preferences = preferences_in(file)
    told = changes(preferences)
    setattr(preferences, name, default)
    assert told == []


@each_other
def test_the_same_as_in_the_file_is_not_told(name: str, other: object, file: Path) -> None:
    before = preferences_in(file)
    setattr(before, name, other)
    before.settings.sync()
    preferences = preferences_in(file)
    told = changes(preferences)
    setattr(preferences, name, other)
    assert told == []


def test_the_new_value_holds_when_it_is_told(file: Path) -> None:
    preferences = preferences_in(file)
    found: list[str] = []
    preferences.changed.connect(lambda _: found.append(preferences.theme))
    preferences.theme = "light"
    assert found == ["light"]


def test_a_window_has_no_state_at_first(file: Path) -> None:
    assert preferences_in(file).state("window") is None


def test_the_state_of_a_window_comes_back_byte_for_byte(file: Path) -> None:
    state = QByteArray(bytes(range(256)))
    preferences = preferences_in(file)
    preferences.set_state("window", state)
    preferences.settings.sync()
    assert preferences_in(file).state("window") == state
    assert preferences_in(file).state("splitter") is None


@pytest.mark.parametrize("game", ["cascadia", "stones"])
def test_the_last_setup_of_every_game_comes_back(file: Path, game: str) -> None:
    preferences = preferences_in(file)
    assert preferences.setup(game) == ""
    preferences.set_setup(game, '{"seats": [{"name": "Zoë, \\"ours\\""}]}')
    preferences.settings.sync()
    assert preferences_in(file).setup(game) == '{"seats": [{"name": "Zoë, \\"ours\\""}]}'


def test_the_last_setup_of_the_first_game_is_where_it_was_before_there_were_others(
    file: Path,
) -> None:
    assert written(file, "last_setup=Ann").setup("cascadia") == "Ann"


@pytest.mark.parametrize("value", ["a, b", "@ByteArray(x)"])
def test_a_setup_that_is_no_text_is_none(file: Path, value: str) -> None:
    assert written(file, f"last_setup={value}").setup("cascadia") == ""


def test_a_change_is_heard_in_the_preferences_of_every_game(file: Path) -> None:
    preferences = preferences_in(file)
    heard = changes(preferences)
    preferences.of(CascadiaPreferences).bill = False
    preferences.of(Preferences).motion = 0
    assert heard == ["bill", "speed"]


def test_motion_is_as_the_system_wants_until_a_speed_is_chosen(file: Path) -> None:
    preferences = preferences_in(file)
    told = changes(preferences)
    assert preferences.motion == 100
    preferences.set_still(True)
    preferences.set_still(True)
    assert (preferences.motion, preferences.of(Preferences).motion, told) == (0, 0, ["speed"])
    preferences.motion = 50
    assert preferences.motion == 50
    preferences.speed = "system"
    assert preferences.motion == 0
    preferences.set_still(False)
    assert preferences.motion == 100


def test_a_speed_of_an_older_program_is_still_known(file: Path) -> None:
    preferences = written(file, "motion=50")
    preferences.set_still(True)
    assert preferences.motion == 50
