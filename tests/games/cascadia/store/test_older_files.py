"""The two text files of the older program, to the letter."""

from __future__ import annotations

import os
from dataclasses import replace
from pathlib import Path

import pytest

from cascadia_qt.games.cascadia.rules.achievements import ACHIEVEMENTS
from cascadia_qt.games.cascadia.rules.scenarios import SCENARIOS
from cascadia_qt.games.cascadia.store import older_files
from cascadia_qt.games.cascadia.store.kept import CATEGORIES
from cascadia_qt.games.cascadia.store.older_files import (
    GAME_FILE,
    SCENARIO_FILE,
    append_all,
    append_new,
    append_scenario,
    blocks,
)
from cascadia_qt.store.errors import StoreError
from cascadia_qt.store.finished_game import Circumstances, GameSummary, SeatResult
from cascadia_qt.store.game_store import GameStore
from cascadia_qt.words.language import translate_with
from tests.store import EVENING, check_sentence, finished

# The block in the description of the older program, letter by letter.
SAMPLE = """\
=== Succès enregistrés le : 2025-01-12 22:05:24 ===
Nom du joueur : Ann
Mode du jeu : Hexagonal
Stratégie de scoring : FaunaScoring
Cartes utilisées pour le calcul des scores :
- Fox: A
- Buzzard: A
- Salmon: A
- Bear: A
- Elk: A
Score total : 84
Succès atteints :
- 1 - Score 80+ points
- 8 - have no Nature Tokens Left
=====
"""

OF_ANN = """\
=== Succès enregistrés le : 2025-01-12 22:05:24 ===
Nom du joueur : Ann
Mode du jeu : Hexagonal
Stratégie de scoring : FaunaScoring
Cartes utilisées pour le calcul des scores :
- Fox: A
- Buzzard: A
- Salmon: A
- Bear: A
- Elk: A
Score total : 95
Succès atteints :
- 1 - Score 80+ points
- 2 - Score 85+ points
- 3 - Score 90+ points
- 4 - Score 95+ points
- 9 - have no bears
- 15 - win majority for 3 habitats
- 16 - score 5+ Points for all habitats
=====
"""

OF_SOLO = """\
=== Succès enregistrés le : 2025-01-13 22:05:24 ===
Nom du joueur : Zoë 🦊
Mode du jeu : Carré
Stratégie de scoring : Family
Score total : 38
Succès atteints :
Aucun succès atteint.
=====
"""

# Success lines that the manual of the older program prints.
IN_THE_MANUAL = (
    "1 - Score 80+ points",
    "8 - have no Nature Tokens Left",
    "9 - have no bears",
    "11 - have no salmon",
    "12 - have no hawks",
    "13 - have no foxes",
    "15 - win majority for 3 habitats",
    "24 - Have no completed Keystone Habitats",
    "25 - Only have 3 types of Wildlife",
)

OF_SCENARIO = """\
=== Succès enregistrés le : 2025-01-12 22:05:24 ===
Nom du joueur : Ann
Mode du jeu : Hexagonal
Stratégie de scoring : FaunaScoring
Cartes utilisées pour le calcul des scores :
- Fox: D
- Buzzard: D
- Salmon: D
- Bear: D
- Elk: D
Score total : 108
Succès atteints :
- 4 - Score 85+ points / using wildlife cards D
=====
=== Succès enregistrés le : 2025-01-12 22:05:24 ===
Nom du joueur : Ben
Mode du jeu : Hexagonal
Stratégie de scoring : FaunaScoring
Cartes utilisées pour le calcul des scores :
- Fox: D
- Buzzard: D
- Salmon: D
- Bear: D
- Elk: D
Score total : 18
Succès atteints :
Aucun succès atteint.
=====
"""


def result(
    *,
    name: str = "Ann",
    bot: str | None = None,
    won: bool = True,
    achievements: tuple[int, ...] = (1, 8),
    passed: bool = False,
) -> SeatResult:
    parts = dict.fromkeys(CATEGORIES, 0)
    further = {"achievements": list(achievements), "goals": []}
    return SeatResult(name, bot, 1 if won else 2, 84, won, parts, further, passed)


def summary(*seats: SeatResult, scoring: str = "AAAAA", scenario: int | None = None) -> GameSummary:
    when = Circumstances(EVENING, scenario)
    return replace(finished().summary, circumstances=when, variant=f"hex {scoring}", seats=seats)


def files_of(folder: Path) -> dict[str, str]:
    return {path.name: path.read_bytes().decode() for path in folder.glob("*.txt")}


