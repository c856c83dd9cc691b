"""The help of a game: pages of Markdown, and who paints their pictures and knows their numbers."""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from pathlib import Path

from PySide6.QtGui import QPixmap

from cascadia_qt.assets import resource
from cascadia_qt.store.folders import data_folder
from cascadia_qt.words.languages import SOURCE

# The picture that a page calls by a name, for a device pixel ratio; None if there is none.
Picture = Callable[[str, float], QPixmap | None]

_HEADING = re.compile(r"^(#+ .*?)(?: \{#([a-z0-9-]+)\})?$", re.M)
_HALL = "hall"  # the folder of the pages that every game has
_FACT = re.compile(r"\{([a-z][a-z0-9-]*)\}")


@dataclass(frozen=True, slots=True)
class HelpPage:
    """One subject.

    Attributes:
        name: what it is asked for by, in every language.
        text: in Markdown.
        anchors: what each of its headings is asked for by, in their order; "" for some.
    """

    name: str
    text: str
    anchors: tuple[str, ...] = ("",)

    @property
    def title(self) -> str:
        return self.text.partition("\n")[0].lstrip("# ")


@dataclass(frozen=True, slots=True)
class HelpBook:
    """Everything that can be read about a game.

    Attributes:
        game: the folder of its pages.
        picture: paints what pages show.
        facts: what stands in pages as {name}, asked of the rules when the book is opened.
        further: pages that no file holds.
        aliases: what else pages are asked for by.
    """

    game: str
    picture: Picture = lambda _name, _ratio: None
    facts: Mapping[str, object] = field(default_factory=dict)
    further: Sequence[HelpPage] = ()
    aliases: Mapping[str, str] = field(default_factory=dict)

    def pages(self, language: str) -> list[HelpPage]:
        """All pages in their order: of the game, of what is around every game, and further ones."""
        known = {"folder": data_folder(), **self.facts}

        def told(text: str) -> str:
            return _FACT.sub(lambda found: str(known[found[1]]), text)

        files = [*help_pages(self.game, language), *help_pages(_HALL, language)]
        return [*(_read(path, told) for path in files), *self.further]


def help_pages(game: str, language: str) -> list[Path]:
    """The files in their order, each in `language`, or in English where there is no such page."""
    pages = sorted(resource(f"help/{game}/{SOURCE}").glob("*.md"))
    own = [resource(f"help/{game}/{language}") / page.name for page in pages]
    return [mine if mine.is_file() else page for mine, page in zip(own, pages, strict=True)]


def page_name(path: Path) -> str:
    """A page is asked for by the name of its file, without the number that puts it in order."""
    return path.stem.partition("-")[2]


def _read(path: Path, told: Callable[[str], str]) -> HelpPage:
    text = path.read_text(encoding="utf-8")
    anchors = tuple(anchor for _, anchor in _HEADING.findall(text))
    return HelpPage(page_name(path), told(_HEADING.sub(r"\1", text)), anchors)
