"""The rules of Okanagan: pure Python, without Qt, files, clocks or global randomness."""
