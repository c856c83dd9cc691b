"""What Okanagan's guide points at, beside the places of the valley."""

from __future__ import annotations

from typing import Any, NamedTuple


class OptionSpot(NamedTuple):
    """Something on the desk that can be chosen."""

    option: Any


class DeskSpot(NamedTuple):
    """Everything that can be chosen."""
