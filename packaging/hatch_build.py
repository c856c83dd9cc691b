"""Puts compiled translations among the resources before the package is built or linked."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface


class TranslationsHook(BuildHookInterface[Any]):
    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        script = Path(self.root) / "packaging" / "translations.py"
        subprocess.run([sys.executable, str(script), "compile"], check=True)  # noqa: S603
