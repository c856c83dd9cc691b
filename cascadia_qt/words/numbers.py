"""Numbers as people read them."""

from __future__ import annotations

from cascadia_qt.words.language import translate


def signed(points: int) -> str:
    """A gain or a loss with its sign; a loss has the sign that is as wide as a plus."""
    return f"+{points}" if points > 0 else str(points).replace("-", "\N{MINUS SIGN}")


def decimal(number: float, form: str = "") -> str:
    """A number in the `form` of format(), with the decimal sign of the language."""
    whole, point, part = format(number, form).partition(".")
    return translate("Numbers", "{0}.{1}").format(whole, part) if point else whole
