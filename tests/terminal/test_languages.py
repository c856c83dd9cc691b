"""The command line in other languages: nothing that people read stays English."""

from __future__ import annotations

import re
from collections.abc import Iterator

import pytest

from cascadia_qt.shelf import FURTHER_COMMANDS, GAMES, PLACES
from cascadia_qt.terminal import language
from cascadia_qt.terminal.progress import progress_bar
from cascadia_qt.words.language import translate_with
from cascadia_qt.words.languages import LANGUAGES
from cascadia_qt.words.numbers import decimal
from tests.pseudo import pseudo
from tests.terminal.command import Outcome, run

Capture = pytest.CaptureFixture[str]

COMMANDS = ("play", "new", "open", "score", "simulate", "trace", "render", *FURTHER_COMMANDS)
# What is typed, also in examples, is the same in every language.
TYPED = re.compile(
    r"--(\w+)(?: (?i:\1))?\b|-[ho]\b|\{[^}]*\}|Ann,Ben,\S*|Ben:\S*|tcp://\S*|'[^']*'"
)
WORDS = {"AAAAA", "qt", "all", "hard", "none", "struck", "shaded", "corridors"}
WORDS |= {*COMMANDS, *PLACES, *(bot for entry in GAMES.values() for bot in entry.bots().makers)}


class Pseudo(dict[tuple[str, str], str]):
    """A catalogue of a language that is read at a glance."""

    def get(self, key: tuple[str, str], _default: object = None) -> str:
        return pseudo(key[1])


@pytest.fixture
def abroad(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """All languages but English are one that no English word is like."""
    monkeypatch.setattr(language, "catalogue", lambda _code: Pseudo())
    monkeypatch.setenv("COLUMNS", "10000")
    yield
    translate_with(lambda _context, text: text)


def left_english(text: str) -> set[str]:
    """The words of `text` that are neither translated nor typed."""
    return set(re.findall(r"\b[a-z]{2,}\b", TYPED.sub(" ", text), re.IGNORECASE)) - WORDS


def all_helps() -> Iterator[tuple[str, ...]]:
    yield ()
    for command in COMMANDS:
        yield (command,)
    for game in PLACES:
        yield "play", "--game", game
        yield "simulate", "--game", game


@pytest.mark.usefixtures("abroad")
def test_nothing_of_the_command_line_stays_english(
    capsys: Capture, monkeypatch: pytest.MonkeyPatch
) -> None:
    refused = ("play", "--nothing"), ("score",), ("nonsense",), ("simulate", "--bots")
    for spoken in LANGUAGES[1:]:
        monkeypatch.setenv("LANGUAGE", spoken.code)
        outcomes = {words: run(capsys, *words, "--help") for words in all_helps()}
        outcomes |= {words: run(capsys, *words) for words in (*refused, ("--version",))}
        outcomes |= {game: simulated(capsys, game) for game in (("cascadia",), ("kaskaria",))}
        for words, outcome in outcomes.items():
            assert outcome.status == (2 if words in refused else 0), outcome
            assert left_english(outcome.out + outcome.err) == set(), words
        assert left_english(progress_bar(1, 2, 3)) == set()


def simulated(capsys: Capture, game: tuple[str, ...]) -> Outcome:
    return run(capsys, "simulate", "--game", *game, "--bots", "random,random", "--games", "1")


@pytest.mark.usefixtures("abroad")
def test_a_language_may_be_named(capsys: Capture) -> None:
    for words in (("--language", "fr"), ("--language=nl",)):
        assert left_english(run(capsys, "play", *words, "--help").out) == set()
    assert "show" in left_english(run(capsys, "play", "--language", "en", "--help").out)
    assert "show" in left_english(run(capsys, "play", "--help").out)


def test_what_programs_read_is_english(capsys: Capture, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("LANGUAGE", "fr")
    words = ("simulate", "--game", "kaskaria", "--bots", "random,random", "--games", "1", "--json")
    outcome = run(capsys, *words)
    assert outcome.err == "1 of 1 games\n"
    assert outcome.json["games"] == 1


def test_numbers_have_the_decimal_sign_of_the_language() -> None:
    assert (decimal(2.5), decimal(1 / 3, ".2f"), decimal(7)) == ("2.5", "0.33", "7")
    translate_with(lambda _context, text: text.replace(".", ","))
    try:
        assert (decimal(2.5), decimal(1 / 3, ".2f"), decimal(7)) == ("2,5", "0,33", "7")
    finally:
        translate_with(lambda _context, text: text)
