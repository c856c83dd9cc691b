"""Files that lie: whatever a reader is given, it reads it or refuses it, in little time and memory.

Each fault that was found stays in `corpus` or, where it is large, in `bombs`.
"""
