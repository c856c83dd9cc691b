"""What can be wrong with a file that a person has chosen."""

from __future__ import annotations


class StorageError(OSError):
    """A file could not be read or written; the message is one plain sentence."""
