"""The table of languages: complete, and the only one."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from pathlib import Path

import pytest

from cascadia_qt.assets import resource
from cascadia_qt.words.languages import CODES, LANGUAGES, SOURCE, YES

ROOT = Path(__file__).parents[2]
TABLE = ROOT / "cascadia_qt" / "words" / "languages.py"
MODULES = [
    path
    for folder in ("cascadia_qt", "packaging", "benchmarks")
    for path in (ROOT / folder).rglob("*.py")
    if path != TABLE
]
GAMES_WITH_HELP = sorted(resource("help").iterdir())


def test_every_language_is_there_once_under_its_own_name() -> None:
    assert SOURCE == CODES[0] == "en"
    assert len(set(CODES)) == len({language.name for language in LANGUAGES}) == len(LANGUAGES)
    assert all(len(code) == 2 and code.islower() for code in CODES)


def test_there_are_texts_in_every_language_and_in_no_other() -> None:
    files = {path.name for path in resource("translations").glob("*.ts")}
    assert files == {f"cascadia_{code}.ts" for code in CODES}


@pytest.mark.parametrize("folder", GAMES_WITH_HELP, ids=lambda folder: folder.name)
def test_there_is_help_in_every_language_and_in_no_other(folder: Path) -> None:
    pages = {path.name: {page.name for page in path.iterdir()} for path in folder.iterdir()}
    assert pages.keys() == set(CODES)
    assert all(pages[code] == pages[SOURCE] for code in CODES)


def test_whoever_reads_a_language_may_say_yes_in_it() -> None:
    assert all(language.yes for language in LANGUAGES if language.code != SOURCE)
    assert [YES[language.code] for language in LANGUAGES] == [one.yes for one in LANGUAGES]


def lists_of_languages(source: str) -> Iterator[int]:
    """The lines of `source` where something names two languages or more."""
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, ast.Tuple | ast.List | ast.Set):
            named = node.elts
        elif isinstance(node, ast.Dict):
            named = [*filter(None, node.keys), *node.values]
        else:
            continue
        texts = {one.value for one in named if isinstance(one, ast.Constant)}
        if len(texts & {*CODES, *YES}) > 1:
            yield node.lineno


@pytest.mark.parametrize(
    "source",
    [
        '("en", "fr")',
        '["", "en", "fr"]',
        'f({"fr", "en"})',
        '{"en": 1, "fr": 2}',
        '{1: "en", 2: "fr"}',
    ],
)
def test_a_list_of_languages_is_found(source: str) -> None:
    assert list(lists_of_languages(source)) == [1]


def test_nobody_else_lists_languages() -> None:
    found = [
        f"{path.relative_to(ROOT)}:{line}"
        for path in MODULES
        for line in lists_of_languages(path.read_text(encoding="utf-8"))
    ]
    assert len(MODULES) > 100
    assert found == []


def test_no_form_names_a_language() -> None:
    forms = list((ROOT / "ui").rglob("*.ui"))
    assert forms
    for form in forms:
        text = form.read_text(encoding="utf-8")
        assert [one.name for one in LANGUAGES if f">{one.name}<" in text] == []
