"""Golden records of Cryptid; `write.py` is how they came about."""
