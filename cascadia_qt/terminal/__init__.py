"""The text front end: commands, and the words that explain a score."""
