"""No test of a controller needs a screen."""

from __future__ import annotations
