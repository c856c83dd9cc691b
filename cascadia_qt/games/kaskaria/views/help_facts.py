"""The numbers in the help pages, asked of the rules."""

from __future__ import annotations

from collections.abc import Iterator

from cascadia_qt.games.kaskaria.rules.options import LENGTHS
from cascadia_qt.games.kaskaria.rules.reckoning import reckonings
from cascadia_qt.games.kaskaria.rules.sets import effect
from cascadia_qt.games.kaskaria.views.help_pictures import end_example


def help_facts() -> dict[str, int]:
    """What stands in the pages as {name}."""
    return dict(_facts())


def _facts() -> Iterator[tuple[str, int]]:
    yield "plus2-gold", effect(("plus2", "gold"), fearless=False).gold
    yield "plus2-cards", effect(("plus2", "gold"), fearless=False).cards
    fearless = effect(("runner", "runner", "gold", "gold"), fearless=True)
    yield "fearless-steps", fearless.runner
    yield "fearless-gold", fearless.gold
    yield "ways-runner", LENGTHS["normal"].runner
    yield "ways-griffin", LENGTHS["normal"].griffin
    everybody = reckonings(end_example())
    for place, gold in enumerate(sorted((each.runner for each in everybody), reverse=True)):
        yield f"runner-{place}", gold
    for place, gold in enumerate(sorted((each.griffin for each in everybody), reverse=True)):
        yield f"griffin-{place}", gold
