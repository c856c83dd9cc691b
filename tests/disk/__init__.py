"""Disks that fail, and programs that die, at every single step that reaches the disk."""
