"""Compiles the Designer forms in ui into the modules of cascadia_qt/forms.

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
MODULES = ROOT / "cascadia_qt" / "forms"


def main(words: list[str]) -> int:
    parser = argparse.ArgumentParser(description="Compiles ui/*.ui into cascadia_qt/forms.")
    parser.add_argument("--check", action="store_true", help="write nothing, name what differs")
    checking = parser.parse_args(words).check
    wanted = compiled_forms()
    stale = [name for name, text in wanted.items() if text != text_of(MODULES / name)]
    left = sorted({path.name for path in MODULES.glob("*.py")} - wanted.keys())
    if checking:
        for name in (*stale, *left):
            sys.stderr.write(f"cascadia_qt/forms/{name} differs from its form\n")
        return 1 if stale or left else 0
    MODULES.mkdir(exist_ok=True)
    for name in stale:
        (MODULES / name).write_text(wanted[name], encoding="utf-8", newline="\n")
    for name in left:
        (MODULES / name).unlink()
    return 0


def compiled_forms() -> dict[str, str]:
    """The text of every module there has to be, by its file name."""
    texts = {"__init__.py": '"""Compiled from ui by packaging/forms.py; never edited."""\n'}
    for form in sorted(FORMS.glob("*.ui")):
        texts[f"{form.stem}.py"] = compiled(form)
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
