"""The numbers in the help pages, asked of the rules."""

from __future__ import annotations

from cascadia_qt.games.cryptid.rules.puzzle import BAND
from cascadia_qt.games.cryptid.views.art.sample import SAMPLE
from cascadia_qt.games.cryptid.views.help_pictures import EXAMPLE, FURTHER, HABITAT


def help_facts() -> dict[str, object]:
    """What stands in the pages as {name}."""
    cells = SAMPLE.board.clue_cells
    shown = (*EXAMPLE, FURTHER)
    fitting = {f"cells-{clue.replace(':', '-')}": cells[clue].bit_count() for clue in shown}
    return {"habitat": HABITAT, "least": BAND[0], "most": BAND[-1], **fitting}
