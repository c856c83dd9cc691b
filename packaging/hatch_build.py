"""Puts compiled translations into a package that is built, and names a compiled kernel."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface


class CompiledPartsHook(BuildHookInterface[Any]):
    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        kernels = Path(self.root, "cascadia_qt", "games").glob("*/ai/kernel")
        if any((*kernel.glob("*.so"), *kernel.glob("*.pyd")) for kernel in kernels):
            build_data["pure_python"] = False
            build_data["infer_tag"] = True
        script = Path(self.root) / "packaging" / "translations.py"
        subprocess.run([sys.executable, str(script), "compile"], check=True)  # noqa: S603
