"""A screen that nobody sees, and hands that reach it: Xvfb and xdotool."""

from __future__ import annotations

import os
import select
import shutil
import struct
import subprocess
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from PySide6.QtCore import QRect
from PySide6.QtGui import QImage

from tests.games.cascadia.window.program import PATIENCE, until

TOOLS = ("Xvfb", "xdotool")
SIZE = (1440, 900)


def missing_tools() -> list[str]:
    return [tool for tool in TOOLS if not shutil.which(tool)]


class Display:
    """A display by its number; what it shows lies in `folder`."""

    def __init__(self, number: int, folder: Path) -> None:
        self.name = f":{number}"
        self._folder = folder

    def xdotool(self, *words: object) -> str:
        """What xdotool says; nothing when it finds nothing."""
        command = ["xdotool", *map(str, words)]
        environment = {**os.environ, "DISPLAY": self.name}
        done = subprocess.run(
            command, env=environment, capture_output=True, text=True, timeout=PATIENCE, check=False
        )
        return done.stdout.strip()

    def window_of(self, process: subprocess.Popen[bytes]) -> int:
        """The window that a process shows, once it is there and has the keyboard."""
        search = ("search", "--onlyvisible", "--all", "--pid", process.pid, "--name", "Cascadia")

        def look() -> str:
            assert process.poll() is None, "the program has ended"
            return self.xdotool(*search)

        window = until(look, "the window opens").split()[-1]
        self.xdotool("windowfocus", "--sync", window)
        until(lambda: self.xdotool("getwindowfocus") == window, "the window gets the keyboard")
        return int(window)

    def geometry_of(self, window: int) -> QRect:
        lines = self.xdotool("getwindowgeometry", "--shell", window).splitlines()
        values = dict(line.split("=") for line in lines)
        return QRect(*(int(values[name]) for name in ("X", "Y", "WIDTH", "HEIGHT")))

    def keys(self, *keys: str) -> None:
        self.xdotool("key", "--delay", 20, *keys)

    def click(self, x: int, y: int, button: int = 1) -> None:
        self.xdotool("mousemove", x, y, "click", button)

    def picture(self) -> QImage:
        """What is on the screen, from the file that the server keeps it in."""
        data = (self._folder / "Xvfb_screen0").read_bytes()
        header = struct.unpack(">20I", data[:80])
        size, width, height, line, colours = (header[i] for i in (0, 4, 5, 12, 19))
        pixels = data[size + colours * 12 :]
        return QImage(pixels, width, height, line, QImage.Format.Format_RGB32).copy()


@contextmanager
def display(folder: Path, size: tuple[int, int] = SIZE) -> Iterator[Display]:
    """A display of its own, on a number that is free."""
    read, write = os.pipe()
    screen = "{}x{}x24".format(*size)
    command = ["Xvfb", "-displayfd", str(write), "-screen", "0", screen, "-fbdir", str(folder)]
    server = subprocess.Popen(
        [*command, "-noreset", "-nolisten", "tcp"], pass_fds=[write], stderr=-3
    )
    os.close(write)
    try:
        ready, _, _ = select.select([read], [], [], PATIENCE)
        assert ready, "Xvfb does not start"
        yield Display(int(os.read(read, 16)), folder)
    finally:
        os.close(read)
        server.terminate()
        server.wait()
