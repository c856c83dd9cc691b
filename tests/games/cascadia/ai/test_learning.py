"""How the networks of the computers are learned: the games, what is kept of them, and the fit."""

from __future__ import annotations

from array import array
from pathlib import Path

import numpy as np
import pytest

from benchmarks import fitting, learning
from benchmarks.fitting import Lessons
from benchmarks.learning import Teacher, any_cards, lessons_of, main
from cascadia_qt.games.cascadia.ai.kernel.numbers import INPUTS
from cascadia_qt.games.cascadia.ai.networks import put_together, read_parts
from cascadia_qt.games.cascadia.rules.scoring.rulings import Scoring
from cascadia_qt.games.cascadia.rules.state import TURNS
from cascadia_qt.games.cascadia.rules.terms import Card, Variant

SCORING = Scoring(Variant.CARDS, (Card.A, Card.B, Card.C, Card.D, Card.A))
AT_SIGHT = Teacher("hex", "AAAAA", breadth=4, games=1, network=None)
SHORT = ("--games", "1", "--epochs", "1")


def made_up(rows: int, slope: float) -> Lessons:
    """What is earned hangs on the turns left and on one number that is seen."""
    dice = np.random.default_rng(3)
    inputs = dice.integers(0, 4, (rows, INPUTS)).astype(np.float16)
    left = dice.integers(1, TURNS, rows).astype(np.int8)
    earned = (4 * left + slope * inputs[:, 0]).astype(np.int16)
    return Lessons(inputs, left, earned, np.tile(np.array([0, 1, 2, 3, 0], np.int8), (rows, 1)))


def test_a_deal_teaches_what_was_still_earned_after_each_turn() -> None:
    lessons = lessons_of(AT_SIGHT, 5)
    assert lessons.inputs.shape == (4 * (TURNS - 1), INPUTS)
    assert lessons.left.tolist() == [*range(1, TURNS)] * 4
    assert (lessons.cards == 0).all()
    for game in lessons.earned.reshape(4, TURNS - 1):
        assert 60 < game[-1] < 110
        assert 0 <= game[0] < 20
    again = lessons_of(AT_SIGHT, 5)
    assert (again.inputs == lessons.inputs).all()
    assert (again.earned == lessons.earned).all()


def test_of_every_dozen_deals_some_are_played_by_the_usual_cards() -> None:
    found = [any_cards(seed) for seed in range(24)]
    assert [found.count(name) for name in ("AAAAA", "family", "intermediate")] == [4, 2, 2]
    assert len(set(found)) > 15


def test_a_fit_finds_out_what_something_is_worth(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(fitting, "_BATCH", 256)
    data = fitting.fitted([made_up(20_000, 3.0)], 8)
    network = put_together(data, SCORING)
    little, much = array("f", [1.5] * INPUTS), array("f", [1.5] * INPUTS)
    little[0], much[0] = 0.0, 3.0
    for left in (3, 10, 17):
        assert network.expected(little, left) == pytest.approx(4 * left, abs=2)
        assert network.expected(much, left) == pytest.approx(4 * left + 9, abs=2)


def test_deals_that_are_kept_are_not_played_again(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    out, kept = tmp_path / "network.f16", tmp_path / "kept"
    words = ["--out", str(out), "--resume", str(kept), "--cards", "AAAAA", *SHORT]
    main([*words, "--deals", "2"])
    first = out.read_bytes()
    assert sorted(file.name for file in kept.iterdir()) == ["1.npz", "2.npz"]
    assert "8 games" in capsys.readouterr().out
    monkeypatch.setattr(learning, "lessons_of", pytest.fail)
    main([*words, "--deals", "2"])
    assert out.read_bytes() == first
    assert list(read_parts(first)["usual"])[1:] != [0.0] * TURNS


def test_a_round_learns_from_players_who_judge_by_the_round_before(tmp_path: Path) -> None:
    out = tmp_path / "network.f16"
    words = ["--cards", "family", "--deals", "1", "--breadth", "2", "--rounds", "2"]
    main(["--out", str(out), *words, *SHORT])
    network = put_together(out.read_bytes(), Scoring(Variant.FAMILY))
    assert network.expected(array("f", [0.0] * INPUTS), 5) != pytest.approx(0.0)
