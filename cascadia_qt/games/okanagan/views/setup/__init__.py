"""What people choose before a game."""
