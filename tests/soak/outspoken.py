"""The program itself, with one difference: what it would say in a dialog it says on stderr.

python -m tests.soak.outspoken play --players bot:random
"""

from __future__ import annotations

import sys

from PySide6.QtWidgets import QMessageBox

from cascadia_qt.__main__ import main


def _say(_parent: object, _title: str, sentence: str) -> QMessageBox.StandardButton:
    sys.stderr.write(f"{sentence}\n")
    sys.stderr.flush()
    return QMessageBox.StandardButton.No


if __name__ == "__main__":
    for kind in ("warning", "question", "critical"):
        setattr(QMessageBox, kind, _say)
    sys.exit(main(sys.argv[1:]))
