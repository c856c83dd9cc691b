"""The rules of the games: pure Python without Qt, files, clock or global randomness."""
