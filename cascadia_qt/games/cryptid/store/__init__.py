"""What is kept of Cryptid beside the games themselves."""
