"""The field notebook of a player."""
