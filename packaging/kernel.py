"""Compiles the kernel of the computer players with Cython, beside its sources.

python packaging/kernel.py compile    to be run after every change: what is compiled comes first
python packaging/kernel.py clean      back to plain Python
"""

from __future__ import annotations

import argparse
import importlib.util
import os
import shutil
import subprocess
import sys
import sysconfig
from pathlib import Path
from tempfile import TemporaryDirectory

ROOT = Path(__file__).resolve().parent.parent
PACKAGE = "cascadia_qt"
KERNEL = Path(PACKAGE, "games", "cascadia", "ai", "kernel")
EXTENSIONS = ("*.so", "*.pyd")
# What compilers but Microsoft's are told, unless somebody knows better: no names for debuggers.
LEAN = {} if sys.platform == "win32" else {"CFLAGS": "-O3 -g0", "LDFLAGS": "-Wl,-s"}

# What all modules share lies in one more. Indices are right by the tests of the plain kernel.
SETUP = """\
import sys
from pathlib import Path
from Cython.Build import cythonize
from setuptools import Extension, setup
shared, *sources = sys.argv.pop().split(",")
sources.append(shared)
names = [".".join(Path(source).with_suffix("").parts) for source in sources]
setup(
    name="kernel",
    packages=[],
    ext_modules=cythonize(
        [Extension(name, [source]) for name, source in zip(names, sources, strict=True)],
        shared_utility_qualified_name=names[-1],
        compiler_directives={
            "annotation_typing": False,
            "boundscheck": False,
            "cdivision": True,
            "infer_types": True,
            "initializedcheck": False,
            "language_level": 3,
            "wraparound": False,
        },
    ),
)
"""
SHARED = """\
import sys
from Cython.Compiler.Main import main
sys.argv = ["cython", "--generate-shared", sys.argv.pop()]
main(command_line=1)
"""
TRIAL = """\
import sys
from setuptools.command.build_ext import customize_compiler, new_compiler
compiler = new_compiler()
customize_compiler(compiler)
compiler.compile([sys.argv[1]], include_dirs=[sys.argv[2]])
"""


def main(words: list[str]) -> int:
    parser = argparse.ArgumentParser(description="Compiles the kernel of the computer players.")
    parser.add_argument("command", choices=["compile", "clean"])
    if parser.parse_args(words).command == "clean":
        clean()
        return 0
    with TemporaryDirectory() as folder:
        return compile_in(Path(folder))


def clean() -> None:
    for module in built(ROOT):
        module.unlink()


def built(root: Path) -> list[Path]:
    return [module for form in EXTENSIONS for module in (root / KERNEL).glob(form)]


def compile_in(folder: Path) -> int:
    if not all(map(importlib.util.find_spec, ("Cython", "setuptools"))):
        return failed("Cython and setuptools are needed to compile the kernel.")
    if not can_compile(folder):
        return failed("A C compiler and the headers of Python are needed to compile the kernel.")
    done = build(folder)
    if done.returncode:
        return failed(f"{done.stdout}\nCython could not compile the kernel.")
    clean()
    for module in built(folder):
        shutil.copy(module, ROOT / KERNEL)
    return 0


def can_compile(folder: Path) -> bool:
    (folder / "trial.c").write_text("#include <Python.h>\n", encoding="utf-8")
    return run(folder, TRIAL, "trial.c", sysconfig.get_path("include")).returncode == 0


def build(folder: Path) -> subprocess.CompletedProcess[str]:
    """Compiles a copy of the package in `folder`, where everything else that Cython writes stays.

    Only modules whose types are declared beside them are compiled.
    """
    unwanted = shutil.ignore_patterns("__pycache__", *EXTENSIONS)
    shutil.copytree(ROOT / PACKAGE, folder / PACKAGE, ignore=unwanted)
    declared = sorted((folder / KERNEL).glob("*.pxd"))
    sources = [str(found.relative_to(folder).with_suffix(".py")) for found in declared]
    shared = str(KERNEL / "shared.c")
    done = run(folder, SHARED, shared)
    if done.returncode:
        return done
    return run(folder, SETUP, "build_ext", "--inplace", ",".join((shared, *sources)))


def run(folder: Path, script: str, *words: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run(  # noqa: S603
        [sys.executable, "-c", script, *words],
        cwd=folder,
        env={**LEAN, **os.environ, "PYTHONWARNINGS": "ignore"},
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        check=False,
        encoding="utf-8",
        errors="replace",
    )


def failed(why: str) -> int:
    sys.stderr.write(f"{why}\n")
    return 1


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
