"""Which of the files that PyInstaller finds belong into a frozen program."""

from __future__ import annotations

import re
import shutil
import subprocess
import sys
from collections.abc import Callable, Iterable
from pathlib import Path, PurePath

sys.path.insert(0, str(Path(__file__).resolve().parent.parent))

from cascadia_qt.words.languages import CODES

# What PyInstaller calls an entry of its tables: place in the program, source, kind.
Entry = tuple[str, str, str]

# Qt's plugins that a table on a desktop can need; all others stay out, with all they bring.
PLUGINS = {
    "iconengines": "svgicon",
    "imageformats": "svg",
    "platforminputcontexts": "composeplatforminputcontextplugin|ibusplatforminputcontextplugin",
    "platforms": "xcb|wayland|offscreen|windows|cocoa",
    "platformthemes": "xdgdesktopportal",
    "printsupport": "cupsprintersupport|windowsprintersupport|cocoaprintersupport",
    "styles": "modernwindowsstyle|macstyle",
    "wayland-decoration-client": "adwaita|bradient",
    "wayland-graphics-integration-client": "qt-plugin-wayland-egl",
    "wayland-shell-integration": "xdg-shell",
    "xcbglintegrations": "xcb-egl-integration|xcb-glx-integration",
}
# An icon that only packages for a system have, and they have their own.
LARGEST_ICON = "cascadia-512.png"
# Modules that something imports if it can, and that nothing here needs.
MODULES = [
    "IPython",
    "OpenGL",
    "PIL",
    "PySide6.QtDBus",
    "PySide6.QtNetwork",
    "PySide6.QtOpenGL",
    "PySide6.QtOpenGLWidgets",
    "PySide6.QtTest",
    "_hashlib",
    "_pydecimal",
    "_ssl",
    "asyncio",
    "cloudpickle",
    "configparser",
    "cupy",
    "curses",
    "dask",
    "distributed",
    "distutils",
    "doctest",
    "ftplib",
    "h5py",
    "http",
    "ipywidgets",
    "jupyter_rfb",
    "lib2to3",
    "markdown_it",
    "matplotlib",
    "multiprocessing.dummy",
    "multiprocessing.managers",
    "multiprocessing.pool",
    "multiprocessing.shared_memory",
    "mypy",
    "numba",
    "numpy.distutils",
    "numpy.f2py",
    "numpy.fft",
    "numpy.ma",
    "numpy.polynomial",
    "numpy.random",
    "numpy.testing",
    "optparse",
    "pip",
    "pstats",
    "pydoc_data",
    "pygments",
    "pyqtgraph.canvas",
    "pyqtgraph.console",
    "pyqtgraph.dockarea",
    "pyqtgraph.examples",
    "pyqtgraph.flowchart",
    "pyqtgraph.jupyter",
    "pyqtgraph.opengl",
    "pytest",
    "readline",
    "rich._emoji_codes",
    "rich._inspect",
    "rich.json",
    "rich.markdown",
    "rich.prompt",
    "rich.syntax",
    "rich.traceback",
    "scipy",
    "setuptools",
    "ssl",
    "tarfile",
    "tkinter",
    "unittest",
    "urllib.request",
    "xml.dom",
    "xml.sax",
    "xmlrpc",
]


def wanted(entries: Iterable[Entry], imports: Callable[[str], set[Entry]]) -> list[Entry]:
    """The entries to keep; `imports` is PyInstaller's get_imports."""
    kept = [entry for entry in entries if _is_wanted(PurePath(entry[0]))]
    return _reachable(kept, imports) if sys.platform == "linux" else kept


def stripped(entries: Iterable[Entry], folder: Path) -> list[Entry]:
    """With Python itself, and a numpy that was built here, freed from symbols for debuggers.

    The copies are in `folder`. Libraries from wheels stay as they are: those that were patched do
    not survive it.
    """
    strip = shutil.which("strip")
    if sys.platform != "linux" or strip is None:
        return list(entries)
    entries = list(entries)
    patched = any(place.startswith("numpy.libs") for place, *_ in entries)
    return [
        (place, _strip(strip, source, folder), kind)
        if _is_python(place) or (_is_numpy(place) and not patched)
        else (place, source, kind)
        for place, source, kind in entries
    ]


def _is_python(place: str) -> bool:
    return place.startswith("libpython") or "lib-dynload" in PurePath(place).parts


def _is_numpy(place: str) -> bool:
    return place.startswith("numpy") and place.endswith(".so")


def _strip(strip: str, source: str, folder: Path) -> str:
    copy = folder / Path(source).name
    command = [strip, "--strip-unneeded", "-o", str(copy), source]
    return str(copy) if subprocess.run(command, check=False).returncode == 0 else source  # noqa: S603


def _is_wanted(place: PurePath) -> bool:
    if "PySide6" in place.parts and "translations" in place.parts:
        return place.name in {f"qtbase_{language}.qm" for language in CODES}
    if "plugins" in place.parts:
        names = PLUGINS.get(place.parent.name, "(?!)")
        return re.fullmatch(rf"(lib)?q?({names})\.(so|dll|dylib)", place.name) is not None
    if place.name == LARGEST_ICON:
        return False
    if place.parts[0] == "pyqtgraph":
        return False  # pictures and colours of widgets that are not shown
    return place.parts[0] != "numpy" or not re.search("_tests?[.]|_simd[.]", place.name)


def _reachable(entries: list[Entry], imports: Callable[[str], set[Entry]]) -> list[Entry]:
    """Without the libraries that only something unwanted asked for."""
    libraries = {_real(entry[1]): entry for entry in entries if _is_library(entry)}
    waiting = [entry[1] for entry in entries if entry[2] in ("BINARY", "EXTENSION")]
    waiting = [path for path in waiting if _real(path) not in libraries and not _uses_cups(path)]
    found = set()
    while waiting:
        for _, path in imports(waiting.pop()):
            if path and _real(path) in libraries and _real(path) not in found:
                found.add(_real(path))
                waiting.append(path)
    lost = {libraries[path][0] for path in libraries.keys() - found}
    return [entry for entry in entries if entry[0] not in lost and not _points_to(entry, lost)]


def _uses_cups(path: str) -> bool:
    """Whoever can print has libcups, and all it brings is large."""
    return Path(path).parent.name == "printsupport"


def _is_library(entry: Entry) -> bool:
    place = PurePath(entry[0])
    return (
        entry[2] == "BINARY"
        and ".so" in place.name
        and "plugins" not in place.parts
        and not place.name.startswith("libpython")
    )


def _points_to(entry: Entry, lost: set[str]) -> bool:
    return entry[2] == "SYMLINK" and str(PurePath(entry[0]).parent / entry[1]) in lost


def _real(path: str) -> Path:
    return Path(path).resolve()
