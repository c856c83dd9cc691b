"""The art: a surveyor's table, its tiles, stamps, cards and wooden models."""
