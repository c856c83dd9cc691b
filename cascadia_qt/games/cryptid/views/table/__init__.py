"""The table of Cryptid: map, pennants, prompt and the clue in its corner."""
