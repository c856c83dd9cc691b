"""Keeps the translations in resources/translations.

python packaging/translations.py update     takes the texts of the program into every .ts
python packaging/translations.py compile    makes the .qm files that the program loads
python packaging/translations.py check      names everything that is wrong and exits with 1
"""

from __future__ import annotations

import argparse
import json
import os
import re
import shutil
import subprocess
import sys
from collections.abc import Iterator
from importlib.util import find_spec
from pathlib import Path
from tempfile import TemporaryDirectory
from xml.etree.ElementTree import ParseError

sys.path.insert(0, str(Path(__file__).resolve().parent.parent))

from catalogue import Message, read_catalogue
from texts import written_texts

from cascadia_qt.words.languages import CODES, SOURCE

ROOT = Path(__file__).resolve().parent.parent
FOLDER = ROOT / "resources" / "translations"
PLACEHOLDER = re.compile(r"\{\w*\}|%n|%L?\d+")
MNEMONIC = re.compile(r"&(?!\w+;)[^\s&]")


def main(words: list[str]) -> int:
    parser = argparse.ArgumentParser(description="Keeps the translations.")
    parser.add_argument("what", choices=["update", "compile", "check"])
    what = parser.parse_args(words).what
    if what == "update":
        FOLDER.mkdir(exist_ok=True)
        update(FOLDER)
    elif what == "compile":
        compile_all()
    else:
        wrong = list(complaints())
        sys.stderr.writelines(f"{complaint}\n" for complaint in wrong)
        return 1 if wrong else 0
    return 0


def catalogue(folder: Path, language: str) -> Path:
    return folder / f"cascadia_{language}.ts"


def modules() -> list[Path]:
    """The modules that may hold texts; those of compiled forms repeat what is in ui."""
    found = (ROOT / "cascadia_qt").rglob("*.py")
    return sorted(path for path in found if path.parent.name != "forms")


def update(folder: Path) -> None:
    """Makes every .ts in `folder` hold the texts of the program, and no others."""
    lupdate = tool_of_qt("lupdate")
    forms = sorted((ROOT / "ui").rglob("*.ui"))
    with TemporaryDirectory() as made:
        sources = [str(path) for path in (*modules(), *forms, _complaints_module(Path(made)))]
        for language in CODES:
            # The texts are English already, but for "1 point" and "2 points".
            options = ["-pluralonly"] if language == SOURCE else []
            target = ["-target-language", language, "-ts", str(catalogue(folder, language))]
            command = [lupdate, "-silent", "-no-obsolete", "-locations", "none", *options]
            subprocess.run([*command, *sources, *target], check=True)  # noqa: S603


def _complaints_module(folder: Path) -> Path:
    """A module that marks the texts of complaints in the way that lupdate looks for."""
    texts = (text for module in modules() for text in written_texts(module) if text.complains)
    marks = {f"QT_TRANSLATE_NOOP({_in_c(text.context)}, {_in_c(text.source)})" for text in texts}
    path = folder / "complaints.py"
    path.write_text("\n".join(sorted(marks)), encoding="utf-8")
    return path


def _in_c(text: str | None) -> str:
    """In double quotes, as Python and C write a string alike."""
    return json.dumps(text or "", ensure_ascii=False)


def compile_all() -> None:
    """Writes every .qm, whole or not at all."""
    for language in CODES:
        source = catalogue(FOLDER, language)
        with TemporaryDirectory(dir=FOLDER) as folder:
            made = Path(folder) / source.with_suffix(".qm").name
            compile_one(source, made)
            made.replace(FOLDER / made.name)


def compile_one(source: Path, target: Path) -> None:
    """Makes the .qm `target` of the .ts `source`, without what is not finished."""
    command = [tool_of_qt("lrelease"), "-silent", "-nounfinished", source, "-qm", target]
    subprocess.run(command, check=True)  # noqa: S603


def tool_of_qt(name: str) -> str:
    """A program of PySide6; its own folder has it also where a build has no folder of scripts."""
    qt = find_spec("PySide6")
    places = [] if qt is None else qt.submodule_search_locations or []
    found = shutil.which(name, path=os.pathsep.join(places)) if places else None
    if found is None:
        sys.exit(f"This Python has no {name}: PySide6-Essentials is not installed")
    return found


def complaints() -> Iterator[str]:
    """Everything that is wrong with texts and translations, a line each."""
    with TemporaryDirectory() as folder:
        update(Path(folder))
        texts = {
            language: {message.key for message in read_catalogue(catalogue(Path(folder), language))}
            for language in CODES
        }
    found = {(context, source) for context, source, _ in set().union(*texts.values())}
    for module in modules():
        for text in written_texts(module):
            where = f"{module.relative_to(ROOT)}:{text.line}"
            if text.source is None or (text.context, text.source) not in found:
                yield f"{where}: lupdate cannot read this text"
    for language in CODES:
        path = catalogue(FOLDER, language)
        try:
            messages = read_catalogue(path)
        except (OSError, ParseError) as error:
            yield f"{path.name}: {error}"
            continue
        kept = {message.key for message in messages if message.in_use}
        for context, source, _ in sorted(texts[language] - kept):
            yield f"{path.name}: {context}: {source!r} is missing"
        for message in messages:
            for wrong in _faults(message, in_use=message.key in texts[language]):
                yield f"{path.name}: {message.context}: {message.source!r} {wrong}"


def _faults(message: Message, *, in_use: bool) -> Iterator[str]:
    if not in_use:
        yield "is obsolete"
    elif not message.finished:
        yield "is not translated"
    else:
        for form in message.forms:
            if _placeholders(form) != _placeholders(message.source):
                yield f"has other placeholders than {form!r}"
            if len(MNEMONIC.findall(form)) != len(MNEMONIC.findall(message.source)):
                yield f"has other mnemonics than {form!r}"


def _placeholders(text: str) -> set[str]:
    return set(PLACEHOLDER.findall(text))


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
