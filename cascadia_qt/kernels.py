"""Whether what computers think with is compiled, for whoever wants to know."""

from __future__ import annotations

from importlib.machinery import EXTENSION_SUFFIXES, ModuleSpec
from importlib.util import find_spec

from cascadia_qt.shelf import PLACES


def are_compiled() -> bool:
    """Whether the kernel of every game that has one is."""
    found = [spec for place in PLACES.values() if (spec := _kernel_at(place)) is not None]
    return all(str(spec.origin).endswith(tuple(EXTENSION_SUFFIXES)) for spec in found)


def _kernel_at(place: str) -> ModuleSpec | None:
    try:
        return find_spec(f"{place.removesuffix('.entry')}.ai.kernel.search")
    except ModuleNotFoundError:
        return None
