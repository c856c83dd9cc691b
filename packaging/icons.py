"""Writes the program's icon, which is painted from the art, as files that load at once."""

from __future__ import annotations

import os
import sys
from pathlib import Path

FOLDER = Path(__file__).resolve().parent.parent / "resources" / "icons"


def main() -> int:
    os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
    from PySide6.QtGui import QGuiApplication

    from cascadia_qt.games.cascadia.views.art.icon import ICON_SIZES, app_icon

    app = QGuiApplication(sys.argv)
    icon = app_icon()
    FOLDER.mkdir(exist_ok=True)
    for size in ICON_SIZES:
        icon.pixmap(size, size).save(str(FOLDER / f"cascadia-{size}.png"))
    app.quit()
    return 0


if __name__ == "__main__":
    sys.exit(main())