def with_games(folder: Path) -> GameStore:
    store = GameStore(folder / "games.sqlite")
    store.add(finished("Ann"))
    store.add(finished("Ann", "Ben", record="hex-3-DDDDD", scenario=4))
    return store


def test_the_block_of_the_description() -> None:
    assert blocks(summary(result())) == [SAMPLE]


def test_each_animal_has_its_own_card() -> None:
    (block,) = blocks(summary(result(), scoring="BCADC"))
    cards = "- Fox: C\n- Buzzard: D\n- Salmon: A\n- Bear: B\n- Elk: C\n"
    assert f"scores :\n{cards}Score total" in block


def test_without_success_the_last_line_says_so() -> None:
    (block,) = blocks(summary(result(achievements=())))
    assert block.endswith("Score total : 84\nSuccès atteints :\nAucun succès atteint.\n=====\n")


def success_lines(block: str) -> list[str]:
    return [line for line in block.splitlines() if line.startswith("- ") and " - " in line]


def test_every_achievement_has_a_text() -> None:
    numbers = tuple(range(1, len(ACHIEVEMENTS) + 1))
    (block,) = blocks(summary(result(achievements=numbers)))
    lines = success_lines(block)
    assert [line.split(" - ")[0] for line in lines] == [f"- {number}" for number in numbers]
    assert len({line.split(" - ")[1] for line in lines}) == len(ACHIEVEMENTS)


@pytest.mark.parametrize("printed", IN_THE_MANUAL)
def test_success_lines_are_those_of_the_manual(printed: str) -> None:
    number = int(printed.partition(" ")[0])
    (block,) = blocks(summary(result(achievements=(number,))))
    assert success_lines(block) == [f"- {printed}"]


def test_only_winners_have_a_block() -> None:
    game = summary(result(), result(name="Ben", won=False), result(name="Cleo"))
    names = [block.splitlines()[1] for block in blocks(game)]
    assert names == ["Nom du joueur : Ann", "Nom du joueur : Cleo"]
    assert blocks(summary(result(bot="expert"), result(name="Ben", won=False))) == []


def test_everybody_who_played_a_scenario_has_a_block() -> None:
    game = summary(result(passed=True), result(name="Ben", won=False), scenario=1)
    assert [success_lines(block) for block in blocks(game)] == [
        ["- 1 - Score 80+ points / using wildlife cards A"],
        [],
    ]


@pytest.mark.parametrize("solo", [False, True])
def test_solo_players_have_a_block_where_they_may_tick(solo: bool, tmp_path: Path) -> None:
    with GameStore(tmp_path / "games.sqlite") as store:
        store.add(finished("Zoë 🦊", record="square-1-family", days=1))
        append_new(store, tmp_path, solo=solo)
        append_new(store, tmp_path, solo=True)
    assert files_of(tmp_path) == ({GAME_FILE: OF_SOLO} if solo else {})


@pytest.mark.parametrize("scenario", SCENARIOS, ids=lambda scenario: str(scenario.number))
def test_every_scenario_has_a_text_with_its_total(scenario: object) -> None:
    number, goals = scenario.number, scenario.goals  # type: ignore[attr-defined]
    (block,) = blocks(summary(result(passed=True), scenario=number))
    *_, success, end = block.splitlines()
    assert end == "====="
    assert success.startswith(f"- {number} - Score {goals[0].target}+ points")
    assert success.count(" / ") == max(len(goals) - 1, number <= 4)


def test_computers_have_no_block() -> None:
    assert blocks(summary(result(bot="expert"))) == []


@pytest.mark.parametrize("french", [False, True], ids=["English", "another language"])
def test_normal_games_and_scenarios_go_to_their_files(french: bool, tmp_path: Path) -> None:
    translate_with(lambda _, text: f"«{text}»" if french else text)
    try:
        with with_games(tmp_path) as store:
            store.add(finished("Zoë 🦊", record="square-1-family", days=1))
            append_new(store, tmp_path, solo=True)
    finally:
        translate_with(lambda _, text: text)
    assert files_of(tmp_path) == {GAME_FILE: OF_ANN + OF_SOLO, SCENARIO_FILE: OF_SCENARIO}


def test_a_game_is_appended_once(tmp_path: Path) -> None:
    with with_games(tmp_path) as store:
        append_new(store, tmp_path, solo=True)
        append_new(store, tmp_path, solo=True)
        store.add(finished("Zoë 🦊", record="square-1-family", days=1))
        append_new(store, tmp_path, solo=True)
    with GameStore(tmp_path / "games.sqlite") as store:
        append_new(store, tmp_path, solo=True)
    assert files_of(tmp_path) == {GAME_FILE: OF_ANN + OF_SOLO, SCENARIO_FILE: OF_SCENARIO}


