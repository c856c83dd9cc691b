"""Where the files that come with the program are: beside the package, or in the clone."""

from __future__ import annotations

from pathlib import Path

_PACKAGE = Path(__file__).resolve().parent
_PLACES = (_PACKAGE / "resources", _PACKAGE.parent / "resources")


def resource(name: str) -> Path:
    """The file or folder `name` of the resources."""
    return next((place for place in _PLACES if place.is_dir()), _PLACES[0]) / name
