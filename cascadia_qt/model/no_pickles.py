"""PySide runs what is pickled wherever Qt reads values: in Qt's own settings, too, or in a drop."""

from __future__ import annotations

import pickle

from PySide6.QtCore import QByteArray, QDataStream

_OBJECT = b"PySide::PyObjectWrapper\0"
_USER_TYPE = 127  # in the form in which settings are written
_NONE = pickle.dumps(None, 0)


def refuse_pickles() -> None:
    """From now on whatever PySide should unpickle is None, for as long as the program runs.

    PySide asks the module pickle the first time only, and remembers how it is done.
    """
    value = b"".join((_number(_USER_TYPE), *map(_with_length, (_OBJECT, _NONE))))
    stream = QDataStream(QByteArray(value))
    stream.setVersion(QDataStream.Version.Qt_4_0)
    loads = pickle.loads
    pickle.loads = _nothing
    try:
        stream.readQVariant()
    finally:
        pickle.loads = loads


def _nothing(*_arguments: object, **_named: object) -> None:
    """Takes the place of pickle.loads."""


def _with_length(data: bytes) -> bytes:
    return _number(len(data)) + data


def _number(number: int) -> bytes:
    return number.to_bytes(4, "big")
