"""How to play, keys, and what this program is."""
