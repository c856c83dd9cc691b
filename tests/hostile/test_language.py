"""What readers say of damaged files is in one language, the reason too."""

from __future__ import annotations

import io
import json
import re
from collections.abc import Callable, Iterator
from contextlib import redirect_stderr
from pathlib import Path
from tempfile import TemporaryDirectory

import pytest
from PySide6.QtCore import QCoreApplication, QTranslator

from cascadia_qt.__main__ import main as command
from cascadia_qt.games.cascadia.model.duplicate_match import load_match
from cascadia_qt.games.cascadia.model.position_file import load_position
from cascadia_qt.games.cryptid.model.notebook_file import load_notebook
from cascadia_qt.games.cryptid.terminal.puzzle_file import playable_file
from cascadia_qt.model.settings_file import open_settings
from cascadia_qt.rules.document import BadDocument
from cascadia_qt.rules.record import write_record
from cascadia_qt.store.errors import StoreError
from cascadia_qt.store.game_store import GameStore
from cascadia_qt.store.importing import import_store
from cascadia_qt.store.saved_games import read_saved
from cascadia_qt.store.storage_error import StorageError
from cascadia_qt.terminal.files import read_document
from cascadia_qt.words.language import said, translate_with
from cascadia_qt.words.languages import CODES, SOURCE
from tests.documents import random_record
from tests.hostile.bombs import BOMBS
from tests.hostile.mutations import spoilt
from tests.hostile.test_attack import CORPUS, sound

_GAP = re.compile(r"(\{\d\})")
_QUOTE = re.compile(r'"(?:[^"\\]|\\.)*("|$|\.\.\.)')
# What files hold has commas, dots and brackets between its words.
_ENGLISH = re.compile(r"[A-Za-z]{2,} [A-Za-z]{2,}")


def foreign(_context: str, text: str) -> str:
    """`text` in letters that English has not."""
    parts = _GAP.split(text)
    wide = (re.sub("[A-Za-z]", lambda letter: chr(ord(letter[0]) + 0xFEE0), p) for p in parts[::2])
    parts[::2] = list(wide)
    return "".join(parts)


class Foreign(QTranslator):
    """The same for those who ask Qt."""

    def isEmpty(self) -> bool:  # noqa: N802
        return False

    def translate(
        self, context: str, text: str, _comment: str | None = None, _number: int = -1
    ) -> str:
        return foreign(context, text)


@pytest.fixture
def foreigner(qapp: QCoreApplication) -> Iterator[None]:
    translator = Foreign()
    qapp.installTranslator(translator)
    translate_with(foreign)
    yield
    translate_with(lambda _context, text: text)
    qapp.removeTranslator(translator)


def _store(path: Path) -> None:
    with TemporaryDirectory() as folder, GameStore(Path(folder) / "own.sqlite") as own:
        import_store(own, path)


def _settings(path: Path) -> None:
    """Of a copy, because damage is set aside."""
    if path.is_file():
        with TemporaryDirectory() as folder:
            copy = Path(folder) / path.name
            copy.write_bytes(path.read_bytes())
            raise StorageError(open_settings(copy)[1])


READERS: dict[str, Callable[[Path], object]] = {
    "record": read_saved,
    "position": load_position,
    "match": load_match,
    "notebook": load_notebook,
    "puzzle": lambda path: playable_file(str(path)),
    "document": lambda path: read_document(str(path)),
    "settings": _settings,
}


def complaint(reader: Callable[[Path], object], path: Path) -> str:
    """What a reader says; "" if it finds nothing wrong."""
    try:
        reader(path)
    except (BadDocument, StorageError, StoreError) as error:
        return said(error)
    return ""


def illegal_records() -> Iterator[bytes]:
    """Records with an action too many, of which the rules say why it is one."""
    tree = json.loads(write_record(random_record(turns=4)))
    actions = tree["actions"]
    for further in (
        "take 0",
        "take 9",
        "token -",
        "token 0,0",
        "tile 9,9 0",
        "tile 0,0 0",
        "wipe 1",
    ):
        for kept in (len(actions), len(actions) - 1, len(actions) - 2):
            yield json.dumps({**tree, "actions": [*actions[:kept], further]}).encode()


def damaged_files(folder: Path) -> Iterator[Path]:
    yield from sorted(CORPUS.iterdir())
    yield folder / "missing"
    yield folder
    bombs = (made() for name, made in BOMBS.items() if "deep" in name)
    documents = (data for text in sound().values() for data in spoilt(text, 25, seed=len(text)))
    for number, data in enumerate((*bombs, *documents, *illegal_records())):
        path = folder / f"{number}.json"
        path.write_bytes(data)
        yield path


@pytest.mark.usefixtures("foreigner")
def test_no_word_of_a_complaint_is_left_in_english(tmp_path: Path) -> None:
    heard: set[str] = set()
    for path in damaged_files(tmp_path):
        for name, reader in READERS.items():
            sentence = complaint(reader, path)
            heard.add(name if sentence else "")
            plain = _QUOTE.sub("", sentence.replace(path.name, ""))
            assert not _ENGLISH.search(plain), (name, sentence)
    assert heard >= READERS.keys() - {"settings"}


@pytest.mark.usefixtures("foreigner")
def test_a_store_complains_in_one_language_too(tmp_path: Path) -> None:
    for path in (CORPUS / "empty", CORPUS / "not-utf-8.json", tmp_path / "missing", tmp_path):
        sentence = complaint(_store, path).replace(path.name, "")
        assert not _ENGLISH.search(sentence), sentence


def test_commands_complain_in_the_language_of_the_system(monkeypatch: pytest.MonkeyPatch) -> None:
    heard = []
    for language in CODES:
        monkeypatch.setenv("LC_ALL", f"{language}.UTF-8")
        with redirect_stderr(io.StringIO()) as errors:
            assert command(["score", str(CORPUS / "record-seed-too-large.cascadia")]) == 2
            assert command(["trace", str(CORPUS / "nowhere")]) == 2
        heard.append(errors.getvalue())
    monkeypatch.setenv("LC_ALL", SOURCE)
    command(["trace", str(CORPUS / "nowhere")])
    assert "must be a whole number" in heard[0]
    assert "doit être un nombre entier" in heard[1]
    assert "moet een geheel getal" in heard[2]
    assert "Bestand of map bestaat niet".lower() in heard[2]
