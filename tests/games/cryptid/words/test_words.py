"""Clues, cells, prompts, refusals and the log in words."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace

import pytest

from cascadia_qt.games.cryptid.rules.actions import Ask, ProposeHint, PutCube, Search, Share
from cascadia_qt.games.cryptid.rules.cells import CELL_NAMED, CELLS, cells_in
from cascadia_qt.games.cryptid.rules.clues import CLUES
from cascadia_qt.games.cryptid.rules.game import CRYPTID
from cascadia_qt.games.cryptid.rules.hints import HINTS
from cascadia_qt.games.cryptid.rules.legal import legal, searchable
from cascadia_qt.games.cryptid.rules.state import Phase, State
from cascadia_qt.games.cryptid.words.actions import action_words
from cascadia_qt.games.cryptid.words.agreement import agreement_words, difficulty_name
from cascadia_qt.games.cryptid.words.log import log_line
from cascadia_qt.games.cryptid.words.names import cells_words, owner_name
from cascadia_qt.games.cryptid.words.outcome import (
    clues_told,
    deeds_words,
    outcome,
    tokens_counted,
)
from cascadia_qt.games.cryptid.words.prompts import prompt, waiting
from cascadia_qt.games.cryptid.words.refusals import Obstacle, cell_refusal, obstacle, refusal
from cascadia_qt.games.cryptid.words.sentences import clue_sentence, hint_sentence, short_clue
from cascadia_qt.games.cryptid.words.spoken import cell_words, table_words
from cascadia_qt.terminal.language import speak
from cascadia_qt.words.language import translate_with
from tests.games.cryptid.records.write import GAMES, finished_record
from tests.games.cryptid.table import fitting, new_game, options, played, puzzle, shared, steps

NAMES = ["Ann", "Ben", "Cleo"]


@pytest.mark.parametrize(
    ("clue", "sentence", "short"),
    [
        ("on:forest:desert", "The habitat is on forest or desert.", "forest/desert"),
        ("w1:swamp", "The habitat is within 1 of a swamp.", "1 swamp"),
        ("w1:animal", "The habitat is within 1 of an animal's territory.", "1 animal"),
        ("w2:shack", "The habitat is within 2 of an abandoned shack.", "2 shack"),
        ("not w3:blue", "The habitat is not within 3 of a blue structure.", "not 3 blue"),
        ("not on:water:swamp", "The habitat is not on water or swamp.", "not water/swamp"),
    ],
)
def test_a_clue_is_a_sentence_and_short_on_the_sheet(clue: str, sentence: str, short: str) -> None:
    assert clue_sentence(clue) == sentence
    assert short_clue(clue) == short


@pytest.fixture
def french() -> Iterator[None]:
    speak("fr")
    yield
    translate_with(lambda _context, text: text)


@pytest.mark.usefixtures("french")
def test_nothing_is_one_in_french_and_a_semicolon_stands_apart() -> None:
    assert tokens_counted(0, 0) == "0 cube, 0 disque"
    assert tokens_counted(1, 2) == "1 cube, 2 disques"
    done = {"questions": 0, "searches": 0, "paid": 0}
    assert deeds_words(done) == "0 question, 0 recherche, 0 cube payé"
    cells = [cells_words(number).split() for number in range(3)]
    assert cells == [["0", "case"], ["1", "case"], ["2", "cases"]]
    state = shared(new_game(0))
    cell = cells_in(state.cubes[1])[0]
    assert "\N{NO-BREAK SPACE}; cube" in cell_words(state, NAMES, cell)


def test_no_two_clues_or_hints_sound_alike() -> None:
    clues = CLUES["advanced"]
    assert len({clue_sentence(clue) for clue in clues}) == len(clues) == 48
    assert len({short_clue(clue) for clue in clues}) == 48
    assert len({hint_sentence(hint) for hint in HINTS}) == 11


def test_a_cell_is_read_out_with_everything_on_it() -> None:
    state = shared(new_game(0))
    assert cell_words(state, NAMES, CELL_NAMED["F7"]).startswith("F7: ")
    assert "white standing stone" in cell_words(state, NAMES, CELL_NAMED["F7"])
    cell = cells_in(state.cubes[1])[0]
    assert cell_words(state, NAMES, cell).endswith("; cube of Ben")
    assert len(list(table_words(state, NAMES))) == 6
    for each in CELLS:
        assert cell_words(state, NAMES, each)


def test_discs_and_the_lantern_are_read_out() -> None:
    state = shared(new_game(0))
    cell = fitting(state, 1, 2)[0]
    state = played(state, f"ask {cell} 1")
    state = played(state, f"ask {cell} 2")
    assert cell_words(state, NAMES, CELL_NAMED[cell]).endswith("; discs of Ben and Cleo; lantern")


def test_of_two_players_the_colours_are_told_apart() -> None:
    assert [owner_name(["Ann", "Ben"], colour) for colour in range(4)] == [
        "Ann (first colour)",
        "Ben (first colour)",
        "Ann (second colour)",
        "Ben (second colour)",
    ]


class TestLog:
    def test_a_question_and_its_answer(self) -> None:
        state = shared(new_game(0))
        cell = fitting(state, 0, 2)[0]
        (step,) = steps(state, f"ask {cell} 1")
        line = log_line(step.events, NAMES, 0)
        assert (line.text, line.besides) == (
            f"Asks Ben about {cell}",
            (f"Ben puts a cube on {cell}",),
        )
        paid = CRYPTID.apply(step.state, legal(step.state)[0])
        assert log_line(paid.events, NAMES, 0).text.startswith("Pays with a cube on ")

    def test_a_search_that_finds_the_habitat(self) -> None:
        (step,) = steps(shared(new_game(0)), "search I6")
        line = log_line(step.events, NAMES, 0)
        assert line.text == "Searches I6"
        assert line.besides == (
            "Ben puts a disc on I6",
            "Cleo puts a disc on I6",
            "Ann has found the habitat: I6",
        )

    def test_a_hint(self) -> None:
        moves = steps(shared(new_game(0)), "hint", "agree", "agree")
        lines = [log_line(step.events, NAMES, seat) for seat, step in enumerate(moves)]
        assert [line.text for line in lines] == [
            "Proposes a hint",
            "Agrees to a hint",
            "Agrees to a hint",
        ]
        assert moves[-1].state.hint is not None
        assert lines[-1].besides == (hint_sentence(moves[-1].state.hint),)

    def test_a_hint_that_is_refused(self) -> None:
        *_, last = steps(shared(new_game(0)), "hint", "refuse")
        line = log_line(last.events, NAMES, 1)
        assert (line.text, line.besides) == ("Wants no hint", ("There is no hint now",))

    @pytest.mark.parametrize("name", GAMES)
    def test_every_step_has_a_line(self, name: str) -> None:
        record = finished_record(name)
        names = [seat.name for seat in record.seats]
        for entry in record.history.entries:
            assert log_line(entry.step.events, names, entry.seat).text


class TestRefusals:
    def test_a_cube_is_in_the_way_of_everything(self) -> None:
        state = shared(new_game(0))
        cell = cells_in(state.cubes[1])[0]
        assert obstacle(state, Ask(cell, 2)) is obstacle(state, Search(cell)) is Obstacle.CUBE
        assert refusal(state, NAMES, Search(cell)).startswith("A cube of Ben lies on ")
        assert cell_refusal(state, NAMES, cell).startswith("A cube of Ben lies on ")

    def test_one_does_not_ask_twice(self) -> None:
        state = shared(new_game(0))
        cell = fitting(state, 1, 2)[0]
        state = played(state, f"ask {cell} 2")
        assert obstacle(state, Ask(CELL_NAMED[cell], 2)) is Obstacle.ANSWERED
        assert refusal(state, NAMES, Ask(CELL_NAMED[cell], 2)) == (
            f"Cleo has answered on {cell} already."
        )
        assert cell_refusal(state, NAMES, CELL_NAMED[cell]) == ""

    def test_the_own_clue_denies_a_search(self) -> None:
        state = CRYPTID.seen(shared(new_game(0)), 0)
        cell = next(c for c in CELLS if not (searchable(state) | state.cubed) >> c & 1)
        assert obstacle(state, Search(cell)) is Obstacle.CLUE_DENIES
        assert refusal(state, NAMES, Search(cell)).endswith(" does not fit your clue.")

    def test_a_cube_lies_only_where_the_own_clue_denies(self) -> None:
        state = CRYPTID.seen(new_game(0), 0)
        cell = cells_in(state.options.fitting(0))[0]
        assert obstacle(state, Share(cell)) is Obstacle.CLUE_FITS
        assert cell_refusal(state, NAMES, cell).endswith(" fits your clue.")
        assert obstacle(state, Search(cell)) is Obstacle.NOT_NOW
        assert refusal(state, NAMES, Search(cell)) == "Cubes are shared first."

    def test_there_is_one_hint(self) -> None:
        state = played(shared(new_game(0)), "hint", "refuse")
        assert obstacle(state, ProposeHint()) is Obstacle.NO_HINT
        assert refusal(state, NAMES, ProposeHint()) == "There is no hint to be had now."

    def test_nobody_asks_himself(self) -> None:
        state = shared(new_game(0))
        assert refusal(state, NAMES, Ask(0, 0)) == "Ask another player, or search."

    def test_a_game_that_is_over_is_over(self) -> None:
        state = played(shared(new_game(0)), "search I6")
        assert refusal(state, NAMES, Search(0)) == "The game is over."
        assert cell_refusal(state, NAMES, 0) == "The game is over."

    @pytest.mark.parametrize("name", GAMES)
    def test_words_and_rules_agree(self, name: str) -> None:
        record = finished_record(name)
        names = [seat.name for seat in record.seats]
        states = [record.history.start, *(entry.step.state for entry in record.history.entries)]
        known = {action for state in states for action in legal(state)[::9]}
        for state in states[::5]:
            view = state if state.phase is Phase.OVER else CRYPTID.seen(state, state.seat)
            possible = set(legal(state))
            for action in known | possible:
                assert (refusal(view, names, action) == "") == (action in possible), action
                assert action_words(names, action)


class TestPrompts:
    def test_each_phase_has_its_own(self) -> None:
        found: dict[tuple[Phase, bool], str] = {}
        for name in GAMES:
            record = finished_record(name)
            names = [seat.name for seat in record.seats]
            for entry in record.history.entries:
                state: State = entry.step.state
                slip = bool(state.tasks and state.tasks[0].slip)
                words = prompt(state, names)
                found.setdefault((state.phase, slip), words)
                assert "The habitat is" not in words
        assert len(found) == len(Phase) + 2
        assert len(set(found.values())) == len(found)
        assert waiting("Ben") == "Ben is playing"

    def test_a_question_is_told_from_a_search(self) -> None:
        state = shared(new_game(0, yourselves=True))
        cell = fitting(state, 0)[0]
        assert prompt(played(state, f"ask {cell} 1"), NAMES).startswith(
            f"Ann asks you about {cell}"
        )
        assert prompt(played(state, f"search {cell}"), NAMES).startswith(f"Ann searches {cell}")


class TestOutcome:
    def test_who_has_found_it(self) -> None:
        told = outcome(NAMES, played(shared(new_game(0)), "search I6"))
        assert (told.title, told.winners) == ("Ann has found the habitat", (0,))
        assert told.detail == "It is I6, found in the first round."

    def test_a_game_that_goes_on(self) -> None:
        assert outcome(NAMES, new_game(0)).winners == ()

    def test_everybodys_clue_is_told_at_the_end_and_only_then(self) -> None:
        start = shared(new_game(0))
        assert [told.seat for told in clues_told(CRYPTID.seen(start, 1), NAMES)] == [1]
        assert clues_told(CRYPTID.seen(start, None), NAMES) == ()
        end = CRYPTID.seen(played(start, "search I6"), None)
        told = clues_told(end, NAMES)
        assert [each.cells.bit_count() for each in told] == [53, 50, 43]
        assert told[0].text == "The habitat is within 1 of a swamp."

    def test_deeds(self) -> None:
        one = dict.fromkeys(("questions", "searches", "paid"), 1)
        assert deeds_words(one) == "1 question, 1 search, 1 cube paid"


def test_what_was_agreed() -> None:
    agreed = replace(options(0), helps=("none", "struck", "shaded"), unique_known=True)
    words = agreement_words(agreed, NAMES)
    assert words.startswith("The normal game: no clue is negated.")
    assert "Deduction sheets: Ann: no help; Ben: refuted clues are struck; Cleo: " in words
    assert words.endswith("They use that exactly one cell fits all clues.")
    two = agreement_words(options(3, players=2, yourselves=True), NAMES[:2])
    assert "Both players have two clues" in two
    assert "People answer themselves." in two
    assert difficulty_name("hard") == "Hard"
    assert puzzle(3).board.mode == "advanced"


def test_a_token_of_two_colours_is_advised_with_its_colour() -> None:
    assert action_words(["Ann", "Ben"], PutCube(0, 2)) == "Put a cube of your second colour on A1."
