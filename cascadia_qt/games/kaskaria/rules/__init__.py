"""The rules of Heroes of Kaskaria: pure Python, without Qt, files, clocks or global randomness."""
