"""The keys of digits, on keyboards that need Shift for them, too."""

from __future__ import annotations

from PySide6.QtCore import Qt

_Key = Qt.Key
DIGITS = {
    _Key.Key_0: 0,
    _Key.Key_1: 1,
    _Key.Key_2: 2,
    _Key.Key_3: 3,
    _Key.Key_4: 4,
    _Key.Key_5: 5,
    _Key.Key_6: 6,
    _Key.Key_7: 7,
    _Key.Key_8: 8,
    _Key.Key_9: 9,
}
# The upper row of French keyboards gives these without Shift.
FRENCH_ROW = {
    _Key.Key_Agrave: 0,
    _Key.Key_Ampersand: 1,
    _Key.Key_Eacute: 2,
    _Key.Key_QuoteDbl: 3,
    _Key.Key_Apostrophe: 4,
    _Key.Key_ParenLeft: 5,
    _Key.Key_Minus: 6,
    _Key.Key_Egrave: 7,
    _Key.Key_Underscore: 8,
    _Key.Key_Ccedilla: 9,
}
