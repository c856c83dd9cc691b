"""What README and the pages in docs promise: links lead somewhere, commands are commands."""

from __future__ import annotations

import re
import shlex
from pathlib import Path
from urllib.parse import unquote
from xml.etree import ElementTree as ET

import pytest
from PySide6.QtGui import QImage

from cascadia_qt import __version__
from cascadia_qt.__main__ import _parsed
from cascadia_qt.rules.record import read_record
from cascadia_qt.shelf import PLACES, RULES
from tests.terminal.command import run

ROOT = Path(__file__).parents[2]
DOCS = ROOT / "docs"
PAGES = [*ROOT.glob("*.md"), *DOCS.rglob("*.md")]

each_page = pytest.mark.parametrize("page", PAGES, ids=lambda page: str(page.relative_to(ROOT)))


def anchors(page: Path) -> set[str]:
    """What a link to a heading is called, as readers of Markdown make it."""
    headings = re.findall(r"^#+ (.*)$", page.read_text(encoding="utf-8"), re.MULTILINE)
    return {re.sub(r"[^\w -]", "", heading.lower()).replace(" ", "-") for heading in headings}


@each_page
def test_links_lead_somewhere(page: Path) -> None:
    for link in re.findall(r"\]\((?!https?:)([^)]*)\)", page.read_text(encoding="utf-8")):
        name, _, anchor = unquote(link).partition("#")
        target = page.parent / name if name else page
        assert target.exists(), link
        assert not anchor or anchor in anchors(target), link


def commands(page: Path) -> list[str]:
    blocks = re.findall(r"^```(\w*)\n(.*?)^```", page.read_text(encoding="utf-8"), re.M | re.S)
    plain = (block for kind, block in blocks if not kind)
    lines = (line.partition("  #")[0].strip() for block in plain for line in block.splitlines())
    return [line.partition("cascadia-qt ")[2] for line in lines if "cascadia-qt " in line]


COMMANDS = sorted({command for page in PAGES for command in commands(page)})


@pytest.mark.parametrize("command", COMMANDS)
def test_every_command_can_be_typed(command: str) -> None:
    words = shlex.split(re.sub(r"\$game|\bnoughts\b", "cascadia", command))
    if len(words) == 1:
        words = ["open", *words]
    _parsed(words)


def test_every_game_has_a_page_and_a_picture() -> None:
    readme = (ROOT / "README.md").read_text(encoding="utf-8")
    for game in PLACES:
        assert f"(docs/{game}.md)" in readme
        assert f"(docs/pictures/{game}.png)" in readme


@pytest.mark.parametrize("game", PLACES)
def test_the_record_of_a_picture_is_a_finished_game_of_its_size(game: str) -> None:
    record = read_record((DOCS / "pictures" / f"{game}.json").read_text("utf-8"), RULES)
    assert record.rules.to_move(record.history.state) is None
    picture = QImage(str(DOCS / "pictures" / f"{game}.png"))
    told = (DOCS / "pictures" / "README.md").read_text(encoding="utf-8")
    assert f"--size {picture.width()}x{picture.height()}" in told


@pytest.mark.parametrize("game", PLACES)
def test_the_options_of_a_game_are_told_on_its_page(
    capsys: pytest.CaptureFixture[str], game: str
) -> None:
    text = (DOCS / f"{game}.md").read_text(encoding="utf-8")
    options = {
        name: set(re.findall(r"--[a-z]+", run(capsys, "play", "--game", name, "--help").out))
        for name in PLACES
    }
    common = set.intersection(*options.values())
    assert [option for option in options[game] - common if option not in text] == []


def test_the_changes_begin_with_this_version() -> None:
    heading = re.search(r"^## (.*)$", (ROOT / "CHANGELOG.md").read_text("utf-8"), re.MULTILINE)
    assert heading is not None
    assert re.fullmatch(re.escape(__version__) + r" \((unreleased|\d{4}-\d\d-\d\d)\)", heading[1])


def test_software_centres_are_shown_pictures_that_are_there() -> None:
    metainfo = next((ROOT / "packaging" / "linux").glob("*.metainfo.xml"))
    images = list(ET.parse(metainfo).iter("image"))
    assert len(images) > len(PLACES), f"{metainfo.name} lacks the picture of a game"
    for image in images:
        picture = QImage(str(DOCS / "pictures" / Path(image.text or "").name))
        told = (image.get("width"), image.get("height"))
        assert told == (str(picture.width()), str(picture.height())), image.text
