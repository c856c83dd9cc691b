"""A desktop table for board games."""

__version__ = "1.0.0"
