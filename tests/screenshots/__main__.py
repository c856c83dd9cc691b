"""Makes pictures of every page, light and dark, small, large and doubled, in every language.

Each set is made in a process of its own, because a scale holds for a whole process.
"""

from __future__ import annotations

import argparse
import json
import os
import subprocess
import sys
import time
from itertools import product
from pathlib import Path
from tempfile import TemporaryDirectory

from cascadia_qt.assets import resource
from cascadia_qt.words.languages import CODES, SOURCE

FOLDER = Path("build") / "screenshots"
# Width and height of the window, and device pixels to each of its pixels.
SCREENS = ((1280, 800, 1), (1920, 1080, 1), (1280, 800, 2))
THEMES = ("light", "dark")


def main(folder: Path) -> int:
    languages = [
        language
        for language in CODES
        if language == SOURCE or resource(f"translations/cascadia_{language}.qm").is_file()
    ]
    for language, theme, (width, height, scale) in product(languages, THEMES, SCREENS):
        doubled = "" if scale == 1 else f"@{scale}x"
        target = folder / f"{language}-{theme}-{width}x{height}{doubled}"
        start = time.perf_counter()
        status = make_set(target, (width, height), scale, (theme, language))
        seconds = time.perf_counter() - start
        sys.stdout.write(f"{target}  {len(list(target.glob('*.png')))} pictures, {seconds:.0f} s\n")
        sys.stdout.flush()
        if status:
            return status
    return 0


def make_set(target: Path, size: tuple[int, int], scale: int, words: tuple[str, str]) -> int:
    """Fills `target`; the result is the exit status of the process that did it."""
    target.mkdir(parents=True, exist_ok=True)
    with TemporaryDirectory() as folder:
        screen = Path(folder) / "screen.json"
        screen.write_text(json.dumps(screen_of(size, scale)), encoding="utf-8")
        environment = {
            **os.environ,
            "QT_QPA_PLATFORM": f"offscreen:configfile={screen}",
            "QT_SCALE_FACTOR": str(scale),
            "XDG_CONFIG_HOME": folder,
            "XDG_DATA_HOME": folder,
        }
        command = [sys.executable, "-m", "tests.screenshots.pages", str(target), *words]
        return subprocess.call([*command, *map(str, size)], env=environment)


def screen_of(size: tuple[int, int], scale: int) -> dict[str, object]:
    """A screen that the window fills, as Qt's platform without a display wants it described."""
    width, height = (scale * side for side in size)
    inches = {"logicalDpi": 96, "logicalBaseDpi": 96, "dpr": 1}
    screen = {"name": "screen", "x": 0, "y": 0, "width": width, "height": height, **inches}
    return {"screens": [screen]}


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description="Makes pictures of every page.")
    parser.add_argument("folder", type=Path, nargs="?", default=FOLDER)
    sys.exit(main(parser.parse_args().folder))
