"""No test of the model needs a screen."""

from __future__ import annotations
