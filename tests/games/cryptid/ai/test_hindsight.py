"""Looking back: what could have been known when, and what questions brought."""

from __future__ import annotations

import pytest

from cascadia_qt.games.cryptid.ai.hindsight import Hindsight, Question, hindsight
from cascadia_qt.games.cryptid.ai.knowing import knows, read_from
from cascadia_qt.games.cryptid.rules.actions import Ask
from cascadia_qt.games.cryptid.rules.state import Phase
from tests.games.cryptid.ai.games import game, states

GAMES = [("normal", 3, False), ("advanced", 4, True), ("normal", 2, True)]
each_game = pytest.mark.parametrize(("mode", "players", "yourselves"), GAMES)


@each_game
def test_there_is_a_moment_for_every_step(mode: str, players: int, yourselves: bool) -> None:
    history = game(mode, ("steady",) * players, yourselves=yourselves)
    looked = hindsight(history)
    assert len(looked.moments) == len(history.entries) + 1
    habitat = history.start.options.puzzle.habitat
    for moment in looked.moments:
        for odds in (*moment.seats, moment.nobody):
            assert sum(odds.values()) == pytest.approx(1)
            assert habitat in odds


@each_game
def test_nobody_could_have_known_before_the_turn_that_is_told(
    mode: str, players: int, yourselves: bool
) -> None:
    history = game(mode, ("steady",) * players, yourselves=yourselves)
    for seat, turn in enumerate(hindsight(history).known):
        for state in states(history):
            if state.phase is Phase.TURN:
                assert knows(state, seat) == (turn is not None and state.turns >= turn)


def test_the_bits_of_a_question_are_what_the_asker_lacked_less_afterwards() -> None:
    history = game("normal", ("steady",) * 3, yourselves=False)
    looked = hindsight(history)
    asked = [step for step, action in enumerate(history.actions) if isinstance(action, Ask)]
    assert [question.step for question in looked.questions] == asked
    for question in looked.questions:
        before = read_from(history.moved(question.step).state, question.seat)
        after = read_from(history.moved(question.step + 1).state, question.seat)
        assert before is not None
        assert after is not None
        assert question.bits == pytest.approx(max(0.0, before.entropy - after.entropy))
        assert history.entries[question.step].seat == question.seat


def test_an_answer_that_is_waited_for_counts_for_its_question() -> None:
    history = game("normal", ("steady",) * 3, 5)
    waiting = game("normal", ("steady",) * 3, 5, yourselves=True)
    quick = [question.bits for question in hindsight(history).questions]
    slow = [question.bits for question in hindsight(waiting).questions]
    assert slow[0] == pytest.approx(quick[0])
    assert any(slow)


def questions(*bits: float) -> Hindsight:
    asked = (Question(step, 1, 0, 1, 0, worth) for step, worth in enumerate(bits))
    return Hindsight((), (), tuple(asked))


def test_three_questions_are_told_at_most_and_none_twice() -> None:
    looked = questions(0.5, 2.0, 0.0, 1.0, 0.25)
    assert [question.bits for question in looked.most_useful] == [2.0, 1.0, 0.5]
    assert [question.bits for question in looked.least_useful] == [0.0, 0.25]
    assert questions(1.0).least_useful == ()
