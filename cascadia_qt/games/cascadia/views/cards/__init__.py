"""The scoring cards, to read and to learn."""
