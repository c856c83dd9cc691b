"""A desktop table for tile and hex games; Cascadia first."""

__version__ = "0.1.0"
