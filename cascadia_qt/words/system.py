"""Why the system did not do what it was asked, in the language of the program."""

from __future__ import annotations

import errno
import os
from collections.abc import Callable, Mapping

from cascadia_qt.words.language import translate


def reason(error: OSError) -> str:
    """Why, without a full stop."""
    if error.errno is None or error.strerror != os.strerror(error.errno):
        return error.strerror or str(error)  # somebody has said it in words already
    if error.errno in _REASONS:
        return _REASONS[error.errno]()
    return translate("System", "the system reports error {0}").format(error.errno)


_REASONS: Mapping[int, Callable[[], str]] = {
    errno.ENOENT: lambda: translate("System", "No such file or directory"),
    errno.EACCES: lambda: translate("System", "Permission denied"),
    errno.EPERM: lambda: translate("System", "Operation not permitted"),
    errno.EEXIST: lambda: translate("System", "File exists"),
    errno.EISDIR: lambda: translate("System", "Is a directory"),
    errno.ENOTDIR: lambda: translate("System", "Not a directory"),
    errno.ENOTEMPTY: lambda: translate("System", "Directory not empty"),
    errno.ENOSPC: lambda: translate("System", "No space left on device"),
    errno.EDQUOT: lambda: translate("System", "Disk quota exceeded"),
    errno.EROFS: lambda: translate("System", "Read-only file system"),
    errno.EFBIG: lambda: translate("System", "File too large"),
    errno.ENAMETOOLONG: lambda: translate("System", "File name too long"),
    errno.ELOOP: lambda: translate("System", "Too many levels of symbolic links"),
    errno.EMFILE: lambda: translate("System", "Too many open files"),
    errno.EINVAL: lambda: translate("System", "Invalid argument"),
    errno.EIO: lambda: translate("System", "Input/output error"),
    errno.EBUSY: lambda: translate("System", "Device or resource busy"),
    errno.ETIMEDOUT: lambda: translate("System", "Connection timed out"),
}
