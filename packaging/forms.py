"""Compiles the Designer forms in ui into modules: ui/*.ui into cascadia_qt/forms, and those of a
game, ui/GAME/*.ui, into cascadia_qt/games/GAME/forms.

python packaging/forms.py            writes what differs
python packaging/forms.py --check    writes nothing; names what differs and exits with 1
"""

from __future__ import annotations

import argparse
import re
import shutil
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
FORMS = ROOT / "ui"
PACKAGE = ROOT / "cascadia_qt"


def main(words: list[str]) -> int:
    parser = argparse.ArgumentParser(description="Compiles the forms in ui into modules.")
    parser.add_argument("--check", action="store_true", help="write nothing, name what differs")
    checking = parser.parse_args(words).check
    wanted = compiled_forms()
    stale = [module for module, text in wanted.items() if text != text_of(module)]
    there = {*PACKAGE.glob("forms/*.py"), *PACKAGE.glob("games/*/forms/*.py")}
    left = sorted(there - wanted.keys())
    if checking:
        for module in (*stale, *left):
            sys.stderr.write(f"{module.relative_to(ROOT)} differs from its form\n")
        return 1 if stale or left else 0
    for module in stale:
        module.parent.mkdir(exist_ok=True)
        module.write_text(wanted[module], encoding="utf-8", newline="\n")
    for module in left:
        module.unlink()
    return 0


def compiled_forms() -> dict[Path, str]:
    """The text of every module there has to be."""
    texts = {}
    for form in sorted(FORMS.rglob("*.ui")):
        game = () if form.parent == FORMS else ("games", form.parent.name)
        folder = PACKAGE.joinpath(*game, "forms")
        source = form.parent.relative_to(ROOT).as_posix()
        told = f'"""Compiled from {source} by packaging/forms.py; never edited."""\n'
        texts[folder / "__init__.py"] = told
        texts[folder / f"{form.stem}.py"] = compiled(form)
    return texts


def compiled(form: Path) -> str:
    """What uic makes of `form`, the same in every version of uic, and typed for its callers."""
    uic = shutil.which("pyside6-uic", path=str(Path(sys.executable).parent))
    if uic is None:
        sys.exit("pyside6-uic is not installed beside this Python")
    command = [uic, str(form)]
    done = subprocess.run(command, capture_output=True, check=True, encoding="utf-8")  # noqa: S603
    text = re.sub(r"(User Interface Compiler) version [\d.]+", r"\1", done.stdout)
    root = re.search(r'<widget class="(\w+)"', form.read_text(encoding="utf-8"))
    assert root is not None, f"{form} is no form"
    typed = rf"\1: {root[1]}) -> None:"
    return re.sub(r"(def (?:setupUi|retranslateUi)\(self, \w+)\):", typed, text)


def text_of(module: Path) -> str | None:
    return module.read_text(encoding="utf-8") if module.is_file() else None


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
