"""What is said to people about Cryptid."""