def test_a_file_that_was_emptied_stays_empty(tmp_path: Path) -> None:
    with with_games(tmp_path) as store:
        append_new(store, tmp_path, solo=True)
        (tmp_path / GAME_FILE).write_text("")
        append_new(store, tmp_path, solo=True)
    assert files_of(tmp_path)[GAME_FILE] == ""


@pytest.mark.parametrize(
    "old",
    [SAMPLE.encode(), b"=== autre chose ===\n\n", b"sans fin de ligne", b"\xe9t\xe9\n"],
    ids=["a block", "something else", "no end of line", "another encoding"],
)
def test_what_the_older_program_wrote_stays_in_front(old: bytes, tmp_path: Path) -> None:
    (tmp_path / GAME_FILE).write_bytes(old)
    with with_games(tmp_path) as store:
        append_new(store, tmp_path, solo=True)
    written = (tmp_path / GAME_FILE).read_bytes()
    gap = b"" if old.endswith(b"\n") else b"\n"
    assert written == old + gap + OF_ANN.encode()


def test_a_program_that_died_after_writing_does_not_write_twice(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    write = older_files._append

    def write_and_die(*what: object, solo: bool) -> None:
        write(*what, solo=solo)  # type: ignore[arg-type]
        raise KeyboardInterrupt

    with with_games(tmp_path) as store:
        with monkeypatch.context() as patched:
            patched.setattr(older_files, "_append", write_and_die)
            with pytest.raises(KeyboardInterrupt):
                append_new(store, tmp_path, solo=True)
        append_new(store, tmp_path, solo=True)
    assert files_of(tmp_path) == {GAME_FILE: OF_ANN, SCENARIO_FILE: OF_SCENARIO}


def test_a_file_that_cannot_be_written_is_written_later(tmp_path: Path) -> None:
    (tmp_path / GAME_FILE).mkdir()
    with with_games(tmp_path) as store:
        with pytest.raises(StoreError) as caught:
            append_new(store, tmp_path, solo=True)
        check_sentence(str(caught.value))
        assert str(caught.value).startswith(GAME_FILE)
        (tmp_path / GAME_FILE).rmdir()
        append_new(store, tmp_path, solo=True)
    assert files_of(tmp_path) == {GAME_FILE: OF_ANN, SCENARIO_FILE: OF_SCENARIO}


def test_a_full_disk_leaves_no_half_block(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def full(_file: int) -> None:
        raise OSError(28, "No space left on device")

    (tmp_path / GAME_FILE).write_text(SAMPLE, encoding="utf-8")
    with with_games(tmp_path) as store:
        with monkeypatch.context() as patched:
            patched.setattr(os, "fsync", full)
            with pytest.raises(StoreError):
                append_new(store, tmp_path, solo=True)
        assert files_of(tmp_path)[GAME_FILE] == SAMPLE
        append_new(store, tmp_path, solo=True)
    assert files_of(tmp_path)[GAME_FILE] == SAMPLE + OF_ANN


def test_everything_can_be_written_again(tmp_path: Path) -> None:
    with with_games(tmp_path) as store:
        append_new(store, tmp_path, solo=True)
        for _ in range(2):
            append_all(store, tmp_path / "again", solo=True)
    assert files_of(tmp_path / "again") == files_of(tmp_path)


def test_a_deleted_game_that_returns_is_not_written_again(tmp_path: Path) -> None:
    with with_games(tmp_path) as store:
        append_new(store, tmp_path, solo=True)
        store.delete(1)
        store.add(finished("Ann"))
        append_new(store, tmp_path, solo=True)
    assert files_of(tmp_path)[GAME_FILE] == OF_ANN


def test_a_scenario_that_nobody_announced_gets_its_block(tmp_path: Path) -> None:
    with GameStore(tmp_path / "games.sqlite") as store:
        game = store.add(finished("Ann", "Ben", record="hex-3-DDDDD"))
        append_new(store, tmp_path, solo=False)
        assert SCENARIO_FILE not in files_of(tmp_path)
        for _ in range(2):
            append_scenario(store, tmp_path, game, 4, (0,))
    assert files_of(tmp_path)[SCENARIO_FILE] == OF_SCENARIO[: OF_SCENARIO.index("=====\n") + 6]
    assert "Nom du joueur : Ann" in files_of(tmp_path)[GAME_FILE]
