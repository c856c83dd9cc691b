"""PySide runs what is pickled wherever Qt reads values: in Qt's own settings, too, or in a drop."""

from __future__ import annotations

import sys
from types import ModuleType

from PySide6.QtCore import QByteArray, QDataStream

_OBJECT = b"PySide::PyObjectWrapper\0"
_PICKLE = "pickle"
_USER_TYPE = 127  # in the form in which settings are written
_NONE = b"N."  # pickled


def refuse_pickles() -> None:
    """From now on whatever PySide should unpickle is None, for as long as the program runs.

    PySide asks the module pickle the first time only, and remembers how it is done.
    """
    value = b"".join((_number(_USER_TYPE), *map(_with_length, (_OBJECT, _NONE))))
    stream = QDataStream(QByteArray(value))
    stream.setVersion(QDataStream.Version.Qt_4_0)
    before = sys.modules.get(_PICKLE)
    sys.modules[_PICKLE] = _Stub(_PICKLE)
    try:
        stream.readQVariant()
    finally:
        del sys.modules[_PICKLE]
        if before is not None:
            sys.modules[_PICKLE] = before


class _Stub(ModuleType):
    """Takes the place of the module pickle, which need not even be loaded for it."""

    @staticmethod
    def loads(*_arguments: object, **_named: object) -> None:
        """Makes nothing of anything."""


def _with_length(data: bytes) -> bytes:
    return _number(len(data)) + data


def _number(number: int) -> bytes:
    return number.to_bytes(4, "big")
