"""The rules of Cryptid: pure Python, without Qt, files, clocks or global randomness."""
