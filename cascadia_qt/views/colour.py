"""Colours made of others."""

from __future__ import annotations

from PySide6.QtGui import QColor


def veiled(colour: QColor, opacity: float) -> QColor:
    """`colour` as a thin wash."""
    thin = QColor(colour)
    thin.setAlphaF(opacity)
    return thin


def mixed(one: QColor, other: QColor, part: float) -> QColor:
    """`one` with `part` of `other` in it."""
    return QColor.fromRgbF(
        one.redF() + (other.redF() - one.redF()) * part,
        one.greenF() + (other.greenF() - one.greenF()) * part,
        one.blueF() + (other.blueF() - one.blueF()) * part,
    )
