"""Asking in a terminal: one line a question, until the answer makes sense or nobody is there."""

from __future__ import annotations

import os
import sys
from collections.abc import Callable, Iterable, Mapping
from typing import Any, TypeVar

from rich.console import Console
from rich.table import Table
from rich.text import Text

from cascadia_qt.words.language import translate

T = TypeVar("T")

# The style of what stands out, by what a terminal can show; readable on light and on dark.
ACCENTS = {"truecolor": "bold #B8791A", "256": "bold color(130)"}
FEW_COLOURS = "bold"

_LONGEST_LINE = 1000
# Some terminals keep what is cleared among the lines above, which therefore go before and after.
_CLEAR = "\x1b[3J\x1b[2J\x1b[H\x1b[3J"
NO = ("n", "no", "non", "nee", "nein")
# What words are set with, for terminals that know little.
_PLAIN = str.maketrans(
    {
        "\N{MINUS SIGN}": "-",
        "\N{RIGHTWARDS ARROW}": "->",
        "\N{HORIZONTAL ELLIPSIS}": "...",
        "\N{MIDDLE DOT}": "-",
        "\N{EN DASH}": "-",
        "\N{RIGHT SINGLE QUOTATION MARK}": "'",
        "\N{NO-BREAK SPACE}": " ",
        "\N{NARROW NO-BREAK SPACE}": " ",
    }
)


class Leave(Exception):
    """Whoever sits there wants to go.

    Attributes:
        status: with which the program ends.
    """

    def __init__(self, status: int = 0) -> None:
        super().__init__(status)
        self.status = status


class Screen:
    """Where everything is printed and answered.

    Attributes:
        plain: only ASCII pictures and no colours.
        speaks: sentences instead of pictures.
        yes: the words that mean yes.
        colours: how many the terminal can show, as rich calls it; None are none.
    """

    def __init__(self, *, speaks: bool, yes: Iterable[str]) -> None:
        self.speaks = speaks
        self.yes = tuple(yes)
        dull = "NO_COLOR" in os.environ or os.environ.get("TERM") == "dumb"
        utf8 = (getattr(sys.stdout, "encoding", None) or "").lower().startswith("utf")
        self.plain = speaks or dull or not utf8 or not sys.stdout.isatty()
        self._console = Console(
            no_color=self.plain,
            color_system=None if self.plain else "auto",
            emoji=False,  # nobody writes codes of them, and the frozen program leaves them out
            highlight=False,
        )
        self.colours = self._console.color_system
        # Typed bytes that are no text are a bad answer, not the end.
        if hasattr(sys.stdin, "reconfigure"):
            sys.stdin.reconfigure(errors="replace")

    @property
    def width(self) -> int:
        """How many columns there are now; at least one."""
        return max(self._console.width, 1)

    def say(self, text: str = "", style: str = "", *, whole: bool = False) -> None:
        """Prints a text, wrapped where the terminal ends, or `whole` to be copied from there."""
        shown = Text(self.plainly(text), style=style)
        self._console.print(shown, soft_wrap=self.speaks or whole)

    def head(self, text: str) -> None:
        """Prints a heading."""
        self.say()
        if self.plain:
            self.say(text if self.speaks else f"== {text} ==")
        else:
            accent = ACCENTS.get(self.colours or "truecolor", FEW_COLOURS)
            self._console.rule(Text(text, "bold"), style=accent, align="left")

    def show(self, *lines: Text) -> None:
        """Prints what is drawn; it has been seen to that it fits."""
        for line in lines:
            self._console.print(line, no_wrap=True, overflow="ignore", crop=False)

    def clear(self) -> None:
        """Leaves nothing on a terminal of what was printed, also above what is seen."""
        if not sys.stdout.isatty():
            return
        if os.environ.get("TERM") == "dumb" or self._console.legacy_windows:
            sys.stdout.write("\n" * self._console.height)
        else:
            sys.stdout.write(_CLEAR)
        sys.stdout.flush()

    def show_table(self, table: Table) -> None:
        self._console.print(table)

    def plainly(self, text: str) -> str:
        return text.translate(_PLAIN) if self.plain else text

    def line(self, question: str) -> str:
        """What is typed after `question`; raises Leave when nobody is there or Ctrl-C is typed."""
        shown = Text(self.plainly(question) + (" " if self.speaks else " > "), "bold")
        self._console.print(shown, end="", soft_wrap=True)
        sys.stdout.flush()
        try:
            typed = sys.stdin.readline(_LONGEST_LINE) if sys.stdin is not None else ""
        except KeyboardInterrupt:
            self.say()
            raise Leave(130) from None
        except (OSError, ValueError):  # the terminal has gone
            typed = ""
        if not typed:
            self.say()
            raise Leave
        if not sys.stdin.isatty():  # nobody has seen the answer being typed
            self.say(typed.strip())
        return typed.strip()

    def choose(
        self,
        question: str,
        answers: Mapping[str, T],
        commands: Mapping[str, Callable[[], None]] | None = None,
    ) -> T:
        """Asks until one of `answers` is typed; `commands` are done in between."""
        while True:
            typed = " ".join(self.line(question).lower().replace(",", " ").split())
            if typed in answers:
                return answers[typed]
            if commands is not None and typed in commands:
                commands[typed]()
            else:
                text = translate("Terminal", "That is no answer here. Possible: {0}")
                possible = _ranges({**answers, **(commands or {})})
                self.say(text.format(", ".join(possible)))

    def agree(self, question: str, commands: Mapping[str, Callable[[], None]]) -> bool:
        """Asks for yes or no."""
        answers = dict.fromkeys(self.yes, True) | dict.fromkeys(NO, False)
        return self.choose(question, answers, commands)


def numbered(things: Iterable[T], first: int = 1) -> dict[str, T]:
    """Answers by number."""
    return {str(number): thing for number, thing in enumerate(things, first)}


def _ranges(answers: Mapping[str, Any]) -> list[str]:
    """`answers` with numbers in a row drawn together; words where nothing shorter means it."""
    numbers = [int(answer) for answer in answers if answer.isdecimal()]
    short = {answer: meant for answer, meant in answers.items() if len(answer) == 1}
    known = [meant for answer, meant in answers.items() if answer in short or answer.isdecimal()]
    words = [
        answer
        for answer, meant in answers.items()
        if not answer.isdecimal()
        and (answer in short or (len(answer.split()) == 1 and meant not in known))
    ]
    if len(numbers) > 2 and numbers[-1] - numbers[0] == len(numbers) - 1:
        return [f"{numbers[0]}-{numbers[-1]}", *words]
    return [*map(str, numbers), *words]
