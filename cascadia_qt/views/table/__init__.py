"""What the tables of all games have around their boards."""
