"""Numbers as people read them."""

from __future__ import annotations


def signed(points: int) -> str:
    """A gain or a loss with its sign; a loss has the sign that is as wide as a plus."""
    return f"+{points}" if points > 0 else str(points).replace("-", "\N{MINUS SIGN}")
