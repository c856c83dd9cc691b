"""Who sits where before a game, chosen by people."""
