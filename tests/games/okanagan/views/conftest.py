"""What tests of the dialogs stand on."""

from __future__ import annotations

from tests.views.looks import looks

__all__ = ["looks"]
