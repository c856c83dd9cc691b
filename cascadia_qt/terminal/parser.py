"""A parser of words that speaks the language of the program, also in sentences of argparse."""

from __future__ import annotations

import argparse
from collections.abc import Callable, Mapping
from typing import Any, NoReturn

from cascadia_qt.words.language import translate


class _Help(argparse.HelpFormatter):
    """Sets the colon of a heading as the language does; that itself is argparse's."""

    def start_section(self, heading: str | None) -> None:
        titled = translate("CommandLine", "{0}:").format(heading)
        super().start_section(titled.removesuffix(":"))


class Parser(argparse.ArgumentParser):
    """Says what is wrong in one sentence, without a lecture on usage."""

    def __init__(self, **how: Any) -> None:
        super().__init__(formatter_class=_Help, **how)

    def error(self, message: str) -> NoReturn:
        self.exit(2, f"cascadia-qt: {message}\n")


def _said(text: str | None) -> str | None:
    """What argparse says, as the program says it; it also asks for texts that are not its own."""
    sentence = _SENTENCES.get(text or "")
    return text if sentence is None else sentence()


# Its texts have gaps of its own, which stay as they are.
_SENTENCES: Mapping[str, Callable[[], str]] = {
    "usage: ": lambda: translate("CommandLine", "usage: {0}").format(""),
    "positional arguments": lambda: translate("CommandLine", "positional arguments"),
    "options": lambda: translate("CommandLine", "options"),
    "show this help message and exit": lambda: translate(
        "CommandLine", "show this help message and exit"
    ),
    "argument %(argument_name)s: %(message)s": lambda: translate(
        "CommandLine", "argument {0}: {1}"
    ).format("%(argument_name)s", "%(message)s"),
    "the following arguments are required: %s": lambda: translate(
        "CommandLine", "the following arguments are required: {0}"
    ).format("%s"),
    "unrecognized arguments: %s": lambda: translate(
        "CommandLine", "unrecognized arguments: {0}"
    ).format("%s"),
    "ambiguous option: %(option)s could match %(matches)s": lambda: translate(
        "CommandLine", "ambiguous option: {0} could match {1}"
    ).format("%(option)s", "%(matches)s"),
    "ignored explicit argument %r": lambda: translate(
        "CommandLine", "ignored explicit argument {0}"
    ).format("%r"),
    "expected one argument": lambda: translate("CommandLine", "expected one argument"),
    "expected at least one argument": lambda: translate(
        "CommandLine", "expected at least one argument"
    ),
    "invalid choice: %(value)r (choose from %(choices)s)": lambda: translate(
        "CommandLine", "invalid choice: {0} (choose from {1})"
    ).format("%(value)r", "%(choices)s"),
}

# It asks gettext, whose catalogues are files of another kind than those of the program.
vars(argparse)["_"] = _said
