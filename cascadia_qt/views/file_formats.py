"""The kinds of files that something can be written as, by the suffix of a file's name."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from pathlib import Path
from typing import Generic, ParamSpec

from cascadia_qt.store.whole_file import write_whole
from cascadia_qt.words.language import translate
from cascadia_qt.words.system import reason

P = ParamSpec("P")


class ExportError(OSError):
    """A file could not be written; the message is one plain sentence."""


class FileFormats(Generic[P]):
    """For each suffix, what a file dialog calls the format and what such a file holds."""

    def __init__(self, formats: Mapping[str, tuple[Callable[[], str], Callable[P, bytes]]]) -> None:
        self._formats = formats

    @property
    def suffixes(self) -> tuple[str, ...]:
        return tuple(self._formats)

    def name_filters(self) -> list[str]:
        """The formats as a file dialog wants them."""
        return [f"{name()} (*.{suffix})" for suffix, (name, _) in self._formats.items()]

    def path_for(self, name: str, name_filter: str) -> Path:
        """Where to write when a file dialog answers `name`; the filter may name the suffix."""
        path = Path(name)
        if _suffix(path) in self._formats:
            return path
        suffixes = dict(zip(self.name_filters(), self._formats, strict=True))
        return Path(f"{name}.{suffixes.get(name_filter, self.suffixes[0])}")

    def write(self, path: Path, *content: P.args, **options: P.kwargs) -> None:
        """Writes the format that the suffix of `path` names; raises ExportError."""
        if _suffix(path) not in self._formats:
            known = ", ".join(f".{suffix}" for suffix in self._formats)
            text = translate("Export", "{0} must end in one of {1}.")
            raise ExportError(text.format(path.name, known))
        _, made = self._formats[_suffix(path)]
        try:
            write_whole(path, made(*content, **options))
        except ExportError:
            raise
        except OSError as error:
            text = translate("Export", "{0} cannot be written: {1}.")
            raise ExportError(text.format(path.name, reason(error))) from error


def _suffix(path: Path) -> str:
    return path.suffix.lower().removeprefix(".")
