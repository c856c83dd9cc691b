"""The keys in the pages for people: `python -m tests.docs.keys` writes them anew."""

from __future__ import annotations

from collections.abc import Iterable
from pathlib import Path
from tempfile import TemporaryDirectory

from cascadia_qt.controllers.game_gui import gui_of
from cascadia_qt.shelf import GAMES, PLACES
from cascadia_qt.views.help.key_lines import KeySection
from tests.quiet_hall import QuietHall

DOCS = Path(__file__).parents[2] / "docs"
HALL = "playing"
HEADING = "## Keys\n"


def pages(folder: Path) -> dict[str, str]:
    """What stands on each page after its last heading, from the page of keys of the program."""
    own: dict[str, list[KeySection]] = {}
    menus: dict[str, list[KeySection]] = {}
    for game in PLACES:
        hall = QuietHall(folder)
        gui = gui_of(GAMES[game], hall)
        hall.window.offer(gui.actions, gui.hint_words, scored=gui.scored)
        own[game], menus[game] = [*gui.keys()], hall.window.key_sections()
        hall.window.deleteLater()
    common = set.intersection(*({keys for keys, _ in _lines(each)} for each in menus.values()))
    told = {game: own[game] + _only(menus[game], common, inside=False) for game in PLACES}
    told[HALL] = _only(next(iter(menus.values())), common, inside=True)
    return {page: "\n".join(map(_table, sections)) for page, sections in told.items()}


def page(name: str) -> tuple[str, str]:
    """A page up to its keys, and those."""
    text = (DOCS / f"{name}.md").read_text(encoding="utf-8")
    before, heading, keys = text.partition(HEADING)
    introduction, table, tables = keys.partition("### ")
    return before + heading + introduction, table + tables


def _lines(sections: Iterable[KeySection]) -> list[tuple[tuple[str, ...], str]]:
    return [line for section in sections for line in section.lines]


def _only(
    sections: Iterable[KeySection], common: set[tuple[str, ...]], *, inside: bool
) -> list[KeySection]:
    kept = (
        KeySection(each.title, tuple(line for line in each.lines if (line[0] in common) is inside))
        for each in sections
    )
    return [section for section in kept if section.lines]


def _table(section: KeySection) -> str:
    named = ((" or ".join(f"`{key}`" for key in keys), does) for keys, does in section.lines)
    rows = (f"| {keys} | {does} |\n" for keys, does in named)
    return f"### {section.title}\n\n| | |\n|---|---|\n{''.join(rows)}"


def main() -> None:
    from cascadia_qt.app import make_application

    application = make_application()
    with TemporaryDirectory() as folder:
        for name, keys in pages(Path(folder)).items():
            (DOCS / f"{name}.md").write_text(page(name)[0] + keys, encoding="utf-8")
    application.processEvents()


if __name__ == "__main__":
    main()
